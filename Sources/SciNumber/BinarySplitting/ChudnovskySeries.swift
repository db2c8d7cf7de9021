internal import CMPFR

/// The circle constant by the series of the Chudnovskys.
///
///     1/π = 12 Σ (−1)ᵏ (6k)! (A + Bk) / ((3k)! k!³ C^(3k + 3/2)),   A = 13591409, B = 545140134, C = 640320
///
/// (D. V. Chudnovsky and G. V. Chudnovsky, "Approximations and complex multiplication according to Ramanujan", 1988).
///
/// The ratio of (−1)ᵏ (6k)!/((3k)! k!³ C^(3k)) to the one before it is rₖ = −24(6k − 5)(2k − 1)(6k − 1)/(C³k³), and
/// C³/24 = 2¹⁵ · 333833583375. With T/Q the sum from k = 1 on, and C^(3/2)/12 = 426880 √10005, π is 426880 √10005 ·
/// Q/(AQ + T).
///
/// Common factors of numerators and denominators stay where they are; a sieve would find them, but takes more code
/// than all of this.
struct ChudnovskySeries: RatioSeries {
  private static let first: WideInt = 13_591_409
  private static let step: WideInt = 545_140_134
  private static let oddCube: UInt64 = 333_833_583_375
  private static let twosOfCube: UInt = 15

  let blockLength: WideInt = 16

  /// π with about `bits` bits.
  ///
  /// |rₖ| < 24·72/C³ = 1/53360³ < 2⁻⁴⁷. The terms alternate and fall, since (A + B(k + 1))/(A + Bk) ≤ 1 + B/A < 42,
  /// so that what is left out after n of them is less than the next, (A + B(n + 1))·2^(−47(n + 1)) < (n + 2)·2^(30 −
  /// 47(n + 1)), since A < B < 2³⁰.
  static func pi(bits: WideInt, within budget: EvaluationBudget) throws(MathError) -> WorkingBall {
    let count = (bits + 30) / 47 + 1
    let rest = Magnitude(UInt64(count + 2)).scaled(byTwoToThe: 30 - 47 * (count + 1))
    // t has about 102 bits for each term, of which 15 and those of k³ are zeros.
    let part = try ChudnovskySeries().sum(
      count: count, exactCount: bits / 102, bits: bits, within: budget)
    try budget.check()
    let root = WorkingBall(10_005, bits: bits).squareRoot
    try budget.check()
    let divisor = part.q * first + part.t.widened(by: rest * part.q.magnitude)
    return part.q * 426_880 * root / divisor
  }

  /// By Horner's rule from the last term: where t/q is the sum behind it, a term makes it rₖ(A + Bk + t/q).
  func block(_ a: WideInt, _ b: WideInt) -> RatioSeriesPart {
    let (p, q, t) = unsafe Integer.hornerBlock { p, q, t in
      for k in (a + 1...b).reversed() {
        unsafe sci_mpz_add_product(t, q, UInt64(Self.first + Self.step * k))
        for factor in [6 * k - 5, 2 * k - 1, 6 * k - 1] {
          unsafe __gmpz_mul_ui(t, t, UInt(factor))
          unsafe __gmpz_mul_ui(p, p, UInt(factor))
          unsafe __gmpz_mul_ui(q, q, UInt(k))
        }
        unsafe __gmpz_neg(t, t)
        unsafe __gmpz_neg(p, p)
        unsafe sci_mpz_multiply(q, Self.oddCube)
        unsafe __gmpz_mul_2exp(q, q, Self.twosOfCube)
      }
    }
    let shift = q.trailingZeroBitCount
    return RatioSeriesPart(p: p, q: q.shiftedRight(by: shift), t: t, twos: shift)
  }
}
