// The gamma function's logarithm and derivatives, and the beta function (NIST Digital Library of Mathematical Functions, chapter 5).

extension Real {
  /// Euler's constant γ, the limit of 1 + ½ + … + 1/n − ln n.
  public static let eulerGamma = Real(SpecialFunction.eulerGamma)

  /// The sine of π times the number: that of half turns.
  public func sinPi(within budget: EvaluationBudget) -> Real {
    scaled(180, within: budget).sin(.degrees, within: budget)
  }

  /// The cosine of π times the number.
  public func cosPi(within budget: EvaluationBudget) -> Real {
    scaled(180, within: budget).cos(.degrees, within: budget)
  }

  /// The tangent of π times the number, which is no odd multiple of ½.
  public func tanPi(within budget: EvaluationBudget) throws(MathError) -> Real {
    try scaled(180, within: budget).tan(.degrees, within: budget)
  }

  /// Whether the number is proved to be an integer, or proved to be none.
  func isAnInteger(within budget: EvaluationBudget) throws(MathError) -> Bool {
    if let knownRational { return knownRational.isInteger }
    let nearby = try nearbyInteger(within: budget)
    return try compared(to: Real(nearby), within: budget) == 0
  }

  /// ln |Γ(x)|, for every x but 0, −1, −2, ….
  ///
  /// Of integers and halves the logarithm of Γ itself; below 0 by Γ(x)Γ(1 − x) = π/sin πx (DLMF 5.5.3).
  public func logGamma(within budget: EvaluationBudget) throws(MathError) -> Real {
    if try sign(within: budget) <= 0 {
      guard try !isAnInteger(within: budget) else { throw .notReal(.outsideDomain) }
      return try Real.pi.divided(by: sinPi(within: budget), within: budget)
        .magnitude(within: budget).log(within: budget)
        .subtracting(
          Real(1).subtracting(self, within: budget).logGamma(within: budget), within: budget)
    }
    if let twice = scaled(2, within: budget).knownRational?.asInt, twice <= 200 {
      return try gamma(within: budget).log(within: budget)
    }
    return Real(SpecialFunction.logGamma, self)
  }

  /// ψ(x) = Γ′(x)/Γ(x), for every x but 0, −1, −2, ….
  ///
  /// ψ(n) = −γ + Σ 1/k for k < n, ψ(n + ½) = −γ − 2 ln 2 + 2 Σ 1/(2k − 1) for k ≤ n (DLMF 5.4.14 and 5.4.15), and
  /// ψ(x) = ψ(1 − x) − π/tan πx (DLMF 5.5.4).
  public func digamma(within budget: EvaluationBudget) throws(MathError) -> Real {
    if try sign(within: budget) <= 0 {
      guard try !isAnInteger(within: budget) else { throw .notReal(.outsideDomain) }
      let mirrored = try Real(1).subtracting(self, within: budget).digamma(within: budget)
      let sine = sinPi(within: budget)
      let cotangent = try cosPi(within: budget).divided(by: sine, within: budget)
      return mirrored.subtracting(
        Real.pi.multiplied(by: cotangent, within: budget), within: budget)
    }
    guard let twice = scaled(2, within: budget).knownRational?.asInt, twice <= 2000 else {
      return Real(SpecialFunction.digamma, self)
    }
    var sum: Rational = 0
    let first: WideInt = twice % 2 == 0 ? 2 : 1
    for k in stride(from: first, to: twice, by: 2) { sum = sum + Rational(2, k) }
    let value = Real(sum).subtracting(.eulerGamma, within: budget)
    if twice % 2 == 0 { return value }
    return value.subtracting(
      try Real(2).log(within: budget).scaled(2, within: budget), within: budget)
  }

