// Functions of integers, and the gamma function that continues the factorial.

extension Real {
  /// The largest integer that divides all of one number or more; 0 only for zeros.
  public static func greatestCommonDivisor(
    _ numbers: ArraySlice<Real>, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    var divisor = Integer(0)
    for number in numbers {
      let integer = try number.integer(within: budget)
      try budget.check(.commonDivisor, bits: min(divisor.bitWidth, integer.bitWidth))
      divisor = divisor.greatestCommonDivisor(with: integer)
    }
    return Real(divisor)
  }

  /// The smallest positive integer that all of one number or more divide; 0 if one of them is 0.
  ///
  /// By halves, since the multiple is as long as all of them together.
  public static func leastCommonMultiple(
    _ numbers: ArraySlice<Real>, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let integers = try numbers.map { number throws(MathError) in
      try number.integer(within: budget).magnitude
    }
    return try Real(leastCommonMultiple(integers[...], within: budget))
  }

  private static func leastCommonMultiple(
    _ integers: ArraySlice<Integer>, within budget: EvaluationBudget
  ) throws(MathError) -> Integer {
    if integers.count == 1 { return integers[integers.startIndex] }
    let middle = integers.startIndex + integers.count / 2
    let first = try leastCommonMultiple(integers[..<middle], within: budget)
    let second = try leastCommonMultiple(integers[middle...], within: budget)
    try budget.check(.commonDivisor, bits: min(first.bitWidth, second.bitWidth))
    guard let multiple = first.leastCommonMultiple(with: second, limit: budget.exactBits) else {
      throw .exactLimit(bits: budget.exactBits)
    }
    return multiple
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

  /// How many ways there are to arrange `k` of `n`: n(n − 1)…(n − k + 1).
  ///
  /// Both are integers of at least 0.
  public static func permutations(
    _ n: Real, _ k: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let (n, k) = (try n.integer(within: budget), try k.integer(within: budget))
    guard n.signum >= 0, k.signum >= 0 else { throw .notReal(.factorialOfNegative) }
    if k > n { return 0 }
    guard let count = k.asInt else { throw .exactLimit(bits: budget.exactBits) }
    // Each factor has at most the bits of the first.
    let bits = count.saturatingProduct(n.bitWidth)
    guard Integer.allows(bits: bits, limit: budget.exactBits) else {
      throw .exactLimit(bits: budget.exactBits)
    }
    return Real(try Integer.product(from: n, step: -1, count: count, within: budget))
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
