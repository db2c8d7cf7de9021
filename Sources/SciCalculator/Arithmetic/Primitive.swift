import SciNumber
import SciSyntax

/// An operation on one number that is not made of others: all that the arithmetics know of it.
///
/// An entry is a type, because a table of values cannot hold the generic code of its slope. What an arithmetic does not have for it is missing here too, and has a default.
protocol UnaryPrimitive {
  /// The exact value.
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real
  /// The principal value for a complex number; `nil` where there is none.
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex?
  /// The kernel of 128 bits.
  static var kernel: SmallBall.Function? { get }
  /// The value in 128 bits, where it is not the kernel's.
  static func small(_ x: SmallReal) -> SmallReal?
  /// The image of an interval, and the slopes there; `nil` where no enclosure is known.
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet?
  /// The image of real or complex numbers, of any precision, where the function is analytic; `nil` where no enclosure is known.
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) throws(MathError) -> S?
  /// Whether it is analytic wherever it has slopes, so that these enclose it on complex numbers too.
  static var isAnalytic: Bool { get }
  /// A rectangle around the values on one, where the function is analytic; `nil` where no better one is known than that by its slopes.
  static func bound(on z: Rectangle, _ unit: AngleUnit) -> Rectangle?
  /// The derivative at a number, from the number and the value there; in an arithmetic over any other.
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element
  /// What becomes of a unit.
  static var units: UnaryUnits { get }
  /// What it does where its argument grows without end, or jumps.
  static var growth: Growth { get }
  /// What it makes of the opposite number.
  static var parity: Parity { get }
  /// What it is for whole columns; `nil` where these do not compute with it.
  static var columnOperation: ColumnFormula.Unary? { get }
  /// The step of a formula that computes it; `nil` where formulas have none.
  static var step: Formula.Step? { get }
}

/// What a function makes of the opposite number.
enum Parity {
  /// The same.
  case even
  /// The opposite.
  case odd
  /// Something else, or it is not said.
  case neither
}

/// An operation on two numbers that is not made of others.
protocol BinaryPrimitive {
  static func exact(_ x: Real, _ y: Real, _ context: Function.Context) throws(MathError) -> Real
  static func complex(
    _ x: Complex, _ y: Complex, _ context: Function.Context
  ) throws(MathError) -> Complex?
  /// Whether the principal value for two real numbers is complex, although there is a real one or it was asked for.
  static func leavesReals(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Bool
  static func small(_ x: SmallReal, _ y: SmallReal) -> SmallReal?
  static func image(_ x: Jet, _ y: Jet, _ unit: AngleUnit) -> Jet?
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ y: S, _ context: Function.Context
  ) throws(MathError) -> S?
  /// Whether it is analytic in its second operand wherever it has slopes by it.
  static var isAnalytic: Bool { get }
  /// A rectangle around the values on one for the second operand, where the function is analytic; `nil` where no better one is known than that by its slopes.
  static func bound(_ x: Interval, on z: Rectangle) -> Rectangle?
  /// The derivative by the first operand.
  static func firstSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element
  /// The derivative by the second operand.
  static func secondSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element
  static var units: BinaryUnits { get }
  /// What it does where its second argument grows without end and the first one is a number.
  static var growth: Growth { get }
  /// What it is for whole columns; `nil` where these do not compute with it.
  static var columnOperation: ColumnFormula.Binary? { get }
  static var step: Formula.Step? { get }
}

/// What an operation on one quantity does with its unit.
enum UnaryUnits {
  /// A number is needed.
  case none
  /// A number or an angle is needed, and the result is a number.
  case angle
  /// The result is a number.
  case number
  /// The result is the quantity itself.
  case same
  /// The result has the unit.
  case kept
  /// The same, but for points on a scale such as °C.
  case keptWithoutPoints
  case negated
  case magnitude
  case squareRoot
  case cubeRoot
}

