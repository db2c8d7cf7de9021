// Binomials: in one call of GMP where that is soon done, else by a product of halves that can be interrupted.

internal import CMPFR

extension Integer {
  /// The number of ways to choose `k` of `n`, or `nil` if that may have more bits than the budget allows.
  ///
  /// For a negative `n` it is (−1)^k C(k − n − 1, k); for a negative `k` it is 0.
  ///
  /// - Throws: ``MathError/timeLimit(seconds:needed:)`` and ``MathError/cancelled``.
  public static func binomial(
    _ n: Integer, _ k: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Integer? {
    if k.signum < 0 { return 0 }
    if n.signum < 0 {
      let mirrored = try binomial(k - n - 1, k, within: budget)
      return k.isOdd ? mirrored.map { -$0 } : mirrored
    }
    if k > n { return 0 }
    guard let k = min(k, n - k).asInt,
      allows(bits: binomialBitWidth(n, k), limit: budget.exactBits)
    else { return nil }
    if k <= fewestLongFactors {
      return unsafe n.withPointer { n in unsafe make { unsafe __gmpz_bin_ui($0, n, UInt(k)) } }
    }
    if let n = n.asInt, n / k < largestSieveRatio, let n = UInt(exactly: n) {
      try budget.check(predictedSeconds: secondsOfSieveTo(n))
      return unsafe make { unsafe __gmpz_bin_uiui($0, n, UInt(k)) }
    }
    let product = try product(from: n, step: -1, count: k, within: budget)
    try budget.check()
    guard let factorial = factorial(k, limit: budget.exactBits) else { return nil }
    try budget.check()
    return product.exactQuotient(dividingBy: factorial)
  }

  /// The same where it is short: C(n, k) for 0 ≤ k ≤ n < 2¹⁶.
  static func shortBinomial(_ n: WideInt, _ k: WideInt) -> Integer {
    precondition(0...n ~= k && n < 1 << 16, "a binomial that may be long")
    return unsafe make { unsafe __gmpz_bin_uiui($0, UInt(n), UInt(k)) }
  }

  /// With so few factors GMP needs no more than a few milliseconds for numbers that fit a word; its time grows with the square.
  private static let fewestLongFactors: WideInt = 1 << 10

  /// Where n/k is less, GMP multiplies prime powers, which a sieve finds.
  ///
  /// That takes 0.6 s for C(33·10⁶, n/2). Elsewhere it would take the square of k:
  /// 42 s for C(2·10⁷, 12·10⁵).
  private static let largestSieveRatio: WideInt = 16

  private static func secondsOfSieveTo(_ n: UInt) -> Double { Double(n) * 2e-8 }

  /// An upper bound of the bits of C(n, k) for 0 ≤ k ≤ n.
  ///
  /// C(n, k) is below n^k, or 1 for k = 0; and it is at most 2ⁿ.
  static func binomialBitWidth(_ n: Integer, _ k: WideInt) -> WideInt {
    let product = max(1, n.bitWidth.saturatingProduct(k))
    return min(product, n.asInt.map { max($0, $0 &+ 1) } ?? .max)
  }
}
