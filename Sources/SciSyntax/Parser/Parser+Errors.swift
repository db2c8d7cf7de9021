// Which reason fits a token that cannot stand where it stands.

extension Parser {
  /// The error of a token where an operand should begin.
  func missingOperand() -> SyntaxError {
    if let lexical = lexicalError() { return lexical }
    if let frame = frames.last {
      if case .bareCall = frame.role {
        return SyntaxError(.functionWithoutArgument(name: frame.range), at: frame.range)
      }
      if case .index = frame.role, token.kind == .closeBracket {
        return SyntaxError(.emptyBrackets, at: frame.range.union(token.range))
      }
      if let closed = Bracket.closed(by: token.kind), case .bracket(closed, _) = frame.role {
        let range = frame.range.union(token.range)
        return nameBeforeBrackets.map { SyntaxError(.notAFunction(name: $0), at: $0) }
          ?? SyntaxError(.emptyBrackets, at: range)
      }
    }
    return switch token.kind {
    case .of, .deg, .rad, .grad, .turn: error(.reservedWord)
    case .end, .lineBreak: SyntaxError(.expectedOperand, at: endOfText)
    default: error(.expectedOperand)
    }
  }

  /// The error of a token after an operand.
  func unexpectedAfterOperand() -> SyntaxError {
    if let lexical = lexicalError() { return lexical }
    return switch token.kind {
    case .equals, .define: error(.equalsInExpression)
    case .to: error(.conversionInBrackets)
    case .apostrophe, .quote: error(.quoteWithoutDegrees)
    default: error(.expectedOperand)
    }
  }

  /// The error of a number after an operand.
  func unexpectedNumber(after operand: Operand) -> SyntaxError {
    let isAdjacent = operand.range.upper == token.range.lower
    let isPoint = lexer.byte(token.range.lower) == UInt8(ascii: ".")
    if case .number = operand.shape, isAdjacent, isPoint { return error(.secondPoint) }
    return error(.numberAfterOperand)
  }

  /// The error of a comma or semicolon that separates no arguments.
  func misplacedSeparator(after operand: Operand) -> SyntaxError {
    if let name = nameBeforeBrackets { return SyntaxError(.notAFunction(name: name), at: name) }
    if token.kind != .comma || isInBraces { return error(.semicolonInBrackets) }
    let next = following()
    var before: SourceRange?
    if case .number = operand.shape, operand.range.upper == token.range.lower {
      before = operand.range
    }
    let isNumber = next.kind == .integer || next.kind == .decimal
    let isAdjacent = next.range.lower == token.range.upper
    return error(
      .commaOutsideCall(before: before, after: isNumber && isAdjacent ? next.range : nil))
  }

  /// Whether the innermost brackets are braces, in which spreadsheets write lists.
  private var isInBraces: Bool {
    if case .bracket(.braces, _) = frames.last?.role { true } else { false }
  }

  /// The name that the innermost brackets are multiplied by, as in `x(3)`.
  private var nameBeforeBrackets: SourceRange? {
    guard frames.count >= 2, case .bracket = frames[frames.count - 1].role,
      case .infix(.juxtapose, let left) = frames[frames.count - 2].role
    else { return nil }
    let factor = lastFactor(of: left.id)
    // The name in `(2*x)(3)` is no function's either, but brackets end behind it.
    guard case .name = tree[factor], tree.range(of: factor).upper == left.range.upper else {
      return nil
    }
    return tree.range(of: factor)
  }

  /// The operand that an operation ends with: in `-2*x` it is `x`.
  func lastFactor(of operand: Tree.ID) -> Tree.ID {
    var last = operand
    while true {
      switch tree[last] {
      case .infix(_, _, let factor), .prefix(_, let factor): last = factor
      default: return last
      }
    }
  }

  /// The error of something that has begun where the statement ends.
  func incomplete(_ frame: ParserFrame) -> SyntaxError {
    if case .condition(let condition) = frame.role {
      return SyntaxError(.conditionWithoutAlternative, at: condition.range.union(frame.range))
    }
    return error(.unclosed(opened: frame.range))
  }

  /// The error of an operand on a new line in brackets that were not closed on the one before.
  func unclosedLine() -> SyntaxError {
    let opened = frames.last { frame in
      switch frame.role {
      case .bracket, .list, .call, .index: true
      default: false
      }
    }
    let end = SourceRange(endOfLastToken, endOfLastToken)
    return SyntaxError(.unclosed(opened: opened?.range ?? end), at: end)
  }

  /// A position, not a range: where the statement ends.
  private var endOfText: SourceRange { SourceRange(token.range.lower, token.range.lower) }

  /// The error of a token that cannot stand anywhere.
  func lexicalError() -> SyntaxError? {
    switch token.kind {
    case .badPrefix: error(.badDigits)
    case .spacedExponent: error(.spacedExponent)
    case .spacedRepetition: error(.spacedRepetition)
    case .unknown: unknownCharacter()
    default: nil
    }
  }

  private func unknownCharacter() -> SyntaxError {
    let value = UTF8Text.scalar(in: lexer.source, at: token.range.lower).value
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    if let meant = Confusables.meaning(of: scalar) {
      return error(.confusable(scalar, meant: meant))
    }
    let properties = scalar.properties
    let isInvisible =
      properties.generalCategory == .format || properties.generalCategory == .control
      || properties.isDefaultIgnorableCodePoint
    return error(isInvisible ? .invisibleCharacter(scalar) : .unknownCharacter(scalar))
  }
}
