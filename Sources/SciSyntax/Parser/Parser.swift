/// Reads statements by precedence climbing with a stack of its own.
///
/// The parser is in one of two states: it expects an operand, or it has one and expects an
/// operator. Each step consumes a token, or ends the expression. What has begun waits as a
/// `ParserFrame`; an operator that holds less than a frame makes the frame complete.
struct Parser {
  private var functions = FunctionNames.none
  private(set) var units = UnitNames.none
  private var percent = Syntax.PercentRule.relative

  var lexer = Lexer(source: [])
  var token = Token(kind: .end, range: SourceRange(0, 0))
  var endOfLastToken = 0
  var tree = Tree(source: [])
  var frames: [ParserFrame] = []
  var callees: [Callee] = []

  var lists: [OpenList] = []

  var chains: [OpenChain] = []

  /// The arguments and elements of all calls and lists that are open.
  var waitingArguments: [Tree.ID] = []

  /// The brackets that would have to be closed next.
  var innermost: Bracket?

  /// Whether a percent sign stands anywhere before the current token.
  var hasPercentSign = false

  /// Whether a line break stands before the current token, which is in brackets.
  var isAfterLineBreak = false

  /// The functions that this text defines.
  var definedFunctions: Set<String> = []

  /// The names that this text assigns, and so are no units behind it.
  var assignedNames: Set<String>?

  /// The parameters of the definition that is read.
  var parameterNames: Set<String>?

  /// The running integers of sums and products, once they have been looked for.
  var knownRunningNames: Set<String>?

  /// Begins to read a text.
  ///
  /// - Precondition: the parser is new, or has ended with the text before.
  mutating func begin(
    source: [UInt8], functions: FunctionNames, units: UnitNames, percent: Syntax.PercentRule
  ) {
    self.functions = functions
    self.units = units
    self.percent = percent
    lexer = Lexer(source: source)
    endOfLastToken = 0
    isAfterLineBreak = false
    hasPercentSign = false
    innermost = nil
    frames.reserveCapacity(8)
    token = lexer.next()
    if token.kind == .degreeName { resolveDegreeName() }
  }

  /// Forgets the text, and keeps what little memory a line needs.
  mutating func end() {
    lexer.forgetSource()
    // They hold tables of their owner's, which he could not change without a copy.
    functions = .none
    units = .none
    frames.forgetAll()
    callees.forgetAll()
    lists.forgetAll()
    chains.forgetAll()
    waitingArguments.forgetAll()
    if !definedFunctions.isEmpty { definedFunctions = [] }
    if assignedNames != nil { assignedNames = nil }
    if parameterNames != nil { parameterNames = nil }
    if knownRunningNames != nil { knownRunningNames = nil }
  }
}

extension Array {
  /// Removes all elements, and keeps memory for a few.
  @inline(__always)
  fileprivate mutating func forgetAll() {
    if capacity > 64 {
      self = []
    } else if !isEmpty {
      removeAll(keepingCapacity: true)
    }
  }
}

// MARK: - Tokens

extension Parser {
  /// Moves to the next token.
  ///
  /// A line break in brackets ends nothing.
  mutating func advance() {
    endOfLastToken = token.range.upper
    token = lexer.next()
    isAfterLineBreak = false
    while token.kind == .lineBreak, innermost != nil {
      token = lexer.next()
      isAfterLineBreak = true
    }
    if token.kind == .degreeName { resolveDegreeName() }
  }

  /// The token after the current one.
  func following() -> Token {
    var ahead = lexer
    return ahead.next()
  }

  func text(in range: SourceRange) -> String {
    String(decoding: lexer.source[range.lower..<range.upper], as: UTF8.self)
  }

  /// Where a name is a function's; `nil` if it is none.
  func functionKind(_ range: SourceRange, isBeforeBracket: Bool = true) -> FunctionNames.Kind? {
    let name = text(in: range)
    if definedFunctions.contains(name) { return .always }
    return functions.kind(name, isBeforeBracket) ?? logarithmKind(range)
  }

  /// Where a name such as `log₂` or `log_2` is a function's: `log_2` may be a variable, and has to have brackets.
  private func logarithmKind(_ range: SourceRange) -> FunctionNames.Kind? {
    guard let base = logarithmBase(range) else { return nil }
    return lexer.byte(base.lower - 1) == UInt8(ascii: "_") ? .bracketed : .always
  }

  /// The digits at the end of `log₂` or `log_2`; `nil` for any other name.
  private func logarithmBase(_ range: SourceRange) -> SourceRange? {
    guard range.count > 3, lexer.byte(range.lower) == UInt8(ascii: "l") else { return nil }
    let name = lexer.source[range.lower..<range.upper]
    guard name.starts(with: "log".utf8), functions.kind("log", true) != nil else { return nil }
    var lower = range.lower + 3
    if lexer.byte(lower) == UInt8(ascii: "_") {
      lower += 1
      let digits = lexer.source[lower..<range.upper]
      guard !digits.isEmpty, digits.allSatisfy(lexer.isDigit) else { return nil }
    } else {
      let digits = text(in: SourceRange(lower, range.upper)).unicodeScalars
      guard digits.allSatisfy({ Characters.subscriptDigit($0.value) != nil }) else { return nil }
    }
    return SourceRange(lower, range.upper)
  }

