internal import CMPFR

/// The series Σ xᵏ/(f(1)f(2)⋯f(k)) over k ≥ 1 for a rational x, where f grows as it does in factorials.
struct FactorialSeries: RatioSeries {
  /// The factor f(k) of the denominators.
  enum Factor {
    /// k, as in eˣ − 1.
    case each
    /// 2k(2k + 1), as in sin √x/√x − 1 with the other sign of x.
    case odd
    /// (2k − 1)2k, as in cos √x − 1 with the other sign of x.
    case even
  }

  private let factor: Factor
  private let argument: BinaryFraction
  /// x = p/(q·2ˢ); p may be even.
  private let numerator: Integer
  private let twos: WideInt

  init(_ factor: Factor, _ x: BinaryFraction) {
    self.factor = factor
    argument = x
    numerator = x.exponent > 0 ? x.numerator.shiftedLeft(by: x.exponent) : x.numerator
    twos = max(0, -x.exponent)
  }

  /// The sum as a fraction t/q, with an error that is at most about 2^(−bits) beside the larger of 1 and the sum.
  func sum(
    bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (t: WorkingBall, q: WorkingBall) {
    let (count, rest) = Self.terms(
      downTo: .powerOfTwo(-bits), dividing: argument.magnitude, by: divisor)
    guard count > 0 else {
      let zero = WorkingBall(0, bits: bits).widened(by: rest)
      return (zero, WorkingBall(1, bits: bits))
    }
    let perTerm = max(
      numerator.bitWidth,
      argument.denominator.bitWidth + WideInt(64 - divisor(count).leadingZeroBitCount))
    let part = try sum(count: count, exactCount: bits / perTerm, bits: bits, within: budget)
    return (part.t.widened(by: rest * part.q.magnitude), part.q)
  }

  /// f(k).
  private func divisor(_ k: WideInt) -> UInt64 {
    let k = UInt64(k)
    return switch factor {
    case .each: k
    case .odd: 2 * k * (2 * k + 1)
    case .even: (2 * k - 1) * 2 * k
    }
  }
}

// MARK: - Blocks

extension FactorialSeries {
  /// Few where x is long, since a loop costs the square of the bits.
  var blockLength: WideInt {
    max(1, min(24, 4096 / (numerator.bitWidth + argument.denominator.bitWidth + twos)))
  }

  /// By Horner's rule from the last term: where t/q is the sum behind it, a term makes it p(q + t)/(q·f(k)).
  func block(_ a: WideInt, _ b: WideInt) -> RatioSeriesPart {
    let (_, q, t) = unsafe Integer.hornerBlock { _, q, t in
      for k in (a + 1...b).reversed() {
        unsafe __gmpz_add(t, t, q)
        unsafe Integer.multiply(t, by: numerator)
        unsafe Integer.multiply(q, by: argument.denominator)
        unsafe __gmpz_mul_2exp(q, q, UInt(twos))
        unsafe multiplyByDivisor(q, UInt(k))
      }
    }
    let shift = q.trailingZeroBitCount
    let p = numerator.isOne ? numerator : (a..<b).reduce(1) { p, _ in p * numerator }
    return RatioSeriesPart(p: p, q: q.shiftedRight(by: shift), t: t, twos: shift)
  }

  private func multiplyByDivisor(_ q: mpz_ptr, _ k: UInt) {
    switch factor {
    case .each: unsafe __gmpz_mul_ui(q, q, k)
    case .odd:
      unsafe __gmpz_mul_ui(q, q, 2 * k)
      unsafe __gmpz_mul_ui(q, q, 2 * k + 1)
    case .even:
      unsafe __gmpz_mul_ui(q, q, 2 * k - 1)
      unsafe __gmpz_mul_ui(q, q, 2 * k)
    }
  }
}
