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

  /// As many as there are places at most, and a point.
  private static let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: 40)

  /// `digits` × 10^(−`decimals`); `nil` with more than 20 places before the point or 18 behind it.
  fileprivate init?(_ digits: UInt64, decimals: Int, isNegative: Bool, isExact: Bool) {
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

  /// The same for digits of two words, of which at least one stands before the point.
  fileprivate init?(long digits: UInt128, decimals: Int, isNegative: Bool) {
    // 2¹²⁷/10¹⁹ has one word.
    let (upper, lower) = (10_000_000_000_000_000_000 as UInt64)
      .dividingFullWidth(
        (UInt64(truncatingIfNeeded: digits >> 64), UInt64(truncatingIfNeeded: digits)))
    significantCount = Int(Integer(upper).decimalDigitCount) + 19
    isExact = true
    let places = significantCount - decimals
    guard decimals >= 0, 1...20 ~= places else { return nil }
    let start: Int = isNegative ? 1 : 0
    let end = start + significantCount
    var bytes: [UInt8] = []
    // A byte more for the point, and one as above.
    bytes.reserveCapacity(end + 2)
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    bytes += Self.zeros[..<significantCount]
    Integer.write(upper, in: start..<(end - 19), of: &bytes)
    Integer.write(lower, in: (end - 19)..<end, of: &bytes)
    if decimals > 0 { bytes.insert(UInt8(ascii: "."), at: start + places) }
    self.bytes = bytes
  }
}

extension SmallRational {
  /// The number in all its digits, as ``PositionalDigits`` writes it; `nil` for a fraction, whose digits do not end, and for numbers that are
  /// mostly zeros: with more than 20 places before the point, or with more than six zeros behind it.
  package var decimalText: DecimalText? {
    guard denominator == 1 else { return nil }
    guard let (digits, decimals) = withoutTrailingZeros else {
      let (digits, decimals) = longWithoutTrailingZeros
      return DecimalText(long: digits, decimals: decimals, isNegative: isNegative)
    }
    guard decimals <= 6 || digits >= sci_power_of_ten(UInt32(min(decimals - 7, 19))) else {
      return nil
    }
    return DecimalText(digits, decimals: decimals, isNegative: isNegative, isExact: true)
  }

  /// The number with at most so many decimals, from 0 to 18, and with all of them where it had to be rounded; `nil` for a fraction and for large numbers.
  package func decimalText(decimals count: Int, rounding: RoundingMode) -> DecimalText? {
    guard denominator == 1, rounding != .unnecessary, 0...18 ~= count,
      let (digits, decimals) = withoutTrailingZeros
    else { return nil }
    guard decimals > count else {
      return DecimalText(digits, decimals: decimals, isNegative: isNegative, isExact: true)
    }
    // No power of ten beyond fits.
    guard decimals - count <= 18 else { return nil }
    let unit = sci_power_of_ten(UInt32(decimals - count))
    let (kept, rest) = digits.quotientAndRemainder(dividingBy: unit)
    let half = unit / 2
    let isUp = rounding.incrementsMagnitude(
      isNegative: isNegative, lastDigit: UInt8(kept % 10),
      tail: rest == half ? .half : rest > half ? .aboveHalf : .belowHalf)
    return DecimalText(
      kept + (isUp ? 1 : 0), decimals: count, isNegative: isNegative, isExact: false)
  }

  /// The magnitude as digits of which the last is no zero, and how many of them are decimals; `nil` for digits of two words.
  private var withoutTrailingZeros: (digits: UInt64, decimals: Int)? {
    guard let numerator = shortNumerator else {
      let (digits, decimals) = longWithoutTrailingZeros
      return UInt64(exactly: digits).map { ($0, decimals) }
    }
    var (digits, decimals) = (numerator.magnitude, Int(scale))
    while digits != 0 {
      let (quotient, digit) = digits.quotientAndRemainder(dividingBy: 10)
      if digit != 0 { break }
      (digits, decimals) = (quotient, decimals - 1)
    }
    return (digits, decimals)
  }

  /// The same for any numerator but 0.
  private var longWithoutTrailingZeros: (digits: UInt128, decimals: Int) {
    var (digits, decimals) = (numerator.magnitude, Int(scale))
    while true {
      let (quotient, digit) = digits.quotientAndRemainder(dividingBy: 10)
      if digit != 0 { return (digits, decimals) }
      (digits, decimals) = (quotient, decimals - 1)
    }
  }
}
