import Synchronization

extension Real {
  /// An operation on operands, with the best that is known of its value so far.
  final class Node: @unchecked Sendable {  // operands change in deinit only, the rest is locked
    let operation: Operation
    private(set) var first: Real
    private(set) var second: Real
    /// Whether a high precision takes much longer here than elsewhere.
    let isCostly: Bool
    private let knowledge = Mutex(Knowledge())

    init(_ operation: Operation, _ first: Real, _ second: Real) {
      self.operation = operation
      self.first = first
      self.second = second
      isCostly =
        operation == .gamma || first.node?.isCostly == true || second.node?.isCostly == true
    }

    /// Frees a chain of operands one after the other.
    ///
    /// Swift would free it by nested calls, and a sum of 10⁵ terms would overflow the stack.
    deinit {
      var pending = takeOperands()
      while var node = pending.popLast() {
        if isKnownUniquelyReferenced(&node) { pending += node.takeOperands() }
      }
    }

    private func takeOperands() -> [Node] {
      let nodes = [first.node, second.node].compactMap(\.self)
      if !nodes.isEmpty { (first, second) = (0, 0) }
      return nodes
    }
  }
}

// MARK: - What is known

extension Real.Node {
  /// What has been found out about a value; it only grows.
  struct Knowledge {
    /// The tightest ball so far, and the working precision it was made with.
    var ball: Ball?
    var bits = 0
    /// The normal form: not asked for yet, or the answer, which may be that there is none.
    var form: NormalForm?? = .none
  }

  /// The remembered ball if it was made with at least `bits`.
  func remembered(bits: Int) -> Ball? {
    knowledge.withLock { $0.bits >= bits ? $0.ball : nil }
  }

  func remember(_ ball: Ball, bits: Int) {
    knowledge.withLock {
      guard bits > $0.bits else { return }
      ($0.ball, $0.bits) = (ball, bits)
    }
  }

  /// The best ball of all, if there is one.
  var best: Ball? { knowledge.withLock(\.ball) }

  var rememberedForm: NormalForm?? { knowledge.withLock(\.form) }

  func remember(form: NormalForm?) {
    knowledge.withLock { $0.form = .some(form) }
  }
}
