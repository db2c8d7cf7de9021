// A root is equal to a number exactly if the radicand is its power, and the number has the sign of a root.

extension Real {
  /// The largest degree of a root that is looked at.
  private static let largestDegree = 64

  /// Whether this is a difference ᵏ√X − Y or Y − ᵏ√X with X = Yᵏ, where Y ≥ 0 if k is even; `false` proves nothing.
  func vanishesAsRoot(within budget: EvaluationBudget) throws(MathError) -> Bool {
    guard let node, case .subtract = node.operation else { return false }
    for (root, value) in [(node.first, node.second), (node.second, node.first)] {
      let (root, value) = root.withoutSign(value)
      guard let root = root.node, case .root(let degree) = root.operation,
        degree <= Self.largestDegree
      else { continue }
      if degree % 2 == 0 {
        guard let sign = value.cheapSign, sign >= 0 else { continue }
      }
      let power = Real(.integerPower(Integer(degree)), value)
      let difference = Real(.subtract, root.first, power)
      if try difference.vanishesAsQuotient(within: budget) { return true }
      if try difference.vanishesAsInverse(within: budget) { return true }
    }
    return false
  }
}

extension Real {
  /// The operand of a negation, and the other number with the other sign; both as they are where this is none.
  ///
  /// −√X − Y is zero where √X − (−Y) is.
  fileprivate func withoutSign(_ other: Real) -> (Real, Real) {
    guard let node, case .negate = node.operation else { return (self, other) }
    return (node.first, other.negated())
  }
}
