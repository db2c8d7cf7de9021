// Balls around real numbers: the walk over the nodes of an expression.

extension Real {
  /// A ball around the value, computed with at least `bits` of working precision.
  ///
  /// The ball is always right; how tight it is depends on how much the expression cancels. Nodes are
  /// visited by a stack of our own, so a sum of a million terms needs no deep recursion.
  ///
  /// - Parameters:
  ///   - bits: the working precision.
  ///   - budget: what it may cost, and who is told of it.
  ///   - provenBits: how many leading bits an enclosure before this one has shown, to be told.
  /// - Returns: the ball.
  /// - Throws: why it would cost too much.
  func enclosure(
    bits: WideInt, within budget: EvaluationBudget, provenBits: WideInt = 0
  ) throws(MathError) -> Ball {
    try BigFloat.withWidestExponents { () throws(MathError) -> Ball in
      switch storage {
      case .rational(let value): return Ball(value, precision: bits)
      case .node(let node):
        budget.report(bits: bits, provenBits: provenBits)
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
    if case .enclosed(let number) = node.operation {
      let ball = try number.enclosure(bits: bits, within: budget)
      node.remember(ball, bits: bits)
      return ball
    }
    if let ball = try node.enclosureBySplitting(bits: bits, within: budget) {
      return try kept(ball, of: node, bits: bits)
    }
    if let most = node.operation.maximumBits, bits > most { throw .precisionLimit(bits: most) }
    guard var first = try operand(node.first, bits: bits),
      var second = try operand(node.second, bits: bits)
    else { return nil }
    let extra = node.extraBits(first, second, bits: bits)
    let seconds = node.operation.predictedSeconds(bits: bits + extra)
    if seconds > Self.unnoticedSeconds { try budget.check(predictedSeconds: seconds) }
    if extra > Self.unnoticedBits {
      try budget.check(precision: bits + extra)
      guard let finerFirst = try operand(node.first, bits: bits + extra),
        let finerSecond = try operand(node.second, bits: bits + extra)
      else { return nil }
      (first, second) = (finerFirst, finerSecond)
    }
    let ball = try enclosure(of: node, first, second, bits: bits, extra: extra)
    return try kept(ball, of: node, bits: bits)
  }

  /// The ball, remembered by the node and counted.
  private mutating func kept(
    _ ball: Ball, of node: Real.Node, bits: WideInt
  ) throws(MathError) -> Ball {
    node.remember(ball, bits: bits)
    bytes += bits / 8 + Self.bytesOfBall
    try budget.check(memory: bytes)
    return ball
  }

  private func enclosure(
    of node: Real.Node, _ first: Ball, _ second: Ball, bits: WideInt, extra: WideInt
  ) throws(MathError) -> Ball {
    guard case .special(let function) = node.operation else {
      return node.operation.enclose(first, second, precision: bits)
    }
    // The walk has found the operands with the extra bits only if they are worth it.
    let operandBits = extra > Self.unnoticedBits ? bits + extra : bits
    return try function.enclose(
      node.specialOperands(first, second, bits: operandBits), precision: bits, within: budget)
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

extension Real.Node {
  /// How many more bits than the result the operands should have, from balls of them with `bits`.
  fileprivate func extraBits(_ first: Ball, _ second: Ball, bits: WideInt) -> WideInt {
    guard case .special(let function) = operation else {
      return operation.extraBits(first, second)
    }
    return function.extraBits(specialOperands(first, second, bits: bits))
  }
}
