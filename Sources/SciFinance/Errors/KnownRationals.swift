internal import SciNumber

/// The numbers as rational numbers, where all of them are kept as such.
///
/// Functions of real numbers then go the exact way, which is the faster one.
func knownRationals(_ values: Real...) -> [Rational]? {
  knownRationals(values)
}

/// The numbers as rational numbers, where all of them are kept as such.
func knownRationals(_ values: [Real]) -> [Rational]? {
  var rationals: [Rational] = []
  rationals.reserveCapacity(values.count)
  for value in values {
    guard let rational = value.knownRational else { return nil }
    rationals.append(rational)
  }
  return rationals
}

/// The sign of a number, by proof.
func sign(of value: Real, within budget: EvaluationBudget) throws(FinanceError) -> WideInt {
  try financially { () throws(MathError) in try value.sign(within: budget) }
}

/// 1 + r, by proof above 0.
func growthFactor(
  _ rate: Real, within budget: EvaluationBudget
) throws(FinanceError) -> Real {
  let growth = rate.adding(1, within: budget)
  guard try sign(of: growth, within: budget) > 0 else { throw .outOfRange(.rate) }
  return growth
}
