// Functions of complex numbers: what a primitive has for them, or what a definition comes to.

import SciNumber
import SciSyntax
import SciUnits

extension Machine {
  /// Calls a function where values may be complex.
  ///
  /// A function that is a primitive has its complex value there. One that is defined in the language is computed by its definition, unless all arguments are real and it has a
  /// real value.
  mutating func callBeyondReals(
    _ function: FunctionTable.Index, argumentCount: Int
  ) throws(StepError) {
    let base = values.count - argumentCount
    let entry = FunctionTable[function]
    if entry.unitRule.takesAngles { try makeComplexAnglesNumbers(of: entry, above: base) }
    if let primitive = entry.primitive {
      do throws(StepError) {
        if try apply(primitive, isVariadic: entry.body.isVariadic, above: base) { return }
      } catch {
        throw error.inFunction(entry.name)
      }
    }
    if values[base...].contains(where: { $0.isComplex }) {
      if try callComplex(entry, above: base) { return }
      for operand in 0..<argumentCount where !entry.takesComplex {
        values[base + operand] = try realValue(values[base + operand], operand, of: entry)
      }
      return try callAmongReals(function, argumentCount: argumentCount)
    }
    let arguments = Array(values[base...])
    do throws(StepError) {
      try callAmongReals(function, argumentCount: argumentCount)
    } catch {
      guard error.isOutsideReals else { throw error }
      values.removeSubrange(base...)
      values += arguments
      guard try callComplex(entry, above: base) else { throw error }
    }
  }

  /// Puts the complex value of a function that is no primitive in the place of its arguments, or goes on in its definition; whether it has either.
  private mutating func callComplex(
    _ entry: Function, above base: Int
  ) throws(StepError) -> Bool {
    guard let complex = entry.complex else { return try enterDefinition(of: entry, above: base) }
    let others = values[(base + 1)...].flatMap { $0.scalars }
    let result: Value
    do throws(StepError) {
      result = try values[base].map { (scalar) throws(StepError) in
        try arithmetic.value(of: complex, [scalar] + others)
      }
    } catch {
      throw error.inFunction(entry.name)
    }
    values.removeSubrange(base...)
    values.append(result)
    return true
  }

  /// Goes on in the definition of a function, whose arguments are the topmost values; whether it has one.
  private mutating func enterDefinition(
    of entry: Function, above base: Int
  ) throws(StepError) -> Bool {
    guard let definition = entry.definition else { return false }
    try checkDepth()
    let names = entry.definitionParameters
    if entry.body.isVariadic {
      let elements = values[base...].flatMap { $0.scalars }
      values.removeSubrange(base...)
      values.append(.list(elements))
    }
    guard values.count - base == names.count,
      let program = try? Expression.reading(
        definition.description, parameters: names, settings: .standard
      ).expression.program
    else { throw StepError(.complexArgument(function: entry.name)) }
    callers.append(current)
    current = CallFrame(program: program, base: base)
    return true
  }

  /// A value whose complex numbers are real by proof.
  private func realValue(
    _ value: Value, _ operand: Int, of entry: Function
  ) throws(StepError) -> Value {
    let value = value.map { $0.decided(within: arithmetic.context.budget) }
    if value.isComplex {
      throw StepError(.complexArgument(function: entry.name), operand: operand)
    }
    return value
  }

  /// Makes complex arguments with the unit of an angle numbers in the unit that a function takes.
  private mutating func makeComplexAnglesNumbers(
    of entry: Function, above base: Int
  ) throws(StepError) {
    let unit = (entry.unitRule.angleUnit ?? arithmetic.context.angleUnit).unit
    let budget = arithmetic.context.budget
    for index in base..<values.count {
      values[index] = try values[index].map { (scalar) throws(StepError) in
        guard scalar.hasUnit, let number = scalar.complex, number.unit.isAngle else {
          return scalar
        }
        return try StepError.measuring(operand: index - base) { () throws(UnitError) in
          Scalar(ComplexQuantity(try number.converted(to: unit, within: budget).value))
        }
      }
    }
  }
}

extension StepError {
  /// The error, where it is about a value, as one of the function that was called.
  func inFunction(_ name: String) -> StepError {
    switch reason {
    case .math(let error, nil): StepError(.math(error, function: name), operand: operand)
    case .complexOperand: StepError(.complexArgument(function: name), operand: operand)
    case .quantityOperand(let unit):
      StepError(.quantityArgument(function: name, unit: unit), operand: operand)
    default: self
    }
  }
}
