/// A polynomial in one variable with integer coefficients.
///
/// All of its real roots are found, each by proof and with its multiplicity: see ``realRoots(within:)``.
///
/// ```swift
/// let golden = Polynomial([-1, -1, 1])  // x² − x − 1
/// let roots = try golden.realRoots(within: .interactive)
/// print(roots.count)  // 2
/// ```
public struct Polynomial: Hashable, Sendable {
  /// The coefficients, that of x⁰ first; the last one is not zero.
  public let coefficients: [Integer]

  /// The polynomial with these coefficients, that of x⁰ first; zeros at the end are left out.
  public init(_ coefficients: [Integer]) {
    var coefficients = coefficients
    while coefficients.last?.isZero == true { coefficients.removeLast() }
    self.coefficients = coefficients
  }

  /// x.
  public static let variable = Polynomial([0, 1])

  /// The highest exponent; −1 for the polynomial that is zero everywhere.
  public var degree: WideInt { WideInt(coefficients.count) - 1 }

  /// Whether it is zero everywhere.
  public var isZero: Bool { coefficients.isEmpty }

  /// The coefficient of the highest power; 0 for the polynomial that is zero everywhere.
  public var leading: Integer { coefficients.last ?? 0 }
}

// MARK: - Arithmetic

extension Polynomial {
  /// The sum.
  public static func + (left: Polynomial, right: Polynomial) -> Polynomial {
    let (long, short) =
      left.coefficients.count >= right.coefficients.count ? (left, right) : (right, left)
    var sum = long.coefficients
    for (index, coefficient) in short.coefficients.enumerated() {
      sum[index] = sum[index] + coefficient
    }
    return Polynomial(sum)
  }

  /// The difference.
  public static func - (left: Polynomial, right: Polynomial) -> Polynomial {
    left + right.scaled(by: -1)
  }

  /// The product.
  public static func * (left: Polynomial, right: Polynomial) -> Polynomial {
    if left.isZero || right.isZero { return Polynomial([]) }
    var product = [Integer](
      repeating: 0, count: left.coefficients.count + right.coefficients.count - 1)
    for (i, x) in left.coefficients.enumerated() where !x.isZero {
      for (j, y) in right.coefficients.enumerated() { product[i + j] = product[i + j] + x * y }
    }
    return Polynomial(product)
  }

  /// The product with a number.
  public func scaled(by factor: Integer) -> Polynomial {
    Polynomial(coefficients.map { $0 * factor })
  }

  /// The derivative.
  public var derivative: Polynomial {
    Polynomial(coefficients.indices.dropFirst().map { coefficients[$0] * Integer(WideInt($0)) })
  }

  /// The value at a rational number, by Horner's scheme.
  public func value(at x: Rational) -> Rational {
    var value: Rational = 0
    for coefficient in coefficients.reversed() { value = value * x + Rational(coefficient) }
    return value
  }

  /// The largest number of bits that a coefficient has.
  package var bitWidth: WideInt { coefficients.reduce(0) { max($0, $1.bitWidth) } }
}

// MARK: - Divisors

extension Polynomial {
  /// The polynomial divided by the common divisor of its coefficients, with a leading coefficient above zero.
  public var primitive: Polynomial {
    var content: Integer = 0
    for coefficient in coefficients where !content.isOne {
      content = content.greatestCommonDivisor(with: coefficient)
    }
    if leading.signum < 0 { content = -content }
    if content.isOne || content.isZero { return self }
    return Polynomial(coefficients.map { $0.exactQuotient(dividingBy: content) })
  }

  /// A multiple of the remainder of the division by `divisor`: each step multiplies by its leading coefficient first.
  private func remainder(dividingBy divisor: Polynomial) -> Polynomial {
    var rest = coefficients
    let count = divisor.coefficients.count
    while rest.count >= count {
      let top = rest.removeLast()
      if top.isZero { continue }
      let offset = rest.count + 1 - count
      for index in rest.indices { rest[index] = rest[index] * divisor.leading }
      for index in 0..<count - 1 {
        rest[offset + index] = rest[offset + index] - top * divisor.coefficients[index]
      }
    }
    return Polynomial(rest)
  }

  /// Whether the division by a polynomial leaves no remainder, in rational coefficients.
  func isDivisible(by divisor: Polynomial) -> Bool { remainder(dividingBy: divisor).isZero }

  /// The quotient by a divisor that leaves no remainder and whose coefficients have no common divisor, so that those of the quotient are integers (Gauss).
  package func exactQuotient(dividingBy divisor: Polynomial) -> Polynomial {
    var rest = coefficients
    let count = divisor.coefficients.count
    guard rest.count >= count else { return Polynomial([]) }
    var quotient = [Integer](repeating: 0, count: rest.count - count + 1)
    for offset in quotient.indices.reversed() {
      let factor = rest[offset + count - 1].exactQuotient(dividingBy: divisor.leading)
      quotient[offset] = factor
      if factor.isZero { continue }
      for index in 0..<count {
        rest[offset + index] = rest[offset + index] - factor * divisor.coefficients[index]
      }
    }
    return Polynomial(quotient)
  }

  /// The greatest common divisor, without a common divisor of its coefficients, by Euclid's algorithm over primitive parts.
  public func greatestCommonDivisor(
    with other: Polynomial, within budget: EvaluationBudget
  ) throws(MathError) -> Polynomial {
    var (a, b) = (primitive, other.primitive)
    if a.degree < b.degree { (a, b) = (b, a) }
    while !b.isZero {
      try budget.check()
      (a, b) = (b, a.remainder(dividingBy: b).primitive)
    }
    return a
  }

  /// The polynomials without multiple roots whose powers the polynomial is a product of, each with its exponent (Yun's algorithm); a constant factor is left out.
  public func squareFreeParts(
    within budget: EvaluationBudget
  ) throws(MathError) -> [(part: Polynomial, multiplicity: WideInt)] {
    guard degree > 0 else { return [] }
    let whole = primitive
    var parts: [(part: Polynomial, multiplicity: WideInt)] = []
    let common = try whole.greatestCommonDivisor(with: whole.derivative, within: budget)
    var rest = whole.exactQuotient(dividingBy: common)
    var difference =
      whole.derivative.exactQuotient(dividingBy: common) - rest.derivative
    var multiplicity: WideInt = 1
    while !difference.isZero {
      let part = try rest.greatestCommonDivisor(with: difference, within: budget)
      if part.degree > 0 { parts.append((part, multiplicity)) }
      rest = rest.exactQuotient(dividingBy: part)
      difference = difference.exactQuotient(dividingBy: part) - rest.derivative
      multiplicity += 1
    }
    if rest.degree > 0 { parts.append((rest, multiplicity)) }
    return parts
  }
}
