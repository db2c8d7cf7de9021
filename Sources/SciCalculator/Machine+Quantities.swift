// Operators, functions and conversions of quantities.

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
  private func computing<Result>(
    operand: Int? = nil, _ body: () throws(MathError) -> Result
  ) throws(StepError) -> Result {
    do throws(MathError) {
      return try body()
    } catch {
      throw StepError(.math(error, function: nil), operand: operand)
    }
  }

  // MARK: Operators

  /// Joins two values of which at least one has a unit.
  mutating func joinQuantities(
    _ infix: InfixOperator, _ left: Value, _ right: Value
  ) throws(StepError) -> Value {
    guard let first = left.elements else { throw StepError(.booleanInArithmetic, operand: 0) }
    guard let second = right.elements else { throw StepError(.booleanInArithmetic, operand: 1) }
    if first.count == 1, second.count == 1 { return try join(infix, first[0], second[0]) }
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
    let budget = operators.context.budget
    switch infix {
    case .add:
      return try sum(left, right) { (left, right) throws(UnitError) in
        try left.adding(right, within: budget)
      }
    case .subtract:
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
    case .convert, .exchange, .divideByUnit:
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
    let isNumber = left.isNumber && !left.isZeroNumber && right.unit.isAngle
    let (left, right) = aligned(left, right)
    let sum = try measuring { () throws(UnitError) in try body(left, right) }
    return isNumber ? .real(sum.value) : Value(sum)
  }

  /// Gives a number the unit that it has beside a quantity: zero that of the other operand, since nothing is nothing in every unit, and any number
  /// beside an angle the calculator's, as in `30° + 15 arcmin`.
  private func aligned(_ left: Quantity, _ right: Quantity) -> (Quantity, Quantity) {
    if left.isZeroNumber, !right.unit.isAffine { return (Quantity(0, right.unit), right) }
    if right.isZeroNumber, !left.unit.isAffine { return (left, Quantity(0, left.unit)) }
    return (angle(left, beside: right.unit), angle(right, beside: left.unit))
  }

  /// A number beside an angle as an angle.
  private func angle(_ number: Quantity, beside unit: Unit) -> Quantity {
    guard number.isNumber, unit.isAngle else { return number }
    return Quantity(number.value, operators.context.angleUnit.unit)
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
    let isNumber = left.isNumber
    let (left, right) = (angle(left, beside: right.unit), angle(right, beside: left.unit))
    let divisor = try measuring { () throws(UnitError) in
      try right.converted(to: left.unit, within: operators.context.budget)
    }
    return try computing { () throws(MathError) in
      let result = try operators.compute(infix, left.value, divisor.value)
      return infix == .quotient || isNumber ? .real(result) : Value(Quantity(result, left.unit))
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
      throw StepError(.quantityOperand(quantity.unit.symbol), operand: 0)
    }
  }

  // MARK: Conversions

  /// Converts the topmost value.
  mutating func convert(to target: Program.Target) throws(StepError) {
    let value = values.removeLast()
    guard let elements = value.elements else { throw StepError(.booleanInArithmetic, operand: 0) }
    if target.units.count > 1, let affine = target.units.first(where: { $0.isAffine }) {
      throw StepError(.units(.offsetScale(.split, affine)), operand: 0)
    }
    let budget = operators.context.budget
    var results: [Quantity] = []
    for element in elements {
      let element = angle(element, beside: target.units[0])
      let result = try measuring(operand: 0) { () throws(UnitError) in
        var result = try element.convertedAsTurns(to: target.units[0], within: budget)
        for unit in target.units.dropFirst() {
          _ = try result.converted(to: unit, within: budget)
        }
        if target.units.count > 1 { result.parts = target.units }
        return result
      }
      results.append(result)
    }
    values.append(value.isList ? Value(list: results) : Value(results[0]))
  }

  /// Multiplies an amount by a rate.
  ///
  /// - Parameter target: the currency of the result, if one is wanted.
  /// - Throws: why there is no amount, rate or currency.
  mutating func exchange(to target: Unit?) throws(StepError) {
    let rateValue = values.removeLast()
    let amount = values.removeLast()
    guard let rate = rateValue.quantity else { throw StepError(.rateExpected, operand: 1) }
    guard let quantity = amount.quantity, let code = quantity.unit.currencyCode else {
      throw StepError(.amountExpected, operand: 0)
    }
    let budget = operators.context.budget
    let sign = try computing(operand: 1) { () throws(MathError) in
      try rate.value.sign(within: budget)
    }
    guard sign > 0 else { throw StepError(.rateNotPositive, operand: 1) }
    var result: Quantity
    if rate.isNumber {
      guard let target else { throw StepError(.missingRateCurrency(code)) }
      guard target != quantity.unit else { throw StepError(.sameCurrency(code)) }
      result = Quantity(quantity.value.multiplied(by: rate.value, within: budget), target)
    } else {
      result = try measuring { () throws(UnitError) in
        try quantity.multiplied(by: rate, within: budget)
      }
      guard result.unit.currencyCode != nil, target == nil || target == result.unit else {
        throw StepError(.rateExpected, operand: 1)
      }
    }
    values.append(.quantity(result))
  }
}

