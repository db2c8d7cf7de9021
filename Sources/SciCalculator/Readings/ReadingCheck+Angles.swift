import SciNumber
import SciSyntax

extension ReadingCheck {
  /// `sin(pi/6)` in degrees: an angle of 0.52 degrees.
  mutating func noteTurnsInRadians() {
    for call in tree.calls {
      let name = tree.name(of: call)
      // `degrees(pi)` and its like take radians.
      guard AngleUnit(rawValue: name) == nil, !call.isInverse,
        FunctionTable.function(named: name)?.unitRule.takesAngles ?? false,
        let argument = tree.arguments(of: call).first, let turn = turnInRadians(argument)
      else { continue }
      let angle = argument == turn ? text(turn) : "(\(text(argument)))"
      note(
        "\(text(turn)) in an angle in \(angleUnit.rawValue): write `\(name)(\(angle) rad)` or use -r if radians are meant"
      )
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
        if ["pi", "π", "tau", "τ"].contains(text(id)), !parameters.contains(text(id)) {
          found = id
        }
      default: break
      }
    }
    return found
  }
}
