/// Stirling's series and the Euler–Maclaurin formula need Bernoulli numbers and a number of terms; both are found here.
struct BernoulliNumbers {
  /// The tangent numbers 1, 2, 16, 272 and so on.
  private let tangents: [Integer]

  /// Makes the numbers B₂, B₄, … up to B₂ₙ for the count n.
  ///
  /// By sums of positive integers only: R. P. Brent and D. Harvey, "Fast computation of Bernoulli, tangent and secant numbers" (2013), algorithm 2.
  init(count: WideInt, within budget: EvaluationBudget) throws(MathError) {
    guard count > 0 else {
      tangents = []
      return
    }
    // A tangent number Tₖ is below (2k)!, so that all have no more than n² log₂ 2n bits.
    let bits = WideInt(WideInt.bitWidth - count.leadingZeroBitCount) + 1
    try budget.check(memory: count.saturatingProduct(count.saturatingProduct(bits)) / 8)
    var numbers: [Integer] = [1]
    for k in 1..<max(count, 2) where k < count {
      try budget.check(Real(numbers[Int(k - 1)]), at: Int(k))
      numbers.append(numbers[Int(k - 1)] * Integer(k))
    }
    for k in 1..<max(count, 2) where k < count {
      try budget.check()
      for j in k..<count {
        let index = Int(j)
        if index % 64 == 63 { try budget.check() }
        numbers[index] =
          Integer(j - k) * numbers[index - 1] + Integer(j - k + 2) * numbers[index]
      }
    }
    tangents = numbers
  }

  var count: WideInt { WideInt(tangents.count) }

  /// B₂ₖ = (−1)^(k−1) · 2k · Tₖ / (4ᵏ(4ᵏ − 1)), for 1 ≤ k ≤ `count`.
  func number(_ k: WideInt, bits: WideInt) -> WorkingBall {
    let tangent = WorkingBall(tangents[Int(k - 1)], bits: bits)
    let divisor = WorkingBall(1, bits: bits).scaled(byTwoToThe: 2 * k) - 1
    let magnitude = (tangent * (2 * k) / divisor).scaled(byTwoToThe: -2 * k)
    return k % 2 == 1 ? magnitude : -magnitude
  }

  /// B₂ₖ, exactly, if it has no more bits than `limit`.
  func exact(_ k: WideInt) -> Rational {
    let power = Integer(1).shiftedLeft(by: 2 * k)
    let value = Rational(tangents[Int(k - 1)] * Integer(2 * k), power * (power - 1))
    return k % 2 == 1 ? value : value.negated()
  }
}

extension WorkingBall {
  /// A bound of 1/(2πz) for a z that is no less than this ball's points; 2π > 157/25.
  var reciprocalOfTurns: Magnitude { Magnitude(25) / Magnitude(157) / mignitude }
}

// MARK: - Logarithm of gamma, digamma

extension SpecialWork {
  /// How far x must be moved up so that Stirling's series gives so many bits.
  ///
  /// The terms fall until their index is about πz, where they are near e^(−2πz); with z ≥ bits/4 + 8 about bits/8 of them are enough.
  func shift(_ x: WorkingBall, bits: WideInt) -> WideInt {
    let target = bits / 4 + 8
    guard x.magnitude < Magnitude(UInt64(target)) else { return 0 }
    return target - (x.ball.midpoint.nearestInteger ?? 0)
  }

  /// ln Γ(x) for x > 0.
  ///
  /// ln Γ(z) = (z − ½) ln z − z + ½ ln 2π + Σ B₂ₖ/(2k(2k − 1)z^(2k−1)), where the error is less than the first term left out (DLMF 5.11.1
  /// and 5.11(ii)), at z = x + N, less ln (x(x + 1)⋯(x + N − 1)). And |B₂ₙ| = 2ζ(2n)(2n)!/(2π)^(2n) < 4(2n)!/(2π)^(2n).
  func logGamma(_ x: WorkingBall) throws(MathError) -> WorkingBall {
    guard x.ball.signum == 1 else { return WorkingBall(.everything, bits: x.bits) }
    let bits = x.bits
    let count = shift(x, bits: bits)
    let z = x + count
    guard !z.mignitude.isZero, !z.isUnbounded else { return WorkingBall(.everything, bits: bits) }
    // bound = 4(2n − 2)! z/(2πz)^(2n), from n = 1 on.
    let q = z.reciprocalOfTurns
    var (bound, n) = (Magnitude(4) * q * q * z.magnitude, 1 as WideInt)
    while bound > .powerOfTwo(-bits), n < bits {
      bound = bound * Magnitude(UInt64(2 * n * (2 * n - 1))) * q * q
      n += 1
    }
    let numbers = try BernoulliNumbers(count: n - 1, within: budget)
    let reciprocal = 1 / z
    let square = reciprocal.squared
    var (power, sum) = (reciprocal, WorkingBall(0, bits: bits))
    for k in 1..<max(n, 2) where k < n {
      try checkTime(step: k, bits: bits)
      sum = sum + numbers.number(k, bits: bits) * power / (2 * k * (2 * k - 1))
      power = power * square
    }
    let half = WorkingBall(1, bits: bits).scaled(byTwoToThe: -1)
    let turn = WorkingBall.pi(bits: bits).scaled(byTwoToThe: 1)
    let main = (z - half) * z.log - z + turn.log.scaled(byTwoToThe: -1) + sum
    let shifted = main.widened(by: bound)
    return count > 0 ? try shifted - rising(x, count).log : shifted
  }

