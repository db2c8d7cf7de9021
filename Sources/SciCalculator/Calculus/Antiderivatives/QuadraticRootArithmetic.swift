import SciNumber
import SciSyntax

/// Sums P + S/(Qⁿ√Q) of polynomials with rational coefficients and the root of one polynomial Q of degree 2.
struct QuadraticRootArithmetic: RationalArithmetic {
  /// That an expression is no such sum.
  struct NoSum: Error {}

  struct Element {
    var polynomial: RationalPolynomial
    /// S.
    var dividend = RationalPolynomial([])
    /// n, which is not negative.
    var order = 0
  }

  /// Q.
  let radicand: RationalPolynomial

  private static let highestDegree = 60

  var noRationalFunction: NoSum { NoSum() }

  func truth(_ holds: Bool) -> Element { Element(polynomial: RationalPolynomial([])) }

  /// A number that is not rational makes all that is computed with it no sum: no quotient of it is taken.
  func constant(_ number: Real, _ interval: Interval) -> Element {
    number.knownRational.map { Element(polynomial: RationalPolynomial([$0])) }
      ?? Element(polynomial: Self.tooHigh)
  }

  /// A polynomial that ``checked(_:)`` refuses.
  private static let tooHigh = RationalPolynomial(
    [Rational](repeating: 0, count: highestDegree + 1) + [1])

  static let variable = Element(polynomial: RationalPolynomial([0, 1]))

  private func checked(_ x: Element) throws(NoSum) -> Element {
    guard max(x.polynomial.degree, x.dividend.degree) <= Self.highestDegree else { throw NoSum() }
    return x
  }

  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Element) throws(NoSum) -> Element {
    switch P.units {
    case .same: return x
    case .negated: return scaled(x, by: -1)
    case .keptWithoutPoints: return scaled(x, by: Rational(1, 100))
    case .squareRoot: return try power(x, Rational(1, 2))
    case .none, .angle, .number, .kept, .magnitude, .cubeRoot: throw NoSum()
    }
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(NoSum) -> Element {
    switch P.units {
    case .sum: return try checked(sum(x, y))
    case .difference: return try checked(sum(x, scaled(y, by: -1)))
    case .product: return try product(x, y)
    case .quotient: return try product(x, power(y, -1))
    case .power, .root:
      guard y.dividend.isZero, y.polynomial.degree == 0 else { throw NoSum() }
      let exponent = y.polynomial.coefficient(0)
      if case .power = P.units { return try power(x, exponent) }
      return try power(x, 1 / exponent)
    case .none, .division, .ratio, .polar: throw NoSum()
    }
  }

  private func scaled(_ x: Element, by factor: Rational) -> Element {
    Element(
      polynomial: x.polynomial.scaled(by: factor), dividend: x.dividend.scaled(by: factor),
      order: x.order)
  }

  private func sum(_ x: Element, _ y: Element) -> Element {
    let order = max(x.order, y.order)
    return Element(
      polynomial: x.polynomial + y.polynomial,
      dividend: x.dividend * radicand(to: order - x.order)
        + y.dividend * radicand(to: order - y.order),
      order: order)
  }

  private func radicand(to power: Int) -> RationalPolynomial {
    (0..<power).reduce(RationalPolynomial([1])) { product, _ in product * radicand }
  }

  /// (P + S/(Qⁿ√Q))(R + T/(Qᵐ√Q)) = PR + ST/Qⁿ⁺ᵐ⁺¹ + PT/(Qᵐ√Q) + RS/(Qⁿ√Q), where the second term has to be a polynomial.
  private func product(_ x: Element, _ y: Element) throws(NoSum) -> Element {
    _ = (try checked(x), try checked(y))
    let (square, rest) = (x.dividend * y.dividend).divided(
      by: radicand(to: x.order + y.order + 1))
    guard rest.isZero else { throw NoSum() }
    let roots = sum(
      Element(polynomial: square, dividend: x.polynomial * y.dividend, order: y.order),
      Element(
        polynomial: x.polynomial * y.polynomial, dividend: y.polynomial * x.dividend, order: x.order
      ))
    return try checked(roots)
  }

  private func power(_ x: Element, _ exponent: Rational) throws(NoSum) -> Element {
    if exponent == -1 { return try reciprocal(x) }
    if let count = exponent.integerValue(limit: 16)?.asInt {
      guard abs(count) <= Self.highestDegree else { throw NoSum() }
      let base = count < 0 ? try reciprocal(x) : x
      var power = Element(polynomial: RationalPolynomial([1]))
      for _ in 0..<abs(count) { power = try product(power, base) }
      return power
    }
    // Q to a half and an integer n is Qⁿ⁺¹/√Q.
    guard let order = (exponent + Rational(1, 2)).integerValue(limit: 16)?.asInt,
      -20...20 ~= order, x.dividend.isZero, (x.polynomial - radicand).isZero
    else { throw NoSum() }
    return try checked(
      Element(
        polynomial: RationalPolynomial([]), dividend: radicand(to: max(Int(order), 0)),
        order: max(-Int(order), 0)))
  }

  /// For S = QᵏT, Qⁿ√Q/S is Qⁿ⁺¹⁻ᵏ/(T√Q), where T has to divide the power of Q or be a number.
  private func reciprocal(_ x: Element) throws(NoSum) -> Element {
    if x.dividend.isZero, x.polynomial.degree == 0 {
      return Element(polynomial: RationalPolynomial([1 / x.polynomial.coefficient(0)]))
    }
    guard x.polynomial.isZero, !x.dividend.isZero else { throw NoSum() }
    var (dividend, order) = (x.dividend, -x.order - 1)
    while case let (quotient, rest) = dividend.divided(by: radicand), rest.isZero {
      (dividend, order) = (quotient, order + 1)
    }
    let (quotient, rest) = radicand(to: max(-order, 0)).divided(by: dividend)
    guard rest.isZero else { throw NoSum() }
    return Element(
      polynomial: RationalPolynomial([]), dividend: quotient, order: max(order, 0))
  }
}

