extension NumberLocale {
  /// The lines of the tables that a locale is made of.
  struct Layout {
    /// The names of the usual and of the native digits.
    var (usual, native) = ("latn", "latn")
    /// The numbers of formats by names of digits; `*` stands for all names that are not there.
    var formats: [(digits: String, number: Int)] = []
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
          formats = Self.numbers(row[3])
        }
        if let row = LocaleTable.symbolTable.line(of: name) { symbols.layers.append(row) }
      }
      if let row = LocaleTable.symbolTable.line(of: "root") { symbols.layers.append(row) }
      symbols.layers.reverse()
    }

    /// Reads `0 3 4 beng=7 *=5`: Latin, Arabic, Persian, single ones, and all others.
    private static func numbers(_ text: String) -> [(digits: String, number: Int)] {
      var result: [(digits: String, number: Int)] = []
      var (name, number) = ([UInt8](), 0)
      func add() {
        let usual = ["latn", "arab", "arabext"]
        let digits =
          result.count < usual.count ? usual[result.count] : String(decoding: name, as: UTF8.self)
        result.append((digits, number))
        (name, number) = ([], 0)
      }
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: " "): add()
        case UInt8(ascii: "="): break
        case 0x30...0x39: number = 10 * number + Int(byte & 15)
        default: name.append(byte)
        }
      }
      add()
      return result
    }

    /// The number of the format with certain digits.
    func format(_ system: String) -> Int {
      for name in [system, "*", "latn"] {
        for format in formats where format.digits == name { return format.number }
      }
      return 0
    }
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
