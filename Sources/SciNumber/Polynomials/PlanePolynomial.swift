/// A polynomial in x and y with integer coefficients: one in y whose coefficients are polynomials in x.
///
/// x² + y² − 25 has the coefficients x² − 25, 0 and 1. The common zeros of two of them are found by ``CommonZeros``.
package struct PlanePolynomial: Hashable, Sendable {
  /// The coefficients, that of y⁰ first; the last one is not zero.
  package let coefficients: [Polynomial]

  /// The polynomial with these coefficients, that of y⁰ first; zeros at the end are left out.
  package init(_ coefficients: [Polynomial]) {
    var coefficients = coefficients
    while coefficients.last?.isZero == true { coefficients.removeLast() }
    self.coefficients = coefficients
  }

  /// A number.
  package init(_ number: Integer) { self.init([Polynomial([number])]) }

  /// x.
  package static let x = PlanePolynomial([.variable])
  /// y.
  package static let y = PlanePolynomial([Polynomial([]), Polynomial([1])])

  /// The highest exponent of y; −1 for the polynomial that is zero everywhere.
  package var degree: Int { coefficients.count - 1 }

  /// The largest sum of the exponents of x and y in a term; −1 for the polynomial that is zero everywhere.
  package var totalDegree: WideInt {
    var degree: WideInt = -1
    for (exponent, coefficient) in coefficients.enumerated() where !coefficient.isZero {
      degree = max(degree, WideInt(exponent) + coefficient.degree)
    }
    return degree
  }

  /// Whether it is zero everywhere.
  package var isZero: Bool { coefficients.isEmpty }

  /// Whether it is the same number everywhere.
  package var isConstant: Bool { totalDegree <= 0 }

  /// The coefficient of the highest power of y; zero for the polynomial that is zero everywhere.
  var leading: Polynomial { coefficients.last ?? Polynomial([]) }

  /// The largest number of bits that a number in it has.
  package var bitWidth: WideInt { coefficients.reduce(0) { max($0, $1.bitWidth) } }
}

// MARK: - Arithmetic

extension PlanePolynomial {
  /// The sum.
  package static func + (left: PlanePolynomial, right: PlanePolynomial) -> PlanePolynomial {
    let (long, short) =
      left.coefficients.count >= right.coefficients.count ? (left, right) : (right, left)
    var sum = long.coefficients
    for (index, coefficient) in short.coefficients.enumerated() {
      sum[index] = sum[index] + coefficient
    }
    return PlanePolynomial(sum)
  }

  /// The difference.
  package static func - (left: PlanePolynomial, right: PlanePolynomial) -> PlanePolynomial {
    left + right.scaled(by: -1)
  }

  /// The product.
  package static func * (left: PlanePolynomial, right: PlanePolynomial) -> PlanePolynomial {
    if left.isZero || right.isZero { return PlanePolynomial([]) }
    var product = [Polynomial](
      repeating: Polynomial([]), count: left.coefficients.count + right.coefficients.count - 1)
    for (i, x) in left.coefficients.enumerated() where !x.isZero {
      for (j, y) in right.coefficients.enumerated() { product[i + j] = product[i + j] + x * y }
    }
    return PlanePolynomial(product)
  }

  /// The product with a number.
  package func scaled(by factor: Integer) -> PlanePolynomial {
    PlanePolynomial(coefficients.map { $0.scaled(by: factor) })
  }

  /// The product with a polynomial in x.
  func scaled(by factor: Polynomial) -> PlanePolynomial {
    PlanePolynomial(coefficients.map { $0 * factor })
  }

  /// The quotient by a polynomial in x that leaves no remainder.
  func exactQuotient(dividingBy divisor: Polynomial) -> PlanePolynomial {
    PlanePolynomial(coefficients.map { $0.exactQuotient(dividingBy: divisor) })
  }

  /// The polynomial in which x and y have changed places.
  package var swapped: PlanePolynomial {
    let count = coefficients.reduce(0) { max($0, $1.coefficients.count) }
    return PlanePolynomial(
      (0..<count).map { place in
        Polynomial(
          coefficients.map { place < $0.coefficients.count ? $0.coefficients[place] : 0 })
      })
  }

  /// f(x − c·y, y).
  func sheared(by factor: Integer) -> PlanePolynomial {
    if factor.isZero { return self }
    let x = PlanePolynomial([.variable, Polynomial([-factor])])
    let rows = swapped.coefficients.map { row in
      PlanePolynomial(row.coefficients.map { Polynomial([$0]) })
    }
    return rows.reversed().reduce(PlanePolynomial([])) { $0 * x + $1 }
  }

  /// The polynomial in x that is left where y is an integer.
  package func section(atY y: Integer) -> Polynomial {
    coefficients.reversed().reduce(Polynomial([])) { $0.scaled(by: y) + $1 }
  }
}

// MARK: - Divisors

extension PlanePolynomial {
  /// The greatest common divisor of the coefficients as polynomials in x, without a common divisor of its own coefficients.
  private func content(within budget: EvaluationBudget) throws(MathError) -> Polynomial {
    var content = Polynomial([])
    for coefficient in coefficients where !coefficient.isZero {
      content = try content.greatestCommonDivisor(with: coefficient, within: budget)
      if content.degree == 0 { break }
    }
    return content
  }

  /// The polynomial without common divisors of its numbers.
  private var withoutNumbers: PlanePolynomial {
    var content: Integer = 0
    for coefficient in coefficients {
      for number in coefficient.coefficients {
        content = content.greatestCommonDivisor(with: number)
      }
    }
    if leading.leading.signum < 0 { content = -content }
    if content.isZero || content.isOne { return self }
    return PlanePolynomial(
      coefficients.map { row in
        Polynomial(row.coefficients.map { $0.exactQuotient(dividingBy: content) })
      })
  }

  /// The greatest common divisor, without a common divisor of its numbers.
  package func greatestCommonDivisor(
    with other: PlanePolynomial, within budget: EvaluationBudget
  ) throws(MathError) -> PlanePolynomial {
    if isZero { return other.withoutNumbers }
    if other.isZero { return withoutNumbers }
    let first = try content(within: budget)
    let second = try other.content(within: budget)
    let content = try first.greatestCommonDivisor(with: second, within: budget)
    let (left, right) = (
      withoutNumbers.exactQuotient(dividingBy: first),
      other.withoutNumbers.exactQuotient(dividingBy: second)
    )
    guard left.degree > 0, right.degree > 0 else { return PlanePolynomial([content]) }
    let chain = try SubresultantChain(left, right, within: budget)
    guard let common = chain.common else { return PlanePolynomial([content]) }
    let primitive = common.exactQuotient(dividingBy: try common.content(within: budget))
    return primitive.withoutNumbers.scaled(by: content)
  }

  /// The quotient by a divisor that leaves no remainder and whose numbers have no common divisor, so that those of the quotient are integers (Gauss).
  package func exactQuotient(dividingBy divisor: PlanePolynomial) -> PlanePolynomial {
    var rest = coefficients
    let count = divisor.coefficients.count
    guard rest.count >= count else { return PlanePolynomial([]) }
    var quotient = [Polynomial](repeating: Polynomial([]), count: rest.count - count + 1)
    for offset in quotient.indices.reversed() {
      let factor = rest[offset + count - 1].exactQuotient(dividingBy: divisor.leading)
      quotient[offset] = factor
      if factor.isZero { continue }
      for index in 0..<count {
        rest[offset + index] = rest[offset + index] - factor * divisor.coefficients[index]
      }
    }
    return PlanePolynomial(quotient)
  }
}
