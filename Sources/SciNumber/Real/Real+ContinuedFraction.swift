// Continued fractions, and the fractions that are closest to a number.

extension Real {
  /// The terms a₀, a₁, … of the regular continued fraction a₀ + 1/(a₁ + 1/(a₂ + …)), where a₁, a₂, … are positive.
  ///
  /// A rational number has finitely many; the last is not 1, unless it is the only one. Each term is an integer part, by proof.
  ///
  /// - Parameters:
  ///   - maximumCount: the most terms that are found, at least 1.
  ///   - budget: what the answer may cost.
  /// - Returns: the terms, at least one.
  /// - Throws: what keeps an integer part from being proved, most often a limit of `budget`.
  public func continuedFraction(
    maximumCount: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> [Integer] {
    precondition(maximumCount > 0, "no terms were asked for")
    if let rational = try rationalValue(within: budget) {
      return try Self.terms(of: rational, maximumCount, within: budget)
    }
    var terms: [Integer] = []
    var rest = self
    while true {
      try budget.check()
      let term = try rest.floor(within: budget).integer(within: budget)
      terms.append(term)
      guard WideInt(terms.count) < maximumCount else { return terms }
      // The rest is irrational, so that it is no integer.
      rest = Real(.divide, 1, rest.subtracting(Real(term), within: budget))
    }
  }

  /// Euclid's algorithm.
  private static func terms(
    of value: Rational, _ maximumCount: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> [Integer] {
    guard var numerator = value.numerator(limit: budget.exactBits),
      var denominator = value.denominator(limit: budget.exactBits)
    else { throw .exactLimit(bits: budget.exactBits) }
    var terms: [Integer] = []
    while !denominator.isZero, WideInt(terms.count) < maximumCount {
      try budget.check()
      let quotient = numerator.floorQuotient(dividingBy: denominator)
      terms.append(quotient)
      (numerator, denominator) = (denominator, numerator - quotient * denominator)
    }
    return terms
  }

  /// The convergents of the continued fraction: the best approximations of all with no larger denominator.
  public func convergents(
    maximumCount: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> [Rational] {
    var convergents: [Rational] = []
    var (before, last): ((Integer, Integer), (Integer, Integer)) = ((0, 1), (1, 0))
    for term in try continuedFraction(maximumCount: maximumCount, within: budget) {
      let next = (term * last.0 + before.0, term * last.1 + before.1)
      convergents.append(Rational(next.0, next.1))
      (before, last) = (last, next)
    }
    return convergents
  }

  /// The fraction closest to the number among those whose denominator is at most `most`.
  ///
  /// Of two that are equally close, the one with the smaller denominator. It is a convergent, or lies between two: with the last
  /// convergent p/q whose denominator fits and the one before, p′/q′, the only other candidate is (p′ + kp)/(q′ + kq) with the largest k that
  /// fits (A. Khinchin, Continued Fractions, theorem 15).
  public func closestFraction(
    denominatorUpTo most: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Rational {
    guard most.signum > 0 else { throw .notReal(.integerNotPositive) }
    if let rational = try rationalValue(within: budget),
      let denominator = rational.denominator(limit: most.bitWidth), denominator <= most
    {
      return rational
    }
    var (before, last): ((Integer, Integer), (Integer, Integer)) = ((0, 1), (1, 0))
    // Denominators grow at least as Fibonacci's numbers do, by a factor of 2 in two steps.
    let terms = try continuedFraction(maximumCount: 2 * most.bitWidth + 4, within: budget)
    for term in terms {
      let next = (term * last.0 + before.0, term * last.1 + before.1)
      if next.1 > most { break }
      (before, last) = (last, next)
    }
    let count = (most - before.1).floorQuotient(dividingBy: last.1)
    let convergent = Rational(last.0, last.1)
    let between = Rational(before.0 + count * last.0, before.1 + count * last.1)
    let distance = try subtracting(Real(convergent), within: budget).magnitude(within: budget)
    let other = try subtracting(Real(between), within: budget).magnitude(within: budget)
    let order = try distance.compared(to: other, within: budget)
    if order != 0 { return order < 0 ? convergent : between }
    return last.1 <= before.1 + count * last.1 ? convergent : between
  }
}