  /// The name `log` and the digits of the base, if a function's name is such as `log₂` and none of its own.
  func logarithm(_ range: SourceRange) -> (name: SourceRange, base: SourceRange)? {
    guard let base = logarithmBase(range) else { return nil }
    let name = text(in: range)
    guard !definedFunctions.contains(name), functions.kind(name, true) == nil else { return nil }
    return (SourceRange(range.lower, range.lower + 3), base)
  }

  /// Whether a name is a function's, so that it can be given no value.
  func isFunction(_ range: SourceRange) -> Bool {
    let kind = functionKind(range)
    return kind == .always || kind == .orUnit
  }

  /// What a name does after an operand, if it is an operator there.
  func infixWord() -> InfixOperator? {
    guard token.kind == .name, 3...6 ~= token.range.count else { return nil }
    return BindingPower.infix(word: text(in: token.range))
  }
}

// MARK: - Expressions

extension Parser {
  /// Reads an expression to the end of its statement.
  ///
  ///     Expression ::= Condition (Convert Condition)*
  ///     Condition  ::= Or ("?" Expression ":" Condition)?
  mutating func expression() throws(SyntaxError) -> Tree {
    tree.begin(source: lexer.source)
    tree.nodes.reserveCapacity(min(32, (lexer.source.count - token.range.lower) / 2 + 2))
    var operand: Operand?
    repeat {
      try checkSize()
      if let complete = operand {
        operand = try afterOperand(complete)
      } else {
        operand = try beforeOperand()
      }
    } while operand == nil || !isAtEndOfStatement()
    guard let operand else { throw error(.expectedOperand) }
    _ = try complete(operand, above: 0, incoming: nil)
    try checkSize()
    if let open = frames.last { throw incomplete(open) }
    // Given away and not copied, which would count each of its tables up and down.
    var complete = Tree(source: [])
    swap(&complete, &tree)
    return complete
  }

  private func checkSize() throws(SyntaxError) {
    guard tree.nodes.count <= Syntax.maximumParts else {
      throw error(.tooManyParts(limit: Syntax.maximumParts))
    }
  }

  mutating func isAtEndOfStatement() -> Bool {
    switch token.kind {
    case .end, .lineBreak: true
    case .semicolon: innermost == nil
    case .to: innermost == nil && (units.kind == nil || isForm())
    case .equals: innermost == nil && isLastOfStatement(following())
    default: false
    }
  }

  /// Whether nothing of a statement is left at a token.
  func isLastOfStatement(_ token: Token) -> Bool {
    switch token.kind {
    case .end, .lineBreak, .semicolon: true
    default: false
    }
  }

  func error(_ reason: SyntaxError.Reason) -> SyntaxError {
    SyntaxError(reason, at: token.range)
  }

  /// Lets something wait for what follows it.
  mutating func push(_ role: ParserFrame.Role, at range: SourceRange, power: UInt8)
    throws(SyntaxError)
  {
    guard frames.count < Syntax.maximumDepth else {
      throw SyntaxError(.tooDeep(limit: Syntax.maximumDepth), at: range)
    }
    frames.append(ParserFrame(role: role, range: range, power: power))
  }
}

// MARK: - Completing

extension Parser {
  /// Completes everything that holds an operand more strongly than `power`, but not the first `count` of what waits.
  mutating func complete(
    _ operand: Operand, above power: UInt8, incoming: InfixOperator?, behind count: Int = 0
  ) throws(SyntaxError) -> Operand {
    var operand = operand
    while frames.count > count, let frame = frames.last, frame.power > power {
      switch frame.role {
      case .infix(let infix, let left):
        if incoming == .juxtapose, infix.divides { try checkDivisor(operand, of: left) }
        frames.removeLast()
        operand = joined(left, infix, operand)
      case .prefix(let prefix):
        frames.removeLast()
        operand = node(.prefix(prefix, operand.id), from: frame.range, to: operand)
      case .root(let degree):
        frames.removeLast()
        operand = node(.infix(.root, degree, operand.id), from: frame.range, to: operand)
      case .chain: operand = closedChain(operand)
      case .alternative(let condition, let consequence):
        frames.removeLast()
        let range = condition.range.union(operand.range)
        let id = tree.append(condition: [condition.id, consequence, operand.id], at: range)
        operand = Operand(id: id, range: range, shape: .other)
      case .range(let first):
        frames.removeLast()
        // `sum 1..10`
        if isOpenCall(first) { tree.mayBeMisread = true }
        operand = node(
          .range(tree.elements([first.id, operand.id])), from: first.range, to: operand)
      case .step(let first, let last):
        frames.removeLast()
        let elements = tree.elements([first.id, last, operand.id])
        operand = node(.range(elements), from: first.range, to: operand)
      case .bareCall:
        guard let callee = callees.last else { return operand }
        if incoming == .juxtapose {
          throw error(.ambiguousCall(name: callee.name, argument: operand.range))
        }
        frames.removeLast()
        callees.removeLast()
        let ending = operand.ending
        operand = called(
          callee, with: CollectionOfOne(operand.id), at: frame.range.union(operand.range))
        operand.ending = ending
      case .share(let part, let percent):
        frames.removeLast()
        operand = share(part, percent, of: operand)
      case .bracket, .list, .call, .index, .condition:
        return operand
      }
    }
    return operand
  }

