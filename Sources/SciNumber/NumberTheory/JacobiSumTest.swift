// The test of Adleman, Pomerance and Rumely in the form of Cohen and Lenstra, by Jacobi sums.

/// A proof that a number is prime, or that it is not, in time that grows little faster than a power of its length.
///
/// After H. Cohen, "A Course in Computational Algebraic Number Theory", 1993, algorithm 9.1.28, whose steps the comments name
/// (H. Cohen, H. W. Lenstra, "Primality testing and Jacobi sums", 1984). With s a product of primes q and powers of the primes
/// that divide t, such that aᵗ ≡ 1 (mod s) for all a coprime to s: if a condition holds for each character of order pᵏ and conductor q,
/// every divisor of n is congruent to one of nⁱ modulo s for i < t. If s² > n, trying these t numbers shows whether there is one.
///
/// The factors of s need not be all that t allows: the primes q that cost most for what they contribute are left out.
struct JacobiSumTest {
  let n: Integer
  private let modulus: JacobiSumModulus

  /// Prepares the test of an odd number above 1.
  init(of n: Integer) {
    self.n = n
    modulus = JacobiSumModulus(over: n)
  }

  /// A prime that divides t, whose condition L is to be proved.
  private struct Condition {
    let prime: WideInt
    var isProved: Bool
  }

  /// Whether the number is prime.
  ///
  /// - Throws: ``MathError/proofLimit(digits:needed:)`` where no proof is found, which has not been seen.
  func isPrime(within budget: EvaluationBudget) throws(MathError) -> Bool {
    // Step 1.
    let product = modulus.s * Integer(modulus.t)
    let common = product.greatestCommonDivisor(with: n)
    if !common.isOne && common < n { return false }
    guard common.isOne else { return try n.isPrimeByTrialDivision(within: budget) }
    // Step 2: for p ≥ 3, L holds if nᵖ⁻¹ is not 1 modulo p².
    var conditions = modulus.primesOfT.map { p in
      let square = Integer(p * p)
      let power = n.powerModulo(Integer(p - 1), square)
      return Condition(prime: p, isProved: p > 2 && !power.isOne)
    }
    // Step 3.
    for q in modulus.primes {
      let sums = JacobiSums(q)
      for index in conditions.indices where (q - 1) % conditions[index].prime == 0 {
        switch try CharacterTest(n, conditions[index].prime, sums).verdict(within: budget) {
        case .composite: return false
        case .passed(let provesCondition):
          if provesCondition { conditions[index].isProved = true }
        }
      }
    }
    // Step 5.
    for condition in conditions where !condition.isProved {
      guard try proves(condition.prime, within: budget) else { return false }
    }
    return try hasNoDivisorAmongPowers(within: budget)
  }

  /// How many primes q are tried for a condition that the loop left open.
  private static let mostAttempts = 200

  /// Whether the condition L of `p` is proved; false if the number is composite.
  private func proves(_ p: WideInt, within budget: EvaluationBudget) throws(MathError) -> Bool {
    var (q, attempts) = (WideInt(1), 0)
    while attempts < Self.mostAttempts {
      q += 2 * p
      // For p = 2, 1 more than a multiple of 4 is 1 modulo 2 as well.
      guard WideUInt(q).isPrimeByTrialDivision, !modulus.s.isDivisible(by: WideUInt(q)),
        !n.isDivisible(by: WideUInt(q))
      else { continue }
      try budget.check()
      attempts += 1
      // If n is a p-th power modulo q, no primitive root of unity comes out.
      let residue = n.powerModulo(Integer((q - 1) / p), Integer(q))
      if residue.isOne { continue }
      switch try CharacterTest(n, p, JacobiSums(q)).verdict(within: budget) {
      case .composite: return false
      case .passed(let provesCondition): if provesCondition { return true }
      }
    }
    throw .proofLimit(digits: n.decimalDigitCount - 1, needed: n.decimalDigitCount)
  }

  /// Step 6: whether none of nⁱ modulo s is a divisor of n other than 1 and n.
  private func hasNoDivisorAmongPowers(within budget: EvaluationBudget) throws(MathError) -> Bool {
    let (s, factor) = (modulus.s, n.modulo(modulus.s))
    var power = factor
    for index in 1..<modulus.t {
      if index.isMultiple(of: 1024) { try budget.check() }
      if !power.isOne, power != n, n.remainder(dividingBy: power).isZero { return false }
      power = (power * factor).remainder(dividingBy: s)
    }
    return true
  }
}

// MARK: - The modulus

/// The numbers t and s of the test, with s² > n.
struct JacobiSumModulus {
  /// A number such that q − 1 divides it for all primes q of s.
  let t: WideInt
  let primesOfT: [WideInt]
  let s: Integer
  /// The odd primes of s, in order.
  let primes: [WideInt]

