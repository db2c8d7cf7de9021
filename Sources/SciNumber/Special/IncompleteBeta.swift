// The incomplete beta function (NIST Digital Library of Mathematical Functions, section 8.17).

extension SpecialWork {
  /// I_x(a, b) for a, b > 0 and 0 < x < 1; the closer x is to 1, the longer it takes.
  ///
  /// I_x(a, b) = x^a (1 − x)^b/(a B(a, b)) · Σ (a + b)⋯(a + b + k − 1)/((a + 1)⋯(a + k)) · xᵏ (DLMF 8.17.8 and 15.2.1). All terms are positive.
  /// Their ratios x(a + b + k)/(a + 1 + k) fall to x for b > 1, and rise to x otherwise.
  func regularisedBeta(_ x: Ball, _ a: Ball, _ b: Ball) throws(MathError) -> Ball {
    guard x.signum == 1, a.signum == 1, b.signum == 1, !x.mignitude.isZero, !a.mignitude.isZero,
      !b.mignitude.isZero
    else { return .everything }
    let growth = max(0, a.magnitude.exponent) + max(0, b.magnitude.exponent)
    let smallness = (x.midpoint.exponent ?? 0).magnitude
    let extra = growth + WideInt(64 - smallness.leadingZeroBitCount) + 8
    guard extra < 1 << 16 else { return .everything }
    return try refined(guardBits: 32 + extra) { bits throws(MathError) in
      let (x, a, b) = (
        WorkingBall(x, bits: bits), WorkingBall(a, bits: bits), WorkingBall(b, bits: bits)
      )
      let rest = 1 - x
      guard rest.ball.signum == 1, !rest.mignitude.isZero else {
        return WorkingBall(.everything, bits: bits)
      }
      // The terms grow while (a + b + k)x > a + 1 + k.
      let growing = ((a + b) * x - a - 1) / rest
      let most = growing.ball.upper(precision: 64)
      if most.signum > 0 { try check(terms: integer(Magnitude(atLeast: most))) }
      let isFalling = (b - 1).ball.signum == 1
      let sum = try sum(from: WorkingBall(1, bits: bits)) { term, k in
        term * (a + b + k) / (a + (k + 1)) * x
      } ratio: { k in
        isFalling
          ? ((a + b + k) / (a + (k + 1)) * x).magnitude
          : max(x.magnitude, ((a + b + k) / (a + (k + 1)) * x).magnitude)
      }
      let logarithm =
        try a * x.log + b * rest.log + logGamma(a + b) - logGamma(a + 1) - logGamma(b)
      return logarithm.exp * sum
    }
  }
}
