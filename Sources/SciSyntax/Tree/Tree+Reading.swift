// Trees as expressions with every bracket, as `--explain` shows them.

extension Tree {
  /// The expression as it was read, with every bracket written: `1/2x` gives `(1 / 2) * x`.
  ///
  /// Parsing the result with the same functions and the relative percent gives the same tree, but
  /// for juxtapositions, which are written as `*`.
  public var bracketed: String {
    var writer = Writer()
    writer.write(self) { id, writer in
      switch self[id] {
      case .number: writer.text(spelledNumber(id))
      case .name: writer.text(text(of: id))
      case .prefix(let prefix, let operand):
        writer.text(prefix.spelling)
        write(operand, to: &writer)
      case .postfix(let postfix, let operand):
        write(operand, to: &writer)
        writer.text(postfix.isWord ? " " + postfix.spelling : postfix.spelling)
      case .infix(.root, let degree, let radicand):
        writer.text(text(of: degree) + "√")
        write(radicand, to: &writer)
      case .infix(.convert, let left, let right):
        write(left, to: &writer)
        writer.text(" to ")
        write(right, to: &writer, inBrackets: !isUnit(right))
      case .infix(.element, let left, let right):
        write(left, to: &writer)
        writer.text("[")
        writer.node(right)
        writer.text("]")
      case .infix(let infix, let left, let right):
        let isSum = infix == .add || infix == .subtract || infix.isPercent
        write(left, to: &writer, inBrackets: isSum && isNameInBrackets(left, of: id))
        writer.text(infix == .power ? "^" : " " + infix.spelling + " ")
        write(right, to: &writer)
        if infix.isPercent { writer.text("%") }
      case .enclosed(let enclosure, let operand):
        writer.text(enclosure.opening)
        writer.node(operand)
        writer.text(enclosure.closing)
      case .call(let index): write(calls[Int(index)], to: &writer)
      case .list(let list):
        writer.text("[")
        write(separated: elements(of: list), to: &writer)
        writer.text("]")
      case .range(let operands):
        write(elements(of: operands), between: [" .. ", " step "], to: &writer)
      case .condition(let operands):
        write(elements(of: operands), between: [" ? ", " : "], to: &writer)
      case .chain(let index):
        let chain = chains[Int(index)]
        write(
          elements(of: chain.operands), between: chain.operators.map { " " + $0.spelling + " " },
          to: &writer)
      }
    }
    return writer.output
  }

  /// Writes an operand, in brackets unless it is one piece.
  private func write(_ operand: ID, to writer: inout Writer) {
    switch self[operand] {
    case .number, .name, .enclosed, .call, .list: writer.node(operand)
    case .prefix, .postfix, .infix, .range, .condition, .chain:
      write(operand, to: &writer, inBrackets: true)
    }
  }

  /// Writes an operand, in brackets if asked for.
  private func write(_ operand: ID, to writer: inout Writer, inBrackets: Bool) {
    guard inBrackets else { return write(operand, to: &writer) }
    writer.text("(")
    writer.node(operand)
    writer.text(")")
  }

  /// Whether an operand is a name that is no form, and needs no brackets behind `to`.
  private func isUnit(_ operand: ID) -> Bool {
    guard case .name = self[operand] else { return false }
    return Conversion(text(of: operand)) == nil
  }

  /// Whether the left operand of a node is a name in brackets: `(min) - 3`, which without them is min(-3).
  private func isNameInBrackets(_ left: ID, of node: ID) -> Bool {
    guard case .name = self[left] else { return false }
    return range(of: node).lower < range(of: left).lower
  }

  /// Writes operands with what stands between them.
  private func write(
    _ operands: ArraySlice<ID>, between separators: [String], to writer: inout Writer
  ) {
    for (index, operand) in operands.enumerated() {
      if index > 0 { writer.text(separators[index - 1]) }
      write(operand, to: &writer)
    }
  }

  private func write(_ call: Call, to writer: inout Writer) {
    writer.text(name(of: call) + (call.isInverse ? "⁻¹(" : "("))
    write(separated: arguments(of: call), to: &writer)
    writer.text(")")
  }

  private func write(separated operands: ArraySlice<ID>, to writer: inout Writer) {
    for (index, operand) in operands.enumerated() {
      if index > 0 { writer.text(", ") }
      writer.node(operand)
    }
  }
}

extension InfixOperator {
  fileprivate var isPercent: Bool { self == .addPercent || self == .subtractPercent }
}

extension PostfixOperator {
  /// Whether the operator is written with letters.
  package var isWord: Bool {
    switch self {
    case .radians, .gradians, .turns: true
    default: false
    }
  }
}
