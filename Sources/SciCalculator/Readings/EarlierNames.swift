import SciSyntax
import SciUnits

/// What a session and the statements of a text before one have given a meaning.
struct EarlierNames {
  private(set) var assigned: [String] = []
  private(set) var percentages: Set<String>
  private(set) var measured: Set<String>
  private(set) var lists: Set<String> = []

  init(_ names: Environment) {
    percentages = names.percentages
    measured = names.measuredNames
  }

  mutating func add(_ statement: Statement, _ names: Environment) {
    guard case .assignment(let name, _) = statement.kind else { return }
    assigned.append(name)
    if statement.tree.isPercentage { percentages.insert(name) } else { percentages.remove(name) }
    if Unit.isName(name), names.mentionsQuantity(statement) { measured.insert(name) }
    if case .list = statement.tree[statement.tree.root] { lists.insert(name) }
  }
}

extension Environment {
  /// Whether a statement names a unit or a variable that has one.
  func mentionsQuantity(_ statement: borrowing Statement) -> Bool {
    for index in statement.tree.nodes.indices {
      guard case .name = statement.tree.nodes[index].kind else { continue }
      if isQuantity(statement.tree.text(in: statement.tree.nodes[index].range)) { return true }
    }
    return false
  }

  private func isQuantity(_ name: String) -> Bool {
    if let variable = variables[name] { return variable.value.hasUnit }
    if name == "ans" { return previousResult?.hasUnit ?? false }
    return !isConstant(name) && Unit.isName(name)
  }
}
