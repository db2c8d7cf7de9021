// The incomplete gamma functions (NIST Digital Library of Mathematical Functions, chapter 8).

extension SpecialWork {
  /// x^a e^(−x)/Γ(a + 1) for a > 0 and x > 0.
  private func gammaDensity(_ a: WorkingBall, _ x: WorkingBall) throws(MathError) -> WorkingBall {
    // The logarithms are large where a or x is, and their error is a relative one of the result.
    let extra = max(0, a.magnitude.exponent) + max(0, x.magnitude.exponent) + 8
    guard extra < 1 << 16 else { return WorkingBall(.everything, bits: a.bits) }
    let (a, x) = (a.with(bits: a.bits + extra), x.with(bits: x.bits + extra))
    let exponent = try a * x.log - x - logGamma(a + 1)
    return exponent.exp.with(bits: a.bits - extra)
  }

  /// P(a, x) = x^a e^(−x)/Γ(a + 1) · Σ xᵏ/((a + 1)⋯(a + k)) (DLMF 8.7.1), for a > 0 and x > 0.
  private func gammaSeries(_ a: WorkingBall, _ x: WorkingBall) throws(MathError) -> WorkingBall {
    let sum = try sum(from: WorkingBall(1, bits: a.bits)) { term, k in
      term * x / (a + (k + 1))
    } ratio: { k in
      x.magnitude / (a + (k + 1)).mignitude
    }
    return try gammaDensity(a, x) * sum
  }

  /// Σ (a − 1)(a − 2)⋯(a − k)/xᵏ, which times x^(a−1) e^(−x) is Γ(a, x); `nil` where it does not get close enough.
  ///
  /// By repeated integration by parts, what is left after n terms is (a − 1)⋯(a − n)Γ(a − n, x). With b = a − n the logarithm of
  /// t^(b−1) e^(−t) falls from t = x on at a rate of at least c = min(1, 1 − (b − 1)/x), so that Γ(b, x) ≤ x^(b−1) e^(−x)/c where c > 0.
  private func gammaAsymptotic(
    _ a: WorkingBall, _ x: WorkingBall
  ) throws(MathError) -> WorkingBall? {
    let bits = a.bits
    guard x.mignitude > Magnitude(UInt64(bits / 2)) else { return nil }
    let small = Magnitude.powerOfTwo(-bits)
    let reciprocal = 1 / x
    var (term, sum, n) = (WorkingBall(1, bits: bits), WorkingBall(0, bits: bits), 0 as WideInt)
    while n < Self.maximumTerms {
      try checkTime(step: n, bits: bits)
      if term.magnitude <= small {
        let fall = 1 - (a - (n + 1)) * reciprocal
        let rate = min(.one, fall.ball.signum == 1 ? fall.mignitude : .zero)
        return rate.isZero ? nil : sum.widened(by: term.magnitude / rate)
      }
      sum = sum + term
      n += 1
      let ratio = (a - n) * reciprocal
      guard ratio.magnitude < .one else { return nil }
      term = term * ratio
    }
    throw .termLimit(terms: Self.maximumTerms, needed: 2 * Self.maximumTerms)
  }

  /// How many terms the series takes about: they fall from k = x − a on, and before that they are so many.
  private func checkSeries(_ a: WorkingBall, _ x: WorkingBall) throws(MathError) {
    let excess = (x - a).ball.upper(precision: 64)
    if excess.signum > 0 { try check(terms: integer(Magnitude(atLeast: excess))) }
  }

