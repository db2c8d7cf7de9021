public import SciNumber
import SciSyntax

/// Numbers with a slope, over any arithmetic: a function's value and its derivative in one run.
///
/// (a + a′ε)(b + b′ε) = ab + (a′b + ab′)ε with ε² = 0. Each primitive says its derivative in terms of others, so nothing here knows a function.
struct DualArithmetic<Base: Calculus>: Arithmetic {
  typealias Failure = Base.Failure

  /// A value, and how fast it changes with the variable; `nil` where it does not depend on it.
  struct Element {
    var value: Base.Element
    var slope: Base.Element?
  }

  var base: Base

  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Element) throws(Failure) -> Element {
    let value = try base.apply(P.self, x.value)
    guard let slope = x.slope else { return Element(value: value, slope: nil) }
    let own = try P.slope(at: x.value, value, &base)
    return Element(value: value, slope: try base.product(own, slope))
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(Failure) -> Element {
    let value = try base.apply(P.self, x.value, y.value)
    var slope: Base.Element?
    // What does not depend on the variable is not asked for a derivative: (−8)^2 has none by the exponent.
    if let first = x.slope {
      slope = try base.product(try P.firstSlope(at: x.value, y.value, value, &base), first)
    }
    if let second = y.slope {
      let term = try base.product(try P.secondSlope(at: x.value, y.value, value, &base), second)
      if let first = slope { slope = try base.sum(first, term) } else { slope = term }
    }
    return Element(value: value, slope: slope)
  }

  mutating func apply<P: TernaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element, _ z: Element
  ) throws(Failure) -> Element {
    guard x.slope == nil, y.slope == nil else { throw base.noSlope }
    let value = try base.apply(P.self, x.value, y.value, z.value)
    guard let slope = z.slope else { return Element(value: value, slope: nil) }
    let own = try P.slope(at: x.value, y.value, z.value, &base)
    return Element(value: value, slope: try base.product(own, slope))
  }

  mutating func compare(
    _ comparison: InfixOperator, _ x: Element, _ y: Element
  ) throws(Failure) -> Element {
    Element(value: try base.compare(comparison, x.value, y.value), slope: nil)
  }

  mutating func connect(
    _ connective: InfixOperator, _ x: Element, _ y: Element
  ) throws(Failure) -> Element {
    Element(value: try base.connect(connective, x.value, y.value), slope: nil)
  }

  mutating func invert(_ prefix: PrefixOperator, _ x: Element) throws(Failure) -> Element {
    Element(value: try base.invert(prefix, x.value), slope: nil)
  }

  mutating func choose(
    _ condition: Element, _ x: Element, _ y: Element
  ) throws(Failure) -> Element {
    let isFirst =
      try base.sign(
        of: try base.choose(condition.value, base.number(1), base.number(-1))) > 0
    return isFirst ? x : y
  }

  mutating func angle(_ x: Element, in unit: PostfixOperator) throws(Failure) -> Element {
    throw base.noSlope
  }

  mutating func join(_ whole: Element, part: Element) throws(Failure) -> Element {
    throw base.noSlope
  }
}

/// A slope of a slope, and so on.
extension DualArithmetic: Calculus {
  func number(_ rational: Rational) -> Element {
    Element(value: base.number(rational), slope: nil)
  }

  func radians() throws(Failure) -> Element { Element(value: try base.radians(), slope: nil) }

  var noSlope: Failure { base.noSlope }

  func sign(of x: Element) throws(Failure) -> WideInt { try base.sign(of: x.value) }

  func signAtPoint(of x: Element) throws(Failure) -> WideInt {
    try base.signAtPoint(of: x.value)
  }
}

extension ExactArithmetic: Calculus {
  func number(_ rational: Rational) -> Value { .real(Real(rational)) }

  func radians() throws(StepError) -> Value {
    try StepError.computing { () throws(MathError) in
      .real(try Real(1).converted(from: context.angleUnit, to: .radians, within: budget))
    }
  }

  var noSlope: StepError { StepError(.noSlope) }

  func sign(of x: Value) throws(StepError) -> WideInt {
    guard let number = x.real else { throw noSlope }
    return try StepError.computing { () throws(MathError) in try number.sign(within: budget) }
  }
}

extension DualArithmetic: FormulaArithmetic where Base: FormulaArithmetic {
  func constant(_ number: Real, _ interval: Interval) -> Element {
    Element(value: base.constant(number, interval), slope: nil)
  }

  func truth(_ holds: Bool) -> Element { Element(value: base.truth(holds), slope: nil) }
}

extension Expression {
  /// The derivative of an expression with one parameter at a number, exactly.
  ///
  /// ```swift
  /// let cube = try Expression("x^3")
  /// print(try cube.derivative(at: 2))  // 12
  /// ```
  ///
  /// - Parameter x: a rational or other real number.
  /// - Returns: the derivative; of a circular function by the number of an angle in the calculator's unit.
  /// - Throws: `noSlope` where there is no derivative or none is known, and otherwise why there is no value.
  public func derivative(at x: Real) throws(CalculatorError) -> Real {
    let whole = SourceRange(0, text.utf8.count)
    guard parameters.count == 1, let formula = try formula else {
      throw CalculatorError(.noSlope, at: whole)
    }
    let context = Function.Context(
      angleUnit: settings.angleUnit, budget: settings.budget.started(), shareUnit: nil,
      wordSize: nil)
    var arithmetic = DualArithmetic(base: ExactArithmetic(context))
    do throws(StepError) {
      let variable = DualArithmetic<ExactArithmetic>.Element(value: .real(x), slope: .real(1))
      let result = try arithmetic.value(of: formula, [variable])
      guard let slope = result.slope else { return 0 }
      guard let number = slope.real else { throw StepError(.noSlope) }
      return number
    } catch {
      throw CalculatorError(error.reason, at: whole)
    }
  }
}
