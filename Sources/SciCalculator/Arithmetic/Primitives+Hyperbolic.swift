import SciNumber

// Hyperbolic functions and their inverses.

enum HyperbolicSine: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.sinh) }
  static var parity: Parity { .odd }
  static var growth: Growth { .hyperbolicSine }
  static func exact(_ x: Real, _ context: Function.Context) -> Real {
    x.sinh(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) -> Complex? {
    z.sinh(within: context.budget)
  }
  static var kernel: SmallBall.Function? { .sinh }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.sinh
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.sinh }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.apply(HyperbolicCosine.self, x)
  }
}

enum HyperbolicCosine: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.cosh) }
  static var parity: Parity { .even }
  static var growth: Growth { .hyperbolicCosine }
  static func exact(_ x: Real, _ context: Function.Context) -> Real {
    x.cosh(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) -> Complex? {
    z.cosh(within: context.budget)
  }
  static var kernel: SmallBall.Function? { .cosh }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.cosh
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.cosh }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.apply(HyperbolicSine.self, x)
  }
}

enum HyperbolicTangent: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.tanh) }
  static var parity: Parity { .odd }
  static var growth: Growth { .hyperbolicTangent }
  static func exact(_ x: Real, _ context: Function.Context) -> Real {
    x.tanh(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.tanh(within: context.budget)
  }
  static var kernel: SmallBall.Function? { .tanh }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.tanh
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.tanh }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.difference(a.number(1), try a.square(value))
  }
}

enum AreaSine: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.asinh) }
  static var parity: Parity { .odd }
  static func exact(_ x: Real, _ context: Function.Context) -> Real {
    x.asinh(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.asinh(within: context.budget)
  }
  static var kernel: SmallBall.Function? { .asinh }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.areaSine
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.asinh }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.reciprocal(try a.root(try a.sum(try a.square(x), a.number(1))))
  }
}

enum AreaCosine: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.acosh) }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.acosh(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.acosh(within: context.budget)
  }
  static var kernel: SmallBall.Function? { .acosh }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.areaCosine
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.acosh }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.reciprocal(try a.root(try a.difference(try a.square(x), a.number(1))))
  }
}

enum AreaTangent: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.atanh) }
  static var parity: Parity { .odd }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.atanh(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.atanh(within: context.budget)
  }
  static var kernel: SmallBall.Function? { .atanh }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) -> S? {
    x.areaTangent
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.atanh }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.reciprocal(try a.difference(a.number(1), try a.square(x)))
  }
}
