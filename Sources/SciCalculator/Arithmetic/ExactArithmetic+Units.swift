import SciNumber
import SciSyntax
import SciUnits

// What operators do with units.

extension ExactArithmetic {
  /// What a primitive makes of a quantity.
  func quantity(
    _ operation: UnaryOperation, _ x: Quantity
  ) throws(StepError) -> Quantity {
    func number(_ x: Quantity) throws(StepError) -> Real {
      try StepError.computing { () throws(MathError) in try operation.exact(x.value, context) }
    }
    func kept(_ x: Quantity) throws(StepError) -> Quantity {
      var result = Quantity(try number(x), x.unit)
      result.isRatio = x.isRatio
      return result
    }
    switch operation.units {
    case .same: return x
    case .kept: return try kept(x)
    case .keptWithoutPoints where !x.unit.isAffine: return try kept(x)
    case .negated: return x.negated()
    case .magnitude:
      return try StepError.measuring { () throws(UnitError) in try x.magnitude(within: budget) }
    case .number:
      guard !x.unit.isAffine else {
        throw StepError(.units(.offsetScale(.product, x.unit)), operand: 0)
      }
      return Quantity(try number(x))
    case .angle where x.unit.isAngle:
      let angle = try StepError.measuring { () throws(UnitError) in
        try x.converted(to: context.angleUnit.unit, within: budget)
      }
      return Quantity(try number(angle))
    case .squareRoot:
      return try StepError.measuring { () throws(UnitError) in try x.squareRoot(within: budget) }
    case .cubeRoot:
      return try StepError.measuring { () throws(UnitError) in try x.cubeRoot(within: budget) }
    case .none, .angle, .keptWithoutPoints:
      guard x.isNumber else { throw StepError(.quantityOperand(x.unit.symbol), operand: 0) }
      return Quantity(try number(x))
    }
  }

  /// What a primitive makes of two quantities, of which one may be a number.
  func quantity(
    _ operation: BinaryOperation, _ x: Quantity, _ y: Quantity
  ) throws(StepError) -> Scalar {
    if x.isNumber, y.isNumber { return try ratio(operation, x, y) }
    do throws(StepError) {
      var result = try measured(operation, x, y)
      // 1:45 h + 1:45 h is 3 h 30 min.
      let isSum = operation.units == .sum || operation.units == .difference
      if isSum, !x.parts.isEmpty, x.parts == y.parts,
        x.parts[0].dimension == Unit(named: "s")?.dimension
      {
        result.parts = x.parts
      }
      return Scalar(result)
    } catch {
      throw explained(error, x, in: y.unit)
    }
  }

  /// What a primitive makes of two numbers, in one of which units have cancelled.
  private func ratio(
    _ operation: BinaryOperation, _ x: Quantity, _ y: Quantity
  ) throws(StepError) -> Scalar {
    try StepError.computing { () throws(MathError) in
      var result = Quantity(try operation.exact(x.value, y.value, context))
      switch operation.units {
      case .none, .ratio: break
      // The exponent of e^(−t/τ) says nothing about the power.
      case .power: result.isRatio = x.isRatio
      case .sum, .difference, .product, .quotient, .root, .division, .polar:
        result.isRatio = x.isRatio || y.isRatio
      }
      return Scalar(result)
    }
  }

  /// The error that says both readings, where a turn may count as 1 or as 2π between a quantity and a unit.
  func explained(_ error: StepError, _ quantity: Quantity, in unit: Unit) -> StepError {
    guard case .units(.unclearTurn(let from, let to)) = error.reason else { return error }
    let readings = TurnReading.readings(of: quantity, in: unit, within: budget)
    return StepError(.unclearTurn(from, to, readings), operand: error.operand)
  }

  private func measured(
    _ operation: BinaryOperation, _ x: Quantity, _ y: Quantity
  ) throws(StepError) -> Quantity {
    switch operation.units {
    case .sum:
      let (x, y) = aligned(x, y)
      return try StepError.measuring { () throws(UnitError) in try x.adding(y, within: budget) }
    case .difference:
      if x.unit.isAffine, !y.unit.isAffine, !y.isNumber {
        throw StepError(.doubt(.temperatureDifference(x.unit.symbol, y.unit.symbol)))
      }
      let (x, y) = aligned(x, y)
      return try StepError.measuring { () throws(UnitError) in
        try x.subtracting(y, within: budget)
      }
    case .product:
      return try StepError.measuring { () throws(UnitError) in
        try x.multiplied(by: y, within: budget)
      }
    case .quotient:
      return try StepError.measuring { () throws(UnitError) in
        try x.divided(by: y, within: budget)
      }
    case .power:
      if x.isNumber, y.unit.hasAngle {
        throw StepError(.quantityOperand(y.unit.symbol), operand: 1)
      }
      return try StepError.measuring(operand: y.isNumber ? nil : 1) { () throws(UnitError) in
        try x.raised(to: y, within: budget)
      }
    case .root: return try root(y, of: x)
    case .division, .ratio: return try divided(operation, x, y)
    case .none, .polar:
      let operand = x.isNumber ? 1 : 0
      throw StepError(.quantityOperand((operand == 0 ? x : y).unit.symbol), operand: operand)
    }
  }

  /// Gives a number the unit that it has beside a quantity: zero has the unit of the other operand, and any number beside an angle has the calculator's, as in
  /// `30° + 15 arcmin`.
  private func aligned(_ x: Quantity, _ y: Quantity) -> (Quantity, Quantity) {
    if x.isZeroNumber, !y.unit.isAffine { return (Quantity(0, y.unit), y) }
    if y.isZeroNumber, !x.unit.isAffine { return (x, Quantity(0, x.unit)) }
    return (angle(x, beside: y.unit), angle(y, beside: x.unit))
  }

