// Binomials and products of neighbouring factors, for integers and for other numbers.

// MARK: - Binomials

extension Real {
  /// The binomial C(n, k) = n(n − 1)…(n − k + 1)/k!, 0 for a negative integer k.
  ///
  /// For any n where k or n − k is an integer; for other numbers Γ(n + 1)/(Γ(k + 1)Γ(n − k + 1)) (DLMF 1.2.6, 5.2.1).
  /// Exact where n is rational and k an integer.
  ///
  /// - Throws: ``MathError/notReal(_:)`` for a negative integer n and a k that is no integer: there Γ(n + 1) has a pole.
  public static func binomial(
    _ n: Real, _ k: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let (isWhole, countIsWhole) = (
      try n.isDecidedInteger(within: budget), try k.isDecidedInteger(within: budget)
    )
    if isWhole && countIsWhole { return try integerBinomial(n, k, within: budget) }
    if countIsWhole { return try binomial(n, choosing: k.integer(within: budget), within: budget) }
    let rest = n.subtracting(k, within: budget)
    if isWhole {
      guard try n.sign(within: budget) >= 0 else { throw .notReal(.factorialOfNegativeInteger) }
    } else if try rest.isDecidedInteger(within: budget) {
      // C(n, k) = C(n, n − k), and 1/Γ is 0 at its poles.
      return try binomial(n, choosing: rest.integer(within: budget), within: budget)
    }
    return try gammaBinomial(n, k, rest, within: budget)
  }

  private static func integerBinomial(
    _ n: Real, _ k: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let (top, bottom) = (try n.integer(within: budget), try k.integer(within: budget))
    if let exact = try Integer.binomial(top, bottom, within: budget) { return Real(exact) }
    guard top.signum >= 0 else { throw .exactLimit(bits: budget.exactBits) }
    // n!/(k!(n − k)!); Integer.binomial knows that it is 0 for other k.
    return try gammaBinomial(n, k, n.subtracting(k, within: budget), within: budget)
  }

  /// n!/(k! r!) with r = n − k, where none of them is a negative integer.
  ///
  /// By the logarithms of Γ where a factorial may be out of the range of exponents: those of 10²⁰ and 10²⁰ − ½ are, and their quotient is 10¹⁰.
  private static func gammaBinomial(
    _ n: Real, _ k: Real, _ rest: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let limit = largestNamedFactorial
    if [n, k, rest].allSatisfy({ $0.isBelow(limit) && $0.negated().isBelow(limit) }) {
      return try n.factorial(within: budget)
        .divided(by: k.factorial(within: budget), within: budget)
        .divided(by: rest.factorial(within: budget), within: budget)
    }
    var logarithm = try n.adding(1, within: budget).logGamma(within: budget)
    var isNegative = try n.isFactorialNegative(within: budget)
    for part in [k, rest] {
      logarithm = try logarithm.subtracting(
        part.adding(1, within: budget).logGamma(within: budget), within: budget)
      if try part.isFactorialNegative(within: budget) { isNegative.toggle() }
    }
    let magnitude = Real(.exponential, logarithm)
    return isNegative ? magnitude.negated() : magnitude
  }

  /// x! is below 10^(3·10¹⁷), which is within the range of exponents, for |x| below 10¹⁶: log₁₀ x! < x log₁₀ x = 1.6·10¹⁷.
  private static let largestNamedFactorial: WideInt = 10_000_000_000_000_000

  /// Whether Γ(x + 1) < 0: between −1 and −2, between −3 and −4 and so on, since Γ changes its sign at each pole.
  private func isFactorialNegative(within budget: EvaluationBudget) throws(MathError) -> Bool {
    let floor = try floor(within: budget)
    guard try floor.sign(within: budget) < 0 else { return false }
    return try !floor.integer(within: budget).isOdd
  }

  /// C(n, k) for an n that is no integer.
  private static func binomial(
    _ n: Real, choosing k: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if k.signum < 0 { return 0 }
    return try n.fallingFactorial(Real(k), within: budget)
      .divided(by: Real(k).factorial(within: budget), within: budget)
  }
}

