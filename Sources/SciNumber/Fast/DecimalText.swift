// Decimals as text, written at once.

internal import CMPFR

/// A decimal as it is written without an exponent.
package struct DecimalText {
  /// A sign, digits, and a point among them.
  package let bytes: [UInt8]
  /// How many digits there are, without zeros that only fill places beside the point.
  package let significantCount: Int
  /// Whether the digits are the number itself and not a rounding of it.
  package let isExact: Bool

  /// As many as there are places at most, and before the first digit.
  private static let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: 48)

  /// `digits` × 10^(−`decimals`); `nil` with more than 20 places before the point or 18 behind it.
  init?(_ digits: UInt64, decimals: Int, isNegative: Bool, isExact: Bool) {
    significantCount = Int(Integer(digits).decimalDigitCount)
    self.isExact = isExact
    let places = significantCount - decimals
    guard decimals <= 18, places <= 20 else { return nil }
    let start: Int = isNegative && digits != 0 ? 1 : 0
    let point = start + max(places, 1 as Int)
    let end = decimals > 0 ? point + 1 + decimals : point
    // Reserved and appended to: `init(repeating:count:)` looks the type of its storage up, which takes longer than to write the digits.
    // One byte more is for the end of the line that a caller may add.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end + 1)
    if start == 1 { bytes.append(UInt8(ascii: "-")) }
    bytes += Self.zeros[..<(end - start)]
    if decimals > 0 {
      let power = sci_power_of_ten(UInt32(truncatingIfNeeded: decimals))
      let (whole, fraction) = digits.quotientAndRemainder(dividingBy: power)
      Integer.write(whole, in: start..<point, of: &bytes)
      bytes[point] = UInt8(ascii: ".")
      Integer.write(fraction, in: (point + 1)..<end, of: &bytes)
    } else {
      Integer.write(digits, in: start..<(start + significantCount), of: &bytes)
    }
    self.bytes = bytes
  }

  /// An integer: digits of which the last is no zero, and zeros behind them.
  init(_ digits: [UInt8], zeros: Int, isNegative: Bool) {
    significantCount = digits.count
    isExact = true
    var bytes: [UInt8] = []
    // One byte as above.
    bytes.reserveCapacity(digits.count + zeros + 2)
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    bytes += digits
    for _ in 0..<zeros { bytes.append(UInt8(ascii: "0")) }
    self.bytes = bytes
  }

  /// Digits of two words, so many × 10^(−`decimals`); `nil` where there is an exponent, and with more than 40 places.
  init?(
    long digits: UInt128, count: Int? = nil, decimals: Int, isNegative: Bool, isExact: Bool
  ) {
    let (upper, lower) = digits.decimalHalves
    let count = count ?? Int(Integer(upper).decimalDigitCount) + 19
    significantCount = count
    self.isExact = isExact
    let places = count - decimals
    // Where the first digit stands for 10⁻⁷ to 10²⁰ there is none, and never behind an integer.
    guard -6...(isExact && decimals <= 0 ? 40 : 21) ~= places else { return nil }
    let start: Int = isNegative ? 1 : 0
    let first = start + max(1 - places, 0 as Int)
    let middle = first + max(count - 19, 0 as Int)
    let end = max(first + count, start + places)
    var bytes: [UInt8] = []
    // A byte more for the point, and one as above.
    bytes.reserveCapacity(end + 2)
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    bytes += Self.zeros[..<(end - start)]
    Integer.write(upper, in: first..<middle, of: &bytes)
    Integer.write(lower, in: middle..<(first + count), of: &bytes)
    if decimals > 0 { bytes.insert(UInt8(ascii: "."), at: start + max(places, 1 as Int)) }
    self.bytes = bytes
  }

  /// A rounded number of so many digits; `nil` where there is an exponent.
  package init?(_ number: RoundedDecimal, count: Int32) {
    self.init(
      long: number.coefficient, count: Int(count), decimals: -Int(number.exponent),
      isNegative: number.isNegative, isExact: false)
  }
}

extension Rational {
  /// An integer in all its digits, as ``PositionalDigits`` writes it, if they are at most so many; `nil` for all other numbers.
  package func integerText(digits limit: WideInt) -> DecimalText? {
    let (numerator, denominator, scale) = parts
    guard denominator.isOne, -limit...0 ~= scale else { return nil }
    let digits = numerator.digits()
    guard WideInt(digits.count) - scale <= limit else { return nil }
    return DecimalText(digits, zeros: Int(-scale), isNegative: numerator.signum < 0)
  }
}

extension UInt128 {
  /// The last nineteen decimal digits, and those before them, of a number below 2¹²⁷: 2¹²⁷/10¹⁹ has one word.
  @inline(__always)
  var decimalHalves: (upper: UInt64, lower: UInt64) {
    let (upper, lower) = (10_000_000_000_000_000_000 as UInt64).dividingFullWidth((high, low))
    return (upper, lower)
  }
}
