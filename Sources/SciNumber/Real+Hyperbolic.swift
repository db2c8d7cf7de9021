// Hyperbolic functions and their inverses. The reciprocal ones are quotients of the others.

extension Real {
  /// The hyperbolic sine.
  public func sinh(within budget: EvaluationBudget) -> Real {
    knownRational?.isZero == true ? 0 : Real(.sinh, self)
  }

  /// The hyperbolic cosine.
  public func cosh(within budget: EvaluationBudget) -> Real {
    knownRational?.isZero == true ? 1 : Real(.cosh, self)
  }

  /// The hyperbolic tangent.
  public func tanh(within budget: EvaluationBudget) -> Real {
    knownRational?.isZero == true ? 0 : Real(.tanh, self)
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
    knownRational?.isZero == true ? 0 : Real(.asinh, self)
  }

  /// The inverse of the hyperbolic cosine, at least 0, for x ≥ 1.
  public func acosh(within budget: EvaluationBudget) throws(MathError) -> Real {
    let excess = try compared(to: 1, within: budget)
    guard excess >= 0 else { throw .notReal(.areaCosineBelowOne) }
    return excess == 0 ? 0 : Real(.acosh, self)
  }

  /// The inverse of the hyperbolic tangent, for |x| < 1.
  public func atanh(within budget: EvaluationBudget) throws(MathError) -> Real {
    guard try magnitude(within: budget).compared(to: 1, within: budget) < 0 else {
      throw .notReal(.areaTangentOutsideUnitInterval)
    }
    return knownRational?.isZero == true ? 0 : Real(.atanh, self)
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