// MARK: - Integration

extension QuadraticRootArithmetic {
  /// An antiderivative where Q is positive; `nil` where Q is a square.
  ///
  /// - n > 0: S = BQ′ + CQ with polynomials B and C, and ∫ BQ′/(Qⁿ√Q) = −B/((n − ½)Qⁿ⁻¹√Q) + ∫ B′/((n − ½)Qⁿ⁻¹√Q) by parts, so that n falls.
  /// - n = 0: (A√Q)′ = (A′Q + AQ′/2)/√Q. So S = A′Q + AQ′/2 + k with a polynomial A, whose coefficients follow from that of the highest power on, and a number k.
  func antiderivative(_ x: Element, _ context: Function.Context) throws(StepError) -> Formula? {
    let root = radicand.formula.applying(.squareRoot)
    var result = x.polynomial.antiderivative.formula
    var rest = x.dividend
    for order in (0..<x.order).reversed() {
      guard let (b, c) = RationalPolynomial.solve(radicand.derivative, radicand, for: rest) else {
        return nil
      }
      let factor = 1 / (Rational(WideInt(order)) + Rational(1, 2))
      let divisor = radicand(to: order).formula.joined(.multiply, root)
      result = result.joined(
        .subtract, b.scaled(by: factor).formula.joined(.divide, divisor))
      rest = c + b.derivative.scaled(by: factor)
    }
    let leading = radicand.coefficient(2)
    var factors = [Rational](repeating: 0, count: max(rest.degree, 0))
    while rest.degree > 0 {
      let power = rest.degree - 1
      let factor = rest.coefficient(rest.degree) / (leading * Rational(WideInt(rest.degree)))
      factors[power] = factor
      let term = RationalPolynomial([Rational](repeating: 0, count: power) + [factor])
      rest =
        rest - term.derivative * radicand
        - (term * radicand.derivative).scaled(by: Rational(1, 2))
    }
    let roots = RationalPolynomial(factors)
    if !roots.isZero { result = result.joined(.add, roots.formula.joined(.multiply, root)) }
    if !rest.isZero {
      guard let reciprocal = try integralOfReciprocal(root, context) else { return nil }
      let factor = Formula.number(Real(rest.coefficient(0)))
      result = result.joined(.add, factor.joined(.multiply, reciprocal))
    }
    return result
  }

  /// An antiderivative of 1/√Q for Q = ax² + bx + c with the discriminant d = b² − 4ac and u = 2ax + b (DLMF 4.26, 4.40).
  ///
  /// - a < 0: −asin(u/√d)/√(−a). Q is positive somewhere, so that d is.
  /// - a > 0 and d < 0: asinh(u/√(−d))/√a.
  /// - a > 0 and d > 0: ln|u + 2√(aQ)|/√a, since the derivative of u + 2√(aQ) is √(a/Q) times itself.
  private func integralOfReciprocal(
    _ root: Formula, _ context: Function.Context
  ) throws(StepError) -> Formula? {
    let (a, b, c) = (
      radicand.coefficient(2), radicand.coefficient(1), radicand.coefficient(0)
    )
    let discriminant = b * b - 4 * a * c
    func squareRoot(of number: Rational) throws(StepError) -> Formula {
      try StepError.computing { () throws(MathError) in
        .number(try Real(number).squareRoot(within: context.budget))
      }
    }
    let u = RationalPolynomial([b, 2 * a]).formula
    let scale = try squareRoot(of: a.magnitude)
    if a.signum < 0 {
      guard discriminant.signum > 0 else { return nil }
      let radians = try StepError.computing { () throws(MathError) in
        try Real(-1).converted(from: context.angleUnit, to: .radians, within: context.budget)
      }
      return u.joined(.divide, try squareRoot(of: discriminant)).applying(.asin)
        .joined(.multiply, .number(radians)).joined(.divide, scale)
    }
    if discriminant.signum < 0 {
      return u.joined(.divide, try squareRoot(of: -discriminant)).applying(.asinh)
        .joined(.divide, scale)
    }
    guard discriminant.signum > 0 else { return nil }
    let double = Formula.number(2).joined(.multiply, scale).joined(.multiply, root)
    return u.joined(.add, double).applying(.magnitude).applying(.log).joined(.divide, scale)
  }
}
