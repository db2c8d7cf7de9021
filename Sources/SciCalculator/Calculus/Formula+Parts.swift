import SciNumber
import SciSyntax

// Formulas as data: their parts, and formulas of formulas.

extension Formula {
  /// The variable alone.
  static let variable = Formula(steps: [.variable(0)])

  /// That a formula is too long.
  private struct TooLong: Error {}

  /// The formula with the definitions of functions written out; `nil` if it has more steps than a limit.
  func writtenOut(upTo limit: Int) -> Formula? { try? writtenOut(variables: nil, upTo: limit) }

  /// The formula with others in the places of its variables; `nil` if it has more steps than a limit.
  func replacing(variables: [Formula], upTo limit: Int) -> Formula? {
    try? writtenOut(variables: variables, upTo: limit)
  }

  private func writtenOut(
    variables: [Formula]?, upTo limit: Int
  ) throws(TooLong) -> Formula {
    let result = try fold { (step, operands) throws(TooLong) -> Formula in
      let part =
        switch step {
        case .variable(let place): variables?[place] ?? Formula(step, of: operands)
        case .definition(let formula, _): try formula.writtenOut(variables: operands, upTo: limit)
        default: Formula(step, of: operands)
        }
      guard part.steps.count <= limit else { throw TooLong() }
      return part
    }
    return result ?? self
  }

  /// The formula of another one's value, f(g(x)); both in one variable.
  func of(_ inner: Formula) -> Formula {
    Formula(
      steps: steps.flatMap { (step) -> [Step] in
        if case .variable = step { inner.steps } else { [step] }
      })
  }

  static func number(_ number: Real) -> Formula {
    let bounds = try? number.doubles(within: .interactive)
    return Formula(steps: [
      .constant(number, bounds.map { Interval($0.lower, $0.upper) } ?? .everything)
    ])
  }

  func joined(_ infix: InfixOperator, _ other: Formula) -> Formula {
    Formula(steps: steps + other.steps + [.infix(infix)])
  }

  func applying(_ primitive: Primitive) -> Formula {
    Formula(steps: steps + [.primitive(primitive)])
  }

  var negated: Formula { Formula(steps: steps + [.prefix(.negate)]) }

  /// Whether the variable is in it.
  var isConstant: Bool {
    !steps.contains { if case .variable = $0 { true } else { false } }
  }

  /// The number that it is written as, and what it is known to be.
  var constant: (number: Real, interval: Interval)? {
    guard steps.count == 1, case .constant(let number, let interval) = steps[0] else { return nil }
    return (number, interval)
  }

  /// The fraction that it is written as.
  var fraction: Rational? { constant?.number.knownRational }

  /// The formula of a step that takes others as its operands.
  init(_ step: Step, of operands: [Formula]) {
    self.init(steps: operands.flatMap { $0.steps } + [step])
  }

  /// What becomes of the formula where a function makes something of each step and of what became of its operands; `nil` for a formula without steps.
  func fold<Result, Failure>(
    _ combine: (Step, [Result]) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    var stack: [Result] = []
    for step in steps {
      let operands = Array(stack.suffix(step.operandCount))
      stack.removeLast(operands.count)
      stack.append(try combine(step, operands))
    }
    return stack.last
  }
}

extension Formula {
  /// The formula with powers of constants as exponentials, ln(1 + u) as a function of its own, and rational functions that are constant as numbers.
  func normalised(_ context: Function.Context) -> Formula {
    let result = fold { (step, operands: [RationalPart]) -> RationalPart in
      let value = PolynomialArithmetic.value(of: step, operands.map { $0.value })
      if let value, let number = value.constant,
        operands.contains(where: { !$0.formula.isConstant })
      {
        return (.number(Real(number)), value)
      }
      let formulas = operands.map { $0.formula }
      return (
        Self.normalised(step, formulas, context) ?? Formula(step, of: formulas), value
      )
    }
    return result?.formula ?? self
  }

  /// A part of a formula, and the rational function that it is, if it is one.
  private typealias RationalPart = (formula: Formula, value: PolynomialArithmetic.Element?)

