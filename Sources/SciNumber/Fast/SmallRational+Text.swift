// Rational numbers as text in all their digits.

internal import CMPFR

extension SmallRational {
  /// The number in all its digits, as ``PositionalDigits`` writes it; `nil` for a fraction, whose digits do not end, for numbers with more than six
  /// zeros behind the point, and for those with more places before it than ``DecimalText`` writes.
  package var decimalText: DecimalText? {
    guard denominator == 1 else { return nil }
    guard let (digits, decimals) = withoutTrailingZeros else {
      let (digits, decimals) = longWithoutTrailingZeros
      return DecimalText(
        long: digits, decimals: decimals, isNegative: isNegative, isExact: true)
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
