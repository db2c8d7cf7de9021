// eˣ and eˣ − 1.

internal import CMPFR

extension SmallBall {
  /// eˣ, for |x| < 2¹³.
  ///
  /// x = k ln 2 + i/64 + j/4096 + r with 0 ≤ i ≤ 44, 0 ≤ j < 64 and 0 ≤ r < 2⁻¹², so that eˣ = 2^k e^(i/64) e^(j/4096) eʳ: two values from tables, and
  /// eʳ − 1 = r (1 + h) by its series. In units of 2⁻¹²⁸:
  ///
  /// - x is rounded down by less than 1 and k ln 2 by less than 1, so k ln 2 + the rest is off by less than 2 in either direction: 2 in eˣ, relatively;
  /// - eʳ − 1 is off by less than 1 for its last product and 2⁻¹² × 17 for h (see `exponentialTail`): 1.01;
  /// - the product T of the tables' values has the unit 2⁻¹²⁷, of which it loses ½ for each entry and 1 for the rounding: 2;
  /// - T + T (eʳ − 1) is rounded once more: 1.
  ///
  /// T is below 2¹²⁸ units of 2⁻¹²⁷, so a relative 2⁻¹²⁸ is less than one of these: 2.01 + 1.01 + 2.01 + 1 < 7. What E adds: e^δ − 1 ≤ δ(1 + δ) with
  /// δ = E 2^(e − 127), times 2¹²⁸: E 2^(e + 1) and, since a result has δ < 2⁻⁶⁷, less than 1.
  ///
  /// The bound is 8 ulps for an exact number: 7, and 1 where a bit is moved down.
  ///
  /// Largest error seen in 11,375,000 results: 4.52 ulps.
  package func exp() -> SmallBall? {
    guard exponent < 13, exponent >= -127 else { return nil }
    let integer =
      exponent < 0 ? 0 : UInt64(truncatingIfNeeded: mantissa &>> UInt128(127 &- exponent))
    let part =
      exponent < 0 ? fraction() : mantissa &<< UInt128(truncatingIfNeeded: exponent &+ 1)
    // |x| 2⁵⁰ rounded down, times 2⁶²/ln 2, gives |x|/ln 2 in units of 2⁻⁴⁸, too small by less than 2⁻⁴⁶.
    let leading = integer &<< 50 | UInt64(truncatingIfNeeded: part &>> 78)
    let quotient = UInt64.fraction(leading, sci_inverse_limb(0))
    // For x ≥ 0 this k is not above |x|/ln 2. For x < 0 another 2⁻⁴⁰ makes k + 1 certainly larger. Then the rest is between 0 and ln 2 + 2⁻³⁹.
    let count =
      isNegative ? (quotient &+ 256) &>> 48 &+ 1 : quotient &>> 48
    let multiple = Self.multipleOfLn2(count).fraction
    let rest = isNegative ? multiple &- part : part &- multiple
    let (first, second) = (rest.high &>> 58, rest.high &>> 52 & 63)
    let small = rest & (1 &<< 116 &- 1)
    let tail = small &+ .fraction(small, Self.exponentialTail(small &<< 12, alternates: false))
    let step = UInt128(sci_exp_step(UInt32(truncatingIfNeeded: first)))
    let value =
      step
      &+ .fraction(step, UInt128(sci_exp_small_step(UInt32(truncatingIfNeeded: second))))
    let (sum, carries) = value.addingReportingOverflow(.fraction(value, tail))
    let power = Int32(truncatingIfNeeded: count)
    let propagated = Self.scaled(error, byTwoToThe: exponent &+ 1)
    // Past 2, half of the bits and twice the ulp.
    return SmallBall(
      carries ? sum &>> 1 | 1 &<< 127 : sum,
      exponent: (isNegative ? -power : power) &+ (carries ? 1 : 0),
      error: propagated &+ (propagated == 0 ? 0 : 1) &+ 8, isNegative: false)
  }

