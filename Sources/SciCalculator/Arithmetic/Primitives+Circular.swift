import SciNumber

// Circular functions of an angle in the calculator's unit, and their inverses. With r radians in that unit, sin′(x) = r·cos(x), and asin′(x) = 1/(r·√(1 − x²)).

enum Sine: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.sin) }
  static var units: UnaryUnits { .angle }
  static var parity: Parity { .odd }
  static var growth: Growth { .bounded }
  static func exact(_ x: Real, _ context: Function.Context) -> Real {
    x.sin(context.angleUnit, within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) -> Complex? {
    z.sin(context.angleUnit, within: context.budget)
  }
  static var kernel: SmallBall.Function? { .sin }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.inRadians(context.angleUnit).sin
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.sin(unit) }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.product(try a.radians(), try a.apply(Cosine.self, x))
  }
}

enum Cosine: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.cos) }
  static var units: UnaryUnits { .angle }
  static var parity: Parity { .even }
  static var growth: Growth { .bounded }
  static func exact(_ x: Real, _ context: Function.Context) -> Real {
    x.cos(context.angleUnit, within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) -> Complex? {
    z.cos(context.angleUnit, within: context.budget)
  }
  static var kernel: SmallBall.Function? { .cos }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.inRadians(context.angleUnit).cos
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.cos(unit) }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.negative(try a.product(try a.radians(), try a.apply(Sine.self, x)))
  }
}

enum Tangent: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.tan) }
  static var units: UnaryUnits { .angle }
  static var parity: Parity { .odd }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.tan(context.angleUnit, within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.tan(context.angleUnit, within: context.budget)
  }
  static var kernel: SmallBall.Function? { .tan }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.inRadians(context.angleUnit).tan
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.tan(unit) }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.product(try a.radians(), try a.sum(a.number(1), try a.square(value)))
  }
}

extension Calculus {
  /// The other leg: √(1 − x²).
  fileprivate mutating func rest(_ x: Element) throws(Failure) -> Element {
    try root(try difference(number(1), try square(x)))
  }

  /// The reciprocal of x in the calculator's unit: 1/(r·x).
  fileprivate mutating func perRadian(_ x: Element) throws(Failure) -> Element {
    try reciprocal(try product(try radians(), x))
  }
}

enum Arcsine: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.asin) }
  static var parity: Parity { .odd }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.asin(context.angleUnit, within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.asin(context.angleUnit, within: context.budget)
  }
  static var kernel: SmallBall.Function? { .asin }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.arcsine.fromRadians(context.angleUnit)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.asin(unit) }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.perRadian(try a.rest(x))
  }
}

enum Arccosine: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.acos) }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.acos(context.angleUnit, within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.acos(context.angleUnit, within: context.budget)
  }
  static var kernel: SmallBall.Function? { .acos }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.arccosine.fromRadians(context.angleUnit)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.acos(unit) }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.negative(try a.perRadian(try a.rest(x)))
  }
}

enum Arctangent: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.atan) }
  static var parity: Parity { .odd }
  static var growth: Growth { .arctangent }
  static func exact(_ x: Real, _ context: Function.Context) -> Real {
    x.atan(context.angleUnit, within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.atan(context.angleUnit, within: context.budget)
  }
  static var kernel: SmallBall.Function? { .atan }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.arctangent.fromRadians(context.angleUnit)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.atan(unit) }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.perRadian(try a.sum(a.number(1), try a.square(x)))
  }
}

/// The arctangent of 1/x, and a quarter of a turn at 0.
enum Arccotangent: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.acot) }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.acot(context.angleUnit, within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.acot(context.angleUnit, within: context.budget)
  }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    (S(integer: 1, bits: x.bits) / x).arctangent.fromRadians(context.angleUnit)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.inverseCotangent(unit) }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    // It jumps at 0.
    guard try a.signAtPoint(of: x) != 0 else { throw a.noSlope }
    return try a.negative(try Arctangent.slope(at: x, value, &a))
  }
}

extension Calculus {
  /// Throws where a direction jumps by a turn: on the negative x-axis, and at the origin.
  fileprivate func checkDirection(y: Element, x: Element) throws(Failure) {
    if (try? signAtPoint(of: x)) == 1 { return }
    guard try signAtPoint(of: y) != 0 else { throw noSlope }
  }
}

/// The direction of the point (x, y), from its y and its x.
enum Direction: BinaryPrimitive {
  static var step: Formula.Step? { .primitive(.atan2) }
  static func exact(
    _ y: Real, _ x: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try Real.atan2(y, x, context.angleUnit, within: context.budget)
  }
  static func image(_ y: Jet, _ x: Jet, _ unit: AngleUnit) -> Jet? { .angle(y: y, x: x, unit) }
  static func firstSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.checkDirection(y: x, x: y)
    return try a.quotient(
      y, try a.product(try a.radians(), try a.sum(try a.square(x), try a.square(y))))
  }
  static func secondSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.checkDirection(y: x, x: y)
    return try a.negative(
      try a.quotient(
        x, try a.product(try a.radians(), try a.sum(try a.square(x), try a.square(y)))))
  }
  static var units: BinaryUnits { .ratio }
}

/// sin(x)/x, where the x below the line is in radians.
enum CardinalSine: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.sinc) }
  static var isAnalytic: Bool { true }
  static var units: UnaryUnits { .angle }
  static var parity: Parity { .even }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.cardinalSine(context.angleUnit, within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.sinc(within: context.budget)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? {
    (x * .constant(unit.radians)).cardinalSine
  }
  /// It is the mean of e^(izt) over −1 ≤ t ≤ 1, so that |sinc(z)| ≤ e^|Im z|.
  static func bound(on z: Rectangle, _ unit: AngleUnit) -> Rectangle? {
    Rectangle(upTo: z.inRadians(unit).imaginary.magnitude.exp.upper)
  }
  /// (cos(x) − sinc(x))/x, which has a value but at 0.
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.quotient(try a.difference(try a.apply(Cosine.self, x), value), x)
  }
}
