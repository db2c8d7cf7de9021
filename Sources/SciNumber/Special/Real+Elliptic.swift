// Elliptic integrals at real numbers, by the parameter m = k² (NIST Digital Library of Mathematical Functions, sections 19.2 and 19.25).
//
//   F(φ; m) = ∫ (1 − m sin²θ)^(−1/2) dθ,   E(φ; m) = ∫ (1 − m sin²θ)^(1/2) dθ,   Π(n; φ; m) = ∫ (1 − m sin²θ)^(−1/2)/(1 − n sin²θ) dθ
//
// from 0 to φ; the complete ones end at a quarter turn.

extension Real {
  /// The arithmetic-geometric mean of two numbers of the same sign; 0 where one of them is.
  public static func agm(
    _ a: Real, _ b: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let (x, y) = (try a.sign(within: budget), try b.sign(within: budget))
    if x == 0 || y == 0 { return 0 }
    guard x == y else { throw .notReal(.outsideDomain) }
    if x < 0 { return try agm(a.negated(), b.negated(), within: budget).negated() }
    if let value = a.knownRational, value == b.knownRational { return a }
    let difference = Real(.subtract, a, b)
    if difference.cheapSign == nil {
      do throws(MathError) {
        if try difference.sign(within: budget) == 0 { return a }
      } catch .undecided {
        // Equal or not, it has its digits.
      }
    }
    return Real(SpecialFunction.agm, a, b)
  }

  /// The complete integral K(m) of the first kind, for m < 1.
  public func ellipticK(within budget: EvaluationBudget) throws(MathError) -> Real {
    let rest = Real(1).subtracting(self, within: budget)
    guard try rest.sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
    if knownRational?.isZero == true { return Real.pi.scaled(1, over: 2, within: budget) }
    return Real(SpecialFunction.ellipticK, rest)
  }

  /// The complete integral E(m) of the second kind, for m ≤ 1.
  public func ellipticE(within budget: EvaluationBudget) throws(MathError) -> Real {
    let rest = Real(1).subtracting(self, within: budget)
    switch try rest.sign(within: budget) {
    case -1: throw .notReal(.outsideDomain)
    case 0: return 1
    default: break
    }
    if knownRational?.isZero == true { return Real.pi.scaled(1, over: 2, within: budget) }
    return Real(SpecialFunction.ellipticE, rest)
  }

  /// The complete integral Π(n; m) of the third kind, for n < 1 and m < 1.
  public static func ellipticPi(
    _ n: Real, _ m: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if n.knownRational?.isZero == true { return try m.ellipticK(within: budget) }
    let parts = try EllipticParts(sine: 1, cosineSquared: 0, m, within: budget)
    return try parts.third(n)
  }

  /// F(φ; m), for m < 1; for m ≥ 1 where |φ| is at most a quarter turn and m sin²φ < 1.
  public static func ellipticF(
    _ angle: Real, _ m: Real, _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if m.knownRational?.isZero == true {
      return try angle.converted(from: unit, to: .radians, within: budget)
    }
    return try continued(
      angle, unit, within: budget,
      inner: { (rest) throws(MathError) in
        try rest.innerF(m, unit, within: budget)
      },
      complete: { () throws(MathError) in try m.ellipticK(within: budget) })
  }

  /// E(φ; m), for m ≤ 1; for m > 1 where |φ| is at most a quarter turn and m sin²φ ≤ 1.
  public static func ellipticE(
    _ angle: Real, _ m: Real, _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if m.knownRational?.isZero == true {
      return try angle.converted(from: unit, to: .radians, within: budget)
    }
    return try continued(
      angle, unit, within: budget,
      inner: { (rest) throws(MathError) in
        try rest.innerE(m, unit, within: budget)
      },
      complete: { () throws(MathError) in try m.ellipticE(within: budget) })
  }

  /// Π(n; φ; m), where n sin²θ and m sin²θ stay below 1 up to θ = φ.
  public static func ellipticPi(
    _ n: Real, _ angle: Real, _ m: Real, _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try continued(
      angle, unit, within: budget,
      inner: { (rest) throws(MathError) in
        try EllipticParts(angle: rest, m, unit, within: budget).third(n)
      },
      complete: { () throws(MathError) in try ellipticPi(n, m, within: budget) })
  }

  /// An integral at any angle, from what it is at a quarter turn and at angles below: over each half turn it grows by twice the complete one.
  private static func continued(
    _ angle: Real, _ unit: AngleUnit, within budget: EvaluationBudget,
    inner: (Real) throws(MathError) -> Real, complete: () throws(MathError) -> Real
  ) throws(MathError) -> Real {
    let (count, rest) = try angle.splitByHalfTurns(unit, within: budget)
    let inner = try inner(rest)
    guard !count.isZero else { return inner }
    let whole = try complete().multiplied(by: Real(count * 2), within: budget)
    return inner.adding(whole, within: budget)
  }