// MARK: - Falling and rising factorials

extension Real {
  /// The most factors that are multiplied where they are not rational; more go through the gamma function.
  private static let mostIrrationalFactors: WideInt = 64

  /// x(x − 1)…(x − n + 1), n factors for an integer n; 1/((x + 1)(x + 2)…(x − n)) for a negative one.
  ///
  /// Exact for a rational x while the numbers fit the budget, and by Γ(x + 1)/Γ(x − n + 1) beyond it.
  public func fallingFactorial(_ n: Real, within budget: EvaluationBudget) throws(MathError) -> Real
  {
    let count = try n.integer(within: budget)
    guard count.signum < 0 else {
      return try product(step: -1, count: count, within: budget)
    }
    let divisor = try adding(1, within: budget).product(step: 1, count: -count, within: budget)
    return try Real(1).divided(by: divisor, within: budget)
  }

  /// x(x + 1)…(x + n − 1), n factors for an integer n; 1/((x − 1)(x − 2)…(x + n)) for a negative one.
  ///
  /// Exact for a rational x while the numbers fit the budget, and by Γ(x + n)/Γ(x) beyond it.
  public func risingFactorial(_ n: Real, within budget: EvaluationBudget) throws(MathError) -> Real
  {
    let count = try n.integer(within: budget)
    guard count.signum < 0 else {
      return try product(step: 1, count: count, within: budget)
    }
    let divisor = try subtracting(1, within: budget)
      .product(step: -1, count: -count, within: budget)
    return try Real(1).divided(by: divisor, within: budget)
  }

  /// x(x + s)(x + 2s)… with so many factors; s is 1 or −1.
  private func product(
    step: WideInt, count: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if knownRational == nil, try isDecidedInteger(within: budget) {
      return try Real(integer(within: budget))
        .product(step: step, count: count, within: budget)
    }
    if let exact = try exactProduct(step: step, count: count, within: budget) { return exact }
    if knownRational == nil, let count = count.asInt, count <= Self.mostIrrationalFactors {
      var product = Real(1)
      for index in 0..<count {
        let factor = adding(Real(step * index), within: budget)
        product = product.multiplied(by: factor, within: budget)
      }
      return product
    }
    return try gammaProduct(step: step, count: count, within: budget)
  }

  /// The product of factors (a + is·b)/b for x = a/b, or `nil` if x is not rational or the numbers are too long.
  private func exactProduct(
    step: WideInt, count: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Real? {
    guard let value = knownRational, let top = value.numerator(limit: budget.exactBits),
      let bottom = value.denominator(limit: budget.exactBits)
    else { return nil }
    // A factor is zero.
    if bottom.isOne, (top * Integer(-step)).signum >= 0, top.magnitude < count { return 0 }
    guard let count = count.asInt else { return nil }
    // No factor is longer than the sum of its parts, and no power of the denominator than that.
    let last = (top.magnitude + Integer(count) * bottom).bitWidth
    guard Integer.allows(bits: last.saturatingProduct(count), limit: budget.exactBits) else {
      return nil
    }
    let product = try Integer.product(
      from: top, step: bottom * Integer(step), count: count, within: budget)
    guard let power = bottom.power(WideUInt(count), limit: budget.exactBits),
      let quotient = Rational(product, over: power, scale: 0, limit: budget.exactBits)
    else { return nil }
    return Real(quotient)
  }

  /// The product as a quotient of values of Γ: down from x it is Γ(x + 1)/Γ(x − n + 1), up from x Γ(x + n)/Γ(x).
  private func gammaProduct(
    step: WideInt, count: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let start = step > 0 ? self : subtracting(Real(count - 1), within: budget)
    if let start = start.knownRational, start.isInteger, start.signum <= 0 {
      // None is zero, so all factors are negative: those of −x in the other direction, and a sign for each.
      let mirrored = try negated().product(step: -step, count: count, within: budget)
      return count.isOdd ? mirrored.negated() : mirrored
    }
    return try start.adding(Real(count), within: budget).gamma(within: budget)
      .divided(by: start.gamma(within: budget), within: budget)
  }
}
