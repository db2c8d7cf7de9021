// The exponential integral and its kin at real numbers (NIST Digital Library of Mathematical Functions, chapter 6).

extension Real {
  /// Ei(x), the principal value of the integral of eᵗ/t up to x, for x ≠ 0.
  public func exponentialIntegral(within budget: EvaluationBudget) throws(MathError) -> Real {
    switch try sign(within: budget) {
    case 0: throw .notReal(.outsideDomain)
    case -1: return Real(.exponentialIntegralTail, negated()).negated()
    default: return Real(.exponentialIntegral, self)
    }
  }

  /// E₁(x), the integral of e^(−t)/t from x to infinity, for x > 0.
  public func exponentialIntegralE1(within budget: EvaluationBudget) throws(MathError) -> Real {
    guard try sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
    return Real(.exponentialIntegralTail, self)
  }

  /// li(x) = Ei(ln x), the principal value of the integral of 1/ln t from 0 to x, for x ≥ 0 and x ≠ 1.
  public func logarithmicIntegral(within budget: EvaluationBudget) throws(MathError) -> Real {
    switch try sign(within: budget) {
    case 0: return 0
    case -1: throw .notReal(.outsideDomain)
    default: return try log(within: budget).exponentialIntegral(within: budget)
    }
  }

  /// Si(x), the integral of sin t/t from 0 to x.
  public func sineIntegral(within budget: EvaluationBudget) throws(MathError) -> Real {
    try odd(.sineIntegral, within: budget)
  }

  /// Shi(x), the integral of sinh t/t from 0 to x.
  public func hyperbolicSineIntegral(within budget: EvaluationBudget) throws(MathError) -> Real {
    try odd(.hyperbolicSineIntegral, within: budget)
  }

  private func odd(
    _ function: SpecialFunction, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    switch try sign(within: budget) {
    case 0: 0
    case -1: Real(function, negated()).negated()
    default: Real(function, self)
    }
  }

  /// Ci(x) = −∫ cos t/t from x to infinity, for x > 0.
  public func cosineIntegral(within budget: EvaluationBudget) throws(MathError) -> Real {
    guard try sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
    return Real(.cosineIntegral, self)
  }

  /// Chi(x) = γ + ln x + the integral of (cosh t − 1)/t from 0 to x, for x > 0.
  public func hyperbolicCosineIntegral(within budget: EvaluationBudget) throws(MathError) -> Real {
    guard try sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
    return Real(.hyperbolicCosineIntegral, self)
  }
}