extension AngleUnit {
  /// The unit of quantities with the same name.
  fileprivate var unit: Unit {
    switch self {
    case .degrees: Unit(named: "deg") ?? .none
    case .radians: .none
    case .gradians: Unit(named: "grad") ?? .none
    case .turns: Unit(named: "turn") ?? .none
    }
  }
}

extension Quantity {
  /// Whether this is 0 without a unit.
  var isZeroNumber: Bool { isNumber && value.knownRational?.isZero ?? false }
}

// MARK: - Functions

extension Machine {
  /// Calls a function of which an argument has a unit: with the numbers in one unit, as its rule says.
  mutating func callWithUnits(
    _ function: FunctionTable.Index, argumentCount: Int
  ) throws(StepError) {
    let entry = FunctionTable[function]
    let rule = entry.unitRule
    let base = values.count - argumentCount
    if case .operation(let infix) = rule.result {
      let isVariadic = FunctionTable.body(at: function).isVariadic
      return try isVariadic ? fold(infix, above: base) : join(infix, above: base)
    }
    if rule.takesAngles {
      try makeAnglesNumbers(of: entry, above: base)
      return try call(function, argumentCount: argumentCount)
    }
    if case .pair(let powers) = rule.result {
      return try callWithPair(function, powers, above: base)
    }
    let unit = try commonUnit(of: entry, above: base)
    for operand in 0..<argumentCount where rule.takesUnit(at: operand, of: argumentCount) {
      values[base + operand] = try number(
        of: values[base + operand], in: unit, operand, isNumberAllowed: rule.takesNumbersToo)
    }
    try call(function, argumentCount: argumentCount)
    let result = values.removeLast()
    let resultUnit: Unit
    switch rule.result {
    case .number: return values.append(result)
    case .sameUnit: resultUnit = unit
    case .operation, .pair: preconditionFailure("these need no common unit")
    case .power(let numerator, let denominator):
      let exponent = Rational(WideInt(numerator)) / Rational(WideInt(denominator))
      resultUnit = try measuring { () throws(UnitError) in try unit.raised(to: exponent) }
    }
    switch result {
    case .real(let number): values.append(Value(Quantity(number, resultUnit)))
    case .list(let numbers): values.append(Value(list: numbers.map { Quantity($0, resultUnit) }))
    case .boolean, .quantity, .quantities: values.append(result)
    }
  }

  /// Makes arguments that are angles with a unit numbers in the calculator's unit of angles.
  private mutating func makeAnglesNumbers(
    of function: Function, above base: Int
  ) throws(StepError) {
    let unit = operators.context.angleUnit.unit
    for operand in base..<values.count {
      guard let elements = values[operand].elements, values[operand].hasUnit else { continue }
      if let other = elements.first(where: { !$0.isNumber && !$0.unit.isAngle }) {
        throw StepError(
          .quantityArgument(function: function.name, unit: other.unit.symbol),
          operand: operand - base)
      }
      values[operand] = try number(
        of: values[operand], in: unit, operand - base, isNumberAllowed: true)
    }
  }

