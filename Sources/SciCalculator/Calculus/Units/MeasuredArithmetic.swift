import SciNumber
import SciSyntax
import SciUnits

/// Formulas with units as formulas of numbers: each part stands for the number of a quantity in a unit.
///
/// The unit of a part is the one that the operations on quantities give it, so that 100 km/h times 45 min is the formula 100·45·(1/60) and the unit km. The units of unknowns
/// may be missing. Then a unit is a known one times powers of those, and the first sum or comparison in which they do not cancel tells one of them.
struct MeasuredArithmetic: FormulaArithmetic {
  /// Why there is no formula of numbers.
  enum MeasureError: Error {
    case error(StepError)
    /// The unit of an unknown, which is told by the formula.
    case found(unknown: Int, unit: FormulaUnit)
    /// An operation has no step in formulas.
    case noStep
  }

  /// A formula of numbers, and the unit that they are in.
  struct Element {
    var formula: Formula
    var unit = FormulaUnit()
  }

  let context: Function.Context
  private var budget: EvaluationBudget { context.budget }

  init(_ context: Function.Context) { self.context = context }

  func constant(_ number: Real, _ interval: Interval) -> Element {
    Element(formula: Formula(steps: [.constant(number, interval)]))
  }

  func truth(_ holds: Bool) -> Element { Element(formula: Formula(steps: [.truth(holds)])) }

  func quantity(_ quantity: Quantity) throws(MeasureError) -> Element {
    if quantity.unit.isAffine {
      throw .error(StepError(.units(.offsetScale(.product, quantity.unit))))
    }
    return Element(
      formula: .number(quantity.value),
      unit: FormulaUnit(quantity.unit, isRatio: quantity.isRatio))
  }