  /// A root; its degree is the left operand.
  private func root(_ degree: Quantity, of radicand: Quantity) throws(StepError) -> Quantity {
    guard degree.isNumber else { throw StepError(.quantityOperand(degree.unit.symbol), operand: 0) }
    guard let degree = degree.value.knownRational, !degree.isZero else {
      throw StepError(.units(.irrationalExponent), operand: 0)
    }
    return try StepError.measuring { () throws(UnitError) in
      if degree == 2 { return try radicand.squareRoot(within: budget) }
      if degree == 3 { return try radicand.cubeRoot(within: budget) }
      return try radicand.raised(to: 1 / degree, within: budget)
    }
  }

  /// A quotient or a remainder of two quantities of one dimension.
  private func divided(
    _ operation: BinaryOperation, _ x: Quantity, _ y: Quantity
  ) throws(StepError) -> Quantity {
    for (operand, quantity) in [x, y].enumerated() where quantity.unit.isAffine {
      throw StepError(.units(.offsetScale(.product, quantity.unit)), operand: operand)
    }
    let (x, y) = aligned(x, y)
    let divisor = try StepError.measuring { () throws(UnitError) in
      try y.converted(to: x.unit, within: budget)
    }
    return try StepError.computing { () throws(MathError) in
      let result = try operation.exact(x.value, divisor.value, context)
      return operation.units == .ratio ? Quantity(result) : Quantity(result, x.unit)
    }
  }

  mutating func share(_ percent: Value, of whole: Value) throws(StepError) -> Value {
    for percent in percent.elements ?? [] where !percent.isNumber {
      throw StepError(.quantityOperand(percent.unit.symbol), operand: 1)
    }
    for whole in whole.elements ?? [] where whole.unit.isAffine {
      throw StepError(.units(.offsetScale(.product, whole.unit)), operand: 0)
    }
    return try apply(Hundredth.self, try apply(Product.self, whole, percent))
  }

  /// Adds a part in a smaller unit: `5 ft 3 in`.
  mutating func join(_ whole: Value, part: Value) throws(StepError) -> Value {
    guard let whole = whole.quantity, let part = part.quantity else {
      throw StepError(.booleanInArithmetic)
    }
    let (last, next) = (Quantity(1, whole.parts.last ?? whole.unit), Quantity(1, part.unit))
    guard !whole.unit.isAffine, !part.unit.isAffine else {
      throw StepError(.units(.offsetScale(.split, whole.unit)))
    }
    let isSmaller = try StepError.measuring { () throws(UnitError) in
      try next.compared(to: last, within: budget) < 0
    }
    guard isSmaller else {
      throw StepError(.partOrder(last.unit.symbol, next.unit.symbol), operand: 1)
    }
    var sum = try StepError.measuring { () throws(UnitError) in
      try whole.adding(part, within: budget)
    }
    sum.parts = (whole.parts.isEmpty ? [whole.unit] : whole.parts) + [part.unit]
    return Value(sum)
  }

  /// Whether a comparison of two values holds, of which one has a unit.
  func compareQuantities(
    _ comparison: InfixOperator, _ x: Value, _ y: Value
  ) throws(StepError) -> Bool {
    guard let first = x.elements else { throw StepError(.booleanInArithmetic, operand: 0) }
    guard let second = y.elements else { throw StepError(.booleanInArithmetic, operand: 1) }
    guard first.count == 1, second.count == 1 else {
      if x.isRatio || y.isRatio {
        var plain = self
        guard let holds = try plain.compare(comparison, x.plain, y.plain).boolean else {
          throw StepError(.listInArithmetic, operand: 0)
        }
        return holds
      }
      throw StepError(.listInArithmetic, operand: x.isList ? 0 : 1)
    }
    if first[0].isNumber, second[0].isNumber {
      return try StepError.computing { () throws(MathError) in
        comparison.holds(for: try first[0].value.compared(to: second[0].value, within: budget))
      }
    }
    let (left, right) = aligned(first[0], second[0])
    do throws(StepError) {
      return try StepError.measuring { () throws(UnitError) in
        comparison.holds(for: try left.compared(to: right, within: budget))
      }
    } catch {
      throw explained(error, first[0], in: second[0].unit)
    }
  }

  /// A number beside an angle as an angle: one in the calculator's unit, or in radians where units have cancelled in it.
  func angle(_ number: Quantity, beside unit: Unit) -> Quantity {
    guard number.isNumber, unit.isAngle else { return number }
    return Quantity(number.value, number.isRatio ? .radian : context.angleUnit.unit)
  }

  /// A value with the unit of an angle behind it, as in `30°`.
  mutating func angle(_ x: Value, in postfix: PostfixOperator) throws(StepError) -> Value {
    guard let unit = postfix.unit else { preconditionFailure("the operator is no unit") }
    if x.isList { elementCount += x.elementCount }
    return try x.map { (element) throws(StepError) in
      if case .complex(let number) = element { return try angle(number, in: unit) }
      guard let number = element.quantity else { throw StepError(.booleanInArithmetic) }
      if number.unit.isAngle {
        throw StepError(.quantityOperand(number.unit.symbol), operand: 0)
      }
      return try StepError.measuring(operand: 0) { () throws(UnitError) in
        Scalar(try number.multiplied(by: Quantity(1, unit), within: budget))
      }
    }
  }
}

extension Quantity {
  /// Whether this is 0 without a unit.
  var isZeroNumber: Bool { isNumber && value.isKeptZero }
}
