// The zeta function of Riemann and the eta function of Dirichlet (NIST Digital Library of Mathematical Functions, chapter 25).

extension Real {
  /// ζ(s) = 1 + 2^(−s) + 3^(−s) + …, continued to every s but 1.
  ///
  /// At even integers by Bernoulli numbers: ζ(2n) = (2π)^(2n)|B₂ₙ|/(2(2n)!), ζ(−n) = −B₍ₙ₊₁₎/(n + 1), and 0 at −2, −4, … (DLMF 25.6). Below 0
  /// by ζ(s) = 2(2π)^(s−1) sin(πs/2) Γ(1 − s) ζ(1 − s) (DLMF 25.4.2).
  public func zeta(within budget: EvaluationBudget) throws(MathError) -> Real {
    guard try compared(to: 1, within: budget) != 0 else { throw .notReal(.outsideDomain) }
    if let value = try zetaOfInteger(within: budget) { return value }
    guard try sign(within: budget) <= 0 else {
      return zetaTail.map { Real(1).adding($0, within: budget) } ?? Real(SpecialFunction.zeta, self)
    }
    let mirrored = Real(1).subtracting(self, within: budget)
    let sine = scaled(90, within: budget).sin(.degrees, within: budget)
    if try sine.sign(within: budget) == 0 { return 0 }
    return try Real.tau.raised(to: mirrored.negated(), within: budget)
      .scaled(2, within: budget)
      .multiplied(by: sine, within: budget)
      .multiplied(by: mirrored.gamma(within: budget), within: budget)
      .multiplied(by: mirrored.zeta(within: budget), within: budget)
  }

  /// ζ(s) − 1 as a number of its own, for an s that is seen to be 64 or more: it is near 2^(−s), and shows that ζ(s) is above 1.
  private var zetaTail: Real? {
    guard cheapEnclosure.map({ $0.mignitude >= Magnitude(64) }) ?? false else { return nil }
    return Real(SpecialFunction.zetaTail, self)
  }

  /// The largest index of a Bernoulli number that is computed exactly.
  private static let largestBernoulli: WideInt = 500

  private func zetaOfInteger(within budget: EvaluationBudget) throws(MathError) -> Real? {
    guard let n = knownRational?.asInt else { return nil }
    if n == 0 { return Real(Rational(-1, 2)) }
    if n < 0, n % 2 == 0 { return 0 }
    let index = n > 0 ? n : 1 - n
    guard index % 2 == 0, index <= Self.largestBernoulli else { return nil }
    let number = try BernoulliNumbers(count: index / 2, within: budget).exact(index / 2)
    if n < 0 { return Real(number / Rational(-index)) }
    guard let factorial = Integer.factorial(n, limit: budget.exactBits) else { return nil }
    let factor =
      number.magnitude * Rational(Integer(1).shiftedLeft(by: n - 1)) / Rational(factorial)
    return try Real.pi.raised(to: Real(n), within: budget)
      .multiplied(by: Real(factor), within: budget)
  }

  /// η(s) = 1 − 2^(−s) + 3^(−s) − … = (1 − 2^(1−s))ζ(s), continued to every s; ln 2 at 1.
  public func eta(within budget: EvaluationBudget) throws(MathError) -> Real {
    let rest = Real(1).subtracting(self, within: budget)
    let logarithm = try Real(2).log(within: budget)
    if try rest.sign(within: budget) == 0 { return logarithm }
    let zeta = try zeta(within: budget)
    if let n = knownRational?.asInt, abs(n) <= Self.largestBernoulli {
      let power = try Real(2).raised(to: rest, within: budget)
      return Real(1).subtracting(power, within: budget).multiplied(by: zeta, within: budget)
    }
    if let tail = zetaTail {
      // (1 − p)(1 + t) = 1 − (p − t + pt), with p = 2^(1−s) about twice as large as t.
      // As an exponential: written out, p would be a long fraction, which no form adds to 1.
      let power = Real(.function(.exp), rest.multiplied(by: logarithm, within: budget))
      let difference = power.subtracting(tail, within: budget)
        .adding(power.multiplied(by: tail, within: budget), within: budget)
      return Real(1).subtracting(difference, within: budget)
    }
    return rest.multiplied(by: logarithm, within: budget).expMinusOne(within: budget)
      .negated().multiplied(by: zeta, within: budget)
  }
}
