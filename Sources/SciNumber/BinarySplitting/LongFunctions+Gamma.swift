// The gamma function at rational numbers.

extension LongFunctions {
  /// Γ(x) for 0 < x: with x = a + n and 0 < a ≤ 1 it is a(a + 1)⋯(a + n − 1)Γ(a) (DLMF 5.5.1).
  func gamma(_ x: BinaryFraction) throws(MathError) -> WorkingBall? {
    let (p, q) = x.integers
    guard p.signum > 0, let whole = (p - 1).floorQuotient(dividingBy: q).asInt,
      whole <= Self.mostFactors, let q = q.asInt, q < 1 << 20,
      let remainder = (p - Integer(whole * q)).asInt
    else { return nil }
    let working = with(bits: bits + 32)
    let value = try working.gammaOfPart(UInt64(remainder), UInt64(q))
    guard whole > 0 else { return value }
    let product = try working.product(remainder, q, 0, whole)
    return value * WorkingBall(product, timesTwoToThe: 0, bits: working.bits)
      / working.power(q, whole)
  }

  /// So far an argument is moved; a factor takes as long as a term of a series.
  private static let mostFactors: WideInt = 1 << 18

  /// Γ(p/q) for 0 < p ≤ q.
  private func gammaOfPart(_ p: UInt64, _ q: UInt64) throws(MathError) -> WorkingBall {
    switch (p, q) {
    case (1, 1): WorkingBall(1, bits: bits)
    case (1, 2): try pi().squareRoot
    case (1, 3): try gammaOfThird()
    // Γ(x)Γ(1 − x) = π/sin πx (DLMF 5.5.3).
    case (2, 3): try (pi() * 2) / (gammaOfThird() * root(2, of: 3))
    case (1, 4): try gammaOfQuarter()
    case (3, 4): try pi() * root(2, of: 2) / gammaOfQuarter()
    case (1, 6): try gammaOfSixth()
    case (5, 6): try (pi() * 2) / gammaOfSixth()
    default: try gammaBySeries(p, q)
    }
  }

  private func pi() throws(MathError) -> WorkingBall {
    try ChudnovskySeries.pi(bits: bits, within: budget)
  }

  private func root(_ degree: WideInt, of number: WideInt) -> WorkingBall {
    WorkingBall(number, bits: bits).root(degree)
  }

  private func agm(_ x: WorkingBall) throws(MathError) -> WorkingBall {
    try SpecialWork(precision: bits, budget: budget).agm(WorkingBall(1, bits: bits), x)
  }
}

// MARK: - Closed forms

// J. M. Borwein and I. J. Zucker, "Fast evaluation of the gamma function for small rational fractions using complete
// elliptic integrals of the first kind", 1992, with K(k) = π/(2 agm(1, √(1 − k²))).

extension LongFunctions {
  /// Γ(1/4)² = (2π)^(3/2)/agm(1, √2).
  private func gammaOfQuarter() throws(MathError) -> WorkingBall {
    let turn = try pi().scaled(byTwoToThe: 1)
    return try (turn * turn.squareRoot / agm(root(2, of: 2))).squareRoot
  }

  /// Γ(1/3)³ = 2^(4/3) 3^(−1/4) π²/agm(1, (√6 + √2)/4), by K(sin π/12) = 2^(−7/3) 3^(1/4) Γ(1/3)³/π.
  private func gammaOfThird() throws(MathError) -> WorkingBall {
    let cosine = (root(2, of: 6) + root(2, of: 2)).scaled(byTwoToThe: -2)
    let square = try pi().squared
    return try (root(3, of: 16) * square / (root(4, of: 3) * agm(cosine))).root(3)
  }

  /// Γ(1/6) = 2^(−1/3) √(3/π) Γ(1/3)², by the doubling formula (DLMF 5.5.5) and the reflection at 1/3.
  private func gammaOfSixth() throws(MathError) -> WorkingBall {
    let ratio = try (WorkingBall(3, bits: bits) / pi()).squareRoot
    return try ratio * gammaOfThird().squared / root(3, of: 2)
  }
}

extension WorkingBall {
  fileprivate func root(_ degree: WideInt) -> WorkingBall {
    WorkingBall(ball.root(degree, precision: bits), bits: bits)
  }
}

// MARK: - Series

extension LongFunctions {
  /// Γ(x) = γ(x, N) + Γ(x, N) for x = p/q with 0 < x ≤ 1, where Γ(x, N) = ∫ t^(x−1) e^(−t) dt from N on is at most
  /// e^(−N).
  ///
  /// N ≥ 0.7 · bits makes that less than 2^(−bits), since e^(−N) < 2^(−23N/16), as log₂ e > 23/16.
  private func gammaBySeries(_ p: UInt64, _ q: UInt64) throws(MathError) -> WorkingBall {
    let bound = bits * 7 / 10 + 16
    let (t, c) = try GammaSeries(bound: UInt64(bound), numerator: p, denominator: q)
      .sum(bits: bits, within: budget)
    try budget.check()
    let n = WorkingBall(bound, bits: bits + 64)
    // The power is large where the sum is, and its relative error is the absolute one of its logarithm.
    let logarithm = n.log * WideInt(p) / WideInt(q) - n
    try budget.check()
    let power = logarithm.exp.with(bits: bits)
    try budget.check()
    let value = power * (c + t) * WideInt(q) / (c * WideInt(p))
    return value.widened(by: .powerOfTwo(-23 * bound / 16))
  }

  /// p(p + q)(p + 2q)⋯ for the factors a ≤ k < b, by halves.
  private func product(
    _ p: WideInt, _ q: WideInt, _ a: WideInt, _ b: WideInt
  ) throws(MathError) -> Integer {
    guard b - a > 16 else {
      return (a..<b).reduce(1) { product, k in product * Integer(p + q * k) }
    }
    let middle = a + (b - a) / 2
    let (left, right) = (try product(p, q, a, middle), try product(p, q, middle, b))
    try budget.check()
    return left * right
  }

  private func power(_ base: WideInt, _ exponent: WideInt) -> WorkingBall {
    WorkingBall(base, bits: bits).power(exponent)
  }
}
