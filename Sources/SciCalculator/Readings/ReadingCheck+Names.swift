import SciSyntax
import SciUnits

// Names that have two meanings, and words that are units as well.

extension ReadingCheck {
  /// `s = 100 m; 9.58 s`, in which a variable stands where a unit is usual.
  mutating func noteShadowedUnit(_ left: Tree.ID, _ right: Tree.ID) {
    let name = if case .infix(.power, let base, _) = tree[right] { base } else { right }
    guard case .name = tree[name], settings.measuredNames.contains(text(name)) else { return }
    let last = lastFactor(left)
    // `USD = 0.92 EUR` is meant to stand where the unit would.
    guard isNumber(last) || unit(last) != nil, Unit(named: text(name))?.currencyCode == nil else {
      return
    }
    note("`\(text(name))` is the variable of that name here, and not the unit")
  }

  /// `x in y`, where `in` is the inch since `y` has a value.
  func lookAtWord(_ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID) throws(CalculatorError) {
    guard case .name = tree[right], unit(right) == nil, case let word = lastFactor(left),
      ["in", "as"].contains(text(word)), unit(word) != nil,
      Unit(named: text(right)) != nil || isValue(right)
    else { return }
    throw CalculatorError(
      .doubt(.wordBeforeName(text(word), text(right))),
      at: tree.range(of: word).union(tree.range(of: right)))
  }

  private func isValue(_ id: Tree.ID) -> Bool {
    names.variables[text(id)] != nil || parameters.contains(text(id))
  }

  /// `l(1)` of a list, which other languages write for an element.
  func lookAtIndex(_ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID) throws(CalculatorError) {
    guard case .name(beforeArguments: true) = tree[left],
      case let name = text(left),
      settings.lists.contains(name) || names.variables[name]?.value.isList ?? false,
      isBeforeBrackets(left, right)
    else { return }
    throw CalculatorError(
      .doubt(.index(text(left), text(right))), at: tree.range(of: left).union(tree.range(of: right))
    )
  }

  /// `40°26′46″N`, where newtons stand for the north.
  func lookAtDirection(_ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID) throws(CalculatorError) {
    guard ["N", "S", "W"].contains(text(right)), unit(right) != nil,
      case let last = lastFactor(left), endsInSign(last)
    else { return }
    throw CalculatorError(.doubt(.direction(text(right))), at: tree.range(of: id))
  }

  /// Whether an operand ends in °, ′ or ″.
  private func endsInSign(_ id: Tree.ID) -> Bool {
    switch tree[id] {
    case .postfix(let postfix, _): postfix.isAngle && !(text(id).last?.isLetter ?? true)
    case .infix(_, _, let right): endsInSign(right)
    default: false
    }
  }
}
