// The error function and its complement in the right half-plane.

extension SpecialWork {
  /// erf z = (2/√π) z e^(−z²) Σ (2z²)ⁿ/(1·3·5⋯(2n + 1)) (DLMF 7.6.2).
  ///
  /// The ratio of a term to the one before is 2z²/(2n + 3), which falls.
  func erf(_ z: ComplexBall) throws(MathError) -> ComplexBall {
    let bits = z.bits
    let square = z.squared.scaled(byTwoToThe: 1)
    let size = square.magnitude
    let sum = try sum(
      from: ComplexBall(1, bits: bits),
      next: { term, n in term * square / (2 * n + 3) },
      ratio: { n in size / Magnitude(UInt64(2 * n + 3)) })
    let root = WorkingBall.pi(bits: bits).squareRoot
    return (z * (-z.squared).exp * sum).scaled(byTwoToThe: 1) * (1 / root)
  }

  /// erfc z for Re z ≥ 0.
  ///
  /// √π z e^(z²) erfc z = Σ (−1)ᵐ 1·3⋯(2m − 1)/(2z²)ᵐ, cut before the n-th term (DLMF 7.12.1). By DLMF 7.7.1 the left-hand side is (2/√π) ∫ e^(−t²)/(1 + u) dt over t ≥ 0 with
  /// u = (t/z)², and 1/(1 + u) is Σ (−u)ᵐ + (−u)ⁿ/(1 + u). Let arg z ≥ 0; for arg z ≤ π/4, |1 + u| ≥ 1, and the error is no larger than the first term left out. Elsewhere, the path is turned
  /// upwards by φ/2 with 0 < φ < π/2; no pole t = −iz, which lies below, is met. Then arg u = φ − 2 arg z lies between φ − π and φ − π/2, so that |1 + u| ≥ sin φ,
  /// and the integral of |e^(−t²)|t²ⁿ is that on the real axis over (cos φ)^(n + ½). With sin² φ = 1/N and N = 2n + 1 ≥ 2, that is (1 − 1/N)^(−N/4), which falls with N
  /// and is at most 2^(¼·2)= √2 at N = 2. So the error is at most √(2N) times the first term left out; by √(2N) ≤ N + 1, N + 1 times.
  func erfc(_ z: ComplexBall) throws(MathError) -> ComplexBall {
    let bits = z.bits
    guard let part = z.real.ball.lowerSign, part >= 0 else { return .everything(bits: bits) }
    let square = z.squared
    // The smallest term is near e^(−|z|²), and ln 2 < 3/4.
    let size = z.squaredMagnitude.mignitude
    guard size > Magnitude(UInt64(3 * bits / 4 + 8)) else {
      return try ComplexBall(1, bits: bits) - erf(z)
    }
    let ratio = square.scaled(byTwoToThe: 1).reciprocal
    var (term, sum, n) = (ComplexBall(1, bits: bits), ComplexBall(0, bits: bits), 0 as WideInt)
    while term.magnitude * Magnitude(UInt64(2 * n + 2)) > .powerOfTwo(-bits), n < bits {
      try checkTime(step: n, bits: bits)
      sum = sum + term
      term = -(term * ratio * (2 * n + 1))
      n += 1
    }
    let error = term.magnitude * Magnitude(UInt64(2 * n + 2))
    let root = WorkingBall.pi(bits: bits).squareRoot
    return (-square).exp * sum.widened(by: error) / (z * root)
  }
}

extension Ball {
  /// 0 where no point is below 0, else the sign.
  fileprivate var lowerSign: WideInt? {
    isExact ? midpoint.signum : signum
  }
}