  /// F for an angle of at most a quarter turn; there it is ±K.
  private func innerF(
    _ m: Real, _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if let sign = signOfQuarterTurn(unit, within: budget) {
      return try m.ellipticK(within: budget).scaled(sign, within: budget)
    }
    return try EllipticParts(angle: self, m, unit, within: budget).first()
  }

  /// E for an angle of at most a quarter turn; sin φ for m = 1.
  private func innerE(
    _ m: Real, _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if m.knownRational == 1 { return sin(unit, within: budget) }
    if let sign = signOfQuarterTurn(unit, within: budget) {
      return try m.ellipticE(within: budget).scaled(sign, within: budget)
    }
    return try EllipticParts(angle: self, m, unit, within: budget).second()
  }

  /// ±1 for a quarter turn and its negative, where that is seen.
  private func signOfQuarterTurn(_ unit: AngleUnit, within budget: EvaluationBudget) -> WideInt? {
    guard cos(unit, within: budget).knownRational?.isZero == true,
      let sine = sin(unit, within: budget).knownRational
    else { return nil }
    return sine.signum
  }

  /// The nearest multiple of a half turn, and what is left, at most a quarter turn.
  private func splitByHalfTurns(
    _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> (count: Integer, rest: Real) {
    let halfTurn = Real.angle(6, unit, within: budget)
    let quotient = try divided(by: halfTurn, within: budget)
    if let ball = quotient.cheapEnclosure, ball.magnitude < .powerOfTwo(-1) { return (0, self) }
    if let value = quotient.knownRational, value.magnitude == .half { return (0, self) }
    let count = try quotient.rounded(.halfEven, within: budget).integer(within: budget)
    let whole = halfTurn.multiplied(by: Real(count), within: budget)
    return (count, subtracting(whole, within: budget))
  }
}

/// What the incomplete integrals up to an angle of at most a quarter turn are made of.
private struct EllipticParts {
  let sine, cosineSquared, parameter: Real
  /// 1 − m sin²φ, which is not negative.
  let rest: Real
  let budget: EvaluationBudget

  init(
    angle: Real, _ m: Real, _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) {
    let cosine = angle.cos(unit, within: budget)
    try self.init(
      sine: angle.sin(unit, within: budget),
      cosineSquared: cosine.multiplied(by: cosine, within: budget), m, within: budget)
  }

  init(
    sine: Real, cosineSquared: Real, _ m: Real, within budget: EvaluationBudget
  ) throws(MathError) {
    (self.sine, self.cosineSquared, parameter) = (sine, cosineSquared, m)
    self.budget = budget
    let square = sine.multiplied(by: sine, within: budget)
    rest = Real(1).subtracting(m.multiplied(by: square, within: budget), within: budget)
    guard try rest.sign(within: budget) >= 0 else { throw .notReal(.outsideDomain) }
  }

  /// F = sin φ · R_F(cos²φ, 1 − m sin²φ, 1) (DLMF 19.25.5), which is infinite only where two of these are 0.
  func first() throws(MathError) -> Real {
    guard try rest.sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
    return sine.multiplied(by: symmetric, within: budget)
  }

  private var symmetric: Real { Real(SpecialFunction.carlsonF, cosineSquared, rest, 1) }

  private var cube: Real {
    sine.multiplied(by: sine, within: budget).multiplied(by: sine, within: budget)
  }

  /// E = F − m/3 · sin³φ · R_D(cos²φ, 1 − m sin²φ, 1) (DLMF 19.25.9).
  func second() throws(MathError) -> Real {
    let other = Real(SpecialFunction.carlsonJ, cosineSquared, rest, 1, 1)
    return sine.multiplied(by: symmetric, within: budget).subtracting(
      cube.multiplied(by: parameter, within: budget).multiplied(by: other, within: budget)
        .scaled(1, over: 3, within: budget), within: budget)
  }

  /// Π = F + n/3 · sin³φ · R_J(cos²φ, 1 − m sin²φ, 1, 1 − n sin²φ) (DLMF 19.25.14).
  func third(_ n: Real) throws(MathError) -> Real {
    let square = sine.multiplied(by: sine, within: budget)
    let pole = Real(1).subtracting(n.multiplied(by: square, within: budget), within: budget)
    guard try pole.sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
    let other = Real(SpecialFunction.carlsonJ, cosineSquared, rest, 1, pole)
    return try first().adding(
      cube.multiplied(by: n, within: budget).multiplied(by: other, within: budget)
        .scaled(1, over: 3, within: budget), within: budget)
  }
}
