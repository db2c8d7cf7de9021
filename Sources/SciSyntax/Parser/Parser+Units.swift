// What units change: where a divisor ends, what is one quantity, and conversions.

// MARK: - Which names are units

extension Parser {
  /// What kind of unit a name is; `nil` if it is none, or means something else here.
  mutating func unitKind(_ range: SourceRange) -> UnitNames.Kind? {
    let name = text(in: range)
    guard let kind = units.kind?(name), !definedFunctions.contains(name), !isVariable(name) else {
      return nil
    }
    return kind
  }

  private mutating func isVariable(_ name: String) -> Bool {
    units.others.contains(name) || assignedNames?.contains(name) ?? false
      || parameterNames?.contains(name) ?? false
      || runningNames().contains(name)
  }

  /// Whether a token is the name of a unit, and not of a function before a bracket.
  ///
  /// - Parameters:
  ///   - name: The token.
  ///   - ahead: The lexer at the token behind it.
  /// - Returns: Whether it may be a unit; `min` may, and is one if no argument follows.
  private mutating func isUnitName(_ name: Token, before ahead: Lexer) -> Bool {
    if name.kind == .degreeName { return isUnitOfTemperature(name.range) }
    guard name.kind == .name, unitKind(name.range) != nil else { return false }
    switch functionKind(name.range) {
    case nil: return true
    case .always: return false
    case .bracketed, .orUnit:
      var ahead = ahead
      return ahead.next().kind != .openParenthesis
    }
  }

  /// Whether a token that follows an operand is a unit.
  private mutating func isUnit(_ name: Token, before ahead: Lexer) -> Bool {
    isUnitName(name, before: ahead)
      && (name.kind == .degreeName || !isCall(name, before: ahead, isFactor: true))
  }

  /// Whether the token at which a lexer is has the name of a unit.
  private mutating func isUnitName(at lexer: Lexer) -> Bool {
    var ahead = lexer
    let name = ahead.next()
    return isUnitName(name, before: ahead)
  }

  /// Makes `°C` degrees and a name where it is no unit.
  mutating func resolveDegreeName() {
    if isUnitOfTemperature(token.range) { return }
    guard isDegreeAndLetter(token.range) else {
      token.kind = .unknown
      return
    }
    lexer.offset = token.range.lower + Self.degreeSignLength
    token = Token(kind: .degree, range: SourceRange(token.range.lower, lexer.offset))
  }

  /// Whether the current token would be `°C` with the degree sign before it, if no space stood between.
  mutating func isSpacedDegreeName() -> Bool {
    guard token.kind == .name, token.range.count == 1, let isUnit = units.kind,
      endOfLastToken < token.range.lower,
      lexer.source[..<endOfLastToken].suffix(2).elementsEqual("°".utf8)
    else { return false }
    let letter = text(in: token.range)
    return isUnit("°" + letter) != nil && !isVariable(letter)
  }

  /// The error of `20° C`.
  func spacedDegree() -> SyntaxError {
    SyntaxError(.spacedDegree, at: SourceRange(endOfLastToken - 2, token.range.upper))
  }

  /// Whether `°C` or `℃` is a unit: `°C` is none where `C` is a variable.
  private mutating func isUnitOfTemperature(_ range: SourceRange) -> Bool {
    guard unitKind(range) != nil else { return false }
    return !isDegreeAndLetter(range)
      || !isVariable(text(in: SourceRange(range.lower + Self.degreeSignLength, range.upper)))
  }

  /// How many bytes `°` has.
  private static let degreeSignLength = 2

  /// Whether a token is `°C`, of two characters, and not `℃`.
  private func isDegreeAndLetter(_ range: SourceRange) -> Bool {
    lexer.byte(range.lower) == 0xC2
  }

