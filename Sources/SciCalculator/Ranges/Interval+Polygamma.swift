import SciNumber

// The derivatives of ln Γ and Γ right of 0. Those of ln Γ are monotone there, since the ones of order two and more are ±∫ tⁿ e^(−xt)/(1 − e^(−t)) dt over t > 0, which
// do not change their sign; Γ′ rises, since ∫ (ln t)² t^(x−1) e^(−t) dt is above zero.

extension Interval {
  /// The derivative of ln Γ of order n + 1, right of 0.
  func polygamma(_ order: WideInt) -> ValueEnclosure {
    guard let first = Self.polygamma(order, at: lower), let last = Self.polygamma(order, at: upper)
    else { return .unknown }
    return ValueEnclosure(first.hull(last))
  }

  /// Γ′ right of 0.
  var gammaSlopes: Interval? {
    guard let first = Self.gammaSlope(at: lower), let last = Self.gammaSlope(at: upper) else {
      return nil
    }
    return first.hull(last)
  }

  /// Γ′ = Γψ.
  private static func gammaSlope(at x: Double) -> Interval? {
    guard let logarithmic = polygamma(0, at: x),
      let value = PointFunction.gamma.value(at: x, .radians)
    else { return nil }
    return value * logarithmic
  }

  private static func polygamma(_ order: WideInt, at x: Double) -> Interval? {
    guard x > 0, x.isFinite else { return nil }
    let budget = EvaluationBudget.interactive
    guard
      let bounds = try? Real.polygamma(Real(order), Real(Rational(finite: x)), within: budget)
        .doubles(within: budget), bounds.lower.isFinite, bounds.upper.isFinite
    else { return nil }
    return Interval(bounds.lower, bounds.upper)
  }
}
