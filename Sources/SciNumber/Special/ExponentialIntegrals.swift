// The exponential, sine and cosine integrals (NIST Digital Library of Mathematical Functions, chapter 6).

extension SpecialWork {
  /// Σ xᵏ/(k·k!) for k ≥ 1.
  private func exponentialSeries(_ x: WorkingBall) throws(MathError) -> WorkingBall {
    try check(terms: 2 * integer(x.magnitude))
    // t_(k+1)/t_k = x(k + 1)/(k + 2)² with t_0 = x.
    return try sum(from: x) { term, k in
      term * x * (k + 1) / ((k + 2) * (k + 2))
    } ratio: { k in
      x.magnitude / Magnitude(UInt64(k + 2))
    }
  }

  /// E₁(x) for x > 0, the tail of the integral of e^(−t)/t.
  ///
  /// The slope is −e^(−x)/x.
  func exponentialIntegralE1(_ x: Ball) throws(MathError) -> Ball {
    guard x.signum == 1, !x.mignitude.isZero else { return .everything }
    let least = WorkingBall(Ball(exact: x.lower(precision: 64)), bits: 64)
    let slope = ((-least).exp / least).magnitude
    return try x.image(slope: slope) { x throws(MathError) in
      try refined { bits throws(MathError) in
        WorkingBall(try exponentialIntegral(WorkingBall(x, bits: bits)), bits: bits)
      }
    }
  }

  /// E₁(x) for x > 0 with about so many bits as `x` is worked with.
  ///
  /// Where x ≥ bits, e^(−x)/x · Σ (−1)ᵏ k!/xᵏ, whose error is less than the first term left out (DLMF 6.12.1), which is near e^(−x) at
  /// k = x. Elsewhere −γ − ln x − Σ (−x)ᵏ/(k·k!) (DLMF 6.6.2), with 3x bits more, since its terms reach eˣ and its value is e^(−x)/x.
  func exponentialIntegral(_ x: WorkingBall) throws(MathError) -> Ball {
    let bits = x.bits
    if x.mignitude >= Magnitude(UInt64(bits)) {
      let reciprocal = 1 / x
      var (term, sum) = (WorkingBall(1, bits: bits), WorkingBall(0, bits: bits))
      var k: WideInt = 0
      while term.magnitude > .powerOfTwo(-bits), k < bits {
        try checkTime(step: k, bits: bits)
        sum = sum + term
        k += 1
        term = -(term * reciprocal * k)
      }
      return ((-x).exp * reciprocal * sum.widened(by: term.magnitude)).ball
    }
    let working = x.with(bits: bits + 3 * integer(x.magnitude, limit: 1 << 30) + 16)
    try budget.check(precision: working.bits)
    let value =
      try -(WorkingBall.eulerGamma(bits: working.bits) + working.log + exponentialSeries(-working))
    return value.ball
  }