  /// Numbers with many divisors; the last one suffices for more than 1,000 digits.
  private static let candidates: [WideInt] = [
    12, 60, 180, 840, 1_260, 2_520, 5_040, 15_120, 27_720, 55_440, 110_880, 166_320, 332_640,
    720_720, 1_441_440, 2_162_160, 4_324_320, 6_486_480, 12_252_240, 24_504_480, 36_756_720,
  ]

  /// The cheapest modulus whose square exceeds `n`.
  init(over n: Integer) {
    var best: (t: WideInt, primes: [WideInt], cost: Double)?
    for t in Self.candidates {
      guard let choice = Self.choice(t, n), choice.cost < best?.cost ?? .infinity else { continue }
      best = (t, choice.primes, choice.cost)
    }
    guard let best else { preconditionFailure("a number beyond the test's limit") }
    (t, primes) = (best.t, best.primes)
    primesOfT = Self.primeFactors(t)
    s = Self.product(t, best.primes)
  }

  /// The primes of s for this t, and what they cost; `nil` if all together are too few.
  private static func choice(_ t: WideInt, _ n: Integer) -> (primes: [WideInt], cost: Double)? {
    var primes: [WideInt] = []
    for divisor in 1...min(t, largestDivisor) where t % divisor == 0 {
      for q in [divisor + 1, t / divisor + 1] where q > 2 && WideUInt(q).isPrimeByTrialDivision {
        if !primes.contains(q) { primes.append(q) }
      }
    }
    primes.sort()
    var s = product(t, primes)
    guard s * s > n else { return nil }
    // The dearest for each bit first; the primes of t stay.
    let costs = primes.map { (q: $0, cost: cost(of: $0)) }
    for (q, _) in costs.sorted(by: {
      $0.cost / WideUInt($0.q).logarithm > $1.cost / WideUInt($1.q).logarithm
    }) where t % q != 0 {
      let smaller = s.exactQuotient(dividingBy: Integer(q))
      if smaller * smaller > n {
        s = smaller
        primes.removeAll { $0 == q }
      }
    }
    let bits = Double(n.bitWidth)
    // A product in a ring of degree d is d² multiplications, each about the square of the words; step 6 is t divisions.
    let words = (bits / 64).rounded(.up)
    let rings = costs.filter { primes.contains($0.q) }.reduce(0) { $0 + $1.cost }
    return (primes, rings * bits * (2 * words * words + 60) + Double(t) * (words * words + 400))
  }

  /// The largest divisor that is looked for, above the root of the last candidate.
  private static let largestDivisor: WideInt = 6_200

  /// About how many products of residues one squaring takes for all characters of conductor q together.
  private static func cost(of q: WideInt) -> Double {
    var cost = 0.0
    for p in primeFactors(q - 1) {
      let order = JacobiSums.power(of: p, in: q - 1)
      let degree = Double(order / p * (p - 1))
      // For 2 and 4 there are no polynomials, or short ones.
      cost += degree == 1 ? 0.5 : degree * (degree + 3) / 2 + 1
    }
    return cost
  }

  /// 2 ∏ q^(v + 1), where v is how often q divides t: the powers of `primes` and of 2 in s.
  private static func product(_ t: WideInt, _ primes: [WideInt]) -> Integer {
    var s = Integer(2 * JacobiSums.power(of: 2, in: t))
    for q in primes { s = s * Integer(q * JacobiSums.power(of: q, in: t)) }
    return s
  }

  private static func primeFactors(_ number: WideInt) -> [WideInt] {
    Integer(number).smallFactors(upTo: WideUInt(number)).factors.map { WideInt($0.prime) }
  }
}

extension WideUInt {
  /// Whether the number is prime; for numbers up to some millions.
  var isPrimeByTrialDivision: Bool {
    guard self > 3 else { return self > 1 }
    if self % 2 == 0 { return false }
    var divisor: WideUInt = 3
    while divisor <= self / divisor {
      if self % divisor == 0 { return false }
      divisor += 2
    }
    return true
  }

  /// About the binary logarithm.
  fileprivate var logarithm: Double {
    let exponent = WideUInt.bitWidth - 1 - leadingZeroBitCount
    return Double(exponent) + Double(self) / Double((1 as WideUInt) << WideUInt(exponent)) - 1
  }
}

extension Integer {
  /// Whether the number is prime, where it divides a number of small primes.
  fileprivate func isPrimeByTrialDivision(
    within budget: EvaluationBudget
  ) throws(MathError) -> Bool {
    guard let small = asInt, small > 0 else { return false }
    return WideUInt(small).isPrimeByTrialDivision
  }

  /// The remainder of the quotient rounded towards zero, alone.
  fileprivate func remainder(dividingBy divisor: Integer) -> Integer {
    quotientAndRemainder(dividingBy: divisor).remainder
  }
}
