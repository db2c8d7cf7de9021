import SciNumber
import SciSyntax

// Sums, products, powers and roots.

enum Sum: BinaryPrimitive {
  static var step: Formula.Step? { .infix(.add) }
  static var columnOperation: ColumnFormula.Binary? { .sum }
  static func exact(_ x: Real, _ y: Real, _ context: Function.Context) -> Real {
    x.adding(y, within: context.budget)
  }
  static func complex(
    _ x: Complex, _ y: Complex, _ context: Function.Context
  ) -> Complex? {
    x.adding(y, within: context.budget)
  }
  static func small(_ x: SmallReal, _ y: SmallReal) -> SmallReal? { x + y }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ y: S, _ context: Function.Context
  ) -> S? {
    x + y
  }
  static func image(_ x: Jet, _ y: Jet, _ unit: AngleUnit) -> Jet? { x + y }
  static func firstSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    a.number(1)
  }
  static func secondSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    a.number(1)
  }
  static var units: BinaryUnits { .sum }
}

enum Difference: BinaryPrimitive {
  static var step: Formula.Step? { .infix(.subtract) }
  static var columnOperation: ColumnFormula.Binary? { .difference }
  static func exact(_ x: Real, _ y: Real, _ context: Function.Context) -> Real {
    x.subtracting(y, within: context.budget)
  }
  static func complex(
    _ x: Complex, _ y: Complex, _ context: Function.Context
  ) -> Complex? {
    x.subtracting(y, within: context.budget)
  }
  static func small(_ x: SmallReal, _ y: SmallReal) -> SmallReal? { x - y }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ y: S, _ context: Function.Context
  ) -> S? {
    x - y
  }
  static func image(_ x: Jet, _ y: Jet, _ unit: AngleUnit) -> Jet? { x - y }
  static func firstSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    a.number(1)
  }
  static func secondSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    a.number(-1)
  }
  static var units: BinaryUnits { .difference }
}

enum Product: BinaryPrimitive {
  static var step: Formula.Step? { .infix(.multiply) }
  static var columnOperation: ColumnFormula.Binary? { .product }
  static func exact(_ x: Real, _ y: Real, _ context: Function.Context) -> Real {
    x.multiplied(by: y, within: context.budget)
  }
  static func complex(
    _ x: Complex, _ y: Complex, _ context: Function.Context
  ) -> Complex? {
    x.multiplied(by: y, within: context.budget)
  }
  static func small(_ x: SmallReal, _ y: SmallReal) -> SmallReal? { x * y }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ y: S, _ context: Function.Context
  ) -> S? {
    x * y
  }
  static func image(_ x: Jet, _ y: Jet, _ unit: AngleUnit) -> Jet? { x * y }
  static func firstSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    y
  }
  static func secondSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    x
  }
  static var units: BinaryUnits { .product }
}

enum Quotient: BinaryPrimitive {
  static var step: Formula.Step? { .infix(.divide) }
  static var columnOperation: ColumnFormula.Binary? { .quotient }
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try x.divided(by: y, within: context.budget)
  }
  static func complex(
    _ x: Complex, _ y: Complex, _ context: Function.Context
  ) throws(MathError) -> Complex? {
    try x.divided(by: y, within: context.budget)
  }
  static func small(_ x: SmallReal, _ y: SmallReal) -> SmallReal? { x / y }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ y: S, _ context: Function.Context
  ) -> S? {
    x / y
  }
  static func image(_ x: Jet, _ y: Jet, _ unit: AngleUnit) -> Jet? { x / y }
  // x/y by y is −x/y².
  static func firstSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.reciprocal(y)
  }
  static func secondSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.negative(try a.quotient(value, y))
  }
  static var units: BinaryUnits { .quotient }
}

enum Power: BinaryPrimitive {
  static var step: Formula.Step? { .infix(.power) }
  static var columnOperation: ColumnFormula.Binary? { .power }
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try x.raised(to: y, within: context.budget)
  }
  static func complex(
    _ x: Complex, _ y: Complex, _ context: Function.Context
  ) throws(MathError) -> Complex? {
    try x.raised(to: y, within: context.budget)
  }
  // The real root of a negative number is not the principal value.
  static func leavesReals(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Bool {
    guard try x.sign(within: context.budget) < 0 else { return false }
    return try y.rationalValue(within: context.budget)?.isInteger != true
  }
  static func small(_ x: SmallReal, _ y: SmallReal) -> SmallReal? { x.raised(to: y) }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ y: S, _ context: Function.Context
  ) -> S? {
    x.power(y)
  }
  static func image(_ x: Jet, _ y: Jet, _ unit: AngleUnit) -> Jet? {
    guard let exponent = y.fraction else { return x.raised(to: y) }
    return x.raised(to: exponent.numerator, over: exponent.denominator)
  }
  static func firstSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.product(y, try a.apply(Power.self, x, try a.difference(y, a.number(1))))
  }
  static func secondSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.product(value, try a.apply(Logarithm.self, x))
  }
  static var units: BinaryUnits { .power }
}

