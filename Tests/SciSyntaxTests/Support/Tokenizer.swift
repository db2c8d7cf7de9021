/// Cuts texts into the longest tokens that the terminals of a grammar allow.
struct Tokenizer {
  struct Token {
    var text: String
    var kinds: Set<String>
    var isAfterSpace = false
    var isBeforeSpace = false
    /// Whether the token behind it begins where it ends.
    var isBesideNext = false
  }

  private let grammar: Grammar
  private let literals: [Unicode.Scalar?: [(scalars: [Unicode.Scalar], text: String)]]
  private let kinds: [String]
  private var firsts: [Unicode.Scalar: [String]] = [:]

  init(_ grammar: Grammar, literals: Set<String>) throws {
    self.grammar = grammar
    self.literals = Dictionary(grouping: literals.map { (Array($0.unicodeScalars), $0) }) {
      $0.0.first
    }
    guard case .choice(let choices) = grammar.terminals["Token"] else {
      throw Grammar.Failure(message: "no rule names the tokens")
    }
    let names = choices.compactMap { if case .reference(let name) = $0 { name } else { nil } }
    kinds = names + ["Skipped"]
  }

  /// The tokens of a text, or `nil` where nothing fits.
  mutating func tokens(_ text: String) -> [Token]? {
    let scalars = Array(text.unicodeScalars)
    var tokens: [Token] = []
    var position = scalars.first == "\u{FEFF}" ? 1 : 0
    while position < scalars.count {
      guard var token = longest(scalars, position) else { return nil }
      let end = position + token.text.unicodeScalars.count
      if !token.kinds.contains("Skipped") {
        token.isAfterSpace = position > 0 && isSpace(scalars, position - 1)
        token.isBeforeSpace = end < scalars.count && isSpace(scalars, end)
        token.isBesideNext = end < scalars.count && !isSkipped(scalars, end)
        tokens.append(token)
      }
      position = end
    }
    return tokens
  }

  private func isSpace(_ scalars: [Unicode.Scalar], _ position: Int) -> Bool {
    !ends("Space", scalars, position).isEmpty
  }

  private func isSkipped(_ scalars: [Unicode.Scalar], _ position: Int) -> Bool {
    !ends("Skipped", scalars, position).isEmpty
  }

  private mutating func longest(_ scalars: [Unicode.Scalar], _ start: Int) -> Token? {
    var end = start
    var names: Set<String> = []
    func note(_ name: String, _ other: Int) {
      if other > end {
        end = other
        names = []
      }
      if other == end { names.insert(name) }
    }
    for (literal, text) in literals[scalars[start]] ?? []
    where scalars[start...].starts(with: literal) {
      if text == "..", isPoint(scalars, start + 2) { continue }
      note(text, start + literal.count)
    }
    for kind in candidates(scalars[start]) {
      let ends = ends(kind, scalars, start).filter {
        !(isPoint(scalars, $0 - 1) && isPoint(scalars, $0))
      }
      if let other = ends.max(), other > start { note(kind, other) }
    }
    guard end > start else { return nil }
    return Token(
      text: String(String.UnicodeScalarView(scalars[start..<end])), kinds: names)
  }

  private func isPoint(_ scalars: [Unicode.Scalar], _ position: Int) -> Bool {
    scalars.indices.contains(position) && scalars[position] == "."
  }

  /// The kinds of token that can begin with a character.
  private mutating func candidates(_ scalar: Unicode.Scalar) -> [String] {
    if let known = firsts[scalar] { return known }
    let found = kinds.filter { canBegin(.reference($0), scalar).yes }
    firsts[scalar] = found
    return found
  }

  private func canBegin(_ expression: Grammar.Expression, _ scalar: Unicode.Scalar)
    -> (yes: Bool, empty: Bool)
  {
    switch expression {
    case .text(let text): (text.first == scalar, text.isEmpty)
    case .characters(let set): (set.contains(scalar), false)
    case .reference(let name):
      grammar.terminals[name].map { canBegin($0, scalar) } ?? (false, false)
    case .sequence(let parts): canBegin(parts, scalar)
    case .choice(let choices):
      choices.map { canBegin($0, scalar) }.reduce((false, false)) {
        ($0.0 || $1.yes, $0.1 || $1.empty)
      }
    case .optional(let inner), .repeated(let inner, false): (canBegin(inner, scalar).yes, true)
    case .repeated(let inner, true): canBegin(inner, scalar)
    case .difference(let left, _): canBegin(left, scalar)
    }
  }

