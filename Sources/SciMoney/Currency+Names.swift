// Currencies of your own, and their order.

extension Currency {
  /// A currency of your own, as a literal names it: `static let btc = Currency(custom: "BTC", minorUnits: 8, symbol: "₿")`.
  ///
  /// - Parameters:
  ///   - code: three to six capital letters that are no code of ISO 4217.
  ///   - minorUnits: the decimals of the smallest unit; `nil` if there is none.
  ///   - symbol: what is written instead of the code, where there is something.
  /// - Precondition: the code is such a one; the initialiser that takes a `String` throws.
  public init(custom code: StaticString, minorUnits: Int?, symbol: Unicode.Scalar? = nil) {
    self = orStop { () throws(MoneyError) in
      try Currency(custom: "\(code)", minorUnits: minorUnits, symbol: symbol)
    }
  }

  /// The currency of ISO 4217 with a code in capitals or in small letters, but not in both.
  init(data code: String) throws(MoneyError) {
    let isSmall = code.utf8.allSatisfy { 0x61...0x7A ~= $0 }
    do throws(MoneyError) {
      try self.init(isSmall ? code.uppercased() : code)
    } catch {
      throw .unknownCurrency(code)
    }
  }

  /// The currency of ISO 4217 with a code that comes from data, in capitals.
  ///
  /// - Throws: ``MoneyError/unknownCurrency(_:)``.
  @_disfavoredOverload
  public init(_ code: some StringProtocol) throws(MoneyError) { try self.init(String(code)) }
}

extension Currency: Comparable {
  /// Whether the code of the left currency comes before that of the right one.
  public static func < (left: Currency, right: Currency) -> Bool { left.code < right.code }
}
