// What may stand after an operand.

extension Parser {
  /// Takes one token after an operand.
  ///
  /// - Returns: The operand as it is now, or `nil` if another must follow.
  mutating func afterOperand(_ operand: Operand) throws(SyntaxError) -> Operand? {
    if let infix = BindingPower.infix(token.kind) {
      try join(operand, by: infix)
      advance()
      return nil
    }
    if let (postfix, shape) = BindingPower.postfix(token.kind) {
      guard isAngleInProduct() else { return try applied(postfix, shape, to: operand) }
      token.kind = .name
    }
    if isStep {
      try step(operand)
      return nil
    }
    if isShareWord() { return try applied(.percent, .percentage, to: operand) }
    if token.kind == .to || isConversionWord(after: operand) {
      try convert(operand)
      return nil
    }
    if let infix = infixWord() {
      try join(operand, by: infix)
      advance()
      return nil
    }
    if let bracket = Bracket.closed(by: token.kind) { return try close(bracket, operand) }
    switch token.kind {
    case .superscript: return try raised(operand)
    case .comma, .semicolon:
      try separate(operand)
      return nil
    case .integer, .decimal, .repeating, .hexadecimal, .binary, .octal, .radix, .mixed:
      if isAfterLineBreak { throw unclosedLine() }
      if let amount = try amount(operand) { return amount }
      return try chained(operand)
    case .question:
      try condition(operand)
      return nil
    case .colon: return try alternative(operand)
    case .range:
      try range(operand)
      return nil
    case .signedPercent: throw error(.percentOrRemainder)
    case .bar where innermost == .absoluteValue: return try close(.absoluteValue, operand)
    case .bar where isApart(bars(token)):
      try or(operand)
      return nil
    case .name, .degreeName, .squareRoot, .cubeRoot, .openParenthesis, .openBracket, .openBrace,
      .bar, .openFloor, .openCeiling:
      if isAfterLineBreak { throw unclosedLine() }
      if case .percentage = operand.shape { throw error(.operandAfterPercent) }
      if case .other = operand.shape, isDate(operand) { throw unexpectedAfterOperand() }
      if isSpacedDegreeName() { throw spacedDegree() }
      if isIndexed(operand) {
        try open(.index(operand, outer: innermost), .brackets)
        return nil
      }
      if token.kind == .name || token.kind == .degreeName, case .number = operand.shape,
        units.kind != nil
      {
        return try name(behind: operand)
      }
      if token.kind == .name, token.range.count == 1, token.range.lower == operand.range.upper {
        tree.mayBeMisread = true
      }
      try join(operand, by: .juxtapose)
      return nil
    default: throw unexpectedAfterOperand()
    }
  }

  /// Whether an operand is a day or a time, which is no factor: with a space in it, `@2024-02-29T14:30 [Europe/London]` would be a product.
  private func isDate(_ operand: Operand) -> Bool {
    tree[operand.id] == .number(.date) && tree.range(of: operand.id).upper == operand.range.upper
  }

  /// Makes an operand the left one of an operator.
  mutating func join(_ operand: Operand, by infix: InfixOperator) throws(SyntaxError) {
    if infix.isComparison { return try compare(operand, by: infix) }
    if infix == .power, case .quantity = operand.shape { throw error(.operatorOnQuantity) }
    let (left, right) = BindingPower.infix(infix)
    let operand = try complete(operand, above: left, incoming: infix)
    try push(.infix(infix, left: operand), at: token.range, power: right)
  }
}

// MARK: - Comparisons, conditions and ranges

extension Parser {
  /// Makes an operand the left one of a comparison, or the next of several that hold together.
  private mutating func compare(
    _ operand: Operand, by comparison: InfixOperator
  ) throws(SyntaxError) {
    let right = BindingPower.comparison.right
    // Completes all but the comparison before, whose right power this is.
    let operand = try complete(operand, above: right, incoming: comparison)
    guard let frame = frames.last, frame.power == right else {
      return try push(.infix(comparison, left: operand), at: token.range, power: right)
    }
    if case .infix(let first, let left) = frame.role {
      frames[frames.count - 1].role = .chain
      chains.append(
        OpenChain(first: left, operators: [first], base: waitingArguments.count))
      waitingArguments.append(left.id)
    }
    guard let before = chains.last?.operators, comparison.continues(before) else {
      throw error(.mixedComparisons)
    }
    waitingArguments.append(operand.id)
    chains[chains.count - 1].operators.append(comparison)
  }

