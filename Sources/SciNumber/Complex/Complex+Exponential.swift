// Exponentials and logarithms.

extension Complex {
  /// eᶻ = eˣ(cos y + i sin y).
  public func exp(within budget: EvaluationBudget) -> Complex {
    Complex(
      PolarForm(magnitude: real.exp(within: budget), angle: imaginary, unit: .radians),
      within: budget)
  }

  /// eᶻ − 1, also where z is tiny.
  ///
  /// The real part is (eˣ − 1) cos y − 2 sin²(y/2), since cos y − 1 = −2 sin²(y/2).
  public func expMinusOne(within budget: EvaluationBudget) -> Complex {
    if isKeptReal { return Complex(real.expMinusOne(within: budget)) }
    let sine = imaginary.scaled(1, over: 2, within: budget).sin(.radians, within: budget)
    let square = sine.multiplied(by: sine, within: budget).scaled(2, within: budget)
    return Complex(
      real.expMinusOne(within: budget)
        .multiplied(by: imaginary.cos(.radians, within: budget), within: budget)
        .subtracting(square, within: budget),
      real.exp(within: budget)
        .multiplied(by: imaginary.sin(.radians, within: budget), within: budget))
  }

  /// The principal natural logarithm ln |z| + i arg z; πi for −1.
  ///
  /// - Throws: ``MathError/notReal(_:)`` for 0, and ``MathError/undecided(decimals:)`` where it cannot be shown on which side of the
  ///   negative real axis the number lies.
  public func log(within budget: EvaluationBudget) throws(MathError) -> Complex {
    guard try !isZero(within: budget) else { throw .notReal(.logarithmOfZero) }
    return Complex(
      try logOfMagnitude(within: budget), try argument(.radians, within: budget))
  }

  /// ln |z|, which is ½ ln(x² + y²) where |z| is not rational.
  private func logOfMagnitude(within budget: EvaluationBudget) throws(MathError) -> Real {
    let magnitude = try magnitude(within: budget)
    if isKeptReal || real.isKeptZero || magnitude.knownRational != nil || polarForm != nil {
      return try magnitude.log(within: budget)
    }
    return try squaredMagnitude(within: budget).log(within: budget)
      .scaled(1, over: 2, within: budget)
  }

  /// The principal ln(1 + z), also where z is tiny.
  ///
  /// |1 + z|² = 1 + (x(2 + x) + y²).
  ///
  /// - Throws: ``MathError/notReal(_:)`` for −1.
  public func logOnePlus(within budget: EvaluationBudget) throws(MathError) -> Complex {
    let shifted = adding(1, within: budget)
    guard try !shifted.isZero(within: budget) else { throw .notReal(.logarithmOfZero) }
    if try shifted.knownReal(within: budget) != nil { return try shifted.log(within: budget) }
    let excess = try real.adding(2, within: budget).multiplied(by: real, within: budget)
      .adding(imaginary.multiplied(by: imaginary, within: budget), within: budget)
      .settled(within: budget)
    return Complex(
      try excess.logOnePlus(within: budget).scaled(1, over: 2, within: budget),
      try shifted.argument(.radians, within: budget))
  }

  /// The binary logarithm ln z/ln 2.
  ///
  /// - Throws: ``MathError/notReal(_:)`` for 0.
  public func log2(within budget: EvaluationBudget) throws(MathError) -> Complex {
    try log(base: 2, within: budget)
  }

  /// The decimal logarithm ln z/ln 10.
  ///
  /// - Throws: ``MathError/notReal(_:)`` for 0.
  public func log10(within budget: EvaluationBudget) throws(MathError) -> Complex {
    try log(base: 10, within: budget)
  }

  /// The logarithm to a base, ln z/ln b, both principal.
  ///
  /// - Throws: ``MathError/notReal(_:)`` for 0, and for the bases 0 and 1.
  public func log(base: Complex, within budget: EvaluationBudget) throws(MathError) -> Complex {
    let divisor = try base.log(within: budget)
    guard try !divisor.isZero(within: budget) else { throw .notReal(.logarithmToBaseOne) }
    return try log(within: budget).divided(by: divisor, within: budget)
  }
}
