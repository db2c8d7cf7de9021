// Logarithms.

internal import CMPFR

extension SmallBall {
  /// ln x, for x > 0 and not so near to 1 that it may be 1.
  ///
  /// x = m 2^e. A first table has c ≈ 1/m with 1 ≤ mc < 1 + 1/56, a second one 1 − b ≈ 1/(mc) with 0 ≤ z < 2⁻¹¹ for 1 + z = mc(1 − b). Both have few bits, so that
  /// these products are exact but for what is cut off. Then ln x = e ln 2 − ln c − ln(1 − b) + ln(1 + z). In units of 2⁻¹²⁸:
  ///
  /// - z is off by less than a unit of 2⁻¹³² in either direction, and is cut to units: 1.1;
  /// - ln(1 + z) = z (1 − h) loses 1 for the rounding, and 2⁻¹¹ × 23 for h (see `logarithmTail`): 1.02;
  /// - the tables' entries are off by ½ each, and e ln 2 by 1.01.
  ///
  /// Together less than 5. Normalising a result below 1 moves this up, one above 1 down, and that costs another ulp.
  /// What E adds: |ln(1 + δ/X)| ≤ (E/M)(1 + 2⁻⁶⁶), less than E/2¹²⁷ + a unit.
  ///
  /// Beside 1, for |x − 1| < 2⁻¹¹, it is ln(1 + (x − 1)), and x − 1 is exact. Between, from 2⁻¹¹ on, up to 11 bits are lost:
  /// the bound is 6 × 2^(−1 − ⌊log₂ |ln x|⌋) + 1 ulps for an exact number.
  ///
  /// Largest error seen in 10,996,318 results: 17.44 ulps where the bound is 64 or less, and 0.61 of its bound anywhere.
  package func log() -> SmallBall? {
    guard !isNegative else { return nil }
    if let excess = excessOverOne { return excess.smallLogOnePlus() }
    if isBesideOne { return nil }
    let (units, error) = Self.logarithm(ofMantissa: mantissa)
    let multiple = Self.multipleOfLn2(UInt64(exponent.magnitude))
    let (difference, borrows) = multiple.fraction.subtractingReportingOverflow(units)
    let (sum, carries) = multiple.fraction.addingReportingOverflow(units)
    let isBelow = exponent < 0
    return SmallBall(
      integer: isBelow
        ? multiple.integer &- (borrows ? 1 : 0) : multiple.integer &+ (carries ? 1 : 0),
      fraction: isBelow ? difference : sum,
      error: error &+ 2 &+ Self.scaled(self.error, byTwoToThe: 1), isNegative: isBelow)
  }

  /// Whether |x − 1| < 2⁻¹¹.
  @inline(__always)
  private var isBesideOne: Bool {
    exponent == 0
      ? mantissa.high &>> 52 == 1 &<< 11 : exponent == -1 && mantissa.high &>> 52 == 4095
  }

  /// x − 1, exactly, where that is near to 0 and not 0.
  @inline(__always)
  private var excessOverOne: SmallBall? {
    guard isBesideOne else { return nil }
    let units = exponent == 0 ? mantissa &- 1 &<< 127 : 0 &- mantissa
    return SmallBall(
      units: units, exponent: exponent &- 127, error: error, isNegative: exponent < 0)
  }

  /// `integer` + `fraction` × 2⁻¹²⁸, with an error in units of 2⁻¹²⁸.
  @inline(__always)
  private init?(integer: UInt64, fraction: UInt128, error: UInt64, isNegative: Bool) {
    guard integer != 0 else {
      self.init(units: fraction, exponent: -128, error: error, isNegative: isNegative)
      return
    }
    let bits = 64 &- Int32(truncatingIfNeeded: integer.leadingZeroBitCount)
    let mantissa =
      UInt128(truncatingIfNeeded: integer) &<< UInt128(truncatingIfNeeded: 128 &- bits)
      | fraction &>> UInt128(truncatingIfNeeded: bits)
    self.init(
      mantissa, exponent: bits &- 1, error: Self.scaled(error, byTwoToThe: -bits) &+ 1,
      isNegative: isNegative)
  }