/// What a function does where its argument grows without end, or jumps; see ``GrowthArithmetic``.
enum Growth {
  /// Nothing is said; it has power series where it has slopes.
  case regular
  case exponential
  case exponentialMinusOne
  /// The logarithm of 1 + x.
  case logarithmOnePlus
  /// The logarithm to a base; the natural one without it.
  case logarithm(base: WideInt?)
  case hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  /// Its values lie between −1 and 1, and it has slopes everywhere.
  case bounded
  /// It differs from its argument by at most 1, and is constant between jumps at integers or half-integers.
  case integerPart
  case arctangent
  /// The sign of its argument.
  case sign
  /// It comes nearer to 1 and −1 than any power of its argument goes to zero.
  case saturating
  /// 1 less such a function, erfc: it falls like e^(−x²)/x.
  case saturatingRest
  /// As its argument grows to +∞, it comes nearer to 1 than any power of it goes to zero; nothing is said of −∞.
  case towardsOne
  /// The same, nearer to 0.
  case towardsZero
  /// It is no larger than a multiple of 1/√|x|.
  case fadingWave
  /// Γ(x + s) for a number s that is not negative.
  case gamma(plus: WideInt)
}

/// What an operation on two quantities does with their units.
enum BinaryUnits {
  /// Numbers are needed.
  case none
  case sum
  case difference
  case product
  case quotient
  case power
  case root
  /// Both have one dimension, and the result has the unit of the first.
  case division
  /// Both have one dimension, and the result is a number.
  case ratio
  /// The second is an angle, and the result has the unit of the first.
  case polar
}

/// An arithmetic in which a slope can be computed.
protocol Calculus: Arithmetic {
  /// A rational number.
  func number(_ rational: Rational) -> Element
  /// How many radians the calculator's unit of angles is.
  func radians() throws(Failure) -> Element
  /// The error for what has no slope, or none that is known.
  var noSlope: Failure { get }
  /// Whether a number is less than zero, zero or greater: −1, 0 or 1.
  func sign(of x: Element) throws(Failure) -> WideInt
  /// The same at the number itself, where a slope is that of a function beside it: what jumps there has no slope.
  func signAtPoint(of x: Element) throws(Failure) -> WideInt
  /// The slope of the magnitude: 1 and −1 beside 0, where there is none.
  mutating func slopeOfMagnitude(at x: Element) throws(Failure) -> Element
  /// The slope of a step at a distance from where it jumps: 0, and none at no distance.
  mutating func slopeOfStep(at distance: Element) throws(Failure) -> Element
}

extension Calculus {
  func signAtPoint(of x: Element) throws(Failure) -> WideInt { try sign(of: x) }

  mutating func slopeOfMagnitude(at x: Element) throws(Failure) -> Element {
    let sign = try sign(of: x)
    guard sign != 0 else { throw noSlope }
    return number(Rational(sign))
  }

  mutating func slopeOfStep(at distance: Element) throws(Failure) -> Element {
    guard try signAtPoint(of: distance) != 0 else { throw noSlope }
    return number(0)
  }
}

extension UnaryPrimitive {
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    nil
  }
  static var kernel: SmallBall.Function? { nil }
  static func small(_ x: SmallReal) -> SmallReal? { nil }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { nil }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ context: Function.Context
  ) throws(MathError) -> S? {
    nil
  }
  static var isAnalytic: Bool { false }
  static func bound(on z: Rectangle, _ unit: AngleUnit) -> Rectangle? { nil }
  static func slope<A: Calculus>(
    at x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    throw a.noSlope
  }
  static var units: UnaryUnits { .none }
  static var growth: Growth { .regular }
  static var parity: Parity { .neither }
  static var columnOperation: ColumnFormula.Unary? { nil }
  static var step: Formula.Step? { nil }
}

extension BinaryPrimitive {
  static func complex(
    _ x: Complex, _ y: Complex, _ context: Function.Context
  ) throws(MathError) -> Complex? {
    nil
  }
  static func leavesReals(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Bool {
    false
  }
  static func small(_ x: SmallReal, _ y: SmallReal) -> SmallReal? { nil }
  static func image(_ x: Jet, _ y: Jet, _ unit: AngleUnit) -> Jet? { nil }
  static func enclosure<S: AnalyticSet>(
    _ x: S, _ y: S, _ context: Function.Context
  ) throws(MathError) -> S? {
    nil
  }
  static var isAnalytic: Bool { false }
  static func bound(_ x: Interval, on z: Rectangle) -> Rectangle? { nil }
  static func firstSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    throw a.noSlope
  }
  static func secondSlope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    throw a.noSlope
  }
  static var units: BinaryUnits { .none }
  static var growth: Growth { .regular }
  static var columnOperation: ColumnFormula.Binary? { nil }
  static var step: Formula.Step? { nil }
}

