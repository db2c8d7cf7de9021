// Sines, cosines and tangents of radians and of degrees.

internal import CMPFR

extension SmallBall {
  /// The sine of x radians, for |x| < 2⁴⁰; `nil` where it may be 0.
  ///
  /// The bounds are those of `sineOfRest()` and `cosineOfRest()`.
  ///
  /// Largest error seen in 2,905,620 results: 15.95 ulps where the bound is 64 or less, and 0.50 of its bound anywhere.
  package func sin() -> SmallBall? {
    guard let (rest, quarter) = restOfQuarterTurns() else { return nil }
    return rest.sine(inQuarter: quarter)
  }

  /// The cosine of x radians, for |x| < 2⁴⁰; `nil` where it may be 0.
  ///
  /// Largest error seen in 2,913,317 results: 15.99 ulps where the bound is 64 or less, and 0.50 of its bound anywhere.
  package func cos() -> SmallBall? {
    guard let (rest, quarter) = restOfQuarterTurns() else { return nil }
    return rest.sine(inQuarter: quarter &+ 1)
  }

  /// The tangent of x radians, for |x| < 2⁴⁰; `nil` where it or its reciprocal may be 0.
  ///
  /// Largest error seen in 745,024 results: 1.40 ulps where the bound is 64 or less, and 0.09 of its bound anywhere.
  package func tan() -> SmallBall? {
    guard let (rest, quarter) = restOfQuarterTurns() else { return nil }
    return rest.tangent(inQuarter: quarter)
  }

  /// The sine of x degrees, for |x| < 2⁶⁰; `nil` where it may be rational: 0, ±½ or ±1.
  ///
  /// Largest error seen in 3,439,400 results: 5.17 ulps where the bound is 64 or less, and 0.14 of its bound anywhere.
  package func sinOfDegrees() -> SmallBall? { sineOfDegrees(quartersAhead: 0) }

  /// The cosine of x degrees, for |x| < 2⁶⁰; `nil` where it may be rational.
  ///
  /// Largest error seen in 3,428,320 results: 4.89 ulps where the bound is 64 or less, and 0.15 of its bound anywhere.
  package func cosOfDegrees() -> SmallBall? { sineOfDegrees(quartersAhead: 1) }

  /// A sine of degrees, which are ahead of x by so many right angles.
  ///
  /// By Niven's theorem, a sine of a rational number of degrees is rational at multiples of 30 only; and a cosine of at most 45 degrees only of 0.
  private func sineOfDegrees(quartersAhead: Int32) -> SmallBall? {
    guard let (degrees, quarter) = restOfRightAngles() else { return nil }
    let total = quarter &+ quartersAhead
    guard total & 1 != 0 || !degrees.mayBe(15 &<< 124, exponent: 4) else { return nil }
    return (degrees * Self.degree)?.sine(inQuarter: total)
  }

  /// The tangent of x degrees, for |x| < 2⁶⁰; `nil` where it may be rational: at multiples of 45.
  ///
  /// Largest error seen in 803,848 results: 0.08 of its bound.
  package func tanOfDegrees() -> SmallBall? {
    guard let (degrees, quarter) = restOfRightAngles(), !degrees.mayBe(45 &<< 122, exponent: 5)
    else { return nil }
    return (degrees * Self.degree)?.tangent(inQuarter: quarter)
  }

  /// Whether |x| may be this number.
  func mayBe(_ mantissa: UInt128, exponent: Int32) -> Bool {
    guard self.exponent == exponent else { return false }
    let distance =
      self.mantissa < mantissa ? mantissa &- self.mantissa : self.mantissa &- mantissa
    return distance <= UInt128(truncatingIfNeeded: error)
  }
}

// MARK: - Reduction

extension SmallBall {
  /// x − k π/2 with a magnitude of at most π/4 + 2⁻²⁰, and k modulo 4.
  ///
  /// k is the nearest integer to x 2/π, found from 64 bits of each; it need only be near. k π/2 is rounded down in units of 2⁻¹⁹², with 256 bits of π/2, by less than
  /// 1 + 2⁻²³; x has no bits below 2⁻¹²⁷ where k is not 0, so the difference of exact numbers is off by less than 2 units. Normalising cuts off less than an ulp.
  private func restOfQuarterTurns() -> (rest: SmallBall, quarter: Int32)? {
    guard exponent < 40 else { return nil }
    guard exponent >= -1 else { return (self, 0) }
    // |x| 2/π in units of 2^(e − 63), too small by less than 2 of them.
    let turns = UInt64.fraction(mantissa.high, sci_inverse_limb(1))
    let shift = UInt64(truncatingIfNeeded: 62 &- exponent)
    let count = (turns &>> shift &+ 1) &>> 1
    if count == 0 { return (self, 0) }
    let (high, low) = Self.multipleOfHalfPi(count)
    let integer = exponent < 0 ? 0 : mantissa &>> UInt128(truncatingIfNeeded: 127 &- exponent)
    let part = mantissa &<< UInt128(truncatingIfNeeded: exponent &+ 1)
    // Modulo 2⁶⁴, as integer and 192 bits after the point, in two halves.
    let left = UInt128(high: integer.low, low: part.high)
    let right = UInt128(high: part.low, low: 0)
    let isBelow = left < high || left == high && right < low
    let lower = isBelow ? low &- right : right &- low
    let borrow: UInt128 = isBelow ? (low < right ? 1 : 0) : (right < low ? 1 : 0)
    let upper = (isBelow ? high &- left : left &- high) &- borrow
    guard
      let rest = SmallBall(
        high: upper, low: lower, exponent: -192, error: 2, isNegative: isNegative != isBelow)
    else { return nil }
    let quarter = Int32(truncatingIfNeeded: count & 3)
    guard let widened = rest.widened(by: error(inUnitsOfTwoToThe: rest.exponent &- 127)) else {
      return nil
    }
    return (widened, isNegative ? -quarter : quarter)
  }

