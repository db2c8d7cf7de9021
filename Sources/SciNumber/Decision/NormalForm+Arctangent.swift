// Arctangents of rational numbers, by unique factorisation of Gaussian integers.
//
// arctan(p/q) is the argument of q + pi, and arguments of factors add up. Every prime ℓ = a² + b² is the norm of a + bi
// and of its conjugate, so that arctan(p/q) = m·π/2 + v·π/4 + Σ ±k·arctan(b/a), with 0 < b < a for the odd primes ℓ that
// divide p² + q² k times, and v the number of factors 2. These arctangents are independent (C. Størmer, "Sur
// l'application de la théorie des nombres entiers complexes", 1897), and so Machin's formula and its kin come out.

extension NormalForm {
  /// arctan(p/q) in radians by arctangents of Gaussian primes; `nil` where the numbers are too large to factor.
  static func arctangent(of value: Rational) -> NormalForm? {
    guard let p = value.numerator(limit: 31)?.asInt, let q = value.denominator(limit: 31)?.asInt,
      let primes = primeNorms(of: p * p + q * q)
    else { return nil }
    var sum: NormalForm = 0
    for (prime, count) in primes {
      guard let part = argument(ofPrimeWithNorm: prime, dividing: (q, p))?.scaled(count, over: 1),
        let longer = sum.adding(part)
      else { return nil }
      sum = longer
    }
    return sum.completedByQuarterTurns(to: Real(.atan(.radians), Real(value)))
  }

  /// The prime factors of a norm below 2⁶³, if they can be found by trial division.
  private static func primeNorms(of norm: WideInt) -> [(prime: WideInt, count: WideInt)]? {
    let largestDivisor = 1 << 12
    let (factors, rest) = Integer(norm).smallFactors(upTo: WideUInt(largestDivisor))
    var primes = factors.map { (prime: WideInt($0.prime), count: $0.count) }
    guard let rest = rest.asInt, rest < largestDivisor * largestDivisor else { return nil }
    // Without a divisor up to its root, the rest is prime.
    if rest > 1 { primes.append((rest, 1)) }
    return primes
  }

  /// The argument of that one of a ± bi which divides q + pi, where a² + b² is `prime`.
  private static func argument(
    ofPrimeWithNorm prime: WideInt, dividing number: (q: WideInt, p: WideInt)
  ) -> NormalForm? {
    if prime == 2 { return NormalForm(Rational(Integer(1), Integer(4)), Monomial(.pi, 1)) }
    guard let (a, b) = sumOfSquares(prime),
      let generator = Generator(
        .value(.atan(.radians), NormalForm(Rational(Integer(b), Integer(a)))))
    else { return nil }
    // (q + pi)(a − bi) = (qa + pb) + (pa − qb)i is divisible by ℓ exactly if a + bi divides q + pi.
    let isDivisor = (number.p % prime * a - number.q % prime * b) % prime == 0
    return NormalForm(generator, sign: isDivisor ? 1 : -1)
  }

  /// The numbers a > b > 0 with a² + b² = prime.
  private static func sumOfSquares(_ prime: WideInt) -> (a: WideInt, b: WideInt)? {
    var b = 1
    while 2 * b * b < prime {
      let (a, isExact) = Integer(prime - b * b).root(2)
      if isExact, let a = a.asInt { return (a, b) }
      b += 1
    }
    return nil
  }

  /// This plus the multiple of π/2 by which it differs from `value`; the two must differ by one.
  private func completedByQuarterTurns(to value: Real) -> NormalForm? {
    let quarters = Real(.divide, Real(.multiply, 2, Real(.subtract, value, real)), .pi)
    guard let ball = quarters.cheapEnclosure, ball.radius <= .powerOfTwo(-8),
      let count = Integer(nearestTo: ball.midpoint).asInt
    else { return nil }
    return adding(NormalForm(Rational(Integer(count), Integer(2)), Monomial(.pi, 1)))
  }
}