  /// eˣ − 1, for |x| < 2¹³ and x ≠ 0.
  ///
  /// For |x| < 2⁻¹² it is x (1 + h), and of x < 0 with alternating signs. h is off by less than 17 units, and by 1 because ρ is rounded down; 1 + h by as much, relatively, and so
  /// its product with M by 18 and 1 for the rounding, in ulps of x. What E adds: eˣ |e^δ − 1| ≤ E (1 + 2⁻¹¹) ulps of x.
  ///
  /// Else it is the difference, which loses up to 12 bits.
  ///
  /// Largest error seen in 2,625,000 results: 29.75 ulps where the bound is 64 or less, and 0.51 of its bound anywhere.
  package func expMinusOne() -> SmallBall? {
    guard exponent < -12 else {
      guard let power = exp() else { return nil }
      return power - Self.one
    }
    let tail = Self.exponentialTail(fraction(timesTwoToThe: 12), alternates: isNegative)
    return scaled(byOnePlus: tail, isLess: isNegative, error: 19, slope: 2)
  }

  /// x (1 ± h), with an error in ulps of its own and `slope` ulps for each of x's.
  ///
  /// The mantissa's product with h is rounded down, by less than 1. It may pass 2¹²⁸, and the ulp double, or fall below 2¹²⁷: then a bit is moved up, and the bound doubles.
  @inline(__always)
  func scaled(byOnePlus h: UInt128, isLess: Bool, error own: UInt64, slope: UInt64) -> SmallBall? {
    let difference = UInt128.fraction(mantissa, h)
    let total = error &* slope &+ own
    if isLess {
      let value = mantissa &- difference
      let shift = 1 &- value &>> 127
      return SmallBall(
        value &<< shift, exponent: exponent &- Int32(truncatingIfNeeded: shift),
        error: total &<< UInt64(truncatingIfNeeded: shift), isNegative: isNegative)
    }
    let (value, carries) = mantissa.addingReportingOverflow(difference)
    return SmallBall(
      carries ? value &>> 1 | 1 &<< 127 : value, exponent: exponent &+ (carries ? 1 : 0),
      error: total &+ 1, isNegative: isNegative)
  }

  /// `count` × ln 2, rounded down, for counts below 2¹⁵; by less than 1 + 2⁻⁴⁹ units of 2⁻¹²⁸.
  @inline(__always)
  static func multipleOfLn2(_ count: UInt64) -> (integer: UInt64, fraction: UInt128) {
    let lowest = UInt128.product(count, sci_ln2_limb(2))
    let middle =
      UInt128.product(count, sci_ln2_limb(1)) &+ UInt128(truncatingIfNeeded: lowest.high)
    let highest =
      UInt128.product(count, sci_ln2_limb(0)) &+ UInt128(truncatingIfNeeded: middle.high)
    return (highest.high, UInt128(high: highest.low, low: middle.low))
  }

  /// h of eʳ − 1 = r (1 + h), or its magnitude for −r, from ρ = 2¹² |r| < 1.
  ///
  /// h = Σ ρ^k 2^(−12k)/(k + 1)!, where eight terms are more than half a unit of 2⁻¹²⁸, and all others together are less. The last four sums are below 2⁶⁴
  /// units: a step from one of them loses 1 for the rounding, 1 for the bits of ρ that are left out and ½ for the coefficient. The three other steps
  /// lose 1½, and the last product 1: with ρ < 1 no more than ½ + ½ + 4 × 2½ + 3 × 1½ + 1 < 17 units.
  @inline(__always)
  private static func exponentialTail(_ rho: UInt128, alternates: Bool) -> UInt128 {
    @inline(__always)
    func next(_ index: UInt32, _ sum: UInt128) -> UInt128 {
      let product = UInt128.fraction(rho, sum)
      let term = UInt128(sci_exp_term(index))
      return alternates ? term &- product : term &+ product
    }
    @inline(__always)
    func small(_ index: UInt32, _ sum: UInt64) -> UInt64 {
      let product = UInt64.fraction(rho.high, sum)
      let term = sci_exp_term(index).low
      return alternates ? term &- product : term &+ product
    }
    let fifth = small(4, small(5, small(6, sci_exp_term(7).low)))
    let product = UInt128(truncatingIfNeeded: UInt64.fraction(rho.high, fifth))
    let term = UInt128(sci_exp_term(3))
    let fourth = alternates ? term &- product : term &+ product
    return UInt128.fraction(rho, next(0, next(1, next(2, fourth))))
  }
}
