extension Real {
  /// A ball around the value, computed with at least `bits` of working precision.
  ///
  /// The ball is always right; how tight it is depends on how much the expression cancels. Nodes are
  /// visited by a stack of our own, so a sum of a million terms needs no deep recursion.
  func enclosure(bits: Int, within budget: EvaluationBudget) throws(MathError) -> Ball {
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

/// One walk over the nodes below a value, operands first.
private struct Enclosing {
  let budget: EvaluationBudget
  var pending: [(node: Real.Node, bits: Int)] = []

  mutating func enclose(_ root: Real.Node, bits: Int) throws(MathError) -> Ball {
    pending.append((root, bits))
    while let (node, bits) = pending.last {
      if let ball = node.remembered(bits: bits) {
        pending.removeLast()
        if pending.isEmpty { return ball }
        continue
      }
      try step(node, bits: bits)
    }
    return .everything
  }

  /// Computes the node if its operands are ready, or else makes them the next to be computed.
  private mutating func step(_ node: Real.Node, bits: Int) throws(MathError) {
    let rough = Ball.minimumPrecision
    var operandBits = bits
    if node.operation.wantsOperandSizes {
      guard let first = operand(node.first, bits: rough),
        let second = operand(node.second, bits: rough)
      else { return }
      operandBits += node.operation.extraBits(first, second)
    } else {
      operandBits += node.operation.extraBits(.everything, .everything)
    }
    try budget.check(precision: operandBits)
    guard let first = operand(node.first, bits: operandBits),
      let second = operand(node.second, bits: operandBits)
    else { return }
    node.remember(node.operation.enclose(first, second, precision: bits), bits: bits)
  }

  /// The operand's ball, or `nil` after it has been put on the stack.
  private mutating func operand(_ real: Real, bits: Int) -> Ball? {
    switch real.storage {
    case .rational(let value): return Ball(value, precision: bits)
    case .node(let node):
      if let ball = node.remembered(bits: bits) { return ball }
      pending.append((node, bits))
      return nil
    }
  }
}
