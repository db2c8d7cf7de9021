// What may stand where an operand is expected.

extension Parser {
  /// Takes one token where an operand is expected.
  ///
  ///     Prefixed ::= Prefix Prefixed | Function FunctionPower? Prefixed | Power
  ///     Primary  ::= Number | Name | Call | Group | List | Enclosed
  ///
  /// - Returns: The operand, if the token made one complete.
  mutating func beforeOperand() throws(SyntaxError) -> Operand? {
    switch token.kind {
    case .integer, .decimal: return leaf(.number(.decimal), .number)
    case .repeating: return leaf(.number(.repeating), .number)
    case .hexadecimal: return leaf(.number(.hexadecimal), .number)
    case .binary: return leaf(.number(.binary), .number)
    case .octal: return leaf(.number(.octal), .number)
    case .radix: return leaf(.number(.radix), .number)
    case .mixed: return leaf(.number(.mixed), .number)
    case .date:
      // Whether somebody says what time it is, is asked before anything is computed.
      if lexer.isLetter(at: token.range.lower + 1) { tree.mayBeMisread = true }
      return leaf(.number(.date), .other)
    case .superscript where following().kind == .squareRoot:
      try root()
      return nil
    case .degreeName: return name()
    case .deg, .rad, .grad, .turn:
      if unitKind(token.range) != nil {
        token.kind = .name
        return name()
      }
    case .name:
      guard isCall(token, before: lexer, isFactor: isBehindProductOperator) else { return name() }
      try function()
      return nil
    case .mod:
      try moduloCall()
      return nil
    case .if:
      try condition()
      return nil
    default: break
    }
    if let prefix = BindingPower.prefix(token.kind) {
      let power = BindingPower.prefix(prefix)
      // What `not` holds would else reach over an operator that holds its right operand more strongly.
      if let frame = frames.last, prefix == .not, frame.power > power { throw error(.nestedNot) }
      try push(.prefix(prefix), at: token.range, power: power)
      advance()
      return nil
    }
    if let bracket = Bracket.opened(by: token.kind) {
      try open(.bracket(bracket, outer: innermost), bracket)
      return nil
    }
    return try emptyCall()
  }

  /// Takes the degree and the sign of a root: `³√`.
  private mutating func root() throws(SyntaxError) {
    let range = token.range
    guard !text(in: range).hasPrefix("⁻") else { throw error(.expectedOperand) }
    let degree = tree.append(.number(.decimal), at: range)
    advance()
    try push(.root(degree: degree), at: range, power: BindingPower.prefix)
    advance()
  }

  private mutating func leaf(_ kind: Tree.Kind, _ shape: Operand.Shape) -> Operand {
    let range = token.range
    if token.kind == .decimal, lexer.hasUnderscore(range) { tree.mayBeMisread = true }
    advance()
    return Operand(
      id: tree.append(kind, at: range), range: range, shape: shape, ending: .number)
  }

  private mutating func name() -> Operand {
    let range = token.range
    advance()
    let isAdjacent = token.kind == .openParenthesis && token.range.lower == range.upper
    if isAdjacent || isTurnInRadians(range) { tree.mayBeMisread = true }
    let id = tree.append(.name(beforeArguments: isAdjacent), at: range)
    return Operand(id: id, range: range, shape: .other, ending: .name(id))
  }

  mutating func open(_ role: ParserFrame.Role, _ bracket: Bracket) throws(SyntaxError) {
    try push(role, at: token.range, power: 0)
    innermost = bracket
    advance()
  }

  /// Takes the closing bracket of `f()`; anything else is no operand.
  private mutating func emptyCall() throws(SyntaxError) -> Operand? {
    guard let closed = Bracket.closed(by: token.kind), let frame = frames.last else {
      throw missingOperand()
    }
    guard case .call(let bracket, let outer) = frame.role, bracket == closed,
      let callee = callees.last, callee.separator == nil
    else { throw missingOperand() }
    if callee.isCondition { throw SyntaxError(.conditionParts, at: callee.name.union(token.range)) }
    let range = callee.name.union(token.range)
    frames.removeLast()
    callees.removeLast()
    innermost = outer
    advance()
    return called(callee, with: EmptyCollection(), at: range)
  }
}

// MARK: - Functions

extension Parser {
  /// Takes a function's name, the power after it and the bracket of its arguments.
  ///
  ///     FunctionPower ::= Superscript | "^" Integer | "^" Minus "1"
  private mutating func function() throws(SyntaxError) {
    var callee = Callee(name: token.range)
    if let (name, base) = logarithm(token.range) {
      (callee.name, callee.logarithmBase) = (name, base)
    }
    advance()
    callee.power = try functionPower(callee.name)
    try begin(callee)
  }

  private mutating func begin(_ callee: Callee) throws(SyntaxError) {
    var callee = callee
    callee.base = waitingArguments.count
    switch token.kind {
    case .openParenthesis, .openBracket, .openBrace:
      guard let bracket = Bracket.opened(by: token.kind) else { return }
      try open(.call(bracket, outer: innermost), bracket)
    default:
      try push(.bareCall, at: callee.name, power: BindingPower.prefix)
    }
    callees.append(callee)
  }

  /// Takes `mod` where an operand is expected: `mod(7; 3)`.
  private mutating func moduloCall() throws(SyntaxError) {
    let name = token.range
    switch following().kind {
    case .openParenthesis, .openBracket, .openBrace: break
    default: throw error(.reservedWord)
    }
    advance()
    try begin(Callee(name: name))
  }

  /// Takes `if` and the bracket behind it.
  private mutating func condition() throws(SyntaxError) {
    guard following().kind == .openParenthesis else { throw error(.conditionParts) }
    let name = token.range
    advance()
    var callee = Callee(name: name)
    callee.isCondition = true
    try begin(callee)
  }

  private mutating func functionPower(_ name: SourceRange) throws(SyntaxError) -> Callee.Power {
    let power = token.range
    switch token.kind {
    case .superscript:
      advance()
      if text(in: power) == "⁻¹" { return .inverse }
      guard !text(in: power).hasPrefix("⁻") else {
        throw SyntaxError(.functionPower(name: name), at: power)
      }
      return .raised(power)
    case .power:
      advance()
      return try writtenFunctionPower(name)
    default:
      return .none
    }
  }

  private mutating func writtenFunctionPower(_ name: SourceRange) throws(SyntaxError)
    -> Callee.Power
  {
    let sign = token
    if sign.kind == .minus { advance() }
    let exponent = token.range
    guard token.kind == .integer, sign.kind != .minus || text(in: exponent) == "1" else {
      throw lexicalError()
        ?? SyntaxError(.functionPower(name: name), at: sign.range.union(exponent))
    }
    advance()
    return sign.kind == .minus ? .inverse : .raised(exponent)
  }
}