  private func canBegin(_ parts: [Grammar.Expression], _ scalar: Unicode.Scalar)
    -> (yes: Bool, empty: Bool)
  {
    for part in parts {
      let (yes, empty) = canBegin(part, scalar)
      if yes { return (true, empty) }
      if !empty { return (false, false) }
    }
    return (false, true)
  }

  private func ends(_ name: String, _ scalars: [Unicode.Scalar], _ start: Int) -> Set<Int> {
    guard let expression = grammar.terminals[name] else { return [] }
    return ends(expression, scalars, start)
  }

  /// All places where a match that begins at one place can end.
  private func ends(_ expression: Grammar.Expression, _ scalars: [Unicode.Scalar], _ start: Int)
    -> Set<Int>
  {
    switch expression {
    case .text(let text):
      return scalars[start...].starts(with: text) ? [start + text.count] : []
    case .characters(let set):
      return start < scalars.count && set.contains(scalars[start]) ? [start + 1] : []
    case .reference(let name): return ends(name, scalars, start)
    case .sequence(let parts):
      return parts.reduce([start]) { starts, part in
        starts.reduce(into: []) { $0.formUnion(ends(part, scalars, $1)) }
      }
    case .choice(let choices):
      return choices.reduce(into: []) { $0.formUnion(ends($1, scalars, start)) }
    case .optional(let inner): return ends(inner, scalars, start).union([start])
    case .repeated(let inner, let atLeastOnce):
      var all: Set<Int> = atLeastOnce ? [] : [start]
      var fresh: Set<Int> = [start]
      while !fresh.isEmpty {
        let next = fresh.reduce(into: Set<Int>()) { $0.formUnion(ends(inner, scalars, $1)) }
        fresh = next.subtracting(all)
        all.formUnion(next)
      }
      return all
    case .difference(let left, let right):
      return ends(left, scalars, start).subtracting(ends(right, scalars, start))
    }
  }
}

// MARK: - Kinds that depend on what stands before

extension Tokenizer {
  static let numbers: Set = [
    "Integer", "Decimal", "Repeating", "Hexadecimal", "Binary", "Octal", "Radix", "Mixed",
  ]

  static let conversions: Set = ["to", "->", "→"]

  static let angleWords: Set = ["deg", "rad", "grad", "gon", "turn"]

  static let operatorWords: Set = ["div", "quo", "rem", "per", "choose", "nCr", "nPr"]

  /// What ends a range, so that "step" is a name behind it.
  private static let rangeEnds: Set = [
    "==", "NotEqual", "<", "LessOrEqual", ">", "GreaterOrEqual", "?", ":", ",", ";", "and", "∧",
    "&&", "or", "∨", "xor", "⊻", "FirstBar", "Step", "not", "Convert",
  ]

  static let operandEnds: Set = numbers.union([
    "LaterNumber", "Date", "Name", "Unit", "Code", "Superscript", ")", "]", "}", "⌋", "⌉",
    "ClosingBar",
    "!", "!!", "!!!",
    "%",
    "°", "′", "″", "'", "’", "\"", "”", "deg", "rad", "grad", "gon", "turn",
  ])

  /// Tells functions and units from names, later from first numbers, and opening from closing bars.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of a text.
  ///   - names: The names that are functions and units.
  /// - Returns: The tokens with their kinds.
  static func classified(_ tokens: [Token], _ names: GivenNames) -> [Token] {
    var classifier = Classifier(tokens, names)
    while classifier.index < tokens.count { classifier.step() }
    return classifier.result
  }

  /// Goes through the tokens of a text from left to right.
  private struct Classifier {
    let tokens: [Token]
    let names: GivenNames
    var index = 0
    var result: [Token] = []

    private var units: UnitReader
    private var brackets: [String] = []
    private var openRanges = [false]
    private var products = [ProductReader()]
    private var statementStart = 0
    private var isAfterOperand = false
    private var isAfterFunction = false
    private var isAfterLineBreak = false
    /// Tokens of a FunctionPower read so far, counting the function; 0 outside.
    private var power = 0

    init(_ tokens: [Token], _ names: GivenNames) {
      self.tokens = tokens
      self.names = names
      units = UnitReader(tokens, names)
    }

    private var isInBars: Bool { brackets.last == "|" }

