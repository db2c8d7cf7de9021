import SciNumber

// Functions that are integrals of simpler ones, their inverses, and the logarithm of Γ with its derivatives.

enum LogGamma: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.logGamma) }
  // Γ is smallest between these.
  static var branches: [Branch] { [.falling(0, 1.4616), .rising(1.4617, .infinity)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.logGamma(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.logGamma(within: context.budget)
  }
  /// Where the values of Γ do not meet the negative axis, their logarithm continues that of the values on the axis of positive numbers.
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) throws(MathError) -> S? {
    x.side == 1 ? try x.gamma(within: context.budget).log : nil
  }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.apply(Polygamma.self, a.number(0), x)
  }
}

enum Digamma: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.digamma) }
  static var branches: [Branch] { [.rising(0, .infinity)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.digamma(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.digamma(within: context.budget)
  }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.apply(Polygamma.self, a.number(1), x)
  }
}

enum ExponentialIntegral: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.exponentialIntegral) }
  static var branches: [Branch] { [.falling(-.infinity, 0), .rising(0, .infinity)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.exponentialIntegral(within: context.budget)
  }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.quotient(try a.apply(Exponential.self, x), x)
  }
}

enum ExponentialIntegralE1: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.exponentialIntegralE1) }
  static var growth: Growth { .towardsZero }
  static var domain: Interval { Interval(0, .infinity) }
  static var branches: [Branch] { [.falling(0, .infinity)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.exponentialIntegralE1(within: context.budget)
  }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.quotient(try a.apply(Exponential.self, try a.negative(x)), try a.negative(x))
  }
}

enum LogarithmicIntegral: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.logarithmicIntegral) }
  static var domain: Interval { Interval(0, .infinity) }
  static var branches: [Branch] { [.falling(0, 1), .rising(1, .infinity)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.logarithmicIntegral(within: context.budget)
  }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.reciprocal(try a.apply(Logarithm.self, x))
  }
}

extension Calculus {
  /// A number of radians in the calculator's unit.
  fileprivate mutating func angle(ofRadians x: Element) throws(Failure) -> Element {
    try quotient(x, try radians())
  }
}

enum SineIntegral: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.sineIntegral) }
  static var parity: Parity { .odd }
  // Up to the first zeros of its slope, ±π.
  static var branches: [Branch] { [.rising(-3.14159, 3.14159)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.sineIntegral(within: context.budget)
  }
  /// It is z times the mean of sinc(zt) over 0 ≤ t ≤ 1.
  static func bound(on z: Rectangle, _ unit: AngleUnit) -> Rectangle? {
    Rectangle(upTo: (Interval(z.magnitude) * z.imaginary.magnitude.exp).upper)
  }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.apply(CardinalSine.self, try a.angle(ofRadians: x))
  }
}

enum CosineIntegral: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.cosineIntegral) }
  static var domain: Interval { Interval(0, .infinity) }
  // Up to the first zero of its slope, π/2.
  static var branches: [Branch] { [.rising(0, 1.57079)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.cosineIntegral(within: context.budget)
  }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.quotient(try a.apply(Cosine.self, try a.angle(ofRadians: x)), x)
  }
}

enum HyperbolicSineIntegral: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.hyperbolicSineIntegral) }
  static var parity: Parity { .odd }
  static var branches: [Branch] { [.rising(-.infinity, .infinity)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.hyperbolicSineIntegral(within: context.budget)
  }
  /// It is −i·Si(iz).
  static func bound(on z: Rectangle, _ unit: AngleUnit) -> Rectangle? {
    Rectangle(upTo: (Interval(z.magnitude) * z.real.magnitude.exp).upper)
  }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.quotient(try a.apply(HyperbolicSine.self, x), x)
  }
}

enum HyperbolicCosineIntegral: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.hyperbolicCosineIntegral) }
  static var domain: Interval { Interval(0, .infinity) }
  static var branches: [Branch] { [.rising(0, .infinity)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.hyperbolicCosineIntegral(within: context.budget)
  }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.quotient(try a.apply(HyperbolicCosine.self, x), x)
  }
}

enum Dilogarithm: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.dilogarithm) }
  static var domain: Interval { Interval(-.infinity, 1) }
  static var branches: [Branch] { [.rising(-.infinity, 1)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.dilogarithm(within: context.budget)
  }
  /// It is −z times the integral of ln(t)/(1 − zt) over 0 < t < 1, in which |1 − zt| ≥ 1 − t where Re z < 1; with z = 1 the integral is −π²/6.
  static func bound(on z: Rectangle, _ unit: AngleUnit) -> Rectangle? {
    guard z.real.upper < 1 else { return nil }
    return Rectangle(upTo: (Interval(z.magnitude) * Interval(1.6449341)).upper)
  }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    let opposite = try a.negative(x)
    return try a.quotient(try a.apply(LogarithmOnePlus.self, opposite), opposite)
  }
}

// MARK: - Inverses

/// Lambert's W, the branch that is at least −1.
enum LambertW: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.lambertW) }
  static var domain: Interval { Interval(-0.36788, .infinity) }
  // From −1/e on, where it has a value.
  static var branches: [Branch] { [.rising(-0.36788, .infinity)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.lambertW(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.lambertW(within: context.budget)
  }
  /// 1/(e^w·(1 + w)).
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.reciprocal(
      try a.product(
        try a.apply(Exponential.self, value), try a.sum(value, a.number(1))))
  }
}

enum InverseErrorFunction: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.inverseErf) }
  static var domain: Interval { Interval(-1, 1) }
  static var parity: Parity { .odd }
  static var branches: [Branch] { [.rising(-1, 1)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.inverseErf(within: context.budget)
  }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.reciprocal(try a.bell(value))
  }
}

enum InverseComplementaryErrorFunction: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.inverseErfc) }
  static var domain: Interval { Interval(0, 2) }
  static var branches: [Branch] { [.falling(0, 2)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.inverseErfc(within: context.budget)
  }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.negative(try a.reciprocal(try a.bell(value)))
  }
}
