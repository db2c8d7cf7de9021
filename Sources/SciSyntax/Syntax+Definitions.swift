// What can be told of a text that need not be well formed: which names it defines, and whether it goes on.

extension Syntax {
  /// The names that the statements of a text assign to or define, as far as their beginnings show it.
  ///
  /// The text need not be well formed. Statements are separated by `;` and line breaks outside of brackets.
  ///
  /// - Parameter text: valid UTF-8 or not.
  /// - Returns: the names in the order of their statements.
  package static func definedNames(in text: [UInt8]) -> [String] {
    guard text.count <= maximumLength, UTF8Text.firstInvalidRange(in: text) == nil else {
      return []
    }
    var lexer = Lexer(source: text)
    var names: [String] = []
    var depth = 0
    var isAtStart = true
    var token = lexer.next()
    while token.kind != .end {
      if isAtStart, token.kind == .name, isDefined(by: lexer) {
        names.append(
          String(decoding: text[token.range.lower..<token.range.upper], as: UTF8.self))
      }
      if Bracket.opened(by: token.kind) != nil, token.kind != .bar { depth += 1 }
      if Bracket.closed(by: token.kind) != nil { depth = max(0, depth - 1) }
      isAtStart = token.kind == .lineBreak || token.kind == .semicolon && depth == 0
      token = lexer.next()
    }
    return names
  }

  /// The name before a single `=`, as in the words `gross = net + 8.25%` and `x=0..1` of a command line.
  package static func definedName(inWord word: String) -> String? {
    guard let sign = word.firstIndex(of: "=") else { return nil }
    let name = word[..<sign].trimmingSpaces
    guard word[word.index(after: sign)...].first != "=", isName(name) else { return nil }
    return name
  }

  /// Where a text has a word for the first time, as the parser cuts it.
  ///
  /// - Parameters:
  ///   - word: a name or a reserved word.
  ///   - text: valid UTF-8 or not.
  /// - Returns: its place; `nil` if it is not there.
  package static func range(ofWord word: String, in text: [UInt8]) -> SourceRange? {
    guard text.count <= maximumLength, UTF8Text.firstInvalidRange(in: text) == nil else {
      return nil
    }
    var lexer = Lexer(source: text)
    var token = lexer.next()
    while token.kind != .end {
      if text[token.range.lower..<token.range.upper].elementsEqual(word.utf8) { return token.range }
      token = lexer.next()
    }
    return nil
  }

  /// Whether a bracket of a text is open at its end, bars aside.
  ///
  /// - Parameter text: valid UTF-8 or not.
  /// - Returns: whether more brackets are opened than closed.
  package static func hasOpenBracket(_ text: [UInt8]) -> Bool {
    guard text.count <= maximumLength, UTF8Text.firstInvalidRange(in: text) == nil else {
      return false
    }
    var lexer = Lexer(source: text)
    var depth = 0
    var token = lexer.next()
    while token.kind != .end {
      if Bracket.opened(by: token.kind) != nil, token.kind != .bar { depth += 1 }
      if Bracket.closed(by: token.kind) != nil { depth -= 1 }
      token = lexer.next()
    }
    return depth > 0
  }

  /// Whether `=` follows, or brackets with names and then `=`.
  private static func isDefined(by lexer: Lexer) -> Bool {
    var lexer = lexer
    var token = lexer.next()
    guard token.kind == .openParenthesis else {
      return token.kind == .equals || token.kind == .define
    }
    repeat {
      token = lexer.next()
    } while [.name, .comma, .semicolon, .lineBreak].contains(token.kind)
    guard token.kind == .closeParenthesis else { return false }
    token = lexer.next()
    return token.kind == .equals || token.kind == .define
  }
}
