import SciCalculator
import SciJSON
import SciSyntax
import SciUnits

/// A piece of a calculation with the colour that it has in an editor.
struct SemanticToken {
  /// What a piece is, in the words of the protocol; a raw value is its number in the legend.
  enum Kind: Int, CaseIterable {
    case number, `operator`, keyword, function, variable, type, macro, comment
  }

  var range: Range<Int>
  var kind: Kind
  /// Whether the language knows the name by itself.
  var isBuiltIn = false

  /// The names of kinds and modifiers, in their order.
  static var legend: JSONObject {
    var object = JSONObject()
    object.add("tokenTypes", Kind.allCases.map { "\($0)" })
    object.add("tokenModifiers", ["defaultLibrary"])
    return object
  }

  /// The pieces of a line of calculation.
  ///
  /// - Parameters:
  ///   - text: the document.
  ///   - place: where the line stands, or the code.
  ///   - names: what names mean that the document defines.
  /// - Returns: the pieces in their order.
  static func tokens(
    in text: DocumentText, at place: Range<Int>, _ names: [String: NameCompletion.Kind]
  ) -> [SemanticToken] {
    let line = NoteLine(text.bytes[place])
    let source = String(decoding: text.bytes[line.expression], as: UTF8.self)
    let start = line.expression.lowerBound
    var tokens: [SemanticToken] = []
    if source.trimmingSpaces.hasPrefix(":") {
      tokens.append(SemanticToken(range: line.expression, kind: .macro))
    } else {
      for piece in SourcePiece.pieces(of: source) {
        guard let (kind, isBuiltIn) = meaning(of: piece, names) else { continue }
        let range = start + piece.range.lower..<start + piece.range.upper
        tokens.append(SemanticToken(range: range, kind: kind, isBuiltIn: isBuiltIn))
      }
    }
    let comment = text.bytes[line.comment..<place.upperBound].drop { NoteLine.isSpace($0) }
    if !comment.isEmpty { tokens.append(SemanticToken(range: comment.indices, kind: .comment)) }
    return tokens
  }

  private static func meaning(
    of piece: SourcePiece, _ names: [String: NameCompletion.Kind]
  ) -> (Kind, isBuiltIn: Bool)? {
    switch piece.kind {
    case .integer, .number: return (.number, false)
    case .sign: return (.operator, false)
    case .separator: return nil
    case .word:
      if let kind = names[piece.text] { return (Kind(kind), false) }
      if Syntax.reservedWords.contains(piece.text) { return (.keyword, true) }
      if let kind = builtIns[piece.text] { return (Kind(kind), true) }
      return Unit.isName(piece.text) ? (.type, true) : (.variable, false)
    }
  }

  private static let builtIns = Dictionary(
    NameCompletion.builtIns.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
}

extension SemanticToken.Kind {
  fileprivate init(_ kind: NameCompletion.Kind) {
    switch kind {
    case .variable, .constant: self = .variable
    case .word: self = .keyword
    case .function: self = .function
    case .unit: self = .type
    case .command: self = .macro
    }
  }
}

extension LanguageServer {
  /// The colours of a document or of a range, each token as its distance from the one before.
  mutating func semanticTokens(
    _ parameters: JSONText?, in part: JSONText?
  ) throws(JSONRPCError) -> JSONResult {
    let document = try document(parameters)
    let text = document.text
    let shown = part.flatMap { range($0, in: text) } ?? 0..<text.bytes.count
    let names = Dictionary(
      document.evaluation.calculator.definitions { _ in "" }.map { ($0.name, $0.kind) },
      uniquingKeysWith: { first, _ in first })
    var data: [String] = []
    var last = DocumentText.Position(line: 0, character: 0)
    DocumentEvaluation.scan(text, isMarkdown: document.isMarkdown) { place in
      guard place.upperBound >= shown.lowerBound else { return true }
      for token in SemanticToken.tokens(in: text, at: place, names) {
        let position = text.position(of: token.range.lowerBound)
        let isSameLine = position.line == last.line
        let distance = isSameLine ? position.character - last.character : position.character
        let length = text.length(of: token.range)
        data.append(
          "\(position.line - last.line),\(distance),\(length),\(token.kind.rawValue),\(token.isBuiltIn ? 1 : 0)"
        )
        last = position
      }
      return place.lowerBound <= shown.upperBound
    }
    var object = JSONObject()
    object.add("data", json: Array("[\(data.joined(separator: ","))]".utf8))
    return .object(object)
  }
}
