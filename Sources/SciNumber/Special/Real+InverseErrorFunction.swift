// The inverses of the error function and of its complement.

extension Real {
  /// The number with that error function, for −1 < y < 1.
  ///
  /// Above ½ by the inverse of the complement at 1 − y, which is exact where y is.
  public func inverseErf(within budget: EvaluationBudget) throws(MathError) -> Real {
    if let inner = operand(of: .erf) { return inner }
    switch try sign(within: budget) {
    case 0: return 0
    case -1: return try negated().inverseErf(within: budget).negated()
    default: break
    }
    let rest = Real(1).subtracting(self, within: budget)
    guard try rest.sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
    if let inner = rest.operand(of: .erfc) { return inner }
    return isAboveHalf ? Real(.inverseErfc, rest) : Real(.inverseErf, self)
  }

  /// The number with that complementary error function, for 0 < y < 2.
  public func inverseErfc(within budget: EvaluationBudget) throws(MathError) -> Real {
    if let inner = operand(of: .erfc) { return inner }
    guard try sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
    let rest = Real(1).subtracting(self, within: budget)
    switch try rest.sign(within: budget) {
    case 0: return 0
    case -1:
      let mirrored = Real(2).subtracting(self, within: budget)
      return try mirrored.inverseErfc(within: budget).negated()
    default: return isAboveHalf ? Real(.inverseErf, rest) : Real(.inverseErfc, self)
    }
  }

  /// The argument, where this is kept as that function of it.
  func operand(of function: BigFloat.Unary) -> Real? {
    guard let node, case .function(function) = node.operation else { return nil }
    return node.first
  }

  /// Whether the number is seen to be above ½; either answer is good next to it.
  var isAboveHalf: Bool {
    if let knownRational { return knownRational > .half }
    return cheapEnclosure.map { $0.midpoint > BigFloat(1, timesTwoToThe: -1) } ?? false
  }

  /// The value of erf, where this is a number with a known error function.
  var knownErrorFunction: Real? {
    guard let node else { return nil }
    switch node.operation {
    case .special(.inverseErf): return node.first
    case .special(.inverseErfc): return Real(1).subtracting(node.first, within: .interactive)
    case .negate: return node.first.knownErrorFunction?.negated()
    default: return nil
    }
  }
}