    /// Reads one token, or the two of `°C`.
    mutating func step() {
      var token = tokens[index]
      let first = index
      index += 1
      if token.kinds.contains("LineBreak"), !brackets.isEmpty {
        isAfterLineBreak = true
        return
      }
      if first == statementStart, let (name, parameters) = definition(tokens[first...]) {
        units.functions.insert(name)
        units.parameters = parameters
      }
      if units.isDegreeAndLetter(at: first) {
        token = Token(
          text: token.text + tokens[index].text, kinds: ["Unit"], isAfterSpace: token.isAfterSpace,
          isBeforeSpace: tokens[index].isBeforeSpace, isBesideNext: tokens[index].isBesideNext)
        index += 1
      } else {
        token.kinds = kinds(of: token, at: first)
      }
      let isAfterDate = result.last.map { $0.kinds.contains("Date") } ?? false
      if isAfterOperand, isAfterLineBreak || isAfterDate, beginsFactor(token) { token.kinds = [] }
      isAfterLineBreak = false
      read(token, at: first)
      if token.kinds.contains("LineBreak") || (token.text == ";" && brackets.isEmpty) {
        endStatement()
      }
    }

    private func kinds(of token: Token, at index: Int) -> Set<String> {
      let isBeforeBracket = index + 1 < tokens.count && tokens[index + 1].text == "("
      if token.kinds.contains("DegreeSign") {
        return names.units.contains(token.text) ? ["Unit"] : []
      }
      if conversions.contains(token.text), names.hasUnits { return conversion(token) }
      if token.kinds.contains("Name") {
        return kinds(ofName: token, at: index, isBeforeBracket: isBeforeBracket)
      }
      if token.text == "mod", !isAfterOperand { return ["ModFunction"] }
      if isAfterOperand, names.hasUnits, units.isAngleOverUnit(at: index) { return ["Name"] }
      if result.last?.kinds == ["Convert"], units.isAngleUnit(at: index) { return ["Name"] }
      if units.isUnitOfAngle(token), !isAfterOperand || units.isAngleRaised(at: index) {
        return ["Unit"]
      }
      if isAfterOperand, !token.kinds.isDisjoint(with: numbers) {
        let isSplit = token.text.contains { $0 == "'" || $0 == "’" }
        let isPart = result.last.map { !$0.kinds.isDisjoint(with: ["Unit", "Code"]) } ?? false
        return isSplit && !isPart ? [] : ["LaterNumber"]
      }
      if token.kinds.contains("Date"), isAfterOperand { return [] }
      if token.kinds.contains("Superscript"), isBeforeRoot(index) {
        if isAfterOperand, token.isBesideNext { return [] }
        if !isAfterOperand, power != 1, !token.text.hasPrefix("⁻") { return ["Degree"] }
      }
      if token.text == "%", result.last?.kinds == ["Convert"] { return ["Name"] }
      if token.text == "%", isUnclearPercent(tokens[index...]) { return [] }
      if token.text == "|" {
        return result.last?.kinds == ["FirstBar"]
          ? ["SecondBar"] : bar(tokens[index...], isAfterOperand, isInBars: isInBars)
      }
      return token.kinds
    }

    private func isBeforeRoot(_ index: Int) -> Bool {
      index + 1 < tokens.count && tokens[index + 1].text == "√"
    }

    private func kinds(ofName token: Token, at index: Int, isBeforeBracket: Bool) -> Set<String> {
      var token = token
      if operatorWords.contains(token.text) {
        if isAfterOperand { return [token.text] }
        token.kinds = ["Name"]
      }
      if token.text == "step", isAfterOperand, openRanges.last == true { return ["Step"] }
      if ["in", "as"].contains(token.text), isAfterOperand, units.mayBeUnit(at: index) {
        if units.isPercent(at: index + 1) { return ["Convert"] }
        let isNumber = token.text == "in" && isAfterPlainNumber
        let target = index + 1 < tokens.count && tokens[index + 1].text == "(" ? 2 : 1
        if !isNumber, units.mayBeUnit(at: index + target) { return ["Convert"] }
      }
      if token.text == "percent", isAfterOperand, units.mayBeUnit(at: index),
        index + 1 < tokens.count, tokens[index + 1].text == "of"
      {
        return ["%"]
      }
      let isFunctionToo =
        names.functionsOrUnits.contains(token.text) && !units.functions.contains(token.text)
      let isFunction =
        units.functions.contains(token.text)
        || (isBeforeBracket && names.bracketed.contains(token.text))
        || (!names.bracketed.contains(token.text) && units.functions.contains("log")
          && isLogarithm(token.text, isBeforeBracket: isBeforeBracket))
        || isFunctionToo
          && units.argumentBegins(at: index + 1, isFactor: isFactor, isInBars: isInBars)
      if isFunction {
        return token.kinds.subtracting(["Name"]).union(["Function"])
      }
      if result.last?.text == "°", result.last?.isBesideNext == false, isLetterOfDegrees(token) {
        return []
      }
      guard units.mayBeUnit(at: index) else { return token.kinds }
      if names.currencies.contains(token.text), !isAfterOperand, !isAfterFunction,
        index + 1 < tokens.count, !tokens[index + 1].kinds.isDisjoint(with: numbers)
      {
        return ["Code"]
      }
      return isFunctionToo ? ["Unit"] : token.kinds.union(["Unit"])
    }