  /// Takes `?` after a condition.
  private mutating func condition(_ last: Operand) throws(SyntaxError) {
    let operand = try complete(last, above: BindingPower.condition.left, incoming: nil)
    try push(.condition(operand), at: token.range, power: 0)
    advance()
  }

  /// Takes `:` after the second operand of a condition.
  private mutating func alternative(_ last: Operand) throws(SyntaxError) -> Operand? {
    let operand = try complete(last, above: 0, incoming: nil)
    guard case .condition(let condition) = frames.last?.role else { throw error(.colonAlone) }
    frames[frames.count - 1].role = .alternative(condition, operand.id)
    frames[frames.count - 1].power = BindingPower.condition.right
    advance()
    return nil
  }

  /// Takes `..` after the first number of a range.
  private mutating func range(_ last: Operand) throws(SyntaxError) {
    let right = BindingPower.range.right
    let operand = try complete(last, above: right, incoming: nil)
    if let frame = frames.last, frame.power == right { throw error(.chainedRange) }
    try push(.range(operand), at: token.range, power: right)
    advance()
  }

  /// Whether the current token is the word `step` of a range; elsewhere it is a name.
  private var isStep: Bool {
    guard token.kind == .name, token.range.count == 4, text(in: token.range) == "step" else {
      return false
    }
    let open = frames.last { $0.power <= BindingPower.range.right }
    guard case .range = open?.role else { return false }
    return true
  }

  /// Takes `step` after the last number of a range.
  private mutating func step(_ last: Operand) throws(SyntaxError) {
    let operand = try complete(last, above: BindingPower.range.right, incoming: nil)
    guard case .range(let first) = frames.last?.role else { throw error(.expectedOperand) }
    frames[frames.count - 1].role = .step(first, operand.id)
    advance()
  }

  /// Whether space stands on both sides of a range.
  func isApart(_ range: SourceRange) -> Bool {
    lexer.isSpace(before: range.lower) && lexer.endOfSpace(from: range.upper) > range.upper
  }

  /// Where a bar and one right behind it stand.
  func bars(_ bar: Token) -> SourceRange {
    let isDoubled = lexer.byte(bar.range.upper) == UInt8(ascii: "|")
    return isDoubled ? SourceRange(bar.range.lower, bar.range.upper + 1) : bar.range
  }

  /// Takes `|` or `||` as the operator it is where it cannot begin an absolute value: where no other bar is on the line.
  private mutating func or(_ operand: Operand) throws(SyntaxError) {
    let bars = bars(token)
    var ahead = lexer
    var next = ahead.next()
    while next.kind != .end, next.kind != .lineBreak {
      if next.kind == .bar, next.range.lower >= bars.upper {
        throw SyntaxError(.unclearBar, at: bars)
      }
      next = ahead.next()
    }
    let isDoubled = bars != token.range
    try join(operand, by: isDoubled ? .logicalOr : .bitOr)
    if isDoubled { advance() }
    advance()
  }
}

extension InfixOperator {
  /// Whether the comparison goes on in the direction of those before it.
  fileprivate func continues(_ others: [InfixOperator]) -> Bool {
    let rising: [InfixOperator] = [.less, .lessOrEqual, .equal]
    let falling: [InfixOperator] = [.greater, .greaterOrEqual, .equal]
    let all = others + [self]
    return all.allSatisfy(rising.contains) || all.allSatisfy(falling.contains)
  }
}

// MARK: - Postfix operators

extension Parser {
  private mutating func applied(
    _ postfix: PostfixOperator, _ shape: Operand.Shape, to operand: Operand
  ) throws(SyntaxError) -> Operand {
    var (operand, shape) = (operand, shape)
    switch (operand.shape, shape) {
    case (.quantity, _): throw error(.operatorOnQuantity)
    case (.angle, .angle), (.chain, .angle), (.factorial, .factorial):
      throw error(.repeatedPostfix)
    case (.number, .angle(let isWord)) where postfix == .degrees || postfix == .arcMinutes:
      shape = .chain(postfix, isWord: isWord)
    case (.percentage, .percentage): tree.mayBeMisread = true
    default: break
    }
    if postfix == .percent { hasPercentSign = true }
    // `180° == pi`, `asin(0.5) rad`
    if postfix.isAngle { tree.mayBeMisread = true }
    if postfix.isAngle, let power = openPower {
      // The unit is that of the power, as in `10^-3 m`: no exponent is an angle.
      operand = try complete(
        operand, above: BindingPower.prefix - 1, incoming: nil, behind: power)
    }
    let range = operand.range.union(token.range)
    advance()
    return Operand(
      id: tree.append(.postfix(postfix, operand.id), at: range), range: range, shape: shape,
      ending: postfix.isAngle ? .quantity : .other)
  }