  private static func normalised(
    _ step: Step, _ operands: [Formula], _ context: Function.Context
  ) -> Formula? {
    switch step {
    case .infix(.power):
      guard !operands[1].isConstant, let base = operands[0].constant?.number,
        (try? base.sign(within: context.budget)) == 1,
        let logarithm = try? base.log(within: context.budget)
      else { return nil }
      let isOne = (try? logarithm.rationalValue(within: context.budget)) == 1
      let exponent = isOne ? operands[1] : operands[1].joined(.multiply, .number(logarithm))
      return exponent.applying(.exp)
    case .primitive(.log): return operands[0].addendOfOne?.applying(.logOnePlus)
    case .infix(.subtract):
      if operands[0].fraction == 1 { return operands[1].distanceFromOne }
      return operands[1].fraction == 1 ? operands[0].distanceFromOne?.negated : nil
    default: return nil
    }
  }

  /// 1 less the formula, where that is erfc u or 2/(e^(2u) + 1), which cancel nothing where u is large.
  private var distanceFromOne: Formula? {
    if let u = operand(of: .erf) { return u.applying(.erfc) }
    guard let u = operand(of: .tanh) else { return nil }
    let power = u.joined(.multiply, .number(2)).applying(.exp)
    return Formula.number(2).joined(.divide, power.joined(.add, .number(1)))
  }

  /// u, where the formula is 1 + u or 1 − u′ with u = −u′.
  var addendOfOne: Formula? {
    guard let (step, operands) = outermost else { return nil }
    switch step {
    case .infix(.add):
      if operands[0].fraction == 1 { return operands[1] }
      if operands[1].fraction == 1 { return operands[0] }
      return operands[0].addendOfOne?.joined(.add, operands[1])
    case .infix(.subtract):
      if operands[0].fraction == 1 { return operands[1].negated }
      return operands[0].addendOfOne?.joined(.subtract, operands[1])
    default: return nil
    }
  }

  /// What a function is taken of, where the formula is its value.
  func operand(of primitive: Primitive) -> Formula? {
    guard case .primitive(primitive) = steps.last, primitive.isUnary else { return nil }
    return Formula(steps: Array(steps.dropLast()))
  }

  /// The last step, and the formulas of its operands.
  var outermost: (step: Step, operands: [Formula])? {
    var last: (Step, [Formula])?
    _ = fold { (step, operands) -> Formula in
      last = (step, operands)
      return Formula(step, of: operands)
    }
    return last
  }

  /// Formulas such that this one, where it has a value, is zero where one of them is.
  var zeroFactors: [Formula] {
    guard !isConstant, let (step, operands) = outermost else { return [] }
    switch step {
    case .prefix(.negate), .prefix(.plus), .prefix(.squareRoot), .prefix(.cubeRoot),
      .enclosed(.absoluteValue), .primitive(.magnitude), .primitive(.squareRoot),
      .primitive(.cubeRoot), .postfix(.percent):
      return operands[0].zeroFactors
    case .infix(.multiply), .infix(.juxtapose), .primitive(.product):
      return operands.flatMap { $0.zeroFactors }
    case .infix(.divide): return operands[0].zeroFactors
    case .infix(.power), .primitive(.power):
      if operands[0].isConstant { return [] }
      guard let exponent = operands[1].fraction else { return [self] }
      return exponent.signum > 0 ? operands[0].zeroFactors : []
    case .infix(.root): return operands[1].zeroFactors
    case .primitive(.exp), .primitive(.cosh): return []
    default: return [self]
    }
  }

  /// The formula in which polynomials that are zero at 0 are written as a power of the variable times another one: 1 − (1 − t)² is t·(2 − t).
  ///
  /// So nothing is cancelled next to 0.
  var withPowersTakenOut: Formula {
    let result = fold { (step, operands: [RationalPart]) -> RationalPart in
      if let value = PolynomialArithmetic.value(of: step, operands.map { $0.value }) {
        return (Formula(step, of: operands.map { $0.formula }), value)
      }
      let rewritten = operands.map { Self.withPowerTakenOut($0.formula, $0.value) }
      return (Formula(step, of: rewritten), nil)
    }
    return result.map { Self.withPowerTakenOut($0.formula, $0.value) } ?? self
  }

