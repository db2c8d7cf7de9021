import SciNumber

// Magnitude, sign, steps, least and greatest, and division with remainder. Where one of them jumps or has a corner, it has no slope; between its jumps a step has the slope 0.

enum Magnitude: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.magnitude) }
  static var columnOperation: ColumnFormula.Unary? { .magnitude }
  static var parity: Parity { .even }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.magnitude(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    Complex(try z.magnitude(within: context.budget))
  }
  static func small(_ x: SmallReal) -> SmallReal? { x.magnitude }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.magnitude }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.slopeOfMagnitude(at: x)
  }
  static var units: UnaryUnits { .magnitude }
}

enum Sign: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.sign) }
  static var units: UnaryUnits { .number }
  static var parity: Parity { .odd }
  static var growth: Growth { .sign }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    Real(try x.sign(within: context.budget))
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.sign }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.slopeOfStep(at: x)
  }
}

/// A function that is constant between integers and jumps there.
protocol IntegerPart: UnaryPrimitive {}

extension IntegerPart {
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.slopeOfStep(at: try a.difference(x, value))
  }
  static var units: UnaryUnits { .kept }
  static var growth: Growth { .integerPart }
}

enum Floor: IntegerPart {
  static var step: Formula.Step? { .primitive(.floor) }
  static var columnOperation: ColumnFormula.Unary? { .floor }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.floor(within: context.budget)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.floor }
}

enum Ceiling: IntegerPart {
  static var step: Formula.Step? { .primitive(.ceiling) }
  static var columnOperation: ColumnFormula.Unary? { .ceiling }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.ceiling(within: context.budget)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.ceiling }
}

enum Truncation: IntegerPart {
  static var step: Formula.Step? { .primitive(.truncate) }
  static var columnOperation: ColumnFormula.Unary? { .truncation }
  static var parity: Parity { .odd }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.truncated(within: context.budget)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.truncated }
}

/// The nearest integer; halves go away from zero.
enum Rounding: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.round) }
  static var columnOperation: ColumnFormula.Unary? { .rounding }
  static var parity: Parity { .odd }
  static var growth: Growth { .integerPart }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.rounded(.halfAwayFromZero, within: context.budget)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.rounded }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    let distance = try a.difference(x, value)
    return try a.slopeOfStep(at: try a.difference(try a.square(distance), a.number(Rational(1, 4))))
  }
  static var units: UnaryUnits { .kept }
}

extension Calculus {
  /// 1 where y − x has a sign, and 0 where it has the other one.
  fileprivate mutating func indicator(
    of sign: WideInt, _ x: Element, _ y: Element
  ) throws(Failure) -> Element {
    let found = try self.sign(of: try difference(y, x))
    guard found != 0 else { throw noSlope }
    return number(found == sign ? 1 : 0)
  }
}

enum Minimum: BinaryPrimitive {
  static var step: Formula.Step? { .primitive(.minimum) }
  static var columnOperation: ColumnFormula.Binary? { .minimum }
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try y.compared(to: x, within: context.budget) < 0 ? y : x
  }
  static func small(_ x: SmallReal, _ y: SmallReal) -> SmallReal? {
    x.order(beside: y).map { $0 > 0 ? y : x }
  }
  static func image(_ x: Jet, _ y: Jet, _ unit: AngleUnit) -> Jet? { x.minimum(y) }
  static func firstSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.indicator(of: 1, x, y)
  }
  static func secondSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.indicator(of: -1, x, y)
  }
  static var units: BinaryUnits { .division }
}

enum Maximum: BinaryPrimitive {
  static var step: Formula.Step? { .primitive(.maximum) }
  static var columnOperation: ColumnFormula.Binary? { .maximum }
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try y.compared(to: x, within: context.budget) > 0 ? y : x
  }
  static func small(_ x: SmallReal, _ y: SmallReal) -> SmallReal? {
    x.order(beside: y).map { $0 < 0 ? y : x }
  }
  static func image(_ x: Jet, _ y: Jet, _ unit: AngleUnit) -> Jet? { x.maximum(y) }
  static func firstSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.indicator(of: -1, x, y)
  }
  static func secondSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.indicator(of: 1, x, y)
  }
  static var units: BinaryUnits { .division }
}

/// The remainder with the sign of y: x − y·⌊x/y⌋.
enum Modulo: BinaryPrimitive {
  static var step: Formula.Step? { .primitive(.modulo) }
  static var columnOperation: ColumnFormula.Binary? { .modulo }
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try x.modulo(y, within: context.budget)
  }
  static func image(_ x: Jet, _ y: Jet, _ unit: AngleUnit) -> Jet? { x.modulo(y) }
  static func firstSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    // It jumps where there is no remainder.
    guard try a.signAtPoint(of: value) != 0 else { throw a.noSlope }
    return a.number(1)
  }
  static func secondSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    guard try a.signAtPoint(of: value) != 0 else { throw a.noSlope }
    return try a.negative(try a.apply(FloorQuotient.self, x, y))
  }
  static var units: BinaryUnits { .division }
}

/// The remainder with the sign of x: x − y·trunc(x/y).
enum Remainder: BinaryPrimitive {
  static var step: Formula.Step? { .primitive(.remainder) }
  static var columnOperation: ColumnFormula.Binary? { .remainder }
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try x.remainder(y, within: context.budget)
  }
  static func image(_ x: Jet, _ y: Jet, _ unit: AngleUnit) -> Jet? { x.remainder(y) }
  static var units: BinaryUnits { .division }
}

/// The whole quotient: ⌊x/y⌋.
enum FloorQuotient: BinaryPrimitive {
  static var step: Formula.Step? { .primitive(.floorQuotient) }
  static var columnOperation: ColumnFormula.Binary? { .floorQuotient }
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try x.floorQuotient(by: y, within: context.budget)
  }
  static func image(_ x: Jet, _ y: Jet, _ unit: AngleUnit) -> Jet? { (x / y).floor }
  static var units: BinaryUnits { .ratio }
}
