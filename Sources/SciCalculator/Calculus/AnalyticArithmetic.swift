import SciNumber
import SciSyntax

/// Why there is no enclosure.
enum NoEnclosure: Error {
  /// A part of the formula has none.
  case unknown
  case math(MathError)
}

/// Enclosures of analytic functions, on balls of real numbers and on rectangles of complex ones.
///
/// What jumps, has a corner or chooses has no value here: a formula is free of it once it is specialised to a piece between its ``BreakPoint``s.
struct AnalyticArithmetic<Numbers: AnalyticNumbers>: FormulaArithmetic {
  typealias Failure = NoEnclosure

  /// An enclosure, and the fraction that a constant is.
  struct Element {
    var numbers: Numbers
    var fraction: Rational?
  }

  let context: Function.Context
  let bits: WideInt

  /// The powers up to which a number is multiplied by itself.
  private static var largestPower: WideInt { 1 << 12 }

  func constant(_ number: Real, _ interval: Interval) -> Element {
    let numbers = try? Numbers(number, bits: bits, within: context.budget)
    return Element(numbers: numbers ?? .everything(bits: bits), fraction: number.knownRational)
  }

  func some(
    _ enclose: () throws(MathError) -> Numbers?
  ) throws(Failure) -> Element {
    let numbers: Numbers?
    do throws(MathError) { numbers = try enclose() } catch { throw .math(error) }
    guard let numbers else { throw .unknown }
    return Element(numbers: numbers)
  }

  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Element) throws(Failure) -> Element {
    try some { () throws(MathError) in
      if let numbers = try P.enclosure(x.numbers, context) { return numbers }
      return try image(P.self, x.numbers)
    }
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(Failure) -> Element {
    if let first = x.fraction, let second = y.fraction,
      let fraction = P.units.combination(of: first, second)
    {
      return constant(Real(fraction), .everything)
    }
    switch P.units {
    case .power:
      if let exponent = y.fraction { return try power(x.numbers, exponent) }
    case .root:
      guard let degree = y.fraction, !degree.isZero else { throw .unknown }
      return try power(x.numbers, Rational(1) / degree)
    default: break
    }
    return try some { () throws(MathError) in
      if let numbers = try P.enclosure(x.numbers, y.numbers, context) { return numbers }
      guard let parameter = x.fraction else { return nil }
      return try image(P.self, parameter, y.numbers)
    }
  }

  /// The real power with a rational exponent, continued from the side of zero that the numbers are on.
  ///
  /// On numbers of the left half-plane that do not meet the axis, roots have no value: whether these were reached from the positive axis or from the negative one is not known.
  private func power(_ x: Numbers, _ exponent: Rational) throws(Failure) -> Element {
    if let integer = exponent.integerValue(limit: 16)?.asInt, integer.magnitude <= Self.largestPower
    {
      let power = x.power(abs(integer))
      return Element(
        numbers: integer < 0 ? Numbers(integer: 1, bits: bits) / power : power)
    }
    let number = try some { () throws(MathError) in
      try Numbers(Real(exponent), bits: bits, within: context.budget)
    }.numbers
    if exponent == Rational(1, 2) { return Element(numbers: x.squareRoot) }
    if exponent == Rational(-1, 2) {
      return Element(numbers: Numbers(integer: 1, bits: bits) / x.squareRoot)
    }
    // Of negative numbers, odd roots are real.
    guard x.side == -1, let divisor = exponent.denominator(limit: 64), divisor.isOdd else {
      return Element(numbers: x.power(number))
    }
    guard x.log.isUnbounded else { throw .unknown }
    let size = (-x).power(number)
    let isOdd = exponent.numerator(limit: 64)?.isOdd ?? false
    return Element(numbers: isOdd ? -size : size)
  }

  func truth(_ holds: Bool) -> Element { Element(numbers: .everything(bits: bits)) }

  mutating func compare(
    _ comparison: InfixOperator, _ x: Element, _ y: Element
  ) throws(Failure) -> Element { throw .unknown }

  mutating func connect(
    _ connective: InfixOperator, _ x: Element, _ y: Element
  ) throws(Failure) -> Element { throw .unknown }

  mutating func invert(_ prefix: PrefixOperator, _ x: Element) throws(Failure) -> Element {
    throw .unknown
  }

  mutating func choose(
    _ condition: Element, _ x: Element, _ y: Element
  ) throws(Failure) -> Element { throw .unknown }

  mutating func angle(_ x: Element, in unit: PostfixOperator) throws(Failure) -> Element {
    throw .unknown
  }

  mutating func join(_ whole: Element, part: Element) throws(Failure) -> Element {
    throw .unknown
  }
}

