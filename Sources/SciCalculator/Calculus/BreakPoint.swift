import SciNumber
import SciSyntax

/// Where a formula may not be analytic: at the zeros of a part of it, or where a part is an integer.
struct BreakPoint {
  enum Kind {
    /// It has a corner or jumps there, and is analytic on either side up to the place itself.
    case corner
    /// The same, where the part is an integer.
    case integers
    /// A pole or a branch point.
    case singularity
  }

  var formula: Formula
  var kind: Kind
}

extension Formula {
  /// Where the formula, whose definitions are written out, may not be analytic.
  var breakPoints: [BreakPoint] {
    var points: [BreakPoint] = []
    _ = fold { (step, operands) -> Formula in
      points += step.breakPoints(operands).filter { !$0.formula.isConstant }
      return Formula(step, of: operands)
    }
    return points
  }
}

extension Formula.Step {
  fileprivate func breakPoints(_ operands: [Formula]) -> [BreakPoint] {
    func corner(_ formula: Formula) -> BreakPoint { BreakPoint(formula: formula, kind: .corner) }
    func singularity(_ formula: Formula) -> BreakPoint {
      BreakPoint(formula: formula, kind: .singularity)
    }
    func integers(_ formula: Formula) -> BreakPoint {
      BreakPoint(formula: formula, kind: .integers)
    }
    switch self {
    case .enclosed(.absoluteValue), .primitive(.magnitude), .primitive(.sign):
      return [corner(operands[0])]
    case .enclosed(.floor), .enclosed(.ceiling), .primitive(.floor), .primitive(.ceiling),
      .primitive(.truncate):
      return [integers(operands[0])]
    case .primitive(.round):
      return [integers(operands[0].joined(.add, .number(Real(Rational(1, 2)))))]
    case .infix(.modulo), .infix(.remainder), .infix(.quotient), .primitive(.modulo),
      .primitive(.remainder), .primitive(.floorQuotient):
      return [integers(operands[0].joined(.divide, operands[1])), singularity(operands[1])]
    case .primitive(.minimum), .primitive(.maximum), .fold(.minimum, _), .fold(.maximum, _),
      .infix(.equal), .infix(.notEqual), .infix(.less), .infix(.lessOrEqual), .infix(.greater),
      .infix(.greaterOrEqual), .chain:
      return operands.indices.flatMap { first in
        operands[..<first].map { corner(operands[first].joined(.subtract, $0)) }
      }
    case .infix(.divide): return [singularity(operands[1])]
    case .infix(.power), .primitive(.power):
      if let exponent = operands[1].fraction, exponent.isInteger, exponent.signum >= 0 { return [] }
      return [singularity(operands[0])]
    case .infix(.root): return [singularity(operands[1])]
    // Roots and Γ are continuous there, or unknown, and not analytic.
    case .primitive(.root), .primitive(.cubeRoot), .prefix(.squareRoot), .prefix(.cubeRoot),
      .primitive(.gamma):
      return [singularity(operands[0])]
    case .primitive(.factorial), .postfix(.factorial):
      return [singularity(operands[0].joined(.add, .number(1)))]
    case .primitive(.logGamma), .primitive(.digamma): return [singularity(operands[0])]
    case .primitive(.zeta): return [singularity(operands[0].joined(.subtract, .number(1)))]
    case .primitive(.besselY), .primitive(.besselK), .primitive(.gammaP), .primitive(.gammaQ):
      return [singularity(operands[1])]
    case .primitive(.logarithmicIntegral), .primitive(.regularisedBeta):
      let operand = operands[operands.count - 1]
      return [singularity(operand), singularity(operand.joined(.subtract, .number(1)))]
    case .primitive(let primitive):
      return primitive.continuity.breaks(of: operands[0])?.map(singularity) ?? []
    default: return []
    }
  }

  /// What a step that has a corner or jumps is between its break points.
  fileprivate enum Branch {
    /// The operand or its opposite.
    case magnitude
    /// A number or a condition that does not change.
    case fixed
    /// The second operand or the third, as the first holds or not.
    case condition
    /// One of the operands: the one whose value it has.
    case one
    /// The first operand less a multiple of the second that does not change.
    case remainder
  }

  fileprivate var branch: Branch? {
    switch self {
    case .enclosed(.absoluteValue), .primitive(.magnitude): .magnitude
    case .enclosed(.floor), .enclosed(.ceiling), .primitive(.floor), .primitive(.ceiling),
      .primitive(.truncate), .primitive(.round), .primitive(.sign), .infix(.quotient),
      .primitive(.floorQuotient), .infix(.equal), .infix(.notEqual), .infix(.less),
      .infix(.lessOrEqual), .infix(.greater), .infix(.greaterOrEqual), .chain, .infix(.and),
      .infix(.or), .infix(.xor), .infix(.logicalAnd), .infix(.logicalOr), .prefix(.not),
      .prefix(.complement):
      .fixed
    case .condition: .condition
    case .primitive(.minimum), .primitive(.maximum), .fold(.minimum, _), .fold(.maximum, _): .one
    case .infix(.modulo), .infix(.remainder), .primitive(.modulo), .primitive(.remainder):
      .remainder
    default: nil
    }
  }
}

extension Formula {
  /// The formula that has the same values between the break points around a number, without corners and jumps.
  ///
  /// - Throws: why there is no value at the number.
  func specialised(at place: Real, _ context: Function.Context) throws(StepError) -> Formula {
    var exact = ExactArithmetic(context)
    var failure: StepError?
    typealias Operand = (formula: Formula, value: Value?)
    let result = try fold { (step, operands: [Operand]) throws(StepError) -> Operand in
      if case .condition = step, let holds = operands[0].value?.boolean {
        return operands[holds ? 1 : 2]
      }
      let formulas = operands.map { $0.formula }
      let values = operands.compactMap { $0.value }
      var value: Value?
      if values.count == operands.count {
        do throws(StepError) {
          var inner: [Value] = [.real(place)] + values
          try exact.perform(step, above: 0, &inner)
          value = inner.last
        } catch {
          failure = failure ?? error
        }
      }
      guard let value, let branch = try Self.branch(step, formulas, values, value, context) else {
        return (Formula(step, of: formulas), value)
      }
      return (branch, value)
    }
    guard let result, result.value?.real != nil else { throw failure ?? StepError(.noSlope) }
    return result.formula
  }

  /// What a step is beside a number where its operands and itself have these values; `nil` for itself.
  private static func branch(
    _ step: Step, _ operands: [Formula], _ values: [Value], _ value: Value,
    _ context: Function.Context
  ) throws(StepError) -> Formula? {
    guard let branch = step.branch else { return nil }
    let budget = context.budget
    if case .fixed = branch {
      if let holds = value.boolean { return Formula(steps: [.truth(holds)]) }
      return value.real.map { .number($0) }
    }
    guard let result = value.real else { return nil }
    let numbers = values.compactMap { $0.real }
    guard numbers.count == operands.count else { return nil }
    return try StepError.computing { () throws(MathError) -> Formula? in
      switch branch {
      case .magnitude:
        return try numbers[0].sign(within: budget) < 0 ? operands[0].negated : operands[0]
      case .one:
        for (formula, number) in zip(operands, numbers)
        where try number.compared(to: result, within: budget) == 0 {
          return formula
        }
        return nil
      case .remainder:
        let multiple = try numbers[0].subtracting(result, within: budget)
          .divided(by: numbers[1], within: budget).rounded(.halfEven, within: budget)
        return operands[0].joined(
          .subtract, operands[1].joined(.multiply, .number(multiple)))
      case .fixed, .condition: return nil
      }
    }
  }
}
