// Magnitudes and angles.

/// A number as r·(cos φ + i sin φ).
struct PolarForm {
  /// r, which may have any sign.
  var magnitude: Real
  var angle: Real
  var unit: AngleUnit
}

extension Complex {
  /// The number with this magnitude at this angle, r·(cos φ + i sin φ); of a negative r in the opposite direction.
  ///
  /// Exact where the sine or cosine is: 5∠30° is 5√3/2 + 5/2·i.
  public init(
    magnitude: Real, angle: Real, _ unit: AngleUnit, within budget: EvaluationBudget
  ) {
    self.init(PolarForm(magnitude: magnitude, angle: angle, unit: unit), within: budget)
  }

  init(_ polar: PolarForm, within budget: EvaluationBudget) {
    // The circular function is the second factor, where `polarForm` looks for it.
    self.init(
      polar.magnitude.multiplied(by: polar.angle.cos(polar.unit, within: budget), within: budget),
      polar.magnitude.multiplied(by: polar.angle.sin(polar.unit, within: budget), within: budget))
  }

  /// r and φ, where the parts are kept as r·cos φ and r·sin φ; the rational one of the two, such as sin 30°, may be written out.
  var polarForm: PolarForm? {
    if case .negate? = imaginary.node?.operation, let node = imaginary.node {
      return polarFormOfNegated(node.first)
    }
    if let x = real.circularFactors, case .cos(let unit) = x.circular.operation {
      let polar = PolarForm(magnitude: x.factor, angle: x.circular.first, unit: unit)
      return imaginary.isProduct(of: polar, with: .sin(unit)) ? polar : nil
    }
    if let y = imaginary.circularFactors, case .sin(let unit) = y.circular.operation {
      let polar = PolarForm(magnitude: y.factor, angle: y.circular.first, unit: unit)
      return real.isProduct(of: polar, with: .cos(unit)) ? polar : nil
    }
    return nil
  }

  /// The form of a conjugate or an opposite of such a number, whose imaginary part is −`opposite`.
  private func polarFormOfNegated(_ opposite: Real) -> PolarForm? {
    if case .negate? = real.node?.operation, let node = real.node {
      guard var polar = Complex(node.first, opposite).polarForm else { return nil }
      polar.magnitude = polar.magnitude.negated()
      return polar
    }
    guard var polar = Complex(real, opposite).polarForm else { return nil }
    polar.angle = polar.angle.negated()
    return polar
  }
}

