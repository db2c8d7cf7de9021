/// The distribution F of a ratio of variances with d₁, d₂ > 0 degrees of freedom.
///
/// ```swift
/// let ratio = try FDistribution(2, 2, within: .interactive)
/// let share = try ratio.probability(upTo: 1)  // 1/2
/// ```
public struct FDistribution: Sendable {
  private let first, second: Real
  private let halves: (Real, Real)
  let budget: EvaluationBudget

  /// Makes the distribution.
  public init(_ first: Real, _ second: Real, within budget: EvaluationBudget) throws(MathError) {
    try first.requirePositive(budget)
    try second.requirePositive(budget)
    halves = (
      first.scaled(1, over: 2, within: budget), second.scaled(1, over: 2, within: budget)
    )
    (self.first, self.second, self.budget) = (first, second, budget)
  }

  /// The density at x: r^(d₁/2) x^(d₁/2−1) (1 + rx)^(−(d₁+d₂)/2)/B(d₁/2, d₂/2) with r = d₁/d₂, and 0 below 0.
  ///
  /// - Throws: ``MathError/notReal(_:)`` at 0 for d₁ < 2, where it has a pole.
  public func density(_ x: Real) throws(MathError) -> Real {
    let power = halves.0.subtracting(1, within: budget)
    let ratio = try first.over(second, budget)
    switch try x.sign(within: budget) {
    case -1: return 0
    case 0:
      switch try power.sign(within: budget) {
      case -1: throw .notReal(.outsideDomain)
      case 0: return 1
      default: return 0
      }
    default: break
    }
    let scaled = ratio.times(x, budget)
    let sum = halves.0.adding(halves.1, within: budget)
    let beta = try Real.beta(halves.0, halves.1, within: budget)
    guard sum.isBelow(Real.largestGamma) else {
      let logarithm = try halves.0.times(scaled.log(within: budget), budget)
        .subtracting(sum.times(scaled.logOnePlus(within: budget), budget), within: budget)
      return try Real(.exponential, logarithm).over(x.times(beta, budget), budget)
    }
    return try scaled.raised(to: halves.0, within: budget)
      .times(
        scaled.adding(1, within: budget).raised(to: sum.negated(), within: budget), budget
      )
      .over(x.times(beta, budget), budget)
  }

  /// The probability of a number up to x: I_w(d₁/2, d₂/2) with w = d₁x/(d₁x + d₂).
  public func probability(upTo x: Real) throws(MathError) -> Real {
    guard try x.sign(within: budget) > 0 else { return 0 }
    let product = first.times(x, budget)
    let sum = product.adding(second, within: budget)
    return try Real.regularisedBeta(
      halves.0, halves.1, product.over(sum, budget), rest: second.over(sum, budget),
      within: budget)
  }

  /// The number up to which the probability is p, for 0 ≤ p < 1.
  public func quantile(_ p: Real) throws(MathError) -> Real {
    let rest = try p.complement(budget)
    guard try rest.sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
    if try p.sign(within: budget) == 0 { return 0 }
    let (w, other) = try Real.inverseRegularisedBeta(p, rest, halves.0, halves.1, within: budget)
    return try second.times(w, budget).over(first.times(other, budget), budget)
  }
}
