// The stages that may show that a value is zero, and the normal form of a value, from its operands' forms, remembered in each node.

extension Real {
  /// The rational number that the value is seen to be, or a simpler expression, or itself.
  ///
  /// Equal nodes first, which cost least; then the value as one fraction; then its normal form and the relations among that
  /// form's generators.
  func simplified(within budget: EvaluationBudget) throws(MathError) -> Real {
    guard isShallow else { return self }
    let value = try sharingEqualNodes(within: budget)
    if let node = value.node, case .subtract = node.operation, let first = node.first.node,
      first === node.second.node
    {
      return 0
    }
    if try value.vanishesAsQuotient(within: budget) { return 0 }
    if try value.vanishesAsRoot(within: budget) { return 0 }
    if try value.vanishesAsInverse(within: budget) { return 0 }
    return try value.simplifiedByForm(within: budget)
  }

  private func simplifiedByForm(within budget: EvaluationBudget) throws(MathError) -> Real {
    guard let form = try normalForm(within: budget) else { return self }
    if let rational = form.rational { return Real(rational) }
    if form.isProvably(0) { return 0 }
    if try form.vanishesByRelation(within: budget) { return 0 }
    if try form.vanishesByGamma(within: budget) { return 0 }
    return form.terms.count <= 8 ? form.real : self
  }

  /// The normal form, if there is one that says more than the expression itself.
  func normalForm(within budget: EvaluationBudget) throws(MathError) -> NormalForm? {
    guard let node else { return knownRational.map(NormalForm.init) }
    guard isShallow else { return nil }
    var pending = [node]
    while let next = pending.last {
      try budget.check()
      let unknown = [next.first.node, next.second.node].compactMap { $0 }
        .filter { $0.rememberedForm == nil }
      if next.rememberedForm != nil || unknown.isEmpty {
        if next.rememberedForm == nil { next.remember(form: next.makeForm()) }
        pending.removeLast()
      } else {
        pending += unknown
      }
    }
    return node.rememberedForm ?? nil
  }

  /// Whether the expression is looked at for rules; one that is nested deeper than this was made by a program, and would
  /// take seconds.
  private var isShallow: Bool { node.map { $0.depth <= 1 << 15 } ?? true }

  /// The form that a parent uses: the remembered one, or that of a value of which nothing is known but its sign.
  var operandForm: NormalForm? {
    guard let node else { return knownRational.map(NormalForm.init) }
    if let form = node.rememberedForm ?? nil { return form }
    guard let sign = cheapSign, let generator = Generator(.node(node)) else { return nil }
    return sign == 0 ? 0 : NormalForm(generator, sign: sign)
  }
}

extension Real.Node {
  fileprivate func makeForm() -> NormalForm? {
    if case .pi = operation { return NormalForm(.pi) }
    guard operation.arity > 0 else { return nil }
    if case .special(let function) = operation { return form(of: function) }
    if let form = inverseForm { return form }
    guard let x = first.operandForm else { return nil }
    if operation.arity == 1 { return form(x) }
    guard let y = second.operandForm else { return nil }
    return switch operation {
    case .add: x.adding(y)
    case .subtract: x.subtracting(y)
    case .multiply: x.multiplied(by: y)
    case .divide: x.divided(by: y)
    case .power: x.logarithm?.multiplied(by: y)?.exponential
    default: nil
    }
  }

  private func form(_ x: NormalForm) -> NormalForm? {
    switch operation {
    case .negate: -x
    case .integerPower(let exponent): x.integerPower(exponent)
    case .root(let degree): x.root(degree)
    case .function(let function): x.image(under: function)
    case .sin(let unit): x.inRadians(from: unit)?.circlePoint?.sine
    case .cos(let unit): x.inRadians(from: unit)?.circlePoint?.cosine
    case .tan(let unit):
      x.inRadians(from: unit)?.circlePoint.flatMap { $0.sine.divided(by: $0.cosine) }
    case .asin(let unit): x.arcsine?.fromRadians(to: unit)
    case .acos(let unit): x.arccosine?.fromRadians(to: unit)
    case .atan(let unit): x.arctangent?.fromRadians(to: unit)
    case .pi, .enclosed, .add, .subtract, .multiply, .divide, .power, .special, .pair: nil
    }
  }
}

extension NormalForm {
  /// The form of a function's value; a generator of its own where nothing more is known of the function.
  fileprivate func image(under function: BigFloat.Unary) -> NormalForm? {
    switch function {
    case .exp: exponential
    case .expMinusOne: exponential?.subtracting(1)
    case .log: logarithm
    case .logOnePlus: adding(1)?.logarithm
    case .sinh: hyperbolicSine
    case .cosh: hyperbolicCosine
    case .tanh: hyperbolicTangent
    case .asinh: inverseHyperbolicSine
    case .acosh: inverseHyperbolicCosine
    case .atanh: inverseHyperbolicTangent
    case .gamma: gamma
    case .erf: errorFunction
    case .erfc: errorFunction.flatMap { NormalForm(1).subtracting($0) }
    default: Self.value(of: .function(function), self)
    }
  }

