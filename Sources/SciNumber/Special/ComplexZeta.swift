// Riemann's zeta function in the right half-plane.

extension SpecialWork {
  /// ζ(s) − 1 = 2^(−s) + 3^(−s) + …, continued to Re s > 0 and s ≠ 1, relatively as precise as it is small.
  ///
  /// Where Re s is large beside the bits, by 64 terms: what is left out is at most the integral of t^(−σ) from 64 on, 64^(1−σ)/(σ − 1) ≤ 64^(1−σ) for σ = Re s ≥ 2.
  func zetaTail(_ s: ComplexBall) throws(MathError) -> ComplexBall {
    guard s.real.ball.signum == 1, !s.real.mignitude.isZero else {
      return .everything(bits: s.bits)
    }
    if s.real.mignitude >= Magnitude(UInt64(s.bits / 4 + 8)) {
      let sum = try powers(s, from: 2, through: 64)
      let last = (-(s.real * WorkingBall(64, bits: s.bits).log)).exp
      return sum.widened(by: last.magnitude * Magnitude(64))
    }
    return try zetaByEulerMaclaurin(s)
  }

  /// Σ k^(−s).
  private func powers(
    _ s: ComplexBall, from first: WideInt, through last: WideInt
  ) throws(MathError) -> ComplexBall {
    var sum = ComplexBall(0, bits: s.bits)
    for k in first...max(first, last) where k <= last {
      try checkTime(step: k, bits: s.bits)
      sum = sum + power(k, s)
    }
    return sum
  }

  /// k^(−s).
  private func power(_ k: WideInt, _ s: ComplexBall) -> ComplexBall {
    (-(s * WorkingBall(k, bits: s.bits).log)).exp
  }

  /// Σ k^(−s) for 1 < k < N, and what the Euler–Maclaurin formula adds at z = N; see ``hurwitzZeta(_:integer:_:)``.
  ///
  /// With σ = Re s, the error after M terms is at most 4|s(s + 1)⋯(s + 2M − 1)|/(2π)^(2M) · z^(1−σ−2M)/(σ + 2M − 1) (F. Johansson, "Rigorous high-precision computation of the Hurwitz
  /// zeta function and its derivatives", 2014, theorem 1). Here |s + 2M − 1|/(σ + 2M − 1) ≤ 1 + |s|, since σ > 0 and M ≥ 1.
  private func zetaByEulerMaclaurin(_ s: ComplexBall) throws(MathError) -> ComplexBall {
    let bits = s.bits
    let size = s.absolute.magnitude
    guard size < .powerOfTwo(40) else { return .everything(bits: bits) }
    let count = bits / 4 + 9 + integer(size, limit: 1 << 40)
    try check(terms: count, bits: bits)
    let z = WorkingBall(count, bits: bits)
    // bound = 4|s(s + 1)⋯(s + 2M − 2)|(1 + |s|) q^(2M), which is to be multiplied by z^(1−σ), from M = 1 on.
    let q = z.reciprocalOfTurns
    var (bound, steps) = (Magnitude(4) * size * (size + .one) * q * q, 1 as WideInt)
    let enough = Magnitude.powerOfTwo(-bits) / (size + .one)
    while bound > enough, steps < bits {
      let odd: Magnitude = size + Magnitude(UInt64(2 * steps - 1))
      let even: Magnitude = size + Magnitude(UInt64(2 * steps))
      bound = bound * odd * even * q * q
      steps += 1
    }
    let numbers = try BernoulliNumbers(count: steps, within: budget)
    let reciprocal = 1 / z
    let square = reciprocal.squared
    // s(s + 1)⋯(s + 2k − 2)/(2k)! · z^(1−2k), so that all is multiplied by z^(−s).
    var factor = s.scaled(byTwoToThe: -1) * reciprocal
    let half = WorkingBall(1, bits: bits).scaled(byTwoToThe: -1)
    var tail = (s - 1).reciprocal * z
    tail = ComplexBall(tail.real + half, tail.imaginary)
    for k in 1...steps {
      try checkTime(step: k, bits: bits)
      tail = tail + factor * numbers.number(k, bits: bits)
      let (odd, even): (WideInt, WideInt) = (2 * k + 1, 2 * k + 2)
      let rising: ComplexBall = (s + (odd - 2)) * (s + (even - 2))
      let quotient: WorkingBall = square / (odd * even)
      factor = factor * rising * quotient
    }
    let sum = try powers(s, from: 2, through: count - 1)
    return sum + power(count, s) * tail.widened(by: bound * z.magnitude)
  }
}