  /// `count` × π/2 in units of 2⁻¹⁹², rounded down, for counts below 2⁴¹.
  @inline(__always)
  private static func multipleOfHalfPi(_ count: UInt64) -> (high: UInt128, low: UInt128) {
    let lowest = UInt128.product(count, sci_half_pi_limb(3)).high
    let third =
      UInt128.product(count, sci_half_pi_limb(2)) &+ UInt128(truncatingIfNeeded: lowest)
    let second =
      UInt128.product(count, sci_half_pi_limb(1)) &+ UInt128(truncatingIfNeeded: third.high)
    let first =
      UInt128.product(count, sci_half_pi_limb(0)) &+ UInt128(truncatingIfNeeded: second.high)
    return (
      UInt128(high: count &+ first.high, low: first.low), UInt128(high: second.low, low: third.low)
    )
  }

  /// What x degrees differ by from the nearest multiple of 90, from −45 to 45 degrees, and the multiple modulo 4; `nil` where the difference may be 0.
  ///
  /// The difference is exact, but for the error of x.
  private func restOfRightAngles() -> (degrees: SmallBall, quarter: Int32)? {
    guard exponent < 60 else { return nil }
    guard exponent >= 0 else { return (self, 0) }
    let integer = UInt64(truncatingIfNeeded: mantissa &>> UInt128(127 &- exponent))
    let part = mantissa &<< UInt128(truncatingIfNeeded: exponent &+ 1)
    let (count, remainder) = (integer &+ 45).quotientAndRemainder(dividingBy: 90)
    // The rest is remainder − 45 + part.
    let isBelow = remainder < 45
    let borrow: UInt64 = isBelow && part != 0 ? 1 : 0
    let degrees = isBelow ? 45 &- remainder &- borrow : remainder &- 45
    guard
      let exact = SmallBall(
        high: UInt128(truncatingIfNeeded: degrees), low: isBelow ? 0 &- part : part,
        exponent: -128, error: 0, isNegative: isNegative != isBelow),
      let rest = exact.widened(by: error(inUnitsOfTwoToThe: exact.exponent &- 127))
    else { return nil }
    let quarter = Int32(truncatingIfNeeded: count & 3)
    return (rest, isNegative ? -quarter : quarter)
  }
}

// MARK: - Values

extension SmallBall {
  /// sin(x + q π/2) for a rest |x| < 51/64.
  @inline(__always)
  private func sine(inQuarter quarter: Int32) -> SmallBall? {
    let value = quarter & 1 == 0 ? sineOfRest() : cosineOfRest()
    return value?.negated(if: quarter & 2 != 0)
  }

  /// tan(x + q π/2) for a rest |x| < 51/64; with the bounds of a quotient.
  private func tangent(inQuarter quarter: Int32) -> SmallBall? {
    guard let sine = sineOfRest(), let cosine = cosineOfRest() else { return nil }
    return quarter & 1 == 0 ? sine / cosine : (cosine / sine)?.negated
  }

  /// sin x for |x| < 51/64, from sin(s ± u) = sin s cos u ± cos s sin u, with s a multiple of 1/64 and |u| ≤ 2⁻⁷.
  ///
  /// In units of 2⁻¹²⁸: x is rounded down by 1; the entries for s are off by ½ each; sin u = u − uh loses 1 and 2⁻⁷ × 16; cos u is off by 15 (see `sineTail` and
  /// `cosineTail`); the two products lose 1 each. Together 1 + 1 + 1.2 + 15 + 2 < 22. The sine is 2⁻⁷ (1 − 2⁻¹⁶) or more, so at most 7 bits are moved up: 22 × 2⁷ ulps.
  ///
  /// Below 2⁻⁷ it is x (1 − h): h is off by 16, the product by 1: 20 ulps hold it, before a bit may be moved up.
  ///
  /// What E adds: |sin′| ≤ 1.
  private func sineOfRest() -> SmallBall? {
    if exponent < -7 {
      let square = Self.squareOfRest(fraction(timesTwoToThe: 6))
      return scaled(byOnePlus: Self.sineTail(square), isLess: true, error: 20, slope: 1)
    }
    let step = RestStep(fraction())
    let value = step.sum(step.sine, step.cosine, isLess: step.isBelow)
    let error = self.error(inUnitsOfTwoToThe: -128)
    return SmallBall(
      units: value, exponent: -128, error: error &+ 22, isNegative: isNegative)
  }

