// What units change: where a divisor ends, what is one quantity, and conversions.

// MARK: - Which names are units

extension Parser {
  /// What kind of unit a name is; `nil` if it is none, or means something else here.
  private mutating func unitKind(_ range: SourceRange) -> UnitNames.Kind? {
    let name = text(in: range)
    guard let kind = units.kind?(name), !isVariable(name), !definedFunctions.contains(name),
      !runningNames().contains(name)
    else { return nil }
    return kind
  }

  private func isVariable(_ name: String) -> Bool {
    units.others.contains(name) || assignedNames.contains(name) || parameterNames.contains(name)
  }

  /// Whether the current token is a unit.
  private mutating func isUnit() -> Bool {
    token.kind == .name && !isCall() && unitKind(token.range) != nil
  }

  /// Whether a token that is still to come is a unit; `ahead` is at the token behind it.
  private mutating func isUnit(_ token: Token, before ahead: Lexer) -> Bool {
    guard token.kind == .name || token.kind == .degreeName else { return false }
    if let kind = functionKind(token.range), kind != .always {
      var ahead = ahead
      if Bracket.opened(by: ahead.next().kind) != nil { return false }
    }
    return unitKind(token.range) != nil
  }

  /// Makes `°C` the name of a unit, or degrees and a name where it is none.
  mutating func resolveDegreeName() {
    let letter = SourceRange(token.range.upper - 1, token.range.upper)
    let isDegreeSign = token.range.count == 3 && lexer.byte(token.range.lower) == 0xC2
    if unitKind(token.range) != nil, !isDegreeSign || !isVariable(text(in: letter)) {
      token.kind = .name
    } else if isDegreeSign {
      lexer.offset = letter.lower
      token = Token(kind: .degree, range: SourceRange(token.range.lower, letter.lower))
    } else {
      token.kind = .unknown
    }
  }

  /// The names that are all of the second of four or five arguments, such as `k` in `sum(k^2; k; 1; 9)`.
  ///
  /// They are looked for once in the whole text, and only where it may matter.
  private mutating func runningNames() -> Set<String> {
    if let foundRunningNames { return foundRunningNames }
    var names: Set<String> = []
    var open: [(arguments: Int, second: SourceRange?)] = []
    var ahead = Lexer(source: lexer.source)
    var (last, token) = (ahead.next(), ahead.next())
    while last.kind != .end {
      let next = ahead.next()
      if Bracket.opened(by: last.kind) != nil, last.kind != .bar { open.append((1, nil)) }
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
    foundRunningNames = names
    return names
  }

  /// Keeps the name that a statement assigns for those behind it, and forgets the parameters of a definition.
  mutating func closeNames(of kind: Statement.Kind) {
    parameterNames = []
    if case .assignment(let name, _) = kind, token.kind != .end { assignedNames.insert(name) }
  }
}

// MARK: - Names of functions and units

extension Parser {
  /// Whether an argument follows the current token, which is a function's name or a unit's.
  var isBeforeArgument: Bool {
    if isInConversion { return false }
    var ahead = lexer
    var next = ahead.next()
    // The exponent of `sec² x`; that of `m/sec²` has no argument behind it.
    if next.kind == .superscript {
      next = ahead.next()
    } else if next.kind == .power {
      next = ahead.next()
      if next.kind == .minus { next = ahead.next() }
      next = ahead.next()
    }
    if next.kind == .plus || next.kind == .minus {
      // In `5 km/min + 3 km/min` it joins two operands, and in `sec -30` it is the argument's.
      guard case .infix(let infix, _)? = frames.last?.role, infix.divides || infix.multiplies else {
        return true
      }
      return lexer.isSpace(before: next.range.lower)
        && lexer.endOfSpace(from: next.range.upper) == next.range.upper
    }
    switch next.kind {
    case .name, .degreeName, .squareRoot, .cubeRoot, .complement, .not, .mod, .if: return true
    default: return next.kind.isNumber || Bracket.opened(by: next.kind) != nil
    }
  }
}

extension Parser {
  /// Whether the current token stands behind `to`, outside brackets that were opened there.
  private var isInConversion: Bool {
    for frame in frames.reversed() {
      guard case .infix(let infix, _) = frame.role else { return false }
      if infix == .convert { return true }
    }
    return false
  }
}

// MARK: - Numbers and their units

extension Parser {
  /// Takes a name behind a number.
  ///
  ///     Quantity ::= Number Unit (LaterNumber Unit)+
  ///
  /// - Returns: The operand, if it is a quantity of several parts.
  mutating func name(behind number: Operand) throws(SyntaxError) -> Operand? {
    if functionKind(token.range) == .orUnit, isPart(in: lexer) { unitOffset = token.range.lower }
    if isBeforeDigit, let quantity = try quantity(number) { return quantity }
    if let (dividend, isSigned) = waitingDividend, isUnit() {
      switch isSigned ? ending(of: dividend) : .other {
      case .number: break
      case .unit:
        try push(
          .infix(.juxtapose, left: number), at: token.range, power: BindingPower.divisor)
        return nil
      case .other:
        throw SyntaxError(
          .unclearDivisor(dividend: dividend.range, divisor: number.range), at: token.range)
      }
    }
    try join(number, by: .juxtapose)
    return nil
  }