    private func isLetterOfDegrees(_ letter: Token) -> Bool {
      names.units.contains("°" + letter.text) && !units.isVariable(letter.text)
    }

    /// Whether an operand or an operator such as `*` stands right before the current token.
    private var isFactor: Bool {
      guard let last = result.last else { return false }
      return isAfterOperand
        || !last.kinds.isDisjoint(
          with: operatorWords.union(["Times", "Divide", "//", "mod", "of"]))
    }

    /// Whether a number that is no exponent and no amount's stands right before the current token.
    private var isAfterPlainNumber: Bool {
      guard let last = result.last else { return false }
      if last.kinds.contains("LaterNumber") {
        return result.dropLast().last?.kinds.contains("Code") == false
      }
      guard !last.kinds.isDisjoint(with: numbers) else { return false }
      let before = result.dropLast().last {
        !$0.kinds.contains("Plus") && !$0.kinds.contains("Minus")
      }
      return before?.text != "^" && before?.text != "**"
    }

    /// What "to" is.
    private func conversion(_ token: Token) -> Set<String> {
      var next = index
      while !brackets.isEmpty, next < tokens.count, tokens[next].kinds.contains("LineBreak") {
        next += 1
      }
      if units.formBegins(at: next, isInBrackets: !brackets.isEmpty) { return token.kinds }
      return units.targetBegins(at: next, isInBrackets: !brackets.isEmpty) ? ["Convert"] : []
    }

    /// Takes a token that has its kinds.
    private mutating func read(_ token: Token, at first: Int) {
      var token = token
      let level = products.count - 1
      if !products[level].read(token, isAfterOperand: isAfterOperand, isPart: isPart) {
        token.kinds = []
      }
      track(token, &brackets, &openRanges)
      while products.count < openRanges.count { products.append(ProductReader()) }
      if products.count > openRanges.count {
        products.removeLast(products.count - openRanges.count)
        _ = products[openRanges.count - 1].read(token, isAfterOperand: true, isPart: false)
      }
      isAfterOperand = !token.kinds.isDisjoint(with: operandEnds)
      power = functionPower(power, token)
      isAfterFunction = power == 1 || power == 3
      if power == 3 {
        isAfterOperand = false
        power = 0
        products[products.count - 1].endFunctionPower()
      }
      result.append(token)
    }

    /// Whether the current token, if it is a unit, is one in a quantity of several parts.
    private var isPart: Bool {
      guard let last = result.last else { return false }
      if last.kinds.contains("LaterNumber") {
        return result.dropLast().last?.kinds.contains("Unit") ?? false
      }
      return !last.kinds.isDisjoint(with: numbers)
        && units.partBegins(at: index, isInBars: isInBars)
    }

    private mutating func endStatement() {
      let statement = tokens[statementStart..<index]
      if let name = statement.first, name.kinds.contains("Name"),
        let sign = statement.dropFirst().first,
        sign.text == ":=" || sign.text == "=" && !isLast(statement.dropFirst())
      {
        units.variables.insert(name.text)
      }
      units.parameters = []
      statementStart = index
      brackets = []
      openRanges = [false]
      products = [ProductReader()]
    }
  }

  /// Whether a name is `log₂`, or `log_2` before a bracket.
  private static func isLogarithm(_ name: String, isBeforeBracket: Bool) -> Bool {
    guard name.hasPrefix("log"), name.count > 3 else { return false }
    let rest = name.dropFirst(3).unicodeScalars
    if rest.allSatisfy({ (0x2080...0x2089).contains($0.value) }) { return true }
    return isBeforeBracket && rest.first == "_" && rest.count > 1
      && rest.dropFirst().allSatisfy { (0x30...0x39).contains($0.value) }
  }

