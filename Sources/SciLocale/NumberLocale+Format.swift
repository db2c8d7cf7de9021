extension NumberLocale {
  /// The lines of the tables that a locale is made of.
  struct Layout {
    /// The names of the usual and of the native digits.
    var (usual, native) = ("latn", "latn")
    /// The numbers of formats by names of digits; `*` stands for all names that are not there.
    var formats: [String: Int] = [:]
    /// The symbols of the locale and its parents, with root's first.
    var symbols: [[String]] = []

    /// The layout of root.
    init() {}

    /// Collects what the locales of a chain say, of which the first comes first.
    init(_ chain: [String]) {
      for name in chain {
        if formats.isEmpty, let row = LocaleTable.localeTable.fields(of: name.utf8), row.count > 3 {
          usual = row[1].isEmpty ? "latn" : row[1]
          native = row[2].isEmpty ? "latn" : row[2]
          formats = Self.numbers(row[3])
        }
        if let row = LocaleTable.symbolTable.fields(of: name.utf8) { symbols.append(row) }
      }
      symbols.append(LocaleTable.symbolTable.fields(of: "root".utf8) ?? [])
      symbols.reverse()
    }

    /// Reads `0 3 4 beng=7 *=5`: Latin, Arabic, Persian, single ones, and all others.
    private static func numbers(_ text: String) -> [String: Int] {
      var result: [String: Int] = [:]
      for (index, word) in text.split(separator: " ").enumerated() {
        let parts = word.split(separator: "=")
        let name = index < 3 ? ["latn", "arab", "arabext"][index] : String(parts[0])
        result[name] = parts.last.flatMap { Int($0) }
      }
      return result
    }

    /// The layout without the lines that a table of symbols was made of.
    var withoutSymbols: Layout {
      var copy = self
      copy.symbols = []
      return copy
    }

    /// The number of the format with certain digits.
    func format(_ system: String) -> Int { formats[system] ?? formats["*"] ?? formats["latn"] ?? 0 }
  }

  /// The fields of the tables, read once for a locale and then shared.
  final class Format: Sendable {
    let digits: [Unicode.Scalar]
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
    /// What the locale has for other digits.
    let layout: Layout

    /// Makes a format of the eleven fields that scripts/locale_tables.py writes, and of its digits or their zero.
    init(digits: [Unicode.Scalar], fields: [String], layout: Layout) {
      func field(_ index: Int, or other: Int) -> String {
        fields[index].isEmpty ? fields[other] : fields[index]
      }
      let zero = digits.first ?? "0"
      self.digits =
        digits.count == 10
        ? digits : (0..<10).map { Unicode.Scalar(zero.value + $0) ?? zero }
      (decimal, group) = (fields[0], fields[1])
      (currencyDecimal, currencyGroup) = (field(2, or: 0), field(3, or: 1))
      (minus, percent) = (fields[4], fields[5])
      minimumGrouping = Int(fields[6]) ?? 1
      decimalPattern = NumberPattern(fields[7])
      percentPattern = NumberPattern(fields[8])
      currencyPattern = NumberPattern(fields[9])
      accountingPattern = NumberPattern(field(10, or: 9))
      var table: [String: String] = [:]
      for entry in layout.symbols.joined() {
        guard let equals = entry.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
        let text = entry[entry.utf8.index(after: equals)...]
        // An empty one takes away what the parent has.
        table[String(entry[..<equals])] = text.isEmpty ? nil : String(text)
      }
      symbols = table
      self.layout = layout.withoutSymbols
    }

    /// The format of a locale with certain digits.
    convenience init(_ layout: Layout, numberingSystem: String) {
      let digits = LocaleTable.digitTable.fields(of: numberingSystem.utf8)?.first ?? "0"
      self.init(
        digits: Array(digits.unicodeScalars),
        fields: LocaleTable.formatTable.row(layout.format(numberingSystem)),
        layout: layout)
    }
  }
}
