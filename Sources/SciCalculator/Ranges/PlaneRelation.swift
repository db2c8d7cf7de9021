package import SciNumber
package import SciSyntax

/// What is known of a condition on a box.
///
/// Where a side of a comparison has no value, the comparison neither holds nor fails. These three outcomes are connected as S. C. Kleene does ("Introduction to Metamathematics",
/// 1952, §64), so that wherever the engine has a value, it is this one.
package struct PlaneOutcome: BitwiseCopyable, Hashable, Sendable {
  /// Whether it may hold somewhere.
  package var mayHold: Bool
  /// Whether it may fail somewhere.
  package var mayFail: Bool
  /// Whether it may have no value somewhere.
  package var mayLack: Bool

  /// Whether it is known to hold everywhere.
  package var holds: Bool { !mayFail && !mayLack }

  var negated: PlaneOutcome {
    PlaneOutcome(mayHold: mayFail, mayFail: mayHold, mayLack: mayLack)
  }

  func and(_ other: PlaneOutcome) -> PlaneOutcome {
    PlaneOutcome(
      mayHold: mayHold && other.mayHold, mayFail: mayFail || other.mayFail,
      mayLack: mayLack && (other.mayLack || other.mayHold) || mayHold && other.mayLack)
  }
}

/// A condition on the points of the plane, such as `x^2 + y^2 == 1 and x > y`.
package struct PlaneRelation: Sendable {
  /// A condition, whose comparisons are of a function with zero.
  private indirect enum Condition: Sendable {
    case truth(Bool)
    case comparison(InfixOperator, PlaneFormula)
    case not(Condition)
    case both(Condition, Condition)
  }

  /// A part of a formula, and the condition that it is, if it is one.
  private struct Operand {
    var formula: Formula
    var condition: Condition?
  }

  /// That there is no enclosure of a part.
  private struct Unknown: Error {}

  private let condition: Condition

  /// Makes a relation of a tree; `nil` where a part of it has no enclosures, or where it is no condition.
  ///
  /// - Parameters:
  ///   - tree: the condition, all of whose names mean something.
  ///   - variables: the names of both coordinates.
  ///   - constants: what other names stand for.
  ///   - settings: the unit of angles, and what constants may cost.
  package init?(
    _ tree: Tree, variables: (x: String, y: String), constants: [String: Real],
    _ settings: CalculatorSettings
  ) {
    guard
      let formula = Formula(
        tree, variables: [variables.x, variables.y], constants: constants, settings)
    else { return nil }
    let unit = settings.angleUnit
    let whole = try? formula.fold { (step, operands: [Operand]) throws(Unknown) -> Operand in
      Operand(
        formula: Formula(step, of: operands.map { $0.formula }),
        condition: try Self.condition(step, operands, unit))
    }
    guard let condition = whole?.condition else { return nil }
    self.condition = condition
  }

  private static func condition(
    _ step: Formula.Step, _ operands: [Operand], _ unit: AngleUnit
  ) throws(Unknown) -> Condition? {
    switch step {
    case .truth(let holds): return .truth(holds)
    case .infix(let infix) where infix.isComparison:
      return try comparison(infix, operands[0], operands[1], unit)
    case .chain(let comparisons):
      var result = Condition.truth(true)
      for (index, infix) in comparisons.enumerated() {
        result = .both(result, try comparison(infix, operands[index], operands[index + 1], unit))
      }
      return result
    case .infix(let infix):
      guard let first = operands[0].condition, let second = operands[1].condition else {
        return nil
      }
      return connected(infix, first, second)
    case .prefix(.not), .prefix(.complement): return operands[0].condition.map { .not($0) }
    case .condition:
      guard let choice = operands[0].condition, let first = operands[1].condition,
        let second = operands[2].condition
      else { return nil }
      return either(.both(choice, first), .both(.not(choice), second))
    default: return nil
    }
  }

  private static func comparison(
    _ infix: InfixOperator, _ left: Operand, _ right: Operand, _ unit: AngleUnit
  ) throws(Unknown) -> Condition {
    guard left.condition == nil, right.condition == nil,
      let difference = PlaneFormula(left.formula.joined(.subtract, right.formula), unit)
    else { throw Unknown() }
    return .comparison(infix, difference)
  }

  private static func connected(
    _ infix: InfixOperator, _ first: Condition, _ second: Condition
  ) -> Condition? {
    switch infix {
    case .and, .logicalAnd: .both(first, second)
    case .or, .logicalOr: either(first, second)
    case .xor: either(.both(first, .not(second)), .both(.not(first), second))
    default: nil
    }
  }

  private static func either(_ first: Condition, _ second: Condition) -> Condition {
    .not(.both(.not(first), .not(second)))
  }
}

// MARK: - Boxes

extension PlaneRelation {
  /// What is known of the condition on a box.
  package func outcome(on box: PlaneCell) -> PlaneOutcome { Self.outcome(condition, box) }

  private static func outcome(_ condition: Condition, _ box: PlaneCell) -> PlaneOutcome {
    switch condition {
    case .truth(let holds): PlaneOutcome(mayHold: holds, mayFail: !holds, mayLack: false)
    case .comparison(let infix, let difference): difference.signs(on: box).outcome(infix)
    case .not(let inner): outcome(inner, box).negated
    case .both(let first, let second):
      outcome(first, box).and(outcome(second, box))
    }
  }

  /// Whether the condition is proved to hold at a point of a box.
  ///
  /// It does if it holds at one of some points, or if an equation is part of it whose sides are continuous on the box and in different orders at two of them: on the way from
  /// one point to the other, the difference is zero (the intermediate value theorem).
  package func isMet(in box: PlaneCell) -> Bool {
    let samples = box.samples
    if case .comparison(.equal, let difference) = condition {
      return difference.hasZero(in: box, samples)
    }
    if samples.contains(where: { outcome(on: $0).holds }) { return true }
    return Self.hasPoint(condition, where: true, box, samples)
  }

  /// Whether an equation makes a condition hold, or fail, at a point of a box.
  private static func hasPoint(
    _ condition: Condition, where holds: Bool, _ box: PlaneCell, _ samples: [PlaneCell]
  ) -> Bool {
    switch condition {
    case .truth: return false
    case .comparison(let infix, let difference):
      guard infix == (holds ? .equal : .notEqual) else { return false }
      return difference.hasZero(in: box, samples)
    case .not(let inner): return hasPoint(inner, where: !holds, box, samples)
    case .both(let first, let second):
      func decides(_ one: Condition, _ other: Condition) -> Bool {
        guard hasPoint(one, where: holds, box, samples) else { return false }
        return !holds || outcome(other, box).holds
      }
      return decides(first, second) || decides(second, first)
    }
  }
}

extension PlaneFormula {
  /// Whether the function is zero at some point of a box: at one of some points, or between two of them with values of both signs, if it is continuous.
  fileprivate func hasZero(in box: PlaneCell, _ samples: [PlaneCell]) -> Bool {
    var (isBelow, isAbove) = (false, false)
    for sample in samples {
      let value = values(on: sample)
      guard value.decoration >= .defined, let range = value.hull else { continue }
      if range == Interval(0) { return true }
      if range.upper <= 0 { isBelow = true }
      if range.lower >= 0 { isAbove = true }
    }
    return isBelow && isAbove && values(on: box).decoration == .continuous
  }
}
