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

  func applying(_ primitive: Primitive) -> Formula { Formula(steps: steps + [.primitive(primitive)]) }

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
