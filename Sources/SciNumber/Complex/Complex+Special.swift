// Functions of complex numbers that are enclosed by methods of their own (NIST Digital Library of Mathematical Functions, chapters 5, 7 and 25).
//
// Those of a real argument are the functions of ``Real``. All satisfy f(z̄) = f(z)*, and are computed above the real axis.

extension Complex {
  /// f(z̄)* below the real axis, and f(z) above it.
  private func mirrored(
    within budget: EvaluationBudget, _ function: (Complex) throws(MathError) -> Complex
  ) throws(MathError) -> Complex {
    guard try imaginary.signUnlessUndecided(within: budget) == -1 else { return try function(self) }
    return try function(conjugate).conjugate
  }

  /// Whether the real part is seen to be below ½, so that a reflection formula leads to the right.
  private func isLeft(within budget: EvaluationBudget) throws(MathError) -> Bool {
    try real.subtracting(Real(Rational(1, 2)), within: budget)
      .signUnlessUndecided(within: budget) == -1
  }

  /// 1 − z.
  private func fromOne(within budget: EvaluationBudget) -> Complex {
    Complex(Real(1).subtracting(real, within: budget), imaginary.negated())
  }

  /// πz in turns.
  private func halfTurns(within budget: EvaluationBudget) -> Complex {
    multiplied(by: Real(Rational(1, 2)), within: budget)
  }
}

// MARK: - Gamma

extension Complex {
  /// Γ(z), for every z but 0, −1, −2, ….
  ///
  /// Left of ½ by Γ(z)Γ(1 − z) = π/sin πz (DLMF 5.5.3).
  ///
  /// - Throws: ``MathError/notReal(_:)`` at a pole, as ``Real/gamma(within:)``.
  public func gamma(within budget: EvaluationBudget) throws(MathError) -> Complex {
    if let x = try knownReal(within: budget) { return Complex(try x.gamma(within: budget)) }
    return try mirrored(within: budget) { z throws(MathError) in
      guard try z.isLeft(within: budget) else { return Complex(.gamma, z) }
      let divisor = z.halfTurns(within: budget).sin(.turns, within: budget)
        .multiplied(by: try z.fromOne(within: budget).gamma(within: budget), within: budget)
      return try Complex(.pi).divided(by: divisor, within: budget)
    }
  }

  /// The principal ln Γ(z), for every z but 0, −1, −2, …: the continuation of that of positive numbers.
  ///
  /// Its imaginary part is not between −π and π. Cut: the negative real axis, continuous from above; there it is ln |Γ(x)| − nπi between −n and 1 − n.
  ///
  /// - Throws: ``MathError/notReal(_:)`` at a pole.
  public func logGamma(within budget: EvaluationBudget) throws(MathError) -> Complex {
    if let x = try knownReal(within: budget) {
      let value = try x.logGamma(within: budget)
      guard try x.sign(within: budget) < 0 else { return Complex(value) }
      let count = try x.floor(within: budget)
      return Complex(value, Real.pi.multiplied(by: count, within: budget))
    }
    return try mirrored(within: budget) { z throws(MathError) in
      guard try z.isLeft(within: budget) else { return Complex(.logGamma, z) }
      return try Complex(Real.pi.log(within: budget))
        .subtracting(z.logSineOfHalfTurns(within: budget), within: budget)
        .subtracting(z.fromOne(within: budget).logGamma(within: budget), within: budget)
    }
  }

  /// ln sin πz for Im z > 0, continued from its real value at ½.
  ///
  /// sin πz = (i/2) e^(−iπz) (1 − q) with q = e^(2πiz), where |q| < 1; so this is ln(1 − q) − iπz + iπ/2 − ln 2, with the principal logarithm. At ½, q is −1,
  /// and it is 0. With q = e^(−a)(cos b + i sin b), 1 − q = 2 sin²(b/2) − (e^(−a) − 1) cos b − i e^(−a) sin b.
  private func logSineOfHalfTurns(within budget: EvaluationBudget) throws(MathError) -> Complex {
    let exponent = Real.tau.multiplied(by: imaginary, within: budget).negated()
    let sine = real.scaled(1, over: 2, within: budget).sin(.turns, within: budget)
    let rest = Complex(
      sine.multiplied(by: sine, within: budget).scaled(2, within: budget)
        .subtracting(
          exponent.expMinusOne(within: budget)
            .multiplied(by: real.cos(.turns, within: budget), within: budget), within: budget),
      exponent.exp(within: budget).multiplied(by: real.sin(.turns, within: budget), within: budget)
        .negated())
    let turned = Complex(imaginary, Real(Rational(1, 2)).subtracting(real, within: budget))
      .multiplied(by: .pi, within: budget)
    return try rest.log(within: budget).adding(turned, within: budget)
      .subtracting(Complex(Real(2).log(within: budget)), within: budget)
  }

  /// ψ(z) = Γ′(z)/Γ(z), for every z but 0, −1, −2, ….
  ///
  /// Left of ½ by ψ(z) = ψ(1 − z) − π cot πz (DLMF 5.5.4).
  ///
  /// - Throws: ``MathError/notReal(_:)`` at a pole.
  public func digamma(within budget: EvaluationBudget) throws(MathError) -> Complex {
    if let x = try knownReal(within: budget) { return Complex(try x.digamma(within: budget)) }
    return try mirrored(within: budget) { z throws(MathError) in
      guard try z.isLeft(within: budget) else { return Complex(.digamma, z) }
      let tangent = try z.halfTurns(within: budget).tan(.turns, within: budget)
      return try z.fromOne(within: budget).digamma(within: budget)
        .subtracting(Complex(.pi).divided(by: tangent, within: budget), within: budget)
    }
  }
}