  /// Adds a node that ends with an operand.
  private mutating func node(
    _ kind: Tree.Kind, from start: SourceRange, to operand: Operand
  ) -> Operand {
    let range = start.union(operand.range)
    return Operand(
      id: tree.append(kind, at: range), range: range, shape: .other, ending: operand.ending)
  }

  /// Adds `a as % of b`: their quotient in percent.
  private mutating func share(
    _ part: Operand, _ percent: SourceRange, of whole: Operand
  ) -> Operand {
    let range = part.range.union(whole.range)
    let quotient = tree.append(.infix(.divide, part.id, whole.id), at: range)
    let unit = tree.append(.name(beforeArguments: false), at: percent)
    tree.hasConversions = true
    return Operand(
      id: tree.append(.infix(.convert, quotient, unit), at: range), range: range, shape: .other)
  }

  /// Ends comparisons that hold together with their last operand.
  private mutating func closedChain(_ last: Operand) -> Operand {
    guard let chain = chains.popLast() else { return last }
    frames.removeLast()
    waitingArguments.append(last.id)
    defer { waitingArguments.removeLast(waitingArguments.count - chain.base) }
    let range = chain.first.range.union(last.range)
    let id = tree.append(
      chain: chain.operators, of: waitingArguments[chain.base...], at: range)
    return Operand(id: id, range: range, shape: .other)
  }

  /// Joins two operands, and decides what a percent sign in the right one relates to.
  private mutating func joined(_ left: Operand, _ infix: InfixOperator, _ right: Operand) -> Operand
  {
    if mayBeMisread(left, infix, right) { tree.mayBeMisread = true }
    let range = left.range.union(right.range)
    let isExponent = infix == .power && right.ending == .number
    var joined = Operand(
      id: right.id, range: range, shape: .other, ending: isExponent ? left.ending : right.ending)
    var (infix, rightID) = (infix, right.id)
    if infix == .divide, right.shape.isUnitWord, !tree.endsInAngle(left.id) {
      infix = .divideByUnit
    }
    if infix == .add || infix == .subtract, percent == .relative,
      let hundredths = percentWord(right),
      percentWord(left) == nil
    {
      tree.nodes.removeLast(2)
      infix = infix == .add ? .addPercent : .subtractPercent
      rightID = hundredths
    } else if infix == .add || infix == .subtract, case .percentage = right.shape {
      switch left.shape {
      case .percentage, .percentageSum: joined.shape = .percentageSum
      default:
        if percent == .relative, let hundredths = tree.removeLastPercent() {
          infix = infix == .add ? .addPercent : .subtractPercent
          rightID = hundredths
        }
      }
    }
    if infix.mayShortcut { tree.hasBranches = true }
    if infix == .convert { tree.hasConversions = true }
    joined.id = tree.append(.infix(infix, left.id, rightID), at: range)
    return joined
  }

  /// The number before the word `percent`, if that and nothing else is an operand: `19 percent`.
  func percentWord(_ operand: Operand) -> Tree.ID? {
    guard operand.ending.name != nil,
      case .infix(.juxtapose, let number, let word) = tree[operand.id],
      case .number = tree[number], tree.range(of: word).count == 7,
      text(in: tree.range(of: word)) == "percent", tree.range(of: operand.id) == operand.range
    else { return nil }
    return number
  }

  /// Makes a call, and raises its result if an exponent stood after the function's name.
  mutating func called(
    _ callee: Callee, with arguments: some Collection<Tree.ID>, at range: SourceRange
  )
    -> Operand
  {
    if callee.isCondition {
      let id = tree.append(condition: arguments, at: range)
      return Operand(id: id, range: range, shape: .other)
    }
    if mayBeMisread(callee.name, arguments) { tree.mayBeMisread = true }
    var isInverse = false
    if case .inverse = callee.power { isInverse = true }
    var id: Tree.ID
    if let digits = callee.logarithmBase {
      let base = tree.append(.number(.decimal), at: digits)
      id = tree.append(
        callee.name, isInverse: isInverse, arguments: Array(arguments) + [base], at: range)
    } else {
      id = tree.append(callee.name, isInverse: isInverse, arguments: arguments, at: range)
    }
    if case .raised(let exponent) = callee.power {
      let power = tree.append(.number(.decimal), at: exponent)
      id = tree.append(.infix(.power, id, power), at: range)
    }
    return Operand(id: id, range: range, shape: .other)
  }
}
