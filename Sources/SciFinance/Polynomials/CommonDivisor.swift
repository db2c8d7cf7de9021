internal import SciNumber

/// The greatest common divisor of two polynomials, from its images modulo primes.
///
/// W. S. Brown, "On Euclid's algorithm and the computation of polynomial greatest common divisors" (1971). The image
/// modulo a prime that divides neither leading coefficient has at least the true degree, so that a constant image
/// proves that there is no common divisor; otherwise images of the lowest degree are joined by the Chinese remainder
/// theorem until what they write divides both polynomials, which is tried by division.
enum CommonDivisor {
  /// The highest degree that is worked on: Euclid's algorithm takes as many steps squared, some seconds.
  static let largestDegree = 1 << 14

  /// The common divisor without content; a constant is 1.
  static func of(
    _ first: SparsePolynomial, _ second: SparsePolynomial, within budget: EvaluationBudget
  ) throws(MathError) -> SparsePolynomial {
    let (a, b) = (first.dense, second.dense)
    guard let aLead = a.last, let bLead = b.last else { return SparsePolynomial([]) }
    let lead = aLead.greatestCommonDivisor(with: bLead)
    var joined: (coefficients: [Integer], modulus: Integer)?
    var prime: UInt64 = 1 << 31
    while true {
      try budget.check()
      prime = Modular.prime(below: prime)
      let field = Modular(prime)
      guard field.image(aLead) != 0, field.image(bLead) != 0 else { continue }
      let monic = field.commonDivisor(a.map(field.image), b.map(field.image))
      if monic.count == 1 { return SparsePolynomial([.init(exponent: 0, coefficient: 1)]) }
      let image = monic.map { field.product($0, field.image(lead)) }
      if let known = joined, known.coefficients.count <= image.count {
        if known.coefficients.count == image.count { joined = field.join(known, image) }
      } else {
        joined = (image.map { Integer($0) }, Integer(prime))
      }
      guard let joined else { continue }
      let candidate = SparsePolynomial(symmetric: joined.coefficients, modulo: joined.modulus)
      // A lower degree means that the modulus is still too small.
      guard candidate.degree == joined.coefficients.count - 1 else { continue }
      if candidate.divides(a), candidate.divides(b) { return candidate }
    }
  }
}

// MARK: - Dense polynomials, lowest coefficient first

extension SparsePolynomial {
  fileprivate var dense: [Integer] {
    var coefficients = [Integer](repeating: 0, count: terms.isEmpty ? 0 : Int(degree) + 1)
    for term in terms { coefficients[Int(term.exponent)] = term.coefficient }
    return coefficients
  }

  /// The polynomial with the coefficients between −m/2 and m/2 that are so modulo m, without content.
  fileprivate init(symmetric coefficients: [Integer], modulo modulus: Integer) {
    self.init(
      coefficients.enumerated().map { index, value in
        Term(
          exponent: WideInt(index), coefficient: value + value > modulus ? value - modulus : value)
      })
  }

  /// Whether the quotient has integer coefficients, as it has if there is one (Gauss's lemma).
  fileprivate func divides(_ polynomial: [Integer]) -> Bool {
    guard let lead = terms.first else { return false }
    var rest = polynomial
    for top in stride(from: rest.count - 1, through: Int(degree), by: -1) {
      if rest[top].isZero { continue }
      let (quotient, remainder) = rest[top].quotientAndRemainder(dividingBy: lead.coefficient)
      guard remainder.isZero else { return false }
      for term in terms {
        let place = top - Int(degree - term.exponent)
        rest[place] = rest[place] - quotient * term.coefficient
      }
    }
    return rest.allSatisfy { $0.isZero }
  }
}

// MARK: - Modulo a prime

/// The integers modulo a prime below 2³¹, so that products fit.
private struct Modular {
  let prime: UInt64
  private let integer: Integer

  init(_ prime: UInt64) {
    self.prime = prime
    integer = Integer(prime)
  }

  /// The next prime below, found by trial division.
  static func prime(below bound: UInt64) -> UInt64 {
    var candidate = bound - 1 - bound % 2
    while !isPrime(candidate) { candidate -= 2 }
    return candidate
  }

  private static func isPrime(_ odd: UInt64) -> Bool {
    var divisor: UInt64 = 3
    while divisor * divisor <= odd {
      if odd % divisor == 0 { return false }
      divisor += 2
    }
    return true
  }

  func image(_ value: Integer) -> UInt64 { UInt64(value.modulo(integer).asInt ?? 0) }

  func product(_ a: UInt64, _ b: UInt64) -> UInt64 { a * b % prime }

  func inverse(_ value: UInt64) -> UInt64 {
    var (result, base, exponent) = (UInt64(1), value % prime, prime - 2)
    while exponent > 0 {
      if exponent % 2 == 1 { result = product(result, base) }
      base = product(base, base)
      exponent /= 2
    }
    return result
  }

  /// Euclid's algorithm; the result has the leading coefficient 1.
  func commonDivisor(_ first: [UInt64], _ second: [UInt64]) -> [UInt64] {
    var (a, b) = first.count >= second.count ? (first, second) : (second, first)
    while !b.isEmpty {
      reduce(&a, modulo: b)
      swap(&a, &b)
    }
    let scale = inverse(a.last ?? 1)
    return a.map { product($0, scale) }
  }

  /// The remainder of a division by a polynomial whose leading coefficient is not 0.
  private func reduce(_ polynomial: inout [UInt64], modulo divisor: [UInt64]) {
    let scale = inverse(divisor.last ?? 1)
    while polynomial.count >= divisor.count {
      let factor = product(polynomial.last ?? 0, scale)
      if factor != 0 {
        let shift = polynomial.count - divisor.count
        for index in divisor.indices {
          let part = product(factor, divisor[index])
          let value = polynomial[shift + index]
          polynomial[shift + index] = value >= part ? value - part : value + prime - part
        }
      }
      polynomial.removeLast()
    }
    while polynomial.last == 0 { polynomial.removeLast() }
  }

  /// The coefficients modulo m·p from those modulo m and modulo p.
  func join(
    _ known: (coefficients: [Integer], modulus: Integer), _ image: [UInt64]
  ) -> (coefficients: [Integer], modulus: Integer) {
    let scale = inverse(self.image(known.modulus))
    let joined = zip(known.coefficients, image).map { value, residue in
      let difference = (residue + prime - self.image(value)) % prime
      return value + known.modulus * Integer(product(difference, scale))
    }
    return (joined, known.modulus * integer)
  }
}
