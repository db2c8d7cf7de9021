// Rounding to decimals and to multiples, and the text of what is so rounded.

internal import CMPFR

extension SmallRational {
  /// The number with so many decimals, from 0 to 18; `nil` where a part does not fit, and where `unnecessary` would change it.
  ///
  /// |n|/d × 10^(−s) × 10^`count` is an integer and a remainder, both of one division, so the tail that decides is exact.
  package func rounded(_ mode: RoundingMode, decimals count: Int) -> SmallRational? {
    guard 0...18 ~= count, let numerator = shortNumerator else { return nil }
    let shift = Int(scale) - count
    guard abs(shift) <= 18 else { return nil }
    let power = sci_power_of_ten(UInt32(abs(shift)))
    let factor = shift < 0 ? power : 1
    let (top, isTopTooLarge) = numerator.magnitude.multipliedReportingOverflow(by: factor)
    let (bottom, isBottomTooLarge) = UInt64(denominator).multipliedReportingOverflow(
      by: shift > 0 ? power : 1)
    if isTopTooLarge || isBottomTooLarge { return nil }
    let (kept, rest) = top.quotientAndRemainder(dividingBy: bottom)
    if mode == .unnecessary, rest != 0 { return nil }
    let isUp = mode.incrementsMagnitude(
      isNegative: isNegative, lastDigit: UInt8(kept % 10),
      tail: RoundingTail(WideUInt(rest), of: WideUInt(bottom)))
    guard let magnitude = Int64(exactly: kept), magnitude < .max else { return nil }
    let result = isUp ? magnitude + 1 : magnitude
    return SmallRational(coefficient: isNegative ? -result : result, scale: count)
  }

  /// The nearest multiple of a step, as `mode` says; `nil` where a part does not fit.
  package func rounded(_ mode: RoundingMode, toMultipleOf step: SmallRational) -> SmallRational? {
    guard let quotient = self / step, let whole = quotient.rounded(mode, decimals: 0) else {
      return nil
    }
    return whole * step
  }

  /// Appends the number with so many decimals, from 0 to 18.
  ///
  /// - Returns: whether it has no more of them, and fits.
  package func write(decimals count: Int, to output: inout [UInt8]) -> Bool {
    guard denominator == 1, 0...18 ~= count, scale <= Int32(count), Int(scale) >= count - 18,
      let numerator = shortNumerator
    else { return false }
    let power = sci_power_of_ten(UInt32(count - Int(scale)))
    let (digits, overflows) = numerator.magnitude.multipliedReportingOverflow(by: power)
    if overflows { return false }
    if isNegative { output.append(UInt8(ascii: "-")) }
    let (whole, fraction) = digits.quotientAndRemainder(dividingBy: sci_power_of_ten(UInt32(count)))
    let wholeEnd = output.count + Int(Integer(whole).decimalDigitCount)
    let end = count > 0 ? wholeEnd + 1 + count : wholeEnd
    let start = output.count
    output.append(contentsOf: repeatElement(UInt8(ascii: "."), count: end - start))
    Integer.write(whole, in: start..<wholeEnd, of: &output)
    if count > 0 { Integer.write(fraction, in: (wholeEnd + 1)..<end, of: &output) }
    return true
  }
}
