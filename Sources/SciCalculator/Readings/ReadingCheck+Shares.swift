import SciNumber
import SciSyntax

// Percentages, and parts of a whole.

extension ReadingCheck {
  /// `100 + (5% + 5%)`, in which the percentages are of nothing.
  mutating func notePercentage(_ left: Tree.ID, _ right: Tree.ID) {
    // One and a percentage of one is both readings.
    if case .number = tree[left], text(left) == "1" { return }
    let isEnclosed = between(left, right).contains("(")
    switch tree[right] {
    case .postfix(.percent, _) where isEnclosed: break
    case .prefix(.negate, let operand) where isPercentage(operand): break
    case .infix(.add, let first, let second), .infix(.subtract, let first, let second):
      guard isEnclosed, isPercentage(first), isPercentage(second) else { return }
    case .infix(.multiply, let factor, let percentage):
      guard isNumber(factor), isPercentage(percentage) else { return }
    case .infix(.divide, let percentage, let divisor):
      guard isNumber(divisor), isPercentage(percentage) else { return }
    default: return
    }
    let shown = isEnclosed ? "(\(text(right)))" : text(right)
    note("`\(shown)` is a number by itself; only `+ 5%` and `- 5%` are of what stands before")
  }

  /// `vat = 19%; 100 + vat`, in which a percentage has become a number.
  mutating func notePercentageByName(_ left: Tree.ID, _ right: Tree.ID, sign: Character) {
    guard case .name = tree[right], percentages.contains(text(right)) else { return }
    // One and a percentage of one is both readings.
    if case .number = tree[left], text(left) == "1" { return }
    let whole = isNumber(left) ? text(left) : "(\(text(left)))"
    note(
      "`\(text(right))` is a number here, not a percentage of what stands before; write `\(whole) * (1 \(sign) \(text(right)))` for that"
    )
  }

  func isPercentage(_ id: Tree.ID) -> Bool {
    if case .postfix(.percent, _) = tree[id] { true } else { false }
  }

  /// `1/2%`: half a percent, or one through two percent; only what looks like a fraction, which `100/10%` does not.
  func lookAtPercentDivisor(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    guard case .postfix(.percent, let divisor) = tree[right], isNumber(divisor), isNumber(left),
      begins(id, with: left), between(left, right) == "/",
      let numerator = Int(text(left)), let denominator = Int(text(divisor)),
      numerator < denominator
    else { return }
    let (first, second) = (text(left), text(divisor))
    throw CalculatorError(
      .doubt(.divisor("(\(first)/\(second))%", "\(first)/(\(second)%)")), at: tree.range(of: id))
  }

  /// `3 of 4`, which may be 3/4 or a product, and `quarter of 80`.
  func lookAtOf(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    guard between(left, right).split(separator: " ").contains("of") else { return }
    let isWhole: Bool
    if case .number(.decimal) = tree[left],
      let number = Rational(decimalLiteral: tree.literal(of: left))
    {
      isWhole = number >= 1
    } else {
      isWhole = unit(left) != nil
    }
    guard isWhole else { return }
    throw CalculatorError(.doubt(.of(text(left), text(right))), at: tree.range(of: id))
  }
}
