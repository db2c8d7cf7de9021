// Sums, products and quotients.
//
// Numbers whose parts are seen to be r·cos φ and r·sin φ are multiplied by their angles: e^(iα)·e^(iβ) is e^(i(α + β)), a smaller expression than
// the products of the parts, and one whose magnitude and angle are plain.

extension Complex {
  /// The sum.
  public func adding(_ other: Complex, within budget: EvaluationBudget) -> Complex {
    Complex(
      real.adding(other.real, within: budget), imaginary.adding(other.imaginary, within: budget))
  }

  /// The difference.
  public func subtracting(_ other: Complex, within budget: EvaluationBudget) -> Complex {
    Complex(
      real.subtracting(other.real, within: budget),
      imaginary.subtracting(other.imaginary, within: budget))
  }

  /// The product.
  public func multiplied(by other: Complex, within budget: EvaluationBudget) -> Complex {
    if isKeptReal { return other.multiplied(by: real, within: budget) }
    if other.isKeptReal { return multiplied(by: other.real, within: budget) }
    if let (x, y) = polarForms(with: other, within: budget) {
      return Complex(
        PolarForm(
          magnitude: x.magnitude.multiplied(by: y.magnitude, within: budget),
          angle: x.angle.adding(y.angle, within: budget), unit: x.unit), within: budget)
    }
    return Complex(
      real.multiplied(by: other.real, within: budget)
        .subtracting(imaginary.multiplied(by: other.imaginary, within: budget), within: budget),
      real.multiplied(by: other.imaginary, within: budget)
        .adding(imaginary.multiplied(by: other.real, within: budget), within: budget))
  }

  /// The forms of two numbers in the same unit; an imaginary one is at a quarter turn.
  private func polarForms(
    with other: Complex, within budget: EvaluationBudget
  ) -> (PolarForm, PolarForm)? {
    switch (polarForm, other.polarForm) {
    case (let x?, let y?): return x.unit == y.unit ? (x, y) : nil
    case (let x?, nil):
      return other.imaginaryForm(x.unit, within: budget).map { (x, $0) }
    case (nil, let y?):
      return imaginaryForm(y.unit, within: budget).map { ($0, y) }
    case (nil, nil): return nil
    }
  }

  private func imaginaryForm(_ unit: AngleUnit, within budget: EvaluationBudget) -> PolarForm? {
    guard real.isKeptZero else { return nil }
    let quarter = Real.angle(3, unit, within: budget)
    return PolarForm(magnitude: imaginary, angle: quarter, unit: unit)
  }

  /// The number times a real one.
  func multiplied(by factor: Real, within budget: EvaluationBudget) -> Complex {
    if let polar = polarForm {
      return Complex(
        PolarForm(
          magnitude: polar.magnitude.multiplied(by: factor, within: budget), angle: polar.angle,
          unit: polar.unit), within: budget)
    }
    return Complex(
      real.multiplied(by: factor, within: budget), imaginary.multiplied(by: factor, within: budget))
  }

  /// The quotient.
  ///
  /// - Throws: ``MathError/divisionByZero`` where the divisor is zero, by proof, and
  ///   ``MathError/undecided(decimals:)`` where it cannot be told from zero.
  public func divided(
    by divisor: Complex, within budget: EvaluationBudget
  ) throws(MathError) -> Complex {
    if divisor.isKeptReal { return try divided(by: divisor.real, within: budget) }
    if let (x, y) = polarForms(with: divisor, within: budget) {
      return Complex(
        PolarForm(
          magnitude: try x.magnitude.divided(by: y.magnitude, within: budget),
          angle: x.angle.subtracting(y.angle, within: budget), unit: x.unit), within: budget)
    }
    return try multiplied(by: divisor.reciprocal(within: budget), within: budget)
  }

  /// The number over a real one.
  func divided(by divisor: Real, within budget: EvaluationBudget) throws(MathError) -> Complex {
    guard try divisor.sign(within: budget) != 0 else { throw .divisionByZero }
    if let polar = polarForm {
      return Complex(
        PolarForm(
          magnitude: try polar.magnitude.divided(by: divisor, within: budget), angle: polar.angle,
          unit: polar.unit), within: budget)
    }
    return Complex(
      try real.divided(by: divisor, within: budget),
      try imaginary.divided(by: divisor, within: budget))
  }

  /// 1/z = z̄/|z|².
  ///
  /// - Throws: ``MathError/divisionByZero`` for 0.
  func reciprocal(within budget: EvaluationBudget) throws(MathError) -> Complex {
    if isKeptReal { return Complex(try real.reciprocal(within: budget)) }
    if real.isKeptZero { return Complex(0, try imaginary.reciprocal(within: budget).negated()) }
    if let polar = polarForm {
      return Complex(
        PolarForm(
          magnitude: try polar.magnitude.reciprocal(within: budget), angle: polar.angle.negated(),
          unit: polar.unit), within: budget)
    }
    guard try !isZero(within: budget) else { throw .divisionByZero }
    let square = try squaredMagnitude(within: budget)
    return Complex(
      try real.divided(by: square, within: budget),
      try imaginary.negated().divided(by: square, within: budget))
  }

  /// The number with the other sign.
  public func negated() -> Complex { Complex(real.opposite, imaginary.opposite) }

  /// The number with the other imaginary part: x − yi for x + yi.
  public var conjugate: Complex { Complex(real, imaginary.opposite) }

  /// iz, exactly.
  var timesI: Complex { Complex(imaginary.opposite, real) }

  /// −iz, exactly.
  var timesMinusI: Complex { Complex(imaginary, real.opposite) }
}

extension Real {
  /// The number with the other sign; that of −x is x again, and so the conjugate of a conjugate is the number itself.
  fileprivate var opposite: Real {
    guard let node, case .negate = node.operation else { return negated() }
    return node.first
  }
}
