import SciNumber
import SciSyntax

// Gamma, the error functions, factorials, and operations on bits.

enum Gamma: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.gamma) }
  static var growth: Growth { .gamma(plus: 0) }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.gamma(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.gamma(within: context.budget)
  }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) throws(MathError) -> S? {
    try x.gamma(within: context.budget)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.gamma }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.product(value, try a.apply(Polygamma.self, a.number(0), x))
  }
}

/// The derivatives of ln Γ: that of order n + 1.
enum Polygamma: BinaryPrimitive {
  static var step: Formula.Step? { .primitive(.polygamma) }
  static var isAnalytic: Bool { true }
  static func exact(
    _ order: Real, _ x: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try Real.polygamma(order, x, within: context.budget)
  }
  static func image(_ order: Jet, _ x: Jet, _ unit: AngleUnit) -> Jet? {
    guard let number = order.whole.single, number.lower == number.upper,
      0...30 ~= number.lower, number.lower == number.lower.rounded(.down)
    else { return nil }
    return x.polygamma(WideInt(number.lower))
  }
  /// Of the second derivative of ln Γ on, |ψ(z)| ≤ |ψ(Re z)|, since they are ±∫ tⁿ e^(−zt)/(1 − e^(−t)) dt over t > 0.
  static func bound(_ order: Interval, on z: Rectangle) -> Rectangle? {
    guard let number = order.point, number >= 1, z.real.lower > 0,
      let values = image(.constant(order), .constant(z.real), .radians)?.whole.hull
    else { return nil }
    return Rectangle(upTo: values.magnitude.upper)
  }
  static func secondSlope<A: Calculus>(
    at order: A.Element, _ x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.apply(Polygamma.self, try a.sum(order, a.number(1)), x)
  }
}

enum ErrorFunction: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.erf) }
  static var parity: Parity { .odd }
  static var growth: Growth { .saturating }
  static func exact(_ x: Real, _ context: Function.Context) -> Real {
    x.erf(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.erf(within: context.budget)
  }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) throws(MathError) -> S? {
    try x.erf(within: context.budget)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.erf }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.bell(x)
  }
}

extension Calculus {
  /// 2/√π · e^(−x²).
  mutating func bell(_ x: Element) throws(Failure) -> Element {
    // An eighth of a turn in radians is π/4.
    let eighth = try product(try radians(), try apply(Arctangent.self, number(1)))
    let root = try root(try product(eighth, number(4)))
    let power = try apply(Exponential.self, try negative(try square(x)))
    return try quotient(try product(number(2), power), root)
  }
}

enum ComplementaryErrorFunction: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.erfc) }
  static var growth: Growth { .saturatingRest }
  static func exact(_ x: Real, _ context: Function.Context) -> Real {
    x.erfc(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    Complex(1).subtracting(try z.erf(within: context.budget), within: context.budget)
  }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) throws(MathError) -> S? {
    try x.erfc(within: context.budget)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.erfc }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.negative(try a.bell(x))
  }
}

enum Factorial: UnaryPrimitive {
  static var step: Formula.Step? { .postfix(.factorial) }
  static var growth: Growth { .gamma(plus: 1) }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.factorial(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.adding(1, within: context.budget).gamma(within: context.budget)
  }
  static func small(_ x: SmallReal) -> SmallReal? { x.factorial }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) throws(MathError) -> S? {
    try (x + S(integer: 1, bits: x.bits)).gamma(within: context.budget)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { (x + .constant(Interval(1))).gamma }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    let next = try a.sum(x, a.number(1))
    return try a.product(
      try a.apply(Gamma.self, next), try a.apply(Polygamma.self, a.number(0), next))
  }
}

enum DoubleFactorial: UnaryPrimitive {
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.doubleFactorial(within: context.budget)
  }
}

enum TripleFactorial: UnaryPrimitive {
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.tripleFactorial(within: context.budget)
  }
}

/// The binomial coefficient n choose k.
enum Combinations: BinaryPrimitive {
  static func exact(
    _ n: Real, _ k: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try Real.binomial(n, k, within: context.budget)
  }
}

enum Permutations: BinaryPrimitive {
  static func exact(
    _ n: Real, _ k: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try Real.permutations(n, k, within: context.budget)
  }
}

// MARK: - Bits

extension Function.Context {
  /// What an operation makes of the bits of two integers, in the width of words.
  fileprivate func bits(
    _ x: Real, _ y: Real, _ join: (Integer, Integer) -> Integer
  ) throws(MathError) -> Real {
    let first = word(try x.integer(within: budget))
    let second = word(try y.integer(within: budget))
    return Real(word(join(first, second)))
  }

  fileprivate func shifted(_ x: Real, by count: Real, isLeft: Bool) throws(MathError) -> Real {
    let places = try count.integer(within: budget)
    let shifted = word(try x.integer(within: budget))
      .shifted(by: isLeft ? places : -places, limit: budget.exactBits)
    guard let shifted else { throw .exactLimit(bits: budget.exactBits) }
    return Real(word(shifted))
  }
}

enum BitAnd: BinaryPrimitive {
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try context.bits(x, y) { $0.and($1) }
  }
}

enum BitOr: BinaryPrimitive {
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try context.bits(x, y) { $0.or($1) }
  }
}

enum BitXor: BinaryPrimitive {
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try context.bits(x, y) { $0.xor($1) }
  }
}

enum ShiftLeft: BinaryPrimitive {
  static func exact(
    _ x: Real, _ count: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try context.shifted(x, by: count, isLeft: true)
  }
}

enum ShiftRight: BinaryPrimitive {
  static func exact(
    _ x: Real, _ count: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try context.shifted(x, by: count, isLeft: false)
  }
}

/// The integer whose bits are the opposite.
enum Complement: UnaryPrimitive {
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    Real(context.word(try x.integer(within: context.budget).complement))
  }
}