  /// x(x + 1)⋯(x + n − 1).
  func rising<Factor: WorkingSet>(
    _ x: Factor, _ count: WideInt
  ) throws(MathError) -> Factor {
    try check(terms: count)
    var product = Factor(1, bits: x.bits)
    for k in 0..<count {
      try checkTime(step: k, bits: x.bits)
      product = product * (x + k)
    }
    return product
  }

  /// ψ(x) for x > 0.
  ///
  /// ψ(z) = ln z − 1/(2z) − Σ B₂ₖ/(2k z^(2k)), where the error is less than the first term left out (DLMF 5.11.2 and 5.11(ii)), at z = x + N,
  /// less 1/x + 1/(x + 1) + … + 1/(x + N − 1).
  func digamma(_ x: WorkingBall) throws(MathError) -> WorkingBall {
    guard x.ball.signum == 1 else { return WorkingBall(.everything, bits: x.bits) }
    let bits = x.bits
    let count = shift(x, bits: bits)
    let z = x + count
    guard !z.mignitude.isZero, !z.isUnbounded else { return WorkingBall(.everything, bits: bits) }
    // bound = 4(2n − 1)!/(2πz)^(2n), from n = 1 on.
    let q = z.reciprocalOfTurns
    var (bound, n) = (Magnitude(4) * q * q, 1 as WideInt)
    while bound > .powerOfTwo(-bits), n < bits {
      bound = bound * Magnitude(UInt64(2 * n * (2 * n + 1))) * q * q
      n += 1
    }
    let numbers = try BernoulliNumbers(count: n - 1, within: budget)
    let square = (1 / z).squared
    var (power, sum) = (square, (1 / z).scaled(byTwoToThe: -1))
    for k in 1..<max(n, 2) where k < n {
      try checkTime(step: k, bits: bits)
      sum = sum + numbers.number(k, bits: bits) * power / (2 * k)
      power = power * square
    }
    for k in 0..<count {
      try checkTime(step: k, bits: bits)
      sum = sum + 1 / (x + k)
    }
    return (z.log - sum).widened(by: bound)
  }
}

// MARK: - Zeta

