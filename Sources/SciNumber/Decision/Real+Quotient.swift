// A value as a quotient of sums of e^(iα), by one walk over its sums, products, quotients and circular functions.

extension Real {
  /// Whether the value is zero because, as one fraction, its numerator is; `false` proves nothing.
  func vanishesAsQuotient(within budget: EvaluationBudget) throws(MathError) -> Bool {
    guard let node, node.isArithmetic else { return false }
    var walk = QuotientWalk(budget: budget)
    return try walk.vanishes(node)
  }
}

extension Real.Node {
  /// Whether the value is computed by the four operations, so that it may be zero although nothing else is.
  fileprivate var isArithmetic: Bool {
    switch operation {
    case .add, .subtract, .multiply, .divide, .negate, .integerPower: true
    default: false
    }
  }
}

/// One walk over the nodes below a value, operands first.
private struct QuotientWalk {
  let budget: EvaluationBudget
  /// How many pairs of terms may still be multiplied.
  private var work = CircleQuotient.maximumWork
  /// How many operations are still looked at.
  private var remainingCount = 2_000
  private var known: [ObjectIdentifier: CircleQuotient] = [:]

  init(budget: EvaluationBudget) {
    self.budget = budget
  }

  mutating func vanishes(_ root: Real.Node) throws(MathError) -> Bool {
    var pending = [root]
    while let node = pending.last {
      try budget.check()
      let operands = node.isArithmetic ? [node.first.node, node.second.node] : []
      let unknown = operands.compactMap { $0 }.filter { known[ObjectIdentifier($0)] == nil }
      if known[ObjectIdentifier(node)] == nil {
        guard unknown.isEmpty else {
          pending += unknown
          continue
        }
        remainingCount -= 1
        guard remainingCount > 0, let quotient = try quotient(of: node) else { return false }
        known[ObjectIdentifier(node)] = quotient
      }
      pending.removeLast()
    }
    return known[ObjectIdentifier(root)]?.vanishes(work: &work) ?? false
  }

  private func operand(_ value: Real) -> CircleQuotient? {
    switch value.storage {
    case .rational(let rational):
      rational.fits(bits: NormalForm.maximumBits) ? CircleQuotient(NormalForm(rational)) : nil
    case .node(let node): known[ObjectIdentifier(node)]
    }
  }

  private mutating func quotient(of node: Real.Node) throws(MathError) -> CircleQuotient? {
    switch node.operation {
    case .sin(let unit), .cos(let unit), .tan(let unit):
      _ = try node.first.normalForm(within: budget)
      if let angle = node.first.operandForm?.inRadians(from: unit), !angle.hasArcs {
        return circular(node.operation, angle)
      }
      return try opened(node)
    case .add, .subtract, .multiply, .divide, .negate, .integerPower: break
    default: return try opened(node)
    }
    guard let x = operand(node.first) else { return nil }
    switch node.operation {
    case .negate: return x.negated()
    case .integerPower(let exponent):
      return exponent.asInt.flatMap { x.power($0, work: &work) }
    default: break
    }
    guard let y = operand(node.second) else { return nil }
    return switch node.operation {
    case .add: x.adding(y, work: &work)
    case .subtract: x.adding(y.negated(), work: &work)
    case .multiply: x.multiplied(by: y, work: &work)
    // The divisor was proved not to be zero when the quotient was made.
    case .divide: x.divided(by: y, work: &work)
    default: nil
    }
  }

  /// A circular function of an angle in radians.
  private mutating func circular(_ operation: Operation, _ angle: NormalForm) -> CircleQuotient? {
    let sine = CircleSum(cosineOf: angle, lessHalfTurns: .half).map(CircleQuotient.init)
    let cosine = CircleSum(cosineOf: angle, lessHalfTurns: 0).map(CircleQuotient.init)
    switch operation {
    case .sin: return sine
    case .cos: return cosine
    default:
      // The cosine is not zero, or there were no tangent.
      guard let sine, let cosine else { return nil }
      return sine.divided(by: cosine, work: &work)
    }
  }

  /// The value by its normal form.
  private mutating func opened(_ node: Real.Node) throws(MathError) -> CircleQuotient? {
    let value = Real(kept: node)
    _ = try value.normalForm(within: budget)
    return value.operandForm.flatMap { CircleQuotient(opening: $0, work: &work) }
  }
}

extension NormalForm {
  /// Whether arcsines or arctangents occur, which functions of an angle undo.
  fileprivate var hasArcs: Bool {
    terms.contains { term in
      term.monomial.powers.contains { power in
        switch power.generator.kind {
        case .value(.asin, _), .value(.atan, _): true
        default: false
        }
      }
    }
  }
}
