import SciNumber
import SciSyntax

/// Where a function of one number may jump, or begin or cease to have a value.
enum Continuity {
  /// Nowhere.
  case everywhere
  /// Only where its argument is one of these integers; whether it has a value there.
  case besides([WideInt], hasValue: Bool)
  /// Only where the cosine of its argument is zero, where it has no value.
  case besidesQuarterTurns
  /// It may be anywhere.
  case unknown
}

extension Primitive {
  /// Where it may jump: beside these numbers it is continuous, or has no real value in a whole interval.
  var continuity: Continuity {
    switch self {
    case .squareRoot, .acot, .argument, .sign: .besides([0], hasValue: true)
    case .log, .log2, .log10: .besides([0], hasValue: false)
    case .logOnePlus: .besides([-1], hasValue: false)
    case .asin, .acos: .besides([-1, 1], hasValue: true)
    case .acosh: .besides([1], hasValue: true)
    case .atanh: .besides([-1, 1], hasValue: false)
    case .tan: .besidesQuarterTurns
    case .cubeRoot, .exp, .expMinusOne, .sin, .cos, .atan, .sinc, .sinh, .cosh, .tanh, .asinh,
      .magnitude, .realPart, .conjugate, .erf, .erfc:
      .everywhere
    case .minimum, .maximum, .sum, .product: .everywhere
    case .imaginaryPart, .floor, .ceiling, .truncate, .round, .gamma, .factorial, .power, .root,
      .atan2, .modulo, .remainder, .floorQuotient, .polar:
      .unknown
    }
  }
}

/// Finds the expressions inside of a formula at whose zeros alone it may jump, or begin or cease to have a value.
///
/// Between neighbouring zeros of all of these, each part of the formula is continuous, or has no value anywhere: a part is a function that is continuous besides some numbers,
/// and its operands, which are continuous there themselves, do not come to these numbers.
struct BreakFinder {
  /// An expression, and whether the formula has no value where it is zero.
  struct Break {
    var formula: Formula
    var isGap: Bool
  }

  /// An operand: its steps in the variables of the outermost formula.
  private typealias Part = [Formula.Step]

  private(set) var breaks: [Break] = []

  /// The breaks of a formula in one variable; `nil` where it may jump elsewhere too.
  static func breaks(of formula: Formula) -> [Break]? {
    var finder = BreakFinder()
    return finder.part(formula, [[.variable(0)]]) == nil ? nil : finder.breaks
  }

  private mutating func part(_ formula: Formula, _ variables: [Part]) -> Part? {
    var stack: [Part] = []
    for step in formula.steps {
      switch step {
      case .variable(let place): stack.append(variables[place])
      case .constant: stack.append([step])
      case .definition(let definition, let count):
        guard let result = part(definition, stack.suffix(count)) else { return nil }
        stack.removeLast(count)
        stack.append(result)
      default:
        guard let count = operandCount(of: step), note(step, stack.suffix(count)) else {
          return nil
        }
        let operands = stack.suffix(count).flatMap { $0 }
        stack.removeLast(count)
        stack.append(operands + [step])
      }
    }
    return stack.last
  }

  private func operandCount(of step: Formula.Step) -> Int? {
    switch step {
    case .infix: 2
    case .prefix, .postfix, .enclosed: 1
    case .primitive(let primitive): primitive.isBinary ? 2 : 1
    case .fold(_, let count): count
    case .variable, .constant, .truth, .chain, .condition, .definition: nil
    }
  }

  /// Notes where a step may jump; whether that is known.
  private mutating func note(_ step: Formula.Step, _ operands: ArraySlice<Part>) -> Bool {
    guard let first = operands.first, let last = operands.last else { return false }
    switch step {
    case .prefix(.negate), .prefix(.plus), .postfix(.percent), .enclosed(.absoluteValue),
      .prefix(.cubeRoot):
      return true
    case .prefix(.squareRoot): return note(Primitive.squareRoot.continuity, first)
    case .infix(.add), .infix(.subtract), .infix(.addPercent), .infix(.subtractPercent),
      .infix(.multiply), .infix(.juxtapose):
      return true
    case .infix(.divide), .infix(.divideByUnit):
      add(last, isGap: true)
      return true
    case .infix(.power), .primitive(.power): return note(power: first, last)
    case .infix(.root): return note(root: last, degree: first)
    case .primitive(.root): return note(root: first, degree: last)
    case .primitive(let primitive), .fold(let primitive, _):
      return note(primitive.continuity, first)
    default: return false
    }
  }

  private mutating func note(_ continuity: Continuity, _ x: Part) -> Bool {
    switch continuity {
    case .everywhere: return true
    case .besides(let numbers, let hasValue):
      for number in numbers {
        let shift: Part = [.constant(Real(number), Interval(Double(number))), .infix(.subtract)]
        add(number == 0 ? x : x + shift, isGap: !hasValue)
      }
      return true
    case .besidesQuarterTurns:
      add(x + [.primitive(.cos)], isGap: true)
      return true
    case .unknown: return false
    }
  }

  /// A power is continuous in its base above zero and below, and in its exponent where the base is above zero.
  private mutating func note(power base: Part, _ exponent: Part) -> Bool {
    if case .constant(let number, let interval) = exponent.first, exponent.count == 1 {
      let isWhole = number.knownRational?.isInteger ?? false
      if interval.upper < 0 {
        add(base, isGap: true)
      } else if !isWhole {
        add(base, isGap: false)
      }
      return true
    }
    guard case .constant(_, let interval) = base.first, base.count == 1 else { return false }
    return interval.lower > 0
  }

  private mutating func note(root radicand: Part, degree: Part) -> Bool {
    guard case .constant(_, let interval) = degree.first, degree.count == 1, interval.lower > 0
    else { return false }
    add(radicand, isGap: false)
    return true
  }

  private mutating func add(_ part: Part, isGap: Bool) {
    let hasVariable = part.contains { if case .variable = $0 { true } else { false } }
    if hasVariable { breaks.append(Break(formula: Formula(steps: part), isGap: isGap)) }
  }
}
