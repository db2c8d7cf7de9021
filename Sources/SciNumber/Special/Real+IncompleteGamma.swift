// The incomplete gamma and beta functions at real numbers, with the values that have a closed form.

extension Real {
  /// P(a, x) = γ(a, x)/Γ(a), for a > 0 and x ≥ 0.
  public static func gammaP(
    _ a: Real, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    guard try checkRegularised(a, x, within: budget) else { return 0 }
    if let sum = try poissonSum(a, x, within: budget) {
      return Real(1).subtracting(sum, within: budget)
    }
    if a.knownRational == .half { return try x.squareRoot(within: budget).erf(within: budget) }
    if isAboveMean(a, x) {
      return Real(1).subtracting(Real(SpecialFunction.gammaQ, a, x), within: budget)
    }
    return Real(SpecialFunction.gammaP, a, x)
  }

  /// Q(a, x) = Γ(a, x)/Γ(a), for a > 0 and x ≥ 0.
  public static func gammaQ(
    _ a: Real, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    guard try checkRegularised(a, x, within: budget) else { return 1 }
    if let sum = try poissonSum(a, x, within: budget) { return sum }
    if a.knownRational == .half { return try x.squareRoot(within: budget).erfc(within: budget) }
    if isAboveMean(a, x) { return Real(SpecialFunction.gammaQ, a, x) }
    return Real(1).subtracting(Real(SpecialFunction.gammaP, a, x), within: budget)
  }

  /// Whether x is seen to be above a, where Q is the smaller one; next to it either is good.
  ///
  /// P + Q = 1 (DLMF 8.2.5). The one that may be tiny is the number that is enclosed, so that it has all its digits, the other is seen to be less than 1, and both
  /// add up to 1 by proof.
  private static func isAboveMean(_ a: Real, _ x: Real) -> Bool {
    if let a = a.knownRational, let x = x.knownRational { return x > a }
    guard let a = a.cheapEnclosure, let x = x.cheapEnclosure else { return false }
    return a.midpoint < x.midpoint
  }

