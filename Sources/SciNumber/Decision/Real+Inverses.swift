// A value of an inverse function is a number exactly if the function of that number is the argument, where the function is strictly monotone.

extension Real {
  /// Whether this is zero because it is c·(g − y) with a value g of an inverse function, and the function has at y the argument that g was found for.
  ///
  /// `false` proves nothing. Also for a fraction whose numerator is of that kind.
  func vanishesAsInverse(within budget: EvaluationBudget) throws(MathError) -> Bool {
    guard let form = try normalForm(within: budget) else { return false }
    let numerator = form.fraction?.numerator ?? form
    for generator in numerator.inverseValues {
      guard let other = numerator.solved(for: generator),
        let difference = try generator.inverseDifference(at: other.real, within: budget)
      else { continue }
      if try difference.vanishesPlainly(within: budget) { return true }
    }
    return false
  }

  /// Whether equal nodes, or the normal form, show that this is zero.
  private func vanishesPlainly(within budget: EvaluationBudget) throws(MathError) -> Bool {
    let value = try sharingEqualNodes(within: budget)
    if let knownRational = value.knownRational { return knownRational.isZero }
    if case .subtract? = value.node?.operation, let node = value.node,
      node.first.isIdentical(to: node.second)
    {
      return true
    }
    return try value.isProvably(0, within: budget)
  }
}

extension NormalForm {
  /// The generators that are values of inverse functions.
  fileprivate var inverseValues: [Generator] {
    Set(terms.flatMap { $0.monomial.powers.map { $0.generator } }).filter { $0.isInverseValue }
  }

  /// The y with which the form is c·(g − y), where one term alone has the generator, as a factor.
  fileprivate func solved(for generator: Generator) -> NormalForm? {
    let containing = terms.filter { !$0.monomial.exponent(of: generator).isZero }
    guard containing.count == 1, containing[0].monomial.exponent(of: generator) == 1 else {
      return nil
    }
    let factor = NormalForm(
      containing[0].coefficient, containing[0].monomial.setting(generator, to: 0))
    let term = NormalForm(containing[0].coefficient, containing[0].monomial)
    return term.subtracting(self)?.divided(by: factor)
  }
}

extension Generator {
  fileprivate var isInverseValue: Bool {
    switch kind {
    case .value(.special(let function), _): function.isInverse
    case .node(let node):
      if case .special(let function) = node.operation { function.isInverse } else { false }
    default: false
    }
  }

  /// f(y) − x for the value g > 0 of an inverse function with f(g) = x; `nil` where y is not in the range of g.
  fileprivate func inverseDifference(
    at y: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real? {
    guard y.cheapSign == 1 else { return nil }
    switch kind {
    case .value(.special(let function), let form):
      guard let value = try function.undone(at: y, within: budget) else { return nil }
      return Real(.subtract, value, form.real)
    case .node(let node):
      switch node.operation {
      case .special(.inverseGammaP):
        return Real(.subtract, try Real.gammaP(node.first, y, within: budget), node.second)
      case .special(.inverseGammaQ):
        return Real(.subtract, try Real.gammaQ(node.first, y, within: budget), node.second)
      case .special(.inverseBeta):
        guard let (value, a, b) = node.inverseBeta, Real(.subtract, 1, y).cheapSign == 1 else {
          return nil
        }
        return Real(.subtract, try Real.regularisedBeta(a, b, y, within: budget), value)
      default: return nil
      }
    default: return nil
    }
  }
}

extension SpecialFunction {
  fileprivate var isInverse: Bool {
    switch self {
    case .lambertW, .lambertWOfNegative, .inverseErf, .inverseErfc, .inverseGammaP, .inverseGammaQ,
      .inverseBeta:
      true
    default: false
    }
  }

  /// f(y) for the inverse function of one argument, and y > 0 in the range of its values.
  fileprivate func undone(
    at y: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real? {
    switch self {
    case .lambertW:
      return y.multiplied(by: y.exp(within: budget), within: budget)
    case .lambertWOfNegative(let isPrincipal):
      // v e^(−v) rises up to v = 1, where the branches meet, and falls from there on.
      guard let side = Real(.subtract, y, 1).cheapSign, side != 0, (side < 0) == isPrincipal else {
        return nil
      }
      return y.multiplied(by: y.negated().exp(within: budget), within: budget)
    case .inverseErf: return y.erf(within: budget)
    case .inverseErfc: return y.erfc(within: budget)
    default: return nil
    }
  }
}
