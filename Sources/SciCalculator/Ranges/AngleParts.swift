import SciSyntax

/// Which parts of an expression are angles, which a formula computes as numbers in the unit of its mode.
///
/// To the engine an angle is a quantity: `x°` has no curve, `sin(x°)` has one, and `⌊x rad⌋` is rounded in radians. So a formula takes angles only
/// where it is the same to compute with their numbers, and leaves all other expressions to the engine.
struct AngleParts {
  /// Whether each node so far is an angle.
  private var areAngles: [Bool] = []
  private let tree: Tree

  init(_ tree: Tree) {
    self.tree = tree
  }

  /// Whether the expression so far is an angle.
  var isAngle: Bool { areAngles.last ?? false }

  /// Finds out whether the next node is an angle.
  ///
  /// - Returns: whether its number is that of the quantity in the unit of the mode.
  mutating func append(at index: Int) -> Bool {
    guard let isAngle = kind(at: index) else { return false }
    areAngles.append(isAngle)
    return true
  }

  /// Takes the next node for a number, whatever it is made of.
  mutating func appendNumber() { areAngles.append(false) }

  /// Whether a node is an angle; `nil` where its number says something else.
  private func kind(at index: Int) -> Bool? {
    switch tree.nodes[index].kind {
    case .number, .name: return false
    case .prefix(let prefix, let operand):
      guard areAngles[operand.index] else { return false }
      return prefix == .negate || prefix == .plus ? true : nil
    case .postfix(let postfix, let operand):
      guard areAngles[operand.index] else { return postfix.isAngle }
      return postfix == .percent ? true : nil
    case .enclosed(let enclosure, let operand):
      guard areAngles[operand.index] else { return false }
      return enclosure == .absoluteValue ? true : nil
    case .infix(let infix, let left, let right):
      return kind(of: infix, areAngles[left.index], areAngles[right.index])
    case .condition(let operands):
      let parts = tree.elements(of: operands).dropFirst().map { areAngles[$0.index] }
      return parts.contains(true) ? (parts.contains(false) ? nil : true) : false
    case .chain: return false
    case .call(let position):
      let call = tree.calls[Int(position)]
      guard tree.arguments(of: call).contains(where: { areAngles[$0.index] }) else { return false }
      let function = FunctionTable.function(named: tree.name(of: call))
      return !call.isInverse && function?.unitRule.takesAngles ?? false ? false : nil
    case .list, .range: return nil
    }
  }

  private func kind(of infix: InfixOperator, _ left: Bool, _ right: Bool) -> Bool? {
    guard left || right else { return false }
    return switch infix {
    // A number beside an angle is one in the unit of the mode.
    case .add, .subtract, .modulo, .remainder: true
    case .multiply, .juxtapose: left && right ? nil : true
    case .divide, .addPercent, .subtractPercent: right ? nil : true
    case .quotient: false
    case let infix where infix.isComparison: false
    default: nil
    }
  }
}
