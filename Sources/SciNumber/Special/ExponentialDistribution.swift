/// The exponential distribution with a rate λ > 0, whose mean is 1/λ.
///
/// ```swift
/// let waiting = try ExponentialDistribution(rate: 2, within: .interactive)
/// let density = try waiting.density(0)  // 2
/// ```
public struct ExponentialDistribution: Sendable {
  let rate: Real
  let budget: EvaluationBudget

  /// Makes the distribution.
  public init(rate: Real, within budget: EvaluationBudget) throws(MathError) {
    try rate.requirePositive(budget)
    (self.rate, self.budget) = (rate, budget)
  }

  /// The density at x: λe^(−λx), and 0 below 0.
  public func density(_ x: Real) throws(MathError) -> Real {
    guard try x.sign(within: budget) >= 0 else { return 0 }
    return rate.times(rate.times(x, budget).negated().exp(within: budget), budget)
  }

  /// The probability of a number up to x: 1 − e^(−λx).
  public func probability(upTo x: Real) throws(MathError) -> Real {
    guard try x.sign(within: budget) > 0 else { return 0 }
    return rate.times(x, budget).negated().expMinusOne(within: budget).negated()
  }

  /// The number up to which the probability is p, for 0 ≤ p < 1: −ln(1 − p)/λ.
  public func quantile(_ p: Real) throws(MathError) -> Real {
    guard try p.complement(budget).sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
    return try p.negated().logOnePlus(within: budget).negated().over(rate, budget)
  }
}
