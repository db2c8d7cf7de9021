extension NumberLocale {
  /// The fields of one line of the tables, read once for a locale and then shared.
  final class Format: Sendable {
    let zero: Unicode.Scalar
    let decimal: String
    let group: String
    let currencyDecimal: String
    let currencyGroup: String
    let minus: String
    let percent: String
    let minimumGrouping: Int
    let decimalPattern: NumberPattern
    let percentPattern: NumberPattern
    let currencyPattern: NumberPattern
    let accountingPattern: NumberPattern
    /// Symbols by code; by code and `~` the narrow ones, and by code and `.`, `,` or `#` what one currency has alone.
    let symbols: [String: String]

    /// Makes a format of the twelve fields that scripts/locale_tables.py writes.
    init(fields: [String], symbols: [[String]]) {
      func field(_ index: Int, or other: Int) -> String {
        fields[index].isEmpty ? fields[other] : fields[index]
      }
      zero = fields[0].unicodeScalars.first ?? "0"
      (decimal, group) = (fields[1], fields[2])
      (currencyDecimal, currencyGroup) = (field(3, or: 1), field(4, or: 2))
      (minus, percent) = (fields[5], fields[6])
      minimumGrouping = Int(fields[7]) ?? 1
      decimalPattern = NumberPattern(fields[8])
      percentPattern = NumberPattern(fields[9])
      currencyPattern = NumberPattern(fields[10])
      accountingPattern = NumberPattern(field(11, or: 10))
      var table: [String: String] = [:]
      for entry in symbols.joined() {
        guard let equals = entry.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
        let text = entry[entry.utf8.index(after: equals)...]
        // An empty one takes away what the parent has.
        table[String(entry[..<equals])] = text.isEmpty ? nil : String(text)
      }
      self.symbols = table
    }

    /// Finds the format of a name in subtags; one without a line is as its parent.
    convenience init?(_ subtags: [String], numbering: Numbering) {
      var (formats, symbols): ([String]?, [[String]]) = (nil, [])
      for count in stride(from: subtags.count, to: 0, by: -1) {
        let key = subtags.prefix(count).joined(separator: "_").utf8
        if formats == nil { formats = LocaleTable.localeTable.fields(of: key) }
        if let row = LocaleTable.symbolTable.fields(of: key) { symbols.append(row) }
      }
      guard let numbers = formats?.first?.split(separator: " ").compactMap({ Int($0) }),
        numbers.count == 3
      else { return nil }
      let number =
        switch numbering {
        case .usual: numbers[0]
        case .latin: numbers[1]
        case .native: numbers[2]
        }
      symbols.append(LocaleTable.symbolTable.fields(of: "root".utf8) ?? [])
      self.init(fields: LocaleTable.formatTable.row(number), symbols: symbols.reversed())
    }
  }
}

extension LocaleTable {
  static let localeTable = SortedTable(locales)
  static let aliasTable = SortedTable(aliases)
  static let formatTable = SortedTable(formats)
  static let symbolTable = SortedTable(symbols)
}
