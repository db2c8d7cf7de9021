// Decimals as text, written at once.

internal import CMPFR

/// A decimal as it is written without an exponent.
package struct DecimalText {
  /// A sign, digits, and a point among them.
  package let bytes: [UInt8]
  /// How many digits there are, without zeros that only fill places beside the point.
  package let significantCount: Int
}

extension SmallRational {
  /// The number in all its digits, as ``PositionalDigits`` writes it; `nil` for a fraction, whose digits do not end, and for numbers that are
  /// mostly zeros: with more than 20 places before the point, or with more than six zeros behind it.
  package var decimalText: DecimalText? {
    guard denominator == 1 else { return nil }
    var (digits, decimals) = (numerator.magnitude, Int(scale))
    while digits != 0 {
      let (quotient, digit) = digits.quotientAndRemainder(dividingBy: 10)
      if digit != 0 { break }
      (digits, decimals) = (quotient, decimals - 1)
    }
    let count = Int(Integer(UInt64(digits)).decimalDigitCount)
    let places = count - decimals
    guard decimals <= 18, -6...20 ~= places else { return nil }
    let sign = isNegative ? 1 : 0
    let integerCount = max(places, 1)
    let end = sign + integerCount + (decimals > 0 ? 1 + decimals : 0)
    var bytes = [UInt8](repeating: UInt8(ascii: "0"), count: end)
    if isNegative { bytes[0] = UInt8(ascii: "-") }
    if decimals > 0 {
      let power = sci_power_of_ten(UInt32(decimals))
      let (whole, fraction) = digits.quotientAndRemainder(dividingBy: power)
      Integer.write(whole, in: sign..<(sign + integerCount), of: &bytes)
      bytes[sign + integerCount] = UInt8(ascii: ".")
      Integer.write(fraction, in: (end - decimals)..<end, of: &bytes)
    } else {
      Integer.write(digits, in: sign..<(sign + count), of: &bytes)
    }
    return DecimalText(bytes: bytes, significantCount: count)
  }
}
