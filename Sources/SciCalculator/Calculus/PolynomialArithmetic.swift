import SciNumber
import SciSyntax

/// Rational functions of one variable: what an expression is that is made of it and rational numbers by + − × ÷ and integer powers.
///
/// All else has no value here, which says that the expression is no rational function.
struct PolynomialArithmetic: RationalArithmetic {
  /// That an expression is no rational function, or one of too high a degree.
  struct NoPolynomial: Error {}

  /// A quotient of polynomials.
  struct Element {
    var dividend: Polynomial
    /// Not zero everywhere, but for a constant that is not rational.
    var divisor: Polynomial
    /// A polynomial that is zero wherever the expression divides by zero: 1/(1/x) has no value at 0.
    var gaps = Polynomial([1])
  }

  /// The variable itself.
  static let variable = Element(dividend: .variable, divisor: Polynomial([1]))

  private static let highestDegree: WideInt = 400
  /// How long the coefficients may be.
  private static let mostBits: WideInt = 1 << 16

  private func checked(
    _ dividend: Polynomial, over divisor: Polynomial, gaps: Polynomial
  ) throws(NoPolynomial) -> Element {
    guard !divisor.isZero,
      max(dividend.degree, divisor.degree, gaps.degree) <= Self.highestDegree,
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
    case .none, .kept, .magnitude, .squareRoot, .cubeRoot: throw NoPolynomial()
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
    try checked(
      x.dividend * y.divisor, over: x.divisor * y.dividend,
      gaps: y.dividend.degree > 0 ? x.gaps * y.gaps * y.dividend : x.gaps * y.gaps)
  }

  private func power(_ x: Element, _ y: Element) throws(NoPolynomial) -> Element {
    guard y.dividend.degree <= 0, y.divisor.degree == 0,
      let exponent = Rational(y.dividend.leading, y.divisor.leading).integerValue(limit: 16)?.asInt,
      abs(exponent) * max(1, x.dividend.degree, x.divisor.degree) <= Self.highestDegree
    else { throw NoPolynomial() }
    var result = Element(dividend: Polynomial([1]), divisor: Polynomial([1]), gaps: x.gaps)
    for _ in 0..<abs(exponent) {
      result = try checked(
        result.dividend * x.dividend, over: result.divisor * x.divisor, gaps: x.gaps)
    }
    if exponent >= 0 { return result }
    return try quotient(Element(dividend: Polynomial([1]), divisor: Polynomial([1])), result)
  }

  func constant(_ number: Real, _ interval: Interval) -> Element {
    guard let rational = number.knownRational,
      let top = rational.numerator(limit: Self.mostBits),
      let bottom = rational.denominator(limit: Self.mostBits)
    else { return Element(dividend: Polynomial([]), divisor: Polynomial([])) }
    return Element(dividend: Polynomial([top]), divisor: Polynomial([bottom]))
  }

  func truth(_ holds: Bool) -> Element { constant(.pi, .everything) }

  var noRationalFunction: NoPolynomial { NoPolynomial() }
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
