// Operators whose operands have units.

import SciNumber
import SciSyntax
import SciUnits

extension Machine {
  /// Runs `body`, whose errors are those of quantities.
  func measuring<Result>(
    operand: Int? = nil, _ body: () throws(UnitError) -> Result
  ) throws(StepError) -> Result {
    do throws(UnitError) {
      return try body()
    } catch .mathematics(let error) {
      throw StepError(.math(error, function: nil), operand: operand)
    } catch {
      throw StepError(.units(error), operand: operand)
    }
  }

  /// Runs `body`, whose errors are those of numbers.
  func computing<Result>(
    operand: Int? = nil, _ body: () throws(MathError) -> Result
  ) throws(StepError) -> Result {
    do throws(MathError) {
      return try body()
    } catch {
      throw StepError(.math(error, function: nil), operand: operand)
    }
  }

  /// Joins two values of which at least one has a unit.
  mutating func joinQuantities(
    _ infix: InfixOperator, _ left: Value, _ right: Value
  ) throws(StepError) -> Value {
    guard let first = left.elements else { throw StepError(.booleanInArithmetic, operand: 0) }
    guard let second = right.elements else { throw StepError(.booleanInArithmetic, operand: 1) }
    if first.count == 1, second.count == 1 { return try join(infix, first[0], second[0]) }
    if infix.isComparison, left.isRatio || right.isRatio {
      return try join(infix, left.plain, right.plain)
    }
    if infix.isComparison { throw StepError(.listInArithmetic, operand: left.isList ? 0 : 1) }
    guard first.count == 1 || second.count == 1 || first.count == second.count else {
      throw StepError(.listLengths(first.count, second.count))
    }
    let count = max(first.count, second.count)
    stepCount += count
    var results: [Quantity] = []
    results.reserveCapacity(count)
    for index in 0..<count {
      let (left, right) = (
        first.count == 1 ? first[0] : first[index], second.count == 1 ? second[0] : second[index]
      )
      if let result = try join(infix, left, right).quantity { results.append(result) }
    }
    return Value(list: results)
  }

  private func join(
    _ infix: InfixOperator, _ left: Quantity, _ right: Quantity
  ) throws(StepError) -> Value {
    if left.isNumber, right.isNumber, infix != .part {
      return try joinRatios(infix, left, right)
    }
    do throws(StepError) {
      return try joinMeasured(infix, left, right)
    } catch {
      throw explained(error, left, in: right.unit)
    }
  }

  /// The error that says both readings, where a turn may count as 1 or as 2π between a quantity and a unit.
  func explained(_ error: StepError, _ quantity: Quantity, in unit: Unit) -> StepError {
    guard case .units(.unclearTurn(let from, let to)) = error.reason else { return error }
    let readings = TurnReading.readings(of: quantity, in: unit, within: operators.context.budget)
    return StepError(.unclearTurn(from, to, readings), operand: error.operand)
  }

  private func joinMeasured(
    _ infix: InfixOperator, _ left: Quantity, _ right: Quantity
  ) throws(StepError) -> Value {
    let budget = operators.context.budget
    switch infix {
    case .add:
      return try sum(left, right) { (left, right) throws(UnitError) in
        try left.adding(right, within: budget)
      }
    case .subtract:
      if left.unit.isAffine, !right.unit.isAffine, !right.isNumber {
        throw StepError(.doubt(.temperatureDifference(left.unit.symbol, right.unit.symbol)))
      }
      return try sum(left, right) { (left, right) throws(UnitError) in
        try left.subtracting(right, within: budget)
      }
    case .part: return try joinPart(left, right)
    case .multiply, .juxtapose:
      if infix == .juxtapose { try checkPoint(right, behind: left) }
      return Value(
        try measuring { () throws(UnitError) in try left.multiplied(by: right, within: budget) })
    case .divide:
      return Value(
        try measuring { () throws(UnitError) in try left.divided(by: right, within: budget) })
    case .power:
      if left.isNumber, right.unit.hasAngle {
        throw StepError(.quantityOperand(right.unit.symbol), operand: 1)
      }
      return Value(
        try measuring(operand: right.isNumber ? nil : 1) { () throws(UnitError) in
          try left.raised(to: right, within: budget)
        })
    case .root: return Value(try root(left, of: right))
    case .modulo, .remainder, .quotient: return try divide(infix, left, right)
    case .addPercent, .subtractPercent:
      guard right.isNumber else { throw StepError(.quantityOperand(right.unit.symbol), operand: 1) }
      if left.unit.isAffine {
        throw StepError(.units(.offsetScale(.product, left.unit)), operand: 0)
      }
      return try computing { () throws(MathError) in
        Value(Quantity(try operators.compute(infix, left.value, right.value), left.unit))
      }
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      let (left, right) = aligned(left, right)
      let order = try measuring { () throws(UnitError) in
        try left.compared(to: right, within: budget)
      }
      return .boolean(infix.holds(for: order))
    case .and, .or, .logicalAnd, .logicalOr: throw StepError(.conditionExpected, operand: 0)
    case .xor, .bitAnd, .bitOr, .shiftLeft, .shiftRight, .choose, .permute:
      let operand = left.isNumber ? 1 : 0
      let unit = operand == 0 ? left.unit : right.unit
      throw StepError(.quantityOperand(unit.symbol), operand: operand)
    case .element, .convert, .exchange, .divideByUnit:
      preconditionFailure("the compiler turns these into other instructions or errors")
    }
  }

