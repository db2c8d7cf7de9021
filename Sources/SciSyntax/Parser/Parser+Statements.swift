// Statements, and what stands on the left of `=`.

extension Parser {
  /// Reads a whole text.
  ///
  ///     Text ::= Statement? ((";" | LineBreak) Statement?)*
  mutating func readText(into statements: inout [Statement]) throws(SyntaxError) {
    while true {
      switch token.kind {
      case .end: return
      case .semicolon, .lineBreak: advance()
      default: statements.append(try statement())
      }
    }
  }

  /// Reads one statement.
  ///
  ///     Statement ::= (Assignment | Expression) Conversion? "="? | Definition "="?
  private mutating func statement() throws(SyntaxError) -> Statement {
    let start = token.range
    let kind = try leftSide()
    let tree = try expression()
    var statement = Statement(
      kind: kind, tree: tree, range: SourceRange(start.lower, endOfLastToken))
    if token.kind == .to { statement.conversion = try conversion(of: kind) }
    closeNames(of: kind)
    // Who is used to a calculator's keys ends with `=`.
    if token.kind == .equals { advance() }
    guard isAtEndOfStatement() else { throw unexpectedAfterOperand() }
    return statement
  }

  /// Reads what stands before `=`, if this is an assignment or a definition.
  private mutating func leftSide() throws(SyntaxError) -> Statement.Kind {
    guard token.kind == .name else { return .expression }
    let name = token.range
    switch following().kind {
    case .equals, .define:
      if following().kind == .equals, isTrailingEquals(after: name) { return .expression }
      if isFunction(name) { throw error(.assignmentToFunction(name: name)) }
      advance()
      advance()
      return .assignment(name: text(in: name), nameRange: name)
    case .openParenthesis:
      guard let parameters = try parameters() else { return .expression }
      definedFunctions.insert(text(in: name))
      for parameter in parameters where isFunction(parameter.range) {
        throw SyntaxError(.functionAsParameter, at: parameter.range)
      }
      return .definition(name: text(in: name), nameRange: name, parameters: parameters)
    default:
      return .expression
    }
  }

  /// Whether the `=` behind a name ends the statement: `x =` asks for the value of `x`.
  private func isTrailingEquals(after name: SourceRange) -> Bool {
    var ahead = lexer
    _ = ahead.next()
    return isLastOfStatement(ahead.next())
  }

  /// Reads `(x; y) =` after a function's name, or moves nowhere if that is not what follows.
  ///
  ///     Parameters ::= "(" Name ("," Name)* ")" | "(" Name (";" Name)* ")"
  private mutating func parameters() throws(SyntaxError) -> [Statement.Parameter]? {
    var ahead = self.lexer
    var parameters: [Statement.Parameter] = []
    var separator: Token?
    _ = ahead.next()
    while true {
      let name = ahead.nextInBrackets()
      guard name.kind == .name else { return nil }
      parameters.append(Statement.Parameter(name: text(in: name.range), range: name.range))
      let next = ahead.nextInBrackets()
      if next.kind == .closeParenthesis { break }
      guard next.kind == .comma || next.kind == .semicolon else { return nil }
      if let separator, separator.kind != next.kind { return nil }
      separator = next
    }
    let defines = ahead.next()
    guard defines.kind == .equals || defines.kind == .define else { return nil }
    var behind = ahead
    if defines.kind == .equals, isLastOfStatement(behind.next()) { return nil }
    try checkDistinct(parameters)
    lexer = ahead
    // Before the next token is read: in `f(C) = 20°C` it is no unit.
    parameterNames = Set(parameters.map { $0.name })
    advance()
    return parameters
  }

  private func checkDistinct(_ parameters: [Statement.Parameter]) throws(SyntaxError) {
    var seen: [String: SourceRange] = [:]
    for parameter in parameters {
      if let first = seen.updateValue(parameter.range, forKey: parameter.name) {
        throw SyntaxError(.repeatedParameter(first: first), at: parameter.range)
      }
    }
  }
}

extension Lexer {
  /// The next token that is no line break.
  fileprivate mutating func nextInBrackets() -> Token {
    var token = next()
    while token.kind == .lineBreak { token = next() }
    return token
  }
}
