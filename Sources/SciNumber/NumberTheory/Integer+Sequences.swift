// Fibonacci and Lucas numbers, and products over steps: their sizes are predicted before they are computed.

internal import CMPFR

// MARK: - Fibonacci and Lucas numbers

extension Integer {
  /// The Fibonacci number F(n), or `nil` if it may have more than `limit` bits; F(−n) = (−1)^(n+1) F(n).
  public static func fibonacci(_ n: WideInt, limit: WideInt) -> Integer? {
    guard allows(bits: fibonacciBitWidth(n), limit: limit) else { return nil }
    let value = unsafe make { unsafe __gmpz_fib_ui($0, UInt(n.magnitude)) }
    return n < 0 && n.isMultiple(of: 2) ? -value : value
  }

  /// The Lucas number L(n), or `nil` if it may have more than `limit` bits; L(−n) = (−1)^n L(n).
  public static func lucas(_ n: WideInt, limit: WideInt) -> Integer? {
    guard allows(bits: fibonacciBitWidth(n), limit: limit) else { return nil }
    let value = unsafe make { unsafe __gmpz_lucnum_ui($0, UInt(n.magnitude)) }
    return n < 0 && !n.isMultiple(of: 2) ? -value : value
  }

  /// An upper bound of the bits of F(n) and L(n): both are at most φ^|n| + 1, and log₂ φ < 0.6943 < 2844/4096.
  static func fibonacciBitWidth(_ n: WideInt) -> WideInt {
    let index = WideInt(clamping: n.magnitude)
    return index < 1 << 50 ? index * 2844 / 4096 + 3 : .max
  }
}

// MARK: - Factorials of other kinds

extension Integer {
  /// n(n − k)(n − 2k)… down to the last positive factor, or `nil` if that may have more than `limit` bits.
  ///
  /// - Precondition: `n` is not negative, and `step` is positive.
  public static func multifactorial(_ n: WideInt, step: WideInt, limit: WideInt) -> Integer? {
    precondition(n >= 0 && step > 0, "no multifactorial")
    guard step < n else { return Integer(max(1, n)) }
    // ⌈n/k⌉ factors, each with at most the bits of n.
    let count = (n - 1) / step + 1
    let bits = count.saturatingProduct(Integer(n).bitWidth)
    guard allows(bits: bits, limit: limit), let n = UInt(exactly: n), let step = UInt(exactly: step)
    else { return nil }
    return unsafe make { unsafe __gmpz_mfac_uiui($0, n, step) }
  }

  /// How many arrangements of `n` things leave none in its place, or `nil` if that may have more than `limit` bits.
  ///
  /// D(n) = n D(n − 1) + (−1)ⁿ: the composition of n maps x ↦ ax + b, by halves.
  ///
  /// - Precondition: `n` is not negative.
  public static func subfactorial(
    _ n: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Integer? {
    precondition(n >= 0, "factorial of a negative integer")
    guard allows(bits: factorialBitWidth(n), limit: budget.exactBits) else { return nil }
    if n == 0 { return 1 }
    let (factor, summand) = try derangements(from: 1, to: n, within: budget)
    return factor + summand
  }

  /// The map that leads from D(`first` − 1) to D(`last`).
  private static func derangements(
    from first: WideInt, to last: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (factor: Integer, summand: Integer) {
    guard first < last else { return (Integer(first), first.isMultiple(of: 2) ? 1 : -1) }
    try budget.check()
    let middle = first + (last - first) / 2
    let inner = try derangements(from: first, to: middle, within: budget)
    let outer = try derangements(from: middle + 1, to: last, within: budget)
    return (outer.factor * inner.factor, outer.factor * inner.summand + outer.summand)
  }

  /// `start`(`start` + `step`)…, `count` factors, by halves; 1 for none.
  ///
  /// The caller knows that the product is short enough.
  static func product(
    from start: Integer, step: Integer, count: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Integer {
    if count < 8 {
      var (product, factor) = (Integer(1), start)
      for _ in 0..<max(0, count) {
        product = product * factor
        factor = factor + step
      }
      return product
    }
    try budget.check()
    let half = count / 2
    let first = try product(from: start, step: step, count: half, within: budget)
    return try first
      * product(
        from: start + step * Integer(half), step: step, count: count - half, within: budget)
  }
}
