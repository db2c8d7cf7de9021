// Conditions, and operators that may not need their right operand: where programs go on elsewhere.

import SciSyntax

/// What is to follow the steps of some nodes, before anything else is computed.
struct BranchMarks {
  enum Mark {
    /// The condition of `c ? a : b`
    case condition
    /// The first value of `c ? a : b`
    case consequence
    /// The left operand of an `and` or an `or`, which this Boolean decides
    case left(decides: Bool)
  }

  private var marks: [Int: Mark] = [:]

  init() {}

  init(_ tree: Tree, in nodes: Range<Int>) {
    for node in tree.nodes[nodes] {
      switch node.kind {
      case .condition(let operands):
        let ids = Array(tree.elements(of: operands))
        marks[ids[0].index] = .condition
        marks[ids[1].index] = .consequence
      case .infix(let infix, let left, _) where infix.mayShortcut:
        marks[left.index] = .left(decides: infix == .or || infix == .logicalOr)
      default: break
      }
    }
  }

  subscript(node: Int) -> Mark? { marks[node] }
}

extension Compiler {
  /// Adds what follows a node's steps, and tells steps before where to go on.
  mutating func mark(_ node: Int, at range: SourceRange) {
    if case .select = program.steps.last?.instruction { land() }
    if case .infix(let infix) = program.steps.last?.instruction, infix.mayShortcut { land() }
    switch branches[node] {
    case .condition: depart(.branch(otherwise: 0), at: range)
    case .consequence:
      let branch = departures.removeLast()
      depart(.jump(0), at: range)
      program.steps[branch].instruction = .branch(otherwise: Int32(program.steps.count))
    case .left(let decides): depart(.shortcut(on: decides, 0), at: range)
    case nil: break
    }
  }

  /// Adds a step that will be told where to go on.
  private mutating func depart(_ instruction: Program.Instruction, at range: SourceRange) {
    append(instruction, at: range)
    departures.append(program.steps.count - 1)
  }

  /// Lets the last step that was not told yet go on behind the step that was just added.
  private mutating func land() {
    let step = departures.removeLast()
    let target = Int32(program.steps.count)
    switch program.steps[step].instruction {
    case .shortcut(let decides, _):
      program.steps[step].instruction = .shortcut(on: decides, target)
    default: program.steps[step].instruction = .jump(target)
    }
  }
}