  /// Whether a digit stands behind the current token, and space between them at most.
  private var isBeforeDigit: Bool {
    let next = lexer.byte(lexer.endOfSpace(from: token.range.upper))
    return lexer.isDigit(next) || next == UInt8(ascii: ".")
  }

  /// What waits for the number that is the current operand as its divisor, and whether only signs stand between.
  private var waitingDividend: (dividend: Operand, isSigned: Bool)? {
    var isSigned = true
    for frame in frames.reversed() {
      switch frame.role {
      case .prefix(.negate), .prefix(.plus): break
      case .prefix, .root: isSigned = false
      case .infix(let infix, let left) where infix.divides: return (left, isSigned)
      default: return nil
      }
    }
    return nil
  }

  /// What an operand ends with, for what may be divided by a number and its unit.
  private enum Ending {
    case number
    case unit
    case other
  }

  private mutating func ending(of operand: Operand) -> Ending {
    if case .quantity = operand.shape { return .unit }
    var last = operand.id
    while true {
      switch tree[last] {
      case .infix(.power, let base, let exponent):
        let isPower = tree.isNumber(exponent) && tree.range(of: exponent).upper == operand.range.upper
        if isPower, tree.isName(base), unitKind(tree.range(of: base)) != nil { return .unit }
        return tree.isNumber(base) ? .number : .other
      case .infix(let infix, _, let right) where infix.multiplies || infix.divides: last = right
      case .name where tree.range(of: last).upper == operand.range.upper:
        return unitKind(tree.range(of: last)) != nil ? .unit : .other
      case .number where tree.range(of: last).upper == operand.range.upper: return .number
      case .prefix(.negate, let number), .prefix(.plus, let number): last = number
      default: return .other
      }
    }
  }

  /// Makes sure that nobody can take a unit behind a quotient for a part of the divisor: `W/m K`.
  mutating func checkDivisor(_ divisor: Operand, of dividend: Operand) throws(SyntaxError) {
    let isNumber = tree.isNumber(divisor.id) && tree.range(of: divisor.id) == divisor.range
    guard !isNumber, isUnit() else { return }
    throw SyntaxError(
      .unclearDivisor(dividend: dividend.range, divisor: divisor.range), at: token.range)
  }

  /// Takes the parts of a quantity such as `5 ft 3 in`, or nothing if that is not what follows.
  private mutating func quantity(_ number: Operand) throws(SyntaxError) -> Operand? {
    guard isUnit(), isPart(in: lexer) else { return nil }
    var quantity = part(number)
    repeat {
      guard let number = try beforeOperand() else { break }
      let part = part(number)
      let range = quantity.range.union(part.range)
      quantity.id = tree.append(.infix(.part, quantity.id, part.id), at: range)
      quantity.range = range
    } while token.kind.isNumber && isUnitNext()
    quantity.shape = .quantity
    return quantity
  }

