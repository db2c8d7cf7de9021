import SciNumber
import SciSyntax

/// A formula in several variables as a·v + b, where v is one of them and neither a nor b has it.
struct LinearPart {
  /// a; `nil` where the variable does not occur.
  private(set) var factor: Formula?
  /// b; `nil` for zero.
  private(set) var rest: Formula?

  private init(factor: Formula? = nil, rest: Formula? = nil) {
    self.factor = factor
    self.rest = rest
  }

  /// That a formula is not seen to be linear in a variable.
  private struct NotLinear: Error {}

  /// The parts of a formula in which the definitions of functions are written out; `nil` where it is not seen to be linear in the variable at a place.
  init?(of formula: Formula, in variable: Int) {
    let part = try? formula.fold { (step, operands) throws(NotLinear) -> LinearPart in
      try Self.part(step, operands, variable)
    }
    guard let part else { return nil }
    self = part
  }

  private static func part(
    _ step: Formula.Step, _ operands: [LinearPart], _ variable: Int
  ) throws(NotLinear) -> LinearPart {
    if case .variable(variable) = step { return LinearPart(factor: .number(1)) }
    if operands.allSatisfy({ $0.factor == nil }) {
      return LinearPart(rest: Formula(step, of: operands.map { $0.rest ?? .number(0) }))
    }
    switch step {
    case .prefix(.plus): return operands[0]
    case .prefix(.negate): return operands[0].map { $0.negated }
    case .infix(.add): return operands[0].sum(operands[1])
    case .infix(.subtract): return operands[0].sum(operands[1].map { $0.negated })
    case .infix(.multiply), .infix(.juxtapose):
      let (left, right) = (operands[0], operands[1])
      if left.factor == nil { return right.scaled(by: left.rest) }
      if right.factor == nil { return left.scaled(by: right.rest) }
    case .infix(.divide):
      guard operands[1].factor == nil, let divisor = operands[1].rest else { break }
      return operands[0].map { $0.joined(.divide, divisor) }
    default: break
    }
    throw NotLinear()
  }

  private func map(_ change: (Formula) -> Formula) -> LinearPart {
    LinearPart(factor: factor.map(change), rest: rest.map(change))
  }

  private func sum(_ other: LinearPart) -> LinearPart {
    LinearPart(factor: Self.sum(factor, other.factor), rest: Self.sum(rest, other.rest))
  }

  private static func sum(_ x: Formula?, _ y: Formula?) -> Formula? {
    guard let x, let y else { return x ?? y }
    return x.joined(.add, y)
  }

  private func scaled(by other: Formula?) -> LinearPart {
    map { (other ?? .number(0)).joined(.multiply, $0) }
  }

  // MARK: Elimination

  /// Where the formula is zero, the variable is this; `nil` where the factor is not shown to be different from zero at all its zeros.
  func solved(_ context: Function.Context) -> Formula? {
    guard let factor, factor.isNeverZero(context) || rest?.isNumberButZero(context) ?? false
    else { return nil }
    guard let rest else { return .number(0) }
    if factor.fraction == 1 { return rest.negated }
    return rest.negated.joined(.divide, factor)
  }
}

extension Formula {
  /// Whether it is seen to be a number that is not zero, by decision.
  func isNumberButZero(_ context: Function.Context) -> Bool {
    guard isConstant else { return false }
    var exact = ExactArithmetic(context)
    guard let value = try? exact.value(of: self, []).real,
      let sign = try? value.sign(within: context.budget)
    else { return false }
    return sign != 0
  }

  /// Whether it is seen to have no zero: a number, or a product of such and of exponentials.
  fileprivate func isNeverZero(_ context: Function.Context) -> Bool {
    if isConstant { return isNumberButZero(context) }
    guard let (step, operands) = outermost else { return false }
    switch step {
    case .prefix(.negate), .prefix(.plus): return operands[0].isNeverZero(context)
    case .infix(.multiply), .infix(.juxtapose):
      return operands.allSatisfy { $0.isNeverZero(context) }
    // Where a quotient has a value, its divisor is not zero.
    case .infix(.divide): return operands[0].isNeverZero(context)
    case .infix(.power): return operands[0].isNeverZero(context)
    case .primitive(.exp), .primitive(.cosh): return true
    default: return false
    }
  }
}
