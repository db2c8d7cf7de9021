/// Reads statements by precedence climbing with a stack of its own.
///
/// The parser is in one of two states: it expects an operand, or it has one and expects an
/// operator. Each step consumes a token, or ends the expression. What has begun waits as a
/// `Frame`; an operator that holds less than a frame makes the frame complete.
struct Parser {
  private let functions: FunctionNames
  let percent: Syntax.Percent
  private let conversions: [Int]

  var lexer: Lexer
  var token: Token
  var endOfLastToken = 0
  var tree: Tree
  var frames: [Frame] = []
  var callees: [Callee] = []

  var lists: [OpenList] = []

  /// The arguments and elements of all calls and lists that are open.
  var waitingArguments: [Tree.ID] = []

  /// The brackets that would have to be closed next.
  var innermost: Bracket?

  /// The functions that this text defines.
  var definedFunctions: Set<String> = []

  init(
    source: [UInt8], functions: FunctionNames, percent: Syntax.Percent, conversions: [Int]
  ) {
    self.functions = functions
    self.percent = percent
    self.conversions = conversions
    lexer = Lexer(source: source)
    tree = Tree(source: [])
    token = lexer.next()
    frames.reserveCapacity(8)
  }
}

// MARK: - Tokens

extension Parser {
  /// Moves to the next token.
  mutating func advance() {
    endOfLastToken = token.range.upper
    token = lexer.next()
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
  private func functionKind(_ range: SourceRange) -> FunctionNames.Kind? {
    let name = text(in: range)
    return definedFunctions.contains(name) ? .always : functions.kind(name)
  }

  /// Whether a name is a function's wherever it stands.
  func isFunction(_ range: SourceRange) -> Bool { functionKind(range) == .always }

  /// Whether the current token, a name, begins a call.
  func isCall() -> Bool {
    switch functionKind(token.range) {
    case .always: true
    case .bracketed: following().kind == .openParenthesis
    case nil: false
    }
  }
}

// MARK: - Operators with two readings

extension Parser {
  /// What the current token, an operator, does; the caller says which products are conversions.
  func infixOperator() -> InfixOperator? {
    let infix = BindingPower.infix(token.kind)
    let isConversion =
      infix == .multiply && !conversions.isEmpty && conversions.contains(token.range.lower)
    return isConversion ? .convert : infix
  }
}

// MARK: - Expressions

extension Parser {
  /// Reads an expression to the end of its statement.
  ///
  ///     Expression ::= Sum (Comparison Sum)?
  mutating func expression() throws(SyntaxError) -> Tree {
    tree = Tree(source: lexer.source)
    tree.nodes.reserveCapacity(min(32, (lexer.source.count - token.range.lower) / 2 + 2))
    var operand: Operand?
    repeat {
      try checkSize()
      if let complete = operand {
        operand = try afterOperand(complete)
      } else {
        operand = try beforeOperand()
      }
    } while operand == nil || !isAtEndOfStatement
    guard let operand else { throw error(.expectedOperand) }
    _ = try complete(operand, above: 0, incoming: nil)
    try checkSize()
    if let open = frames.last { throw error(.unclosed(opened: open.range)) }
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

  private var isAtEndOfStatement: Bool {
    switch token.kind {
    case .end, .lineBreak: true
    case .semicolon: innermost == nil
    default: false
    }
  }

  func error(_ reason: SyntaxError.Reason) -> SyntaxError {
    SyntaxError(reason, at: token.range)
  }

  /// Lets something wait for what follows it.
  mutating func push(_ role: Frame.Role, at range: SourceRange, power: UInt8) throws(SyntaxError) {
    guard frames.count < Syntax.maximumDepth else {
      throw SyntaxError(.tooDeep(limit: Syntax.maximumDepth), at: range)
    }
    frames.append(Frame(role: role, range: range, power: power))
  }
}

// MARK: - Completing

extension Parser {
  /// Completes everything that holds an operand more strongly than `power`.
  mutating func complete(
    _ operand: Operand, above power: UInt8, incoming: InfixOperator?
  ) throws(SyntaxError) -> Operand {
    var operand = operand
    while let frame = frames.last, frame.power > power {
      switch frame.role {
      case .infix(let infix, let left):
        if infix.isComparison, incoming?.isComparison == true { throw error(.chainedComparison) }
        frames.removeLast()
        operand = joined(left, infix, operand)
      case .prefix(let prefix):
        frames.removeLast()
        let range = frame.range.union(operand.range)
        operand = Operand(
          id: tree.append(.prefix(prefix, operand.id), at: range), range: range, shape: .other)
      case .bareCall:
        guard let callee = callees.last else { return operand }
        if incoming == .juxtapose {
          throw error(.ambiguousCall(name: callee.name, argument: operand.range))
        }
        frames.removeLast()
        callees.removeLast()
        operand = called(
          callee, with: CollectionOfOne(operand.id), at: frame.range.union(operand.range))
      case .bracket, .list, .call:
        return operand
      }
    }
    return operand
  }

  /// Joins two operands, and decides what a percent sign in the right one relates to.
  private mutating func joined(_ left: Operand, _ infix: InfixOperator, _ right: Operand) -> Operand
  {
    let range = left.range.union(right.range)
    var joined = Operand(id: right.id, range: range, shape: .other)
    var (infix, rightID) = (infix, right.id)
    if infix == .divide, right.shape.isUnitWord, !tree.endsInAngle(left.id) {
      infix = .divideByUnit
    }
    if infix == .add || infix == .subtract, case .percentage = right.shape {
      switch left.shape {
      case .percentage, .percentageSum: joined.shape = .percentageSum
      default:
        if percent == .relative, let hundredths = tree.removeLastPercent() {
          infix = infix == .add ? .addPercent : .subtractPercent
          rightID = hundredths
        }
      }
    }
    joined.id = tree.append(.infix(infix, left.id, rightID), at: range)
    return joined
  }

  /// Makes a call, and raises its result if an exponent stood after the function's name.
  mutating func called(
    _ callee: Callee, with arguments: some Collection<Tree.ID>, at range: SourceRange
  )
    -> Operand
  {
    var isInverse = false
    if case .inverse = callee.power { isInverse = true }
    var id = tree.append(callee.name, isInverse: isInverse, arguments: arguments, at: range)
    if case .raised(let exponent) = callee.power {
      let power = tree.append(.number(.decimal), at: exponent)
      id = tree.append(.infix(.power, id, power), at: range)
    }
    return Operand(id: id, range: range, shape: .other)
  }
}
