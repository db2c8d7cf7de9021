/// The number of events where λ are expected.
///
/// ```swift
/// let calls = try PoissonDistribution(mean: 3, within: .interactive)
/// let none = try calls.probability(of: 0)  // e^−3
/// ```
public struct PoissonDistribution: Sendable {
  private let mean: Real
  let budget: EvaluationBudget

  /// Makes the distribution for λ ≥ 0; where nothing is expected, there are no events.
  public init(mean: Real, within budget: EvaluationBudget) throws(MathError) {
    guard try mean.sign(within: budget) >= 0 else { throw .notReal(.outsideDomain) }
    (self.mean, self.budget) = (mean, budget)
  }

  /// The probability of k events: λᵏ e^(−λ)/k!, for an integer k.
  public func probability(of k: Real) throws(MathError) -> Real {
    let k = try k.integer(within: budget)
    guard k.signum >= 0 else { return 0 }
    if try mean.sign(within: budget) == 0 { return k.isZero ? 1 : 0 }
    if let small = k.asInt, small <= 1000,
      let factorial = Integer.factorial(small, limit: budget.exactBits)
    {
      return try mean.raised(to: Real(k), within: budget)
        .divided(by: Real(factorial), within: budget)
        .multiplied(by: mean.negated().exp(within: budget), within: budget)
    }
    let logarithm = try Real(k).multiplied(by: mean.log(within: budget), within: budget)
      .subtracting(mean, within: budget)
      .subtracting(Real(k + 1).logGamma(within: budget), within: budget)
    return Real(.exponential, logarithm)
  }

  /// The probability of at most x events: Q(k + 1, λ) with k = ⌊x⌋ (DLMF 8.4.10).
  public func probability(upTo x: Real) throws(MathError) -> Real {
    guard try x.sign(within: budget) >= 0 else { return 0 }
    return try Real.gammaQ(
      x.floor(within: budget).adding(1, within: budget), mean, within: budget)
  }

  /// The least number of events up to which the probability is at least q, for 0 ≤ q < 1.
  public func quantile(_ q: Real) throws(MathError) -> Real {
    guard try q.complement(budget).sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
    if try q.sign(within: budget) == 0 { return 0 }
    func reaches(_ k: Integer) throws(MathError) -> Bool {
      try budget.check()
      return try probability(upTo: Real(k)).compared(to: q, within: budget) >= 0
    }
    var (low, high) = (Integer(-1), Integer(1))
    while try !reaches(high) {
      low = high
      high = high * 2
    }
    while high - low > 1 {
      let middle = (low + high).floorQuotient(dividingBy: 2)
      if try reaches(middle) { high = middle } else { low = middle }
    }
    return Real(high)
  }
}
