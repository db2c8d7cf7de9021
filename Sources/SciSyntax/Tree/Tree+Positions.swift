// Nodes by position, for passes that sweep over the array.

extension Tree {
  /// The node at a position in `nodes`.
  ///
  /// - Precondition: `nodes` has that position.
  public func id(at index: Int) -> ID {
    precondition(nodes.indices.contains(index), "the tree has no such node")
    return ID(index)
  }
}
