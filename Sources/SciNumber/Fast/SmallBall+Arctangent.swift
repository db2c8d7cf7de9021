// Arcs: arctangent, arcsine and arccosine, in radians and in degrees.

internal import CMPFR

extension SmallBall {
  /// The arctangent in radians.
  ///
  /// Largest error seen in 875,000 results: 23.13 ulps where the bound is 64 or less, and 0.39 of its bound anywhere.
  package func atan() -> SmallBall? {
    Self.angle(ofSlope: magnitude, over: Self.one)?.negated(if: isNegative)
  }

  /// The arcsine in radians, for |x| < 1: the angle with the slope |x| / √((1 − |x|)(1 + |x|)).
  ///
  /// Largest error seen in 3,500,000 results: 11.63 ulps where the bound is 64 or less, and 0.39 of its bound anywhere.
  package func asin() -> SmallBall? {
    guard let cosine = besideOnUnitCircle else { return nil }
    return Self.angle(ofSlope: magnitude, over: cosine)?.negated(if: isNegative)
  }

  /// The arccosine in radians, for |x| < 1, as the arcsine.
  ///
  /// Largest error seen in 875,000 results: 8.57 ulps where the bound is 64 or less, and 0.39 of its bound anywhere.
  package func acos() -> SmallBall? {
    guard let sine = besideOnUnitCircle,
      let angle = Self.angle(ofSlope: sine, over: magnitude)
    else { return nil }
    return isNegative ? Self.pi - angle : angle
  }

  /// The angle from the positive x axis to the point (`x`, `y`), from −π to π, in radians.
  package static func atan2(_ y: SmallBall, _ x: SmallBall) -> SmallBall? {
    guard let angle = angle(ofSlope: y.magnitude, over: x.magnitude) else { return nil }
    return (x.isNegative ? pi - angle : angle)?.negated(if: y.isNegative)
  }

  /// The arctangent in degrees; `nil` where it may be rational: for ±1 (Niven's theorem).
  ///
  /// Largest error seen in 874,559 results: 21.51 ulps where the bound is 64 or less, and 0.37 of its bound anywhere.
  package func atanInDegrees() -> SmallBall? {
    guard !mayBePowerOfTwo(exponent: 0), let angle = atan() else { return nil }
    return angle * Self.radian
  }

  /// The arcsine in degrees, for |x| < 1; `nil` where it may be rational: for ±½.
  ///
  /// Largest error seen in 873,779 results: 21.02 ulps where the bound is 64 or less, and 0.36 of its bound anywhere.
  package func asinInDegrees() -> SmallBall? {
    guard !mayBePowerOfTwo(exponent: -1), let angle = asin() else { return nil }
    return angle * Self.radian
  }

  /// The arccosine in degrees, for |x| < 1; `nil` where it may be rational: for ±½.
  ///
  /// Largest error seen in 873,743 results: 15.10 ulps where the bound is 64 or less, and 0.37 of its bound anywhere.
  package func acosInDegrees() -> SmallBall? {
    guard !mayBePowerOfTwo(exponent: -1), let angle = acos() else { return nil }
    return angle * Self.radian
  }

  /// Whether |x| may be 2^`exponent`, from either side.
  private func mayBePowerOfTwo(exponent: Int32) -> Bool {
    let error = UInt128(truncatingIfNeeded: error)
    return self.exponent == exponent && mantissa &- 1 &<< 127 <= error
      || self.exponent == exponent &- 1 && 0 &- mantissa <= error
  }

  /// √(1 − x²), for |x| < 1.
  private var besideOnUnitCircle: SmallBall? {
    guard exponent < 0, let below = Self.one - magnitude, let above = Self.one + magnitude,
      let product = below * above
    else { return nil }
    return product.positiveRoot()
  }
}

// MARK: - The angle of a point

extension SmallBall {
  /// The angle of the point (`x`, `y`) in the first quadrant, 0 < x and 0 < y.
  private static func angle(ofSlope y: SmallBall, over x: SmallBall) -> SmallBall? {
    let isSteep = y.exponent > x.exponent || y.exponent == x.exponent && y.mantissa > x.mantissa
    guard isSteep else { return flatAngle(ofSlope: y, over: x) }
    guard let rest = flatAngle(ofSlope: x, over: y) else { return nil }
    return halfPi - rest
  }

