// The nearest number of the machine, rounded once.

internal import CMPFR

extension Real {
  /// The number of the machine that is nearest to the value, as IEEE 754 rounds: a tie goes to the even significand.
  ///
  /// Infinite from 2¹⁰²⁴ − 2⁹⁷⁰ on, and 0 down from 2⁻¹⁰⁷⁵, with the value's sign. Rounding is monotone: where both
  /// ends of an enclosure round to one number, so does the value. Where they do not at any precision tried, the value
  /// is beside the midpoint of two neighbours, and is compared with it by proof.
  ///
  /// - Throws: ``MathError/undecided(decimals:)`` where it can be neither shown nor refuted that the value is such a
  ///   midpoint; the limits of `budget`.
  package func nearestDouble(within budget: EvaluationBudget) throws(MathError) -> Double {
    let budget = budget.started()
    let sign = try sign(within: budget)
    if sign == 0 { return 0 }
    let magnitude = sign < 0 ? negated() : self
    let double = try BigFloat.withWidestExponents { () throws(MathError) in
      try magnitude.nearestDoubleOfPositive(within: budget)
    }
    return sign < 0 ? -double : double
  }

  private func nearestDoubleOfPositive(
    within budget: EvaluationBudget
  ) throws(MathError) -> Double {
    var bits = Real.initialBits
    while true {
      let ball = try enclosure(bits: bits, within: budget)
      if ball.isUnbounded { throw .tooLarge }
      let lower = max(0, ball.lower(precision: bits + 32).nearestDouble)
      let upper = ball.upper(precision: bits + 32).nearestDouble
      if lower == upper { return lower }
      // Neighbours at last: with 192 bits the ends are closer than any two numbers of the machine, unless the value
      // cancels.
      if bits > Real.initialBits, lower.nextUp == upper {
        return try nearer(lower, within: budget)
      }
      bits *= 2
    }
  }

  /// A finite `lower` that is not negative, or the next number above it.
  private func nearer(_ lower: Double, within budget: EvaluationBudget) throws(MathError) -> Double
  {
    guard let below = Rational(exactly: lower), let step = Rational(exactly: lower.ulp) else {
      throw .tooLarge
    }
    let midpoint = below + step / 2
    switch try compared(to: Real(midpoint), within: budget) {
    case 0: return lower.significandBitPattern.isMultiple(of: 2) ? lower : lower.nextUp
    case 1: return lower.nextUp
    default: return lower
    }
  }
}

extension SmallReal {
  /// The nearest number of the machine, as ``Real/nearestDouble(within:)`` has it; `nil` where that has to be asked.
  package var nearestDouble: Double? {
    switch self {
    case .rational(let number): number.nearestDouble
    case .ball(let ball): ball.nearestDouble
    }
  }
}

extension SmallRational {
  /// The nearest number of the machine; `nil` where it takes more than one operation.
  ///
  /// A numerator up to 2⁵³ and 10^s with s ≤ 19, since 5¹⁹ < 2⁵³, are numbers of the machine; so their quotient is
  /// rounded once (W. D. Clinger, "How to read floating point numbers accurately", 1990).
  fileprivate var nearestDouble: Double? {
    guard denominator == 1, 0...19 ~= scale, let numerator = shortNumerator,
      numerator.magnitude <= 1 << 53
    else { return nil }
    return Double(numerator) / Double(sci_power_of_ten(UInt32(truncatingIfNeeded: scale)))
  }
}
