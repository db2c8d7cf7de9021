// Functions of integers, and the gamma function that continues the factorial.

extension Real {
  /// The largest integer that divides both; 0 only for two zeros.
  public func greatestCommonDivisor(
    with other: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    Real(try integer(within: budget).greatestCommonDivisor(with: other.integer(within: budget)))
  }

  /// The smallest positive integer that both divide; 0 if either is 0.
  public func leastCommonMultiple(
    with other: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let (x, y) = (try integer(within: budget), try other.integer(within: budget))
    return try Real.exact(
      x.leastCommonMultiple(with: y, limit: budget.exactBits).map(Rational.init), within: budget)
  }

  /// n!, and Γ(x + 1) for a number that is no integer.
  ///
  /// Exact while the integer fits the budget, and enclosed through Γ beyond it.
  ///
  /// - Throws: ``MathError/notReal(_:)`` at the negative integers, where Γ has poles.
  public func factorial(within budget: EvaluationBudget) throws(MathError) -> Real {
    if let n = knownRational?.asInt, n >= 0,
      let factorial = Rational.factorial(n, limit: budget.exactBits)
    {
      return Real(factorial)
    }
    return try adding(1, within: budget).gamma(within: budget)
  }

  /// The gamma function: (x − 1)! continued to all numbers but 0, −1, −2, ….
  public func gamma(within budget: EvaluationBudget) throws(MathError) -> Real {
    let isInteger = try isDecidedInteger(within: budget)
    guard try sign(within: budget) > 0 else {
      if isInteger { throw .notReal(.factorialOfNegativeInteger) }
      return try reflectedGamma(within: budget)
    }
    if isInteger, let n = try integer(within: budget).asInt,
      let factorial = Rational.factorial(n - 1, limit: budget.exactBits)
    {
      return Real(factorial)
    }
    if let value = halfIntegerGamma(within: budget) { return value }
    return Real(.function(.gamma), self)
  }

  /// Γ(x) = π / (sin(πx) Γ(1 − x)), for x ≤ 0 that is no integer (DLMF 5.5.3).
  private func reflectedGamma(within budget: EvaluationBudget) throws(MathError) -> Real {
    let sine = scaled(360, within: budget).scaled(1, over: 2, within: budget)
      .sin(.degrees, within: budget)
    let other = try Real(1).subtracting(self, within: budget).gamma(within: budget)
    return try Real.pi.divided(by: sine.multiplied(by: other, within: budget), within: budget)
  }

  /// Γ(n + ½) = (2n)! √π / (4ⁿ n!) (DLMF 5.4.6), for n ≤ 1000.
  private func halfIntegerGamma(within budget: EvaluationBudget) -> Real? {
    guard let value = knownRational,
      let doubled = (value * 2).asInt, doubled % 2 == 1, doubled <= 2000,
      let numerator = Integer.factorial(doubled - 1, limit: budget.exactBits),
      let divisor = Integer.factorial(doubled / 2, limit: budget.exactBits),
      let power = Integer(4).power(WideUInt(doubled / 2), limit: budget.exactBits)
    else { return nil }
    return Real(Rational(numerator, divisor * power))
      .multiplied(by: Real(.root(2), .pi), within: budget)
  }

  func isDecidedInteger(within budget: EvaluationBudget) throws(MathError) -> Bool {
    if let knownRational { return knownRational.isInteger }
    let nearby = try nearbyInteger(within: budget)
    return try compared(to: Real(nearby), within: budget) == 0
  }

  /// n‼ = n(n − 2)(n − 4)…, for an integer n ≥ −1; 0‼ and (−1)‼ are 1.
  ///
  /// Exact while it fits the budget, and by factorials beyond it: (2k)‼ = 2ᵏk! and (2k − 1)‼ = (2k)!/(2ᵏk!).
  public func doubleFactorial(within budget: EvaluationBudget) throws(MathError) -> Real {
    let integer = try integer(within: budget)
    if integer.signum <= 0 {
      guard integer.isZero || integer.asInt == -1 else { throw .notReal(.factorialOfNegative) }
      return 1
    }
    if let n = integer.asInt, let exact = Integer.doubleFactorial(n, limit: budget.exactBits) {
      return Real(exact)
    }
    let isOdd = integer.isOdd
    let even = isOdd ? adding(1, within: budget) : self
    let half = even.scaled(1, over: 2, within: budget)
    let product = try Real(2).raised(to: half, within: budget)
      .multiplied(by: half.factorial(within: budget), within: budget)
    guard isOdd else { return product }
    return try even.factorial(within: budget).divided(by: product, within: budget)
  }

  /// How many ways there are to arrange `k` of `n`: n(n − 1)…(n − k + 1) = C(n, k) · k!.
  ///
  /// Both are integers of at least 0.
  public static func permutations(
    _ n: Real, _ k: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let (n, k) = (try n.integer(within: budget), try k.integer(within: budget))
    guard n.signum >= 0, k.signum >= 0 else { throw .notReal(.factorialOfNegative) }
    if k > n { return 0 }
    let limit = budget.exactBits
    // The factorial first: whether it is too large is known before it is computed.
    guard let count = k.asInt, let factorial = Integer.factorial(count, limit: limit),
      let binomial = Integer.binomial(n, k, limit: limit)
    else { throw .exactLimit(bits: limit) }
    return Real(binomial * factorial)
  }

  /// n!!! = n(n − 3)(n − 6)…, for an integer n ≥ 0; 0!!! is 1.
  public func tripleFactorial(within budget: EvaluationBudget) throws(MathError) -> Real {
    let integer = try integer(within: budget)
    guard integer.signum >= 0 else { throw .notReal(.factorialOfNegative) }
    guard let n = integer.asInt,
      let exact = Integer.multifactorial(n, step: 3, limit: budget.exactBits)
    else { throw .exactLimit(bits: budget.exactBits) }
    return Real(exact)
  }
}
