// Elementary functions of angles that are seldom named: versines, the cardinal sine, Gudermann's function.

extension Real {
  /// sin x/x, with x in radians below the line; 1 at 0.
  public func cardinalSine(
    _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if try sign(within: budget) == 0 { return 1 }
    return try sin(unit, within: budget)
      .divided(by: converted(from: unit, to: .radians, within: budget), within: budget)
  }

  /// (1 − cos x)/2 = sin²(x/2).
  public func haversine(_ unit: AngleUnit, within budget: EvaluationBudget) -> Real {
    let sine = scaled(1, over: 2, within: budget).sin(unit, within: budget)
    return sine.multiplied(by: sine, within: budget)
  }

  /// (1 + cos x)/2 = cos²(x/2).
  public func havercosine(_ unit: AngleUnit, within budget: EvaluationBudget) -> Real {
    let cosine = scaled(1, over: 2, within: budget).cos(unit, within: budget)
    return cosine.multiplied(by: cosine, within: budget)
  }

  /// The angle less a quarter turn, whose cosine is the sine of this.
  public func lessQuarterTurn(_ unit: AngleUnit, within budget: EvaluationBudget) -> Real {
    subtracting(Self.angle(3, unit, within: budget), within: budget)
  }

  /// The angle from zero to a half turn with that haversine, for 0 ≤ x ≤ 1: 2 arcsin √x.
  public func inverseHaversine(
    _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    guard try sign(within: budget) >= 0 else { throw .notReal(.outsideDomain) }
    return try squareRoot(within: budget).asin(unit, within: budget).scaled(2, within: budget)
  }

  /// Gudermann's function, the angle with the tangent sinh x.
  public func gudermannian(_ unit: AngleUnit, within budget: EvaluationBudget) -> Real {
    guard let ball = cheapEnclosure, ball.mignitude > Magnitude(64), let sign = ball.signum else {
      return sinh(within: budget).atan(unit, within: budget)
    }
    // A quarter turn less 2 arctan(e^(−|x|)), which e^|x| need not be in the range of exponents for.
    let size = sign < 0 ? negated() : self
    let gap = size.negated().exp(within: budget).atan(unit, within: budget)
    let angle = Self.angle(3, unit, within: budget)
      .subtracting(gap.scaled(2, within: budget), within: budget)
    return sign < 0 ? angle.negated() : angle
  }

  /// The number with that Gudermannian, for an angle of less than a quarter turn: arsinh(tan x).
  public func inverseGudermannian(
    _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let quarterTurn = Self.angle(3, unit, within: budget)
    guard try magnitude(within: budget).compared(to: quarterTurn, within: budget) < 0 else {
      throw .notReal(.outsideDomain)
    }
    return try tan(unit, within: budget).asinh(within: budget)
  }
}
