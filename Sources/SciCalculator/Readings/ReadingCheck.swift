import SciNumber
import SciSyntax
import SciUnits

/// Looks at the places of a tree that are often meant otherwise: what has two readings is an error, what keeps an odd one gets a note.
///
/// The parser notices such places as it goes along (``Tree/mayBeMisread``), so that ordinary texts are not looked at.
struct ReadingCheck {
  let tree: Tree
  let names: Environment
  let parameters: [String]
  let percentages: Set<String>
  let angleUnit: AngleUnit
  private var notes: [String] = []

  /// The notes on how an expression was read.
  ///
  /// - Parameters:
  ///   - tree: the expression.
  ///   - names: what the session knows.
  ///   - parameters: the names that come before all others.
  ///   - percentages: the variables that were assigned percentages.
  ///   - angleUnit: the unit of angles without one.
  /// - Returns: a line each, for readings that are seldom meant and are kept.
  /// - Throws: the first place that has two readings.
  static func notes(
    on tree: Tree, names: Environment, parameters: [String] = [],
    percentages: Set<String> = [], angleUnit: AngleUnit
  ) throws(CalculatorError) -> [String] {
    guard tree.mayBeMisread || !percentages.isEmpty else { return [] }
    var check = ReadingCheck(
      tree: tree, names: names, parameters: parameters, percentages: percentages,
      angleUnit: angleUnit)
    // Behind `to` the parts of a quantity stand side by side: `180 cm to ft in`.
    let targets = tree.hasConversions ? check.targets : []
    for index in tree.nodes.indices where !targets.contains(where: { $0.contains(index) }) {
      try check.look(at: tree.id(at: index))
    }
    if angleUnit != .radians { check.noteTurnsInRadians() }
    return check.notes
  }

  private init(
    tree: Tree, names: Environment, parameters: [String], percentages: Set<String>,
    angleUnit: AngleUnit
  ) {
    self.tree = tree
    self.names = names
    self.parameters = parameters + Self.runningNames(of: tree)
    self.percentages = percentages
    self.angleUnit = angleUnit
  }

  mutating func look(at id: Tree.ID) throws(CalculatorError) {
    switch tree[id] {
    case .infix(let infix, let left, let right): try look(at: id, infix, left, right)
    case .call(let index):
      let call = tree.calls[Int(index)]
      try lookAtCommas(between: tree.arguments(of: call), of: call)
    case .number(.decimal): try lookAtDigitGroups(id)
    case .list(let list): try lookAtCommas(between: tree.elements(of: list), of: nil)
    case .postfix(.percent, let operand):
      if case .postfix(.percent, _) = tree[operand], isTight(operand, in: id) {
        throw CalculatorError(.doubt(.repeatedPercent), at: tree.range(of: id))
      }
    default: break
    }
  }

  mutating func look(
    at id: Tree.ID, _ infix: InfixOperator, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    switch infix {
    case .juxtapose:
      noteConstant(id, left, right)
      noteOddUnit(right)
      try lookAtBraces(left, right)
      try lookAtUnits(id, left, right)
      try lookAtCall(id, left, right)
      try lookAtQuotient(id, left, right)
    case .multiply:
      try lookAtOf(id, left, right)
      try lookAtUnitBehindDivisor(id, left, right)
    case .divide:
      noteCancelledUnits(id, left, right)
      try lookAtPercentDivisor(id, left, right)
      try lookAtCompoundDivisor(id, left, right)
      noteDate(id, left, right)
    case .subtract:
      try lookAtDate(id, left, right)
      try lookAtClock(id, left, right)
      notePercentage(left, right)
      notePercentageByName(left, right, sign: "-")
    case .add:
      notePercentage(left, right)
      notePercentageByName(left, right, sign: "+")
    default: break
    }
  }

  /// Adds a note that is not there yet, and only the first few.
  mutating func note(_ text: String) {
    if notes.count < 8, !notes.contains(text) { notes.append(text) }
  }
}

extension Tree {
  /// Whether the whole text is a percentage, such as `19%`.
  var isPercentage: Bool {
    if case .postfix(.percent, _) = self[root] { true } else { false }
  }
}