  /// Makes sure that a temperature is no product: `2 * 20 °C` is read as (2 * 20) °C, and may be meant for twice 20 °C.
  private func checkPoint(_ unit: Quantity, behind number: Quantity) throws(StepError) {
    let step = current.next - 1
    guard unit.unit.isAffine, number.isNumber,
      case let factor = current.program.operand(0, of: step),
      case .infix = factor.instruction,
      // In `(20 + 5) °C` the product begins with the bracket.
      factor.range.lower == current.program.steps[step].range.lower
    else { return }
    throw StepError(.units(.offsetScale(.product, unit.unit)), operand: 1)
  }

  /// A sum or a difference; zero has any unit.
  private func sum(
    _ left: Quantity, _ right: Quantity,
    _ body: (Quantity, Quantity) throws(UnitError) -> Quantity
  ) throws(StepError) -> Value {
    let (left, right) = aligned(left, right)
    return Value(try measuring { () throws(UnitError) in try body(left, right) })
  }

  /// Gives a number the unit that it has beside a quantity: zero that of the other operand, since nothing is nothing in every unit, and any number
  /// beside an angle the calculator's, as in `30° + 15 arcmin`.
  private func aligned(_ left: Quantity, _ right: Quantity) -> (Quantity, Quantity) {
    if left.isZeroNumber, !right.unit.isAffine { return (Quantity(0, right.unit), right) }
    if right.isZeroNumber, !left.unit.isAffine { return (left, Quantity(0, left.unit)) }
    return (angle(left, beside: right.unit), angle(right, beside: left.unit))
  }

  /// Adds a part in a smaller unit: `5 ft 3 in`.
  private func joinPart(_ whole: Quantity, _ part: Quantity) throws(StepError) -> Value {
    let budget = operators.context.budget
    let (last, next) = (Quantity(1, whole.parts.last ?? whole.unit), Quantity(1, part.unit))
    guard !whole.unit.isAffine, !part.unit.isAffine else {
      throw StepError(.units(.offsetScale(.split, whole.unit)))
    }
    let isSmaller = try measuring { () throws(UnitError) in
      try next.compared(to: last, within: budget) < 0
    }
    guard isSmaller else {
      throw StepError(.partOrder(last.unit.symbol, next.unit.symbol), operand: 1)
    }
    var sum = try measuring { () throws(UnitError) in try whole.adding(part, within: budget) }
    sum.parts = (whole.parts.isEmpty ? [whole.unit] : whole.parts) + [part.unit]
    return .quantity(sum)
  }

  private func root(_ degree: Quantity, of radicand: Quantity) throws(StepError) -> Quantity {
    let budget = operators.context.budget
    guard degree.isNumber else { throw StepError(.quantityOperand(degree.unit.symbol), operand: 0) }
    guard let degree = degree.value.knownRational, !degree.isZero else {
      throw StepError(.units(.irrationalExponent), operand: 0)
    }
    return try measuring { () throws(UnitError) in
      if degree == 2 { return try radicand.squareRoot(within: budget) }
      if degree == 3 { return try radicand.cubeRoot(within: budget) }
      return try radicand.raised(to: 1 / degree, within: budget)
    }
  }

  /// A quotient or a remainder of two quantities of one dimension.
  private func divide(
    _ infix: InfixOperator, _ left: Quantity, _ right: Quantity
  ) throws(StepError) -> Value {
    for (operand, quantity) in [left, right].enumerated() where quantity.unit.isAffine {
      throw StepError(.units(.offsetScale(.product, quantity.unit)), operand: operand)
    }
    let (left, right) = (angle(left, beside: right.unit), angle(right, beside: left.unit))
    let divisor = try measuring { () throws(UnitError) in
      try right.converted(to: left.unit, within: operators.context.budget)
    }
    return try computing { () throws(MathError) in
      let result = try operators.compute(infix, left.value, divisor.value)
      return infix == .quotient ? .real(result) : Value(Quantity(result, left.unit))
    }
  }

  /// What an operator makes of a quantity.
  func apply(
    _ instruction: Program.Instruction, to quantity: Quantity
  ) throws(StepError) -> Quantity {
    let budget = operators.context.budget
    switch instruction {
    case .prefix(.negate): return quantity.negated()
    case .prefix(.plus): return quantity
    case .prefix(.squareRoot):
      return try measuring { () throws(UnitError) in try quantity.squareRoot(within: budget) }
    case .prefix(.cubeRoot):
      return try measuring { () throws(UnitError) in try quantity.cubeRoot(within: budget) }
    case .enclosed(.absoluteValue):
      return try measuring { () throws(UnitError) in try quantity.magnitude(within: budget) }
    case .enclosed:
      return Quantity(try apply(instruction, to: quantity.value), quantity.unit)
    case .postfix(.percent) where !quantity.unit.isAffine:
      return Quantity(try apply(instruction, to: quantity.value), quantity.unit)
    default:
      guard quantity.isNumber else {
        throw StepError(.quantityOperand(quantity.unit.symbol), operand: 0)
      }
      return Quantity(try apply(instruction, to: quantity.value))
    }
  }
}

extension Quantity {
  /// Whether this is 0 without a unit.
  var isZeroNumber: Bool { isNumber && value.knownRational?.isZero ?? false }
}
