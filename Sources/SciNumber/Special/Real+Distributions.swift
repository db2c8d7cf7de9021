// What the distributions share.

extension Real {
  func times(_ other: Real, _ budget: EvaluationBudget) -> Real {
    multiplied(by: other, within: budget)
  }

  func over(_ other: Real, _ budget: EvaluationBudget) throws(MathError) -> Real {
    try divided(by: other, within: budget)
  }

  func requirePositive(_ budget: EvaluationBudget) throws(MathError) {
    guard try sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
  }

  /// 1 − p for a probability p, from 0 to 1.
  func complement(_ budget: EvaluationBudget) throws(MathError) -> Real {
    let rest = Real(1).subtracting(self, within: budget)
    guard try sign(within: budget) >= 0, try rest.sign(within: budget) >= 0 else {
      throw .notReal(.outsideDomain)
    }
    return rest
  }

  /// 1 − p for a probability p between 0 and 1.
  func innerComplement(_ budget: EvaluationBudget) throws(MathError) -> Real {
    let rest = try complement(budget)
    guard try sign(within: budget) > 0, try rest.sign(within: budget) > 0 else {
      throw .notReal(.outsideDomain)
    }
    return rest
  }
}
