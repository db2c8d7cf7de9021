// What is often meant differently from how it is read. The parser only notices it, as cheaply as it can; who knows what names mean decides.

extension Parser {
  /// Whether two operands and what joins them may be meant otherwise.
  func mayBeMisread(_ left: Operand, _ infix: InfixOperator, _ right: Operand) -> Bool {
    switch infix {
    // `1/2 x`, `60 / 5 min`, `N m`, `W (1)`, `5 min 3`, `frac{1}{2}`, `500 gr`, `e^2x`, `√2x`, `asin(0.5) * 2 m`
    case .juxtapose:
      isQuotient(left) || left.ending.name != nil || isCallBehindNumber(left, right)
        || isAngle(left) || isBeforeBrace(left) || isOddUnit(right) || isPowerOrRoot(left)
        || (right.ending.name != nil && beginsWithCall(left))
    // `2026-01-01`, `2026-01`, `5pm - 9am`, `100 + -5%`, `100 + max(5%; 7%)`
    case .subtract, .add:
      isDatePart(right, behind: left) || isClock(right)
        || (hasPercentSign && !isPercentage(right))
    // `12/25/2026`, `100 km / 50 km/h`, `1/2%`, `40 h/week`, `27^1/3`, `floor 7/2`
    case .divide:
      isQuotient(left) || isPercentage(right) || right.ending.name != nil || isPowerOrRoot(left)
        || isOpenCall(left) || (isProduct(right) && beginsWithCall(left))
    // `3 of 4`, `4200 J/kg·K`, `cos 2*pi`
    case .multiply:
      isOf(left, right) || (isQuotient(left) && right.ending.name != nil) || isOpenCall(left)
        || (isProduct(right) && beginsWithCall(left))
    // `0xFF ^ 0x0F`
    case .power: isRadixNumber(left) && isRadixNumber(right)
    default: false
    }
  }

  private func isPercentage(_ operand: Operand) -> Bool {
    if case .percentage = operand.shape { true } else { false }
  }

  /// Whether an operand is a power or a root without brackets.
  private func isPowerOrRoot(_ operand: Operand) -> Bool {
    guard tree.range(of: operand.id) == operand.range else { return false }
    return switch tree[operand.id] {
    case .infix(.power, _, _), .infix(.root, _, _), .prefix(.squareRoot, _), .prefix(.cubeRoot, _):
      true
    default: false
    }
  }

  /// Whether an operand is a call whose argument has no brackets, as in `floor 7`.
  func isOpenCall(_ operand: Operand) -> Bool {
    guard case .call = tree[operand.id] else { return false }
    return ![UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(
      lexer.byte(operand.range.upper - 1))
  }

  /// Whether the first factor of a product is a call.
  private func beginsWithCall(_ operand: Operand) -> Bool {
    var id = operand.id
    while case .infix(_, let first, _) = tree[id] { id = first }
    if case .call = tree[id] { return true }
    return false
  }

  /// Whether an operand is a number with a unit, or another product without a sign.
  private func isProduct(_ operand: Operand) -> Bool {
    if case .infix(.juxtapose, _, _) = tree[operand.id] { true } else { false }
  }

  private func isRadixNumber(_ operand: Operand) -> Bool {
    guard case .number(let kind) = tree[operand.id] else { return false }
    return kind != .decimal && kind != .repeating
  }

  /// Whether a call may take what is no angle for one, or an argument for one of another kind: `degrees(atan(1))`, `date(24; 1; 1)`, `pmt(5; 12; 1000)`.
  func mayBeMisread(_ call: SourceRange, _ arguments: some Collection<Tree.ID>) -> Bool {
    guard let first = arguments.first else { return false }
    if arguments.count > 2, case .number = tree[first] { return true }
    if isAngleConversion(call) { return true }
    guard case .call(let inner) = tree[first] else { return false }
    return isAngleConversion(tree.calls[Int(inner)].nameRange)
  }

  private func isAngleConversion(_ name: SourceRange) -> Bool {
    guard 5...8 ~= name.count else { return false }
    return ["degrees", "radians", "gradians", "turns"].contains(text(in: name))
  }

  /// Whether `of` stands between two operands, of which the first is no percentage.
  private func isOf(_ left: Operand, _ right: Operand) -> Bool {
    guard left.range.upper + 3 < right.range.lower, !isPercentage(left) else { return false }
    return text(in: SourceRange(left.range.upper, right.range.lower)).split(separator: " ")
      .contains("of")
  }

  /// Whether an operand is a quotient without brackets.
  private func isQuotient(_ operand: Operand) -> Bool {
    guard case .infix(let infix, _, _) = tree[operand.id], infix.divides else { return false }
    return tree.range(of: operand.id) == operand.range
  }

  /// Whether a call stands behind a number, with space between them.
  private func isCallBehindNumber(_ left: Operand, _ right: Operand) -> Bool {
    guard case .call = tree[right.id], case .number = left.shape else { return false }
    return left.range.upper < right.range.lower
  }

  /// Whether a call is followed by an opening brace, as in TeX.
  private func isBeforeBrace(_ left: Operand) -> Bool {
    guard case .call = tree[left.id] else { return false }
    return lexer.byte(left.range.upper) == UInt8(ascii: "{")
  }

  /// Whether a name is a unit that is often taken for another one, or counted twice: `F`, `C`, `gr`, `ct`, and `rpm` beside 2π.
  private func isOddUnit(_ right: Operand) -> Bool {
    guard let name = right.ending.name, case let range = tree.range(of: name), range.count < 4
    else { return false }
    if range.count == 1 {
      return [UInt8(ascii: "F"), UInt8(ascii: "C")].contains(lexer.byte(range.lower))
    }
    return ["am", "pm", "gr", "ct", "rpm", "rps", "rev"].contains(text(in: range))
  }

  private func isAngle(_ operand: Operand) -> Bool {
    switch operand.shape {
    case .angle, .chain: true
    default: false
    }
  }

  /// Whether a short number stands right behind a sign and a number, as a part of a date does: it is the third part, or begins with a zero.
  private func isDatePart(_ number: Operand, behind left: Operand) -> Bool {
    guard case .number = number.shape, 1...4 ~= number.range.count,
      [1, 3].contains(number.range.lower - left.range.upper),
      lexer.isDigit(lexer.byte(left.range.upper - 1))
    else { return false }
    if case .infix(.subtract, _, _) = tree[left.id] { return true }
    return number.range.count == 2 && lexer.byte(number.range.lower) == UInt8(ascii: "0")
  }

  /// Whether an operand ends in `am` or `pm`.
  private func isClock(_ operand: Operand) -> Bool {
    guard let name = operand.ending.name, case let range = tree.range(of: name), range.count == 2,
      lexer.byte(range.lower + 1) == UInt8(ascii: "m")
    else { return false }
    return [UInt8(ascii: "a"), UInt8(ascii: "p")].contains(lexer.byte(range.lower))
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
