import SciNumber
import SciSyntax

/// A polynomial with rational coefficients, from the constant one on, as Hermite's reduction divides them.
struct RationalPolynomial {
  private(set) var coefficients: [Rational]

  init(_ coefficients: [Rational]) {
    self.coefficients = coefficients
    while self.coefficients.last?.isZero == true { self.coefficients.removeLast() }
  }

  init(_ polynomial: Polynomial) { self.init(polynomial.coefficients.map { Rational($0) }) }

  var degree: Int { coefficients.count - 1 }
  var isZero: Bool { coefficients.isEmpty }

  /// The polynomial with integer coefficients that is a multiple of it by the denominator.
  var cleared: (polynomial: Polynomial, denominator: Integer)? {
    var denominator: Integer = 1
    for coefficient in coefficients {
      guard let own = coefficient.denominator(limit: 1 << 16) else { return nil }
      denominator =
        denominator * own.exactQuotient(dividingBy: denominator.greatestCommonDivisor(with: own))
    }
    var integers: [Integer] = []
    for coefficient in coefficients {
      guard let integer = (coefficient * Rational(denominator)).integerValue(limit: 1 << 17) else {
        return nil
      }
      integers.append(integer)
    }
    return (Polynomial(integers), denominator)
  }

  var derivative: RationalPolynomial {
    RationalPolynomial(
      coefficients.enumerated().dropFirst().map { $0.element * Rational(WideInt($0.offset)) })
  }

  /// The antiderivative that is zero at 0.
  var antiderivative: RationalPolynomial {
    RationalPolynomial(
      [0] + coefficients.enumerated().map { $0.element / Rational(WideInt($0.offset + 1)) })
  }

  static func + (left: RationalPolynomial, right: RationalPolynomial) -> RationalPolynomial {
    let count = max(left.coefficients.count, right.coefficients.count)
    return RationalPolynomial(
      (0..<count).map { left.coefficient($0) + right.coefficient($0) })
  }

  static func - (left: RationalPolynomial, right: RationalPolynomial) -> RationalPolynomial {
    left + right.scaled(by: -1)
  }

  static func * (left: RationalPolynomial, right: RationalPolynomial) -> RationalPolynomial {
    if left.isZero || right.isZero { return RationalPolynomial([]) }
    var product = [Rational](repeating: 0, count: left.degree + right.degree + 1)
    for (i, x) in left.coefficients.enumerated() {
      for (j, y) in right.coefficients.enumerated() { product[i + j] = product[i + j] + x * y }
    }
    return RationalPolynomial(product)
  }

  func scaled(by factor: Rational) -> RationalPolynomial {
    RationalPolynomial(coefficients.map { $0 * factor })
  }

  /// The coefficient of a power; 0 beyond the highest one.
  func coefficient(_ index: Int) -> Rational {
    coefficients.indices.contains(index) ? coefficients[index] : 0
  }

  /// Quotient and remainder; the divisor is not zero.
  func divided(by divisor: RationalPolynomial) -> (
    quotient: RationalPolynomial, remainder: RationalPolynomial
  ) {
    var rest = coefficients
    let shift = degree - divisor.degree
    guard shift >= 0 else { return (RationalPolynomial([]), self) }
    let leading = divisor.coefficients[divisor.degree]
    var quotient = [Rational](repeating: 0, count: shift + 1)
    for offset in (0...shift).reversed() {
      let factor = rest[offset + divisor.degree] / leading
      quotient[offset] = factor
      for (index, coefficient) in divisor.coefficients.enumerated() {
        rest[offset + index] = rest[offset + index] - factor * coefficient
      }
    }
    return (RationalPolynomial(quotient), RationalPolynomial(rest))
  }

  /// The greatest common divisor with the leading coefficient 1.
  func commonDivisor(with other: RationalPolynomial) -> RationalPolynomial {
    var (x, y) = (self, other)
    while !y.isZero { (x, y) = (y, x.divided(by: y).remainder) }
    guard let leading = x.coefficients.last else { return x }
    return x.scaled(by: Rational(1) / leading)
  }

  /// b and c with b·x + c·y = target and b of a lower degree than y, for x and y without a common divisor.
  static func solve(
    _ x: RationalPolynomial, _ y: RationalPolynomial, for target: RationalPolynomial
  ) -> (b: RationalPolynomial, c: RationalPolynomial)? {
    // Invariant: r = s·x + something·y.
    var (r, s) = (x, RationalPolynomial([1]))
    var (nextR, nextS) = (y, RationalPolynomial([]))
    while !nextR.isZero {
      let (quotient, remainder) = r.divided(by: nextR)
      (r, nextR) = (nextR, remainder)
      (s, nextS) = (nextS, s - quotient * nextS)
    }
    guard r.degree == 0 else { return nil }
    let inverse = s.scaled(by: Rational(1) / r.coefficients[0])
    let b = (target * inverse).divided(by: y).remainder
    let (c, rest) = (target - b * x).divided(by: y)
    return rest.isZero ? (b, c) : nil
  }

  /// The polynomial as a formula, by Horner's rule.
  var formula: Formula {
    var result: Formula?
    for coefficient in coefficients.reversed() {
      let number = Formula.number(Real(coefficient))
      result = result?.joined(.multiply, .variable).joined(.add, number) ?? number
    }
    return result ?? .number(0)
  }
}
