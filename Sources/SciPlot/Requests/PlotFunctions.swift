package import SciCalculator
import SciNumber
import SciSyntax

/// The functions that a session defines, for its plots: a call in a plot is replaced by what the function is defined as, so that its curve is
/// enclosed like any other.
///
/// As in the session, a function keeps the numbers and the functions that its definition names, whatever these names mean later.
package struct PlotFunctions: Sendable {
  /// A function as it was defined.
  private struct Definition: Sendable {
    var parameters: [String]
    /// What it computes, without calls of other functions of the session.
    var body: [SourcePiece]
    /// The numbers that it names.
    var constants: [String: Real]
    /// Why there is no picture of it, if there is none.
    var refusal: String?
  }

  private var definitions: [String: Definition] = [:]

  package init() {}

  /// Whether none is defined.
  var isEmpty: Bool { definitions.isEmpty }

  /// Whether a function of that name is defined.
  package func defines(_ name: String) -> Bool { definitions[name] != nil }

  /// How long a text may become; no person writes a longer one.
  private static let longest = 50_000

  /// The names that a text depends on: those in it, and those in the functions that it calls.
  ///
  /// - Parameter text: a request for a plot, or any other text.
  /// - Returns: the names, each once, in the order in which they stand there.
  package func names(in text: String) -> [String] {
    var names: [String] = []
    for piece in SourcePiece.pieces(of: text) where piece.kind == .word {
      let own = definitions[piece.text].map { $0.constants.keys.sorted() } ?? [piece.text]
      for name in own where !names.contains(name) { names.append(name) }
    }
    return names
  }
}

// MARK: - Definitions

extension PlotFunctions {
  /// Takes the functions that a text defines.
  ///
  /// - Parameters:
  ///   - text: what was evaluated, without an error.
  ///   - calculator: the session behind it.
  package mutating func take(from text: String, in calculator: Calculator) {
    guard text.utf8.contains(UInt8(ascii: "=")) else { return }
    let numbers = calculator.variables.compactMapValues { $0.real }
    let pieces = SourcePiece.pieces(of: text)
    for statement in Self.statements(of: pieces) {
      guard let (name, parameters, body) = Self.definition(in: statement) else { continue }
      definitions[name] = definition(name, parameters, Array(body), numbers)
    }
    // The name may be one of a number now.
    let functions = calculator.functions
    definitions = definitions.filter { functions[$0.key] == $0.value.parameters }
  }

  /// Takes a function that a request itself defines.
  mutating func take(
    _ name: String, of parameter: String, as body: [SourcePiece], _ numbers: [String: Real]
  ) {
    definitions[name] = definition(name, [parameter], body, numbers)
  }

  private func definition(
    _ name: String, _ parameters: [String], _ body: [SourcePiece], _ numbers: [String: Real]
  ) -> Definition {
    var definition = Definition(parameters: parameters, body: body, constants: [:])
    if body.contains(where: { $0.text == name }) {
      definition.refusal = "`\(name)` calls itself, and so there is no curve of it"
      return definition
    }
    var constants = numbers.filter { number in
      !parameters.contains(number.key) && body.contains { $0.text == number.key }
    }
    do throws(PlotRequest.RequestError) {
      definition.body = try replaced(body, &constants)
    } catch {
      if case .usage(let words) = error { definition.refusal = words }
    }
    definition.constants = constants
    return definition
  }

  /// The statements of a text, as far as its brackets show it.
  private static func statements(of pieces: [SourcePiece]) -> [ArraySlice<SourcePiece>] {
    var statements: [ArraySlice<SourcePiece>] = []
    var (start, depth) = (0, 0)
    for (index, piece) in pieces.enumerated() {
      depth += piece.depth
      guard piece.kind == .separator, depth <= 0 else { continue }
      statements.append(pieces[start..<index])
      (start, depth) = (index + 1, 0)
    }
    return statements + [pieces[start...]]
  }

  /// The name, the parameters and the body of `f(x; y) = …`.
  private static func definition(
    in statement: ArraySlice<SourcePiece>
  ) -> (name: String, parameters: [String], body: ArraySlice<SourcePiece>)? {
    guard let name = statement.first, name.kind == .word,
      statement.dropFirst().first?.text == "(",
      let end = statement.firstIndex(where: { $0.text == ")" }),
      end + 1 < statement.endIndex, ["=", ":="].contains(statement[end + 1].text)
    else { return nil }
    let parameters = statement[(statement.startIndex + 2)..<end].filter { $0.kind == .word }
    return (name.text, parameters.map { $0.text }, statement[(end + 2)...])
  }
}

// MARK: - Calls

extension PlotFunctions {
  /// A text with what functions are defined as in the place of their calls.
  ///
  /// - Parameters:
  ///   - text: an expression, or a word such as `a=f(2)`.
  ///   - known: what names stand for; numbers that functions keep are added, with names of their own if theirs mean something else by now.
  /// - Returns: the text; the same one if it calls no function of the session.
  /// - Throws: why a call cannot be replaced.
  func replacing(
    callsIn text: String, _ known: inout [String: Real]
  ) throws(PlotRequest.RequestError) -> String {
    let pieces = SourcePiece.pieces(of: text)
    guard pieces.contains(where: { definitions[$0.text] != nil }) else { return text }
    return Self.text(of: try replaced(pieces, &known))
  }