extension Calculus {
  // Short names for the terms of derivatives.
  mutating func sum(_ x: Element, _ y: Element) throws(Failure) -> Element {
    try apply(Sum.self, x, y)
  }
  mutating func difference(_ x: Element, _ y: Element) throws(Failure) -> Element {
    try apply(Difference.self, x, y)
  }
  mutating func product(_ x: Element, _ y: Element) throws(Failure) -> Element {
    try apply(Product.self, x, y)
  }
  mutating func quotient(_ x: Element, _ y: Element) throws(Failure) -> Element {
    try apply(Quotient.self, x, y)
  }
  mutating func negative(_ x: Element) throws(Failure) -> Element { try apply(Negation.self, x) }
  mutating func square(_ x: Element) throws(Failure) -> Element { try product(x, x) }
  mutating func root(_ x: Element) throws(Failure) -> Element { try apply(SquareRoot.self, x) }
  mutating func reciprocal(_ x: Element) throws(Failure) -> Element { try quotient(number(1), x) }
}

/// The primitives that functions of the language are.
enum Primitive: UInt8, CaseIterable, Sendable {
  case squareRoot, cubeRoot, exp, expMinusOne, log, logOnePlus, log2, log10
  case sin, cos, tan, asin, acos, atan, acot, sinc
  case sinh, cosh, tanh, asinh, acosh, atanh
  case magnitude, realPart, imaginaryPart, conjugate, argument
  case sign, floor, ceiling, truncate, round
  case gamma, erf, erfc, factorial
  case logGamma, digamma, dilogarithm, lambertW, inverseErf, inverseErfc
  case ellipticK, ellipticE, zeta
  case exponentialIntegral, exponentialIntegralE1, logarithmicIntegral
  case sineIntegral, cosineIntegral, hyperbolicSineIntegral, hyperbolicCosineIntegral
  case power, root, atan2, modulo, remainder, floorQuotient, minimum, maximum, sum, product
  case polygamma, besselJ, besselY, besselI, besselK
  case gammaP, gammaQ
  case polar
  case regularisedBeta

  /// How many numbers it takes.
  var operandCount: Int {
    switch rawValue {
    case ..<Primitive.power.rawValue: 1
    case ...Primitive.polar.rawValue: 2
    default: 3
    }
  }

  var isUnary: Bool { operandCount == 1 }
  var isBinary: Bool { operandCount == 2 }
}