extension BinaryUnits {
  /// What an operation of arithmetic makes of two fractions; `nil` for others, and for a division by zero.
  fileprivate func combination(of x: Rational, _ y: Rational) -> Rational? {
    switch self {
    case .sum: x + y
    case .difference: x - y
    case .product: x * y
    case .quotient: y.isZero ? nil : x / y
    case .none, .power, .root, .division, .ratio, .polar: nil
    }
  }
}

/// A formula in one variable as an integrand.
struct FormulaIntegrand: AnalyticIntegrand {
  private let formula: Formula
  private let context: Function.Context
  /// Whether Γ is in it, of which rectangles of the machine's numbers know no more than a bound.
  private let hasGamma: Bool

  init(formula: Formula, context: Function.Context) {
    self.formula = formula
    self.context = context
    hasGamma = formula.steps.contains { step in
      switch step {
      case .primitive(.gamma), .primitive(.logGamma), .primitive(.factorial),
        .postfix(.factorial):
        true
      default: false
      }
    }
  }

  private func value<Numbers: AnalyticNumbers>(
    _ x: Numbers, within budget: EvaluationBudget
  ) throws(MathError) -> Numbers {
    var context = context
    context.budget = budget
    var arithmetic = AnalyticArithmetic<Numbers>(context: context, bits: x.bits)
    do throws(NoEnclosure) {
      return try arithmetic.value(of: formula, [.init(numbers: x)]).numbers
    } catch {
      switch error {
      // A rectangle where a series is too long is halved.
      case .unknown, .math(.termLimit), .math(.notReal): return .everything(bits: x.bits)
      case .math(let error): throw error
      }
    }
  }

  func value(
    at x: WorkingBall, within budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall { try value(x, within: budget) }

  func value(
    at z: ComplexBall, within budget: EvaluationBudget
  ) throws(MathError) -> ComplexBall { try value(z, within: budget) }

  func bound(
    on z: ComplexBall, within budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall? {
    let real = z.real.doubles
    let (width, height) = (Interval(real.lower, real.upper), z.imaginary.doubles)
    let bound = try value(
      Rectangle(width, Interval(height.lower, height.upper)), within: budget
    ).magnitude
    if bound > Self.smallest, let bound = BigFloat(exactly: bound) {
      return WorkingBall(bound, bits: 64)
    }
    // Balls have more precision and larger exponents, which help where the machine's numbers end, or where not even the value at a point is known.
    guard width.isBounded else { return nil }
    if bound > Self.smallest, !hasGamma {
      // Where numbers left the range on the way, nothing may be left of the value at a point but that it is small.
      let value = try value(Rectangle(Interval(width.middle), Interval(0)), within: budget)
      if !value.isUnbounded, !value.real.contains(0) { return nil }
    }
    let ball = try value(z, within: budget)
    return ball.isUnbounded
      ? BigFloat(exactly: bound).map { WorkingBall($0, bits: 64) } : ball.absolute
  }

  func bound(
    beyond x: WorkingBall, within budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall? {
    let halfPlane = Rectangle(Interval(x.doubles.lower, .infinity), .everything)
    let bound = try value(halfPlane, within: budget).magnitude
    guard bound.isFinite else { return nil }
    return BigFloat(exactly: bound).map { WorkingBall($0, bits: 64) }
  }

  /// Below it, bounds of the machine's numbers soon are no better than that there is nothing smaller.
  private static let smallest = 0x1p-900
}
