import SciNumber
import SciSyntax

/// Polynomials with integer coefficients of which rational functions are made, in one variable or more.
protocol PolynomialRing {
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  func scaled(by factor: Integer) -> Self

  init(number: Integer)
  /// The number that it is; `nil` where a variable is left.
  var number: Integer? { get }
  var totalDegree: WideInt { get }
  var bitWidth: WideInt { get }
  /// Beyond this degree nothing is computed.
  static var highestDegree: WideInt { get }
}

extension Polynomial: PolynomialRing {
  init(number: Integer) { self.init([number]) }
  var number: Integer? { degree > 0 ? nil : leading }
  var totalDegree: WideInt { degree }
  static var highestDegree: WideInt { 400 }
}

/// Rational functions of one variable.
typealias PolynomialArithmetic = QuotientArithmetic<Polynomial>

/// Rational functions: what an expression is that is made of variables and rational numbers by + − × ÷ and integer powers.
///
/// All else has no value here, which says that the expression is no rational function.
struct QuotientArithmetic<Ring: PolynomialRing>: RationalArithmetic {
  /// That an expression is no rational function, or one of too high a degree.
  struct NoPolynomial: Error {}

  /// A quotient of polynomials.
  struct Element {
    var dividend: Ring
    /// Not zero everywhere, but for a constant that is not rational.
    var divisor = Ring(number: 1)
    /// A polynomial that is zero wherever the expression divides by zero: 1/(1/x) has no value at 0.
    var gaps = Ring(number: 1)
  }

  /// How long the coefficients may be.
  private static var mostBits: WideInt { 1 << 16 }

  private func checked(
    _ dividend: Ring, over divisor: Ring, gaps: Ring
  ) throws(NoPolynomial) -> Element {
    guard divisor.number?.isZero != true,
      max(dividend.totalDegree, divisor.totalDegree, gaps.totalDegree) <= Ring.highestDegree,
      max(dividend.bitWidth, divisor.bitWidth, gaps.bitWidth) <= Self.mostBits
    else { throw NoPolynomial() }
    return Element(dividend: dividend, divisor: divisor, gaps: gaps)
  }

  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Element) throws(NoPolynomial) -> Element {
    switch P.units {
    case .same: return x
    case .negated:
      return Element(
        dividend: x.dividend.scaled(by: -1), divisor: x.divisor, gaps: x.gaps)
    // A percentage.
    case .keptWithoutPoints:
      return Element(dividend: x.dividend, divisor: x.divisor.scaled(by: 100), gaps: x.gaps)
    case .none, .angle, .number, .kept, .magnitude, .squareRoot, .cubeRoot: throw NoPolynomial()
    }
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(NoPolynomial) -> Element {
    let gaps = x.gaps * y.gaps
    switch P.units {
    case .sum:
      return try checked(
        x.dividend * y.divisor + y.dividend * x.divisor, over: x.divisor * y.divisor, gaps: gaps)
    case .difference:
      return try checked(
        x.dividend * y.divisor - y.dividend * x.divisor, over: x.divisor * y.divisor, gaps: gaps)
    case .product:
      return try checked(x.dividend * y.dividend, over: x.divisor * y.divisor, gaps: gaps)
    case .quotient: return try quotient(x, y)
    case .power: return try power(x, y)
    case .none, .root, .division, .ratio, .polar: throw NoPolynomial()
    }
  }

  private func quotient(_ x: Element, _ y: Element) throws(NoPolynomial) -> Element {
    let gaps = x.gaps * y.gaps
    return try checked(
      x.dividend * y.divisor, over: x.divisor * y.dividend,
      gaps: y.dividend.number == nil ? gaps * y.dividend : gaps)
  }

  private func power(_ x: Element, _ y: Element) throws(NoPolynomial) -> Element {
    guard let top = y.dividend.number, let bottom = y.divisor.number, !bottom.isZero,
      let exponent = Rational(top, bottom).integerValue(limit: 16)?.asInt,
      abs(exponent) * max(1, x.dividend.totalDegree, x.divisor.totalDegree) <= Ring.highestDegree
    else { throw NoPolynomial() }
    var result = Element(dividend: Ring(number: 1), gaps: x.gaps)
    for _ in 0..<abs(exponent) {
      result = try checked(
        result.dividend * x.dividend, over: result.divisor * x.divisor, gaps: x.gaps)
    }
    if exponent >= 0 { return result }
    return try quotient(Element(dividend: Ring(number: 1)), result)
  }

  func constant(_ number: Real, _ interval: Interval) -> Element {
    guard let rational = number.knownRational,
      let top = rational.numerator(limit: Self.mostBits),
      let bottom = rational.denominator(limit: Self.mostBits)
    else { return Element(dividend: Ring(number: 0), divisor: Ring(number: 0)) }
    return Element(dividend: Ring(number: top), divisor: Ring(number: bottom))
  }

  func truth(_ holds: Bool) -> Element { constant(.pi, .everything) }

  var noRationalFunction: NoPolynomial { NoPolynomial() }
}

extension QuotientArithmetic<Polynomial> {
  /// The variable itself.
  static var variable: Element { Element(dividend: .variable) }
}

extension PolynomialArithmetic.Element {
  /// A polynomial whose roots are the zeros: where the expression divides by zero it has no value.
  func zeros(within budget: EvaluationBudget) throws(MathError) -> Polynomial {
    var polynomial = dividend
    while true {
      let common = try polynomial.greatestCommonDivisor(with: gaps, within: budget)
      guard common.degree > 0 else { return polynomial }
      polynomial = polynomial.primitive.exactQuotient(dividingBy: common)
    }
  }
}

extension Formula {
  /// The rational function of its one variable that the formula is; `nil` if it is none.
  var rationalFunction: PolynomialArithmetic.Element? {
    var arithmetic = PolynomialArithmetic()
    guard
      let value = try? arithmetic.value(of: self, [PolynomialArithmetic.variable]),
      !value.divisor.isZero
    else { return nil }
    return value
  }
}
