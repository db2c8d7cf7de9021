// Distributions: their densities, distribution functions and quantiles.

extension Real {
  fileprivate func times(_ other: Real, _ budget: EvaluationBudget) -> Real {
    multiplied(by: other, within: budget)
  }

  fileprivate func over(_ other: Real, _ budget: EvaluationBudget) throws(MathError) -> Real {
    try divided(by: other, within: budget)
  }

  func requirePositive(_ budget: EvaluationBudget) throws(MathError) {
    guard try sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
  }

  /// 1 − p for a probability p, from 0 to 1.
  func complement(_ budget: EvaluationBudget) throws(MathError) -> Real {
    let rest = Real(1).subtracting(self, within: budget)
    guard try sign(within: budget) >= 0, try rest.sign(within: budget) >= 0 else {
      throw .notReal(.outsideDomain)
    }
    return rest
  }

  /// 1 − p for a probability p between 0 and 1.
  fileprivate func innerComplement(_ budget: EvaluationBudget) throws(MathError) -> Real {
    let rest = try complement(budget)
    guard try sign(within: budget) > 0, try rest.sign(within: budget) > 0 else {
      throw .notReal(.outsideDomain)
    }
    return rest
  }
}

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

/// The χ² distribution with k > 0 degrees of freedom.
///
/// ```swift
/// let squares = try ChiSquaredDistribution(freedom: 2, within: .interactive)
/// let share = try squares.probability(upTo: 2)  // 1 − 1/e
/// ```
public struct ChiSquaredDistribution: Sendable {
  private let freedom, half: Real
  let budget: EvaluationBudget

  /// Makes the distribution.
  public init(freedom: Real, within budget: EvaluationBudget) throws(MathError) {
    try freedom.requirePositive(budget)
    half = freedom.scaled(1, over: 2, within: budget)
    (self.freedom, self.budget) = (freedom, budget)
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
