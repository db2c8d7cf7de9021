// Bernoulli, Euler and harmonic numbers.

extension Rational {
  /// The largest index of Bernoulli and Euler numbers.
  public static let largestBernoulliIndex: WideInt = 5_000
  /// The largest index of harmonic numbers.
  public static let largestHarmonicIndex: WideInt = 200_000

  /// The Bernoulli number Bₙ, with B₁ = −1/2 (DLMF 24.2.1).
  ///
  /// From the tangent numbers: B₂ₘ = (−1)^(m−1) 2m Tₘ / (4ᵐ(4ᵐ − 1)) (R. P. Brent, D. Harvey, "Fast computation of Bernoulli,
  /// tangent and secant numbers", 2011).
  ///
  /// - Precondition: `n` is not negative.
  public static func bernoulli(
    _ n: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Rational {
    precondition(n >= 0, "a negative index")
    if n == 0 { return 1 }
    if n == 1 { return Rational(-1, 2) }
    guard n.isMultiple(of: 2) else { return 0 }
    guard n <= largestBernoulliIndex else { throw .argumentLimit(largestBernoulliIndex) }
    let tangent = try Integer.tangentNumber(n / 2, within: budget)
    let power = Integer(1).shiftedLeft(by: n)
    let top = tangent * Integer((n / 2).isMultiple(of: 2) ? -n : n)
    guard
      let value = Rational(top, over: power * (power - 1), scale: 0, limit: budget.exactBits)
    else { throw .exactLimit(bits: budget.exactBits) }
    return value
  }

  /// The harmonic number 1 + 1/2 + … + 1/n, by halves.
  ///
  /// - Precondition: `n` is not negative.
  public static func harmonic(
    _ n: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Rational {
    precondition(n >= 0, "a negative index")
    guard n <= largestHarmonicIndex else { throw .argumentLimit(largestHarmonicIndex) }
    guard n > 0 else { return 0 }
    let (top, bottom) = try Integer.reciprocals(from: 1, to: n, within: budget)
    guard let value = Rational(top, over: bottom, scale: 0, limit: budget.exactBits) else {
      throw .exactLimit(bits: budget.exactBits)
    }
    return value
  }
}

extension Integer {
  /// 1/`first` + … + 1/`last` as a fraction, not in lowest terms.
  fileprivate static func reciprocals(
    from first: WideInt, to last: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (top: Integer, bottom: Integer) {
    guard first < last else { return (1, Integer(first)) }
    try budget.check()
    let middle = first + (last - first) / 2
    let left = try reciprocals(from: first, to: middle, within: budget)
    let right = try reciprocals(from: middle + 1, to: last, within: budget)
    return (left.top * right.bottom + right.top * left.bottom, left.bottom * right.bottom)
  }

  /// The tangent number Tₘ: tan x = Σ Tₘ x^(2m−1)/(2m − 1)!, by Brent and Harvey's algorithm TangentNumbers.
  fileprivate static func tangentNumber(
    _ m: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Integer {
    var numbers: [Integer] = [1]
    for k in 1..<max(1, m) { numbers.append(numbers[Int(k) - 1] * Integer(k)) }
    for k in 1..<max(1, m) {
      try budget.check()
      // Numbers are counted from 1 in the paper.
      for j in k..<m {
        numbers[Int(j)] =
          Integer(j - k) * numbers[Int(j) - 1] + Integer(j - k + 2) * numbers[Int(j)]
      }
    }
    return numbers[Int(m) - 1]
  }

  /// The Euler number Eₙ: sech x = Σ Eₙ xⁿ/n! (DLMF 24.2.6); 0 for an odd n.
  ///
  /// E₂ₘ = (−1)ᵐ Sₘ with the secant numbers Sₘ, by Brent and Harvey's algorithm SecantNumbers.
  ///
  /// - Precondition: `n` is not negative.
  public static func euler(_ n: WideInt, within budget: EvaluationBudget) throws(MathError)
    -> Integer
  {
    precondition(n >= 0, "a negative index")
    guard n.isMultiple(of: 2) else { return 0 }
    guard n <= Rational.largestBernoulliIndex else {
      throw .argumentLimit(Rational.largestBernoulliIndex)
    }
    let m = n / 2
    var numbers: [Integer] = [1]
    for k in 1..<(m + 1) { numbers.append(numbers[Int(k) - 1] * Integer(k)) }
    for k in 1..<(m + 1) {
      try budget.check()
      for j in (k + 1)..<max(k + 1, m + 1) {
        numbers[Int(j)] =
          Integer(j - k) * numbers[Int(j) - 1] + Integer(j - k + 1) * numbers[Int(j)]
      }
    }
    return m.isMultiple(of: 2) ? numbers[Int(m)] : -numbers[Int(m)]
  }
}
