// Hyperbolic functions and their inverses. The reciprocal ones are quotients of the others.

extension Real {
  /// The hyperbolic sine.
  public func sinh(within budget: EvaluationBudget) -> Real {
    knownRational?.isZero == true ? 0 : Real(.function(.sinh), self)
  }

  /// The hyperbolic cosine.
  public func cosh(within budget: EvaluationBudget) -> Real {
    knownRational?.isZero == true ? 1 : Real(.function(.cosh), self)
  }

  /// The hyperbolic tangent.
  public func tanh(within budget: EvaluationBudget) -> Real {
    knownRational?.isZero == true ? 0 : Real(.function(.tanh), self)
  }

  /// The hyperbolic cotangent, for x ≠ 0.
  public func coth(within budget: EvaluationBudget) throws(MathError) -> Real {
    try Real(1).divided(by: tanh(within: budget), within: budget)
  }

  /// The hyperbolic secant.
  public func sech(within budget: EvaluationBudget) throws(MathError) -> Real {
    try Real(1).divided(by: cosh(within: budget), within: budget)
  }

  /// The hyperbolic cosecant, for x ≠ 0.
  public func csch(within budget: EvaluationBudget) throws(MathError) -> Real {
    try Real(1).divided(by: sinh(within: budget), within: budget)
  }

  /// The inverse of the hyperbolic sine.
  public func asinh(within budget: EvaluationBudget) -> Real {
    knownRational?.isZero == true ? 0 : Real(.function(.asinh), self)
  }

  /// The inverse of the hyperbolic cosine, at least 0, for x ≥ 1.
  public func acosh(within budget: EvaluationBudget) throws(MathError) -> Real {
    let excess = try compared(to: 1, within: budget)
    guard excess >= 0 else { throw .notReal(.areaCosineBelowOne) }
    if excess == 0 { return 0 }
    if let excess = excessOverOne(within: budget) {
      return try Self.twice(.function(.asinh), ofRootOfHalf: excess, within: budget)
    }
    return Real(.function(.acosh), self)
  }

  /// The inverse of the hyperbolic tangent, for |x| < 1.
  public func atanh(within budget: EvaluationBudget) throws(MathError) -> Real {
    guard try magnitude(within: budget).compared(to: 1, within: budget) < 0 else {
      throw .notReal(.areaTangentOutsideUnitInterval)
    }
    if knownRational?.isZero == true { return 0 }
    if try magnitude(within: budget).excessOverOne(within: budget) != nil {
      // Beside ±1 as (ln((1 + x)/(1 − x)))/2, a logarithm of an exact number.
      return try Real(1).adding(self, within: budget)
        .divided(by: Real(1).subtracting(self, within: budget), within: budget)
        .log(within: budget).scaled(1, over: 2, within: budget)
    }
    return Real(.function(.atanh), self)
  }

  /// The inverse of the hyperbolic cotangent, for |x| > 1.
  public func acoth(within budget: EvaluationBudget) throws(MathError) -> Real {
    guard try magnitude(within: budget).compared(to: 1, within: budget) > 0 else {
      throw .notReal(.areaCotangentInsideUnitInterval)
    }
    return try reciprocal(within: budget).atanh(within: budget)
  }

  /// The inverse of the hyperbolic secant, at least 0, for 0 < x ≤ 1.
  public func asech(within budget: EvaluationBudget) throws(MathError) -> Real {
    guard try sign(within: budget) > 0, try compared(to: 1, within: budget) <= 0 else {
      throw .notReal(.areaSecantOutsideUnitInterval)
    }
    return try reciprocal(within: budget).acosh(within: budget)
  }

  /// The inverse of the hyperbolic cosecant, for x ≠ 0.
  public func acsch(within budget: EvaluationBudget) throws(MathError) -> Real {
    try reciprocal(within: budget).asinh(within: budget)
  }

  func reciprocal(within budget: EvaluationBudget) throws(MathError) -> Real {
    try Real(1).divided(by: self, within: budget)
  }
}