  /// The names that are all of the second of four or five arguments, such as `k` in `sum(k^2; k; 1; 9)`.
  ///
  /// They are looked for once in the whole text, and only if a unit's name occurs in it.
  private mutating func runningNames() -> Set<String> {
    if let knownRunningNames { return knownRunningNames }
    var names: Set<String> = []
    var open: [(arguments: Int, second: SourceRange?)] = []
    var ahead = Lexer(source: lexer.source)
    var (last, token) = (ahead.next(), ahead.next())
    while last.kind != .end {
      if Bracket.opened(by: last.kind) != nil, last.kind != .bar { open.append((1, nil)) }
      while token.kind == .lineBreak, !open.isEmpty { token = ahead.next() }
      var next = ahead.next()
      while next.kind == .lineBreak, !open.isEmpty { next = ahead.next() }
      if Bracket.closed(by: last.kind) != nil, let call = open.popLast(), 4...5 ~= call.arguments,
        let name = call.second
      {
        names.insert(text(in: name))
      }
      if last.kind == .comma || last.kind == .semicolon, let depth = open.indices.last {
        if open[depth].arguments == 1, token.kind == .name, next.kind == last.kind {
          open[depth].second = token.range
        }
        open[depth].arguments += 1
      }
      (last, token) = (token, next)
    }
    knownRunningNames = names
    return names
  }

  /// Keeps the name that a statement assigns for those behind it, and forgets the parameters of a definition.
  mutating func closeNames(of kind: Statement.Kind) {
    if parameterNames != nil { parameterNames = nil }
    if case .assignment(let name, _) = kind, token.kind != .end {
      if assignedNames == nil { assignedNames = [] }
      assignedNames?.insert(name)
    }
  }
}

// MARK: - Names of functions and units

extension Parser {
  /// Whether a name begins a call.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - ahead: The lexer at the token behind it.
  ///   - isFactor: Whether an operand, or an operator such as `*` or `/`, stands right before it.
  /// - Returns: Whether it is a function's name, and not a variable's or a unit's.
  mutating func isCall(_ name: Token, before ahead: Lexer, isFactor: Bool) -> Bool {
    var behind = ahead
    let isBeforeBracket =
      behind.byte(behind.offset) == UInt8(ascii: "(") || behind.next().kind == .openParenthesis
    switch functionKind(name.range, isBeforeBracket: isBeforeBracket) {
    case nil: return false
    case .always: return true
    case .bracketed: return isBeforeBracket
    case .orUnit: return isArgument(at: ahead, isFactor: isFactor)
    }
  }

  /// Whether an operator such as `*` or `/`, written or not, stands right before the current token.
  var isBehindProductOperator: Bool {
    guard case .infix(let infix, _)? = frames.last?.role else { return false }
    return BindingPower.infix(infix) == BindingPower.product
  }

  /// Whether an argument stands behind a name that else is a unit: `min 3`, but not `min / 3`.
  private mutating func isArgument(at lexer: Lexer, isFactor: Bool) -> Bool {
    var ahead = lexer
    let next = tokenBehindFunctionPower(&ahead)
    switch next.kind {
    // In `5 km/min + 3 km/min` the sign joins two operands, and in `sec -30` it is the argument's.
    case .plus, .minus: return !isFactor
    case .name: return !isOperatorWord(next) && !isUnitName(next, before: ahead)
    case .bar: return innermost != .absoluteValue && !isApart(bars(next))
    case .squareRoot, .cubeRoot, .complement, .if: return true
    // In `5 lb 3 oz` the number is the next part of a quantity.
    case let kind where kind.isNumber: return !isFactor || !isUnitName(at: ahead)
    default: return Bracket.opened(by: next.kind) != nil
    }
  }

  /// Moves a lexer behind the exponent of a function, as in `sec² 30`, if one stands there, and behind the next token.
  private func tokenBehindFunctionPower(_ ahead: inout Lexer) -> Token {
    let next = ahead.next()
    if next.kind == .superscript {
      let exponent = text(in: next.range)
      return exponent == "⁻¹" || !exponent.hasPrefix("⁻") ? ahead.next() : next
    }
    guard next.kind == .power else { return next }
    var behind = ahead
    var exponent = behind.next()
    let isNegative = exponent.kind == .minus
    if isNegative { exponent = behind.next() }
    guard exponent.kind == .integer, !isNegative || text(in: exponent.range) == "1" else {
      return next
    }
    ahead = behind
    return ahead.next()
  }