extension Real {
  /// The number as a factor and a sine or cosine, if it is kept as their product.
  fileprivate var circularFactors: (factor: Real, circular: Node)? {
    guard let node else { return nil }
    switch node.operation {
    case .cos, .sin: return (1, node)
    case .multiply:
      guard let circular = node.second.node else { return nil }
      switch circular.operation {
      case .cos, .sin: return (node.first, circular)
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether the number is kept as r times a sine or cosine of φ.
  fileprivate func isProduct(of polar: PolarForm, with circular: Operation) -> Bool {
    if let own = circularFactors {
      return own.circular.operation == circular && own.factor.isIdentical(to: polar.magnitude)
        && own.circular.first.isIdentical(to: polar.angle)
    }
    guard let value = polar.angle.rationalValue(of: circular) else { return false }
    if let factor = polar.magnitude.knownRational { return knownRational == factor * value }
    if value == 1 { return isIdentical(to: polar.magnitude) }
    guard let node, case .multiply = node.operation else { return false }
    return node.first.isIdentical(to: polar.magnitude) && node.second.knownRational == value
  }

  /// The sine or cosine of a rational angle, where that is rational and has been found so.
  private func rationalValue(of circular: Operation) -> Rational? {
    guard knownRational != nil else { return nil }
    return switch circular {
    case .sin(let unit): sin(unit, within: .interactive).knownRational
    case .cos(let unit): cos(unit, within: .interactive).knownRational
    default: nil
    }
  }
}

// MARK: - Magnitude

extension Complex {
  /// x² + y².
  func squaredMagnitude(within budget: EvaluationBudget) throws(MathError) -> Real {
    try real.multiplied(by: real, within: budget)
      .adding(imaginary.multiplied(by: imaginary, within: budget), within: budget)
      .settled(within: budget)
  }

  /// The magnitude √(x² + y²); exactly 5 for 3 + 4i.
  ///
  /// - Throws: ``MathError/undecided(decimals:)`` where the sign of the only part that is not zero cannot be decided.
  public func magnitude(within budget: EvaluationBudget) throws(MathError) -> Real {
    if isKeptReal { return try real.magnitude(within: budget) }
    if real.isKeptZero { return try imaginary.magnitude(within: budget) }
    if let polar = polarForm { return try polar.magnitude.magnitude(within: budget) }
    return try squaredMagnitude(within: budget).rootOfNonnegative(within: budget)
  }
}

extension Real {
  /// The square root of a number that is known not to be negative.
  func rootOfNonnegative(within budget: EvaluationBudget) throws(MathError) -> Real {
    knownRational == nil ? Real(.root(2), self) : try squareRoot(within: budget)
  }
}

// MARK: - Argument

extension Complex {
  /// The argument, the angle above −½ turn and up to ½ turn at which the number lies; 0 for 0.
  ///
  /// Exactly 135 in degrees for −1 + i. A negative real number is at ½ turn. The argument of 0 is 0, as in Arb, mpmath, C and Python,
  /// so that each number is ``init(magnitude:angle:_:within:)`` of its magnitude and argument; PARI has an error instead.
  ///
  /// - Throws: ``MathError/undecided(decimals:)`` where it cannot be shown on which side of the negative real axis the number lies.
  public func argument(
    _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if let angle = try angleOfPolarForm(unit, within: budget) { return angle }
    let signOfReal = try real.signUnlessUndecided(within: budget)
    if signOfReal == 1 {
      return try imaginary.divided(by: real, within: budget).atan(unit, within: budget)
        .settled(within: budget)
    }
    let sign = try imaginary.sign(within: budget)
    switch signOfReal {
    case -1:
      if sign == 0 { return Real.angle(6, unit, within: budget) }
      return try imaginary.divided(by: real, within: budget).atan(unit, within: budget)
        .adding(Real.angle(sign < 0 ? -6 : 6, unit, within: budget), within: budget)
        .settled(within: budget)
    case 0:
      return Real.angle(3 * sign, unit, within: budget)
    default:
      guard sign != 0 else {
        // The question that could not be decided, asked again for its error.
        return Real.angle(
          try real.sign(within: budget) < 0 ? 6 : 0, unit, within: budget)
      }
      // Next to the imaginary axis the sign of the real part does not matter.
      return Real.angle(3 * sign, unit, within: budget)
        .subtracting(
          try real.divided(by: imaginary, within: budget).atan(unit, within: budget),
          within: budget)
    }
  }

  /// The angle of a number that is kept as r·(cos φ + i sin φ) with an r that is not zero.
  private func angleOfPolarForm(
    _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Real? {
    guard let polar = try principalPolarForm(within: budget) else { return nil }
    return try polar.angle.converted(from: polar.unit, to: unit, within: budget)
      .settled(within: budget)
  }

  /// r > 0 and φ above −½ turn and up to ½ turn, where the parts are kept as r·cos φ and r·sin φ.
  func principalPolarForm(within budget: EvaluationBudget) throws(MathError) -> PolarForm? {
    guard var polar = polarForm, let sign = try polar.magnitude.signUnlessUndecided(within: budget),
      sign != 0
    else { return nil }
    if sign < 0 {
      polar.magnitude = polar.magnitude.negated()
      polar.angle = polar.angle.adding(
        Real.angle(6, polar.unit, within: budget), within: budget)
    }
    return try polar.principal(within: budget)
  }
}

extension PolarForm {
  /// The same number with the angle above −½ turn and up to ½ turn.
  ///
  /// φ less ⌈φ/turn − ½⌉ turns.
  fileprivate func principal(within budget: EvaluationBudget) throws(MathError) -> PolarForm {
    let turn = Real.angle(12, unit, within: budget)
    let count = try angle.divided(by: turn, within: budget)
      .subtracting(Real(Rational.half), within: budget).ceiling(within: budget)
    guard !count.isKeptZero else { return self }
    let rest = angle.subtracting(turn.multiplied(by: count, within: budget), within: budget)
    return PolarForm(magnitude: magnitude, angle: rest, unit: unit)
  }
}