  // MARK: Operations

  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Element) throws(MeasureError) -> Element {
    guard let step = P.step else { throw .noStep }
    let formula = Formula(step, of: [x.formula])
    switch P.units {
    case .none: return Element(formula: Formula(step, of: [try number(x)]))
    case .angle: return Element(formula: Formula(step, of: [try angle(x, of: step)]))
    case .number: return Element(formula: formula)
    case .same, .negated, .magnitude: return Element(formula: formula, unit: x.unit)
    case .kept, .keptWithoutPoints:
      return Element(formula: formula, unit: x.unit.isNumber ? FormulaUnit() : x.unit)
    case .squareRoot: return try power(formula, x.unit, Rational(1, 2))
    case .cubeRoot: return try power(formula, x.unit, Rational(1, 3))
    }
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(MeasureError) -> Element {
    guard let step = P.step else { throw .noStep }
    switch P.units {
    case .none, .polar:
      return Element(formula: Formula(step, of: [try number(x), try number(y)]))
    case .sum, .difference, .division:
      let isRatio = x.unit.isRatio || y.unit.isRatio
      let (x, y) = try inOneUnit(x, y)
      var unit = x.unit
      unit.isRatio = isRatio && unit.isNumber
      return Element(formula: Formula(step, of: [x.formula, y.formula]), unit: unit)
    case .ratio:
      let (x, y) = try inOneUnit(x, y)
      return Element(formula: Formula(step, of: [x.formula, y.formula]))
    case .product:
      return try scaled(
        Formula(step, of: [x.formula, y.formula]), x.unit.product(y.unit, within: budget))
    case .quotient:
      return try scaled(
        Formula(step, of: [x.formula, y.formula]), x.unit.quotient(y.unit, within: budget))
    case .power:
      let formula = Formula(step, of: [x.formula, try number(y)])
      if x.unit.isNumber { return Element(formula: formula, unit: x.unit) }
      return try power(formula, x.unit, exponent(y))
    case .root:
      let formula = Formula(step, of: [x.formula, try number(y)])
      if x.unit.isNumber { return Element(formula: formula, unit: x.unit) }
      let degree = try exponent(y)
      guard !degree.isZero else { throw .error(StepError(.units(.irrationalExponent))) }
      return try power(formula, x.unit, 1 / degree)
    }
  }

  mutating func compare(
    _ comparison: InfixOperator, _ x: Element, _ y: Element
  ) throws(MeasureError) -> Element {
    let (x, y) = try inOneUnit(x, y)
    return Element(formula: x.formula.joined(comparison, y.formula))
  }

  mutating func connect(
    _ connective: InfixOperator, _ x: Element, _ y: Element
  ) throws(MeasureError) -> Element {
    Element(formula: try number(x).joined(connective, try number(y)))
  }

  mutating func invert(_ prefix: PrefixOperator, _ x: Element) throws(MeasureError) -> Element {
    Element(formula: Formula(.prefix(prefix), of: [try number(x)]))
  }

  mutating func choose(
    _ condition: Element, _ x: Element, _ y: Element
  ) throws(MeasureError) -> Element {
    let (x, y) = try inOneUnit(x, y)
    return Element(
      formula: Formula(.condition, of: [condition.formula, x.formula, y.formula]), unit: x.unit)
  }

  mutating func angle(_ x: Element, in postfix: PostfixOperator) throws(MeasureError) -> Element {
    guard let unit = postfix.unit else { preconditionFailure("the operator is no unit") }
    return try scaled(x.formula, x.unit.product(FormulaUnit(unit), within: budget))
  }

  mutating func join(_ whole: Element, part: Element) throws(MeasureError) -> Element {
    try apply(Sum.self, whole, part)
  }

  // MARK: Units

  /// The formula times the factor that came with a unit.
  private func scaled(
    _ formula: Formula, _ unit: (unit: FormulaUnit, factor: Real)
  ) -> Element {
    Element(formula: formula.scaled(by: unit.factor), unit: unit.unit)
  }

  private func power(
    _ formula: Formula, _ unit: FormulaUnit, _ exponent: Rational
  ) throws(MeasureError) -> Element {
    scaled(formula, try unit.raised(to: exponent, within: budget))
  }

  /// The rational number that an exponent is.
  private func exponent(_ x: Element) throws(MeasureError) -> Rational {
    guard let number = x.formula.constant?.number,
      let rational = try? number.rationalValue(within: budget)
    else { throw .error(StepError(.units(.irrationalExponent))) }
    return rational
  }

  /// Throws the unit of an unknown that follows where two units have one dimension, if there is an unknown in them that does not cancel.
  private func find(_ unit: FormulaUnit, equal other: FormulaUnit) throws(MeasureError) {
    guard let unknown = unit.lastUnknown(besides: other) else { return }
    throw .found(
      unknown: unknown, unit: try unit.solved(for: unknown, equal: other, within: budget))
  }

  /// The formula of what must be a number without a unit.
  private func number(_ x: Element) throws(MeasureError) -> Formula {
    try find(x.unit, equal: FormulaUnit())
    guard x.unit.known.isNone else {
      throw .error(StepError(.quantityOperand(x.unit.known.symbol)))
    }
    return x.formula
  }

  /// The formula of what must be a number, or an angle that is one in the calculator's unit.
  private func angle(_ x: Element, of step: Formula.Step) throws(MeasureError) -> Formula {
    try find(x.unit, equal: x.unit.known.hasAngle ? FormulaUnit(.radian) : FormulaUnit())
    if x.unit.known.isAngle {
      return try converted(x, to: FormulaUnit(context.angleUnit.unit)).formula
    }
    guard x.unit.known.isNone else {
      throw .error(
        StepError(
          .quantityArgument(function: Self.name(of: step), unit: x.unit.known.symbol)))
    }
    if x.unit.isRatio, context.angleUnit != .radians {
      throw .error(StepError(.unclearAngle(function: Self.name(of: step))))
    }
    return x.formula
  }

  /// The name of the function that a step computes.
  private static func name(of step: Formula.Step) -> String {
    guard case .primitive(let primitive) = step else { return "" }
    return FunctionTable.all.first { $0.primitive == primitive }?.name ?? ""
  }

  /// Both in the unit of the first: zero has any unit, and a number beside an angle is one in the calculator's unit.
  private func inOneUnit(
    _ x: Element, _ y: Element
  ) throws(MeasureError) -> (Element, Element) {
    if x.unit == y.unit { return (x, y) }
    if y.isZeroNumber { return (x, Element(formula: y.formula, unit: x.unit)) }
    if x.isZeroNumber { return (Element(formula: x.formula, unit: y.unit), y) }
    try find(x.unit, equal: y.unit)
    let (first, second) = (angle(x, beside: y), angle(y, beside: x))
    return (first, try converted(second, to: first.unit))
  }

  /// A number beside an angle as an angle.
  private func angle(_ x: Element, beside y: Element) -> Element {
    guard x.unit.isNumber, y.unit.known.isAngle else { return x }
    return Element(
      formula: x.formula,
      unit: FormulaUnit(x.unit.isRatio ? .radian : context.angleUnit.unit))
  }

  private func converted(_ x: Element, to target: FormulaUnit) throws(MeasureError) -> Element {
    let factor = try FormulaUnit.measuring { () throws(UnitError) in
      // It says what is wrong with a sum of both.
      _ = try Quantity(1, target.known).adding(Quantity(1, x.unit.known), within: budget)
      return try Quantity(1, x.unit.known).converted(to: target.known, within: budget).value
    }
    return Element(formula: x.formula.scaled(by: factor), unit: target)
  }
}

extension MeasuredArithmetic.Element {
  /// Whether it is 0 without a unit.
  fileprivate var isZeroNumber: Bool {
    unit == FormulaUnit() && formula.constant?.number.isKeptZero ?? false
  }
}

extension Formula {
  /// The formula times a number.
  func scaled(by factor: Real) -> Formula {
    factor.knownRational == 1 ? self : joined(.multiply, .number(factor))
  }
}
