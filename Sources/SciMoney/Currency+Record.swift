public import SciLocale

extension Currency {
  /// What kind of code it is.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The currency of a country or of several.
    case currency
    /// A unit of account that is no money, such as CLF or USN.
    case fund
    /// A metal, a unit of an institution, or a code for tests or for no currency.
    case special
    /// A currency that was withdrawn.
    case withdrawn
    /// A currency that ISO 4217 does not have.
    case custom
  }

  /// What the table says about a currency of ISO 4217.
  public struct Record: Hashable, Sendable {
    /// The code.
    public let code: String
    /// The English name.
    public let name: String
    /// The three-digit code; `nil` where the list has none.
    public let numericCode: Int?
    /// What kind of code it is.
    public let kind: Kind
    /// The decimals of the smallest unit by ISO 4217, `nil` for codes without one.
    public let minorUnits: Int?
    /// The decimals that CLDR shows, which are fewer where small units are out of use.
    public let cldrDigits: Int?
    /// The decimals of the smallest coin by CLDR.
    public let cashDigits: Int?
    /// The step of amounts in cash in units of the last cash decimal, where it is not 1: 5 for CHF (0.05).
    public let cashStep: Int
    /// The month or year of withdrawal, such as `2002-03`, where the list has one.
    public let withdrawn: String?
    /// The code of the currency that came after it.
    public let successorCode: String?
    /// The ISO 3166 code of the territory, if it is one.
    public let territory: String?
    /// What the decimals hide: `1/5` where the subunit is a fifth.
    public let note: String?

    /// Finds the row of a code.
    init?(code: String) {
      guard let fields = CurrencyTable.table.fields(of: code) else { return nil }
      self.init(code: code, fields: fields)
    }

    init(code: String, fields: [String]) {
      func text(_ index: Int) -> String? { fields[index].isEmpty ? nil : fields[index] }
      self.code = code
      numericCode = Int(fields[0])
      kind =
        switch fields[1] {
        case "f": .fund
        case "x": .special
        case "h": .withdrawn
        default: .currency
        }
      minorUnits = Int(fields[2])
      cldrDigits = Int(fields[3])
      cashDigits = Int(fields[4])
      cashStep = max(1, Int(fields[5]) ?? 1)
      withdrawn = text(6)
      successorCode = text(7)
      territory = text(8)
      note = text(9)
      name = fields[10]
    }
  }

  /// The version of the table.
  public static var tableVersion: String { CurrencyTable.version }

  /// The currencies of ISO 4217 that are in use, in the order of their codes.
  ///
  /// Units of account and metals are among them; ``kind`` tells them apart.
  public static var active: [Currency] { listed { $0 != "h" } }

  /// The currencies that ISO 4217 once had, in the order of their codes.
  public static var withdrawn: [Currency] { listed { $0 == "h" } }

  private static func listed(where isListed: (String) -> Bool) -> [Currency] {
    CurrencyTable.table.rows.filter { isListed($0[2]) }.compactMap { try? Currency($0[0]) }
  }

  /// The English name; the code of a custom currency.
  public var name: String { record?.name ?? code }

  /// What the table says; `nil` for a custom currency.
  public var record: Record? { isCustom ? nil : Record(code: code) }

  /// What kind of code it is.
  public var kind: Kind { record?.kind ?? .custom }

  /// The number of ISO 4217, such as 840 for USD.
  public var numericCode: Int? { record?.numericCode }

  /// The currency that came after this one when it was withdrawn.
  public var successor: Currency? { record?.successorCode.flatMap { try? Currency($0) } }

  /// The symbol in a locale; the code where the locale has none, or one that is the code of another currency.
  ///
  /// Quechua's short symbol of GHS is `GHC`, which is the code of the cedi before it.
  ///
  /// - Parameters:
  ///   - locale: whose symbols are meant. CLDR's `NumberLocale.root` has few.
  ///   - isNarrow: whether a short symbol that several currencies share will do: `$` for CAD.
  /// - Returns: the symbol or the code.
  public func symbol(in locale: NumberLocale, narrow isNarrow: Bool = false) -> String {
    if isCustom { return customSymbol.map { String(Character($0)) } ?? code }
    guard let symbol = locale.currencySymbol(code, narrow: isNarrow) else { return code }
    return Self.isCode(symbol) ? code : symbol
  }
}

extension Currency {
  /// The symbol in texts without a locale: `$`, `€`, `CA$`; the code where there is none.
  public var symbol: String { symbol(in: .en) }
}

extension Currency: CaseIterable {
  /// The currencies in use, as ``active``.
  ///
  /// ``withdrawn`` ones and those of your own are not listed.
  public static var allCases: [Currency] { active }
}

extension CurrencyTable {
  static let table = SortedTable(rows)
}