  /// Where the power waits whose exponent is being read, with or without signs.
  private var openPower: Int? {
    let index = frames.lastIndex { frame in
      if case .prefix = frame.role { false } else { true }
    }
    guard let index, case .infix(.power, _) = frames[index].role else { return nil }
    return index
  }

  /// Takes `²` and its like.
  private mutating func raised(_ operand: Operand) throws(SyntaxError) -> Operand {
    if case .raised = operand.shape { throw error(.repeatedPostfix) }
    if case .quantity = operand.shape { throw error(.operatorOnQuantity) }
    let next = following()
    if next.kind == .squareRoot, next.range.lower == token.range.upper {
      throw SyntaxError(.unclearRoot(operand: operand.range), at: token.range.union(next.range))
    }
    let range = operand.range.union(token.range)
    let id = tree.append(.infix(.power, operand.id, exponent(token.range)), at: range)
    advance()
    return Operand(id: id, range: range, shape: .raised, ending: operand.ending)
  }

  /// Adds the nodes of a superscript.
  private mutating func exponent(_ range: SourceRange) -> Tree.ID {
    let minus = "⁻".utf8
    guard lexer.source[range.lower..<range.upper].starts(with: minus) else {
      return tree.append(.number(.decimal), at: range)
    }
    let digits = tree.append(
      .number(.decimal), at: SourceRange(range.lower + minus.count, range.upper))
    return tree.append(.prefix(.negate, digits), at: range)
  }

  /// Takes a number after degrees or arc minutes: `30°15′20″` is one angle.
  ///
  ///     Chain ::= Number "°" Number Minute (Number Second)? | Number "°" Number Second
  ///             | Number "′" Number Second
  private mutating func chained(_ operand: Operand) throws(SyntaxError) -> Operand {
    guard case .chain(let last, _) = operand.shape, let unit = chainUnit(following().kind),
      unit == .arcSeconds || last == .degrees
    else { throw unexpectedNumber(after: operand) }
    // Between the parts of an angle an apostrophe is a mark, and not between groups of digits.
    if text(in: token.range).contains(where: { $0 == "'" || $0 == "’" }) {
      throw unexpectedNumber(after: operand)
    }
    guard let number = try beforeOperand() else { return operand }
    let part = number.range.union(token.range)
    advance()
    let id = tree.append(.postfix(unit, number.id), at: part)
    let range = operand.range.union(part)
    return Operand(
      id: tree.append(.infix(.add, operand.id, id), at: range), range: range,
      shape: unit == .arcMinutes ? .chain(.arcMinutes, isWord: false) : .angle(isWord: false),
      ending: .quantity)
  }

  private func chainUnit(_ token: Token.Kind) -> PostfixOperator? {
    switch token {
    case .prime, .apostrophe: .arcMinutes
    case .doublePrime, .quote: .arcSeconds
    default: nil
    }
  }
}

// MARK: - Brackets and separators

extension Parser {
  /// Whether the current token opens the brackets of an index: `x[2]`, `(1..3)[2]`, `[1; 2][1]`, but not `2[3 + 4]`.
  private mutating func isIndexed(_ operand: Operand) -> Bool {
    guard token.kind == .openBracket, case .other = operand.shape else { return false }
    switch lexer.byte(operand.range.upper - 1) {
    case UInt8(ascii: "]"), UInt8(ascii: ")"): return true
    default: return operand.ending == .name(operand.id) && unitKind(operand.range) == nil
    }
  }

  /// Adds an element of a list.
  private mutating func element(of list: Operand, at index: Operand) -> Operand {
    let range = SourceRange(list.range.lower, endOfLastToken)
    return Operand(
      id: tree.append(.infix(.element, list.id, index.id), at: range), range: range, shape: .other)
  }

  private mutating func close(_ bracket: Bracket, _ operand: Operand) throws(SyntaxError) -> Operand
  {
    let operand = try complete(operand, above: 0, incoming: nil)
    guard let frame = frames.last else { throw error(.unopened) }
    switch frame.role {
    case .bracket(bracket, let outer):
      return closedGroup(bracket, outer, frame.range.union(token.range), operand)
    case .call(bracket, let outer):
      return try closedCall(outer, operand)
    case .list(let outer) where bracket == .brackets:
      return closedList(outer, frame.range.union(token.range), operand)
    case .index(let list, let outer) where bracket == .brackets:
      frames.removeLast()
      innermost = outer
      advance()
      return element(of: list, at: operand)
    case .condition: throw incomplete(frame)
    default:
      throw error(.mismatched(opened: frame.range))
    }
  }