  /// Whether x > 0, for a > 0 and x ≥ 0.
  private static func checkRegularised(
    _ a: Real, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Bool {
    let sign = try x.sign(within: budget)
    guard try a.sign(within: budget) > 0, sign >= 0 else { throw .notReal(.outsideDomain) }
    return sign > 0
  }

  /// Q(n, x) = e^(−x) Σ xᵏ/k! for k < n (DLMF 8.4.10), for small integers n.
  private static func poissonSum(
    _ a: Real, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real? {
    guard let n = a.knownRational?.asInt, 1...16 ~= n else { return nil }
    // Where 1 − Q would cancel, the series of P is better; it begins with xⁿ/n!.
    guard x.knownRational.map({ $0.bitSize <= 256 && $0 >= 1 }) ?? false else { return nil }
    return try exponentialPolynomial(n, x, within: budget)
      .multiplied(by: x.negated().exp(within: budget), within: budget)
  }

  /// Σ xᵏ/k! for k < n.
  private static func exponentialPolynomial(
    _ n: WideInt, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    var (term, sum): (Real, Real) = (1, 1)
    for k in 1..<max(n, 2) where k < n {
      term = term.multiplied(by: x, within: budget).scaled(1, over: k, within: budget)
      sum = sum.adding(term, within: budget)
      try budget.check(sum, at: Int(k))
    }
    return sum
  }

  /// γ(a, x), the integral of t^(a−1) e^(−t) from 0 to x, continued in a.
  ///
  /// For x > 0 and every a but 0, −1, −2, …; for x = 0 and a > 0; for x < 0 and positive integers a.
  public static func gammaLower(
    _ a: Real, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    switch try x.sign(within: budget) {
    case 0:
      guard try a.sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
      return 0
    case -1:
      let upper = try gammaUpper(a, x, within: budget)
      return try a.gamma(within: budget).subtracting(upper, within: budget)
    default: break
    }
    if try a.sign(within: budget) > 0 {
      return try gammaP(a, x, within: budget)
        .multiplied(by: a.gamma(within: budget), within: budget)
    }
    guard try !a.isAnInteger(within: budget) else { throw .notReal(.outsideDomain) }
    return Real(SpecialFunction.gammaLower, a, x)
  }

  /// Γ(a, x), the integral of t^(a−1) e^(−t) from x to infinity.
  ///
  /// For x > 0 and every a; for x = 0 and a > 0; for x < 0 and positive integers a.
  public static func gammaUpper(
    _ a: Real, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    switch try x.sign(within: budget) {
    case 0:
      guard try a.sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
      return try a.gamma(within: budget)
    case -1:
      // e^(−x) times a polynomial (DLMF 8.4.8).
      guard try a.sign(within: budget) > 0, try a.isAnInteger(within: budget) else {
        throw .notReal(.outsideDomain)
      }
      guard let n = try a.integer(within: budget).asInt, n <= 1000 else {
        throw .termLimit(terms: 1000, needed: try a.integer(within: budget).asInt ?? .max)
      }
      return try exponentialPolynomial(n, x, within: budget)
        .multiplied(by: x.negated().exp(within: budget), within: budget)
        .multiplied(by: a.gamma(within: budget), within: budget)
    default: break
    }
    if try a.sign(within: budget) > 0 {
      return try gammaQ(a, x, within: budget)
        .multiplied(by: a.gamma(within: budget), within: budget)
    }
    if try a.sign(within: budget) == 0 { return try x.exponentialIntegralE1(within: budget) }
    return Real(SpecialFunction.gammaUpper, a, x)
  }
}

// MARK: - Incomplete beta function

extension Real {
  /// I_x(a, b) = B_x(a, b)/B(a, b), for a, b > 0 and 0 ≤ x ≤ 1.
  ///
  /// Above the mean a/(a + b) by I_x(a, b) = 1 − I_(1−x)(b, a) (DLMF 8.17.4), so that the two add up to one by proof.
  public static func regularisedBeta(
    _ a: Real, _ b: Real, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let rest = Real(1).subtracting(x, within: budget)
    return try regularisedBeta(a, b, x, rest: rest, within: budget)
  }

  /// The same where 1 − x is known as well, and so with all its digits.
  static func regularisedBeta(
    _ a: Real, _ b: Real, _ x: Real, rest: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    guard try a.sign(within: budget) > 0, try b.sign(within: budget) > 0,
      try x.sign(within: budget) >= 0, try rest.sign(within: budget) >= 0
    else { throw .notReal(.outsideDomain) }
    if try x.sign(within: budget) == 0 { return 0 }
    if try rest.sign(within: budget) == 0 { return 1 }
    if b.knownRational == 1 { return try x.raised(to: a, within: budget) }
    if a.knownRational == 1 {
      return Real(1).subtracting(try rest.raised(to: b, within: budget), within: budget)
    }
    if let a = a.knownRational, a == b.knownRational, x.knownRational == .half {
      return Real(Rational.half)
    }
    if let sum = binomialSum(a, b, x, within: budget) { return Real(sum) }
    if try isBelowMean(a, b, x, rest, within: budget) {
      return Real(SpecialFunction.regularisedBeta, x, a, b)
    }
    return Real(1).subtracting(
      Real(SpecialFunction.regularisedBeta, rest, b, a), within: budget)
  }

  /// Whether x is seen to be below a/(a + b), where I_x(a, b) may be small and the terms of its series fall from the beginning.
  ///
  /// Next to 0 and 1 whichever of x and 1 − x is small, since the series of the other would be long.
  private static func isBelowMean(
    _ a: Real, _ b: Real, _ x: Real, _ rest: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Bool {
    let small = BigFloat(1, timesTwoToThe: -6)
    if let ball = x.cheapEnclosure, ball.midpoint < small { return true }
    if let ball = rest.cheapEnclosure, ball.midpoint < small { return false }
    let distance = x.multiplied(by: b, within: budget).subtracting(
      rest.multiplied(by: a, within: budget), within: budget)
    return distance.cheapSign == -1
  }

  /// I_x(a, b) = Σ C(n, j) xʲ (1 − x)^(n−j) for a ≤ j ≤ n = a + b − 1 (DLMF 8.17.5), for rational x and small integers a and b.
  private static func binomialSum(
    _ a: Real, _ b: Real, _ x: Real, within budget: EvaluationBudget
  ) -> Rational? {
    guard let first = a.knownRational?.asInt, let other = b.knownRational?.asInt,
      let value = x.knownRational, first <= 1000, other <= 1000
    else { return nil }
    return BinomialSum(count: first + other - 1, probability: value)?.sum(from: first)
  }

  /// The w with I_w(a, b) = p, and 1 − w, where p + q = 1, for a, b > 0 and 0 < p < 1.
  ///
  /// The smaller of the two is searched for, so that both have all their digits.
  static func inverseRegularisedBeta(
    _ p: Real, _ q: Real, _ a: Real, _ b: Real, within budget: EvaluationBudget
  ) throws(MathError) -> (w: Real, rest: Real) {
    let middle = Real(SpecialFunction.regularisedBeta, Real(Rational.half), a, b)
    // Next to ½ either is good.
    let isSmall = Real(.subtract, p, middle).cheapSign ?? -1 <= 0
    let smaller =
      isSmall
      ? Real(SpecialFunction.inverseBeta, p, q, a, b)
      : Real(SpecialFunction.inverseBeta, q, p, b, a)
    let larger = Real(1).subtracting(smaller, within: budget)
    return isSmall ? (smaller, larger) : (larger, smaller)
  }

  /// B_x(a, b), the integral of t^(a−1)(1 − t)^(b−1) from 0 to x, for a, b > 0 and 0 ≤ x ≤ 1.
  public static func incompleteBeta(
    _ a: Real, _ b: Real, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try regularisedBeta(a, b, x, within: budget)
      .multiplied(by: beta(a, b, within: budget), within: budget)
  }
}

/// The probabilities of a binomial distribution as exact numbers, where they are not too long.
struct BinomialSum {
  let count: WideInt
  let probability: Rational

  /// The most bits of a power, and of all in a sum together.
  private static let maximumBits: WideInt = 1 << 16

  init?(count: WideInt, probability: Rational) {
    guard let (size, _) = Self.size(count, probability), size <= Self.maximumBits else {
      return nil
    }
    self.count = count
    self.probability = probability
  }

  private static func size(_ count: WideInt, _ probability: Rational) -> (WideInt, Bool)? {
    guard count <= maximumBits, probability.fits(bits: maximumBits) else { return nil }
    return (count * (probability.bitSize + 2), true)
  }

  /// C(n, k) pᵏ (1 − p)^(n−k).
  func term(_ k: WideInt) -> Rational? {
    let limit = 8 * Self.maximumBits
    guard let power = probability.power(Integer(k), limit: limit),
      let other = (1 - probability).power(Integer(count - k), limit: limit)
    else { return nil }
    return Rational(Integer.shortBinomial(count, k)) * power * other
  }

  /// The sum of all terms from k on, by those that are fewer.
  func sum(from first: WideInt) -> Rational? {
    if first <= 0 { return 1 }
    if 2 * first > count { return sum(first...max(first, count)) }
    return sum(0...(first - 1)).map { 1 - $0 }
  }

  private func sum(_ range: ClosedRange<WideInt>) -> Rational? {
    guard WideInt(range.count) * count * probability.bitSize <= 1 << 22 else { return nil }
    var sum: Rational = 0
    for k in range where k <= count {
      guard let term = term(k) else { return nil }
      sum = sum + term
    }
    return sum
  }
}