extension SpecialWork {
  /// The zeta function of Hurwitz, ζ(s, a) = Σ (a + k)^(−s), continued to 0 < s ≠ 1.
  ///
  /// By the Euler–Maclaurin formula: Σ (a + k)^(−s) for k < N, and with z = a + N
  ///
  ///     z^(1−s)/(s − 1) + z^(−s)/2 + Σ B₂ₖ/(2k)! · s(s + 1)⋯(s + 2k − 2) · z^(1−s−2k)   for k = 1, …, M,
  ///
  /// with an error of at most 4|s(s + 1)⋯(s + 2M − 1)|/(2π)^(2M) · z^(1−s−2M)/(s + 2M − 1) (F. Johansson, "Rigorous high-precision
  /// computation of the Hurwitz zeta function and its derivatives", 2014, theorem 1, for real numbers).
  ///
  /// Where s is an `integer`, a may be negative, but is no integer below 1.
  func hurwitzZeta(
    _ s: WorkingBall, integer: WideInt?, _ a: WorkingBall
  ) throws(MathError) -> WorkingBall {
    let bits = s.bits
    let everything = WorkingBall(.everything, bits: bits)
    guard s.ball.signum == 1, !s.mignitude.isZero, !a.isUnbounded, s.magnitude < .powerOfTwo(40)
    else { return everything }
    func power(_ base: WorkingBall) -> WorkingBall {
      if let integer { return base.power(-integer) }
      return (-(s * base.log)).exp
    }
    let most = self.integer(s.magnitude, limit: 1 << 40)
    let count = max(0, bits / 4 + 8 + most - (a.ball.midpoint.nearestInteger ?? .max / 2))
    try check(terms: count)
    var sum = WorkingBall(0, bits: bits)
    for k in 0..<count {
      try checkTime(step: k, bits: bits)
      sum = sum + power(a + k)
    }
    let z = a + count
    guard z.ball.signum == 1, !z.mignitude.isZero else { return everything }
    // bound = 4 s(s + 1)⋯(s + 2M − 2) q^(2M), which is to be multiplied by z^(1−s), from M = 1 on.
    let q = z.reciprocalOfTurns
    var (bound, steps) = (Magnitude(4) * s.magnitude * q * q, 1 as WideInt)
    let enough = Magnitude.powerOfTwo(-bits) / (s.magnitude + .one)
    while bound > enough, steps < bits {
      bound =
        bound * (s.magnitude + Magnitude(UInt64(2 * steps - 1)))
        * (s.magnitude + Magnitude(UInt64(2 * steps))) * q * q
      steps += 1
    }
    let numbers = try BernoulliNumbers(count: steps, within: budget)
    let reciprocal = 1 / z
    let square = reciprocal.squared
    // s(s + 1)⋯(s + 2k − 2)/(2k)! · z^(1−2k), so that all is multiplied by z^(−s).
    var factor = s.scaled(byTwoToThe: -1) * reciprocal
    var tail = z / (s - 1) + WorkingBall(1, bits: bits).scaled(byTwoToThe: -1)
    for k in 1...steps {
      try checkTime(step: k, bits: bits)
      tail = tail + numbers.number(k, bits: bits) * factor
      factor =
        factor * (s + (2 * k - 1)) * (s + 2 * k) * square / ((2 * k + 1) * (2 * k + 2))
    }
    return sum + power(z) * tail.widened(by: bound * z.magnitude)
  }

  /// ζ(s) − 1 = 2^(−s) + 3^(−s) + … for s ≥ 64, relatively as precise as it is small.
  ///
  /// What is left out behind K is at most the integral of t^(−s) from K on, K^(1−s)/(s − 1) < K^(1−s). With K = 64 that is 2^(6 − 5s) of the first
  /// term. Where this is not enough, because more bits are wanted than s has, 1 is taken from ζ(s).
  func zetaTail(_ s: Ball) throws(MathError) -> Ball {
    guard s.mignitude >= Magnitude(64), !s.isUnbounded else { return .everything }
    let size = max(0, s.magnitude.exponent)
    let last: WideInt = 64
    return try refined(guardBits: 32 + size) { bits throws(MathError) in
      let s = WorkingBall(s, bits: bits)
      let enough = s.mignitude * Magnitude(4) >= Magnitude(UInt64(bits))
      if !enough {
        let more = bits + integer(s.magnitude, limit: 1 << 20)
        return try zeta(s.with(bits: more)) - 1
      }
      func power(_ k: WideInt) -> WorkingBall { (-(s * WorkingBall(k, bits: bits).log)).exp }
      var sum = WorkingBall(0, bits: bits)
      for k in 2...last {
        try checkTime(step: k, bits: bits)
        sum = sum + power(k)
      }
      return sum.widened(by: (power(last) * last).magnitude)
    }
  }

  /// ψ⁽ⁿ⁾(x) = (−1)^(n+1) n! ζ(n + 1, x) for n ≥ 1 (DLMF 25.11.12), where x is no integer below 1.
  func polygamma(_ order: WideInt, _ x: WorkingBall) throws(MathError) -> WorkingBall {
    let zeta = try hurwitzZeta(
      WorkingBall(order + 1, bits: x.bits), integer: order + 1, x)
    let value = WorkingBall(order + 1, bits: x.bits).gamma * zeta
    return order % 2 == 1 ? value : -value
  }

  /// ζ(s) for 0 < s ≠ 1.
  ///
  /// From s = bits on by a few terms: Σ k^(−s) for k ≥ K is less than K^(−s) + ∫ t^(−s) dt from K on = K^(−s)(1 + K/(s − 1)).
  func zeta(_ s: WorkingBall) throws(MathError) -> WorkingBall {
    let one = WorkingBall(1, bits: s.bits)
    guard s.mignitude >= Magnitude(UInt64(s.bits)) else {
      return try hurwitzZeta(s, integer: nil, one)
    }
    // 2^(−s) < 2^(−bits), and 3^(−s) is less than that.
    let next = (-(s * WorkingBall(2, bits: s.bits).log)).exp
    return one.widened(by: next.magnitude * Magnitude(3))
  }
}
