import SciNumber

/// The digits of a number whose decimals end, with a point in their midst.
struct PlainDigits {
  var isNegative: Bool
  var integer: [UInt8]
  var fraction: [UInt8]

  /// The digits of a number, with zeros behind them up to `minimumDecimals`.
  init(_ value: Rational, minimumDecimals: Int) throws(MoneyError) {
    guard value.isDecimal else { throw .nonTerminating(value) }
    guard let all = value.exactDigits(maximumCount: Money.digitLimit),
      abs(all.exponent) <= Money.digitLimit, 0...Money.digitLimit ~= minimumDecimals
    else { throw .tooLarge }
    let zero = UInt8(ascii: "0")
    isNegative = all.isNegative
    let whole = all.exponent + 1
    let missing = max(0, whole - all.digits.count)
    integer =
      whole <= 0 ? [zero] : all.digits.prefix(whole) + [UInt8](repeating: zero, count: missing)
    fraction =
      whole <= 0
      ? [UInt8](repeating: zero, count: -whole) + all.digits : Array(all.digits.dropFirst(whole))
    if value.isZero { fraction = [] }
    let padding = minimumDecimals - fraction.count
    if padding > 0 { fraction += [UInt8](repeating: zero, count: padding) }
  }
}
