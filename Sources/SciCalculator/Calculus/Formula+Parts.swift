import SciNumber
import SciSyntax

// Formulas as data: their parts, and formulas of formulas.

extension Formula {
  /// The variable alone.
  static let variable = Formula(steps: [.variable(0)])

  /// How many steps a formula may have when the definitions in it are written out.
  private static let mostSteps = 4_000

  /// The formula with the definitions of functions written out; `nil` if it is too long.
  var writtenOut: Formula? {
    guard let steps = Self.writtenOut(steps, variables: nil) else { return nil }
    return Formula(steps: steps)
  }

  private static func writtenOut(
    _ steps: [Step], variables: ArraySlice<[Step]>?
  ) -> [Step]? {
    var stack: [[Step]] = []
    for step in steps {
      let operands = stack.suffix(step.operandCount)
      guard operands.count == step.operandCount else { return nil }
      let part: [Step]?
      switch step {
      case .variable(let place): part = variables.map { $0[$0.startIndex + place] } ?? [step]
      case .definition(let formula, _): part = writtenOut(formula.steps, variables: operands)
      default: part = operands.flatMap { $0 } + [step]
      }
      guard let part, part.count <= mostSteps else { return nil }
      stack.removeLast(operands.count)
      stack.append(part)
    }
    return stack.last
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

  /// The fraction that it is written as.
  var fraction: Rational? {
    guard steps.count == 1, case .constant(let number, _) = steps[0] else { return nil }
    return number.knownRational
  }

  /// Calls a function with each step and the formulas of its operands; definitions are written out.
  func forEachStep<Fault>(
    _ body: (Step, [Formula]) throws(Fault) -> Void
  ) throws(Fault) {
    var starts: [Int] = []
    for (index, step) in steps.enumerated() {
      let own = Array(starts.suffix(step.operandCount))
      let ends = own.dropFirst() + [index]
      try body(step, zip(own, ends).map { Formula(steps: Array(steps[$0..<$1])) })
      starts.removeLast(own.count)
      starts.append(own.first ?? index)
    }
  }
}

extension Formula {
  /// The formula with powers of constants as exponentials, ln(1 + u) as a function of its own, and rational functions that are constant as numbers.
  func normalised(_ context: Function.Context) -> Formula {
    var arithmetic = PolynomialArithmetic()
    var stack: [(formula: Formula, value: PolynomialArithmetic.Element?)] = []
    for step in steps {
      let operands = Array(stack.suffix(step.operandCount))
      stack.removeLast(operands.count)
      let values = operands.compactMap { $0.value }
      var value: PolynomialArithmetic.Element?
      if values.count == operands.count {
        var inner = [PolynomialArithmetic.variable] + values
        let isRational: Void? = try? arithmetic.perform(step, above: 0, &inner)
        if isRational != nil, let result = inner.last, !result.divisor.isZero { value = result }
      }
      let formula: Formula
      if let value, let number = value.constant,
        operands.contains(where: { !$0.formula.isConstant })
      {
        formula = .number(Real(number))
      } else {
        formula =
          Self.normalised(step, operands.map { $0.formula }, context)
          ?? Formula(steps: operands.flatMap { $0.formula.steps } + [step])
      }
      stack.append((formula, value))
    }
    return stack.last?.formula ?? self
  }

  private static func normalised(
    _ step: Step, _ operands: [Formula], _ context: Function.Context
  ) -> Formula? {
    switch step {
    case .infix(.power):
      guard !operands[1].isConstant, operands[0].steps.count == 1,
        case .constant(let base, _) = operands[0].steps[0],
        (try? base.sign(within: context.budget)) == 1,
        let logarithm = try? base.log(within: context.budget)
      else { return nil }
      let isOne = (try? logarithm.rationalValue(within: context.budget)) == 1
      let exponent = isOne ? operands[1] : operands[1].joined(.multiply, .number(logarithm))
      return exponent.applying(.exp)
    case .primitive(.log): return operands[0].addendOfOne?.applying(.logOnePlus)
    default: return nil
    }
  }

  /// u, where the formula is 1 + u.
  var addendOfOne: Formula? {
    guard let (step, operands) = outermost, case .infix(.add) = step else { return nil }
    if operands[0].fraction == 1 { return operands[1] }
    return operands[1].fraction == 1 ? operands[0] : nil
  }

  /// What a function is taken of, where the formula is its value.
  func operand(of primitive: Primitive) -> Formula? {
    guard case .primitive(primitive) = steps.last, !primitive.isBinary else { return nil }
    return Formula(steps: Array(steps.dropLast()))
  }

  /// The last step, and the formulas of its operands.
  var outermost: (step: Step, operands: [Formula])? {
    var last: (Step, [Formula])?
    forEachStep { step, operands in last = (step, operands) }
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
    var arithmetic = PolynomialArithmetic()
    var stack: [(formula: Formula, value: PolynomialArithmetic.Element?)] = []
    for step in steps {
      let operands = Array(stack.suffix(step.operandCount))
      stack.removeLast(operands.count)
      let values = operands.compactMap { $0.value }
      if values.count == operands.count {
        var inner = [PolynomialArithmetic.variable] + values
        let isRational: Void? = try? arithmetic.perform(step, above: 0, &inner)
        if isRational != nil, let value = inner.last {
          stack.append((Formula(steps: operands.flatMap { $0.formula.steps } + [step]), value))
          continue
        }
      }
      let rewritten = operands.flatMap { Self.withPowerTakenOut($0.formula, $0.value).steps }
      stack.append((Formula(steps: rewritten + [step]), nil))
    }
    return stack.last.map { Self.withPowerTakenOut($0.formula, $0.value) } ?? self
  }

  private static let highestDegree: WideInt = 64

  private static func withPowerTakenOut(
    _ formula: Formula, _ value: PolynomialArithmetic.Element?
  ) -> Formula {
    guard let value, !value.dividend.isZero, formula.steps.count > 1,
      max(value.dividend.degree, value.divisor.degree) <= highestDegree,
      value.dividend.coefficients[0].isZero || value.divisor.coefficients[0].isZero
    else { return formula }
    func written(_ polynomial: Polynomial) -> Formula {
      let zeros = polynomial.coefficients.prefix { $0.isZero }.count
      let rest = polynomial.coefficients.dropFirst(zeros).reversed()
      var result: Formula?
      for coefficient in rest {
        let number = Formula.number(Real(coefficient))
        if let sum = result {
          let product = sum.joined(.multiply, .variable)
          result = coefficient.isZero ? product : product.joined(.add, number)
        } else {
          result = number
        }
      }
      let power =
        zeros == 1
        ? Formula.variable : Formula.variable.joined(.power, .number(Real(WideInt(zeros))))
      guard let result else { return power }
      if zeros == 0 { return result }
      return result.fraction == 1 ? power : power.joined(.multiply, result)
    }
    let dividend = written(value.dividend)
    return value.divisor == Polynomial([1])
      ? dividend : dividend.joined(.divide, written(value.divisor))
  }
}

extension Formula.Step {
  /// How many operands it takes from the stack.
  var operandCount: Int {
    switch self {
    case .variable, .constant, .truth: 0
    case .prefix, .postfix, .enclosed: 1
    case .infix: 2
    case .primitive(let primitive): primitive.isBinary ? 2 : 1
    case .fold(_, let count), .definition(_, let count): count
    case .chain(let comparisons): comparisons.count + 1
    case .condition: 3
    }
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
