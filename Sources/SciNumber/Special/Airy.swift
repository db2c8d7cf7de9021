// The functions of Airy (NIST Digital Library of Mathematical Functions, chapter 9).

extension SpecialWork {
  /// Ai(x) or Bi(x).
  func airy(_ x: Ball, isBi: Bool) throws(MathError) -> Ball {
    guard !x.isUnbounded else { return .everything }
    return try refined { bits throws(MathError) in
      let x = WorkingBall(x, bits: bits)
      if let sign = x.ball.signum, sign != 0, let value = try airyOfLarge(x, isBi, sign) {
        return value
      }
      return try airySeries(x, isBi)
    }
  }

  /// c₁f − c₂g, or √3(c₁f + c₂g), with f = Σ x^(3k)/((2·3)(5·6)⋯), g = Σ x^(3k+1)/((3·4)(6·7)⋯), c₁ = 3^(−2/3)/Γ(2/3) and
  /// c₂ = 3^(−1/3)/Γ(1/3) (DLMF 9.4.1, 9.4.3 and 9.2(ii)).
  private func airySeries(_ x: WorkingBall, _ isBi: Bool) throws(MathError) -> WorkingBall {
    let bits = x.bits
    let cube = x * x.squared
    try check(terms: integer(x.magnitude * x.magnitude), bits: bits)
    let f = try sum(from: WorkingBall(1, bits: bits)) { term, k in
      term * cube / ((3 * k + 2) * (3 * k + 3))
    } ratio: { k in
      cube.magnitude / Magnitude(UInt64((3 * k + 2) * (3 * k + 3)))
    }
    let g = try sum(from: x) { term, k in
      term * cube / ((3 * k + 3) * (3 * k + 4))
    } ratio: { k in
      cube.magnitude / Magnitude(UInt64((3 * k + 3) * (3 * k + 4)))
    }
    let three = WorkingBall(3, bits: bits)
    let root = WorkingBall(three.ball.root(3, precision: bits), bits: bits)
    let first = f / (root.squared * (WorkingBall(2, bits: bits) / 3).gamma)
    let second = g / (root * (WorkingBall(1, bits: bits) / 3).gamma)
    return isBi ? three.squareRoot * (first + second) : first - second
  }

  /// The asymptotic expansions in uₖ/ζᵏ with ζ = ⅔|x|^(3/2) and u_(k+1)/uₖ = (6k + 1)(6k + 5)/(72(k + 1)), where they get close enough.
  ///
  /// For x > 0, Ai = e^(−ζ)/(2√π x^¼) Σ (−1)ᵏ uₖ/ζᵏ and Bi = e^ζ/(√π x^¼) Σ uₖ/ζᵏ; for x < 0 with P = Σ (−1)ᵏ u₂ₖ/ζ²ᵏ, Q = Σ (−1)ᵏ
  /// u₂ₖ₊₁/ζ²ᵏ⁺¹ and ω = ζ − π/4, Ai = (P cos ω + Q sin ω)/(√π |x|^¼) and Bi = (Q cos ω − P sin ω)/(√π |x|^¼) (DLMF 9.7.5, 9.7.7, 9.7.9
  /// and 9.7.11). The errors are less than the first terms left out, that of Bi for x > 0 after n ≥ 1 terms less than that times
  /// 2χ(n)e^(5π/(72ζ)), where χ(n) < 2(n + 1) and the exponential is below 2 (DLMF 9.7(iii)).
  private func airyOfLarge(
    _ x: WorkingBall, _ isBi: Bool, _ sign: WideInt
  ) throws(MathError) -> WorkingBall? {
    let bits = x.bits
    let size = sign > 0 ? x : -x
    let root = size.squareRoot
    let zeta = (size * root * 2) / 3
    guard zeta.mignitude > Magnitude(UInt64(bits / 2 + 8)) else { return nil }
    let reciprocal = 1 / zeta
    var term = WorkingBall(1, bits: bits)
    var parts = [WorkingBall(0, bits: bits), WorkingBall(0, bits: bits)]
    var plain = parts[0]
    var k: WideInt = 0
    func next() { term = term * ((6 * k + 1) * (6 * k + 5)) / (72 * (k + 1)) * reciprocal }
    while term.magnitude > .powerOfTwo(-bits) || k == 0 {
      if k % 64 == 0 { try check(terms: k) }
      try checkTime(step: k, bits: bits)
      // The terms fall while k < 2ζ.
      guard Magnitude(UInt64(k)) < zeta.mignitude.scaled(byTwoToThe: 1) else { return nil }
      plain = plain + (!isBi && k % 2 == 1 ? -term : term)
      let index = Int(k % 2)
      parts[index] = parts[index] + (k / 2 % 2 == 0 ? term : -term)
      next()
      k += 1
    }
    let first = term.magnitude
    let scale = 1 / (WorkingBall.pi(bits: bits) * root).squareRoot
    if sign > 0 {
      if isBi {
        return zeta.exp * scale * plain.widened(by: first * Magnitude(UInt64(8 * (k + 1))))
      }
      return ((-zeta).exp * scale * plain.widened(by: first)).scaled(byTwoToThe: -1)
    }
    next()
    let error = max(first, term.magnitude)
    let (p, q) = (parts[0].widened(by: error), parts[1].widened(by: error))
    let omega = zeta - WorkingBall.pi(bits: bits).scaled(byTwoToThe: -2)
    let (sine, cosine) = (omega.sin, omega.cos)
    return scale * (isBi ? q * cosine - p * sine : p * cosine + q * sine)
  }
}
