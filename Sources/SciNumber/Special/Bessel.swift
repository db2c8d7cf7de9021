// The functions of Bessel (NIST Digital Library of Mathematical Functions, chapter 10), of order ν = d/2 ≥ 0 and for x > 0. Y and K are
// computed for integer orders; those of halves are elementary.

/// Which function of Bessel.
enum BesselKind: String, Hashable, Sendable {
  case j, y, i, k
}

extension SpecialWork {
  /// The function of order d/2 at x > 0; for Y and K an even d.
  func bessel(_ kind: BesselKind, doubledOrder d: WideInt, _ x: Ball) throws(MathError) -> Ball {
    guard x.signum == 1, !x.mignitude.isZero else { return .everything }
    return try refined { bits throws(MathError) in
      let x = WorkingBall(x, bits: bits)
      if let value = try besselOfLarge(kind, d, x) { return value }
      try check(terms: integer(x.magnitude), bits: bits)
      switch kind {
      case .j: return try besselSeries(d, x, sign: -1)
      case .i: return try besselSeries(d, x, sign: 1)
      case .y: return try besselY(d / 2, x)
      case .k: return try besselK(d / 2, x)
      }
    }
  }

  /// (x/2)^ν/Γ(ν + 1).
  private func besselScale(_ d: WideInt, _ x: WorkingBall) throws(MathError) -> WorkingBall {
    let extra = WideInt(64 - d.leadingZeroBitCount) + 70
    let half = x.with(bits: x.bits + extra).scaled(byTwoToThe: -1)
    let order = WorkingBall(d, bits: half.bits).scaled(byTwoToThe: -1)
    if d > 2000 {
      return try (order * half.log - logGamma(order + 1)).exp.with(bits: x.bits)
    }
    let power = d % 2 == 0 ? half.power(d / 2) : half.squareRoot.power(d)
    return (power / (order + 1).gamma).with(bits: x.bits)
  }

  /// J for the sign −1 and I for 1: (x/2)^ν/Γ(ν + 1) · Σ (±x²/4)ᵏ/(k!(ν + 1)⋯(ν + k)) (DLMF 10.2.2 and 10.25.2).
  ///
  /// A term is the one before times ±x²/(2(k + 1)(d + 2k + 2)).
  private func besselSeries(
    _ d: WideInt, _ x: WorkingBall, sign: WideInt
  ) throws(MathError) -> WorkingBall {
    let square = x.squared * sign
    let sum = try sum(from: WorkingBall(1, bits: x.bits)) { term, k in
      term * square / (2 * (k + 1)) / (d + 2 * k + 2)
    } ratio: { k in
      square.magnitude / Magnitude(UInt64(2 * (k + 1))) / Magnitude(UInt64(d + 2 * k + 2))
    }
    return try besselScale(d, x) * sum
  }
}

// MARK: - Large arguments

