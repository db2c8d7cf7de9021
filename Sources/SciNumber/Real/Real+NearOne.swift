// Rational numbers beside 1, where logarithms and arcs lose as many digits as the number has zeros or nines after the point.
// Written by x − 1, which is exact and short, the same functions lose none:
//
//   ln x = ln(1 + (x − 1)),   arcosh x = 2 arsinh √((x − 1)/2),   arccos x = 2 arcsin √((1 − x)/2).

extension Real {
  /// x − 1 for a rational x of many digits with |x − 1| < 1/1000.
  func excessOverOne(within budget: EvaluationBudget) -> Real? {
    guard let value = knownRational, value.bitSize > Self.longNumber,
      Rational(Integer(999), Integer(1000)) < value,
      value < Rational(Integer(1001), Integer(1000))
    else { return nil }
    return value.subtracting(1, limit: budget.exactBits).map(Real.init)
  }

  /// The size in bits from which a number is compared with 1; for shorter ones a higher precision costs less.
  private static let longNumber = 64

  /// 2f(√(d/2)) for the excess or the deficit d.
  static func twice(
    _ operation: Operation, ofRootOfHalf difference: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let root = try difference.scaled(1, over: 2, within: budget).squareRoot(within: budget)
    return Real(.multiply, 2, Real(operation, root))
  }
}
