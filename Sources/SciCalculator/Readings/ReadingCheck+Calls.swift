import SciNumber
import SciSyntax

// Where an argument, an exponent or a radicand ends, and arguments of an unusual size.

extension ReadingCheck {
  /// `floor 7/2` without space, which is (floor 7)/2.
  mutating func noteOpenCall(_ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID) {
    guard let (name, argument) = openCall(left), isTight(left, right), begins(id, with: left) else {
      return
    }
    let all = text(from: tree.range(of: argument).lower, to: tree.range(of: id).upper)
    note(
      "`\(text(id))` is read as `\(name)(\(text(argument)))` first; write `\(name)(\(all))` for the other reading"
    )
  }

  /// The name and the argument of a call without brackets.
  private func openCall(_ id: Tree.ID) -> (name: String, argument: Tree.ID)? {
    guard case .call(let index) = tree[id] else { return nil }
    let call = tree.calls[Int(index)]
    guard let argument = tree.arguments(of: call).first,
      tree.range(of: argument).upper == tree.range(of: id).upper
    else { return nil }
    return (tree.name(of: call), argument)
  }

  /// `sum 1..10`, which begins with the sum of 1.
  func lookAtRange(
    _ id: Tree.ID, _ operands: ArraySlice<Tree.ID>
  ) throws(CalculatorError) {
    guard let first = operands.first, let (name, argument) = openCall(first) else { return }
    let all = text(from: tree.range(of: argument).lower, to: tree.range(of: id).upper)
    let rest = text(from: tree.range(of: first).upper, to: tree.range(of: id).upper)
    throw CalculatorError(
      .doubt(.rangeBehindCall("\(name)(\(all))", "(\(text(first)))\(rest)")), at: tree.range(of: id)
    )
  }

  /// `27^1/3`, which is a third of 27.
  mutating func noteRootAsQuotient(_ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID) {
    guard case .infix(.power, let base, let exponent) = tree[left], begins(id, with: left),
      isTight(base, exponent), isTight(left, right), text(exponent) == "1", isDigits(right)
    else { return }
    note(
      "`\(text(id))` is `(\(text(left)))/\(text(right))`; write `\(text(base))^(1/\(text(right)))` for a root"
    )
  }

  /// `e^2x`, `2^2x` and `√2x`, where the factor is behind the power or the root.
  mutating func noteGluedFactor(_ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID) {
    guard begins(id, with: left) else { return }
    switch tree[left] {
    case .infix(.power, let base, let exponent):
      guard between(left, right).isEmpty, isNumber(exponent), unitOrPower(right) == nil,
        isNumber(base) || text(base) == "e"
      else { return }
      note("`\(text(id))` is `\(text(left)) * \(text(right))`; brackets hold an exponent together")
    case .prefix(let prefix, let radicand) where prefix == .squareRoot || prefix == .cubeRoot:
      guard isNumber(radicand), between(left, right).isEmpty || unitOrPower(right) != nil else {
        return
      }
      note("`\(text(id))` is `\(text(left)) * \(text(right))`; brackets hold a radicand together")
    default: break
    }
  }

  /// `0xFF ^ 0x0F`, where most languages have the exclusive or.
  mutating func notePowerOfBits(_ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID) {
    for operand in [left, right] {
      guard case .number(let kind) = tree[operand], kind != .decimal else { return }
    }
    note("`^` is a power here; the exclusive or is `\(text(left)) xor \(text(right))`")
  }

  /// `date(24; 1; 1)`, a day of the first century, and `pmt(5; 12; 1000)`, a rate of 500 %.
  mutating func noteUsualArguments(_ call: Tree.Call) {
    guard let function = FunctionTable.function(named: tree.name(of: call)),
      let argument = tree.arguments(of: call).first, case .number(.decimal) = tree[argument],
      let number = Rational(decimalLiteral: tree.literal(of: argument))
    else { return }
    if function.parameters.hasPrefix("year;"), number < 100 {
      note(
        "`\(text(argument))` is the year \(text(argument)), and not one of this or the last century"
      )
    }
    if function.parameters.hasPrefix("rate;"), number >= 1 {
      note(
        "`\(text(argument))` is a rate of \((number * 100).description) %; write `\(text(argument))%` for a percentage"
      )
    }
  }
}
