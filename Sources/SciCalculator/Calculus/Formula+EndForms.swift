import SciNumber
import SciSyntax

extension Formula {
  /// A formula in t, written so that nothing is cancelled next to 0, where functions come near to places at which they are not analytic or zero.
  ///
  /// arcsin u for u near 1 is a quarter turn less 2 arcsin √((1 − u)/2), ln u is ln(1 + (u − 1)), cos(¼ turn − t) is sin t, and Γ(u) for u near 0 is Γ(u + 1)/u; then powers of t are taken
  /// out of polynomials.
  func writtenBesideZero(_ context: Function.Context) -> Formula {
    let result = fold { (step, operands) -> Formula in
      operands.first.flatMap { Self.form(of: step, $0, context) } ?? Formula(step, of: operands)
    }
    return (result ?? self).withPowersTakenOut
  }

  private static func form(
    of step: Step, _ u: Formula, _ context: Function.Context
  ) -> Formula? {
    if u.isConstant { return nil }
    if case .postfix(.factorial) = step { return u.besidePole(of: .factorial, context) }
    guard case .primitive(let primitive) = step, primitive.isUnary else { return nil }
    switch primitive {
    case .sin, .cos: return u.wave(primitive, context)
    case .gamma, .factorial, .logGamma, .digamma: return u.besidePole(of: primitive, context)
    case .asin, .acos, .acosh, .atanh, .log, .logOnePlus: break
    default: return nil
    }
    var exact = ExactArithmetic(context)
    guard let end = try? exact.value(of: u, [.real(0)]).real,
      let size = try? end.magnitude(within: context.budget),
      (try? size.compared(to: 1, within: context.budget)) == 0,
      let sign = try? end.sign(within: context.budget)
    else { return nil }
    // How far |u| is below 1.
    let gap = Formula.number(1).joined(sign > 0 ? .subtract : .add, u)
    if primitive == .log {
      guard sign > 0 else { return nil }
      let excess = u.tangentLessOne(context) ?? u.joined(.subtract, .number(1))
      return excess.applying(.logOnePlus)
    }
    if primitive == .logOnePlus { return sign > 0 ? nil : gap.applying(.log) }
    if primitive == .atanh {
      let other = Formula.number(1).joined(sign > 0 ? .add : .subtract, u)
      let half = other.applying(.log).joined(.subtract, gap.applying(.log))
        .joined(.divide, .number(2))
      return sign > 0 ? half : half.negated
    }
    if primitive == .acosh {
      guard sign > 0 else { return nil }
      let excess = u.joined(.subtract, .number(1)).joined(.divide, .number(2))
      return excess.applying(.squareRoot).applying(.asinh).joined(.multiply, .number(2))
    }
    guard let quarter = try? Real(1).asin(context.angleUnit, within: context.budget) else {
      return nil
    }
    let arc = gap.joined(.divide, .number(2)).applying(.squareRoot).applying(.asin)
      .joined(.multiply, .number(2))
    switch (primitive, sign > 0) {
    case (.asin, true): return Formula.number(quarter).joined(.subtract, arc)
    case (.asin, false): return arc.joined(.subtract, .number(quarter))
    case (_, true): return arc
    case (_, false):
      return Formula.number(quarter).joined(.multiply, .number(2)).joined(.subtract, arc)
    }
  }

  /// How many factors a gamma function beside a pole may be taken apart into.
  private static let mostFactors: WideInt = 16

  /// The function of a number beside a pole at −n, made of one beside 1: Γ(u) = Γ(u + n + 1)/(u(u + 1)⋯(u + n)), and the logarithm and its derivative of that; `nil` elsewhere.
  private func besidePole(of primitive: Primitive, _ context: Function.Context) -> Formula? {
    let argument = primitive == .factorial ? joined(.add, .number(1)) : self
    var exact = ExactArithmetic(context)
    guard let place = try? exact.value(of: argument, [.real(0)]).real,
      let integer = try? place.rationalValue(within: context.budget)?.integerValue(limit: 16)?
        .asInt,
      integer <= 0, -integer < Self.mostFactors
    else { return nil }
    let factors = (0...(-integer)).map { (step: WideInt) -> Formula in
      step == 0 ? argument : argument.joined(.add, .number(Real(step)))
    }
    let shifted = argument.joined(.add, .number(Real(1 - integer)))
    switch primitive {
    case .logGamma:
      // For negative numbers it is another branch.
      guard integer == 0 else { return nil }
      return shifted.applying(.logGamma).joined(.subtract, argument.applying(.log))
    case .digamma:
      return factors.reduce(shifted.applying(.digamma)) {
        $0.joined(.subtract, Formula.number(1).joined(.divide, $1))
      }
    default: return factors.reduce(shifted.applying(.gamma)) { $0.joined(.divide, $1) }
    }
  }

  /// sin(a + bt)/cos(a + bt) − 1 for an eighth of a turn a, which is 2 tan bt/(1 − tan bt) by the addition theorem; `nil` for others.
  private func tangentLessOne(_ context: Function.Context) -> Formula? {
    guard case (.infix(.divide), let operands)? = outermost else { return nil }
    func areEqual(_ x: Real, _ y: Real) -> Bool {
      (try? x.compared(to: y, within: context.budget)) == 0
    }
    guard let sine = operands[0].operand(of: .sin)?.affine(context),
      let cosine = operands[1].operand(of: .cos)?.affine(context),
      areEqual(sine.constant, cosine.constant), areEqual(sine.factor, cosine.factor),
      let tangent = try? sine.constant.tan(context.angleUnit, within: context.budget),
      areEqual(tangent, 1)
    else { return nil }
    let angle = Formula.number(sine.factor).joined(.multiply, .variable)
    let rest = angle.applying(.sin).joined(.divide, angle.applying(.cos))
    return Formula.number(2).joined(.multiply, rest)
      .joined(.divide, Formula.number(1).joined(.subtract, rest))
  }

  /// The sine or cosine of a + bt for a whole number of quarter turns a, which is a sine or cosine of bt or its opposite; `nil` otherwise.
  ///
  /// sin(a + bt) = sin a cos bt + cos a sin bt, and cos(a + bt) = cos a cos bt − sin a sin bt.
  private func wave(_ primitive: Primitive, _ context: Function.Context) -> Formula? {
    let budget = context.budget
    guard let element = affine(context),
      (try? element.constant.sign(within: budget)) != 0
    else { return nil }
    let sine = try? element.constant.sin(context.angleUnit, within: budget)
      .rationalValue(within: budget)
    let cosine = try? element.constant.cos(context.angleUnit, within: budget)
      .rationalValue(within: budget)
    let angle = Formula.number(element.factor).joined(.multiply, .variable)
    guard let sine, let cosine else { return nil }
    let (factor, function): (Rational, Primitive) =
      if cosine.isZero {
        primitive == .sin ? (sine, .cos) : (-sine, .sin)
      } else {
        (cosine, primitive == .sin ? .sin : .cos)
      }
    guard cosine.isZero || sine.isZero else { return nil }
    let wave = angle.applying(function)
    return factor.signum > 0 ? wave : wave.negated
  }
}