  /// The n-th derivative of ψ for an integer n ≥ 0, for every x but 0, −1, −2, ….
  ///
  /// At integers and halves by values of ζ; ψ′ below 0 by ψ′(x) + ψ′(1 − x) = (π/sin πx)².
  public static func polygamma(
    _ order: Real, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let integer = try order.integer(within: budget)
    guard let n = integer.asInt, n >= 0 else { throw .notReal(.outsideDomain) }
    if n == 0 { return try x.digamma(within: budget) }
    if n > SpecialWork.maximumTerms {
      throw .termLimit(terms: SpecialWork.maximumTerms, needed: n)
    }
    let isNegative = try x.sign(within: budget) <= 0
    if isNegative {
      guard try !x.isAnInteger(within: budget) else { throw .notReal(.outsideDomain) }
      if n == 1 {
        let ratio = try Real.pi.divided(by: x.sinPi(within: budget), within: budget)
        let mirrored = try polygamma(
          1, Real(1).subtracting(x, within: budget), within: budget)
        return ratio.multiplied(by: ratio, within: budget).subtracting(mirrored, within: budget)
      }
    } else if let value = try polygammaOfHalves(n, x, within: budget) {
      return value
    }
    return Real(.polygamma(n), x)
  }

  /// (−1)^(n+1) n! (cζ(n + 1) − Σ 1/(a + k)^(n+1)) with a = 1 and c = 1, or a = ½ and c = 2^(n+1) − 1 (DLMF 25.11.3 and 25.11.11).
  private static func polygammaOfHalves(
    _ n: WideInt, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real? {
    guard n <= 64, let twice = x.scaled(2, within: budget).knownRational?.asInt, twice <= 128,
      let factorial = Integer.factorial(n, limit: budget.exactBits)
    else { return nil }
    var sum: Rational = 0
    let power = Integer(n + 1)
    let first: WideInt = twice % 2 == 0 ? 2 : 1
    for k in stride(from: first, to: twice, by: 2) {
      guard let term = Rational(2, k).power(power, limit: budget.exactBits) else { return nil }
      sum = sum + term
    }
    let factor = twice % 2 == 0 ? Integer(1) : Integer(1).shiftedLeft(by: n + 1) - 1
    let zeta = try Real(n + 1).zeta(within: budget).multiplied(by: Real(factor), within: budget)
    let value = zeta.subtracting(Real(sum), within: budget)
      .multiplied(by: Real(factorial), within: budget)
    return n % 2 == 1 ? value : value.negated()
  }

  /// The beta function Γ(a)Γ(b)/Γ(a + b), where none of a and b is 0, −1, −2, …; 0 where a + b is.
  public static func beta(
    _ a: Real, _ b: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let sum = a.adding(b, within: budget)
    let isPositive = try min(a.sign(within: budget), b.sign(within: budget)) > 0
    if isPositive, !(sum.isBelow(largestGamma)) {
      return try Real(.exponential, logBeta(a, b, within: budget))
    }
    let product = try gammaInDomain(a, within: budget)
      .multiplied(by: gammaInDomain(b, within: budget), within: budget)
    if !isPositive, try sum.sign(within: budget) <= 0, try sum.isAnInteger(within: budget) {
      return 0
    }
    return try product.divided(by: sum.gamma(within: budget), within: budget)
  }

  /// Above this, quotients of Γ are computed by logarithms.
  static let largestGamma: WideInt = 10_000

  /// Whether the number is seen to be below an integer.
  func isBelow(_ limit: WideInt) -> Bool {
    if let knownRational { return knownRational < Rational(limit) }
    return cheapEnclosure.map { $0.magnitude < Magnitude(UInt64(limit)) } ?? false
  }

  private static func gammaInDomain(
    _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    do throws(MathError) {
      return try x.gamma(within: budget)
    } catch .notReal {
      throw .notReal(.outsideDomain)
    }
  }

  /// ln |B(a, b)|, where none of a, b and a + b is 0, −1, −2, ….
  public static func logBeta(
    _ a: Real, _ b: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try a.logGamma(within: budget).adding(b.logGamma(within: budget), within: budget)
      .subtracting(a.adding(b, within: budget).logGamma(within: budget), within: budget)
  }
}
