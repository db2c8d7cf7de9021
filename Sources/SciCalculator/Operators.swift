import SciNumber
import SciSyntax

/// What each operator does with numbers.
struct Operators {
  let context: Function.Context
  /// What sums, products, quotients and powers may cost, if not that of the context.
  private var boundedArithmetic: EvaluationBudget?

  init(context: Function.Context) {
    self.context = context
  }

  /// Keeps results of sums, products, quotients and powers that are longer than so many bits as expressions.
  mutating func boundArithmetic(exactBits: WideInt) {
    var budget = context.budget
    budget.exactBits = min(budget.exactBits, exactBits)
    boundedArithmetic = budget
  }

  func compute(
    _ infix: InfixOperator, _ left: Real, _ right: Real
  ) throws(MathError) -> Real {
    // Not `??`, which would copy a budget for each operator.
    if let boundedArithmetic {
      return try compute(infix, left, right, within: boundedArithmetic)
    }
    return try compute(infix, left, right, within: context.budget)
  }

  private func compute(
    _ infix: InfixOperator, _ left: Real, _ right: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    switch infix {
    case .add: return left.adding(right, within: budget)
    case .subtract: return left.subtracting(right, within: budget)
    case .multiply, .juxtapose: return left.multiplied(by: right, within: budget)
    case .divide: return try left.divided(by: right, within: budget)
    case .modulo: return try left.modulo(right, within: budget)
    case .quotient: return try left.floorQuotient(by: right, within: budget)
    case .remainder: return try left.remainder(right, within: budget)
    case .choose: return try Real.binomial(left, right, within: budget)
    case .permute: return try Real.permutations(left, right, within: budget)
    case .root: return try right.root(left, within: budget)
    case .power: return try left.raised(to: right, within: budget)
    case .addPercent:
      return left.adding(try share(right, of: left), within: budget)
    case .subtractPercent:
      return left.subtracting(try share(right, of: left), within: budget)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      preconditionFailure("a comparison is not arithmetic")
    case .bitAnd, .and: return try bits(left, right) { $0.and($1) }
    case .bitOr, .or: return try bits(left, right) { $0.or($1) }
    case .xor: return try bits(left, right) { $0.xor($1) }
    case .shiftLeft: return try shifted(left, by: right, isLeft: true)
    case .shiftRight: return try shifted(left, by: right, isLeft: false)
    case .logicalAnd, .logicalOr:
      preconditionFailure("these operators are of Booleans")
    case .element, .exchange, .convert, .part, .divideByUnit:
      preconditionFailure("the compiler turns these into other instructions or errors")
    }
  }

  /// What `percent`% of a number is.
  private func share(_ percent: Real, of whole: Real) throws(MathError) -> Real {
    try whole.multiplied(by: percent, within: context.budget)
      .divided(by: 100, within: context.budget)
  }

  func compare(
    _ infix: InfixOperator, _ left: Real, _ right: Real
  ) throws(MathError) -> Bool {
    infix.holds(for: try left.compared(to: right, within: context.budget))
  }

  func apply(_ prefix: PrefixOperator, _ x: Real) throws(MathError) -> Real {
    switch prefix {
    case .negate: x.negated()
    case .plus: x
    case .squareRoot: try x.squareRoot(within: context.budget)
    case .cubeRoot: try x.cubeRoot(within: context.budget)
    case .not, .complement: Real(context.word(try x.integer(within: context.budget).complement))
    }
  }

  func apply(_ postfix: PostfixOperator, _ x: Real) throws(MathError) -> Real {
    let budget = context.budget
    return switch postfix {
    case .factorial: try x.factorial(within: budget)
    case .doubleFactorial: try x.doubleFactorial(within: budget)
    case .tripleFactorial: try x.tripleFactorial(within: budget)
    case .percent: try x.divided(by: 100, within: budget)
    case .degrees, .arcMinutes, .arcSeconds, .radians, .gradians, .turns:
      preconditionFailure("the unit of an angle makes a quantity")
    }
  }

  func apply(_ enclosure: Enclosure, _ x: Real) throws(MathError) -> Real {
    switch enclosure {
    case .absoluteValue: try x.magnitude(within: context.budget)
    case .floor: try x.floor(within: context.budget)
    case .ceiling: try x.ceiling(within: context.budget)
    }
  }
}

extension InfixOperator {
  /// Whether a comparison holds for operands of this order: −1, 0 or 1.
  func holds(for order: WideInt) -> Bool {
    switch self {
    case .equal: order == 0
    case .notEqual: order != 0
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    default: preconditionFailure("arithmetic is not a comparison")
    }
  }
}

// MARK: - Bits

extension Operators {
  private func bits(
    _ left: Real, _ right: Real, _ join: (Integer, Integer) -> Integer
  ) throws(MathError) -> Real {
    let first = context.word(try left.integer(within: context.budget))
    let second = context.word(try right.integer(within: context.budget))
    return Real(context.word(join(first, second)))
  }

  private func shifted(_ x: Real, by count: Real, isLeft: Bool) throws(MathError) -> Real {
    let budget = context.budget
    let places = try count.integer(within: budget)
    let shifted = context.word(try x.integer(within: budget))
      .shifted(by: isLeft ? places : -places, limit: budget.exactBits)
    guard let shifted else { throw .exactLimit(bits: budget.exactBits) }
    return Real(context.word(shifted))
  }
}
