/// An upper bound of a magnitude: 32 bits times a power of two, rounded up in every operation.
///
/// The radius of a ``Ball`` needs few bits but must never be too small. A value is
/// `mantissa` × 2^(`exponent` − 32) with the mantissa's top bit set, so that
/// 2^(exponent−1) ≤ value < 2^exponent; zero has mantissa 0, infinity has ``infinityExponent``.
/// Operations whose name ends in `Down` return lower bounds instead, for use as a divisor.
struct Magnitude: Hashable, Sendable {
  private(set) var mantissa: UInt32
  private(set) var exponent: WideInt

  private init(mantissa: UInt32, exponent: WideInt) {
    assert(mantissa >> 31 == 1 || mantissa == 0 && exponent == 0, "a mantissa that is not normal")
    self.mantissa = mantissa
    self.exponent = exponent
  }

  private static let infinityExponent = WideInt.max

  /// Exponents beyond this become infinite upwards and stay here downwards; both only enlarge.
  private static let largestExponent = 1 << 61

  static let zero = Magnitude(mantissa: 0, exponent: 0)
  static let infinity = Magnitude(mantissa: 1 << 31, exponent: infinityExponent)
  static let one = Magnitude.powerOfTwo(0)

  /// 2^`exponent`.
  static func powerOfTwo(_ exponent: WideInt) -> Magnitude {
    Magnitude(clamping: 1 << 31, exponent: exponent + 1)
  }

  var isZero: Bool { mantissa == 0 }
  var isInfinite: Bool { exponent == Self.infinityExponent }

  /// The least *e* with value ≤ 2^e; callers exclude zero and infinity.
  var ceilingExponent: WideInt { mantissa == 1 << 31 ? exponent - 1 : exponent }
}

// MARK: - Making bounds

extension Magnitude {
  /// A normalised mantissa and an exponent that may have left the range.
  private init(clamping mantissa: UInt32, exponent: WideInt) {
    if exponent > Self.largestExponent {
      self = .infinity
    } else if exponent < -Self.largestExponent {
      self.init(mantissa: 1 << 31, exponent: -Self.largestExponent)
    } else {
      self.init(mantissa: mantissa, exponent: exponent)
    }
  }

  /// The least bound of `bits` × 2^(`exponent` − 64); `bits` must not be zero.
  private init(roundingUp bits: UInt64, exponent: WideInt) {
    let shift = bits.leadingZeroBitCount
    let normal = bits << shift
    let head = UInt32(truncatingIfNeeded: normal >> 32)
    let isExact = UInt32(truncatingIfNeeded: normal) == 0
    self = Self.incremented(head, by: isExact ? 0 : 1, exponent: exponent - WideInt(shift))
  }

  /// `head` plus `increment` units of its last place, renormalised.
  private static func incremented(_ head: UInt32, by increment: UInt32, exponent: WideInt)
    -> Magnitude
  {
    let (sum, overflows) = head.addingReportingOverflow(increment)
    // An overflowed sum is 2³² + k with k < increment ≤ 1: the mantissa 2³¹ one binade up is exact.
    return overflows
      ? Magnitude(clamping: 1 << 31, exponent: exponent + 1)
      : Magnitude(clamping: sum, exponent: exponent)
  }

  /// The least bound of a natural number.
  init(_ value: UInt64) {
    self = value == 0 ? .zero : Magnitude(roundingUp: value, exponent: 64)
  }

  /// A bound of |x|; infinite for NaN and infinities.
  init(atLeast x: BigFloat) {
    guard x.isRegular else {
      self = x.isZero ? .zero : .infinity
      return
    }
    let (bits, exponent, areAll) = x.leadingBits
    self = Self.incremented(bits, by: areAll ? 0 : 1, exponent: exponent)
  }

  /// A lower bound of |x|; zero for NaN.
  init(atMost x: BigFloat) {
    guard x.isRegular else {
      self = x.isInfinite ? .infinity : .zero
      return
    }
    let (bits, exponent, _) = x.leadingBits
    self.init(mantissa: bits, exponent: exponent)
  }
}