extension SpecialWork {
  /// The asymptotic expansions in aₖ/xᵏ with a_(k+1)/aₖ = (d² − (2k + 1)²)/(8(k + 1)), where they get close enough.
  ///
  /// With ω = x − νπ/2 − π/4, P = Σ (−1)ᵏ a₂ₖ/x²ᵏ and Q = Σ (−1)ᵏ a₂ₖ₊₁/x²ᵏ⁺¹: J = √(2/πx)(P cos ω − Q sin ω) and Y = √(2/πx)(P sin ω +
  /// Q cos ω) (DLMF 10.17.3 and 10.17.4); K = √(π/2x) e^(−x) Σ aₖ/xᵏ (DLMF 10.40.2). What is left out of P, of Q and of the sum of K is less
  /// than the first term that is, from k ≥ ν on (DLMF 10.17(iii) and 10.40(ii)).
  private func besselOfLarge(
    _ kind: BesselKind, _ d: WideInt, _ x: WorkingBall
  ) throws(MathError) -> WorkingBall? {
    let bits = x.bits
    guard x.mignitude > Magnitude(UInt64(bits)), d < 1 << 30 else { return nil }
    try check(terms: d / 2, bits: bits)
    if kind == .i, x.mignitude <= Magnitude(UInt64(d)) * Magnitude(UInt64(d)) + .one { return nil }
    let reciprocal = 1 / x
    var term = WorkingBall(1, bits: bits)
    var parts = [WorkingBall(0, bits: bits), WorkingBall(0, bits: bits)]
    var plain = parts[0]
    var k: WideInt = 0
    func next() {
      let odd: WideInt = 2 * k + 1
      let factor: WideInt = d * d - odd * odd
      let divisor: WideInt = 8 * (k + 1)
      term = term * factor / divisor * reciprocal
    }
    while term.magnitude > .powerOfTwo(-bits) || 2 * k < d {
      if k % 64 == 0 { try check(terms: k) }
      try checkTime(step: k, bits: bits)
      // From 2k = d on the terms fall while 2k < x.
      guard 2 * k < d || Magnitude(UInt64(k)) < x.mignitude else { return nil }
      plain = plain + (kind == .i && k % 2 == 1 ? -term : term)
      let index = Int(k % 2)
      parts[index] = parts[index] + (k / 2 % 2 == 0 ? term : -term)
      next()
      k += 1
    }
    let first = term.magnitude
    switch kind {
    case .k:
      return (WorkingBall.pi(bits: bits) * reciprocal).scaled(byTwoToThe: -1).squareRoot
        * (-x).exp * plain.widened(by: first)
    case .i:
      return besselIOfLarge(x, plain, first, count: k)
    case .j, .y:
      next()
      let error = max(first, term.magnitude)
      let (p, q) = (parts[0].widened(by: error), parts[1].widened(by: error))
      let scale = (2 / (WorkingBall.pi(bits: bits) * x)).squareRoot
      // Whole turns are taken off exactly: ω = x − (d + 1)π/4.
      let phase = WorkingBall.pi(bits: bits).scaled(byTwoToThe: -2) * ((d + 1) % 8)
      let (sine, cosine) = (x.sin, x.cos)
      let (phaseSine, phaseCosine) = (phase.sin, phase.cos)
      let omegaCosine = cosine * phaseCosine + sine * phaseSine
      let omegaSine = sine * phaseCosine - cosine * phaseSine
      return kind == .j
        ? scale * (p * omegaCosine - q * omegaSine) : scale * (p * omegaSine + q * omegaCosine)
    }
  }

  /// I = eˣ/√(2πx) · Σ (−1)ᵏ aₖ/xᵏ with n terms, for x > 4ν² + 1 (DLMF 10.40.1).
  ///
  /// By K(x e^(πi)) = e^(−νπi) K(x) − πi I(x) (DLMF 10.34.2) the relative error is that of K at x e^(πi), and that of K(x)/π. The first is at
  /// most 2|aₙ|χ(n)x^(−n) exp(|ν² − ¼|χ(1)/x) (DLMF 10.40(iii)) with χ(1) = π/2 and χ(n) = √π Γ(n/2 + 1)/Γ(n/2 + ½) < 2(n + 1); here the
  /// exponential is below 2. By the same with one term, K(x) < 4√(π/2x) e^(−x), so that the second is at most 4e^(−2x).
  private func besselIOfLarge(
    _ x: WorkingBall, _ sum: WorkingBall, _ first: Magnitude, count n: WideInt
  ) -> WorkingBall {
    let error = first * Magnitude(UInt64(8 * (n + 1)))
    let other = Magnitude(4) * (-x.scaled(byTwoToThe: 1)).exp.magnitude
    let scale = x.exp * (1 / (WorkingBall.pi(bits: x.bits) * x).scaled(byTwoToThe: 1).squareRoot)
    return scale * sum.widened(by: error + other)
  }
}

// MARK: - Integer orders of the second kind

extension SpecialWork {
  /// Σ (n − k − 1)!/k! · wᵏ for k < n, divided by (n − 1)!.
  private func besselPrincipal(
    _ n: WideInt, _ w: WorkingBall
  ) throws(MathError) -> WorkingBall {
    try check(terms: n, bits: w.bits)
    var (term, sum) = (WorkingBall(1, bits: w.bits), WorkingBall(0, bits: w.bits))
    for k in 0..<n {
      try checkTime(step: k, bits: w.bits)
      sum = sum + term
      if k < n - 1 { term = term * w / (k + 1) / (n - k - 1) }
    }
    return sum
  }