  /// P(a, x) and Q(a, x) = 1 − P(a, x) for a > 0 and x > 0.
  func regularisedGamma(
    _ a: Ball, _ x: Ball, isUpper: Bool
  ) throws(MathError) -> Ball {
    guard a.signum == 1, x.signum == 1, !a.mignitude.isZero, !x.mignitude.isZero else {
      return .everything
    }
    return try refined { bits throws(MathError) in
      let (a, x) = (WorkingBall(a, bits: bits), WorkingBall(x, bits: bits))
      let isRight = (x - a).ball.midpoint.signum > 0
      if isRight, let sum = try gammaAsymptotic(a, x) {
        let upper = try gammaDensity(a, x) * sum * a / x
        return isUpper ? upper : 1 - upper
      }
      try checkSeries(a, x)
      let lower = try gammaSeries(a, x)
      return isUpper ? 1 - lower : lower
    }
  }
}

// MARK: - Negative parameters

extension SpecialWork {
  /// Γ(a, x) for x > 0 and any a.
  func upperGamma(_ a: Ball, _ x: Ball) throws(MathError) -> Ball {
    guard x.signum == 1, !x.mignitude.isZero, !a.isUnbounded else { return .everything }
    return try refined { bits throws(MathError) in
      let (a, x) = (WorkingBall(a, bits: bits), WorkingBall(x, bits: bits))
      if let sum = try gammaAsymptotic(a, x) {
        return ((a - 1) * x.log - x).exp * sum
      }
      if let order = a.ball.midpoint.nearestInteger, a.ball.isExact, a.ball.midpoint.isInteger,
        order <= 0
      {
        return try upperGamma(ofInteger: -order, x)
      }
      return try gammaAnywhere(a) - lowerGamma(a, x)
    }
  }

  /// γ(a, x) = x^a e^(−x) Σ xᵏ/(a(a + 1)⋯(a + k)) (DLMF 8.7.1), for an a that is no integer below 1.
  func lowerGamma(_ a: WorkingBall, _ x: WorkingBall) throws(MathError) -> WorkingBall {
    try check(terms: integer(a.magnitude))
    try checkSeries(a, x)
    let sum = try sum(from: 1 / a) { term, k in
      term * x / (a + (k + 1))
    } ratio: { k in
      // From a + k + 1 > 0 on the ratios fall.
      let next = a + (k + 1)
      return next.ball.signum == 1 ? x.magnitude / next.mignitude : .infinity
    }
    return (a * x.log - x).exp * sum
  }

  /// γ(a, x) for an a that is no integer below 1.
  func lowerGamma(_ a: Ball, _ x: Ball) throws(MathError) -> Ball {
    guard x.signum == 1, !x.mignitude.isZero, !a.isUnbounded else { return .everything }
    return try refined { bits throws(MathError) in
      try lowerGamma(WorkingBall(a, bits: bits), WorkingBall(x, bits: bits))
    }
  }

  /// Γ(a), by Γ(a + n) = a(a + 1)⋯(a + n − 1)Γ(a) for a below 1.
  private func gammaAnywhere(_ a: WorkingBall) throws(MathError) -> WorkingBall {
    guard a.ball.midpoint < BigFloat(1) else { return try logGamma(a).exp }
    let count = 2 - (a.ball.midpoint.nearestInteger ?? 0)
    return try logGamma(a + count).exp / rising(a, count)
  }

  /// Γ(−n, x) = (−1)ⁿ/n! · (E₁(x) − e^(−x) Σ (−1)ᵏ k!/x^(k+1)) for k < n (DLMF 8.4.15).
  private func upperGamma(
    ofInteger n: WideInt, _ x: WorkingBall
  ) throws(MathError) -> WorkingBall {
    try check(terms: n)
    let bits = x.bits
    let reciprocal = 1 / x
    var (term, sum) = (reciprocal, WorkingBall(0, bits: bits))
    for k in 0..<n {
      try checkTime(step: k, bits: bits)
      sum = sum + term
      term = -(term * reciprocal * (k + 1))
    }
    let integral = WorkingBall(try exponentialIntegral(x), bits: bits)
    let factorial = WorkingBall(n + 1, bits: bits).gamma
    let value = (integral - (-x).exp * sum) / factorial
    return n % 2 == 0 ? value : -value
  }
}