  /// Ei(x) for x > 0, the principal value of the integral of eᵗ/t up to x.
  ///
  /// The slope is eˣ/x. Below 2·bits + 64 by γ + ln x + Σ xᵏ/(k·k!) (DLMF 6.6.1). From there on by parts from t₀ = 2(n + 1) ≤ x/2:
  ///
  ///     Ei x = eˣ/x · Σ k!/xᵏ + n! ∫ eᵗ/t^(n+1) dt + (Ei t₀ − e^(t₀)/t₀ · Σ k!/t₀ᵏ)   for k < n, with the integral from t₀ to x.
  ///
  /// The logarithm of eᵗ/t^(n+1) rises there at a rate of at least ½, so that the integral is less than 2eˣ/x^(n+1). In the bracket both are
  /// between 0 and e^(t₀), since Ei t ≤ eᵗ for t ≥ 1 and k!/t₀ᵏ ≤ 2^(−k). So the error is at most eˣ/x · (2n!/xⁿ + x e^(t₀ − x)), and
  /// x e^(−x/2) falls from x = 2 on; e^(−1/2) < 2^(−7/10).
  func exponentialIntegralEi(_ x: Ball) throws(MathError) -> Ball {
    guard x.signum == 1, !x.mignitude.isZero else { return .everything }
    let ends = [x.lower(precision: 64), x.upper(precision: 64)]
      .map { WorkingBall(Ball(exact: $0), bits: 64) }
    // eˣ/x falls before 1 and rises after it, so that it is largest at an end.
    let slope = ends.map { ($0.exp / $0).magnitude }.max() ?? .infinity
    return try x.image(slope: x.isExact ? .zero : slope) { x throws(MathError) in
      try refined { bits throws(MathError) in
        let x = WorkingBall(x, bits: bits)
        guard x.mignitude >= Magnitude(UInt64(2 * bits + 64)) else {
          return try WorkingBall.eulerGamma(bits: bits) + x.log + exponentialSeries(x)
        }
        let reciprocal = 1 / x
        var (term, sum, n) = (WorkingBall(1, bits: bits), WorkingBall(0, bits: bits), 0 as WideInt)
        // 2(n + 1) ≤ bits ≤ x/2.
        while term.magnitude > .powerOfTwo(-bits), 2 * (n + 2) <= bits {
          try checkTime(step: n, bits: bits)
          sum = sum + term
          n += 1
          term = term * reciprocal * n
        }
        let bounded = 2 * bits
        let rest = Magnitude(UInt64(bounded)).scaled(byTwoToThe: -bounded * 7 / 10)
        return x.exp * reciprocal
          * sum.widened(by: term.magnitude.scaled(byTwoToThe: 1) + rest)
      }
    }
  }
}

// MARK: - Sine and cosine integrals

extension SpecialWork {
  /// f(x) = ∫ sin t/(t + x) dt and g(x) = ∫ cos t/(t + x) dt from 0 on, for x ≥ bits.
  ///
  /// f = 1/x · Σ (−1)ᵏ (2k)!/x^(2k) and g = 1/x² · Σ (−1)ᵏ (2k + 1)!/x^(2k), where the errors are less than the first terms left out (DLMF
  /// 6.12.3, 6.12.4 and 6.12(ii)).
  private func auxiliary(
    _ x: WorkingBall
  ) throws(MathError) -> (f: WorkingBall, g: WorkingBall) {
    let bits = x.bits
    let reciprocal = 1 / x
    // (−1)^⌊k/2⌋ k!/xᵏ, in turn for f and g.
    var term = WorkingBall(1, bits: bits)
    var sums = [WorkingBall(0, bits: bits), WorkingBall(0, bits: bits)]
    var k: WideInt = 0
    while term.magnitude > .powerOfTwo(-bits - 8), k < bits {
      try checkTime(step: k, bits: bits)
      sums[Int(k % 2)] = sums[Int(k % 2)] + (k / 2 % 2 == 0 ? term : -term)
      k += 1
      term = term * reciprocal * k
    }
    let following = (term * reciprocal * (k + 1)).magnitude
    let error = max(term.magnitude, following)
    return (sums[0].widened(by: error) * reciprocal, sums[1].widened(by: error) * reciprocal)
  }

  /// Si(x) for x > 0, the integral of sin t/t from 0 to x.
  ///
  /// The slope is sin x/x. From x = bits on π/2 − f cos x − g sin x (DLMF 6.2.19), and below Σ (−1)ᵏ x^(2k+1)/((2k + 1)(2k + 1)!) (DLMF
  /// 6.6.5). For x > 2^(bits + 8) the distance from π/2, which is less than f + g < 2/x, is all that is said.
  func sineIntegral(_ x: Ball) throws(MathError) -> Ball {
    guard x.signum == 1, !x.mignitude.isZero else { return .everything }
    let quarterTurn = { (bits: WideInt) in WorkingBall.pi(bits: bits).scaled(byTwoToThe: -1) }
    if x.mignitude > .powerOfTwo(precision + 8) {
      return quarterTurn(precision + 8).widened(by: Magnitude(2) / x.mignitude).ball
    }
    return try x.image(slope: .one / max(.one, x.mignitude)) { x throws(MathError) in
      let bits = precision + 32
      if x.mignitude >= Magnitude(UInt64(bits)) {
        let x = WorkingBall(x, bits: bits)
        let (f, g) = try auxiliary(x)
        return (quarterTurn(bits) - f * x.cos - g * x.sin).ball
      }
      return try oddSeries(WorkingBall(x, bits: bits + 2 * integer(x.magnitude)), sign: -1).ball
    }
  }