  /// ln m for a mantissa, in units of 2⁻¹²⁸, and a bound of the error but for what e ln 2 brings.
  ///
  /// In units of 2⁻¹³²: z₁ = mc − 1 is M c / 2⁴ without its bits from 2¹³² on, rounded down, and below 2¹²⁷; z = z₁ − b − bz₁ is not negative, since
  /// j/4096 ≤ z₁ for the index j and b ≤ j/(4096 + j) ≤ z₁/(1 + z₁), and it is below 1/4096 + 1.02 × 2⁻¹⁸ < 2⁻¹¹.
  @inline(__always)
  private static func logarithm(ofMantissa m: UInt128) -> (units: UInt128, error: UInt64) {
    let first = UInt32(truncatingIfNeeded: m.high &>> 57 & 63)
    let factor = UInt64(sci_log_factor(first))
    let z1 = UInt128.product(m.high, factor) &<< 60 &+ UInt128.product(m.low, factor) &>> 4
    let second = UInt32(truncatingIfNeeded: z1.high &>> 56)
    let part = UInt64(sci_log_small_factor(second))
    let shrunk =
      UInt128.product(z1.high, part) &<< 46 &+ UInt128.product(z1.low, part) &>> 18
    let z = z1 &- UInt128(truncatingIfNeeded: part) &<< 114 &- shrunk
    let units = z &>> 4
    let tail = UInt128.fraction(units, logarithmTail(z &<< 7, alternates: true))
    let steps = UInt128(sci_log_step(first)) &+ UInt128(sci_log_small_step(second))
    return (steps &+ units &- tail, 4)
  }

  /// ln(1 + x), for x > −1 and x ≠ 0.
  ///
  /// From |x| = 2⁻¹² on it is ln of the sum, which is off by an ulp more, and loses bits as ``log()`` does.
  ///
  /// Largest error seen in 1,936,542 results: 22.70 ulps where the bound is 64 or less, and 0.62 of its bound anywhere.
  package func logOnePlus() -> SmallBall? {
    if exponent < -12 { return smallLogOnePlus() }
    guard let sum = self + Self.one else { return nil }
    return sum.log()
  }

  /// ln(1 + x) = x (1 − h), for 0 < |x| < 2⁻¹¹.
  ///
  /// h is off by less than 23 units of 2⁻¹²⁸ and by 1 because ρ is rounded down; its product with M by as many ulps of x, and 1 for the
  /// rounding: 25. What E adds: |ln(1 + δ/(1 + X))| ≤ E (1 + 2⁻¹⁰) ulps of x.
  private func smallLogOnePlus() -> SmallBall? {
    let tail = Self.logarithmTail(fraction(timesTwoToThe: 11), alternates: !isNegative)
    return scaled(byOnePlus: tail, isLess: !isNegative, error: 25, slope: 2)
  }

  /// |h| of ln(1 + x) = x (1 − h), from ρ = 2¹¹ |x| < 1.
  ///
  /// h = Σ ∓ρ^k 2^(−11k)/(k + 1), where the first sign is plus, the others alternate for x > 0 and all are minus for x < 0. Eleven terms are more than half a unit of
  /// 2⁻¹²⁸, and all others together are less than 1. As in `exponentialTail`, six steps lose 2½ and four 1½, and the last product 1: with ρ < 1 no more than
  /// ½ + 1 + 6 × 2½ + 3 × 1½ + 1 < 23.
  @inline(__always)
  private static func logarithmTail(_ rho: UInt128, alternates: Bool) -> UInt128 {
    @inline(__always)
    func next(_ index: UInt32, _ sum: UInt128) -> UInt128 {
      let product = UInt128.fraction(rho, sum)
      let term = UInt128(sci_log_term(index))
      return alternates ? term &- product : term &+ product
    }
    @inline(__always)
    func small(_ index: UInt32, _ sum: UInt64) -> UInt64 {
      let product = UInt64.fraction(rho.high, sum)
      let term = sci_log_term(index).low
      return alternates ? term &- product : term &+ product
    }
    let sixth = small(5, small(6, small(7, small(8, small(9, sci_log_term(10).low)))))
    let product = UInt128(truncatingIfNeeded: UInt64.fraction(rho.high, sixth))
    let term = UInt128(sci_log_term(4))
    let fifth = alternates ? term &- product : term &+ product
    return UInt128.fraction(rho, next(0, next(1, next(2, next(3, fifth)))))
  }

  /// log₂ x, for x > 0 and not so near to 1 that it may be 1; with the bounds of a product.
  ///
  /// Largest error seen in 2,537,273 results: 13.10 ulps where the bound is 64 or less, and 0.43 of its bound anywhere.
  package func log2() -> SmallBall? {
    guard let logarithm = log() else { return nil }
    return logarithm * Self.inverseLn2
  }

  /// log₁₀ x, for x > 0 and not so near to 1 that it may be 1; with the bounds of a product.
  ///
  /// Largest error seen in 845,625 results: 15.64 ulps where the bound is 64 or less, and 0.48 of its bound anywhere.
  package func log10() -> SmallBall? {
    guard let logarithm = log() else { return nil }
    return logarithm * Self.inverseLn10
  }
}
