import SciNumber
import SciSyntax

// Percentages, and parts of a whole.

extension ReadingCheck {
  /// `100 + (5% + 5%)`, in which the percentages are of nothing.
  mutating func notePercentage(_ left: Tree.ID, _ right: Tree.ID) {
    // One and a percentage of one is both readings, and otherwise none is of anything.
    if case .number = tree[left], text(left) == "1" { return }
    guard settings.percent == .relative, isShare(right) else { return }
    let isEnclosed = between(left, right).contains("(")
    switch tree[right] {
    case .postfix, .infix(.add, _, _), .infix(.subtract, _, _): if !isEnclosed { return }
    default: break
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
    switch tree[id] {
    case .postfix(.percent, _): true
    case .infix(.juxtapose, let number, let word): isNumber(number) && text(word) == "percent"
    default: false
    }
  }

  /// Whether an operand is a percentage, or made of percentages and numbers.
  private func isShare(_ id: Tree.ID) -> Bool {
    if isPercentage(id) { return true }
    switch tree[id] {
    case .prefix(.negate, let operand): return isShare(operand)
    case .infix(.add, let first, let second), .infix(.subtract, let first, let second):
      return isShare(first) && isShare(second)
    case .infix(.multiply, let first, let second):
      // `5% * 1000` is 5 % of a number.
      if isPercentage(first) { return false }
      return isShare(first) && isNumber(second) || isNumber(first) && isShare(second)
    case .infix(.divide, let first, let second): return isShare(first) && isNumber(second)
    case .condition(let operands):
      return tree.elements(of: operands).dropFirst().allSatisfy(isShare)
    case .list(let elements): return tree.elements(of: elements).allSatisfy(isShare)
    case .call(let index):
      let call = tree.calls[Int(index)]
      let keepsPercentages =
        FunctionTable.function(named: tree.name(of: call))?.family == .comparison
      return keepsPercentages && tree.arguments(of: call).allSatisfy(isShare)
    default: return false
    }
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
    } else if case .infix(.juxtapose, _, let unit) = tree[left] {
      // `3 quarters of 20` is no time.
      isWhole = text(unit).hasPrefix("quarter")
    } else {
      isWhole = unit(left) != nil
    }
    guard isWhole else { return }
    throw CalculatorError(.doubt(.of(text(left), text(right))), at: tree.range(of: id))
  }
}
