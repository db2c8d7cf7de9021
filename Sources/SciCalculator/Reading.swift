import SciSyntax

/// How one statement was read.
///
/// ```swift
/// let calculator = Calculator()
/// for reading in try calculator.readings(of: Array("1/2pi".utf8)) {
///   print(reading.text)  // (1 / 2) * pi
/// }
/// ```
public struct Reading: Hashable, Sendable {
  /// The statement with every bracket written.
  public var text: String
  /// The rules that a reader may not expect.
  public var notes: [String]
  /// Whether the text leaves something to the language: a product that has no sign, as in `2pi`, or what a percentage is of.
  public var hasUnwrittenParts: Bool
  /// Whether the value may be another one with another unit of angles: an angle, a function of angles or one of the session's is used.
  public var mayDependOnAngleUnit: Bool

  init(_ statement: Statement, notes doubts: [String]) {
    let conversion = statement.conversion.map { " to \($0.spelling)" } ?? ""
    text = Self.head(of: statement.kind) + statement.tree.bracketed + conversion
    notes = doubts + Self.notes(on: statement.tree)
    hasUnwrittenParts = statement.tree.nodes.contains { node in
      switch node.kind {
      case .infix(.juxtapose, _, _), .infix(.addPercent, _, _), .infix(.subtractPercent, _, _): true
      default: false
      }
    }
    mayDependOnAngleUnit = Self.mayDependOnAngleUnit(
      statement.tree, convertsAngle: statement.conversion?.angle != nil)
  }

  private static func mayDependOnAngleUnit(_ tree: Tree, convertsAngle: Bool) -> Bool {
    let usesFunction = tree.calls.contains { call in
      let function = FunctionTable.function(named: tree.name(of: call))
      return function.map { $0.family == .trigonometric } ?? true
    }
    return usesFunction || convertsAngle
      || tree.nodes.contains { node in
        if case .postfix(let postfix, _) = node.kind { postfix.isAngle } else { false }
      }
  }

  private static func head(of kind: Statement.Kind) -> String {
    switch kind {
    case .expression: ""
    case .assignment(let name, _): "\(name) = "
    case .definition(let name, _, let parameters):
      "\(name)(\(parameters.map { $0.name }.joined(separator: "; "))) = "
    }
  }

  private static func notes(on tree: Tree) -> [String] {
    var notes: [String] = []
    for call in tree.calls {
      for words in FunctionTable.function(named: tree.name(of: call))?.notes ?? [] {
        note(words, &notes)
      }
    }
    for node in tree.nodes {
      switch node.kind {
      case .infix(.addPercent, let whole, _), .infix(.subtractPercent, let whole, _):
        note("the percentage is of `\(tree.text(of: whole))`", &notes)
      default: break
      }
    }
    return notes
  }

  /// Adds a note that is not there yet, and only the first few.
  private static func note(_ text: String, _ notes: inout [String]) {
    if notes.count < 8, !notes.contains(text) { notes.append(text) }
  }
}
