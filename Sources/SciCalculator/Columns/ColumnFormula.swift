package import SciNumber
package import SciSyntax

/// What an expression computes in each row, step by step, for somebody who computes whole columns at a time.
///
/// Each step names the steps that it takes its operands from. Parts without a parameter are computed already, exactly. There is no other reading of the language behind it:
/// it is what the arithmetics are asked for when an expression is computed.
package struct ColumnFormula: Sendable {
  /// What is done with one number.
  package enum Unary: Hashable, Sendable {
    case identity, negation, hundredth, magnitude
    /// The nearest integer, in the rounding mode ``roundingMode``.
    case floor, ceiling, truncation, rounding
    /// A function, of an angle in the unit that it takes.
    case function(SmallBall.Function)

    /// How a number becomes an integer; `nil` for what does not make integers.
    package var roundingMode: RoundingMode? {
      switch self {
      case .identity, .negation, .hundredth, .magnitude, .function: nil
      case .floor: .floor
      case .ceiling: .ceiling
      case .truncation: .towardZero
      case .rounding: .halfAwayFromZero
      }
    }
  }

  /// What is done with two numbers.
  package enum Binary: Hashable, Sendable {
    case sum, difference, product, quotient, power, minimum, maximum
    /// ⌊x/y⌋, and what is left: of that, with the sign of y, and of the quotient towards zero, with the sign of x.
    case floorQuotient, modulo, remainder
  }

  /// A number or a condition; operands are the numbers of steps before.
  package enum Step: Sendable {
    case parameter(slot: Int)
    case number(Rational)
    /// A number that is not rational, such as π.
    case enclosed(SmallBall)
    case truth(Bool)
    case unary(Unary, Int)
    case binary(Binary, Int, Int)
    case comparison(InfixOperator, Int, Int)
    /// One of two conditions, both of them, or exactly one.
    case connective(InfixOperator, Int, Int)
    case opposite(Int)
    /// One of two values, as a condition holds or not.
    case choice(condition: Int, Int, otherwise: Int)
  }

  /// The steps in order; the last one is the value.
  package fileprivate(set) var steps: [Step] = []

  /// Makes some parameters numbers.
  ///
  /// - Parameter numbers: a number for each parameter, or `nil` where it stays one.
  /// - Returns: the steps, in which the other parameters have the slots from 0 on.
  package func binding(_ numbers: [Rational?]) -> ColumnFormula {
    var bound = self
    var slots = 0
    // The steps begin with the parameters, in their order.
    for (slot, number) in numbers.enumerated() {
      if let number {
        bound.steps[slot] = .number(number)
      } else {
        bound.steps[slot] = .parameter(slot: slots)
        slots += 1
      }
    }
    return bound
  }
}

extension Expression {
  /// The steps of the expression for whole columns; `nil` where it has a part that these do not compute with.
  package var columnFormula: ColumnFormula? {
    // Among complex numbers roots and powers mean something else.
    guard !settings.isComplex, !program.isComplex else { return nil }
    let context = Function.Context(
      angleUnit: settings.angleUnit, budget: settings.budget.started(), shareUnit: nil,
      wordSize: settings.wordSize)
    guard
      let formula = FormulaBuilder.formula(
        of: program, bound: [], names: names, context, roundsByProducts: true)
    else { return nil }
    var recorder = ColumnRecorder(context)
    let parameters = parameters.indices.map { recorder.append(.parameter(slot: $0)) }
    do throws(ColumnRecorder.NoStep) {
      let value = try recorder.value(of: formula, parameters)
      _ = recorder.append(.unary(.identity, try recorder.step(of: value)))
      return recorder.formula
    } catch {
      return nil
    }
  }
}

/// The arithmetic that writes down what it is asked for.
private struct ColumnRecorder: FormulaArithmetic {
  /// That columns do not compute with something.
  struct NoStep: Error {}

  enum Element {
    case step(Int)
    /// A number that no step is yet.
    case number(Real)
    case truth(Bool)
  }

  private(set) var formula = ColumnFormula()
  private let context: Function.Context

  init(_ context: Function.Context) {
    self.context = context
  }

  var angleUnit: AngleUnit { context.angleUnit }

  /// Longer expressions are computed row by row.
  private static let mostSteps = 256

  mutating func append(_ step: ColumnFormula.Step) -> Element {
    formula.steps.append(step)
    return .step(formula.steps.count - 1)
  }

  /// The step that an element is, appended where it is none yet.
  mutating func step(of element: Element) throws(NoStep) -> Int {
    guard formula.steps.count < Self.mostSteps else { throw NoStep() }
    switch element {
    case .step(let step): return step
    case .number(let number):
      if let rational = number.knownRational {
        formula.steps.append(.number(rational))
      } else if let ball = SmallBall(enclosing: number, within: context.budget) {
        formula.steps.append(.enclosed(ball))
      } else {
        throw NoStep()
      }
    case .truth(let holds): formula.steps.append(.truth(holds))
    }
    return formula.steps.count - 1
  }

  func constant(_ number: Real, _ interval: Interval) -> Element { .number(number) }

  func truth(_ holds: Bool) -> Element { .truth(holds) }

  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Element) throws(NoStep) -> Element {
    let function = P.kernel?.taking(angleUnit).map { ColumnFormula.Unary.function($0) }
    guard let operation = P.columnOperation ?? function else { throw NoStep() }
    return append(.unary(operation, try step(of: x)))
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(NoStep) -> Element {
    guard let operation = P.columnOperation else { throw NoStep() }
    return append(.binary(operation, try step(of: x), try step(of: y)))
  }

  mutating func compare(
    _ comparison: InfixOperator, _ x: Element, _ y: Element
  ) throws(NoStep) -> Element {
    append(.comparison(comparison, try step(of: x), try step(of: y)))
  }

  mutating func connect(
    _ connective: InfixOperator, _ x: Element, _ y: Element
  ) throws(NoStep) -> Element {
    append(.connective(connective, try step(of: x), try step(of: y)))
  }

  mutating func invert(_ prefix: PrefixOperator, _ x: Element) throws(NoStep) -> Element {
    append(.opposite(try step(of: x)))
  }

  mutating func choose(
    _ condition: Element, _ x: Element, _ y: Element
  ) throws(NoStep) -> Element {
    append(
      .choice(
        condition: try step(of: condition), try step(of: x), otherwise: try step(of: y)))
  }

  func angle(_ x: Element, in unit: PostfixOperator) throws(NoStep) -> Element { throw NoStep() }

  func join(_ whole: Element, part: Element) throws(NoStep) -> Element { throw NoStep() }
}
