// Functions of probability and statistics: the error function and its complement (NIST Digital Library of Mathematical Functions, section 7.2).

extension Real {
  /// The error function, 2/√π times the integral of e^(−t²) from 0 to x.
  ///
  /// It is the probability that a normal distribution of variance ½ and mean 0 gives a number between −x and x.
  public func erf(within budget: EvaluationBudget) -> Real {
    if let value = knownErrorFunction { return value }
    return knownRational?.isZero == true ? 0 : Real(.function(.erf), self)
  }

  /// The complementary error function, 1 − erf x.
  ///
  /// All digits of its tail are right, where 1 − erf x would need as many more as the tail has zeros: erfc(10) is 2.08… × 10⁻⁴⁵.
  public func erfc(within budget: EvaluationBudget) -> Real {
    if let value = knownErrorFunction { return Real(1).subtracting(value, within: budget) }
    return knownRational?.isZero == true ? 1 : Real(.function(.erfc), self)
  }
}