  /// Σ (ψ(k + 1) + ψ(n + k + 1)) n!/(k!(n + k)!) · wᵏ, and the same without ψ.
  ///
  /// ψ(k + 1) = H_k − γ. For k ≥ 1 a factor H_k + H_(n+k) is at most twice the one before, so that a ratio of terms is at most
  /// 2|w|/((k + 1)(n + k + 1)).
  private func besselLogarithmic(
    _ n: WideInt, _ w: WorkingBall
  ) throws(MathError) -> (weighted: WorkingBall, plain: WorkingBall) {
    let bits = w.bits
    try check(terms: n, bits: bits)
    var harmonic = WorkingBall(0, bits: bits)
    for k in 1..<max(n + 1, 2) where k <= n {
      try checkTime(step: k, bits: bits)
      harmonic = harmonic + WorkingBall(1, bits: bits) / k
    }
    var term = WorkingBall(1, bits: bits)
    var (weighted, plain) = (harmonic, term)
    var k: WideInt = 0
    while true {
      if k % 32 == 0 { try check(terms: k, bits: bits) }
      try checkTime(step: k, bits: bits)
      term = term * w / (k + 1) / (n + k + 1)
      harmonic =
        harmonic + WorkingBall(1, bits: bits) / (k + 1)
        + WorkingBall(1, bits: bits) / (n + k + 1)
      k += 1
      let next = term * harmonic
      let ratio =
        (w.magnitude / Magnitude(UInt64(k + 1)) / Magnitude(UInt64(n + k + 1)))
        .scaled(byTwoToThe: 1)
      let limit = max(plain.magnitude, weighted.magnitude).scaled(byTwoToThe: -bits)
      if next.isUnbounded { break }
      if ratio < .powerOfTwo(-1), next.magnitude + term.magnitude <= limit {
        let error = (next.magnitude + term.magnitude).scaled(byTwoToThe: 1)
        (weighted, plain) = (weighted.widened(by: error), plain.widened(by: error))
        break
      }
      weighted = weighted + next
      plain = plain + term
    }
    let gamma = WorkingBall.eulerGamma(bits: bits).scaled(byTwoToThe: 1)
    return (weighted - gamma * plain, plain)
  }

  /// (x/2)^(−n) (n − 1)!, and 0 for n = 0.
  private func besselPole(_ n: WideInt, _ x: WorkingBall) throws(MathError) -> WorkingBall {
    n == 0
      ? WorkingBall(0, bits: x.bits)
      : try 1 / (besselScale(2 * n, x) * n)
  }

  /// Yₙ = −(x/2)^(−n)/π Σ (n − k − 1)!/k! (x²/4)ᵏ + 2/π ln(x/2) Jₙ − (x/2)ⁿ/π Σ (ψ(k + 1) + ψ(n + k + 1)) (−x²/4)ᵏ/(k!(n + k)!)
  /// (DLMF 10.8.1).
  private func besselY(_ n: WideInt, _ x: WorkingBall) throws(MathError) -> WorkingBall {
    let square = x.squared.scaled(byTwoToThe: -2)
    let (weighted, plain) = try besselLogarithmic(n, -square)
    let scale = try besselScale(2 * n, x)
    let logarithm = x.scaled(byTwoToThe: -1).log.scaled(byTwoToThe: 1)
    let regular = scale * (logarithm * plain - weighted)
    return try (regular - besselPole(n, x) * besselPrincipal(n, square))
      / WorkingBall.pi(bits: x.bits)
  }

  /// Kₙ = ½(x/2)^(−n) Σ (n − k − 1)!/k! (−x²/4)ᵏ − (−1)ⁿ ln(x/2) Iₙ + (−1)ⁿ ½(x/2)ⁿ Σ (ψ(k + 1) + ψ(n + k + 1)) (x²/4)ᵏ/(k!(n + k)!)
  /// (DLMF 10.31.1).
  private func besselK(_ n: WideInt, _ x: WorkingBall) throws(MathError) -> WorkingBall {
    let square = x.squared.scaled(byTwoToThe: -2)
    let (weighted, plain) = try besselLogarithmic(n, square)
    let scale = try besselScale(2 * n, x)
    let logarithm = x.scaled(byTwoToThe: -1).log.scaled(byTwoToThe: 1)
    let regular = scale * (weighted - logarithm * plain)
    return try (besselPole(n, x) * besselPrincipal(n, -square) + (n % 2 == 0 ? regular : -regular))
      .scaled(byTwoToThe: -1)
  }
}