  /// Whether a name would be an operator after an operand.
  private func isOperatorWord(_ name: Token) -> Bool {
    let word = text(in: name.range)
    return word == "step" || BindingPower.infix(word: word) != nil
  }
}

// MARK: - Divisors

extension Parser {
  /// Takes a name behind a number.
  ///
  ///     Quantity ::= Number Unit (LaterNumber Unit)+
  ///
  /// - Returns: The operand, if it is a quantity of several parts.
  mutating func name(behind number: Operand) throws(SyntaxError) -> Operand? {
    if let quantity = try quantity(number) { return try converted(quantity) }
    if let (dividend, prefixes, isSigned) = waitingDividend(for: number),
      isUnit(token, before: lexer)
    {
      let ending = isSigned ? dividend.ending : .other
      let isMeasured =
        ending.name.map { unitKind(tree.range(of: $0)) != nil } ?? (ending == .quantity)
      if isMeasured { return try divisor(number) }
      guard ending == .number else {
        throw SyntaxError(
          .unclearDivisor(dividend: dividend.range, divisor: prefixes.union(number.range)),
          at: token.range)
      }
    }
    try join(number, by: .juxtapose)
    return nil
  }

  /// Makes a number and the unit that follows it a divisor: `5 s²` in `10 m / 5 s²`.
  private mutating func divisor(_ number: Operand) throws(SyntaxError) -> Operand? {
    try push(.infix(.juxtapose, left: number), at: token.range, power: BindingPower.divisor)
    return nil
  }

  /// What is divided by a number, where what stands before the number begins, and whether it is only signs.
  private func waitingDividend(
    for number: Operand
  ) -> (dividend: Operand, prefixes: SourceRange, isSigned: Bool)? {
    var prefixes = number.range
    var isSigned = true
    for frame in frames.reversed() {
      switch frame.role {
      case .prefix(.negate), .prefix(.plus): break
      case .prefix, .root: isSigned = false
      case .infix(let infix, let left) where infix.divides: return (left, prefixes, isSigned)
      default: return nil
      }
      prefixes = frame.range
    }
    return nil
  }

  /// Makes sure that nobody can take a unit behind a quotient for a part of the divisor: `W/m K`.
  mutating func checkDivisor(_ divisor: Operand, of dividend: Operand) throws(SyntaxError) {
    guard !isSignedNumber(divisor), isUnit(token, before: lexer) else { return }
    throw SyntaxError(
      .unclearDivisor(dividend: dividend.range, divisor: divisor.range), at: token.range)
  }

  /// Whether an operand is a number with its signs, and has no brackets.
  private func isSignedNumber(_ operand: Operand) -> Bool {
    var last = operand.id
    while case .prefix(let sign, let number) = tree[last], sign == .negate || sign == .plus {
      last = number
    }
    guard case .number = tree[last] else { return false }
    return tree.range(of: last).upper == operand.range.upper
  }
}

// MARK: - Quantities

extension Parser {
  /// Takes the parts of a quantity such as `5 ft 3 in`, or nothing if that is not what follows.
  private mutating func quantity(_ number: Operand) throws(SyntaxError) -> Operand? {
    guard following().kind.isNumber, isUnit(token, before: lexer), isPart(at: lexer) else {
      return nil
    }
    var quantity = part(number)
    repeat {
      guard let number = try beforeOperand() else { break }
      let part = part(number)
      let range = quantity.range.union(part.range)
      quantity.id = tree.append(.infix(.part, quantity.id, part.id), at: range)
      quantity.range = range
    } while token.kind.isNumber && isUnit(at: lexer)
    return quantity
  }

