// Functions of the divisors of integers, from their prime factors.

internal import CMPFR

extension Integer {
  /// The positive divisors of a number other than 0, in rising order.
  ///
  /// - Throws: what ``primeFactors(within:)`` throws, and ``MathError/listLimit(count:needed:)``.
  public func divisors(within budget: EvaluationBudget) throws(MathError) -> [Integer] {
    let powers = try primePowers(within: budget)
    let count = powers.reduce(WideInt(1)) { $0.saturatingProduct($1.count + 1) }
    guard count <= Self.mostListedDigits else {
      throw .listLimit(count: Self.mostListedDigits, needed: count)
    }
    var divisors: [Integer] = [1]
    for (prime, count) in powers {
      try budget.check()
      var layer = divisors
      for _ in 0..<count {
        layer = layer.map { $0 * prime }
        divisors += layer
      }
    }
    return divisors.sorted()
  }

  /// The sum of the powers of the positive divisors with an exponent of at least 0; for 0 it is their number.
  public func divisorSum(
    exponent: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Integer {
    guard exponent >= 0 else { throw .notReal(.negativeInteger) }
    // At most nᵏ times the number of divisors, which is below n.
    let bits = bitWidth.saturatingProduct(exponent.addingReportingOverflow(1).partialValue)
    guard exponent < .max, Self.allows(bits: bits, limit: budget.exactBits) else {
      throw .exactLimit(bits: budget.exactBits, needed: exponent < .max ? bits : 0)
    }
    var sum = Integer(1)
    for (prime, count) in try primePowers(within: budget) {
      try budget.check()
      guard exponent > 0 else {
        sum = sum * Integer(count + 1)
        continue
      }
      // 1 + pᵏ + … + p^(ek) = (p^((e + 1)k) − 1)/(pᵏ − 1). The limit has a place for the term that is one too many.
      guard let power = prime.power(WideUInt(exponent), limit: budget.exactBits),
        let next = power.power(WideUInt(count + 1), limit: 2 * budget.exactBits)
      else { throw .exactLimit(bits: budget.exactBits) }
      try budget.check()
      sum = sum * (next - 1).exactQuotient(dividingBy: power - 1)
    }
    return sum
  }

  /// Euler's φ: how many of the numbers from 1 to a positive n are coprime to it.
  public func totient(within budget: EvaluationBudget) throws(MathError) -> Integer {
    guard signum > 0 else { throw .notReal(.integerNotPositive) }
    return try primePowers(within: budget).reduce(self) {
      $0.exactQuotient(dividingBy: $1.prime) * ($1.prime - 1)
    }
  }

  /// Möbius's μ of a positive number: 0 if a square divides it, else 1 or −1 by the number of its prime factors.
  public func moebius(within budget: EvaluationBudget) throws(MathError) -> WideInt {
    guard signum > 0 else { throw .notReal(.integerNotPositive) }
    let powers = try primePowers(within: budget)
    guard powers.allSatisfy({ $0.count == 1 }) else { return 0 }
    return powers.count.isMultiple(of: 2) ? 1 : -1
  }

  /// The product of the primes up to `n`, or `nil` if it may have more than `limit` bits.
  ///
  /// Its logarithm is below 1.01624n (J. B. Rosser, L. Schoenfeld, 1962, theorem 9), so it has at most 1.4662n + 1 bits.
  public static func primorial(_ n: WideInt, limit: WideInt) -> Integer? {
    guard n >= 2 else { return 1 }
    guard n < 1 << 40, allows(bits: n * 1_502 / 1_024 + 2, limit: limit) else { return nil }
    return unsafe make { unsafe __gmpz_primorial_ui($0, UInt(n)) }
  }
}
