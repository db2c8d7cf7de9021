import SciNumber
import SciSyntax
import SciUnits

extension ReadingCheck {
  /// `sin(pi/6)` in degrees: an angle of 0.52 degrees.
  mutating func noteTurnsInRadians() {
    for call in tree.calls {
      let name = tree.name(of: call)
      guard let unit = angleUnit(takenBy: call), unit != .radians,
        let argument = tree.arguments(of: call).first, let turn = turnInRadians(argument)
      else { continue }
      let angle = argument == turn ? text(turn) : "(\(text(argument)))"
      note(
        "\(text(turn)) in an angle in \(unit.rawValue): write `\(name)(\(angle) rad)` or use -r if radians are meant"
      )
    }
    guard settings.angleUnit != .radians else { return }
    if settings.target != nil, let turn = turnInRadians(tree.root) {
      noteTurn(turn, in: tree.root)
    }
    for index in tree.nodes.indices {
      guard case .infix(let infix, let left, let right) = tree.nodes[index].kind else { continue }
      switch infix {
      case .add, .subtract, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: break
      default: continue
      }
      for (angle, other) in [(left, right), (right, left)] where isAngle(angle) {
        if let turn = turnInRadians(other) { noteTurn(turn, in: other) }
      }
    }
  }

  private mutating func noteTurn(_ turn: Tree.ID, in angle: Tree.ID) {
    let shown = angle == turn ? text(turn) : "(\(text(angle)))"
    note(
      "\(text(turn)) in an angle in \(settings.angleUnit.rawValue): write `\(shown) rad` or use -r if radians are meant"
    )
  }

  /// The unit in which a function takes angles that have none; `nil` if it takes no angles.
  private func angleUnit(takenBy call: Tree.Call) -> AngleUnit? {
    guard !call.isInverse,
      let rule = FunctionTable.function(named: tree.name(of: call))?.unitRule, rule.takesAngles
    else { return nil }
    return rule.angleUnit ?? settings.angleUnit
  }

  /// Whether an operand is an angle with its unit.
  private func isAngle(_ id: Tree.ID) -> Bool {
    switch tree[id] {
    case .postfix(let postfix, _): postfix.isAngle
    case .infix(.juxtapose, _, let unit): self.unit(unit)?.isAngle ?? false
    case .infix(.add, let left, let right), .infix(.subtract, let left, let right):
      isAngle(left) || isAngle(right)
    default: false
    }
  }

  /// The π of an angle that has no unit.
  private func turnInRadians(_ argument: Tree.ID) -> Tree.ID? {
    var found: Tree.ID?
    for index in tree.firstIndex(of: argument)...argument.index {
      let id = tree.id(at: index)
      switch tree[id] {
      case .postfix(let postfix, _) where postfix.isAngle: return nil
      case .call: return nil
      case .name:
        if unit(id) != nil { return nil }
        if isTurnInRadians(id) { found = id }
      default: break
      }
    }
    return found
  }

  private func isTurnInRadians(_ id: Tree.ID) -> Bool {
    guard case .name = tree[id] else { return false }
    return ["pi", "π", "tau", "τ"].contains(text(id)) && !parameters.contains(text(id))
  }
}

// MARK: - Numbers of angles

extension ReadingCheck {
  /// Whether an operand is a call whose value is a number of angles in the calculator's unit, such as `asin(0.5)`.
  private func isNumberOfAngle(_ id: Tree.ID) -> Bool {
    guard case .call(let index) = tree[id] else { return false }
    let call = tree.calls[Int(index)]
    guard let function = FunctionTable.function(named: tree.name(of: call)) else { return false }
    if call.isInverse { return function.unitRule.takesAngles }
    let inverse = FunctionTable.inverse(of: function)
    return !function.unitRule.takesAngles && inverse?.unitRule.takesAngles ?? false
  }

  /// `asin(0.5) rad`: a number of degrees with another unit behind it.
  func lookAtAngle(
    _ id: Tree.ID, _ postfix: PostfixOperator, _ operand: Tree.ID
  ) throws(CalculatorError) {
    guard postfix.isAngle, postfix.angleUnit != settings.angleUnit, isNumberOfAngle(operand) else {
      return
    }
    let unit = text(from: tree.range(of: operand).upper, to: tree.range(of: id).upper)
    throw CalculatorError(
      .doubt(
        .angleInAnotherUnit(
          text(operand), unit: unit.drop { $0 == " " }.description, mode: settings.angleUnit)),
      at: tree.range(of: id))
  }