  /// The angle of a point whose coordinates' midpoints have Y ≤ X.
  ///
  /// With i/64 nearest to Y/X it is atan(i/64) + atan t for t = (64Y − iX)/(64X + iY), and |t| < 2⁻⁷ (1 + 2⁻⁴⁰). In units of 2⁻¹²⁸: t is off by less than 1.4 (see
  /// `fraction(ofSlope:over:)`); atan t = t (1 − h) loses 1 and 2⁻⁶ × 22 (see `arctangentTail`); the entry is off by ½. Together less than 4; the angle is 2⁻⁷ (1 − 2⁻¹³) or more,
  /// so up to 7 bits are moved up: 2⁹ ulps.
  ///
  /// What the errors add: at (x, y) the angle θ changes by sin θ cos θ (dy/y − dx/x), and sin θ cos θ ≤ θ. So it is off by no more than E₁/M₁ + E₂/M₂, and 2⁻⁶⁰ of that,
  /// relatively, which is below 2 (E₁ + E₂) + 1 ulps.
  ///
  /// For i = 0 it is the arctangent of the quotient.
  private static func flatAngle(ofSlope y: SmallBall, over x: SmallBall) -> SmallBall? {
    let distance = x.exponent &- y.exponent
    guard distance <= 7 else { return (y / x)?.smallArctangent() }
    // 64 Y/X from 63 bits of Y and 57 of X.
    let part = y.mantissa.high &>> UInt64(truncatingIfNeeded: distance &+ 1)
    let whole = x.mantissa.high &>> 7
    let index = (part &+ whole &>> 1) / whole
    guard index != 0 else { return (y / x)?.smallArctangent() }
    let (t, isBelow) = fraction(
      ofSlope: y.mantissa, shiftedBy: distance, over: x.mantissa, index: index)
    let width = t &<< 6
    let rest = t &- .fraction(t, arctangentTail(.fraction(width, width)))
    let step = UInt128(sci_atan_step(UInt32(truncatingIfNeeded: index)))
    let propagated = (x.error &+ y.error) &<< 1
    return SmallBall(
      units: isBelow ? step &- rest : step &+ rest, exponent: -128, error: 4, isNegative: false)?
      .widened(by: propagated == 0 ? 0 : propagated &+ 1)
  }

  /// |t| in units of 2⁻¹²⁸, and whether t is negative; see `flatAngle(ofSlope:over:)`.
  ///
  /// Numerator: n = 32Y − iX/2 in ulps of X, of which less than 1 is lost, in either direction; |n| < 2¹²⁶ (1 + 2⁻⁴⁰), so its sign stands in its top bit. Denominator: d = X/4 + iY/256, of which
  /// less than 3 is lost, 2¹²⁵ ≤ d < 2¹²⁷. Then t = n/(128 d) is 2¹²¹ n/d units. For n it is off by 2¹²¹/2¹²⁵, for d by 2¹²⁸ × 2⁻⁶·⁹ × 3/2¹²⁵ < 0.21,
  /// and it is rounded down: less than 1.4.
  @inline(__always)
  private static func fraction(
    ofSlope y: UInt128, shiftedBy distance: Int32, over x: UInt128, index: UInt64
  ) -> (t: UInt128, isBelow: Bool) {
    let left =
      distance <= 5
      ? y &<< UInt128(truncatingIfNeeded: 5 &- distance)
      : y &>> UInt128(truncatingIfNeeded: distance &- 5)
    let right =
      x &* UInt128(truncatingIfNeeded: index &>> 1)
      &+ (index & 1 == 0 ? 0 : x &>> 1)
    let difference = left &- right
    let isBelow = difference &>> 127 != 0
    let numerator = isBelow ? 0 &- difference : difference
    let share =
      UInt128.product(y.high, index) &<< 56 &+ UInt128.product(y.low, index) &>> 8
    let denominator = x &>> 2 &+ share &>> UInt128(truncatingIfNeeded: distance)
    // 1 or 2 bits are moved up.
    let shift = UInt128(truncatingIfNeeded: denominator.leadingZeroBitCount)
    let (t, _) = UInt128.quotient(
      high: numerator &>> (7 &- shift), low: numerator &<< (121 &+ shift),
      by: denominator &<< shift)
    return (t, isBelow)
  }

  /// The arctangent of 0 < x < 2⁻⁶: x (1 − h).
  ///
  /// h is off by 22 units, the product by 1: 24 ulps hold it, before a bit may be moved up. The derivative is at most 1.
  private func smallArctangent() -> SmallBall? {
    let width = fraction(timesTwoToThe: 6)
    let tail = Self.arctangentTail(.fraction(width, width))
    return scaled(byOnePlus: tail, isLess: true, error: 24, slope: 1)
  }

  /// h of atan t = t (1 − h), from ρ = 2¹² t² < 1.
  ///
  /// h = Σ ∓ρ^k 2^(−12k)/(2k + 1), where the first sign is plus; ten terms are more than half a unit of 2⁻¹²⁸, and all others together are less. As in `exponentialTail`,
  /// five steps lose 2½, four 1½, and the last product 1; ρ is off by at most 3, times 2⁻¹²: no more than ½ + ½ + 5 × 2½ + 4 × 1½ + 1 + 1 < 22.
  @inline(__always)
  private static func arctangentTail(_ rho: UInt128) -> UInt128 {
    @inline(__always)
    func small(_ index: UInt32, _ sum: UInt64) -> UInt64 {
      sci_atan_term(index).low &- .fraction(rho.high, sum)
    }
    let sixth = small(5, small(6, small(7, small(8, sci_atan_term(9).low))))
    let fifth =
      UInt128(sci_atan_term(4)) &- UInt128(truncatingIfNeeded: UInt64.fraction(rho.high, sixth))
    let fourth = UInt128(sci_atan_term(3)) &- .fraction(rho, fifth)
    let third = UInt128(sci_atan_term(2)) &- .fraction(rho, fourth)
    let second = UInt128(sci_atan_term(1)) &- .fraction(rho, third)
    let first = UInt128(sci_atan_term(0)) &- .fraction(rho, second)
    return UInt128.fraction(rho, first)
  }
}
