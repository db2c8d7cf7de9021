// Inverse circular and hyperbolic functions, by the formulas of W. Kahan, "Branch cuts for complex elementary functions" (1987).
//
// They are made of √(1 − z) and √(1 + z). The imaginary parts of these have opposite signs and the real parts are not negative, so that no sum in them
// cancels. On a cut one of the roots is that of a negative number, for which the one above is taken; this makes each function continuous from the side that
// is reached counter-clockwise.

extension Complex {
  /// The arcsine; π/2 − 1.3169…i for 2 in radians.
  ///
  /// Cuts: the real axis above 1, continuous from below, and below −1, continuous from above.
  public func asin(_ unit: AngleUnit, within budget: EvaluationBudget) throws(MathError) -> Complex
  {
    if let x = try knownReal(within: budget) {
      if let value = try x.unlessOutsideUnitInterval(within: budget)?.asin(unit, within: budget) {
        return Complex(value)
      }
      return try Complex(x).outerArcsine(unit, within: budget)
    }
    if real.isKeptZero {
      return Complex(0, try imaginary.asinh(within: budget).inUnit(unit, within: budget))
    }
    return try outerArcsine(unit, within: budget)
  }

  /// asin z = arg(Re(√(1 − z)√(1 + z)) + ix) + i arsinh(Im(√(1 − z)* √(1 + z))).
  private func outerArcsine(
    _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Complex {
    let (lower, upper) = try rootsBesideOne(within: budget)
    let product = lower.real.multiplied(by: upper.real, within: budget).subtracting(
      lower.imaginary.multiplied(by: upper.imaginary, within: budget), within: budget)
    return Complex(
      try Complex(product, real).argument(unit, within: budget),
      try lower.cross(upper, within: budget).asinh(within: budget).inUnit(unit, within: budget))
  }

  /// The arccosine; 1.3169…i for 2 in radians.
  ///
  /// Cuts as ``asin(_:within:)``.
  public func acos(_ unit: AngleUnit, within budget: EvaluationBudget) throws(MathError) -> Complex
  {
    var value = self
    if let x = try knownReal(within: budget) {
      if let value = try x.unlessOutsideUnitInterval(within: budget)?.acos(unit, within: budget) {
        return Complex(value)
      }
      value = Complex(x)
    }
    if real.isKeptZero {
      let arcsine = try asin(unit, within: budget)
      return Complex(Real.angle(3, unit, within: budget), arcsine.imaginary.negated())
    }
    // 2 arg(Re √(1 + z) + i Re √(1 − z)) + i arsinh(Im(√(1 + z)* √(1 − z))).
    let (lower, upper) = try value.rootsBesideOne(within: budget)
    return Complex(
      try Complex(upper.real, lower.real).argument(unit, within: budget)
        .scaled(2, within: budget),
      try upper.cross(lower, within: budget).asinh(within: budget).inUnit(unit, within: budget))
  }

  /// √(1 − z) and √(1 + z).
  private func rootsBesideOne(
    within budget: EvaluationBudget
  ) throws(MathError) -> (lower: Complex, upper: Complex) {
    let one: Complex = 1
    return (
      try one.subtracting(self, within: budget).squareRoot(within: budget),
      try one.adding(self, within: budget).squareRoot(within: budget)
    )
  }

  /// Im(z* w).
  private func cross(_ other: Complex, within budget: EvaluationBudget) -> Real {
    real.multiplied(by: other.imaginary, within: budget)
      .subtracting(imaginary.multiplied(by: other.real, within: budget), within: budget)
  }

  /// The arctangent, for z ≠ ±i; π/2 + 0.5493…i for 2i in radians.
  ///
  /// Cuts: the imaginary axis above i, continuous from the right, and below −i, continuous from the left.
  ///
  /// - Throws: ``MathError/notReal(_:)`` for ±i.
  public func atan(_ unit: AngleUnit, within budget: EvaluationBudget) throws(MathError) -> Complex
  {
    try timesI.atanh(unit, within: budget).timesMinusI
  }

  /// The arccotangent atan(1/z), and a quarter turn at 0; for z ≠ ±i.
  ///
  /// Odd but at 0, as ``Real/acot(_:within:)``. Cut: the imaginary axis between −i and i.
  ///
  /// - Throws: ``MathError/notReal(_:)`` for ±i.
  public func acot(_ unit: AngleUnit, within budget: EvaluationBudget) throws(MathError) -> Complex
  {
    if try isZero(within: budget) { return Complex(Real.angle(3, unit, within: budget)) }
    return try reciprocal(within: budget).atan(unit, within: budget)
  }

  /// The inverse of the hyperbolic sine.
  ///
  /// Cuts: the imaginary axis above i, continuous from the right, and below −i, continuous from the left.
  public func asinh(within budget: EvaluationBudget) throws(MathError) -> Complex {
    if let x = try knownReal(within: budget) { return Complex(x.asinh(within: budget)) }
    return try timesI.asin(.radians, within: budget).timesMinusI
  }

  /// The inverse of the hyperbolic cosine with a real part of at least 0; 1.3169… + πi for −2.
  ///
  /// Cut: the real axis below 1, continuous from above.
  public func acosh(within budget: EvaluationBudget) throws(MathError) -> Complex {
    var value = self
    if let x = try knownReal(within: budget) {
      if let angle = try x.unlessOutsideUnitInterval(within: budget)?.acos(.radians, within: budget)
      {
        return Complex(0, angle)
      }
      if try x.sign(within: budget) > 0 { return Complex(try x.acosh(within: budget)) }
      value = Complex(x)
    }
    // arsinh(Re(√(z − 1)* √(z + 1))) + 2i arg(Re √(z + 1) + i Im √(z − 1)).
    let lower = try value.subtracting(1, within: budget).squareRoot(within: budget)
    let upper = try value.adding(1, within: budget).squareRoot(within: budget)
    let product = lower.real.multiplied(by: upper.real, within: budget)
      .adding(lower.imaginary.multiplied(by: upper.imaginary, within: budget), within: budget)
    return Complex(
      product.asinh(within: budget),
      try Complex(upper.real, lower.imaginary).argument(.radians, within: budget)
        .scaled(2, within: budget))
  }

  /// The inverse of the hyperbolic tangent, for z ≠ ±1; 0.5493… − π/2·i for 2.
  ///
  /// Cuts: the real axis above 1, continuous from below, and below −1, continuous from above.
  ///
  /// - Throws: ``MathError/notReal(_:)`` for ±1.
  public func atanh(within budget: EvaluationBudget) throws(MathError) -> Complex {
    let (value, angle) = try atanhParts(.radians, within: budget)
    return Complex(value, angle)
  }

  private func atanh(
    _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Complex {
    let (value, angle) = try atanhParts(unit, within: budget)
    return Complex(try value.inUnit(unit, within: budget), angle)
  }

  /// The real part of artanh z, and the imaginary part in a unit of angles.
  ///
  /// artanh z = ½(ln(1 + z) − ln(1 − z)), so these are ¼ ln(1 + 4x/|1 − z|²) and ½ arg((1 − x)(1 + x) − y² + 2iy). For x < 0 the function, which is odd, is taken
  /// at −z.
  private func atanhParts(
    _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> (value: Real, angle: Real) {
    if let x = try knownReal(within: budget) { return try x.atanhParts(unit, within: budget) }
    if real.isKeptZero { return (0, imaginary.atan(unit, within: budget)) }
    if try real.signUnlessUndecided(within: budget) == -1 {
      let (value, angle) = try negated().atanhParts(unit, within: budget)
      return (value.negated(), angle.negated())
    }
    let (less, more) = (
      Real(1).subtracting(real, within: budget), real.adding(1, within: budget)
    )
    let distance = try Complex(less, imaginary).squaredMagnitude(within: budget)
    let excess = try real.scaled(4, within: budget).divided(by: distance, within: budget)
    let cosine = less.multiplied(by: more, within: budget)
      .subtracting(imaginary.multiplied(by: imaginary, within: budget), within: budget)
    return (
      try excess.logOnePlus(within: budget).scaled(1, over: 4, within: budget),
      try Complex(cosine, imaginary.scaled(2, within: budget)).argument(unit, within: budget)
        .scaled(1, over: 2, within: budget)
    )
  }
}

extension Real {
  /// The parts of the complex artanh x: outside of the unit interval it is artanh(1/x) ∓ π/2·i.
  fileprivate func atanhParts(
    _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> (value: Real, angle: Real) {
    guard try magnitude(within: budget).compared(to: 1, within: budget) > 0 else {
      return (try atanh(within: budget), 0)
    }
    let sign = try sign(within: budget)
    return (
      try reciprocal(within: budget).atanh(within: budget),
      Real.angle(-3 * sign, unit, within: budget)
    )
  }

  /// The number, if its magnitude is at most 1.
  fileprivate func unlessOutsideUnitInterval(
    within budget: EvaluationBudget
  ) throws(MathError) -> Real? {
    try magnitude(within: budget).compared(to: 1, within: budget) <= 0 ? self : nil
  }

  /// The number of radians in a unit.
  fileprivate func inUnit(
    _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try converted(from: .radians, to: unit, within: budget)
  }
}
