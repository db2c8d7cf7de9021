// Proofs of primality by factors of n − 1 and n + 1 (J. Brillhart, D. H. Lehmer, J. L. Selfridge, "New primality criteria and
// factorizations of 2^m ± 1", 1975), as R. Crandall and C. Pomerance state them in "Prime Numbers", 2005.

extension Integer {
  /// The primes that are looked for in n − 1 and n + 1.
  private static let largestTrialPrime: Int = 1 << 16
  /// How many bases or sequences are tried for each prime factor.
  private static let mostAttempts: WideInt = 50

  /// Whether an odd number that is probably prime is prime, by small factors of its neighbours; `nil` if there are too few.
  func isPrimeByNeighbours(within budget: EvaluationBudget) throws(MathError) -> Bool? {
    let primes = SmallPrimes.upTo(Self.largestTrialPrime)
    if let isPrime = try isPrimeByPredecessor(primes, within: budget) { return isPrime }
    return try isPrimeBySuccessor(primes, within: budget)
  }

  /// The product of the prime powers in this integer for primes among `primes`, and the primes; a cofactor that is 1 or a
  /// prime below 3·10²⁴ counts as found.
  private func factoredPart(
    _ primes: [WideInt], within budget: EvaluationBudget
  ) throws(MathError) -> (product: Integer, primes: [Integer]) {
    var (rest, found): (Integer, [Integer]) = (self, [])
    // Whatever divides a block's product shows in one division of a long number.
    for start in stride(from: 0, to: primes.count, by: 64) {
      try budget.check()
      let block = primes[start..<min(start + 64, primes.count)]
      let product = block.reduce(Integer(1)) { $0 * Integer($1) }
      let residue = rest.modulo(product)
      for prime in block where residue.isDivisible(by: WideUInt(prime)) {
        if rest.isDivisible(by: WideUInt(prime)) {
          found.append(Integer(prime))
          rest = rest.removingFactors(of: Integer(prime)).cofactor
        }
      }
    }
    if rest > 1, rest.bitWidth <= 80, try rest.isPrime(within: budget) {
      found.append(rest)
      rest = 1
    }
    return (exactQuotient(dividingBy: rest), found)
  }

  // MARK: - n − 1

  /// The proof by n − 1 = FR with F factored: F² > n (Pocklington, theorem 4.1.3), or F³ ≥ n (theorem 4.1.5).
  private func isPrimeByPredecessor(
    _ primes: [WideInt], within budget: EvaluationBudget
  ) throws(MathError) -> Bool? {
    let (factored, found) = try (self - 1).factoredPart(primes, within: budget)
    guard factored * factored * factored >= self else { return nil }
    for prime in found {
      switch try hasGenerator(for: prime, within: budget) {
      case .some(true): continue
      case .some(false): return false
      case .none: return nil
      }
    }
    // All prime factors of n are 1 modulo F.
    if factored * factored > self { return true }
    // n = c₂F² + c₁F + 1 is prime unless c₁² − 4c₂ is a square.
    let (high, low) = (self - 1).exactQuotient(dividingBy: factored)
      .quotientAndRemainder(dividingBy: factored)
    let discriminant = low * low - high * 4
    return discriminant.signum < 0 || !discriminant.isPerfectSquare
  }

  /// Whether there is an a with aⁿ⁻¹ = 1 and a^((n−1)/q) − 1 coprime to n; false proves n composite, `nil` that none was found.
  private func hasGenerator(
    for prime: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Bool? {
    let exponent = (self - 1).exactQuotient(dividingBy: prime)
    for base in SmallPrimes.first.prefix(Int(Self.mostAttempts)) {
      let power = try Integer(base).power(exponent, modulo: self, within: budget)
      guard try power.power(prime, modulo: self, within: budget).isOne else { return false }
      let divisor = (power - 1).greatestCommonDivisor(with: self)
      if divisor.isOne { return true }
      if divisor < self { return false }
    }
    return nil
  }

  // MARK: - n + 1

  /// The proof by n + 1 = FR with F factored and F > √n + 1 (Morrison, theorem 4.2.3).
  private func isPrimeBySuccessor(
    _ primes: [WideInt], within budget: EvaluationBudget
  ) throws(MathError) -> Bool? {
    let (factored, found) = try (self + 1).factoredPart(primes, within: budget)
    guard factored > root(2).root + 2, !isPerfectSquare else { return nil }
    // x² − px + q with p = 1 has the discriminant 1 − 4q; (p + 2, q + p + 1) has the same.
    var q: WideInt = 2
    while Integer(1 - 4 * q).kronecker(self) != -1 {
      q += 1
      if q > 1_000 { return nil }
    }
    for prime in found {
      switch try hasRank(for: prime, q: q, within: budget) {
      case .some(true): continue
      case .some(false): return false
      case .none: return nil
      }
    }
    return true
  }

  /// Whether there is a sequence with the discriminant 1 − 4q, Uₙ₊₁ = 0 and U₍ₙ₊₁₎/ᵣ coprime to n for the prime factor r of n + 1.
  private func hasRank(
    for prime: Integer, q first: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Bool? {
    let index = (self + 1).exactQuotient(dividingBy: prime)
    var (p, q) = (Integer(1), Integer(first))
    for _ in 0..<Self.mostAttempts {
      let sequence = LucasSequence(p: p, q: q, modulus: self)
      (p, q) = (p + 2, q + p + 1)
      guard sequence.q.greatestCommonDivisor(with: self).isOne else { continue }
      guard try sequence.element(at: self + 1, within: budget).u.isZero else { return false }
      let u = try sequence.element(at: index, within: budget).u
      let divisor = u.greatestCommonDivisor(with: self)
      if divisor.isOne { return true }
      if divisor < self { return false }
    }
    return nil
  }
}
