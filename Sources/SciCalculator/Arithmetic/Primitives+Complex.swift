import SciNumber

// The parts of complex numbers, and numbers of a magnitude and an angle.

enum RealPart: RealIdentity {
  static func complex(_ z: Complex, _ context: Function.Context) -> Complex? { Complex(z.real) }
  static var units: UnaryUnits { .kept }
}

enum ImaginaryPart: UnaryPrimitive {
  static func exact(_ x: Real, _ context: Function.Context) -> Real { 0 }
  static func complex(_ z: Complex, _ context: Function.Context) -> Complex? {
    Complex(z.imaginary)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { .constant(Interval(0)) }
  static var units: UnaryUnits { .kept }
}

enum Conjugate: RealIdentity {
  static func complex(_ z: Complex, _ context: Function.Context) -> Complex? { z.conjugate }
  static var units: UnaryUnits { .kept }
}

/// The angle of a number in the complex plane, from the positive real axis, in the calculator's unit.
enum Argument: UnaryPrimitive {
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try Complex(x).argument(context.angleUnit, within: context.budget)
  }
  static func complex(
    _ z: Complex, _ context: Function.Context
  ) throws(MathError) -> Complex? {
    Complex(try z.argument(context.angleUnit, within: context.budget))
  }
  // No angle, or half a turn for a negative number: sgn(sgn x + ½) is −1 there, and else 1.
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? {
    let isPositive = (x.sign + .constant(Interval(0.5))).sign
    return (.constant(Interval(1)) - isPositive) * .constant(unit.quarterTurn)
  }
  static var units: UnaryUnits { .number }
}

/// The complex number of a magnitude and an argument.
enum PolarNumber: BinaryPrimitive {
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    let number = Complex(magnitude: x, angle: y, context.angleUnit, within: context.budget)
    guard let real = try number.realValue(within: context.budget) else {
      throw .notReal(.complexValue)
    }
    return real
  }
  static func complex(
    _ x: Complex, _ y: Complex, _ context: Function.Context
  ) throws(MathError) -> Complex? {
    guard let magnitude = try x.realValue(within: context.budget),
      let angle = try y.realValue(within: context.budget)
    else { return nil }
    return Complex(magnitude: magnitude, angle: angle, context.angleUnit, within: context.budget)
  }
  static func leavesReals(_ x: Real, _ y: Real, _ context: Function.Context) -> Bool { true }
  static var units: BinaryUnits { .polar }
}
