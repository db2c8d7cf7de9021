// Balls around real numbers: the walk over the nodes of an expression.

extension Real {
  /// A ball around the value, computed with at least `bits` of working precision.
  ///
  /// The ball is always right; how tight it is depends on how much the expression cancels. Nodes are
  /// visited by a stack of our own, so a sum of a million terms needs no deep recursion.
  func enclosure(bits: WideInt, within budget: EvaluationBudget) throws(MathError) -> Ball {
    try BigFloat.withWidestExponents { () throws(MathError) -> Ball in
      switch storage {
      case .rational(let value): return Ball(value, precision: bits)
      case .node(let node):
        var visit = Enclosing(budget: budget)
        return try visit.enclose(node, bits: bits)
      }
    }
  }
}

extension Real {
  /// Whether a part of the expression was found to be beyond the range of exponents, so that no precision helps.
  ///
  /// sin(9^9^9^9) lies between −1 and 1, and nobody will ever know where.
  var exceedsRange: Bool {
    guard let node else { return false }
    var seen: Set<ObjectIdentifier> = []
    var pending = [node]
    while let next = pending.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if next.remembered(bits: 1)?.isBeyondRange == true { return true }
      pending += [next.first.node, next.second.node].compactMap { $0 }
    }
    return false
  }
}

/// One walk over the nodes below a value, operands first.
///
/// It calls itself for shallow nodes, and keeps a stack of its own for the deep ones above them.
private struct Enclosing {
  let budget: EvaluationBudget
  /// How many bytes the balls of this walk have; those of a walk before it are freed as they are replaced.
  var bytes = 0
  var pending: [(node: Real.Node, bits: WideInt)] = []

  mutating func enclose(_ root: Real.Node, bits: WideInt) throws(MathError) -> Ball {
    if root.depth <= Real.Node.maximumRecursion {
      return try known(root, bits: bits) ?? .everything
    }
    pending.append((root, bits))
    while let (node, bits) = pending.last {
      guard let ball = try known(node, bits: bits) else { continue }
      pending.removeLast()
      if pending.isEmpty { return ball }
    }
    return .everything
  }

  /// The node's ball, remembered or computed now; see ``compute(_:bits:)``.
  private mutating func known(_ node: Real.Node, bits: WideInt) throws(MathError) -> Ball? {
    if let ball = node.remembered(bits: bits) { return ball }
    return try compute(node, bits: bits)
  }

  /// Computes the node, or returns `nil` after its deep operands have been put on the stack.
  private mutating func compute(_ node: Real.Node, bits: WideInt) throws(MathError) -> Ball? {
    try budget.check(precision: bits)
    if let most = node.operation.maximumBits, bits > most { throw .precisionLimit(bits: most) }
    if case .enclosed(let number) = node.operation {
      let ball = try number.enclosure(bits: bits, within: budget)
      node.remember(ball, bits: bits)
      return ball
    }
    guard var first = try operand(node.first, bits: bits),
      var second = try operand(node.second, bits: bits)
    else { return nil }
    let extra = node.operation.extraBits(first, second)
    let seconds = node.operation.predictedSeconds(bits: bits + extra)
    if seconds > Self.unnoticedSeconds { try budget.check(predictedSeconds: seconds) }
    if extra > Self.unnoticedBits {
      try budget.check(precision: bits + extra)
      guard let finerFirst = try operand(node.first, bits: bits + extra),
        let finerSecond = try operand(node.second, bits: bits + extra)
      else { return nil }
      (first, second) = (finerFirst, finerSecond)
    }
    let ball = node.operation.enclose(first, second, precision: bits)
    node.remember(ball, bits: bits)
    bytes += bits / 8 + Self.bytesOfBall
    try budget.check(memory: bytes)
    return ball
  }

  /// What a ball takes beside the bits of its midpoint.
  private static let bytesOfBall = 64

  /// So short a call is not worth asking the clock.
  private static let unnoticedSeconds = 0.01

  /// So few bits lost are not worth computing the operands again.
  private static let unnoticedBits = 8

  /// The operand's ball, or `nil` after it has been put on the stack.
  private mutating func operand(_ real: Real, bits: WideInt) throws(MathError) -> Ball? {
    switch real.storage {
    case .rational(let value): return Ball(value, precision: bits)
    case .node(let node):
      if node.depth <= Real.Node.maximumRecursion { return try known(node, bits: bits) }
      if let ball = node.remembered(bits: bits) { return ball }
      pending.append((node, bits))
      return nil
    }
  }
}
