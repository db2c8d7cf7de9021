import SciNumber
import SciSyntax
import SciUnits

// What primitives make of complex numbers, with units and without.

extension Scalar {
  /// A complex number with its unit; a real one where the imaginary part is kept as zero.
  init(_ quantity: ComplexQuantity) {
    if quantity.value.isKeptReal {
      self.init(Quantity(quantity.value.real, quantity.unit))
    } else {
      self = .complex(quantity)
    }
  }

  /// The number as a complex one, with its unit; `nil` for a Boolean.
  var complex: ComplexQuantity? {
    switch self {
    case .real(let number): ComplexQuantity(Complex(number))
    case .quantity(let quantity): ComplexQuantity(quantity)
    case .complex(let quantity): quantity
    case .calendar(let value): value.quantity.map { ComplexQuantity($0) }
    case .boolean: nil
    }
  }

  /// Whether it is kept as a complex number.
  var isComplex: Bool {
    if case .complex = self { true } else { false }
  }

  /// A real number in the place of a complex one whose imaginary part is zero by proof; the same scalar where that is not known.
  func decided(within budget: EvaluationBudget) -> Scalar {
    guard case .complex(let quantity) = self,
      let real = try? quantity.value.realValue(within: budget)
    else { return self }
    return Scalar(Quantity(real, quantity.unit))
  }
}

extension ExactArithmetic {
  /// No amount of money is complex.
  private func checkMoney(_ numbers: ComplexQuantity...) throws(StepError) {
    for (operand, number) in numbers.enumerated() where number.unit.hasCurrency {
      throw StepError(.complexAmount(number.unit.symbol), operand: operand)
    }
  }

  /// What a primitive makes of a complex number.
  func complex(_ operation: UnaryOperation, _ x: ComplexQuantity) throws(StepError) -> Scalar {
    try checkMoney(x)
    let x = [.none, .angle].contains(operation.units) ? try number(x, operand: 0) : x
    let result = try StepError.computing { () throws(MathError) in
      try operation.complex(x.value, context)
    }
    guard let result else { throw StepError(.complexOperand, operand: 0) }
    let number = ComplexQuantity(result)
    switch operation.units {
    case .none, .angle, .number: return Scalar(number)
    case .same, .kept, .keptWithoutPoints, .negated, .magnitude:
      return Scalar(ComplexQuantity(result, x.unit))
    case .squareRoot: return try scaled(number, by: x.unit, to: Rational(1, 2))
    case .cubeRoot: return try scaled(number, by: x.unit, to: Rational(1, 3))
    }
  }

  /// What a primitive makes of two numbers, of which one may be complex.
  func complex(
    _ operation: BinaryOperation, _ x: Scalar, _ y: Scalar
  ) throws(StepError) -> Scalar {
    guard let x = x.complex, let y = y.complex else {
      throw StepError(
        (x.calendar ?? y.calendar) == nil ? .booleanInArithmetic : .calendar(.notANumber))
    }
    try checkMoney(x, y)
    switch operation.units {
    case .sum, .difference:
      let (x, y) = try aligned(x, y)
      return Scalar(ComplexQuantity(try value(operation, x, y), x.unit))
    case .product:
      return try scaled(value(operation, x, y)) { () throws(UnitError) in
        try Quantity(1, x.unit).multiplied(by: Quantity(1, y.unit), within: budget)
      }
    case .quotient:
      return try scaled(value(operation, x, y)) { () throws(UnitError) in
        try Quantity(1, x.unit).divided(by: Quantity(1, y.unit), within: budget)
      }
    case .power where !x.isNumber:
      let exponent = try StepError.computing(operand: 1) { () throws(MathError) in
        try y.value.realValue(within: budget)?.rationalValue(within: budget)
      }
      guard let exponent, y.isNumber else {
        throw StepError(.units(.irrationalExponent), operand: 1)
      }
      return try scaled(ComplexQuantity(try value(operation, x, y)), by: x.unit, to: exponent)
    case .polar:
      // The angle is in the calculator's unit, or in its own.
      let angle = try StepError.measuring(operand: 1) { () throws(UnitError) in
        try y.isNumber ? y : y.converted(to: context.angleUnit.unit, within: budget)
      }
      return Scalar(ComplexQuantity(try value(operation, x, angle), x.unit))
    case .none, .power, .root, .division, .ratio:
      let (x, y) = (try number(x, operand: 0), try number(y, operand: 1))
      return Scalar(ComplexQuantity(try value(operation, x, y)))
    }
  }