extension Arithmetic {
  /// What a primitive makes of a number.
  @inline(__always)
  mutating func apply(_ primitive: Primitive, _ x: Element) throws(Failure) -> Element {
    switch primitive {
    case .squareRoot: try apply(SquareRoot.self, x)
    case .cubeRoot: try apply(CubeRoot.self, x)
    case .exp: try apply(Exponential.self, x)
    case .expMinusOne: try apply(ExponentialMinusOne.self, x)
    case .log: try apply(Logarithm.self, x)
    case .logOnePlus: try apply(LogarithmOnePlus.self, x)
    case .log2: try apply(BinaryLogarithm.self, x)
    case .log10: try apply(DecimalLogarithm.self, x)
    case .sin: try apply(Sine.self, x)
    case .cos: try apply(Cosine.self, x)
    case .tan: try apply(Tangent.self, x)
    case .asin: try apply(Arcsine.self, x)
    case .acos: try apply(Arccosine.self, x)
    case .atan: try apply(Arctangent.self, x)
    case .acot: try apply(Arccotangent.self, x)
    case .sinc: try apply(CardinalSine.self, x)
    case .sinh: try apply(HyperbolicSine.self, x)
    case .cosh: try apply(HyperbolicCosine.self, x)
    case .tanh: try apply(HyperbolicTangent.self, x)
    case .asinh: try apply(AreaSine.self, x)
    case .acosh: try apply(AreaCosine.self, x)
    case .atanh: try apply(AreaTangent.self, x)
    case .magnitude: try apply(Magnitude.self, x)
    case .realPart: try apply(RealPart.self, x)
    case .imaginaryPart: try apply(ImaginaryPart.self, x)
    case .conjugate: try apply(Conjugate.self, x)
    case .argument: try apply(Argument.self, x)
    case .sign: try apply(Sign.self, x)
    case .floor: try apply(Floor.self, x)
    case .ceiling: try apply(Ceiling.self, x)
    case .truncate: try apply(Truncation.self, x)
    case .round: try apply(Rounding.self, x)
    case .gamma: try apply(Gamma.self, x)
    case .erf: try apply(ErrorFunction.self, x)
    case .erfc: try apply(ComplementaryErrorFunction.self, x)
    case .factorial: try apply(Factorial.self, x)
    case .logGamma: try apply(LogGamma.self, x)
    case .digamma: try apply(Digamma.self, x)
    case .exponentialIntegral: try apply(ExponentialIntegral.self, x)
    case .exponentialIntegralE1: try apply(ExponentialIntegralE1.self, x)
    case .logarithmicIntegral: try apply(LogarithmicIntegral.self, x)
    case .sineIntegral: try apply(SineIntegral.self, x)
    case .cosineIntegral: try apply(CosineIntegral.self, x)
    case .hyperbolicSineIntegral: try apply(HyperbolicSineIntegral.self, x)
    case .hyperbolicCosineIntegral: try apply(HyperbolicCosineIntegral.self, x)
    case .dilogarithm: try apply(Dilogarithm.self, x)
    case .ellipticK: try apply(CompleteEllipticK.self, x)
    case .ellipticE: try apply(CompleteEllipticE.self, x)
    case .zeta: try apply(RiemannZeta.self, x)
    case .lambertW: try apply(LambertW.self, x)
    case .inverseErf: try apply(InverseErrorFunction.self, x)
    case .inverseErfc: try apply(InverseComplementaryErrorFunction.self, x)
    case .power, .root, .atan2, .modulo, .remainder, .floorQuotient, .minimum, .maximum, .sum,
      .product, .polygamma, .besselJ, .besselY, .besselI, .besselK, .gammaP, .gammaQ, .polar,
      .regularisedBeta:
      preconditionFailure("the primitive takes more than one number")
    }
  }

  /// What a primitive makes of two numbers.
  @inline(__always)
  mutating func apply(
    _ primitive: Primitive, _ x: Element, _ y: Element
  ) throws(Failure) -> Element {
    switch primitive {
    case .power: try apply(Power.self, x, y)
    case .root: try apply(Root.self, x, y)
    case .atan2: try apply(Direction.self, x, y)
    case .modulo: try apply(Modulo.self, x, y)
    case .remainder: try apply(Remainder.self, x, y)
    case .floorQuotient: try apply(FloorQuotient.self, x, y)
    case .minimum: try apply(Minimum.self, x, y)
    case .maximum: try apply(Maximum.self, x, y)
    case .sum: try apply(Sum.self, x, y)
    case .product: try apply(Product.self, x, y)
    case .polar: try apply(PolarNumber.self, x, y)
    case .polygamma: try apply(Polygamma.self, x, y)
    case .besselJ: try apply(BesselJ.self, x, y)
    case .besselY: try apply(BesselY.self, x, y)
    case .besselI: try apply(BesselI.self, x, y)
    case .besselK: try apply(BesselK.self, x, y)
    case .gammaP: try apply(RegularisedGammaP.self, x, y)
    case .gammaQ: try apply(RegularisedGammaQ.self, x, y)
    case .squareRoot, .cubeRoot, .exp, .expMinusOne, .log, .logOnePlus, .log2, .log10, .sin, .cos,
      .tan, .asin, .acos, .atan, .acot, .sinc, .sinh, .cosh, .tanh, .asinh, .acosh, .atanh,
      .magnitude, .realPart, .imaginaryPart, .conjugate, .argument, .sign, .floor, .ceiling,
      .truncate, .round, .gamma, .erf, .erfc, .factorial, .logGamma, .digamma, .dilogarithm,
      .lambertW, .inverseErf, .inverseErfc, .exponentialIntegral, .exponentialIntegralE1,
      .logarithmicIntegral, .sineIntegral, .cosineIntegral, .hyperbolicSineIntegral,
      .hyperbolicCosineIntegral, .ellipticK, .ellipticE, .zeta, .regularisedBeta:
      preconditionFailure("the primitive does not take two numbers")
    }
  }
}
