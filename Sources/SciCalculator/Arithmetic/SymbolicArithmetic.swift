import SciNumber
import SciSyntax

/// Formulas as numbers: what an operation makes of formulas is a longer one.
///
/// ``DualArithmetic`` over it computes the formulas of slopes, so that a derivative can stand in an equation or under an integral as any other formula does.
struct SymbolicArithmetic: RationalArithmetic {
  /// That no formula says what is asked for, or only one that is too long.
  struct NoFormula: Error {}

  private static let mostSteps = 4_000
  let context: Function.Context

  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Formula) throws(NoFormula) -> Formula {
    try formula(P.step, [x])
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Formula, _ y: Formula
  ) throws(NoFormula) -> Formula {
    try formula(P.step, [x, y])
  }

  /// The formula of a step; numbers are computed, and what changes nothing is left out.
  private func formula(
    _ step: Formula.Step?, _ operands: [Formula]
  ) throws(NoFormula) -> Formula {
    guard let step else { throw NoFormula() }
    if let simple = simple(step, operands) { return simple }
    let formula = Formula(step, of: operands)
    guard formula.steps.count <= Self.mostSteps else { throw NoFormula() }
    guard operands.allSatisfy({ $0.constant != nil }) else { return formula }
    var exact = ExactArithmetic(context)
    let number = (try? exact.value(of: formula, []))?.real
    return number.map { .number($0) } ?? formula
  }

  private func simple(_ step: Formula.Step, _ operands: [Formula]) -> Formula? {
    let numbers = operands.map { $0.fraction }
    switch step {
    case .infix(.add):
      return numbers[0] == 0 ? operands[1] : numbers[1] == 0 ? operands[0] : nil
    case .infix(.subtract): return numbers[1] == 0 ? operands[0] : nil
    case .infix(.multiply):
      return numbers[0] == 1 ? operands[1] : numbers[1] == 1 ? operands[0] : nil
    // They come from the slopes of powers, which x⁰ and x¹ have everywhere.
    case .infix(.power): return numbers[1] == 1 ? operands[0] : numbers[1] == 0 ? .number(1) : nil
    default: return nil
    }
  }

  func constant(_ number: Real, _ interval: Interval) -> Formula {
    Formula(steps: [.constant(number, interval)])
  }

  func truth(_ holds: Bool) -> Formula { Formula(steps: [.truth(holds)]) }

  /// Conditions choose between formulas, and no slope is asked for where they change.
  var noRationalFunction: NoFormula { NoFormula() }
}

extension SymbolicArithmetic: Calculus {
  func number(_ rational: Rational) -> Formula { .number(Real(rational)) }

  func radians() throws(NoFormula) -> Formula {
    let radians = try? Real(1).converted(
      from: context.angleUnit, to: .radians, within: context.budget)
    guard let radians else { throw NoFormula() }
    return .number(radians)
  }

  var noSlope: NoFormula { NoFormula() }

  func sign(of x: Formula) throws(NoFormula) -> WideInt {
    guard let sign = try? x.constant?.number.sign(within: context.budget) else { throw NoFormula() }
    return sign
  }

  /// x/|x|, which has no value at 0.
  mutating func slopeOfMagnitude(at x: Formula) throws(NoFormula) -> Formula {
    try quotient(x, try apply(Magnitude.self, x))
  }

  mutating func slopeOfStep(at distance: Formula) throws(NoFormula) -> Formula {
    try quotient(number(0), distance)
  }
}

extension Formula {
  /// The formula of a derivative by one of the variables.
  ///
  /// - Parameters:
  ///   - place: the variable.
  ///   - variableCount: how many variables there are.
  ///   - order: how often it is taken, from 1 on.
  ///   - context: the unit of angles and the budget.
  /// - Returns: the formula; `nil` where none is known.
  func derivative(
    by place: Int, of variableCount: Int, order: Int, _ context: Function.Context
  ) -> Formula? {
    var formula = self
    for _ in 0..<order {
      var arithmetic = DualArithmetic(base: SymbolicArithmetic(context: context))
      let variables = (0..<variableCount).map { variable in
        DualArithmetic<SymbolicArithmetic>.Element(
          value: Formula(steps: [.variable(variable)]),
          slope: variable == place ? .number(1) : nil)
      }
      guard let value = try? arithmetic.value(of: formula, variables) else { return nil }
      formula = value.slope ?? .number(0)
    }
    // Where the function has no value, it has no derivative, although 1/x has one for all x but 0.
    guard derivativeMayHaveMoreValues else { return formula }
    return formula.joined(.add, Formula.number(0).joined(.multiply, self))
  }

  /// Whether the formula of its derivative may have a value where it has none itself, as that of a logarithm has.
  private var derivativeMayHaveMoreValues: Bool {
    steps.contains { step in
      switch step {
      case .primitive(.log), .primitive(.log2), .primitive(.log10), .primitive(.logOnePlus),
        .primitive(.acosh), .primitive(.atanh):
        true
      case .definition(let formula, _): formula.derivativeMayHaveMoreValues
      default: false
      }
    }
  }
}
