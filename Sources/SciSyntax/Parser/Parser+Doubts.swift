// What is often meant otherwise than it is read. Here it is only noticed, as cheaply as possible: whoever knows what names mean decides.

extension Parser {
  /// Whether two operands and what joins them may be meant otherwise.
  func mayBeMisread(_ left: Operand, _ infix: InfixOperator, _ right: Operand) -> Bool {
    switch infix {
    // `1/2 x`, `60 / 5 min`, `N m`, `W (1)`, `5 min 3`
    case .juxtapose: isQuotient(left) || left.ending.name != nil || isBareCall(right)
    // `2026-01-01`, `2026-01`
    case .subtract: isTightNumber(right, behind: left)
    // `12/25/2026`, `100 km / 50 km/h`
    case .divide: isTightNumber(right, behind: left) || isQuotient(left)
    default: false
    }
  }

  /// Whether an operand is a quotient without brackets.
  private func isQuotient(_ operand: Operand) -> Bool {
    guard case .infix(let infix, _, _) = tree[operand.id], infix.divides else { return false }
    return tree.range(of: operand.id) == operand.range
  }

  /// Whether an operand is a call whose argument has no brackets.
  private func isBareCall(_ operand: Operand) -> Bool {
    guard case .call = tree[operand.id] else { return false }
    return lexer.byte(operand.range.upper - 1) != UInt8(ascii: ")")
  }

  /// Whether a short number stands behind an operator of one byte, and that right behind the end of a number.
  private func isTightNumber(_ number: Operand, behind left: Operand) -> Bool {
    guard case .number = number.shape, 2...4 ~= number.range.count,
      left.range.upper + 1 == number.range.lower
    else { return false }
    return lexer.isDigit(lexer.byte(left.range.upper - 1))
  }

  /// Whether a name may be a full or a half turn in radians, inside a call.
  func isTurnInRadians(_ name: SourceRange) -> Bool {
    guard !callees.isEmpty, 2...3 ~= name.count else { return false }
    switch text(in: name) {
    case "pi", "π", "tau", "τ": return true
    default: return false
    }
  }
}