  /// Σ sᵏ x^(2k+1)/((2k + 1)(2k + 1)!) for a sign s, which is Si x or Shi x.
  private func oddSeries(_ x: WorkingBall, sign: WideInt) throws(MathError) -> WorkingBall {
    let square = x.squared * sign
    return try sum(from: x) { term, k in
      let odd = 2 * k + 1
      return term * square * odd / ((odd + 1) * (odd + 2)) / (odd + 2)
    } ratio: { k in
      square.magnitude / Magnitude(UInt64((2 * k + 2) * (2 * k + 3)))
    }
  }

  /// Σ sᵏ x^(2k)/(2k(2k)!) for k ≥ 1 and a sign s, which is Ci x − γ − ln x or Chi x − γ − ln x.
  private func evenSeries(_ x: WorkingBall, sign: WideInt) throws(MathError) -> WorkingBall {
    let square = x.squared * sign
    return try sum(from: square / 4) { term, k in
      let even = 2 * k + 2
      return term * square * even / ((even + 1) * (even + 2)) / (even + 2)
    } ratio: { k in
      square.magnitude / Magnitude(UInt64((2 * k + 3) * (2 * k + 4)))
    }
  }

  /// Ci(x) for x > 0: γ + ln x + the integral of (cos t − 1)/t from 0 to x.
  ///
  /// The slope is cos x/x. From x = bits on f sin x − g cos x (DLMF 6.2.20), and below γ + ln x + Σ (−1)ᵏ x^(2k)/(2k(2k)!) (DLMF 6.6.6).
  func cosineIntegral(_ x: Ball) throws(MathError) -> Ball {
    guard x.signum == 1, !x.mignitude.isZero else { return .everything }
    return try x.image(slope: .one / x.mignitude) { x throws(MathError) in
      try refined { bits throws(MathError) in
        if x.mignitude >= Magnitude(UInt64(bits)) {
          let x = WorkingBall(x, bits: bits)
          let (f, g) = try auxiliary(x)
          return f * x.sin - g * x.cos
        }
        let x = WorkingBall(x, bits: bits + 2 * integer(x.magnitude))
        return try WorkingBall.eulerGamma(bits: x.bits) + x.log + evenSeries(x, sign: -1)
      }
    }
  }

  /// Shi(x) or Chi(x) for x > 0, the integral of sinh t/t from 0 to x, and γ + ln x + that of (cosh t − 1)/t.
  ///
  /// By their series, whose terms are positive (DLMF 6.6(ii) at imaginary arguments), and from x = bits on as (Ei x ± E₁(x))/2.
  func hyperbolicIntegral(_ x: Ball, isSine: Bool) throws(MathError) -> Ball {
    guard x.signum == 1, !x.mignitude.isZero else { return .everything }
    let bits = precision + 32
    if x.mignitude >= Magnitude(UInt64(bits)) {
      let (rising, falling) = try (exponentialIntegralEi(x), exponentialIntegralE1(x))
      let value =
        isSine
        ? rising.adding(falling, precision: bits) : rising.subtracting(falling, precision: bits)
      return value.scaled(byTwoToThe: -1)
    }
    let x = WorkingBall(x, bits: bits)
    if isSine { return try oddSeries(x, sign: 1).ball }
    return try (WorkingBall.eulerGamma(bits: bits) + x.log + evenSeries(x, sign: 1)).ball
  }
}
