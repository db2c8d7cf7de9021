/// The number of successes among n trials, each with probability p.
///
/// ```swift
/// let tosses = try BinomialDistribution(
///   count: 3, probability: Real(Rational(1, 2)), within: .interactive)
/// let twoHeads = try tosses.probability(of: 2)  // 3/8
/// ```
public struct BinomialDistribution: Sendable {
  private let count: Integer
  private let probability, rest: Real
  let budget: EvaluationBudget

  /// Makes the distribution for an integer n ≥ 0 and 0 ≤ p ≤ 1.
  public init(count: Real, probability: Real, within budget: EvaluationBudget) throws(MathError) {
    self.count = try count.integer(within: budget)
    rest = Real(1).subtracting(probability, within: budget)
    guard self.count.signum >= 0, try probability.sign(within: budget) >= 0,
      try rest.sign(within: budget) >= 0
    else { throw .notReal(.outsideDomain) }
    (self.probability, self.budget) = (probability, budget)
  }

  /// The probability of k successes: C(n, k) pᵏ (1 − p)^(n−k), for an integer k.
  public func probability(of k: Real) throws(MathError) -> Real {
    let k = try k.integer(within: budget)
    guard k.signum >= 0, k <= count else { return 0 }
    if let n = count.asInt, let small = k.asInt, let p = probability.knownRational,
      let exact = BinomialSum(count: n, probability: p)?.term(small)
    {
      return Real(exact)
    }
    let failures = count - k
    if try probability.sign(within: budget) == 0 { return k.isZero ? 1 : 0 }
    if try rest.sign(within: budget) == 0 { return failures.isZero ? 1 : 0 }
    let ways = try Real(count + 1).logGamma(within: budget)
      .subtracting(Real(k + 1).logGamma(within: budget), within: budget)
      .subtracting(Real(failures + 1).logGamma(within: budget), within: budget)
    let successes = try Real(k).multiplied(
      by: probability.log(within: budget), within: budget)
    let others = try Real(failures).multiplied(
      by: probability.negated().logOnePlus(within: budget), within: budget)
    return Real(
      .exponential, ways.adding(successes, within: budget).adding(others, within: budget))
  }

  /// The probability of at most x successes: I_(1−p)(n − k, k + 1) with k = ⌊x⌋ (DLMF 8.17.5).
  public func probability(upTo x: Real) throws(MathError) -> Real {
    try probability(upTo: x.floor(within: budget).integer(within: budget))
  }

  private func probability(upTo k: Integer) throws(MathError) -> Real {
    if k.signum < 0 { return 0 }
    if k >= count { return 1 }
    return try Real.regularisedBeta(
      Real(count - k), Real(k + 1), rest, rest: probability, within: budget)
  }

  /// The least number of successes up to which the probability is at least q, for 0 ≤ q ≤ 1.
  public func quantile(_ q: Real) throws(MathError) -> Real {
    _ = try q.complement(budget)
    var (low, high) = (Integer(-1), count)
    if try q.sign(within: budget) == 0 { return 0 }
    while high - low > 1 {
      try budget.check()
      let middle = (low + high).floorQuotient(dividingBy: 2)
      let reached = try probability(upTo: middle).compared(to: q, within: budget) >= 0
      if reached { high = middle } else { low = middle }
    }
    return Real(high)
  }
}
