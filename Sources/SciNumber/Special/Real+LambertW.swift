// Lambert's W at real numbers.

extension Real {
  /// The principal branch W₀(x), the w ≥ −1 with w eʷ = x, for x ≥ −1/e.
  public func lambertW(within budget: EvaluationBudget) throws(MathError) -> Real {
    switch try sign(within: budget) {
    case 0: return 0
    case 1:
      if let w = knownLambert { return w }
      return Real(.lambertW, self)
    default:
      if try isAtBranchPoint(within: budget) { return -1 }
      if let w = knownLambert, let value = w.knownRational, value > -1 { return w }
      return Real(.lambertWOfNegative(isPrincipal: true), negated()).negated()
    }
  }

  /// The branch W₋₁(x), the w ≤ −1 with w eʷ = x, for −1/e ≤ x < 0.
  public func lambertWLower(within budget: EvaluationBudget) throws(MathError) -> Real {
    guard try sign(within: budget) < 0 else { throw .notReal(.outsideDomain) }
    if try isAtBranchPoint(within: budget) { return -1 }
    if let w = knownLambert, let value = w.knownRational, value < -1 { return w }
    return Real(.lambertWOfNegative(isPrincipal: false), negated()).negated()
  }

  /// Whether x is −1/e.
  ///
  /// - Throws: ``MathError/notReal(_:)`` below it.
  private func isAtBranchPoint(within budget: EvaluationBudget) throws(MathError) -> Bool {
    let branchPoint = Real(-1).exp(within: budget).negated()
    let side = try compared(to: branchPoint, within: budget)
    guard side >= 0 else { throw .notReal(.outsideDomain) }
    return side == 0
  }

  /// w, where this is kept as a rational w times eʷ, or as e itself.
  private var knownLambert: Real? {
    guard let node else { return nil }
    switch node.operation {
    case .function(.exp): return node.first.knownRational == 1 ? 1 : nil
    case .negate:
      guard case .multiply? = node.first.node?.operation, let product = node.first.node else {
        return nil
      }
      return Self.knownLambert(product.first.negated(), product.second)
    case .multiply:
      return Self.knownLambert(node.first, node.second)
        ?? Self.knownLambert(node.second, node.first)
    default: return nil
    }
  }

  private static func knownLambert(_ factor: Real, _ exponential: Real) -> Real? {
    guard let w = factor.knownRational, exponential.operand(of: .exp)?.knownRational == w else {
      return nil
    }
    return factor
  }
}

extension Real {
  /// A branch of Lambert's W.
  public enum LambertBranch: Hashable, Sendable {
    /// The branch with values from −1 on.
    case principal
    /// The branch with values up to −1.
    case lower
  }

  /// The branch with this number, 0 or −1.
  ///
  /// - Throws: ``MathError/notReal(_:)`` for any other number.
  public func knownBranch(_ budget: EvaluationBudget) throws(MathError) -> LambertBranch {
    let number = try integer(within: budget)
    if number.isZero { return .principal }
    guard number == -1 else { throw .notReal(.outsideDomain) }
    return .lower
  }
}
