import SciNumber
import SciSyntax

/// Whether a formula is the same or the opposite where its variable is.
struct ParityArithmetic: FormulaArithmetic {
  typealias Element = Parity
  typealias Failure = Never

  func constant(_ number: Real, _ interval: Interval) -> Parity { .even }
  func truth(_ holds: Bool) -> Parity { .even }

  func apply<P: UnaryPrimitive>(_: P.Type, _ x: Parity) -> Parity {
    switch x {
    case .even: .even
    case .odd: P.parity
    case .neither: .neither
    }
  }

  func apply<P: BinaryPrimitive>(_: P.Type, _ x: Parity, _ y: Parity) -> Parity {
    if x == .even, y == .even { return .even }
    switch P.units {
    case .sum, .difference: return x == y ? x : .neither
    case .product, .quotient:
      if x == .neither || y == .neither { return .neither }
      return x == y ? .even : .odd
    case .none, .power, .root, .division, .ratio, .polar: return .neither
    }
  }

  func compare(_ comparison: InfixOperator, _ x: Parity, _ y: Parity) -> Parity {
    x == .even && y == .even ? .even : .neither
  }

  func connect(_ connective: InfixOperator, _ x: Parity, _ y: Parity) -> Parity {
    x == .even && y == .even ? .even : .neither
  }

  func invert(_ prefix: PrefixOperator, _ x: Parity) -> Parity { x == .even ? .even : .neither }

  func choose(_ condition: Parity, _ x: Parity, _ y: Parity) -> Parity {
    condition == .even && x == y ? x : .neither
  }

  func angle(_ x: Parity, in unit: PostfixOperator) -> Parity { x }
  func join(_ whole: Parity, part: Parity) -> Parity { whole == part ? whole : .neither }
}

extension Formula {
  /// Whether the formula of one variable is the same or the opposite where the variable is.
  ///
  /// A power with a whole number as exponent is the product that it stands for.
  var parity: Parity {
    var arithmetic = ParityArithmetic()
    typealias Operand = (parity: Parity, formula: Formula)
    let result = fold { (step, operands: [Operand]) -> Operand in
      let formula = Formula(step, of: operands.map { $0.formula })
      if step.isPower, operands[0].parity == .odd,
        let exponent = operands[1].formula.fraction?.integerValue(limit: 62)
      {
        return (exponent.isOdd ? .odd : .even, formula)
      }
      var inner: [Parity] = [.odd] + operands.map { $0.parity }
      arithmetic.perform(step, above: 0, &inner)
      return (inner.last ?? .neither, formula)
    }
    return result?.parity ?? .neither
  }

  /// Whether f(1/x)/x² is −f(x) for all positive x, as of ln x/(1 + x²): its integrals from 0 to 1 and from 1 on are opposite, by the substitution 1/x.
  ///
  /// Seen of rational functions of x and ln x, since ln(1/x) is −ln x.
  var isOppositeUnderInversion: Bool {
    let pair = fold { (step, operands: [Formula]) -> Formula in
      if case .primitive(.log) = step, operands[0].steps.count == 1, !operands[0].isConstant {
        return Formula(steps: [.variable(1)])
      }
      return Formula(step, of: operands)
    }
    let inverse = Formula.number(1).joined(.divide, .variable)
    let opposite = Formula(steps: [.variable(1)]).negated
    guard let pair, pair.steps.count < 1_000,
      let turned = pair.replacing(variables: [inverse, opposite], upTo: Machine.mostSteps)
    else { return false }
    let square = Formula.variable.joined(.power, .number(2))
    return pair.joined(.add, turned.joined(.divide, square)).planeFunction?.dividend.isZero ?? false
  }
}
