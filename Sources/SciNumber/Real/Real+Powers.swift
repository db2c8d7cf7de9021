// Powers and roots. The rules for x^y:
//
//   x^0 = 1 for every x, 0 included (as IEEE 754's pown and every calculator with integer powers has it);
//   0^y = 0 for y > 0, and a division by zero for y < 0;
//   x^(p/q) for x < 0, reduced and q odd, is the real root: (−8)^(1/3) = −2;
//   every other power of a negative number is not a real number.

extension Real {
  /// The power x^y; the rules stand at the head of this file.
  public func raised(
    to exponent: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if let exponent = exponent.knownRational { return try raised(to: exponent, within: budget) }
    switch try sign(within: budget) {
    case 0:
      guard try exponent.sign(within: budget) != 0 else { return 1 }
      guard try exponent.sign(within: budget) > 0 else { throw .divisionByZero }
      return 0
    case 1:
      if knownRational == 1 { return 1 }
      return isEulersNumber
        ? Real(.function(.exp), exponent) : inexactPower(exponent, within: budget)
    default:
      guard let rational = try exponent.rationalValue(within: budget) else {
        throw .notReal(.powerOfNegative)
      }
      return try raised(to: rational, within: budget)
    }
  }

  private func raised(
    to exponent: Rational, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if let integer = exponent.integerValue(limit: budget.exactBits) {
      return try raised(to: integer, within: budget)
    }
    if knownRational == 1 { return 1 }
    switch try sign(within: budget) {
    case 0:
      guard exponent.signum > 0 else { throw .divisionByZero }
      return 0
    case 1:
      return try positivePower(exponent, within: budget)
    default:
      if exponent.isInteger {
        // Too long to be written out. The power may be computed nevertheless, and its sign is known.
        let isOdd = exponent.modulo(2, limit: budget.exactBits) == 1
        let power = try negated().raised(to: exponent, within: budget)
        return isOdd ? power.negated() : power
      }
      // An exponent with so many digits that it has no numerator is no fraction with an odd denominator
      // either: it is a decimal, and its denominator is a multiple of 10.
      guard let numerator = exponent.numerator(limit: budget.exactBits),
        let denominator = exponent.denominator(limit: budget.exactBits), denominator.isOdd
      else { throw .notReal(.powerOfNegative) }
      let power = try negated().positivePower(exponent, within: budget)
      return numerator.isOdd ? power.negated() : power
    }
  }

  private func raised(
    to exponent: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if exponent.isZero { return 1 }
    if exponent.isOne { return self }
    if exponent.signum < 0 {
      guard try sign(within: budget) != 0 else { throw .divisionByZero }
    }
    if let base = knownRational {
      if isLong { try budget.check() }
      if let power = base.power(exponent, limit: budget.exactBits) { return Real(power) }
      if excessOverOne(within: budget) != nil {
        return inexactPower(Real(exponent), within: budget)
      }
    } else if isEulersNumber {
      return Real(.function(.exp), Real(exponent))
    }
    return Real(.integerPower(exponent), self)
  }

  /// The power of a positive number to an exponent that is no integer.
  private func positivePower(
    _ exponent: Rational, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    guard let degree = exponent.denominator(limit: 62)?.asInt, degree <= Real.largestRootDegree
    else {
      return Real(.power, self, Real(exponent))
    }
    if let base = knownRational, let root = base.root(degree),
      let numerator = exponent.numerator(limit: budget.exactBits)
    {
      return try Real(root).raised(to: numerator, within: budget)
    }
    if exponent.numerator(limit: 62) == 1 { return Real(.root(degree), self) }
    return isEulersNumber
      ? Real(.function(.exp), Real(exponent)) : inexactPower(Real(exponent), within: budget)
  }

  /// The power of a positive number as an expression.
  ///
  /// Beside 1 it is e^(y ln(1 + (x − 1))), where the exact x − 1 has few digits however many x has:
  /// (1 + 10^−1000000)^(10^1000000).
  private func inexactPower(_ exponent: Real, within budget: EvaluationBudget) -> Real {
    guard let excess = excessOverOne(within: budget) else { return Real(.power, self, exponent) }
    return Real(
      .function(.exp), exponent.multiplied(by: Real(.function(.logOnePlus), excess), within: budget)
    )
  }

  /// The largest degree of a root that is taken as a root; above it the root is a power.
  private static let largestRootDegree = 1 << 30

  /// Whether the number is kept as e¹.
  var isEulersNumber: Bool {
    node?.operation == .function(.exp) && node?.first.knownRational == 1
  }
}

// MARK: - Roots

extension Real {
  /// The square root.
  ///
  /// - Throws: ``MathError/notReal(_:)`` for a negative number.
  public func squareRoot(within budget: EvaluationBudget) throws(MathError) -> Real {
    try principalRoot(2, within: budget)
  }

  /// The real cube root, defined for every number.
  public func cubeRoot(within budget: EvaluationBudget) throws(MathError) -> Real {
    try principalRoot(3, within: budget)
  }

  /// The real root x^(1/n) of a degree n other than 0; of a negative number where n is a fraction with an odd numerator.
  ///
  /// - Throws: ``MathError/divisionByZero`` for degree 0, ``MathError/notReal(_:)`` for another root of a negative number.
  public func root(_ degree: Real, within budget: EvaluationBudget) throws(MathError) -> Real {
    guard try degree.rationalValue(within: budget)?.isInteger == true else {
      return try raised(to: Real(1).divided(by: degree, within: budget), within: budget)
    }
    let degree = try degree.integer(within: budget)
    if degree.isZero { throw .divisionByZero }
    if let small = degree.asInt, 1...Real.largestRootDegree ~= small {
      return try principalRoot(small, within: budget)
    }
    if degree.isEven {
      guard try sign(within: budget) >= 0 else { throw .notReal(.evenRootOfNegative) }
    }
    return try raised(to: Rational(Integer(1), degree), within: budget)
  }

  private func principalRoot(
    _ degree: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if degree % 2 == 0 {
      guard try sign(within: budget) >= 0 else { throw .notReal(.evenRootOfNegative) }
    }
    if let base = knownRational {
      if base.isZero { return 0 }
      if isLong { try budget.check() }
      if let root = base.root(degree) { return Real(root) }
    }
    return degree == 1 ? self : Real(.root(degree), self)
  }

  /// The length of the hypotenuse over legs `x` and `y`: √(x² + y²).
  public static func hypot(
    _ x: Real, _ y: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try x.multiplied(by: x, within: budget)
      .adding(y.multiplied(by: y, within: budget), within: budget)
      .squareRoot(within: budget)
  }
}
