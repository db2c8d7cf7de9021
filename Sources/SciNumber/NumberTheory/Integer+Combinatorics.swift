// Numbers that count partitions and permutations, by recurrences on integers.

extension Integer {
  /// The largest index of Bell numbers and of Stirling numbers of the first kind.
  public static let largestTriangleRow: WideInt = 5_000
  /// The largest index of Stirling numbers of the second kind.
  public static let largestSecondStirlingRow: WideInt = 20_000
  /// The largest number whose partitions are counted.
  public static let largestPartitioned: WideInt = 100_000

  /// The Bell number B(n): how many ways there are to divide `n` things into sets.
  ///
  /// By Aitken's triangle: a row begins with the end of the row above, and each number is the sum of the one before and
  /// the one above that (OEIS A011971).
  ///
  /// - Precondition: `n` is not negative.
  public static func bell(_ n: WideInt, within budget: EvaluationBudget) throws(MathError)
    -> Integer
  {
    precondition(n >= 0, "a negative number of things")
    guard n <= largestTriangleRow else { throw .argumentLimit(largestTriangleRow) }
    var row: [Integer] = [1]
    for _ in 1..<max(1, n) {
      try budget.check()
      var next: [Integer] = [row[row.count - 1]]
      next.reserveCapacity(row.count + 1)
      for above in row { next.append(next[next.count - 1] + above) }
      row = next
    }
    return row[row.count - 1]
  }

  /// The Stirling number of the second kind S(n, k): how many ways there are to divide `n` things into `k` sets.
  ///
  /// k! S(n, k) = Σ (−1)^(k−j) C(k, j) jⁿ over j from 0 to k (DLMF 26.8.6). The terms have at most k + n log₂ k bits.
  ///
  /// - Precondition: `n` and `k` are not negative.
  public static func stirlingSecond(
    _ n: Integer, _ k: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Integer {
    precondition(n.signum >= 0 && k.signum >= 0, "a negative number of things")
    if k > n { return 0 }
    if k == n || k.isOne { return 1 }
    if k.isZero { return 0 }
    guard let n = n.asInt, let k = k.asInt, n <= largestSecondStirlingRow else {
      throw .argumentLimit(largestSecondStirlingRow)
    }
    var (sum, binomial) = (Integer(0), Integer(1))
    for j in 0..<k {
      try budget.check()
      // C(k, j) (k − j)ⁿ
      let power = try required(Integer(k - j).power(WideUInt(n), limit: budget.exactBits), budget)
      let term = binomial * power
      sum = j.isMultiple(of: 2) ? sum + term : sum - term
      binomial = (binomial * Integer(k - j)).exactQuotient(dividingBy: Integer(j + 1))
    }
    return try sum.exactQuotient(
      dividingBy: required(factorial(k, limit: budget.exactBits), budget))
  }

  /// The signed Stirling number of the first kind s(n, k): the coefficient of xᵏ in x(x − 1)…(x − n + 1).
  ///
  /// s(n, k) = s(n − 1, k − 1) − (n − 1) s(n − 1, k) (DLMF 26.8.18). Its magnitude counts the permutations with k cycles.
  ///
  /// - Precondition: `n` and `k` are not negative.
  public static func stirlingFirst(
    _ n: Integer, _ k: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Integer {
    precondition(n.signum >= 0 && k.signum >= 0, "a negative number of things")
    if k > n { return 0 }
    if k == n { return 1 }
    if k.isZero { return 0 }
    guard let n = n.asInt, let k = k.asInt, n <= largestTriangleRow else {
      throw .argumentLimit(largestTriangleRow)
    }
    // Entry j is s(m, m − n + k + j): the numbers that s(n, k) depends on, a diagonal for each entry from s(m, m) = 1 down.
    // Diagonal d holds s(m, m − d); s(m, m − d) = s(m − 1, m − 1 − d) − (m − 1) s(m − 1, m − d).
    var above = [Integer](repeating: 1, count: Int(k) + 1)
    for distance in 1...(n - k) {
      try budget.check()
      // s(m, m − distance) for m from `distance`, where it is 0 (but s(0, 0)), to `distance` + k.
      var diagonal: [Integer] = [0]
      diagonal.reserveCapacity(Int(k) + 1)
      for column in 1...k {
        let m = distance + column
        // s(m − 1, m − distance) is on the diagonal above, in column m − distance.
        diagonal.append(
          diagonal[Int(column) - 1] - Integer(m - 1) * above[Int(column)])
      }
      above = diagonal
    }
    return above[Int(k)]
  }

  /// How many ways there are to write `n` as a sum of positive integers in any order.
  ///
  /// Euler's recurrence over the pentagonal numbers j(3j ± 1)/2 (DLMF 26.9.8, 27.14.6).
  ///
  /// - Precondition: `n` is not negative.
  public static func partitions(
    _ n: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Integer {
    precondition(n >= 0, "a negative number")
    guard n <= largestPartitioned else { throw .argumentLimit(largestPartitioned) }
    var counts: [Integer] = [1]
    counts.reserveCapacity(Int(n) + 1)
    for m in 1..<(n + 1) {
      if m.isMultiple(of: 64) { try budget.check() }
      var (sum, j) = (Integer(0), WideInt(1))
      while j * (3 * j - 1) / 2 <= m {
        var term = counts[Int(m - j * (3 * j - 1) / 2)]
        if j * (3 * j + 1) / 2 <= m { term = term + counts[Int(m - j * (3 * j + 1) / 2)] }
        sum = j.isMultiple(of: 2) ? sum - term : sum + term
        j += 1
      }
      counts.append(sum)
    }
    return counts[Int(n)]
  }

  private static func required(
    _ value: Integer?, _ budget: EvaluationBudget
  ) throws(MathError) -> Integer {
    guard let value else { throw .exactLimit(bits: budget.exactBits) }
    return value
  }
}
