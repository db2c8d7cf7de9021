// Exponentials and logarithms.

extension Real {
  /// eˣ.
  public func exp(within budget: EvaluationBudget) -> Real {
    knownRational?.isZero == true ? 1 : Real(.function(.exp), self)
  }

  /// 2ˣ, for every x.
  public func exp2(within budget: EvaluationBudget) throws(MathError) -> Real {
    try Real(2).raised(to: self, within: budget)
  }

  /// 10ˣ, for every x.
  public func exp10(within budget: EvaluationBudget) throws(MathError) -> Real {
    try Real(10).raised(to: self, within: budget)
  }

  /// eˣ − 1.
  public func expMinusOne(within budget: EvaluationBudget) -> Real {
    knownRational?.isZero == true ? 0 : Real(.function(.expMinusOne), self)
  }

  /// The natural logarithm, for x > 0.
  public func log(within budget: EvaluationBudget) throws(MathError) -> Real {
    switch try sign(within: budget) {
    case 0: throw .notReal(.logarithmOfZero)
    case -1: throw .notReal(.logarithmOfNegative)
    default:
      if knownRational == 1 { return 0 }
      if let excess = excessOverOne(within: budget) { return Real(.function(.logOnePlus), excess) }
      return Real(.function(.log), self)
    }
  }

  /// ln(1 + x), for x > −1.
  public func logOnePlus(within budget: EvaluationBudget) throws(MathError) -> Real {
    switch try adding(1, within: budget).sign(within: budget) {
    case 0: throw .notReal(.logarithmOfZero)
    case -1: throw .notReal(.logarithmOfNegative)
    default: return knownRational?.isZero == true ? 0 : Real(.function(.logOnePlus), self)
    }
  }

  /// The binary logarithm, for x > 0.
  public func log2(within budget: EvaluationBudget) throws(MathError) -> Real {
    try log(base: 2, within: budget)
  }

  /// The decimal logarithm, for x > 0.
  public func log10(within budget: EvaluationBudget) throws(MathError) -> Real {
    try log(base: 10, within: budget)
  }

  /// The logarithm to `base`, for x > 0 and a positive base other than 1.
  public func log(base: Real, within budget: EvaluationBudget) throws(MathError) -> Real {
    let (numerator, denominator) = (try log(within: budget), try base.log(within: budget))
    guard try denominator.sign(within: budget) != 0 else { throw .notReal(.logarithmToBaseOne) }
    return try numerator.divided(by: denominator, within: budget)
  }
}
