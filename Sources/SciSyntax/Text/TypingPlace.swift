/// What stands around a place in a text that somebody is typing: the name there, and the call whose arguments are being written.
///
/// Made from tokens alone, because a text that is being typed is no expression yet.
package struct TypingPlace: Hashable, Sendable {
  /// A call that is not closed before the place.
  package struct Call: Hashable, Sendable {
    /// The name before the bracket.
    package var name: String
    /// How many arguments are complete.
    package var argument: Int
  }

  /// Where the name stands that ends at the place or goes on behind it.
  package private(set) var name: SourceRange?
  /// The innermost call around the place.
  package private(set) var call: Call?

  /// Looks at a text, up to the place and the end of the name there.
  ///
  /// - Parameters:
  ///   - text: valid UTF-8.
  ///   - offset: the place, in bytes.
  package init(in text: [UInt8], at offset: Int) {
    var lexer = Lexer(source: text)
    var open: [Call?] = []
    var last = lexer.next()
    var beforeLast: Token?
    while last.kind != .end, last.range.upper < offset || last.range.upper == offset && !last.isWord
    {
      switch last.kind {
      case .openParenthesis:
        open.append(beforeLast.flatMap { Self.call(of: $0, before: last, in: text) })
      case .openBracket, .openBrace: open.append(nil)
      case .closeParenthesis, .closeBracket, .closeBrace: _ = open.popLast()
      case .comma, .semicolon:
        if let count = open.last??.argument { open[open.count - 1]?.argument = count + 1 }
      default: break
      }
      beforeLast = last
      last = lexer.next()
    }
    if last.isWord, last.range.lower < offset { name = last.range }
    for call in open where call != nil { self.call = call }
  }

  /// The call that an opening bracket begins right behind a name.
  private static func call(of name: Token, before bracket: Token, in text: [UInt8]) -> Call? {
    guard name.kind == .name, name.range.upper == bracket.range.lower else { return nil }
    let bytes = text[name.range.lower..<name.range.upper]
    return Call(name: String(decoding: bytes, as: UTF8.self), argument: 0)
  }
}

extension Token {
  /// Whether it is a name or a word of the language.
  fileprivate var isWord: Bool {
    switch kind {
    case .name, .mod, .of, .deg, .rad, .grad, .turn: true
    default: false
    }
  }
}