  private mutating func closedGroup(
    _ bracket: Bracket, _ outer: Bracket?, _ range: SourceRange, _ operand: Operand
  ) -> Operand {
    frames.removeLast()
    innermost = outer
    advance()
    switch operand.shape {
    case .percentage, .percentageSum: tree.mayBeMisread = true
    default: if percentWord(operand) != nil { hasPercentSign = true }
    }
    guard let enclosure = bracket.enclosure else {
      let id =
        bracket == .brackets && isWholeArgument
        ? tree.append(list: CollectionOfOne(operand.id), at: range) : operand.id
      return Operand(id: id, range: range, shape: .other)
    }
    let id = tree.append(.enclosed(enclosure, operand.id), at: range)
    return Operand(id: id, range: range, shape: .other)
  }

  /// Whether what has just been closed is all of an argument, so that `[5]` is a list of one.
  private var isWholeArgument: Bool {
    guard case .call = frames.last?.role else { return false }
    return [.comma, .semicolon, .closeParenthesis].contains(token.kind)
  }

  private mutating func closedCall(
    _ outer: Bracket?, _ operand: Operand
  ) throws(SyntaxError) -> Operand {
    guard let callee = callees.popLast() else { return operand }
    frames.removeLast()
    innermost = outer
    let range = callee.name.union(token.range)
    if callee.isCondition, waitingArguments.count != callee.base + 2 {
      throw SyntaxError(.conditionParts, at: range)
    }
    advance()
    guard waitingArguments.count > callee.base else {
      return called(callee, with: CollectionOfOne(operand.id), at: range)
    }
    waitingArguments.append(operand.id)
    defer { waitingArguments.removeLast(waitingArguments.count - callee.base) }
    return called(callee, with: waitingArguments[callee.base...], at: range)
  }

  private mutating func closedList(
    _ outer: Bracket?, _ range: SourceRange, _ operand: Operand
  ) -> Operand {
    guard let list = lists.popLast() else { return operand }
    frames.removeLast()
    innermost = outer
    advance()
    waitingArguments.append(operand.id)
    defer { waitingArguments.removeLast(waitingArguments.count - list.base) }
    let id = tree.append(list: waitingArguments[list.base...], at: range)
    let closed = Operand(id: id, range: range, shape: .other)
    guard case .infix(.element, let indexed) = frames.last?.role else { return closed }
    frames.removeLast()
    if case .name = tree[indexed.id], indexed.range.upper == range.lower {
      tree.markBeforeArguments(indexed.id)
    }
    return element(of: indexed, at: closed)
  }

  /// Takes the separator between two arguments, or between two elements of a list.
  ///
  /// The first one in square brackets makes a list of what was a group so far.
  private mutating func separate(_ last: Operand) throws(SyntaxError) {
    let operand = try complete(last, above: 0, incoming: nil)
    switch frames.last?.role {
    case .call:
      try checkSeparator(first: callees.last?.separator)
      if callees.last?.separator == nil { callees[callees.count - 1].separator = token }
    case .list:
      try checkSeparator(first: lists.last?.separator)
    case .bracket(.brackets, let outer):
      frames[frames.count - 1].role = .list(outer: outer)
      lists.append(OpenList(separator: token, base: waitingArguments.count))
    case .index(let indexed, let outer):
      let frame = frames[frames.count - 1]
      frames[frames.count - 1].role = .infix(.element, left: indexed)
      try push(.list(outer: outer), at: frame.range, power: 0)
      lists.append(OpenList(separator: token, base: waitingArguments.count))
    case .condition:
      throw frames.last.map(incomplete) ?? error(.expectedOperand)
    default:
      throw misplacedSeparator(after: last)
    }
    waitingArguments.append(operand.id)
    if token.kind == .comma, lexer.isDigit(lexer.byte(token.range.upper)),
      lexer.isDigit(lexer.byte(token.range.lower - 1))
    {
      tree.mayBeMisread = true
    }
    advance()
  }

  private func checkSeparator(first: Token?) throws(SyntaxError) {
    guard let first, first.kind != token.kind else { return }
    throw error(.mixedSeparators(first: first.range))
  }
}
