/// The normal distribution with a mean and a standard deviation above 0.
///
/// ```swift
/// let normal = try NormalDistribution(mean: 0, deviation: 1, within: .interactive)
/// let half = try normal.probability(upTo: 0)  // 1/2
/// ```
public struct NormalDistribution: Sendable {
  let mean, deviation: Real
  let budget: EvaluationBudget

  /// Makes the distribution.
  ///
  /// - Throws: ``MathError/notReal(_:)`` where the deviation is not positive.
  public init(mean: Real, deviation: Real, within budget: EvaluationBudget) throws(MathError) {
    try deviation.requirePositive(budget)
    (self.mean, self.deviation, self.budget) = (mean, deviation, budget)
  }

  private func standardised(_ x: Real) throws(MathError) -> Real {
    try x.subtracting(mean, within: budget).over(deviation, budget)
  }

  /// The density at x: e^(−z²/2)/(σ√(2π)) with z = (x − μ)/σ.
  public func density(_ x: Real) throws(MathError) -> Real {
    let z = try standardised(x)
    let power = z.times(z, budget).scaled(-1, over: 2, within: budget).exp(within: budget)
    return try power.over(
      deviation.times(Real.tau.squareRoot(within: budget), budget), budget)
  }

  /// The probability of a number up to x: erfc(−z/√2)/2.
  public func probability(upTo x: Real) throws(MathError) -> Real {
    try standardised(x).negated().over(Real(2).squareRoot(within: budget), budget)
      .erfc(within: budget).scaled(1, over: 2, within: budget)
  }

  /// The number up to which the probability is p, for 0 < p < 1.
  public func quantile(_ p: Real) throws(MathError) -> Real {
    _ = try p.innerComplement(budget)
    let z = try p.scaled(2, within: budget).inverseErfc(within: budget)
      .times(Real(2).squareRoot(within: budget), budget)
    return mean.subtracting(deviation.times(z, budget), within: budget)
  }
}
