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
  let settings: Settings
  private var notes: [String] = []

  /// The notes on how an expression was read.
  ///
  /// - Parameters:
  ///   - tree: the expression.
  ///   - names: what the session knows.
  ///   - parameters: the names that come before all others.
  ///   - percentages: the variables that were assigned percentages.
  ///   - settings: what decides how a text is read.
  /// - Returns: a line each, for readings that are seldom meant and are kept.
  /// - Throws: the first place that has two readings.
  static func notes(
    on tree: Tree, names: Environment, parameters: [String] = [],
    percentages: Set<String> = [], _ settings: Settings
  ) throws(CalculatorError) -> [String] {
    guard
      tree.mayBeMisread || !percentages.isEmpty || !settings.measuredNames.isEmpty
        || settings.target != nil
    else { return [] }
    var check = ReadingCheck(
      tree: tree, names: names, parameters: parameters, percentages: percentages,
      settings: settings)
    // Behind `to` the parts of a quantity stand side by side: `180 cm to ft in`.
    let targets = tree.hasConversions ? check.targets : []
    for index in tree.nodes.indices where !targets.contains(where: { $0.contains(index) }) {
      try check.look(at: tree.id(at: index))
    }
    try check.lookAtTarget()
    check.noteTurnsInRadians()
    return check.notes
  }

  private init(
    tree: Tree, names: Environment, parameters: [String], percentages: Set<String>,
    settings: Settings
  ) {
    self.tree = tree
    self.names = names
    self.parameters = parameters + Self.runningNames(of: tree)
    self.percentages = percentages
    self.settings = settings
  }

  /// What decides how a text is read, beside its names.
  struct Settings {
    /// The unit of angles without one.
    var angleUnit: AngleUnit
    /// What a percentage in a sum is of.
    var percent: Syntax.PercentRule
    /// The variables that have the name of a unit, and a value with a unit.
    var measuredNames: Set<String> = []
    /// The variables that this text gives a list.
    var lists: Set<String> = []
    /// The unit that the whole is converted to, if it is one of angles.
    var target: Unit?

    init(_ settings: CalculatorSettings, target: Unit? = nil) {
      (angleUnit, percent, self.target) = (settings.angleUnit, settings.percent, target)
    }
  }

  mutating func look(at id: Tree.ID) throws(CalculatorError) {
    switch tree[id] {
    case .infix(let infix, let left, let right): try look(at: id, infix, left, right)
    case .call(let index):
      let call = tree.calls[Int(index)]
      try lookAtCommas(between: tree.arguments(of: call), of: call)
      noteAngleConversion(call)
      noteUsualArguments(call)
    case .number(.decimal): try lookAtDigitGroups(id)
    case .number(.date) where Environment.isClock(tree.utf8(of: id)):
      _ = try names.clock(at: id, of: tree)
    case .list(let list): try lookAtCommas(between: tree.elements(of: list), of: nil)
    case .postfix(.percent, let operand):
      if case .postfix(.percent, _) = tree[operand], isTight(operand, in: id) {
        throw CalculatorError(.doubt(.repeatedPercent), at: tree.range(of: id))
      }
    case .postfix(let postfix, let operand): try lookAtAngle(id, postfix, operand)
    case .range(let operands): try lookAtRange(id, tree.elements(of: operands))
    default: break
    }
  }

  mutating func look(
    at id: Tree.ID, _ infix: InfixOperator, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    switch infix {
    case .juxtapose:
      noteConstant(id, left, right)
      noteShadowedUnit(left, right)
      noteGluedFactor(id, left, right)
      noteNumberOfAngle(id, left, right)
      noteTurns(right)
      try lookAtDirection(id, left, right)
      try lookAtTimeOfDay(id, left, right)
      try lookAtWord(id, left, right)
      try lookAtIndex(id, left, right)
      try lookAtNegativeUnit(id, left, right)
      noteOddUnit(id, right)
      try lookAtBraces(left, right)
      try lookAtUnits(id, left, right)
      try lookAtCall(id, left, right)
      try lookAtQuotient(id, left, right)
    case .multiply:
      noteOpenCall(id, left, right)
      noteNumberOfAngle(id, left, right)
      noteTurns(right)
      try lookAtOf(id, left, right)
      try lookAtUnitBehindDivisor(id, left, right)
    case .divide:
      noteOpenCall(id, left, right)
      noteRootAsQuotient(id, left, right)
      noteNumberOfAngle(id, left, right)
      noteShadowedUnit(left, right)
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
    case .power: notePowerOfBits(id, left, right)
    case .convert: try lookAtConversion(left, right)
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
    switch self[root] {
    case .postfix(.percent, _): true
    case .infix(.juxtapose, let number, let word):
      if case .number = self[number] { text(of: word) == "percent" } else { false }
    default: false
    }
  }
}