  /// `acos(0.5) * 2 m`, a number of degrees beside a unit.
  mutating func noteNumberOfAngle(_ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID) {
    guard settings.angleUnit != .radians else { return }
    var first = left
    while case .infix(let infix, let next, _) = tree[first],
      infix == .multiply || infix == .juxtapose
    {
      first = next
    }
    for (angle, other) in [(first, right), (right, left)]
    where isNumberOfAngle(angle) && hasUnit(other) {
      note(
        "`\(text(angle))` is a number of \(settings.angleUnit.rawValue) here; use -r for radians")
    }
  }

  /// Whether a unit that is none of angles stands in an operand.
  private func hasUnit(_ id: Tree.ID) -> Bool {
    (tree.firstIndex(of: id)...id.index).contains { index in
      unit(tree.id(at: index)).map { !$0.isAngle } ?? false
    }
  }

  /// `degrees(atan(1))` and `sin(radians(30))`, in which a number of one unit is taken for one of another, and `turns(90)`.
  mutating func noteAngleConversion(_ call: Tree.Call) {
    guard let taken = angleUnit(takenBy: call), let argument = tree.arguments(of: call).first else {
      return
    }
    let name = tree.name(of: call)
    let isConversion = AngleUnit(rawValue: name) != nil
    if isConversion, taken == .radians, let number = Int(text(argument)), number > 6 {
      return note("`\(number)` is in radians here; write `\(name)(\(number)°)` for degrees")
    }
    guard case .call(let index) = tree[argument] else { return }
    let inner = tree.name(of: tree.calls[Int(index)])
    let given: AngleUnit
    if let unit = AngleUnit(rawValue: inner) {
      given = unit
    } else if isNumberOfAngle(argument) {
      given = settings.angleUnit
    } else {
      return
    }
    guard given != taken else { return }
    note(
      "`\(text(argument))` is a number of \(given.rawValue), and `\(name)` takes \(taken.rawValue) here"
    )
  }

  /// `2 pi * 3000 rpm`, in which a turn counts as 2π twice.
  mutating func noteTurns(_ last: Tree.ID) {
    guard let unit = unit(last), unit.hasWholeTurn else { return }
    let hasTurn = tree.nodes.indices.contains { isTurnInRadians(tree.id(at: $0)) }
    if hasTurn {
      note("a turn is 2π already: beside pi, write `3000/min` and not `3000 rpm`")
    }
  }

  /// `5% to deg`, and `3000/min to rad/s`.
  mutating func lookAtConversion(_ left: Tree.ID, _ right: Tree.ID) throws(CalculatorError) {
    let targets = (tree.firstIndex(of: right)...right.index).compactMap { unit(tree.id(at: $0)) }
    noteRadii(left, beside: targets)
    guard targets.contains(where: { $0.isAngle }) else { return }
    if case .postfix(.percent, _) = tree[left] { throw shareAsAngle(left) }
    if case .infix(.divide, let number, let time) = tree[left], isNumber(number),
      let unit = unit(time), unit.dimension == Unit(named: "s")?.dimension
    {
      note("`\(text(left))` counts radians here; turns are written as in `3000 rpm`")
    }
  }

  /// `0.2 mm * 800 rpm to mm/min`, in which a length is multiplied by 2π for each turn.
  private mutating func noteRadii(_ left: Tree.ID, beside targets: [Unit]) {
    let units = (tree.firstIndex(of: left)...left.index).compactMap { unit(tree.id(at: $0)) }
    let isLength = { (unit: Unit) in unit.dimension == Unit(named: "m")?.dimension }
    guard units.contains(where: { $0.hasWholeTurn }), !targets.contains(where: { $0.hasAngle }),
      targets.contains(where: isLength), units.contains(where: isLength)
    else { return }
    note(
      "a turn counts as 2π here, which is right for a radius; where the length is that of a turn, write `800/min` and not `800 rpm`"
    )
  }

  /// `5% to deg` once more, where the target is a form of numbers.
  func lookAtTarget() throws(CalculatorError) {
    if settings.target != nil, case .postfix(.percent, _) = tree[tree.root] {
      throw shareAsAngle(tree.root)
    }
  }

  private func shareAsAngle(_ share: Tree.ID) -> CalculatorError {
    CalculatorError(.doubt(.shareAsAngle(text(share))), at: tree.range(of: share))
  }
}