  fileprivate func integerPower(_ exponent: Integer) -> NormalForm? {
    guard let exponent = exponent.asInt else { return nil }
    if exponent >= 0 { return power(exponent) }
    return NormalForm(1).divided(by: self)?.power(-exponent)
  }

  func inRadians(from unit: AngleUnit) -> NormalForm? {
    guard let turn = unit.perTurn else { return self }
    return multiplied(by: NormalForm(Rational(Integer(2), Integer(turn)), Monomial(.pi, 1)))
  }

  fileprivate func fromRadians(to unit: AngleUnit) -> NormalForm? {
    guard let turn = unit.perTurn else { return self }
    return multiplied(by: NormalForm(Rational(Integer(turn), Integer(2)), Monomial(.pi, -1)))
  }
}

// MARK: - Functions undone by their inverses

extension Real.Node {
  /// The form where the operand's operation is undone by this one.
  ///
  /// Only the cases that the forms themselves do not show, or not for all operands: asin(sin x) is x up to multiples of a half turn.
  private var inverseForm: NormalForm? {
    guard let inner = first.node, let x = inner.first.operandForm else { return nil }
    switch (operation, inner.operation) {
    case (.function(.asinh), .function(.sinh)), (.function(.atanh), .function(.tanh)),
      (.function(.sinh), .function(.asinh)), (.function(.tanh), .function(.atanh)),
      (.function(.cosh), .function(.acosh)):
      return x
    case (.sin(let unit), .asin(let other)), (.cos(let unit), .acos(let other)),
      (.tan(let unit), .atan(let other)):
      return unit == other ? x : nil
    case (.function(.acosh), .function(.cosh)): return x.magnitude
    case (.asin(let unit), .sin(let other)) where unit == other:
      guard let (rest, count) = x.reduced(byHalfTurnsOf: unit) else { return nil }
      return count.isOdd ? -rest : rest
    case (.atan(let unit), .tan(let other)) where unit == other:
      return x.reduced(byHalfTurnsOf: unit)?.rest
    case (.acos(let unit), .cos(let other)) where unit == other:
      // cos has the period of two half turns and is even.
      guard let (rest, count) = x.reduced(byHalfTurnsOf: unit) else { return nil }
      return count.isOdd ? rest.magnitude.flatMap { unit.halfTurn.subtracting($0) } : rest.magnitude
    case (.atan(let unit), .divide):
      // arctan(sin y/cos y), which is how the direction of a point is computed.
      guard let sine = inner.first.node, let cosine = inner.second.node,
        sine.operation == .sin(unit), cosine.operation == .cos(unit),
        let angle = sine.first.operandForm, angle == cosine.first.operandForm
      else { return nil }
      return angle.reduced(byHalfTurnsOf: unit)?.rest
    case (.function(.log), .integerPower(let exponent)):
      guard let exponent = exponent.asInt else { return nil }
      return x.magnitude?.logarithm?.scaled(exponent, over: 1)
    case (.root(let degree), .integerPower(let exponent)):
      guard let exponent = exponent.asInt else { return nil }
      let power = Rational(Integer(exponent), Integer(degree))
      if degree % 2 == 0 { return exponent % 2 == 0 ? x.magnitude?.power(power) : nil }
      // The root of a negative number's odd power is that power's negative.
      guard let sign = x.sign, let root = x.magnitude?.power(power) else { return nil }
      return sign < 0 && exponent % 2 != 0 ? -root : root
    default: return nil
    }
  }
}

extension AngleUnit {
  fileprivate var halfTurn: NormalForm {
    if let perTurn { NormalForm(Rational(Integer(perTurn), Integer(2))) } else { NormalForm(.pi) }
  }
}

extension NormalForm {
  fileprivate var magnitude: NormalForm? { sign.map { $0 < 0 ? -self : self } }

  /// The form less the nearest multiple of a half turn, and which multiple that is.
  ///
  /// - Returns: `nil` where the value is so close to an odd quarter turn that the multiple is not plain.
  fileprivate func reduced(
    byHalfTurnsOf unit: AngleUnit
  ) -> (rest: NormalForm, count: Integer)? {
    let halfTurn = unit.halfTurn
    guard let ball = Real(.divide, real, halfTurn.real).cheapEnclosure,
      ball.radius <= .powerOfTwo(-8)
    else { return nil }
    let count = Integer(nearestTo: ball.midpoint)
    let distance = ball.adding(Ball(exact: BigFloat(-count)), precision: 64)
    guard distance.magnitude.isBelowHalf,
      let multiple = halfTurn.scaled(by: Rational(count)), let rest = subtracting(multiple)
    else { return nil }
    return (rest, count)
  }
}

extension Magnitude {
  fileprivate var isBelowHalf: Bool { self < .powerOfTwo(-1) }
}
