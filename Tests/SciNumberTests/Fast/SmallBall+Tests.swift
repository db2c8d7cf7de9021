import TestSupport

@testable import SciNumber

extension SmallBall {
  /// A random number with so many bits and an exponent of that range.
  static func random(
    _ exponents: ClosedRange<Int32>, isNegative: Bool, error: UInt64 = 0,
    using generator: inout SplitMix64
  ) -> SmallBall {
    // Short numbers, and numbers beside powers of two, are as likely as others.
    var mantissa = UInt128(generator.next()) << 64 | UInt128(generator.next()) | 1 << 127
    switch generator.next() & 7 {
    case 0: mantissa = (mantissa >> 110) << 110
    case 1: mantissa = (mantissa >> 75) << 75
    case 2: mantissa = 1 << 127 | mantissa >> (generator.next() & 127 | 1)
    case 3: mantissa = .max ^ (mantissa >> (generator.next() & 127 | 1))
    default: break
    }
    return SmallBall(
      proved: mantissa, exponent: Int32.random(in: exponents, using: &generator), error: error,
      isNegative: isNegative)
  }

  /// The middle, exactly.
  var midpoint: BigFloat {
    var sum = BigFloat(0)
    for part: UInt128 in 0..<4 {
      let bits = WideInt(truncatingIfNeeded: mantissa >> (96 - 32 * part) & 0xFFFF_FFFF)
      let place = BigFloat(bits, timesTwoToThe: WideInt(exponent) - 31 - 32 * WideInt(part))
      sum = sum.applying(.add, place, precision: 256, rounding: .halfEven)
    }
    return isNegative
      ? BigFloat(0).applying(.subtract, sum, precision: 256, rounding: .halfEven) : sum
  }

  /// The point that is so many ulps above the midpoint, exactly.
  func point(ulps: WideInt) -> BigFloat {
    let offset = BigFloat(ulps, timesTwoToThe: WideInt(exponent) - 127)
    return midpoint.applying(.add, offset, precision: 256, rounding: .halfEven)
  }

  /// Whether it contains a value that was rounded to nearest at 400 bits.
  func contains(_ value: BigFloat) -> Bool {
    let distance = value.applying(.subtract, midpoint, precision: 400, rounding: .halfEven)
      .applying(.magnitude, precision: 400, rounding: .halfEven)
    // What MPFR rounded is far below 2⁻⁶⁴ ulps.
    let slack = BigFloat(1, timesTwoToThe: WideInt(exponent) - 191)
    let bound = BigFloat(WideInt(error), timesTwoToThe: WideInt(exponent) - 127)
      .applying(.add, slack, precision: 256, rounding: .halfEven)
    return distance <= bound
  }
}
