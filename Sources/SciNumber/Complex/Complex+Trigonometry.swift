// Circular and hyperbolic functions, by the addition theorems with cos iy = cosh y and sin iy = i sinh y.

extension Complex {
  /// The sine sin x cosh y + i cos x sinh y of an angle.
  ///
  /// The whole number is measured in the unit: in degrees sin z is the sine of πz/180.
  public func sin(_ unit: AngleUnit, within budget: EvaluationBudget) -> Complex {
    let y = imaginary.inRadians(from: unit, within: budget)
    return Complex(
      real.sin(unit, within: budget).multiplied(by: y.cosh(within: budget), within: budget),
      real.cos(unit, within: budget).multiplied(by: y.sinh(within: budget), within: budget))
  }

  /// The cosine cos x cosh y − i sin x sinh y of an angle.
  ///
  /// The whole number is measured in the unit.
  public func cos(_ unit: AngleUnit, within budget: EvaluationBudget) -> Complex {
    let y = imaginary.inRadians(from: unit, within: budget)
    return Complex(
      real.cos(unit, within: budget).multiplied(by: y.cosh(within: budget), within: budget),
      real.sin(unit, within: budget).multiplied(by: y.sinh(within: budget), within: budget)
        .negated())
  }

  /// The tangent of an angle that is not a quarter turn away from a multiple of a half turn.
  ///
  /// The whole number is measured in the unit.
  ///
  /// - Throws: ``MathError/notReal(_:)`` at a pole.
  public func tan(
    _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Complex {
    if isKeptReal { return Complex(try real.tan(unit, within: budget)) }
    let y = imaginary.inRadians(from: unit, within: budget)
    let (parallel, across) = try Self.tangent(
      hyperbolic: y, circular: real, unit, within: budget)
    return Complex(across, parallel)
  }

  /// The hyperbolic sine sinh x cos y + i cosh x sin y.
  public func sinh(within budget: EvaluationBudget) -> Complex {
    Complex(
      real.sinh(within: budget)
        .multiplied(by: imaginary.cos(.radians, within: budget), within: budget),
      real.cosh(within: budget)
        .multiplied(by: imaginary.sin(.radians, within: budget), within: budget))
  }

  /// The hyperbolic cosine cosh x cos y + i sinh x sin y.
  public func cosh(within budget: EvaluationBudget) -> Complex {
    Complex(
      real.cosh(within: budget)
        .multiplied(by: imaginary.cos(.radians, within: budget), within: budget),
      real.sinh(within: budget)
        .multiplied(by: imaginary.sin(.radians, within: budget), within: budget))
  }

  /// The hyperbolic tangent of a number other than (n + ½)πi.
  ///
  /// - Throws: ``MathError/notReal(_:)`` at a pole.
  public func tanh(within budget: EvaluationBudget) throws(MathError) -> Complex {
    if isKeptReal { return Complex(real.tanh(within: budget)) }
    let (parallel, across) = try Self.tangent(
      hyperbolic: real, circular: imaginary, .radians, within: budget)
    return Complex(parallel, across)
  }

  /// The parts of tanh(a + bi) with a in radians and b in a unit: (sinh 2a + i sin 2b)/(cosh 2a + cos 2b).
  ///
  /// The divisor is 2(cosh² a − sin² b), and is zero exactly where sinh a and cos b are.
  private static func tangent(
    hyperbolic a: Real, circular b: Real, _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> (parallel: Real, across: Real) {
    if a.isKeptZero { return (0, try b.tan(unit, within: budget)) }
    guard try !Complex(a, b.cos(unit, within: budget)).isZero(within: budget) else {
      throw .notReal(.tangentPole)
    }
    if a.isSeenLarge { return try tangent(ofLarge: a, circular: b, unit, within: budget) }
    let (twiceA, twiceB) = (a.scaled(2, within: budget), b.scaled(2, within: budget))
    let divisor = twiceA.cosh(within: budget)
      .adding(twiceB.cos(unit, within: budget), within: budget)
    return (
      try twiceA.sinh(within: budget).divided(by: divisor, within: budget),
      try twiceB.sin(unit, within: budget).divided(by: divisor, within: budget)
    )
  }

  /// The same for an a of any size.
  ///
  /// With T = tanh a, c = cos b and s = sin b: (T + i sc/cosh² a)/(c² + s²T²), where 1/cosh² a = 1 − T². Only a part that is too small itself is made of
  /// numbers that are too large.
  private static func tangent(
    ofLarge a: Real, circular b: Real, _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> (parallel: Real, across: Real) {
    let (cosine, sine) = (b.cos(unit, within: budget), b.sin(unit, within: budget))
    let tangent = a.tanh(within: budget)
    let product = sine.multiplied(by: tangent, within: budget)
    let divisor = try Complex(cosine, product).squaredMagnitude(within: budget)
    let across = sine.multiplied(by: cosine, within: budget)
    let parallel = try tangent.divided(by: divisor, within: budget)
    guard !across.isKeptZero else { return (parallel, 0) }
    let size = a.cosh(within: budget)
    let square = size.multiplied(by: size, within: budget)
    return (
      parallel,
      try across.divided(by: square.multiplied(by: divisor, within: budget), within: budget)
    )
  }

  /// The cardinal sine sin z/z with z in radians, and 1 at 0.
  public func sinc(within budget: EvaluationBudget) throws(MathError) -> Complex {
    if try isZero(within: budget) { return 1 }
    return try sin(.radians, within: budget).divided(by: self, within: budget)
  }
}

extension Real {
  /// Whether the number is seen to be so large that eˣ is a long way beyond what can be written.
  fileprivate var isSeenLarge: Bool {
    cheapEnclosure.map { $0.mignitude >= .powerOfTwo(30) } ?? false
  }

  /// The number of radians that so many of a unit are.
  package func inRadians(from unit: AngleUnit, within budget: EvaluationBudget) -> Real {
    guard let turn = unit.perTurn else { return self }
    return scaled(2, over: turn, within: budget).multiplied(by: .pi, within: budget)
  }
}
