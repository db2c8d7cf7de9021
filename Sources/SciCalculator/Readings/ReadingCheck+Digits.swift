import SciSyntax

extension ReadingCheck {
  /// `3_1/2`: in front of a point the last group of digits has three.
  func lookAtDigitGroups(_ id: Tree.ID) throws(CalculatorError) {
    guard tree.utf8(of: id).contains(UInt8(ascii: "_")) else { return }
    let number = text(id)
    let whole = number.prefix { $0 != "." && $0 != "e" && $0 != "E" }
    guard let last = whole.lastIndex(of: "_"), whole[last...].count < 4 else { return }
    throw CalculatorError(.doubt(.digitGroup(String(number))), at: tree.range(of: id))
  }

  /// `sum(1,250, 3,400)`, in which some commas may split digits, and `round(2,75)`, in which one may be a decimal mark.
  mutating func lookAtCommas(
    between operands: ArraySlice<Tree.ID>, of call: Tree.Call?
  ) throws(CalculatorError) {
    guard operands.count > 1, let first = operands.first, let last = operands.last else { return }
    var (glued, apart) = (0, 0)
    for (left, right) in zip(operands, operands.dropFirst()) {
      let gap = between(left, right)
      guard gap.contains(",") else { return }
      guard gap == ",", isDigits(left), isDigits(right) else {
        apart += gap == "," ? 0 : 1
        continue
      }
      glued += 1
      let digits = text(right)
      if digits.count > 1, digits.first == "0" { apart += 1 }
    }
    let whole = tree.range(of: first).union(tree.range(of: last))
    if glued > 0, apart > 0 {
      throw CalculatorError(.doubt(.commas), at: whole)
    }
    if glued == 1, operands.count == 2, let call, takesOneNumber(call) {
      note("`\(tree.text(in: whole))` are two arguments; a decimal has a point")
    }
  }

  func isDigits(_ id: Tree.ID) -> Bool {
    guard case .number(.decimal) = tree[id] else { return false }
    return tree.utf8(of: id).allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Whether a function that may have one argument was called, and it is none of integers.
  func takesOneNumber(_ call: Tree.Call) -> Bool {
    guard let function = FunctionTable.function(named: tree.name(of: call)) else { return false }
    switch function.family {
    case .powers, .rounding, .statistics: return function.argumentCounts.contains(1)
    default: return false
    }
  }
}
