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

  init(_ statement: Statement, notes doubts: [String], isComplex: Bool) {
    let conversion = statement.conversion.map { " to \($0.spelling)" } ?? ""
    text = Self.head(of: statement.kind) + statement.tree.bracketed + conversion
    notes = doubts + Self.notes(on: statement.tree, isComplex: isComplex)
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

  private static func notes(on tree: Tree, isComplex: Bool) -> [String] {
    var notes: [String] = []
    for call in tree.calls {
      guard let function = FunctionTable.function(named: tree.name(of: call)) else { continue }
      for words in function.notes { note(words, &notes) }
      if isComplex { noteCut(of: function, &notes) }
    }
    for node in tree.nodes {
      switch node.kind {
      case .infix(.addPercent, let whole, _), .infix(.subtractPercent, let whole, _):
        note("the percentage is of `\(tree.text(of: whole))`", &notes)
      case .prefix(.squareRoot, _) where isComplex:
        noteCut(of: FunctionTable.function(named: "sqrt"), &notes)
      case .infix(.power, _, let exponent) where isComplex && !tree.isInteger(exponent):
        noteCut(of: FunctionTable.function(named: "pow"), &notes)
      default: break
      }
    }
    return notes
  }

  /// Notes where the principal value of a function jumps.
  private static func noteCut(of function: Function?, _ notes: inout [String]) {
    guard let function, let cut = function.cut else { return }
    note("`\(function.name)` is cut along \(cut)", &notes)
  }

  /// Adds a note that is not there yet, and only the first few.
  private static func note(_ text: String, _ notes: inout [String]) {
    if notes.count < 8, !notes.contains(text) { notes.append(text) }
  }
}

extension Tree {
  /// Whether a node is an integer that was typed, with a sign or without.
  fileprivate func isInteger(_ id: ID) -> Bool {
    switch self[id] {
    case .number(.decimal): text(of: id).utf8.allSatisfy { 48...57 ~= $0 }
    case .prefix(.negate, let operand): isInteger(operand)
    default: false
    }
  }
}
