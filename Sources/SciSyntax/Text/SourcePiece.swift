/// A piece of a text as the lexer cuts it, for readers of texts that are no expressions: `20% off 59.99` has the pieces `20`, `%`, `off` and `59.99`.
package struct SourcePiece: Sendable {
  /// What a piece is.
  package enum Kind: Sendable {
    /// Digits and nothing else
    case integer
    /// Any other number
    case number
    /// A name, a word of the language or a unit such as `°C`
    case word
    /// A semicolon or a line break
    case separator
    /// An operator, a bracket or another sign, and what the language does not know
    case sign
  }

  /// What it is.
  package var kind: Kind
  /// Its characters.
  package var text: String
  /// Where it stands in the text it was cut from.
  package var range: SourceRange
  /// Whether it stands apart from the piece before it.
  package var isApart: Bool

  /// Makes a piece from its parts.
  package init(_ kind: Kind, _ text: String, at range: SourceRange, isApart: Bool) {
    self.kind = kind
    self.text = text
    self.range = range
    self.isApart = isApart
  }

  /// Whether it is a number.
  package var isNumber: Bool { kind == .integer || kind == .number }

  /// The pieces of a text that is valid UTF-8, without comments.
  package static func pieces(of text: String) -> [SourcePiece] {
    let source = Array(text.utf8)
    var lexer = Lexer(source: source)
    var pieces: [SourcePiece] = []
    var token = lexer.next()
    while token.kind != .end {
      let range = token.range
      pieces.append(
        SourcePiece(
          Kind(token.kind),
          String(decoding: source[range.lower..<range.upper], as: UTF8.self), at: range,
          isApart: pieces.last.map { $0.range.upper < range.lower } ?? false))
      token = lexer.next()
    }
    return pieces
  }

  /// What a character probably means that is none of the language's, such as the `º` of `30º`.
  package var meaning: String? {
    guard kind == .sign, let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1
    else { return nil }
    return Confusables.meaning(of: scalar)
  }
}

extension SourcePiece.Kind {
  fileprivate init(_ kind: Token.Kind) {
    switch kind {
    case .integer: self = .integer
    case .decimal, .repeating, .hexadecimal, .binary, .octal, .radix, .mixed, .date,
      .spacedExponent,
      .spacedRepetition, .badPrefix:
      self = .number
    case .name, .degreeName, .mod, .of, .to, .and, .or, .xor, .not, .if, .deg, .rad, .grad, .turn:
      self = .word
    case .semicolon, .lineBreak: self = .separator
    default: self = .sign
    }
  }
}
