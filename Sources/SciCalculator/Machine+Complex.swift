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
    if try applyPrimitive(of: function, entry, argumentCount: argumentCount) { return }
    if values[base...].contains(where: { $0.isComplex }) {
      if entry.complex != nil { return try callComplex(entry, argumentCount) }
      if entry.definition != nil { return try enterDefinition(of: entry, argumentCount) }
      for operand in 0..<argumentCount where !entry.takesComplex {
        values[base + operand] = try realValue(values[base + operand], operand, of: entry)
      }
      return try callAmongReals(function, argumentCount: argumentCount)
    }
    let arguments = Array(values[base...])
    do throws(StepError) {
      try callAmongReals(function, argumentCount: argumentCount)
    } catch {
      guard error.leavesReals, entry.definition != nil || entry.complex != nil else { throw error }
      values.removeSubrange(base...)
      values += arguments
      if entry.complex != nil { return try callComplex(entry, argumentCount) }
      try enterDefinition(of: entry, argumentCount)
    }
  }

  /// Puts what the primitive that a function is makes of its arguments in their place.
  private mutating func applyPrimitive(
    of function: FunctionTable.Index, _ entry: Function, argumentCount: Int
  ) throws(StepError) -> Bool {
    let base = values.count - argumentCount
    let result: Value
    do throws(StepError) {
      guard let primitive = entry.primitive else { return false }
      switch (argumentCount, primitive.isBinary) {
      case (_, true) where entry.body.isVariadic: result = try fold(primitive, above: base)
      case (1, false): result = try arithmetic.apply(primitive, values[base])
      case (2, true): result = try arithmetic.apply(primitive, values[base], values[base + 1])
      default: return false
      }
    } catch {
      throw error.inFunction(entry.name)
    }
    values.removeSubrange(base...)
    values.append(result)
    countElements()
    return true
  }

  /// Puts the complex value of a function that is neither a primitive nor defined in the place of its arguments.
  private mutating func callComplex(_ entry: Function, _ argumentCount: Int) throws(StepError) {
    guard let complex = entry.complex else { return }
    let base = values.count - argumentCount
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
  }

  /// What a primitive of two numbers makes of all arguments and the elements of their lists.
  private mutating func fold(_ primitive: Primitive, above base: Int) throws(StepError) -> Value {
    let elements = values[base...].flatMap { $0.scalars }
    var result = Value.scalar(elements[0])
    for element in elements.dropFirst() {
      result = try arithmetic.apply(primitive, result, .scalar(element))
    }
    return result
  }

  /// Goes on in the definition of a function, whose arguments are the topmost values.
  private mutating func enterDefinition(
    of entry: Function, _ argumentCount: Int
  ) throws(StepError) {
    guard callers.count < Self.maximumDepth else {
      throw StepError(.callsTooDeep(limit: Self.maximumDepth))
    }
    let base = values.count - argumentCount
    let names = entry.definitionParameters
    if entry.body.isVariadic {
      let elements = values[base...].flatMap { $0.scalars }
      values.removeSubrange(base...)
      values.append(.list(elements))
    }
    guard let definition = entry.definition, values.count - base == names.count,
      let program = try? Expression.reading(
        definition.description, parameters: names, settings: .standard
      ).expression.program
    else { throw StepError(.complexArgument(function: entry.name)) }
    callers.append(current)
    current = Frame(program: program, base: base)
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
  fileprivate func inFunction(_ name: String) -> StepError {
    switch reason {
    case .math(let error, nil): StepError(.math(error, function: name), operand: operand)
    case .complexOperand: StepError(.complexArgument(function: name), operand: operand)
    case .quantityOperand(let unit):
      StepError(.quantityArgument(function: name, unit: unit), operand: operand)
    default: self
    }
  }
}