  private mutating func isUnitNext() -> Bool {
    var ahead = lexer
    return isUnit(ahead.next(), before: ahead)
  }

  /// Whether a number and a unit come next.
  private mutating func isPart(in lexer: Lexer) -> Bool {
    var ahead = lexer
    guard ahead.next().kind.isNumber else { return false }
    let name = ahead.next()
    return isUnit(name, before: ahead)
  }

  /// Joins a number and the unit that is the current token.
  private mutating func part(_ number: Operand) -> Operand {
    let range = number.range.union(token.range)
    let unit = tree.append(.name(beforeArguments: false), at: token.range)
    advance()
    return Operand(
      id: tree.append(.infix(.juxtapose, number.id, unit), at: range), range: range,
      shape: .quantity)
  }

  /// Takes a number behind the code of a currency: `CHF 5`.
  ///
  /// - Returns: The amount, or `nil` if the operand is no code that stands by itself.
  mutating func amount(_ code: Operand) throws(SyntaxError) -> Operand? {
    guard tree.isName(code.id), tree.range(of: code.id) == code.range,
      unitKind(code.range) == .currency
    else { return nil }
    switch frames.last?.role {
    case .infix(.juxtapose, _): return nil
    case .bareCall: throw error(.ambiguousCall(name: frames[frames.count - 1].range, argument: code.range))
    default: break
    }
    guard let number = try beforeOperand() else { return nil }
    let range = code.range.union(number.range)
    return Operand(
      id: tree.append(.infix(.juxtapose, code.id, number.id), at: range), range: range,
      shape: .quantity)
  }
}

// MARK: - Conversions

extension Parser {
  /// Whether the current token is the word `in` of a conversion; elsewhere it is a name.
  mutating func isConversionWord(after operand: Operand) -> Bool {
    guard token.kind == .name, token.range.count == 2, units.kind != nil,
      text(in: token.range) == "in"
    else { return false }
    if case .number = operand.shape { return false }
    return isUnit() && isUnitNext()
  }

  /// Takes `to` or `in` before a unit.
  mutating func convert(_ last: Operand) throws(SyntaxError) {
    if units.kind == nil || isForm { throw error(.conversionInBrackets) }
    let next = following()
    switch next.kind {
    case .name, .degreeName, .openParenthesis, .integer: break
    default: throw SyntaxError(.unknownConversion, at: next.range)
    }
    let operand = try complete(last, above: 0, incoming: nil)
    try push(
      .infix(.convert, left: operand), at: token.range, power: BindingPower.infix(.convert).right)
    advance()
  }

  /// Whether a form stands behind the current token, `to`.
  var isForm: Bool {
    var ahead = lexer
    let (form, next) = (ahead.next(), ahead.next())
    switch form.kind {
    case .name:
      return next.kind == .integer && text(in: form.range) == "base"
        || Conversion(text(in: form.range)) != nil
    case .integer: return next.kind == .name && Conversion(places: "0", text(in: next.range)) != nil
    default: return Conversion(angle: form.kind) != nil
    }
  }
}

extension Tree {
  fileprivate func isName(_ id: ID) -> Bool {
    if case .name = self[id] { true } else { false }
  }

  /// Whether a node is a number with a sign or without.
  fileprivate func isNumber(_ id: ID) -> Bool {
    var id = id
    while case .prefix(let sign, let number) = self[id], sign == .negate || sign == .plus {
      id = number
    }
    if case .number = self[id] { return true }
    return false
  }
}

extension InfixOperator {
  var multiplies: Bool { self == .multiply || self == .juxtapose }
}

extension Token.Kind {
  var isNumber: Bool {
    switch self {
    case .integer, .decimal, .repeating, .hexadecimal, .binary, .octal, .radix, .mixed: true
    default: false
    }
  }
}
