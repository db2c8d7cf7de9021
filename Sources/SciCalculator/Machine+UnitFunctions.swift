// Functions whose arguments have units.

import SciNumber
import SciSyntax
import SciUnits

extension Machine {
  /// Calls a function of which an argument has a unit: with the numbers in one unit, as its rule says.
  mutating func callWithUnits(
    _ function: FunctionTable.Index, argumentCount: Int
  ) throws(StepError) {
    let entry = FunctionTable[function]
    let rule = entry.unitRule
    let base = values.count - argumentCount
    switch rule.result {
    case .operation:
      return try applyPrimitive(of: function, isVariadic: entry.body.isVariadic, above: base)
    case .ignored: return try call(function, entry.body, argumentCount: argumentCount)
    case .pair(let powers): return try callWithPair(function, powers, above: base)
    case .number, .sameUnit, .power: break
    }
    if rule.takesAngles {
      try makeAnglesNumbers(of: entry, above: base)
      return try call(function, argumentCount: argumentCount)
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
    case .operation, .ignored, .pair: preconditionFailure("these need no common unit")
    case .power(let numerator, let denominator):
      let exponent = Rational(WideInt(numerator)) / Rational(WideInt(denominator))
      resultUnit = try StepError.measuring { () throws(UnitError) in try unit.raised(to: exponent) }
    }
    values.append(
      result.map { element in
        element.real.map { Scalar(Quantity($0, resultUnit)) } ?? element
      })
  }

  /// Calls a function that is a primitive, which says what becomes of units.
  mutating func applyPrimitive(
    of function: FunctionTable.Index, isVariadic: Bool, above base: Int
  ) throws(StepError) {
    do throws(StepError) {
      guard let primitive = FunctionTable.primitive(at: function),
        try apply(primitive, isVariadic: isVariadic, above: base)
      else { preconditionFailure("the rule is that of a primitive") }
    } catch {
      throw error.inFunction(FunctionTable[function].name)
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
    let budget = arithmetic.context.budget
    let quantities = try StepError.measuring { () throws(UnitError) in
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
  func number(
    of value: Value, in unit: Unit, _ operand: Int, isNumberAllowed: Bool
  ) throws(StepError) -> Value {
    guard let elements = value.elements else { throw StepError(.booleanInArithmetic) }
    let budget = arithmetic.context.budget
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
      let element = arithmetic.angle(element, beside: unit)
      numbers.append(
        try StepError.measuring(operand: operand) { () throws(UnitError) in
          try element.converted(to: unit, within: budget).value
        })
    }
    return value.isList ? Value(list: numbers) : .real(numbers[0])
  }
}
