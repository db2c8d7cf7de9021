import SciNumber
import SciSyntax

/// The largest parts of an expression that do not depend on the variable, with their values.
///
/// The engine itself computes them, so that a number, a root or a function means the same however it is written. A part
/// whose value is no number or truth, or which has none, is left to the steps of its own parts.
struct ConstantParts {
  enum Constant {
    /// A number and its interval.
    case number(Real, Interval)
    case truth(Bool)
  }

  /// The parts by their nodes.
  private(set) var values: [Int: Constant] = [:]
  /// The sums and products over integers.
  let loops: Set<Int>
  private let budget: EvaluationBudget
  /// Whether a node belongs to a part whose node is another.
  private var inside: [Bool]

  init(
    _ tree: Tree, variables: [String], constants: [String: Real], _ settings: CalculatorSettings
  ) {
    budget = settings.budget
    let names = variables + constants.keys
    loops = Expression.loops(in: tree, parameters: names)
    inside = Array(repeating: false, count: tree.nodes.count)
    // How often a variable stands before each node.
    var uses = [0]
    for node in tree.nodes {
      let isUse =
        if case .name = node.kind { variables.contains(tree.text(in: node.range)) } else { false }
      uses.append(uses[uses.count - 1] + (isUse ? 1 : 0))
    }
    let firsts = tree.firstIndices
    var index = tree.nodes.count - 1
    while index >= 0 {
      let first = firsts[index]
      guard uses[first] == uses[index + 1],
        let part = Self.part(tree.id(at: index), of: tree, constants, settings)
      else {
        index -= 1
        continue
      }
      values[index] = part
      for inner in first..<index { inside[inner] = true }
      index = first - 1
    }
  }

  private static func part(
    _ id: Tree.ID, of tree: Tree, _ constants: [String: Real], _ settings: CalculatorSettings
  ) -> Constant? {
    switch try? Expression.value(of: id, in: tree, constants: constants, settings: settings) {
    case .scalar(.real(let number)):
      (try? number.doubles(within: settings.budget)).map {
        .number(number, Interval($0.lower, $0.upper))
      }
    case .scalar(.boolean(let truth)): .truth(truth)
    case .scalar(.quantity), .scalar(.complex), .scalar(.calendar), .list, nil: nil
    }
  }

  func isInside(_ index: Int) -> Bool { inside[index] }

  /// The rational number that a part is, if it is one.
  func rational(_ id: Tree.ID) -> Rational? {
    guard case .number(let number, _) = values[id.index] else { return nil }
    return try? number.rationalValue(within: budget)
  }
}
