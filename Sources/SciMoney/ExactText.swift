import SciNumber

/// Amounts as texts for machines: no groups, no spaces, a point, and nothing lost.
enum ExactText {
  /// Reads `-?digits(.digits)?`, or two of these with a slash between.
  static func number(_ text: String) throws(MoneyError) -> Rational {
    try number(Array(text.utf8)[...])
  }

  /// Reads a number in a part of a text; the offsets of errors are those in the whole of it.
  static func number(_ utf8: ArraySlice<UInt8>) throws(MoneyError) -> Rational {
    guard utf8.count <= Money.digitLimit + 2 else { throw .tooLarge }
    guard let slash = utf8.firstIndex(of: UInt8(ascii: "/")) else {
      return try decimal(utf8)
    }
    let top = try decimal(utf8[..<slash])
    let bottom = try decimal(utf8[(slash + 1)...])
    if bottom.isZero { throw .divisionByZero }
    guard let quotient = top.divided(by: bottom, limit: Money.bitLimit) else { throw .tooLarge }
    return quotient
  }

  private static func decimal(_ utf8: ArraySlice<UInt8>) throws(MoneyError) -> Rational {
    let isNegative = utf8.first == UInt8(ascii: "-")
    let unsigned = isNegative ? utf8.dropFirst() : utf8
    let start = unsigned.startIndex
    let integer = unsigned.prefix(while: isDigit)
    guard !integer.isEmpty else { throw .syntax(offset: start, expected: .digit) }
    if integer.endIndex < utf8.endIndex {
      guard utf8[integer.endIndex] == UInt8(ascii: ".") else {
        throw .syntax(offset: integer.endIndex, expected: .end)
      }
      let fraction = utf8[(integer.endIndex + 1)...].prefix(while: isDigit)
      guard !fraction.isEmpty else {
        throw .syntax(offset: integer.endIndex + 1, expected: .digit)
      }
      guard fraction.endIndex == utf8.endIndex else {
        throw .syntax(offset: fraction.endIndex, expected: .end)
      }
    }
    guard let value = Rational(decimalLiteral: unsigned) else { throw .tooLarge }
    return isNegative ? -value : value
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  /// Writes a number so that ``number(_:)`` reads it back: all its decimals, with zeros behind them up to
  /// `minimumDecimals`, or a fraction in lowest terms.
  static func text(_ value: Rational, minimumDecimals: Int = 0) -> String {
    guard value.isDecimal,
      let number = try? PositionalDigits(value, minimumDecimals: minimumDecimals)
    else {
      guard let top = value.numerator(limit: Money.bitLimit),
        let bottom = value.denominator(limit: Money.bitLimit)
      else { return value.description }
      return "\(top)/\(bottom)"
    }
    return number.description
  }

  /// Writes a number for people: exactly if it has few decimals, and else rounded half away from zero to so many, or more until so
  /// many digits other than leading zeros are shown.
  static func shown(
    _ value: Rational, minimumDecimals: Int = 0, decimalsOfRounded: Int = 0,
    significantDigits: Int = 2
  ) -> (text: String, isRounded: Bool) {
    let exact = { (text(value, minimumDecimals: minimumDecimals), false) }
    let limit = max(mostDecimals, WideInt(minimumDecimals))
    if value.isDecimal,
      value.rounded(.towardZero, decimals: limit, limit: Money.bitLimit).map({ $0 == value })
        ?? true
    {
      return exact()
    }
    let decimals = max(
      WideInt(decimalsOfRounded), WideInt(significantDigits - 1) - value.decimalExponent)
    guard decimals <= 1000,
      let rounded = value.rounded(.halfAwayFromZero, decimals: decimals, limit: Money.bitLimit)
    else { return exact() }
    return (text(rounded, minimumDecimals: Int(decimals)), true)
  }

  /// The most decimals that are shown to people where an exact number has them.
  private static let mostDecimals: WideInt = 20
}
