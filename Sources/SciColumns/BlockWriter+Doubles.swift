// Answers as the nearest doubles.

extension BlockWriter {
  /// Writes the quotients of integers below 2⁵¹ by one of at most 53 bits, both of which doubles hold: one division is one rounding.
  static func write<Word: BlockWord>(
    short integers: UnsafePointer<Word>, over divisor: Int128, count: Int,
    to answers: UnsafeMutablePointer<Double>
  ) {
    let divisor = Double(divisor)
    // The bits of a double of this exponent are those of an integer.
    let shifter = 0x1.8p52
    let zero = Int64(bitPattern: shifter.bitPattern)
    for i in 0..<count {
      let bits = unsafe zero &+ Int64(truncatingIfNeeded: integers[i])
      unsafe answers[i] = (Double(bitPattern: UInt64(bitPattern: bits)) - shifter) / divisor
    }
  }

  /// Writes the quotients of any integers by one that is not zero.
  static func write<Word: BlockWord>(
    _ integers: UnsafePointer<Word>, over divisor: UInt64, count: Int,
    to answers: UnsafeMutablePointer<Double>
  ) {
    for i in 0..<count {
      let nearest = unsafe nearestQuotient(
        UInt128(truncatingIfNeeded: integers[i].magnitude), divisor)
      unsafe answers[i] = integers[i] < 0 ? -nearest : nearest
    }
  }

  /// Writes the quotients of the integers of two nodes, of which the divisors are below 2⁶³; 0 for rows that are null.
  ///
  /// - Returns: whether no other row has a divisor of zero.
  static func write<Word: BlockWord>(
    _ integers: UnsafePointer<Word>, over divisors: UnsafePointer<Word>, count: Int,
    _ mask: UnsafePointer<Int64>?, to answers: UnsafeMutablePointer<Double>
  ) -> Bool {
    for i in 0..<count {
      if unsafe mask?[i] == 0 {
        unsafe answers[i] = 0
        continue
      }
      let divisor = unsafe UInt64(truncatingIfNeeded: divisors[i].magnitude)
      guard divisor != 0 else { return false }
      let nearest = unsafe nearestQuotient(
        UInt128(truncatingIfNeeded: integers[i].magnitude), divisor)
      let isNegative = unsafe (integers[i] < 0) != (divisors[i] < 0)
      // There is no negative zero among the values.
      unsafe answers[i] = isNegative && nearest != 0 ? -nearest : nearest
    }
    return true
  }

  /// Divides.
  ///
  /// The integer part and 128 bits behind the point hold 64 bits from the first one on, since the quotient is 0 or above 2⁻⁶³. Whatever lies behind these only tells a tie
  /// from more than one.
  ///
  /// - Parameters:
  ///   - dividend: below 2¹²⁷.
  ///   - divisor: from 1 to 2⁶³ − 1.
  /// - Returns: the double nearest to the quotient, a tie to the even one.
  static func nearestQuotient(_ dividend: UInt128, _ divisor: UInt64) -> Double {
    if dividend < 1 << 53, divisor < 1 << 53 { return Double(UInt64(dividend)) / Double(divisor) }
    let (whole, rest) = dividend.quotientAndRemainder(dividingBy: UInt128(divisor))
    let (first, remainder) = divisor.dividingFullWidth((UInt64(rest), 0))
    let (second, tail) = divisor.dividingFullWidth((remainder, 0))
    let isWhole = whole != 0
    // The topmost bits: those before the point with those behind it, or only the latter.
    let high = isWhole ? whole : UInt128(first) << 64 | UInt128(second)
    guard high != 0 else { return 0 }
    let shift = high.leadingZeroBitCount
    let low: UInt128 = isWhole ? UInt128(first) << 64 | UInt128(second) : 0
    let bits = high << UInt128(shift) | (shift == 0 ? 0 : low >> UInt128(128 - shift))
    let behind = shift == 0 ? low : low << UInt128(shift)
    let isInexact = UInt64(truncatingIfNeeded: bits) != 0 || behind != 0 || tail != 0
    let top = UInt64(bits >> 64) | (isInexact ? 1 : 0)
    // `top` has 64 bits from 2⁶³ on: its lowest bit is no part of the result, and one conversion is one rounding.
    let exponent = (isWhole ? 128 : 0) - shift - 64
    return Double(top) * Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