  private static let highestDegree: WideInt = 64

  private static func withPowerTakenOut(
    _ formula: Formula, _ value: PolynomialArithmetic.Element?
  ) -> Formula {
    guard let value, !value.dividend.isZero, formula.steps.count > 1,
      max(value.dividend.degree, value.divisor.degree) <= highestDegree,
      value.dividend.coefficients[0].isZero || value.divisor.coefficients[0].isZero
    else { return formula }
    let dividend = Formula(value.dividend)
    return value.divisor == Polynomial([1])
      ? dividend : dividend.joined(.divide, Formula(value.divisor))
  }

  /// A polynomial as a power of the variable times another one, by Horner's rule.
  init(_ polynomial: Polynomial) {
    let (zeros, rest) = polynomial.factors
    var result: Formula?
    for coefficient in rest.coefficients.reversed() {
      let number = Formula.number(Real(coefficient))
      if let sum = result {
        let product = sum.joined(.multiply, .variable)
        result = coefficient.isZero ? product : product.joined(.add, number)
      } else {
        result = number
      }
    }
    let power = Formula.variable(toThe: Rational(zeros))
    self = power.times(result ?? .number(0))
  }

  /// A power of the variable.
  static func variable(toThe exponent: Rational) -> Formula {
    if exponent.isZero { return .number(1) }
    return exponent == 1 ? .variable : Formula.variable.joined(.power, .number(Real(exponent)))
  }
}

extension Polynomial {
  /// How often 0 is a zero, and the polynomial without these.
  var factors: (zeros: WideInt, rest: Polynomial) {
    let zeros = coefficients.prefix { $0.isZero }.count
    return (WideInt(zeros), Polynomial(Array(coefficients.dropFirst(zeros))))
  }
}

extension Formula.Step {
  /// Whether it is a power, with an exponent of its own.
  var isPower: Bool {
    switch self {
    case .infix(.power), .primitive(.power): true
    default: false
    }
  }

  /// The exponent of a root, or of a power with this exponent; `nil` for other steps.
  func exponent(_ power: Rational?) -> Rational? {
    switch self {
    case .infix(.power), .primitive(.power): power
    case .prefix(.squareRoot), .primitive(.squareRoot): Rational(1, 2)
    case .prefix(.cubeRoot), .primitive(.cubeRoot): Rational(1, 3)
    default: nil
    }
  }

  /// How many operands it takes from the stack.
  var operandCount: Int {
    switch self {
    case .variable, .constant, .truth, .quantity: 0
    case .prefix, .postfix, .enclosed: 1
    case .infix: 2
    case .primitive(let primitive): primitive.operandCount
    case .fold(_, let count), .definition(_, let count): count
    case .chain(let comparisons): comparisons.count + 1
    case .condition: 3
    }
  }
}

extension PolynomialArithmetic {
  /// The rational function that a step of a formula in one variable is, from those of its operands; `nil` if it is none.
  fileprivate static func value(of step: Formula.Step, _ operands: [Element?]) -> Element? {
    let known = operands.compactMap { $0 }
    guard known.count == operands.count else { return nil }
    var arithmetic = PolynomialArithmetic()
    var stack = [variable] + known
    let isRational: Void? = try? arithmetic.perform(step, above: 0, &stack)
    guard isRational != nil, let value = stack.last, !value.divisor.isZero else { return nil }
    return value
  }
}

extension PolynomialArithmetic.Element {
  /// The number that it is everywhere but in gaps, if it is one.
  fileprivate var constant: Rational? {
    if dividend.isZero { return 0 }
    let factor = Rational(dividend.leading, divisor.leading)
    guard dividend.degree == divisor.degree,
      dividend.scaled(by: divisor.leading) == divisor.scaled(by: dividend.leading)
    else { return nil }
    return factor
  }
}