/// The root of x with a degree.
enum Root: BinaryPrimitive {
  static var step: Formula.Step? { .primitive(.root) }
  static func exact(
    _ x: Real, _ degree: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try x.root(degree, within: context.budget)
  }
  static func image(_ x: Jet, _ degree: Jet, _ unit: AngleUnit) -> Jet? {
    guard let fraction = degree.fraction else { return x.raised(to: degree.reciprocal) }
    guard fraction.numerator != 0 else { return nil }
    let sign = fraction.numerator < 0 ? -1 : 1
    return x.raised(
      to: sign * fraction.denominator, over: sign * fraction.numerator)
  }
  // x^(1/n) by x is x^(1/n)/(n·x), and by n it is −x^(1/n)·ln(x)/n².
  static func firstSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.quotient(value, try a.product(y, x))
  }
  static func secondSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.negative(
      try a.quotient(try a.product(value, try a.apply(Logarithm.self, x)), try a.square(y)))
  }
  static var units: BinaryUnits { .root }
}

/// An operation that leaves real numbers as they are.
protocol RealIdentity: UnaryPrimitive {}

extension RealIdentity {
  static var parity: Parity { .odd }
  static func exact(_ x: Real, _ context: Function.Context) -> Real { x }
  static func small(_ x: SmallReal) -> SmallReal? { x }
  static func enclosure<S: AnalyticSet>(_ x: S, _ context: Function.Context) -> S? { x }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    a.number(1)
  }
}

enum Identity: RealIdentity {
  static var step: Formula.Step? { .prefix(.plus) }
  static var columnOperation: ColumnFormula.Unary? { .identity }
  static func complex(_ z: Complex, _ context: Function.Context) -> Complex? { z }
  static var units: UnaryUnits { .same }
}

enum Negation: UnaryPrimitive {
  static var step: Formula.Step? { .prefix(.negate) }
  static var columnOperation: ColumnFormula.Unary? { .negation }
  static var parity: Parity { .odd }
  static func exact(_ x: Real, _ context: Function.Context) -> Real { x.negated() }
  static func complex(_ z: Complex, _ context: Function.Context) -> Complex? {
    z.negated()
  }
  static func small(_ x: SmallReal) -> SmallReal? { x.negated }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    -x
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { -x }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    a.number(-1)
  }
  static var units: UnaryUnits { .negated }
}

/// A hundredth: x%.
enum Hundredth: UnaryPrimitive {
  static var step: Formula.Step? { .postfix(.percent) }
  static var columnOperation: ColumnFormula.Unary? { .hundredth }
  static var parity: Parity { .odd }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.divided(by: 100, within: context.budget)
  }
  static func small(_ x: SmallReal) -> SmallReal? { x.hundredth }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x / S(integer: 100, bits: x.bits)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x / .constant(Interval(100)) }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    a.number(Rational(1, 100))
  }
  static var units: UnaryUnits { .keptWithoutPoints }
}

enum SquareRoot: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.squareRoot) }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.squareRoot(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.squareRoot(within: context.budget)
  }
  static var kernel: SmallBall.Function? { .squareRoot }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.squareRoot
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.squareRoot }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.reciprocal(try a.sum(value, value))
  }
  static var units: UnaryUnits { .squareRoot }
}

enum CubeRoot: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.cubeRoot) }
  static var parity: Parity { .odd }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.cubeRoot(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.root(3, within: context.budget)
  }
  static var kernel: SmallBall.Function? { .cubeRoot }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.cubeRoot
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.cubeRoot }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.reciprocal(try a.product(a.number(3), try a.square(value)))
  }
  static var units: UnaryUnits { .cubeRoot }
}

enum Exponential: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.exp) }
  static var growth: Growth { .exponential }
  static func exact(_ x: Real, _ context: Function.Context) -> Real {
    x.exp(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) -> Complex? {
    z.exp(within: context.budget)
  }
  static var kernel: SmallBall.Function? { .exp }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.exp
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.exp }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    value
  }
}

/// The exponential less one: eˣ − 1.
enum ExponentialMinusOne: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.expMinusOne) }
  static var growth: Growth { .exponentialMinusOne }
  static func exact(_ x: Real, _ context: Function.Context) -> Real {
    x.expMinusOne(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) -> Complex? {
    z.expMinusOne(within: context.budget)
  }
  static var kernel: SmallBall.Function? { .expMinusOne }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.expMinusOne
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.expMinusOne }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.sum(value, a.number(1))
  }
}

enum Logarithm: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.log) }
  static var growth: Growth { .logarithm(base: nil) }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.log(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.log(within: context.budget)
  }
  static var kernel: SmallBall.Function? { .log }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.log
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.log }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.reciprocal(x)
  }
}

/// The logarithm of 1 + x.
enum LogarithmOnePlus: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.logOnePlus) }
  static var growth: Growth { .logarithmOnePlus }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.logOnePlus(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.logOnePlus(within: context.budget)
  }
  static var kernel: SmallBall.Function? { .logOnePlus }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.logOnePlus
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.logOnePlus }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.reciprocal(try a.sum(x, a.number(1)))
  }
}

enum BinaryLogarithm: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.log2) }
  static var growth: Growth { .logarithm(base: 2) }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.log2(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.log2(within: context.budget)
  }
  static var kernel: SmallBall.Function? { .log2 }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.log / S(integer: 2, bits: x.bits).log
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.log2 }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.reciprocal(try a.product(x, try a.apply(Logarithm.self, a.number(2))))
  }
}

enum DecimalLogarithm: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.log10) }
  static var growth: Growth { .logarithm(base: 10) }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.log10(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.log10(within: context.budget)
  }
  static var kernel: SmallBall.Function? { .log10 }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.log / S(integer: 10, bits: x.bits).log
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? {
    x.log / Jet.constant(Interval(10)).log
  }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.reciprocal(try a.product(x, try a.apply(Logarithm.self, a.number(10))))
  }
}
