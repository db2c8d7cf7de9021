/// Student's distribution with ν > 0 degrees of freedom.
///
/// ```swift
/// let student = try StudentDistribution(freedom: 1, within: .interactive)
/// let share = try student.probability(upTo: 1)  // 3/4
/// ```
public struct StudentDistribution: Sendable {
  private let freedom, half: Real
  let budget: EvaluationBudget

  /// Makes the distribution.
  public init(freedom: Real, within budget: EvaluationBudget) throws(MathError) {
    try freedom.requirePositive(budget)
    half = freedom.scaled(1, over: 2, within: budget)
    (self.freedom, self.budget) = (freedom, budget)
  }

  /// The density at x: (1 + x²/ν)^(−(ν+1)/2)/(√ν B(½, ν/2)).
  public func density(_ x: Real) throws(MathError) -> Real {
    let ratio = try x.times(x, budget).over(freedom, budget)
    let power = half.adding(Real(Rational.half), within: budget).negated()
    let height =
      half.isBelow(Real.largestGamma)
      ? try ratio.adding(1, within: budget).raised(to: power, within: budget)
      : try Real(.exponential, power.times(ratio.logOnePlus(within: budget), budget))
    let area = try freedom.squareRoot(within: budget)
      .times(Real.beta(Real(Rational.half), half, within: budget), budget)
    return try height.over(area, budget)
  }

  /// The probability of a number up to x: that of one beyond |x| is ½ I_w(ν/2, ½) with w = ν/(ν + x²).
  ///
  /// With 1 degree of freedom it is ½ + arctan(x)/π, with 2 degrees ½ + x/(2√(2 + x²)).
  public func probability(upTo x: Real) throws(MathError) -> Real {
    let sign = try x.sign(within: budget)
    let middle = Real(Rational.half)
    if sign == 0 { return middle }
    let square = x.times(x, budget)
    if freedom.knownRational == 1 {
      return middle.adding(
        x.atan(.turns, within: budget).scaled(2, within: budget), within: budget)
    }
    if freedom.knownRational == 2 {
      let root = try square.adding(2, within: budget).squareRoot(within: budget)
      return middle.adding(try x.over(root.scaled(2, within: budget), budget), within: budget)
    }
    let sum = square.adding(freedom, within: budget)
    let tail = try Real.regularisedBeta(
      half, middle, freedom.over(sum, budget), rest: square.over(sum, budget), within: budget
    ).scaled(1, over: 2, within: budget)
    return sign < 0 ? tail : Real(1).subtracting(tail, within: budget)
  }

  /// The number up to which the probability is p, for 0 < p < 1.
  public func quantile(_ p: Real) throws(MathError) -> Real {
    let rest = try p.innerComplement(budget)
    let difference = p.subtracting(rest, within: budget)
    let sign = try difference.sign(within: budget)
    if sign == 0 { return 0 }
    if freedom.knownRational == 1 {
      return try difference.scaled(1, over: 2, within: budget).tanPi(within: budget)
    }
    if freedom.knownRational == 2 {
      let product = p.times(rest, budget).scaled(2, within: budget)
      return try difference.over(product.squareRoot(within: budget), budget)
    }
    let tails = (sign < 0 ? p : rest).scaled(2, within: budget)
    let middle = try difference.magnitude(within: budget)
    let (w, other) = try Real.inverseRegularisedBeta(
      tails, middle, half, Real(Rational.half), within: budget)
    let size = try freedom.times(other, budget).over(w, budget).squareRoot(within: budget)
    return sign < 0 ? size.negated() : size
  }
}
