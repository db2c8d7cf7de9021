// Numbers below 1 as their first 128 bits after the point, and what the kernels do with them. "Units" in the bounds of the kernels are 2⁻¹²⁸ unless
// something else is said.

internal import CMPFR

extension UInt128 {
  @inline(__always)
  init(high: UInt64, low: UInt64) {
    self = UInt128(truncatingIfNeeded: high) &<< 64 | UInt128(truncatingIfNeeded: low)
  }

  /// An entry of a table in kernel_tables.h.
  @inline(__always)
  init(_ entry: sci_wide) {
    self.init(high: entry.high, low: entry.low)
  }

  var high: UInt64 {
    @inline(__always) get { UInt64(truncatingIfNeeded: self &>> 64) }
  }

  var low: UInt64 {
    @inline(__always) get { UInt64(truncatingIfNeeded: self) }
  }

  /// The product of two numbers of 64 bits, exactly.
  @inline(__always)
  static func product(_ x: UInt64, _ y: UInt64) -> UInt128 {
    UInt128(truncatingIfNeeded: x) &* UInt128(truncatingIfNeeded: y)
  }

  /// The product of two fractions, rounded down: ⌊xy / 2¹²⁸⌋.
  ///
  /// No sum overflows: (2⁶⁴ − 1)² + 2⁶⁴ − 1 < 2¹²⁸.
  @inline(__always)
  static func fraction(_ x: UInt128, _ y: UInt128) -> UInt128 {
    let lowest = product(x.low, y.low)
    let first = product(x.high, y.low) &+ UInt128(truncatingIfNeeded: lowest.high)
    let second = product(x.low, y.high) &+ UInt128(truncatingIfNeeded: first.low)
    return product(x.high, y.high) &+ UInt128(truncatingIfNeeded: first.high)
      &+ UInt128(truncatingIfNeeded: second.high)
  }

  /// The product of two integers, exactly.
  @inline(__always)
  static func fullProduct(_ x: UInt128, _ y: UInt128) -> (high: UInt128, low: UInt128) {
    let lowest = product(x.low, y.low)
    let first = product(x.high, y.low) &+ UInt128(truncatingIfNeeded: lowest.high)
    let second = product(x.low, y.high) &+ UInt128(truncatingIfNeeded: first.low)
    let high =
      product(x.high, y.high) &+ UInt128(truncatingIfNeeded: first.high)
      &+ UInt128(truncatingIfNeeded: second.high)
    return (high, UInt128(high: second.low, low: lowest.low))
  }

  /// ⌊(high 2¹²⁸ + low) / divisor⌋ and whether something remains, for `high` < `divisor` and a divisor with its top bit set.
  ///
  /// Two digits to the base 2⁶⁴ by D. E. Knuth, "The Art of Computer Programming", volume 2, 4.3.1, algorithm D: a digit that is found
  /// from the first digit of the divisor is at most 2 too large.
  @inline(__always)
  static func quotient(
    high: UInt128, low: UInt128, by divisor: UInt128
  ) -> (quotient: UInt128, isExact: Bool) {
    let (first, rest) = digit(of: high, low.high, by: divisor)
    let (second, last) = digit(of: rest, low.low, by: divisor)
    return (UInt128(high: first, low: second), last == 0)
  }

  /// ⌊(high 2⁶⁴ + next) / divisor⌋, which is below 2⁶⁴, and the remainder.
  @inline(__always)
  private static func digit(
    of high: UInt128, _ next: UInt64, by divisor: UInt128
  ) -> (UInt64, UInt128) {
    var digit =
      high.high >= divisor.high
      ? UInt64.max : divisor.high.dividingFullWidth((high.high, high.low)).quotient
    // The remainder modulo 2¹⁹² in 128 bits and a top limb, which is negative while the digit is too large.
    let lower = product(digit, divisor.low)
    let upper = product(digit, divisor.high) &+ UInt128(truncatingIfNeeded: lower.high)
    let value = UInt128(high: high.low, low: next)
    let subtrahend = UInt128(high: upper.low, low: lower.low)
    var remainder = value &- subtrahend
    var top = high.high &- upper.high &- (value < subtrahend ? 1 : 0)
    while top != 0 {
      digit &-= 1
      let (sum, carries) = remainder.addingReportingOverflow(divisor)
      remainder = sum
      if carries { top &+= 1 }
    }
    return (digit, remainder)
  }
}

extension UInt64 {
  /// The product of two fractions of 64 bits, rounded down; or of such a fraction and an integer.
  @inline(__always)
  static func fraction(_ x: UInt64, _ y: UInt64) -> UInt64 { UInt128.product(x, y).high }
}
