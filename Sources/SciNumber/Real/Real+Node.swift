import Synchronization

extension Real {
  /// An operation on operands, with the best that is known of its value so far.
  final class Node: @unchecked Sendable {  // operands change in deinit only, the rest is locked
    let operation: Operation
    private(set) var first: Real
    private(set) var second: Real
    /// The most bits that are worth the time to decide about the value: few where a high precision takes much longer than elsewhere.
    let decisionBits: WideInt
    /// How many nodes there are on the longest way down, this one included.
    let depth: WideInt
    private let knowledge = Mutex(Knowledge())

    init(_ operation: Operation, _ first: Real, _ second: Real) {
      self.operation = operation
      self.first = first
      self.second = second
      let (x, y) = (first.node, second.node)
      decisionBits = min(
        operation.decisionBits, x?.decisionBits ?? .max, y?.decisionBits ?? .max)
      depth = 1 + max(x?.depth ?? 0, y?.depth ?? 0)
    }

    /// How deep a walk may go by calling itself, on a thread with a small stack.
    static let maximumRecursion = 200

    /// Frees a long chain of operands one after the other.
    ///
    /// Swift would free it by nested calls, and a sum of 10⁵ terms would overflow the stack.
    deinit {
      guard depth > Self.maximumRecursion else { return }
      var pending: [Node] = []
      takeOperands(&pending)
      while var node = pending.popLast() {
        if isKnownUniquelyReferenced(&node) { node.takeOperands(&pending) }
      }
    }

    private func takeOperands(_ pending: inout [Node]) {
      if let node = first.node {
        pending.append(node)
        first = 0
      }
      if let node = second.node {
        pending.append(node)
        second = 0
      }
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

  /// The remembered ball if it was made with at least `bits`; rounded, if it is much longer.
  ///
  /// MPFR's logarithm of e to 100,000 digits takes all of them, since it is so near to 1.
  func remembered(bits: WideInt) -> Ball? {
    guard let ball = knowledge.withLock({ $0.bits >= bits ? $0.ball : nil }) else { return nil }
    guard ball.midpoint.precision > 2 * bits + 1024, !ball.isExact else { return ball }
    return ball.rounded(toPrecision: bits + 64)
  }

  /// The working precision of the remembered ball, or 0.
  var precision: WideInt { knowledge.withLock { $0.bits } }

  func remember(_ ball: Ball, bits: WideInt) {
    knowledge.withLock {
      guard bits > $0.bits else { return }
      ($0.ball, $0.bits) = (ball, bits)
    }
  }

  var rememberedForm: NormalForm?? { knowledge.withLock { $0.form } }

  func remember(form: NormalForm?) {
    knowledge.withLock { $0.form = .some(form) }
  }
}