  private func replaced(
    _ pieces: [SourcePiece], _ known: inout [String: Real]
  ) throws(PlotRequest.RequestError) -> [SourcePiece] {
    var result: [SourcePiece] = []
    var length = 0
    var index = 0
    while index < pieces.count {
      let piece = pieces[index]
      index += 1
      guard piece.kind == .word, let function = definitions[piece.text] else {
        result.append(piece)
        continue
      }
      guard let end = Self.endOfBrackets(pieces[index...]) else {
        let call = "\(piece.text)(\(function.parameters.joined(separator: "; ")))"
        throw .usage("`\(piece.text)` is a function: write `\(call)`")
      }
      var arguments: [[SourcePiece]] = []
      for argument in Self.arguments(pieces[(index + 1)..<end]) {
        arguments.append(try replaced(Array(argument), &known))
      }
      let call = try Self.call(piece.text, function, arguments, &known)
      length += call.count
      guard length <= Self.longest else {
        throw .usage("the functions that `\(piece.text)` calls make the expression too long")
      }
      result += call.with(isApart: piece.isApart)
      index = end + 1
    }
    return result
  }

  /// The body of a function with its arguments in it, in brackets.
  private static func call(
    _ name: String, _ function: Definition, _ arguments: [[SourcePiece]],
    _ known: inout [String: Real]
  ) throws(PlotRequest.RequestError) -> [SourcePiece] {
    if let refusal = function.refusal { throw .usage(refusal) }
    let count = function.parameters.count
    guard arguments.count == count else {
      let words = count == 1 ? "1 argument" : "\(count) arguments"
      throw .usage("`\(name)` takes \(words), and not \(arguments.count)")
    }
    let names = constantNames(of: function, &known)
    var body: [SourcePiece] = [.bracket("(")]
    for piece in function.body {
      if let index = function.parameters.firstIndex(of: piece.text) {
        body += [.bracket("(", isApart: piece.isApart)] + arguments[index] + [.bracket(")")]
      } else if let name = names[piece.text] {
        body.append(SourcePiece(.word, name, at: piece.range, isApart: piece.isApart))
      } else {
        // The name of a sum's index would take the meaning of one that stands in an argument.
        if piece.kind == .word, known[piece.text] == nil, !Calculator.isTaken(piece.text),
          arguments.contains(where: { $0.contains { $0.text == piece.text } })
        {
          throw .usage(
            "`\(name)` has a name \(piece.text) of its own: call it with another name in the plot")
        }
        body.append(piece)
      }
    }
    return body + [.bracket(")")]
  }

  /// The names for a function's constants, which mean in a plot what they meant where it was defined.
  private static func constantNames(
    of function: Definition, _ known: inout [String: Real]
  ) -> [String: String] {
    var names: [String: String] = [:]
    for (name, value) in function.constants.sorted(by: { $0.key < $1.key }) {
      var (own, number) = (name, 1)
      while ["x", "y", "t"].contains(own) || known[own].map({ !$0.isSame(as: value) }) ?? false {
        own = "\(name)_\(number)"
        number += 1
      }
      known[own] = value
      names[name] = own
    }
    return names
  }

  /// Where the bracket closes with which some pieces begin; `nil` where they begin with none.
  private static func endOfBrackets(_ pieces: ArraySlice<SourcePiece>) -> Int? {
    guard pieces.first?.text == "(" else { return nil }
    var depth = 0
    for index in pieces.indices {
      depth += pieces[index].depth
      if depth == 0 { return index }
    }
    return nil
  }

  /// The arguments between brackets.
  private static func arguments(_ pieces: ArraySlice<SourcePiece>) -> [ArraySlice<SourcePiece>] {
    if pieces.isEmpty { return [] }
    var arguments: [ArraySlice<SourcePiece>] = []
    var (start, depth) = (pieces.startIndex, 0)
    for index in pieces.indices {
      depth += pieces[index].depth
      guard depth == 0, [";", ","].contains(pieces[index].text) else { continue }
      arguments.append(pieces[start..<index])
      start = index + 1
    }
    return arguments + [pieces[start...]]
  }

  /// Pieces as a text that is cut into the same pieces.
  private static func text(of pieces: [SourcePiece]) -> String {
    var text = ""
    for piece in pieces { text += piece.isApart && !text.isEmpty ? " " + piece.text : piece.text }
    return text
  }
}

extension SourcePiece {
  /// How many more brackets are open behind it.
  fileprivate var depth: Int {
    switch text {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }

  fileprivate static func bracket(_ text: String, isApart: Bool = false) -> SourcePiece {
    SourcePiece(.sign, text, at: SourceRange(0, 0), isApart: isApart)
  }
}

extension [SourcePiece] {
  /// The pieces, of which the first stands apart from what is before it or not.
  fileprivate func with(isApart: Bool) -> [SourcePiece] {
    var pieces = self
    if !pieces.isEmpty { pieces[0].isApart = isApart }
    return pieces
  }
}

extension Real {
  /// Whether two numbers are known to be the same, without a long search.
  fileprivate func isSame(as other: Real) -> Bool {
    if let own = knownRational, let number = other.knownRational { return own == number }
    var budget = EvaluationBudget.interactive
    budget.decisionBits = min(budget.decisionBits, 1 << 10)
    return (try? compared(to: other, within: budget)) == 0
  }
}
