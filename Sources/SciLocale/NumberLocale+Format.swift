extension NumberLocale {
  /// The lines of the tables that a locale is made of.
  struct Layout {
    /// The names of the usual and of the native digits.
    var (usual, native) = ("latn", "latn")
    /// The numbers of formats, such as `0 3 4 beng=7 *=5`: for Latin, Arabic and Persian digits, for single ones, and for all others.
    var formats = ""
    /// The symbols of the locale and its parents, with root's first.
    var symbols = CurrencyTexts(layers: [])

    /// The layout of root.
    init() {}

    /// Collects what the locales of a chain say, of which the first comes first.
    init(_ chain: [String]) {
      for name in chain {
        if formats.isEmpty, let row = LocaleTable.localeTable.fields(of: name), row.count > 3 {
          usual = row[1].isEmpty ? "latn" : row[1]
          native = row[2].isEmpty ? "latn" : row[2]
          formats = row[3]
        }
        if let row = LocaleTable.symbolTable.line(of: name) { symbols.layers.append(row) }
      }
      if let row = LocaleTable.symbolTable.line(of: "root") { symbols.layers.append(row) }
      symbols.layers.reverse()
    }

    /// The number of the format with certain digits.
    func format(_ system: String) -> Int {
      number(of: system) ?? number(of: "*") ?? number(of: "latn") ?? 0
    }

    private func number(of system: String) -> Int? {
      var place = 0
      var rest = formats.utf8[...]
      while !rest.isEmpty {
        let field = rest.prefix { $0 != UInt8(ascii: " ") }
        let name = field.prefix { $0 != UInt8(ascii: "=") }
        let isNamed = name.count < field.count
        if isNamed ? name.elementsEqual(system.utf8) : Self.unnamed[place] == system {
          return Int(Substring(isNamed ? field.dropFirst(name.count + 1) : field))
        }
        rest = rest.dropFirst(field.count + 1)
        place += 1
      }
      return nil
    }

    /// The digits of the numbers without a name, in order.
    private static let unnamed = ["latn", "arab", "arabext"]
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
    /// What the locale has for currencies and for other digits.
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
      self.layout = layout
    }

    /// The format of a locale with certain digits.
    convenience init(_ layout: Layout, numberingSystem: String) {
      let digits = LocaleTable.digitTable.fields(of: numberingSystem)?.first ?? "0"
      self.init(
        digits: Array(digits.unicodeScalars),
        fields: LocaleTable.formatTable.row(layout.format(numberingSystem)),
        layout: layout)
    }
  }
}
