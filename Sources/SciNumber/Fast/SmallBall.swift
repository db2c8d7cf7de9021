/// A number that is known to about 128 bits: a midpoint and how far the number may be from it.
///
/// It is what ``Ball`` is, for ordinary numbers and without any memory of its own: the fast path to twenty or thirty digits. The number lies in
/// ±[mantissa − error, mantissa + error] × 2^(exponent − 127), with 2¹²⁷ ≤ mantissa and error ≤ 2⁶⁰. So zero is never inside, the sign is
/// known, and 2^exponent (1 − 2⁻⁶⁷) ≤ |x| < 2^(exponent+1) (1 + 2⁻⁶⁷). What cannot be said like this is `nil`, and the caller
/// takes the general path: ``Real`` and its decisions. A `nil` says nothing about the number.
///
/// Every operation returns bounds that hold for every point of its operands. In comments *M*, *e* and *E* are mantissa, exponent and error, and *ulp*
/// is a unit of the mantissa's last place, 2^(e − 127). The bound of a kernel stands beside it, and with it the largest error that was seen, in
/// results for arguments without an error of their own, by `Fuzzing`'s `Kernels` on 22 November 2026.
package struct SmallBall: BitwiseCopyable, Sendable {
  package let mantissa: UInt128
  package let error: UInt64
  package let exponent: Int32
  package let isNegative: Bool

  /// A number whose parts hold what the type promises.
  @inline(__always)
  init(proved mantissa: UInt128, exponent: Int32, error: UInt64, isNegative: Bool) {
    assert(mantissa &>> 127 == 1, "a mantissa that is not normalised")
    assert(error <= Self.largestError, "an error that leaves too few bits")
    assert(exponent.magnitude <= Self.largestExponent.magnitude, "an exponent out of range")
    self.mantissa = mantissa
    self.error = error
    self.exponent = exponent
    self.isNegative = isNegative
  }

  /// Exponents beyond this, which is about 10^±4900, are left to others; so they never overflow.
  static let largestExponent: Int32 = 1 << 14

  /// The largest error, which leaves 67 bits: 20 digits need 67.
  static let largestError: UInt64 = 1 << 60

  /// What an error is that has grown too large; some of them can be added.
  private static let excessiveError: UInt64 = largestError + 1
}

// MARK: - Making numbers

extension SmallBall {
  /// A normalised mantissa with an error and an exponent that may be too large.
  @inline(__always)
  init?(_ mantissa: UInt128, exponent: Int32, error: UInt64, isNegative: Bool) {
    guard error <= Self.largestError, exponent.magnitude <= Self.largestExponent.magnitude else {
      return nil
    }
    self.init(proved: mantissa, exponent: exponent, error: error, isNegative: isNegative)
  }

  /// `units` × 2^`exponent`, give or take `error` of these units.
  ///
  /// Exact but for the error: bits are only moved up. `nil` for no units.
  @inline(__always)
  package init?(units: UInt128, exponent: Int32, error: UInt64, isNegative: Bool) {
    guard units != 0 else { return nil }
    let shift = Int32(truncatingIfNeeded: units.leadingZeroBitCount)
    self.init(
      units &<< UInt128(truncatingIfNeeded: shift), exponent: exponent &+ 127 &- shift,
      error: Self.scaled(error, byTwoToThe: shift), isNegative: isNegative)
  }

  /// `high` × 2^(`exponent` + 128) + `low` × 2^`exponent`, give or take `error` × 2^`exponent`; the mantissa is rounded down.
  ///
  /// The rounding is below an ulp, and there is none if the number fits.
  @inline(__always)
  init?(high: UInt128, low: UInt128, exponent: Int32, error: UInt64, isNegative: Bool) {
    guard high != 0 else {
      self.init(units: low, exponent: exponent, error: error, isNegative: isNegative)
      return
    }
    let shift = UInt128(truncatingIfNeeded: high.leadingZeroBitCount)
    // A shift by 128 for 0 would be one by 0.
    let next = (low &>> 1) &>> (127 &- shift)
    let lost = low &<< shift
    let power = Int32(truncatingIfNeeded: shift) &- 128
    self.init(
      high &<< shift | next, exponent: exponent &+ 127 &- power,
      error: Self.scaled(error, byTwoToThe: power) &+ (lost == 0 ? 0 : 1), isNegative: isNegative)
  }

  /// The integer, exactly; `nil` for 0.
  package init?(_ value: Int64) {
    self.init(
      units: UInt128(truncatingIfNeeded: value.magnitude), exponent: 0, error: 0,
      isNegative: value < 0)
  }

  /// An upper bound of an error in units of another size: `error` × 2^`power`, rounded up.
  ///
  /// Beyond ``largestError`` only that it is, so that sums of a few do not overflow; and what is beyond it stays so, since it may be more than it says.
  @inline(__always)
  static func scaled(_ error: UInt64, byTwoToThe power: Int32) -> UInt64 {
    if error == 0 { return 0 }
    if error > largestError { return excessiveError }
    if power <= 0 {
      // Rounded up; what is left of a large shift is 1.
      return power <= -64 ? 1 : ((error &- 1) &>> UInt64(truncatingIfNeeded: -power)) &+ 1
    }
    if power > 60 || error > largestError &>> UInt64(truncatingIfNeeded: power) {
      return excessiveError
    }
    return error &<< UInt64(truncatingIfNeeded: power)
  }
}

// MARK: - Properties

extension SmallBall {
  /// Whether it is this one number.
  package var isExact: Bool { error == 0 }

  /// −1 or 1.
  package var signum: Int { isNegative ? -1 : 1 }

  /// The number with the other sign.
  @inline(__always)
  package var negated: SmallBall {
    SmallBall(proved: mantissa, exponent: exponent, error: error, isNegative: !isNegative)
  }

  /// The number without its sign.
  @inline(__always)
  package var magnitude: SmallBall {
    SmallBall(proved: mantissa, exponent: exponent, error: error, isNegative: false)
  }

  /// This number, or its negative.
  @inline(__always)
  func negated(if condition: Bool) -> SmallBall {
    SmallBall(
      proved: mantissa, exponent: exponent, error: error, isNegative: isNegative != condition)
  }

  /// The number times 2^`power`, exactly.
  @inline(__always)
  func scaled(byTwoToThe power: Int32) -> SmallBall? {
    SmallBall(mantissa, exponent: exponent &+ power, error: error, isNegative: isNegative)
  }

  /// The same midpoint with more error, in ulps.
  @inline(__always)
  func widened(by more: UInt64) -> SmallBall? {
    SmallBall(mantissa, exponent: exponent, error: error &+ more, isNegative: isNegative)
  }

  /// |x| × 2^`power` as a fraction, rounded down, where it is below 1.
  ///
  /// M 2^(e − 127) 2^power 2¹²⁸ = M 2^(e + power + 1), and e + power ≤ −1.
  @inline(__always)
  func fraction(timesTwoToThe power: Int32 = 0) -> UInt128 {
    let shift = -1 &- exponent &- power
    return shift >= 128 ? 0 : mantissa &>> UInt128(truncatingIfNeeded: shift)
  }

  /// The error as a bound in units of 2^`unit`.
  @inline(__always)
  func error(inUnitsOfTwoToThe unit: Int32) -> UInt64 {
    Self.scaled(error, byTwoToThe: exponent &- 127 &- unit)
  }
}
