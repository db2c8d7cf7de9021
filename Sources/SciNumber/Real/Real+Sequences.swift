// Sequences of integers whose members beyond the exact limit have a closed form.

extension Real {
  /// The Fibonacci number F(n) for an integer n; F(−n) = (−1)^(n+1) F(n).
  ///
  /// Exact while it fits the budget, and (φⁿ − (−φ)⁻ⁿ)/√5 beyond it.
  public static func fibonacci(_ n: Integer, within budget: EvaluationBudget) throws(MathError)
    -> Real
  {
    if let n = n.asInt, let exact = Integer.fibonacci(n, limit: budget.exactBits) {
      return Real(exact)
    }
    if n.signum < 0 {
      let value = try fibonacci(-n, within: budget)
      return n.isOdd ? value : value.negated()
    }
    let (power, inverse) = try goldenPowers(n, within: budget)
    return try power.subtracting(inverse, within: budget)
      .divided(by: Real(5).squareRoot(within: budget), within: budget)
  }

  /// The Lucas number L(n) for an integer n; L(−n) = (−1)ⁿ L(n).
  ///
  /// Exact while it fits the budget, and φⁿ + (−φ)⁻ⁿ beyond it.
  public static func lucas(_ n: Integer, within budget: EvaluationBudget) throws(MathError) -> Real
  {
    if let n = n.asInt, let exact = Integer.lucas(n, limit: budget.exactBits) {
      return Real(exact)
    }
    if n.signum < 0 {
      let value = try lucas(-n, within: budget)
      return n.isOdd ? value.negated() : value
    }
    let (power, inverse) = try goldenPowers(n, within: budget)
    return power.adding(inverse, within: budget)
  }

  /// φⁿ and (−φ)⁻ⁿ.
  private static func goldenPowers(
    _ n: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> (power: Real, inverse: Real) {
    let power = try goldenRatio.raised(to: Real(n), within: budget)
    let inverse = try Real(1).divided(by: power, within: budget)
    return (power, n.isOdd ? inverse.negated() : inverse)
  }

  /// The Catalan number C(2n, n)/(n + 1) for an integer n ≥ 0, by factorials where it is too long to be exact.
  public static func catalan(_ n: Integer, within budget: EvaluationBudget) throws(MathError)
    -> Real
  {
    guard n.signum >= 0 else { throw .notReal(.negativeInteger) }
    return try binomial(Real(n * 2), Real(n), within: budget)
      .divided(by: Real(n + 1), within: budget)
  }
}
