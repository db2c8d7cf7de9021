internal import SciNumber

/// A root of a power sum, and the interval in which it is the only one.
struct IsolatedRoot: Sendable {
  let function: BoundedPowerSum
  /// The root as a number.
  let number: RefinedRoot

  /// The root between ends with opposite signs, which hold no other root between them.
  init(of function: BoundedPowerSum, in bracket: RootBracket) {
    self.function = function
    number = RefinedRoot(in: bracket) { (x, bits, budget) throws(MathError) in
      try budget.check(products: function.productCount, bits: bits)
      return function.bounds(from: x, to: x, precision: bits)
    }
  }

  /// The interval so far.
  var bracket: RootBracket { number.bracket }

  /// Whether the root is 1: it is the only one in the interval.
  var isOne: Bool {
    let (bracket, one) = (bracket, BigFloat(1))
    return bracket.lower < one && one < bracket.upper && function.sum.signAtOne == 0
  }

  /// Two bounds, at most about 2^−`bits` of their size apart.
  func bounds(
    bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (lower: BigFloat, upper: BigFloat) {
    try BigFloat.withWidestExponents { () throws(MathError) in
      try number.bounds(bits: bits, within: budget)
    }
  }
}
