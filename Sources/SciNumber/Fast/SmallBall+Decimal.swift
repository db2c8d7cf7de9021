// From decimals and fractions, and to decimal digits.

internal import CMPFR

extension SmallBall {
  /// `coefficient` × 10^`power`, exactly or to 10 ulps; `nil` for 0 and for numbers that are too large or too small.
  ///
  /// 10^k is 5^k 2^k, so that only the power of five takes bits.
  package init?(coefficient: UInt128, timesTenToThe power: Int32, isNegative: Bool) {
    guard
      let integer = SmallBall(units: coefficient, exponent: 0, error: 0, isNegative: isNegative),
      let five = SmallBall.powerOfFive(power), let product = integer * five,
      let result = product.scaled(byTwoToThe: power)
    else { return nil }
    self = result
  }

  /// The fraction of two integers, exactly or to an ulp; `nil` where one is 0.
  package init?(_ numerator: Int64, over denominator: Int64) {
    guard let numerator = SmallBall(numerator), let denominator = SmallBall(denominator),
      let quotient = numerator / denominator
    else { return nil }
    self = quotient
  }

  /// 5^`power`, exactly from 0 to 55; `nil` beyond the table.
  @inline(__always)
  private static func powerOfFive(_ power: Int32) -> SmallBall? {
    if power >= 0, power <= 55 {
      return SmallBall(
        units: UInt128(sci_five_power(UInt32(truncatingIfNeeded: power))), exponent: 0, error: 0,
        isNegative: false)
    }
    return largePowerOfFive(power)
  }

  /// 5^(56j) 5^i, of which the first is rounded to half an ulp, but for j = 0.
  private static func largePowerOfFive(_ power: Int32) -> SmallBall? {
    guard power >= -448, power < 504 else { return nil }
    let (block, rest) = (power &+ 448).quotientAndRemainder(dividingBy: 56)
    let index = UInt32(truncatingIfNeeded: block)
    let large = SmallBall(
      proved: UInt128(sci_five_large_power(index)),
      exponent: Int32(sci_five_large_exponent(index)), error: block == 8 ? 0 : 1,
      isNegative: false)
    guard
      let small = SmallBall(
        units: UInt128(sci_five_power(UInt32(truncatingIfNeeded: rest))), exponent: 0, error: 0,
        isNegative: false)
    else { return nil }
    return large * small
  }
}

// MARK: - To digits

/// A number of `count` decimal digits: ±`coefficient` × 10^`exponent`, with 10^(count − 1) ≤ coefficient < 10^count.
package struct RoundedDecimal: BitwiseCopyable, Hashable, Sendable {
  package let coefficient: UInt128
  package let exponent: Int32
  package let isNegative: Bool
}

extension SmallBall {
  /// The most digits that are written; 10³⁰ < 2¹⁰⁰ leaves 28 bits to decide with.
  package static let mostDigits: Int32 = 30

  /// The number, correctly rounded to `count` significant digits.
  ///
  /// `nil` unless every point rounds to these digits, none is a tie, and none is a number of `count` digits itself. So the number is not exactly
  /// what is returned, and the result is the same whatever a mode does with ties.
  ///
  /// - Parameters:
  ///   - count: how many digits, from 1 to 30.
  ///   - roundsUp: what a mode makes of digits that a number lies strictly behind: whether a unit is added to the magnitude, from the
  ///     last digit and whether what was cut off is more than half a unit.
  /// - Returns: the digits.
  package func rounded(
    toDigits count: Int32, _ roundsUp: (_ lastDigit: UInt8, _ isAboveHalf: Bool) -> Bool
  ) -> RoundedDecimal? {
    guard count >= 1, count <= Self.mostDigits else { return nil }
    // ⌊e log₁₀ 2⌋, or one beside it: 78913/2¹⁸ is log₁₀ 2 to 10⁻⁶, and e is below 2¹⁵. The digits tell.
    var power = (exponent &* 78913) &>> 18
    let (most, least) = (Self.powerOfTen(count), Self.powerOfTen(count &- 1))
    for _ in 0..<3 {
      guard let cut = DecimalCut128(self, timesTenToThe: count &- 1 &- power) else { return nil }
      if cut.integer >= most {
        power &+= 1
      } else if cut.integer < least {
        power &-= 1
      } else {
        guard let isAboveHalf = cut.isAboveHalf else { return nil }
        let lastDigit = UInt8(truncatingIfNeeded: cut.integer.lastDecimalDigit)
        let isUp = roundsUp(lastDigit, isAboveHalf)
        let coefficient = cut.integer &+ (isUp ? 1 : 0)
        let isPower = coefficient == most
        return RoundedDecimal(
          coefficient: isPower ? least : coefficient,
          exponent: power &- count &+ 1 &+ (isPower ? 1 : 0), isNegative: isNegative)
      }
    }
    return nil
  }

  /// The number, rounded to the nearest number of `count` digits; no point is a tie.
  package func rounded(toDigits count: Int32) -> RoundedDecimal? {
    rounded(toDigits: count) { _, isAboveHalf in isAboveHalf }
  }

  /// 10^`power`, for 0 to 38.
  @inline(__always)
  private static func powerOfTen(_ power: Int32) -> UInt128 {
    UInt128(sci_five_power(UInt32(truncatingIfNeeded: power)))
      &<< UInt128(truncatingIfNeeded: power)
  }

  /// |x| × 10^k as an integer and a fraction.
  private struct DecimalCut128 {
    let integer: UInt128
    /// Whether all points are above the integer by more than one half; `nil` if one is at a half or at an integer.
    let isAboveHalf: Bool?

    /// The product of the mantissas is rounded down by less than a unit 2^unit; the errors add (M₁E₂ + M₂E₁ + E₁E₂)/2¹²⁸ < E₁ + E₂ + 1 units.
    @inline(__always)
    init?(_ x: SmallBall, timesTenToThe power: Int32) {
      guard let five = SmallBall.powerOfFive(power) else { return nil }
      let product = UInt128.fraction(x.mantissa, five.mantissa)
      let unit = x.exponent &+ five.exponent &+ power &- 126
      guard unit <= -2, unit >= -127 else { return nil }
      let shift = UInt128(truncatingIfNeeded: -unit)
      integer = product &>> shift
      let half: UInt128 = 1 &<< (shift &- 1)
      let part = product & ((1 &<< shift) &- 1)
      let error = UInt128(truncatingIfNeeded: x.error &+ five.error &+ 2)
      let isAbove = part > half
      let distance = isAbove ? part &- half : part
      isAboveHalf = distance > error && half > error && distance < half &- error ? isAbove : nil
    }
  }
}

extension UInt128 {
  /// The remainder modulo 10: 2⁶⁴ leaves 6.
  var lastDecimalDigit: UInt64 { (high % 10 &* 6 &+ low % 10) % 10 }
}
