// Equal operations on equal operands are one value: sqrt(1 + tanh 3), typed twice, is one number.

extension Real {
  /// The same number with equal operations on equal operands kept as one node, so that their difference is seen to be 0.
  ///
  /// The operands of sums and products are equal in either order.
  ///
  /// Linear in the number of nodes. The balls that were found before are kept.
  func sharingEqualNodes(within budget: EvaluationBudget) throws(MathError) -> Real {
    guard let node else { return self }
    var sharing = NodeSharing()
    return Real(kept: try sharing.shared(node, within: budget))
  }
}

/// The nodes of an expression by what they compute.
private struct NodeSharing {
  /// An operand as a key: equal for equal rationals, and for shared nodes that are the same.
  private enum Operand: Hashable {
    case rational(Rational)
    case node(ObjectIdentifier)

    init(_ real: Real) {
      self =
        switch real.storage {
        case .rational(let value): .rational(value)
        case .node(let node): .node(ObjectIdentifier(node))
        }
    }

    /// Any order in which no two different operands are before each other.
    func isOrdered(before other: Operand) -> Bool {
      switch (self, other) {
      case (.rational(let x), .rational(let y)): x <= y
      case (.rational, .node): true
      case (.node, .rational): false
      case (.node(let x), .node(let y)): x <= y
      }
    }
  }

  private struct Key: Hashable {
    var operation: Operation
    var first, second: Operand

    /// The same key for x + y and y + x, and for x·y and y·x.
    init(_ operation: Operation, _ first: Operand, _ second: Operand) {
      self.operation = operation
      let isOrdered =
        switch operation {
        case .add, .multiply: first.isOrdered(before: second)
        default: true
        }
      (self.first, self.second) = isOrdered ? (first, second) : (second, first)
    }
  }

  /// The shared nodes by operation and shared operands.
  private var nodes: [Key: Real.Node] = [:]
  /// The shared node of each node that was visited.
  private var visited: [ObjectIdentifier: Real.Node] = [:]

  mutating func shared(
    _ root: Real.Node, within budget: EvaluationBudget
  ) throws(MathError) -> Real.Node {
    var pending = [root]
    while let node = pending.last {
      try budget.check()
      let missing = [node.first.node, node.second.node].compactMap { $0 }
        .filter { visited[ObjectIdentifier($0)] == nil }
      if visited[ObjectIdentifier(node)] == nil, !missing.isEmpty {
        pending += missing
        continue
      }
      if visited[ObjectIdentifier(node)] == nil { visited[ObjectIdentifier(node)] = share(node) }
      pending.removeLast()
    }
    return visited[ObjectIdentifier(root)] ?? root
  }

  /// The shared node of one whose operands have theirs.
  private mutating func share(_ node: Real.Node) -> Real.Node {
    let (first, second) = (shared(node.first), shared(node.second))
    let key = Key(node.operation, Operand(first), Operand(second))
    if let known = nodes[key] { return known }
    let isShared = Operand(first) == Operand(node.first) && Operand(second) == Operand(node.second)
    let result = isShared ? node : Real.Node(node.operation, first, second)
    if !isShared { node.giveBall(to: result) }
    nodes[key] = result
    return result
  }

  private func shared(_ operand: Real) -> Real {
    guard let node = operand.node, let shared = visited[ObjectIdentifier(node)] else {
      return operand
    }
    return Real(kept: shared)
  }
}

extension Real.Node {
  /// Lets another node of the same value remember this one's ball.
  fileprivate func giveBall(to other: Real.Node) {
    let bits = precision
    if let ball = remembered(bits: bits), bits > 0 { other.remember(ball, bits: bits) }
  }
}