// MARK: - Error function

extension Complex {
  /// The error function (2/√π) ∫ e^(−t²) dt from 0 to z, odd.
  public func erf(within budget: EvaluationBudget) throws(MathError) -> Complex {
    if let x = try knownReal(within: budget) { return Complex(x.erf(within: budget)) }
    if try real.signUnlessUndecided(within: budget) == -1 {
      return try negated().erf(within: budget).negated()
    }
    return try mirrored(within: budget) { z throws(MathError) in
      let isOutside = z.isSeenOutside(radius: 8)
      if z.real.isKeptZero {
        // An imaginary number has an imaginary value.
        let value = isOutside ? Complex(.erfc, z).negated() : Complex(.erf, z)
        return Complex(0, value.imaginary)
      }
      guard isOutside else { return Complex(.erf, z) }
      return Complex(1).subtracting(Complex(.erfc, z), within: budget)
    }
  }

  /// Whether the number is seen to be no nearer to 0 than this.
  private func isSeenOutside(radius: UInt64) -> Bool {
    [real, imaginary].contains { part in
      part.cheapEnclosure.map { $0.mignitude >= Magnitude(radius) } ?? false
    }
  }
}

// MARK: - Zeta

extension Complex {
  /// ζ(s) = 1 + 2^(−s) + 3^(−s) + …, continued to every s but 1.
  ///
  /// Left of the imaginary axis by ζ(s) = 2(2π)^(s−1) sin(πs/2) Γ(1 − s) ζ(1 − s) (DLMF 25.4.2).
  ///
  /// - Throws: ``MathError/notReal(_:)`` at the pole 1.
  public func zeta(within budget: EvaluationBudget) throws(MathError) -> Complex {
    if let x = try knownReal(within: budget) { return Complex(try x.zeta(within: budget)) }
    return try mirrored(within: budget) { s throws(MathError) in
      guard try s.isLeft(within: budget) else {
        return Complex(.zetaTail, s).adding(1, within: budget)
      }
      let rest = s.fromOne(within: budget)
      let sine = s.multiplied(by: Real(Rational(1, 4)), within: budget).sin(.turns, within: budget)
      return try Complex(.tau).raised(to: rest.negated(), within: budget)
        .multiplied(by: Real(2), within: budget)
        .multiplied(by: sine, within: budget)
        .multiplied(by: rest.gamma(within: budget), within: budget)
        .multiplied(by: rest.zeta(within: budget), within: budget)
    }
  }
}

// MARK: - Lambert's W

extension Complex {
  /// A branch Wₖ(z) of Lambert's W, the inverse of w ↦ w eʷ; the principal one where no number is given.
  ///
  /// W₀ is real from −1/e on, and W₋₁ between −1/e and 0. Cuts: the real axis below −1/e for W₀, and below 0 for all others, continuous from above.
  ///
  /// - Throws: ``MathError/notReal(_:)`` for 0, unless the branch is the principal one.
  public func lambertW(
    branch: WideInt = 0, within budget: EvaluationBudget
  ) throws(MathError) -> Complex {
    if let x = try knownReal(within: budget) {
      if let value = try x.realLambertW(branch: branch, within: budget) { return Complex(value) }
      return try Complex(x).complexLambertW(branch: branch, within: budget)
    }
    if try imaginary.signUnlessUndecided(within: budget) == -1 {
      return try conjugate.complexLambertW(branch: -branch, within: budget).conjugate
    }
    return try complexLambertW(branch: branch, within: budget)
  }

  /// Wₖ(z) for Im z > 0, or a real z whose value is not real.
  ///
  /// Wₖ(z) = ω(ln z + 2πik), of which w + ln w is the inverse, and ω(z̄) = ω(z)*. For Re z < 0 with ln z = ln(−z) + πi: ω(L) is −v̄ with ln v − v = L̄ + πi, the conjugate of ln(−z) + 2πik. Where
  /// k < 0, that of L̄ is needed; there it is ln(−z) − 2πi(|k| − 1).
  private func complexLambertW(
    branch: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Complex {
    func turns(_ count: WideInt) -> Complex {
      Complex(0, Real.tau.multiplied(by: Real(count), within: budget))
    }
    guard try real.signUnlessUndecided(within: budget) == -1 else {
      let sum = try log(within: budget).adding(turns(branch), within: budget)
      return branch < 0
        ? Complex(.wrightOmega, sum.conjugate).conjugate : Complex(.wrightOmega, sum)
    }
    let logarithm = try negated().log(within: budget)
    guard branch < 0 else {
      let sum = logarithm.adding(turns(branch), within: budget).conjugate
      return Complex(.oppositeOmega, sum).conjugate.negated()
    }
    let sum = logarithm.adding(turns(branch + 1), within: budget)
    return Complex(.oppositeOmega, sum).negated()
  }
}

extension Real {
  /// The value of a branch of Lambert's W where it is real, else `nil`.
  fileprivate func realLambertW(
    branch: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Real? {
    let sign = try sign(within: budget)
    guard branch == 0 || branch == -1 && sign < 0 else { return nil }
    if sign < 0 {
      let branchPoint = Real(-1).exp(within: budget).negated()
      guard try compared(to: branchPoint, within: budget) >= 0 else { return nil }
    }
    return branch == 0 ? try lambertW(within: budget) : try lambertWLower(within: budget)
  }
}
