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
      .magnitude, .realPart, .conjugate, .erf, .erfc, .sineIntegral, .hyperbolicSineIntegral:
      .everywhere
    case .exponentialIntegral, .exponentialIntegralE1, .cosineIntegral,
      .hyperbolicCosineIntegral:
      .besides([0], hasValue: false)
    case .dilogarithm, .ellipticE: .besides([1], hasValue: true)
    case .ellipticK: .besides([1], hasValue: false)
    case .inverseErf: .besides([-1, 1], hasValue: false)
    case .inverseErfc: .besides([0, 2], hasValue: false)
    case .minimum, .maximum, .sum, .product: .everywhere
    case .imaginaryPart, .floor, .ceiling, .truncate, .round, .gamma, .factorial, .power, .root,
      .atan2, .modulo, .remainder, .floorQuotient, .polar, .logGamma, .digamma,
      .logarithmicIntegral, .lambertW, .zeta, .polygamma, .besselJ, .besselY, .besselI, .besselK,
      .gammaP,
      .gammaQ, .regularisedBeta:
      .unknown
    }
  }
}

extension Continuity {
  /// The formulas at whose zeros a function of this operand may jump; `nil` where it may do so anywhere.
  func breaks(of operand: Formula) -> [Formula]? {
    switch self {
    case .everywhere: []
    case .besides(let numbers, _):
      numbers.map { $0 == 0 ? operand : operand.joined(.subtract, .number(Real($0))) }
    case .besidesQuarterTurns: [operand.applying(.cos)]
    case .unknown: nil
    }
  }

  /// Whether a function has a value where it may jump.
  fileprivate var hasValue: Bool {
    if case .besides(_, let hasValue) = self { hasValue } else { false }
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

  /// That a formula may jump anywhere.
  private struct Unknown: Error {}

  private var breaks: [Break] = []

  /// The breaks of a formula in one variable; `nil` where it may jump elsewhere too.
  static func breaks(of formula: Formula) -> [Break]? {
    var finder = BreakFinder()
    let isKnown: Formula?? = try? formula.writtenOut(upTo: .max)?.fold {
      (step, operands: [Formula]) throws(Unknown) -> Formula in
      try finder.note(step, operands)
      return Formula(step, of: operands)
    }
    return isKnown.flatMap { $0 } == nil ? nil : finder.breaks
  }

  /// Notes where a step may jump.
  private mutating func note(_ step: Formula.Step, _ operands: [Formula]) throws(Unknown) {
    switch step {
    case .variable, .constant: break
    case .prefix(.negate), .prefix(.plus), .postfix(.percent), .enclosed(.absoluteValue),
      .prefix(.cubeRoot):
      break
    case .prefix(.squareRoot): try note(Primitive.squareRoot.continuity, operands[0])
    case .infix(.add), .infix(.subtract), .infix(.addPercent), .infix(.subtractPercent),
      .infix(.multiply), .infix(.juxtapose):
      break
    case .infix(.divide), .infix(.divideByUnit): add(operands[1], isGap: true)
    case .infix(.power), .primitive(.power): try note(power: operands[0], operands[1])
    case .infix(.root): try note(root: operands[1], degree: operands[0])
    case .primitive(.root): try note(root: operands[0], degree: operands[1])
    case .primitive(let primitive), .fold(let primitive, _):
      try note(primitive.continuity, operands[0])
    default: throw Unknown()
    }
  }

  private mutating func note(_ continuity: Continuity, _ x: Formula) throws(Unknown) {
    guard let breaks = continuity.breaks(of: x) else { throw Unknown() }
    for part in breaks { add(part, isGap: !continuity.hasValue) }
  }

  /// A power is continuous in its base above zero and below, and in its exponent where the base is above zero.
  private mutating func note(power base: Formula, _ exponent: Formula) throws(Unknown) {
    if let (number, interval) = exponent.constant {
      let isWhole = number.knownRational?.isInteger ?? false
      if interval.upper < 0 {
        add(base, isGap: true)
      } else if !isWhole {
        add(base, isGap: false)
      }
      return
    }
    guard let (_, interval) = base.constant, interval.lower > 0 else { throw Unknown() }
  }

  private mutating func note(root radicand: Formula, degree: Formula) throws(Unknown) {
    guard let (_, interval) = degree.constant, interval.lower > 0 else { throw Unknown() }
    add(radicand, isGap: false)
  }

  private mutating func add(_ formula: Formula, isGap: Bool) {
    if !formula.isConstant { breaks.append(Break(formula: formula, isGap: isGap)) }
  }
}

extension Formula {
  /// The numbers between two others, or without an end where one is missing, at which alone a formula in one variable may jump, or begin or cease to have a value; `nil` where they are not found.
  func breakPlaces(
    from lower: Real?, to upper: Real?, within budget: EvaluationBudget
  ) -> [Real]? {
    guard let breaks = BreakFinder.breaks(of: self) else { return nil }
    var places: [Real] = []
    for part in breaks {
      guard let function = part.formula.rationalFunction, !function.dividend.isZero,
        let zeros = try? function.dividend.realRoots(within: budget)
          .sorted(from: lower, to: upper, within: budget)
      else { return nil }
      places += zeros.map { $0.value }
    }
    return places
  }
}