  /// Whether a percent sign stands apart from what is before it, and beside it a sign that stands beside an operand.
  private static func isUnclearPercent(_ tokens: ArraySlice<Token>) -> Bool {
    guard let percent = tokens.first, percent.isAfterSpace, let sign = tokens.dropFirst().first,
      sign.kinds.contains("Plus") || sign.kinds.contains("Minus"), !sign.isBeforeSpace,
      let next = tokens.dropFirst(2).first
    else { return false }
    return !next.kinds.contains("LineBreak") && !next.text.hasPrefix(">")
  }

  /// What a bar is.
  static func bar(
    _ tokens: ArraySlice<Token>, _ isAfterOperand: Bool, isInBars: Bool
  ) -> Set<String> {
    guard isAfterOperand, let bar = tokens.first else { return ["OpeningBar"] }
    if isInBars { return ["ClosingBar"] }
    let next = tokens.dropFirst().first
    let isDoubled = bar.isBesideNext && next?.text == "|"
    let isBeforeSpace = isDoubled ? next?.isBeforeSpace == true : bar.isBeforeSpace
    guard bar.isAfterSpace, isBeforeSpace else { return ["OpeningBar"] }
    let rest = tokens.dropFirst(isDoubled ? 2 : 1).prefix { !$0.kinds.contains("LineBreak") }
    if rest.contains(where: { $0.text == "|" }) { return [] }
    return [isDoubled ? "FirstBar" : "OrBar"]
  }

  /// Whether a token that follows an operand would be a factor of a product that is not written.
  private static func beginsFactor(_ token: Token) -> Bool {
    ["√", "∛", "(", "[", "{", "⌊", "⌈"].contains(token.text)
      || !token.kinds.isDisjoint(with: [
        "LaterNumber", "Name", "Unit", "Code", "Function", "OpeningBar",
      ])
  }

  /// 1 after a function, 2 after its `^` or `^-`, 3 after its whole power, 0 otherwise.
  private static func functionPower(_ state: Int, _ token: Token) -> Int {
    if token.kinds.contains("Function") { return 1 }
    return switch (state, token.text) {
    case (1, "^"), (1, "**"): 2
    case (1, _) where token.kinds.contains("Superscript"): 3
    case (2, _) where token.kinds.contains("Minus"): 2
    case (2, _) where token.kinds.contains("Integer"): 3
    default: 0
    }
  }

  private static func track(
    _ token: Token, _ brackets: inout [String], _ openRanges: inout [Bool]
  ) {
    func open(_ bracket: String) {
      brackets.append(bracket)
      openRanges.append(false)
    }
    func close() {
      _ = brackets.popLast()
      if openRanges.count > 1 { openRanges.removeLast() }
    }
    if token.text == ".." { openRanges[openRanges.count - 1] = true }
    if !token.kinds.isDisjoint(with: rangeEnds) { openRanges[openRanges.count - 1] = false }
    switch token.text {
    case "(", "[", "{", "⌊", "⌈": open(token.text)
    case ")", "]", "}", "⌋", "⌉": close()
    case "|" where token.kinds == ["OpeningBar"]: open("|")
    case "|" where token.kinds == ["ClosingBar"]: close()
    default: break
    }
  }

  /// The function that a statement defines and its parameters, if it begins like a definition.
  private static func definition(_ tokens: ArraySlice<Token>)
    -> (name: String, parameters: Set<String>)?
  {
    guard let name = tokens.first, name.kinds.contains("Name"),
      let closing = tokens.firstIndex(where: { $0.text == ")" }), closing >= tokens.startIndex + 3,
      tokens.indices.contains(closing + 1),
      tokens[closing + 1].text == ":="
        || tokens[closing + 1].text == "=" && !isLast(tokens[(closing + 1)...]),
      tokens[tokens.startIndex + 1].text == "("
    else { return nil }
    var parameters: Set<String> = []
    for (distance, token) in tokens[(tokens.startIndex + 2)..<closing].filter({
      !$0.kinds.contains("LineBreak")
    }).enumerated() {
      let fits =
        distance.isMultiple(of: 2)
        ? token.kinds.contains("Name") : token.text == "," || token.text == ";"
      if !fits { return nil }
      parameters.insert(token.text)
    }
    return (name.text, parameters)
  }

  /// Whether a statement ends behind the first token.
  private static func isLast(_ tokens: ArraySlice<Token>) -> Bool {
    guard let next = tokens.dropFirst().first else { return true }
    return next.text == ";" || next.kinds.contains("LineBreak")
  }
}
