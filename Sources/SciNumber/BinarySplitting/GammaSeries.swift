internal import CMPFR

/// The series Σ Nᵏ/((x + 1)(x + 2)⋯(x + k)) over k ≥ 1 for x = p/q with 0 < x ≤ 1, which with a term 1 for k = 0 is x
/// e^N N^(−x) γ(x, N) (DLMF 8.7.1).
struct GammaSeries: RatioSeries {
  /// N, p and q, of less than 2²⁰.
  private let bound: UInt64
  private let numerator, denominator: UInt64

  let blockLength: WideInt = 24

  /// Makes the series for positive p ≤ q < 2²⁰.
  init(bound: UInt64, numerator: UInt64, denominator: UInt64) {
    (self.bound, self.numerator, self.denominator) = (bound, numerator, denominator)
  }

  /// The sum as t/q with a relative error of about 2^(−bits), for an N ≥ bits · ln 2.
  ///
  /// The ratio of the k-th term to the one before is Nq/(p + kq). What is left out is at most 2, and little beside the
  /// sum, which is about e^N.
  func sum(
    bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (t: WorkingBall, q: WorkingBall) {
    let (count, rest) = Self.terms(
      downTo: .one, dividing: Magnitude(bound * denominator), by: factor)
    let perTerm = WideInt(64 - factor(count + 1).leadingZeroBitCount)
    let part = try sum(count: count, exactCount: bits / perTerm, bits: bits, within: budget)
    return (part.t.widened(by: rest * part.q.magnitude), part.q)
  }

  /// q(x + k).
  private func factor(_ k: WideInt) -> UInt64 { numerator + denominator * UInt64(k) }

  /// By Horner's rule from the last term: where t/c is the sum behind it, a term makes it Nq(c + t)/((p + qk)c).
  func block(_ a: WideInt, _ b: WideInt) -> RatioSeriesPart {
    let (p, q, t) = unsafe Integer.hornerBlock { p, q, t in
      for k in (a + 1...b).reversed() {
        unsafe __gmpz_add(t, t, q)
        unsafe sci_mpz_multiply(t, bound * denominator)
        unsafe sci_mpz_multiply(p, bound * denominator)
        unsafe sci_mpz_multiply(q, factor(k))
      }
    }
    return RatioSeriesPart(p: p, q: q, t: t, twos: 0)
  }
}
