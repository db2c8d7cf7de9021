import SciSyntax
import SciUnits

extension ReadingCheck {
  /// The two readings of `a / b c`: divided by all of what follows, or only by its first part.
  private func readings(
    of id: Tree.ID, _ quotient: Tree.ID, by divisor: Tree.ID
  ) -> (byAll: String, byFirst: String) {
    let dividend = text(from: tree.range(of: id).lower, to: tree.range(of: divisor).lower)
    let all = text(from: tree.range(of: divisor).lower, to: tree.range(of: id).upper)
    let rest = text(from: tree.range(of: quotient).upper, to: tree.range(of: id).upper)
    return ("\(dividend)(\(all))", "(\(text(quotient)))\(rest)")
  }

  /// `60 / 5 min` and `3 mod 2 m`, where space tells what belongs together; `3/4 in` is a fraction and a unit.
  mutating func lookAtQuotient(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    guard case .infix(let infix, let dividend, let divisor) = tree[left], infix.divides,
      begins(id, with: left)
    else { return }
    guard unitOrPower(right) != nil else {
      // With a space behind alone, as in `4/3 pi r^3`, everybody means the fraction.
      if !between(left, right).hasPrefix(" ") || between(dividend, divisor).hasPrefix(" ") {
        note("`\(text(id))` divides first: side by side binds like *")
      }
      return
    }
    let sign = between(dividend, divisor)
    guard isNumber(divisor), sign.first == " ", sign.last == " " else { return }
    let (byAll, byFirst) = readings(of: id, left, by: divisor)
    throw CalculatorError(.doubt(.divisor(byFirst, byAll)), at: tree.range(of: id))
  }

  /// `100 km / 50 km/h`: a quantity divided by a quantity, and then by another unit.
  func lookAtCompoundDivisor(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    guard unitOrPower(right) != nil, case .infix(.divide, _, let divisor) = tree[left],
      begins(id, with: left), case .infix(.juxtapose, let number, _) = tree[divisor],
      isNumber(number), tree.range(of: left).upper == tree.range(of: divisor).upper
    else { return }
    let (byAll, byFirst) = readings(of: id, left, by: divisor)
    throw CalculatorError(.doubt(.divisor(byFirst, byAll)), at: tree.range(of: id))
  }

  /// `4200 J/kg·K` without space, of which nobody means the square of K.
  func lookAtUnitBehindDivisor(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    guard let unit = unitOrPower(right), isTight(left, right),
      case .infix(.divide, _, let divisor) = tree[left], begins(id, with: left),
      let other = unitOrPower(divisor), other.dimension != unit.dimension
    else { return }
    let (byAll, byFirst) = readings(of: id, left, by: divisor)
    throw CalculatorError(
      .doubt(.unitBehindDivisor(byAll, byFirst, unit: text(right))), at: tree.range(of: right))
  }

  /// `40 h/week * 52`, whose units measure the same and cancel.
  ///
  /// Beside a quantity of that kind, as in `5 mg/kg * 70 kg`, that is meant.
  mutating func noteCancelledUnits(_ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID) {
    let last = lastFactor(left)
    guard let dividend = unit(last), let divisor = unit(right), dividend != divisor,
      dividend.dimension == divisor.dimension, !dividend.dimension.isNone
    else { return }
    let others = tree.nodes.indices.map { tree.id(at: $0) }.filter { $0 != last && $0 != right }
    guard !others.contains(where: { unit($0)?.dimension == dividend.dimension }) else { return }
    let ratio = text(from: tree.range(of: last).lower, to: tree.range(of: right).upper)
    note("`\(ratio)` is a number: both units measure the same")
  }
}