  /// Takes the unit behind the last part, where that is in inches: `5 ft 3 in cm` is 5 ft 3 in in centimetres.
  ///
  /// - Returns: The quantity, if none stands there.
  private mutating func converted(_ quantity: Operand) throws(SyntaxError) -> Operand? {
    guard case .infix(.part, _, let last) = tree[quantity.id],
      case .infix(.juxtapose, _, let unit) = tree[last], text(in: tree.range(of: unit)) == "in",
      isUnitName(token, before: lexer), !isConversionWord(after: quantity),
      unitKind(token.range) == .unit
    else { return quantity }
    let operand = try complete(quantity, above: 0, incoming: nil)
    try push(
      .infix(.convert, left: operand), at: token.range, power: BindingPower.infix(.convert).right)
    return nil
  }

  /// Whether a number and a unit stand where a lexer is.
  private mutating func isPart(at lexer: Lexer) -> Bool {
    var ahead = lexer
    return ahead.next().kind.isNumber && isUnit(at: ahead)
  }

  /// Whether a unit stands where a lexer is.
  private mutating func isUnit(at lexer: Lexer) -> Bool {
    var ahead = lexer
    let name = ahead.next()
    return isUnit(name, before: ahead)
  }

  /// Joins a number and the unit that is the current token.
  private mutating func part(_ number: Operand) -> Operand {
    let unit = tree.append(.name(beforeArguments: false), at: token.range)
    let range = number.range.union(token.range)
    advance()
    return quantity(number.id, unit, at: range)
  }

  /// Takes a number behind the code of a currency: `CHF 5`.
  ///
  /// - Returns: The amount, or `nil` if the operand is no code that stands by itself.
  mutating func amount(_ code: Operand) throws(SyntaxError) -> Operand? {
    guard code.ending == .name(code.id), tree.range(of: code.id) == code.range,
      unitKind(code.range) == .currency
    else { return nil }
    switch frames.last?.role {
    case .infix(.juxtapose, _): return nil
    case .bareCall:
      throw error(.ambiguousCall(name: frames[frames.count - 1].range, argument: code.range))
    default: break
    }
    guard let number = try beforeOperand() else { return nil }
    return quantity(code.id, number.id, at: code.range.union(number.range))
  }

  private mutating func quantity(_ left: Tree.ID, _ right: Tree.ID, at range: SourceRange)
    -> Operand
  {
    Operand(
      id: tree.append(.infix(.juxtapose, left, right), at: range), range: range, shape: .quantity,
      ending: .quantity)
  }
}

// MARK: - Conversions

extension Parser {
  /// Whether the current token is the word of an angle in a product of units, and so a unit like others: it is divided by one, as in `5 rad/s`, or
  /// raised to a power, as in `5 rad^2`.
  mutating func isAngleInProduct() -> Bool {
    guard token.kind.isAngleWord, units.kind != nil else { return false }
    var ahead = lexer
    switch ahead.next().kind {
    case .divide: return isUnitName(at: ahead)
    case .power, .superscript: return unitKind(token.range) != nil
    default: return false
    }
  }

  /// Whether the current token is the word `in` or `as` of a conversion; elsewhere it is a name.
  ///
  /// Behind a plain number `in` means inches, unless percent follows, and `as` never means attoseconds where a unit follows.
  mutating func isConversionWord(after operand: Operand) -> Bool {
    guard token.kind == .name, token.range.count == 2, units.kind != nil else { return false }
    let word = text(in: token.range)
    guard word == "in" || word == "as", isUnitName(token, before: lexer) else { return false }
    var ahead = lexer
    let target = ahead.next()
    if isPercent(target, before: ahead) { return true }
    if word == "in", isPlainNumber(operand) { return false }
    return target.kind == .openParenthesis ? isUnitName(at: ahead) : isUnitName(at: lexer)
  }

  /// Whether a token is all of a target `%`, or the word for it.
  private func isPercent(_ token: Token, before ahead: Lexer) -> Bool {
    if token.kind == .name { return text(in: token.range) == "percent" }
    guard token.kind == .percent else { return false }
    var ahead = ahead
    switch ahead.next().kind {
    case .end, .lineBreak, .semicolon, .comma, .closeParenthesis, .closeBracket, .closeBrace, .to,
      .of, .equals:
      return true
    default: return false
    }
  }

