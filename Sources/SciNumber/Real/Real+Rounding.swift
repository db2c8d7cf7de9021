// Integer parts and remainders. They are decided: an irrational value is never rounded first.

extension Real {
  /// The largest integer that is not above the number.
  public func floor(within budget: EvaluationBudget) throws(MathError) -> Real {
    if let rational = knownRational {
      if isLong { try budget.check() }
      return try Self.exact(rational.floor(limit: budget.exactBits), within: budget)
    }
    if isIntegral { return self }
    let nearby = try nearbyInteger(within: budget)
    let isBelow = try compared(to: Real(nearby), within: budget) < 0
    // `nearby` is less than 1 away, so it is the floor or the integer above it.
    return Real(isBelow ? nearby - 1 : nearby)
  }

  /// The smallest integer that is not below the number.
  public func ceiling(within budget: EvaluationBudget) throws(MathError) -> Real {
    try negated().floor(within: budget).negated()
  }

  /// The integer part: the number with its fraction cut off.
  public func truncated(within budget: EvaluationBudget) throws(MathError) -> Real {
    try sign(within: budget) < 0 ? ceiling(within: budget) : floor(within: budget)
  }

  /// The number less its integer part; it has the number's sign.
  public func fraction(within budget: EvaluationBudget) throws(MathError) -> Real {
    try subtracting(truncated(within: budget), within: budget)
  }

  /// The number rounded to an integer.
  ///
  /// - Throws: ``MathError/inexact`` if the mode is ``RoundingMode/unnecessary`` and the number is no integer;
  ///   ``MathError/undecided(decimals:)`` and the limits of `budget`.
  public func rounded(
    _ mode: RoundingMode, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if isIntegral { return self }
    if mode == .unnecessary {
      let integer = try truncated(within: budget)
      guard try compared(to: integer, within: budget) == 0 else { throw .inexact }
      return integer
    }
    if let rational = knownRational {
      return try Self.exact(rational.rounded(mode, limit: budget.exactBits), within: budget)
    }
    let isNegative = try sign(within: budget) < 0
    let magnitude = isNegative ? negated() : self
    let floor = try magnitude.floor(within: budget)
    let increments = mode.incrementsMagnitude(
      isNegative: isNegative, lastDigit: try floor.lastDigit(within: budget),
      tail: try magnitude.subtracting(floor, within: budget).roundingTail(within: budget))
    let rounded = increments ? floor.adding(1, within: budget) : floor
    return isNegative ? rounded.negated() : rounded
  }

  /// The number rounded to so many decimals; negative counts round to tens, hundreds, ….
  public func rounded(
    _ mode: RoundingMode, decimals: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let unit = try Real(10).raised(to: Real(decimals.integer(within: budget)), within: budget)
    return try multiplied(by: unit, within: budget).rounded(mode, within: budget)
      .divided(by: unit, within: budget)
  }

  /// The multiple of an increment that the number is rounded to; a tie is decided, not guessed.
  ///
  /// ```swift
  /// let budget = EvaluationBudget.interactive
  /// let root = try Real(2).squareRoot(within: budget)
  /// let coins = try root.rounded(
  ///   .halfEven, toMultipleOf: Rational(5, 100), within: budget)  // 1.4
  /// ```
  ///
  /// - Throws: as ``rounded(_:within:)``.
  /// - Precondition: `increment` is positive.
  public func rounded(
    _ mode: RoundingMode, toMultipleOf increment: Rational, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    precondition(increment.signum > 0, "an increment that is not positive")
    let increment = Real(increment)
    return try divided(by: increment, within: budget).rounded(mode, within: budget)
      .multiplied(by: increment, within: budget)
  }

  /// Where a number in 0 ..< 1 lies.
  private func roundingTail(within budget: EvaluationBudget) throws(MathError) -> RoundingTail {
    if try sign(within: budget) == 0 { return .zero }
    return switch try scaled(2, within: budget).compared(to: 1, within: budget) {
    case 0: .half
    case 1: .aboveHalf
    default: .belowHalf
    }
  }

  /// The last decimal digit of a natural number.
  private func lastDigit(within budget: EvaluationBudget) throws(MathError) -> UInt8 {
    UInt8(try modulo(10, within: budget).integer(within: budget).asInt ?? 0)
  }
}

// MARK: - Division with remainder

extension Real {
  /// ⌊x/y⌋: the quotient whose remainder has the divisor's sign.
  public func floorQuotient(
    by divisor: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try divided(by: divisor, within: budget).floor(within: budget)
  }

  /// x − y⌊x/y⌋: the remainder with the sign of `divisor`.
  public func modulo(_ divisor: Real, within budget: EvaluationBudget) throws(MathError) -> Real {
    if let x = knownRational, let y = divisor.knownRational, !y.isZero {
      let seconds = x.secondsOfRemainder(dividingBy: y)
      if seconds > 0.01 { try budget.check(predictedSeconds: seconds) }
      if let remainder = x.modulo(y, limit: budget.exactBits) { return Real(remainder) }
    }
    if let y = divisor.knownRational?.integerValue(limit: budget.exactBits), !y.isZero,
      let residue = try residue(modulo: y.magnitude, within: budget)
    {
      return Real(y.signum < 0 && !residue.isZero ? residue + y : residue)
    }
    let quotient = try floorQuotient(by: divisor, within: budget)
    return subtracting(divisor.multiplied(by: quotient, within: budget), within: budget)
  }

  /// The remainder with the sign of the dividend: that of the magnitudes.
  public func remainder(_ divisor: Real, within budget: EvaluationBudget) throws(MathError) -> Real
  {
    let remainder = try magnitude(within: budget)
      .modulo(divisor.magnitude(within: budget), within: budget)
    return try sign(within: budget) < 0 ? remainder.negated() : remainder
  }
}
