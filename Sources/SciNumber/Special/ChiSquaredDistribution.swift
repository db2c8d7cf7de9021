/// The χ² distribution with k > 0 degrees of freedom.
///
/// ```swift
/// let squares = try ChiSquaredDistribution(freedom: 2, within: .interactive)
/// let share = try squares.probability(upTo: 2)  // 1 − 1/e
/// ```
public struct ChiSquaredDistribution: Sendable {
  private let half: Real
  let budget: EvaluationBudget

  /// Makes the distribution.
  public init(freedom: Real, within budget: EvaluationBudget) throws(MathError) {
    try freedom.requirePositive(budget)
    half = freedom.scaled(1, over: 2, within: budget)
    self.budget = budget
  }

  /// The density at x: (x/2)^(k/2−1) e^(−x/2)/(2Γ(k/2)), and 0 below 0.
  ///
  /// - Throws: ``MathError/notReal(_:)`` at 0 for k < 2, where it has a pole.
  public func density(_ x: Real) throws(MathError) -> Real {
    let power = half.subtracting(1, within: budget)
    switch try x.sign(within: budget) {
    case -1: return 0
    case 0:
      switch try power.sign(within: budget) {
      case -1: throw .notReal(.outsideDomain)
      case 0: return Real(Rational.half)
      default: return 0
      }
    default: break
    }
    let y = x.scaled(1, over: 2, within: budget)
    if half.isBelow(Real.largestGamma) {
      return try y.raised(to: power, within: budget)
        .times(y.negated().exp(within: budget), budget)
        .over(half.gamma(within: budget).scaled(2, within: budget), budget)
    }
    let logarithm = try power.times(y.log(within: budget), budget)
      .subtracting(y, within: budget).subtracting(half.logGamma(within: budget), within: budget)
    return Real(.exponential, logarithm).scaled(1, over: 2, within: budget)
  }

  /// The probability of a number up to x: P(k/2, x/2).
  public func probability(upTo x: Real) throws(MathError) -> Real {
    guard try x.sign(within: budget) > 0 else { return 0 }
    return try Real.gammaP(half, x.scaled(1, over: 2, within: budget), within: budget)
  }

  /// The number up to which the probability is p, for 0 ≤ p < 1.
  public func quantile(_ p: Real) throws(MathError) -> Real {
    let rest = try p.complement(budget)
    guard try rest.sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
    if try p.sign(within: budget) == 0 { return 0 }
    if half.knownRational == 1 {
      return try p.negated().logOnePlus(within: budget).scaled(-2, within: budget)
    }
    let value =
      p.isAboveHalf
      ? Real(SpecialFunction.inverseGammaQ, half, rest)
      : Real(SpecialFunction.inverseGammaP, half, p)
    return value.scaled(2, within: budget)
  }
}