  /// cos x for |x| < 51/64, as the sine; cos x > 0.69, so at most one bit is moved up.
  private func cosineOfRest() -> SmallBall? {
    let error = self.error(inUnitsOfTwoToThe: -128)
    if exponent < -7 {
      let square = Self.squareOfRest(fraction(timesTwoToThe: 6))
      // Below 2⁻⁶⁴ it is 1 but for a last digit that nobody can see.
      let tail = Self.cosineTail(square)
      guard tail != 0 else { return nil }
      return SmallBall(units: 0 &- tail, exponent: -128, error: error &+ 20, isNegative: false)
    }
    let step = RestStep(fraction())
    let value = step.sum(step.cosine, step.sine, isLess: !step.isBelow)
    return SmallBall(units: value, exponent: -128, error: error &+ 22, isNegative: false)
  }

  /// ρ = 2¹² u² from 2⁶ u < 1, rounded down.
  @inline(__always)
  private static func squareOfRest(_ rest: UInt128) -> UInt128 { .fraction(rest, rest) }

  /// A number from 2⁻⁷ to 51/64 as a multiple of 1/64 and a rest.
  private struct RestStep {
    let sine, cosine: UInt128
    /// |u|.
    let rest: UInt128
    /// Whether the number is below the multiple.
    let isBelow: Bool

    @inline(__always)
    init(_ x: UInt128) {
      let index = (x.high &+ 1 &<< 57) &>> 58
      let multiple = UInt128(truncatingIfNeeded: index) &<< 122
      isBelow = x < multiple
      rest = isBelow ? multiple &- x : x &- multiple
      sine = UInt128(sci_sin_step(UInt32(truncatingIfNeeded: index)))
      cosine = UInt128(sci_cos_step(UInt32(truncatingIfNeeded: index)))
    }

    /// `first` cos u ± `second` sin u.
    @inline(__always)
    func sum(_ first: UInt128, _ second: UInt128, isLess: Bool) -> UInt128 {
      let square = SmallBall.squareOfRest(rest &<< 6)
      let sine = rest &- .fraction(rest, SmallBall.sineTail(square))
      let left = first &- .fraction(first, SmallBall.cosineTail(square))
      let right = UInt128.fraction(second, sine)
      return isLess ? left &- right : left &+ right
    }
  }

  /// h of sin u = u (1 − h), from ρ = 2¹² u² < 1.
  ///
  /// h = Σ ∓ρ^k 2^(−12k)/(2k + 1)!, where the first sign is plus; seven terms are more than half a unit of 2⁻¹²⁸, and all others together are less. As in `exponentialTail`, four
  /// steps lose 2½, two 1½, and the last product 1; ρ is off by at most 3, times 2⁻¹²: with ρ < 1 no more than ½ + ½ + 4 × 2½ + 2 × 1½ + 1 + 1 = 16.
  @inline(__always)
  private static func sineTail(_ rho: UInt128) -> UInt128 {
    let sixth = sci_sin_term(5).low &- .fraction(rho.high, sci_sin_term(6).low)
    let fifth = sci_sin_term(4).low &- .fraction(rho.high, sixth)
    let fourth = sci_sin_term(3).low &- .fraction(rho.high, fifth)
    let third =
      UInt128(sci_sin_term(2)) &- UInt128(truncatingIfNeeded: UInt64.fraction(rho.high, fourth))
    let second = UInt128(sci_sin_term(1)) &- .fraction(rho, third)
    let first = UInt128(sci_sin_term(0)) &- .fraction(rho, second)
    return UInt128.fraction(rho, first)
  }

  /// h of cos u = 1 − h, from ρ = 2¹² u² < 1.
  ///
  /// h = Σ ∓ρ^k 2^(−12k)/(2k)!, where the first sign is plus; seven terms are more than half a unit, and all others together are less. Three steps lose 2½, three 1½,
  /// and the last product 1; ρ is off by at most 3, times 2⁻¹³: no more than ½ + ½ + 3 × 2½ + 3 × 1½ + 1 + 1 = 15.
  @inline(__always)
  private static func cosineTail(_ rho: UInt128) -> UInt128 {
    let sixth = sci_cos_term(5).low &- .fraction(rho.high, sci_cos_term(6).low)
    let fifth = sci_cos_term(4).low &- .fraction(rho.high, sixth)
    let fourth =
      UInt128(sci_cos_term(3)) &- UInt128(truncatingIfNeeded: UInt64.fraction(rho.high, fifth))
    let third = UInt128(sci_cos_term(2)) &- .fraction(rho, fourth)
    let second = UInt128(sci_cos_term(1)) &- .fraction(rho, third)
    let first = UInt128(sci_cos_term(0)) &- .fraction(rho, second)
    return UInt128.fraction(rho, first)
  }
}