  /// Whether the current token is the word `percent` of a share: `20 percent of 50`.
  mutating func isShareWord() -> Bool {
    guard token.kind == .name, token.range.count == 7, isPercent(token, before: lexer),
      following().kind == .of
    else { return false }
    return unitKind(token.range) != nil
  }

  /// Whether the current operand is a number and no exponent, so that `in` behind it means inches.
  private func isPlainNumber(_ operand: Operand) -> Bool {
    guard case .number = operand.shape else { return false }
    for frame in frames.reversed() {
      switch frame.role {
      case .prefix(.negate), .prefix(.plus): break
      case .infix(.power, _): return false
      default: return true
      }
    }
    return true
  }

  /// Takes `to` or `in` before a unit.
  mutating func convert(_ last: Operand) throws(SyntaxError) {
    if units.kind == nil || isForm() { throw error(.conversionInBrackets) }
    var ahead = lexerBehindLineBreaks
    let next = ahead.next()
    switch next.kind {
    case .name, .degreeName, .openParenthesis, .integer, .deg, .rad, .grad, .turn: break
    case .percent where isPercent(next, before: ahead): break
    case .plus, .minus:
      guard let end = lexer.endOfOffset(from: next.range.lower) else {
        throw SyntaxError(.unknownConversion, at: next.range)
      }
      let operand = try complete(last, above: 0, incoming: nil)
      try push(
        .infix(.convert, left: operand), at: token.range,
        power: BindingPower.infix(.convert).right)
      advance()
      token = Token(kind: .date, range: SourceRange(next.range.lower, end))
      lexer.offset = end
      return
    default: throw SyntaxError(.unknownConversion, at: next.range)
    }
    let operand = try complete(last, above: 0, incoming: nil)
    let right = BindingPower.infix(.convert).right
    if isPercent(next, before: ahead), ahead.next().kind == .of {
      try push(.share(operand, next.range), at: token.range, power: right)
      advance()
      advance()
    } else {
      try push(.infix(.convert, left: operand), at: token.range, power: right)
    }
    advance()
    if token.kind.isAngleWord || token.kind == .percent { token.kind = .name }
  }

  /// Whether a form stands behind the current token, `to`.
  mutating func isForm() -> Bool {
    var ahead = lexerBehindLineBreaks
    let (form, next) = (ahead.next(), ahead.next())
    switch form.kind {
    case .name:
      return next.kind == .integer && text(in: form.range) == "base"
        || Conversion(text(in: form.range)) != nil
    case .integer: return next.kind == .name && Conversion(places: "0", text(in: next.range)) != nil
    default:
      // `to rad/s` and `to deg arcmin` are units, and so is `to deg` where something may still be done with the value.
      if units.kind != nil, form.kind.isAngleWord,
        next.kind.continuesUnit || innermost != nil && unitKind(form.range) != nil
      {
        return false
      }
      return Conversion(angle: form.kind) != nil
    }
  }

  /// The lexer at the next token, which is on a later line if a line ends in brackets.
  private var lexerBehindLineBreaks: Lexer {
    var lexer = lexer
    while innermost != nil {
      var ahead = lexer
      guard ahead.next().kind == .lineBreak else { break }
      lexer = ahead
    }
    return lexer
  }
}

extension Token.Kind {
  /// Whether it is the word of an angle, which also is the name of a unit.
  fileprivate var isAngleWord: Bool {
    switch self {
    case .deg, .rad, .grad, .turn: true
    default: false
    }
  }

  /// Whether it follows a name in a product of powers of units.
  fileprivate var continuesUnit: Bool {
    switch self {
    case .times, .divide, .power, .superscript, .name, .to: true
    default: false
    }
  }

  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .decimal, .repeating, .hexadecimal, .binary, .octal, .radix, .mixed: true
    default: false
    }
  }
}
