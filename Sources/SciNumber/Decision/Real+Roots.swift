// A root is equal to a number exactly if the radicand is its power, and the number has the sign of a root.

extension Real {
  /// The largest degree of a root that is looked at.
  private static let largestDegree = 64

  /// Whether this is a difference ᵏ√X − Y or Y − ᵏ√X with X = Yᵏ, where Y ≥ 0 if k is even; `false` proves nothing.
  func vanishesAsRoot(within budget: EvaluationBudget) throws(MathError) -> Bool {
    guard let node, case .subtract = node.operation else { return false }
    for (root, value) in [(node.first, node.second), (node.second, node.first)] {
      guard let root = root.node, case .root(let degree) = root.operation,
        degree <= Self.largestDegree
      else { continue }
      if degree % 2 == 0 {
        guard let sign = value.cheapSign, sign >= 0 else { continue }
      }
      let power = Real(.integerPower(Integer(degree)), value)
      if try Real(.subtract, root.first, power).vanishesAsQuotient(within: budget) { return true }
    }
    return false
  }
}
