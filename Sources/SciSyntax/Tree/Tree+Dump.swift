// Trees as S-expressions, as the corpus and the tests write them.

extension Tree {
  /// The tree as an S-expression, as in `(+ 1 (* 2 x))`.
  ///
  /// A juxtaposition is written as `*`, `a + b%` as `(+% a b)`. Meant for tests.
  public var dump: String {
    var writer = Writer()
    writer.write(self) { id, writer in
      switch self[id] {
      case .number: writer.text(spelledNumber(id))
      case .name: writer.text(text(of: id))
      case .prefix(let prefix, let operand): writer.list(prefix.word, [operand])
      case .postfix(let postfix, let operand): writer.list(postfix.spelling, [operand])
      case .infix(let infix, let left, let right):
        let isPercent = infix == .addPercent || infix == .subtractPercent
        writer.list(isPercent ? infix.spelling + "%" : infix.spelling, [left, right])
      case .enclosed(let enclosure, let operand):
        writer.list(enclosure.opening + enclosure.closing, [operand])
      case .call(let index):
        let call = calls[Int(index)]
        writer.list(name(of: call) + (call.isInverse ? "⁻¹" : ""), arguments(of: call))
      case .list(let list): writer.list("[]", elements(of: list))
      case .range(let operands): writer.list("..", elements(of: operands))
      case .condition(let operands): writer.list("?:", elements(of: operands))
      case .chain(let index):
        let chain = chains[Int(index)]
        writer.list(
          chain.operators.map { $0.spelling }.joined(separator: " "),
          elements(of: chain.operands))
      }
    }
    return writer.output
  }

  /// A number as one would write it: its prefix, and its digits without separators.
  func spelledNumber(_ id: ID) -> String {
    let digits = String(decoding: literal(of: id), as: UTF8.self)
    return switch self[id] {
    case .number(.hexadecimal): "0x" + digits
    case .number(.binary): "0b" + digits
    case .number(.octal): "0o" + digits
    case .number(.mixed), .number(.date): text(of: id)
    default: digits
    }
  }
}

extension Statement {
  /// The statement as an S-expression, as in `(= x 5)` and `(= (f x) (^ x 2))`.
  public var dump: String {
    let value = conversion.map { "(to \($0.spelling) \(tree.dump))" } ?? tree.dump
    return switch kind {
    case .expression: value
    case .assignment(let name, _): "(= \(name) \(value))"
    case .definition(let name, _, let parameters):
      "(= (\(name) \(parameters.map { $0.name }.joined(separator: " "))) \(tree.dump))"
    }
  }
}

/// Writes a tree from the root down, with a stack of its own instead of recursion.
struct Writer {
  private enum Item {
    case node(Tree.ID)
    case text(String)
  }

  private(set) var output = ""
  private var items: [Item] = []

  /// Writes a tree; `expand` says what a node is made of.
  mutating func write(_ tree: Tree, expand: (Tree.ID, inout Writer) -> Void) {
    items = [.node(tree.root)]
    while let item = items.popLast() {
      switch item {
      case .text(let text): output += text
      case .node(let id):
        let mark = items.count
        expand(id, &self)
        items[mark...].reverse()
      }
    }
  }

  /// Writes a text next.
  mutating func text(_ text: String) {
    items.append(.text(text))
  }

  /// Writes a node next.
  mutating func node(_ id: Tree.ID) {
    items.append(.node(id))
  }

  /// Writes `(head a b)` next.
  mutating func list(_ head: String, _ operands: some Sequence<Tree.ID>) {
    text("(" + head)
    for operand in operands {
      text(" ")
      node(operand)
    }
    text(")")
  }
}
