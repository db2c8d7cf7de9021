import SciSyntax
import SciUnits

// What stands in the text, and where.

extension ReadingCheck {
  /// Where the nodes stand that name what is converted to.
  var targets: [ClosedRange<Int>] {
    tree.nodes.compactMap { node in
      guard case .infix(.convert, _, let target) = node.kind else { return nil }
      return tree.firstIndex(of: target)...target.index
    }
  }

  /// The names that sums and products run over, such as `k` in `sum(k^2; k; 1; 9)`.
  static func runningNames(of tree: Tree) -> [String] {
    tree.calls.compactMap { call in
      let arguments = tree.arguments(of: call)
      guard 4...5 ~= arguments.count, case let name = arguments[arguments.startIndex + 1],
        case .name = tree[name]
      else { return nil }
      return tree.text(of: name)
    }
  }

  func text(_ id: Tree.ID) -> String { tree.text(of: id) }

  /// The text between two offsets.
  func text(from lower: Int, to upper: Int) -> String {
    tree.text(in: SourceRange(lower, max(lower, upper)))
  }

  /// Whether an operand has no brackets of its own and stands at the beginning of a node.
  func begins(_ id: Tree.ID, with operand: Tree.ID) -> Bool {
    tree.range(of: id).lower == tree.range(of: operand).lower
  }

  /// Whether an operand of a postfix operator stands right before it.
  func isTight(_ operand: Tree.ID, in id: Tree.ID) -> Bool {
    tree.range(of: operand).upper + 1 == tree.range(of: id).upper
  }

  /// What stands between two operands.
  func between(_ left: Tree.ID, _ right: Tree.ID) -> String {
    text(from: tree.range(of: left).upper, to: tree.range(of: right).lower)
  }

  func isNumber(_ id: Tree.ID) -> Bool {
    switch tree[id] {
    case .number: true
    case .prefix(.negate, let operand), .prefix(.plus, let operand): isNumber(operand)
    default: false
    }
  }

  /// The unit that a name is, if it is one here.
  func unit(_ id: Tree.ID) -> Unit? {
    guard case .name = tree[id], names.knowsUnits else { return nil }
    let name = text(id)
    guard !parameters.contains(name), !names.isConstant(name), names.variables[name] == nil,
      names.functions[name] == nil
    else { return nil }
    return Unit(named: name)
  }

  /// The unit of a name or of a power of it.
  func unitOrPower(_ id: Tree.ID) -> Unit? {
    guard case .infix(.power, let base, _) = tree[id] else { return unit(id) }
    return unit(base)
  }

  /// The last factor of a product.
  func lastFactor(_ id: Tree.ID) -> Tree.ID {
    guard case .infix(let infix, _, let right) = tree[id], infix == .juxtapose || infix == .part
    else { return id }
    return lastFactor(right)
  }

  /// Whether a number is so many digits and nothing else.
  func isInteger(_ id: Tree.ID, digits: ClosedRange<Int>, upTo limit: Int) -> Bool {
    guard case .number(.decimal) = tree[id], digits ~= tree.range(of: id).count,
      let value = Int(text(id))
    else { return false }
    return value <= limit
  }

  /// Whether a sign stands between two numbers without space, a minus of Unicode too.
  func isTight(_ left: Tree.ID, _ right: Tree.ID) -> Bool {
    let sign = between(left, right)
    return sign.count == 1 && sign != " "
  }
}