  /// A complex number with the unit of an angle behind it, as in `(30 + i)°`.
  func angle(_ number: ComplexQuantity, in unit: Unit) throws(StepError) -> Scalar {
    try checkMoney(number)
    if number.unit.isAngle { throw StepError(.quantityOperand(number.unit.symbol), operand: 0) }
    return try scaled(number.value) { () throws(UnitError) in
      try Quantity(1, number.unit).multiplied(by: Quantity(1, unit), within: budget)
    }
  }

  /// Two numbers in the unit of the left one.
  private func aligned(
    _ x: ComplexQuantity, _ y: ComplexQuantity
  ) throws(StepError) -> (ComplexQuantity, ComplexQuantity) {
    let (left, right) = (measured(x, beside: y.unit), measured(y, beside: x.unit))
    return try StepError.measuring { () throws(UnitError) in
      (left, try right.converted(to: left.unit, within: budget))
    }
  }

  /// A number with the unit that it has beside a quantity, as among real ones: zero has any, and beside an angle it is in the calculator's.
  func measured(_ number: ComplexQuantity, beside unit: Unit) -> ComplexQuantity {
    guard number.isNumber else { return number }
    if number.value.isKeptReal, number.value.real.isKeptZero {
      return ComplexQuantity(number.value, unit)
    }
    return unit.isAngle ? ComplexQuantity(number.value, context.angleUnit.unit) : number
  }

  /// The value of a function for complex numbers.
  func value(
    of function: ([Complex], Function.Context) throws(MathError) -> Complex, _ arguments: [Scalar]
  ) throws(StepError) -> Scalar {
    var numbers: [Complex] = []
    for argument in arguments {
      guard let number = argument.complex, number.isNumber else {
        throw StepError(.complexOperand)
      }
      numbers.append(number.value)
    }
    return try StepError.computing { () throws(MathError) in
      Scalar(ComplexQuantity(try function(numbers, context)))
    }
  }

  private func value(
    _ operation: BinaryOperation, _ x: ComplexQuantity, _ y: ComplexQuantity
  ) throws(StepError) -> Complex {
    let result = try StepError.computing { () throws(MathError) in
      try operation.complex(x.value, y.value, boundedContext ?? context)
    }
    guard let result else {
      throw StepError(.complexOperand, operand: x.value.isKeptReal ? 1 : 0)
    }
    return result
  }

  /// A plain number, or an angle in radians: e^(30° i).
  private func number(
    _ x: ComplexQuantity, operand: Int
  ) throws(StepError) -> ComplexQuantity {
    if x.isNumber { return x }
    guard x.unit.isAngle else {
      throw StepError(.quantityOperand(x.unit.symbol), operand: operand)
    }
    return try StepError.measuring(operand: operand) { () throws(UnitError) in
      try x.converted(to: .radian, within: budget)
    }
  }

  private func scaled(
    _ number: Complex, by unit: () throws(UnitError) -> Quantity
  ) throws(StepError) -> Scalar {
    let factor = try StepError.measuring(unit)
    return Scalar(ComplexQuantity(number).scaled(by: factor, within: budget))
  }

  /// A number with the power of a unit.
  private func scaled(
    _ number: ComplexQuantity, by unit: Unit, to exponent: Rational
  ) throws(StepError) -> Scalar {
    try scaled(number.value) { () throws(UnitError) in
      try Quantity(1, unit).raised(to: exponent, within: budget)
    }
  }

  /// Whether two scalars are equal, of which one may be complex.
  func areEqual(_ x: Scalar, _ y: Scalar) throws(StepError) -> Bool {
    guard let first = x.complex, let second = y.complex else {
      throw StepError(.booleanInArithmetic)
    }
    let (left, right) = try aligned(first, second)
    return try StepError.computing { () throws(MathError) in
      try left.value.isEqual(to: right.value, within: budget)
    }
  }
}
