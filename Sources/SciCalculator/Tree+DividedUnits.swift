// `pi/6 rad` by the rules is π/(6 rad), and people mean (π/6) rad. Nothing is guessed: it is an error that shows both.

import SciSyntax

extension Tree {
  /// The dividend and the angle of a division by a number with the word of a unit, where the unit may be meant for the
  /// whole quotient.
  ///
  /// Not where the dividend is an angle itself, as in `90 deg / 45 deg`, and not where brackets tell.
  func divisionByUnit(at index: Int) -> (dividend: SourceRange, angle: SourceRange)? {
    guard case .infix(.divide, let left, let right) = nodes[index].kind,
      case .postfix(let unit, _) = self[right], unit.isAngle,
      range(of: right).upper == nodes[index].range.upper, isWord(before: range(of: right).upper),
      !endsInAngle(left)
    else { return nil }
    let dividend = SourceRange(nodes[index].range.lower, range(of: left).upper)
    return isOpen(between: range(of: left).upper, and: range(of: right).lower)
      ? nil : (dividend, range(of: right))
  }

  private func isWord(before end: Int) -> Bool {
    source[..<end].last.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } ?? false
  }

  /// Whether a bracket is opened in a part of the text.
  private func isOpen(between lower: Int, and upper: Int) -> Bool {
    source[lower..<upper].contains { "([{".utf8.contains($0) }
  }

  /// Whether the last operand of a product is an angle.
  private func endsInAngle(_ id: ID) -> Bool {
    switch self[id] {
    case .postfix(let postfix, _): postfix.isAngle
    case .infix(.multiply, _, let right), .infix(.divide, _, let right),
      .infix(.juxtapose, _, let right), .infix(.add, _, let right):
      endsInAngle(right)
    default: false
    }
  }
}

extension PostfixOperator {
  fileprivate var isAngle: Bool {
    switch self {
    case .degrees, .arcMinutes, .arcSeconds, .radians, .gradians, .turns: true
    case .factorial, .doubleFactorial, .percent: false
    }
  }
}