  /// Calls a function of two arguments with numbers in a unit for each.
  private mutating func callWithPair(
    _ function: FunctionTable.Index, _ powers: [Function.UnitRule.PairPowers], above base: Int
  ) throws(StepError) {
    let units = [unit(of: values[base]), unit(of: values[base + 1])]
    for (operand, unit) in units.enumerated() {
      if unit.isAffine {
        throw StepError(.units(.offsetScale(.product, unit)), operand: operand)
      }
      values[base + operand] = try number(
        of: values[base + operand], in: unit, operand, isNumberAllowed: false)
    }
    try call(function, argumentCount: 2)
    let result = values.removeLast()
    guard let numbers = result.elements else { return values.append(result) }
    let budget = operators.context.budget
    let quantities = try measuring { () throws(UnitError) in
      var quantities: [Quantity] = []
      for (number, power) in zip(numbers, powers) {
        let first = try Quantity(1, units[0]).raised(to: Rational(power.first), within: budget)
        let second = try Quantity(1, units[1]).raised(to: Rational(power.second), within: budget)
        // The unit of what is divided stands first.
        let (left, right) = power.first < 0 ? (second, first) : (first, second)
        let unit = try left.multiplied(by: right, within: budget)
        quantities.append(try unit.multiplied(by: number, within: budget))
      }
      return quantities
    }
    values.append(result.isList ? Value(list: quantities) : Value(quantities[0]))
  }

  /// The unit of the first element of a value that has one.
  private func unit(of value: Value) -> Unit {
    value.elements?.first { !$0.isNumber }?.unit ?? .none
  }

  /// Joins all arguments and the elements of their lists by an operator.
  private mutating func fold(_ infix: InfixOperator, above base: Int) throws(StepError) {
    var result: Value?
    for (operand, argument) in values[base...].enumerated() {
      guard let elements = argument.elements else {
        throw StepError(.booleanInArithmetic, operand: operand)
      }
      for element in elements.map({ Value($0) }) {
        result =
          try result.map { (left) throws(StepError) in try join(infix, left, element) } ?? element
      }
    }
    values.removeSubrange(base...)
    if let result { values.append(result) }
  }

  /// Joins two arguments by an operator, lists element by element.
  private mutating func join(_ infix: InfixOperator, above base: Int) throws(StepError) {
    let (first, second) = (values[base], values[base + 1])
    values.removeSubrange(base...)
    // The degree of a root stands behind what it is taken of.
    values.append(
      try infix == .root ? join(infix, second, first) : join(infix, first, second))
  }

  /// The unit of the first argument that has one, after it was made sure that only those have one that may.
  private func commonUnit(of function: Function, above base: Int) throws(StepError) -> Unit {
    var unit: Unit?
    let count = values.count - base
    for operand in 0..<count {
      guard let first = values[base + operand].elements?.first(where: { !$0.isNumber }) else {
        continue
      }
      guard function.unitRule.takesUnit(at: operand, of: count) else {
        throw StepError(
          .quantityArgument(function: function.name, unit: first.unit.symbol), operand: operand)
      }
      if !function.unitRule.takesPoints,
        let point = values[base + operand].elements?.first(where: { $0.unit.isAffine })
      {
        throw StepError(.units(.offsetScale(.product, point.unit)), operand: operand)
      }
      if unit == nil { unit = first.unit }
    }
    guard let unit else { preconditionFailure("no argument has a unit") }
    return unit
  }

  /// An argument as a number or a list of numbers in a unit; zero has any.
  private func number(
    of value: Value, in unit: Unit, _ operand: Int, isNumberAllowed: Bool
  ) throws(StepError) -> Value {
    guard let elements = value.elements else { throw StepError(.booleanInArithmetic) }
    let budget = operators.context.budget
    var numbers: [Real] = []
    numbers.reserveCapacity(elements.count)
    for element in elements {
      if element.isZeroNumber, !unit.isAffine {
        numbers.append(0)
        continue
      }
      if element.isNumber, isNumberAllowed {
        numbers.append(element.value)
        continue
      }
      numbers.append(
        try measuring(operand: operand) { () throws(UnitError) in
          try element.converted(to: unit, within: budget).value
        })
    }
    return value.isList ? .list(numbers) : .real(numbers[0])
  }
}