// MARK: - Arithmetic, rounded up

extension Magnitude {
  static func + (left: Magnitude, right: Magnitude) -> Magnitude {
    let (large, small) = left < right ? (right, left) : (left, right)
    if small.isZero || large.isInfinite { return large }
    let shift = large.exponent - small.exponent
    guard shift < 32 else { return incremented(large.mantissa, by: 1, exponent: large.exponent) }
    // Both as 64-bit integers with 31 bits of room below and one above: nothing is lost.
    let sum = UInt64(large.mantissa) << 31 + (UInt64(small.mantissa) << 31) >> UInt64(shift)
    return Magnitude(roundingUp: sum, exponent: large.exponent + 1)
  }

  static func * (left: Magnitude, right: Magnitude) -> Magnitude {
    if left.isZero || right.isZero { return .zero }
    if left.isInfinite || right.isInfinite { return .infinity }
    let product = UInt64(left.mantissa) * UInt64(right.mantissa)
    return Magnitude(roundingUp: product, exponent: left.exponent + right.exponent)
  }

  /// A bound of left / right, where `right` is a lower bound of the true divisor.
  static func / (left: Magnitude, right: Magnitude) -> Magnitude {
    if left.isZero { return .zero }
    if left.isInfinite || right.isZero { return .infinity }
    if right.isInfinite { return .zero }
    let (quotient, remainder) = (UInt64(left.mantissa) << 32)
      .quotientAndRemainder(dividingBy: UInt64(right.mantissa))
    return Magnitude(
      roundingUp: quotient + (remainder == 0 ? 0 : 1), exponent: left.exponent - right.exponent + 32
    )
  }

  /// A lower bound of left − right, where `left` is a lower and `right` an upper bound; at least 0.
  static func differenceDown(_ left: Magnitude, _ right: Magnitude) -> Magnitude {
    if left.isInfinite { return right.isInfinite ? .zero : left }
    if right.isZero { return left }
    guard right < left else { return .zero }
    // In 63 bits nothing is lost while the exponents differ by less than 32; beyond that `right` is
    // below one unit of the last place of `left`.
    let shift = left.exponent - right.exponent
    let subtrahend = shift < 32 ? (UInt64(right.mantissa) << 31) >> UInt64(shift) : 1 << 31
    let difference = UInt64(left.mantissa) << 31 - subtrahend
    let normalising = difference.leadingZeroBitCount
    return Magnitude(
      clamping: UInt32(truncatingIfNeeded: (difference << normalising) >> 32),
      exponent: left.exponent + 1 - WideInt(normalising))
  }

  /// A bound larger by at least 2⁻³², relatively: room for one more rounding.
  var nudged: Magnitude {
    isZero || isInfinite ? self : Self.incremented(mantissa, by: 1, exponent: exponent)
  }

  /// A lower bound smaller by at least 2⁻³², relatively.
  var nudgedDown: Magnitude {
    if isZero || isInfinite { return self }
    return mantissa == 1 << 31
      ? Magnitude(clamping: UInt32.max, exponent: exponent - 1)
      : Magnitude(mantissa: mantissa - 1, exponent: exponent)
  }

  /// This × 2^`exponent`.
  func scaled(byTwoToThe power: WideInt) -> Magnitude {
    isZero || isInfinite ? self : Magnitude(clamping: mantissa, exponent: exponent + power)
  }
}

extension Magnitude: Comparable {
  static func < (left: Magnitude, right: Magnitude) -> Bool {
    if left.isZero || right.isZero { return left.isZero && !right.isZero }
    return (left.exponent, left.mantissa) < (right.exponent, right.mantissa)
  }
}

// MARK: - To numbers

extension Magnitude {
  /// The bound as a number, and a larger one below the range of exponents; callers exclude infinity.
  var bigFloat: BigFloat {
    let least = BigFloat.smallestExponent + 32
    return isZero
      ? BigFloat(0) : BigFloat(WideInt(mantissa), timesTwoToThe: max(exponent, least) - 32)
  }
}
