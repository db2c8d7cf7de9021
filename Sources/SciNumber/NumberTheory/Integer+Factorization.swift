// Prime factors, each proved prime.

extension Integer {
  /// The prime factors of a number other than 0 in rising order, each as often as it divides; −1 first for a negative number.
  ///
  /// Division by the primes below 2¹², Brent's variant of Pollard's rho below 2⁶³, elliptic curves, and up to 70 digits the quadratic sieve. ±1 is its own only factor.
  ///
  /// - Throws: ``MathError/notReal(_:)`` for 0; ``MathError/factorLimit(digits:)`` where a composite factor remains that no
  ///   method splits; ``MathError/proofLimit(digits:needed:)`` for a factor too long to be proved prime.
  public func primeFactors(within budget: EvaluationBudget) throws(MathError) -> [Integer] {
    guard !isZero else { throw .notReal(.factorsOfZero) }
    if magnitude.isOne { return [self] }
    var factors: [Integer] = signum < 0 ? [-1] : []
    for (prime, count) in try primePowers(within: budget) {
      factors += [Integer](repeating: prime, count: Int(count))
    }
    return factors
  }

  /// The primes that divide a number other than 0, in rising order, and how often; none for ±1.
  public func primePowers(
    within budget: EvaluationBudget
  ) throws(MathError) -> [(prime: Integer, count: WideInt)] {
    guard !isZero else { throw .notReal(.factorsOfZero) }
    var (rest, powers): (Integer, [(prime: Integer, count: WideInt)]) = (magnitude, [])
    for (index, prime) in SmallPrimes.first.enumerated() {
      if index.isMultiple(of: 32) { try budget.check() }
      if let small = rest.asInt, prime * prime > small { break }
      guard rest.isDivisible(by: WideUInt(prime)) else { continue }
      let (cofactor, count) = rest.removingFactors(of: Integer(prime))
      powers.append((Integer(prime), count))
      rest = cofactor
    }
    var primes: [Integer] = []
    try rest.appendLargeFactors(to: &primes, within: budget)
    primes.sort()
    for prime in primes {
      if let last = powers.last, last.prime == prime {
        powers[powers.count - 1].count += 1
      } else {
        powers.append((prime, 1))
      }
    }
    return powers
  }

  /// Appends the prime factors of a positive number that has none below 2¹², unless it is one itself.
  private func appendLargeFactors(
    to primes: inout [Integer], within budget: EvaluationBudget
  ) throws(MathError) {
    if isOne { return }
    guard try !isPrime(within: budget) else {
      primes.append(self)
      return
    }
    let (base, exponent) = asPower
    if exponent > 1 {
      for _ in 0..<exponent { try base.appendLargeFactors(to: &primes, within: budget) }
      return
    }
    let factor = try properFactor(within: budget)
    try factor.appendLargeFactors(to: &primes, within: budget)
    try exactQuotient(dividingBy: factor).appendLargeFactors(to: &primes, within: budget)
  }

  /// A factor of a composite number that is no power and has no prime factor below 2¹².
  private func properFactor(within budget: EvaluationBudget) throws(MathError) -> Integer {
    if let small = asInt { return Integer(UInt64(try WideUInt(small).factorByRho(within: budget))) }
    let curves = EllipticCurveMethod(n: self)
    guard decimalDigitCount <= QuadraticSieve.mostDigits else {
      if let factor = try curves.factor(within: budget) { return factor }
      throw .factorLimit(digits: decimalDigitCount)
    }
    // Small factors first: the sieve takes as long whatever the factors are.
    let levels: Range<Int> = bitWidth < 160 ? 0..<1 : 0..<2
    if let factor = try curves.factor(levels: levels, within: budget) { return factor }
    if let factor = try QuadraticSieve(self).factor(within: budget) { return factor }
    throw .factorLimit(digits: decimalDigitCount)
  }
}

extension WideUInt {
  /// A factor of an odd composite number below 2⁶³ that is no power, by Brent's variant of Pollard's rho.
  ///
  /// R. P. Brent, "An improved Monte Carlo factorization algorithm", 1980.
  fileprivate func factorByRho(within budget: EvaluationBudget) throws(MathError) -> WideUInt {
    var summand: WideUInt = 1
    while true {
      if let factor = try factorByRho(summand, within: budget) { return factor }
      summand += 1
    }
  }

  /// A factor found by iterating x² + c; `nil` if the cycles modulo all primes close in the same step.
  private func factorByRho(
    _ c: WideUInt, within budget: EvaluationBudget
  ) throws(MathError) -> WideUInt? {
    func next(_ x: WideUInt) -> WideUInt {
      let square = x.multiplied(by: x, modulo: self)
      return square >= self - c ? square - (self - c) : square + c
    }
    let batch = 128
    var (y, product, length) = (2 as WideUInt, 1 as WideUInt, 1)
    while true {
      try budget.check()
      let x = y
      for _ in 0..<length { y = next(y) }
      var done = 0
      while done < length {
        let start = y
        for _ in 0..<Swift.min(batch, length - done) {
          y = next(y)
          product = product.multiplied(by: x > y ? x - y : y - x, modulo: self)
        }
        var divisor = Integer.greatestCommonDivisor(product, self)
        if divisor > 1 {
          if divisor < self { return divisor }
          // One of the factors of the batch: step by step.
          y = start
          repeat {
            y = next(y)
            divisor = Integer.greatestCommonDivisor(x > y ? x - y : y - x, self)
          } while divisor == 1
          return divisor < self ? divisor : nil
        }
        done += batch
      }
      length *= 2
    }
  }
}
