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
      note(text, start + literal.count)
    }
    for kind in candidates(scalars[start]) {
      if let other = ends(kind, scalars, start).max(), other > start { note(kind, other) }
    }
    guard end > start else { return nil }
    return Token(
      text: String(String.UnicodeScalarView(scalars[start..<end])), kinds: names)
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
  private static let numbers: Set = [
    "Integer", "Decimal", "Repeating", "Hexadecimal", "Binary", "Octal", "Radix", "Mixed",
  ]

  private static let operatorWords: Set = ["div", "quo", "rem", "choose", "nCr", "nPr"]

  /// What ends a range, so that "step" is a name behind it.
  private static let rangeEnds: Set = [
    "==", "NotEqual", "<", "LessOrEqual", ">", "GreaterOrEqual", "?", ":", ",", ";", "and", "∧",
    "&&", "or", "∨", "xor", "⊻", "FirstBar", "Step", "not",
  ]

  private static let operandEnds: Set = numbers.union([
    "LaterNumber", "Name", "Superscript", ")", "]", "}", "⌋", "⌉", "ClosingBar", "!", "!!", "!!!",
    "%",
    "°", "′", "″", "'", "’", "\"", "”", "deg", "rad", "grad", "gon", "turn",
  ])

  /// Tells functions from names, later from first numbers, and opening from closing bars.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of a text.
  ///   - functions: The names that are functions.
  ///   - bracketed: The names that are functions before a round bracket only.
  /// - Returns: The tokens with their kinds.
  static func classified(_ tokens: [Token], functions: Set<String>, bracketed: Set<String> = [])
    -> [Token]
  {
    var functions = functions
    var result: [Token] = []
    var brackets: [String] = []
    var openRanges = [false]
    var statementStart = 0
    var isAfterOperand = false
    var isAfterLineBreak = false
    var power = 0  // tokens of a FunctionPower read so far, counting the function; 0 outside
    for (index, token) in tokens.enumerated() {
      var token = token
      if token.kinds.contains("LineBreak"), !brackets.isEmpty {
        isAfterLineBreak = true
        continue
      }
      if index == statementStart, let name = definedName(tokens[index...]) {
        functions.insert(name)
      }
      let isBeforeBracket = index + 1 < tokens.count && tokens[index + 1].text == "("
      if token.kinds.contains("Name"), operatorWords.contains(token.text) {
        token.kinds = isAfterOperand ? [token.text] : ["Name"]
      }
      if token.kinds.contains("Name"), token.text == "step", isAfterOperand, openRanges.last == true
      {
        token.kinds = ["Step"]
      }
      let isFunction =
        functions.contains(token.text) || (isBeforeBracket && bracketed.contains(token.text))
        || (!bracketed.contains(token.text) && functions.contains("log")
          && isLogarithm(token.text, isBeforeBracket: isBeforeBracket))
      if token.kinds.contains("Name"), isFunction {
        token.kinds.remove("Name")
        token.kinds.insert("Function")
      }
      if token.text == "mod", !isAfterOperand { token.kinds = ["ModFunction"] }
      if isAfterOperand, !token.kinds.isDisjoint(with: numbers) {
        let isSplit = token.text.contains { $0 == "'" || $0 == "’" }
        token.kinds = isSplit ? [] : ["LaterNumber"]
      }
      if token.kinds.contains("Superscript"), index + 1 < tokens.count,
        tokens[index + 1].text == "√"
      {
        if isAfterOperand, token.isBesideNext { token.kinds = [] }
        if !isAfterOperand, power != 1, !token.text.hasPrefix("⁻") { token.kinds = ["Degree"] }
      }
      if token.text == "%", isUnclearPercent(tokens[index...]) { token.kinds = [] }
      if token.text == "|" {
        let isSecond = result.last?.kinds == ["FirstBar"]
        token.kinds =
          isSecond
          ? ["SecondBar"] : bar(tokens[index...], isAfterOperand, isInBars: brackets.last == "|")
      }
      if isAfterLineBreak, isAfterOperand, beginsFactor(token) { token.kinds = [] }
      isAfterLineBreak = false
      track(token, &brackets, &openRanges)
      isAfterOperand = !token.kinds.isDisjoint(with: operandEnds)
      power = functionPower(power, token)
      if power == 3 {
        isAfterOperand = false
        power = 0
      }
      if token.kinds.contains("LineBreak") || (token.text == ";" && brackets.isEmpty) {
        statementStart = index + 1
        brackets = []
        openRanges = [false]
      }
      result.append(token)
    }
    return result
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
  private static func bar(
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
      || !token.kinds.isDisjoint(with: ["LaterNumber", "Name", "Function", "OpeningBar"])
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

  /// The function that a statement defines, if it begins like a definition.
  private static func definedName(_ tokens: ArraySlice<Token>) -> String? {
    guard let name = tokens.first, name.kinds.contains("Name"),
      let closing = tokens.firstIndex(where: { $0.text == ")" }), closing >= tokens.startIndex + 3,
      tokens.indices.contains(closing + 1),
      tokens[closing + 1].text == ":="
        || tokens[closing + 1].text == "=" && !isLast(tokens[(closing + 1)...]),
      tokens[tokens.startIndex + 1].text == "("
    else { return nil }
    for (distance, token) in tokens[(tokens.startIndex + 2)..<closing].enumerated() {
      let fits =
        distance.isMultiple(of: 2)
        ? token.kinds.contains("Name") : token.text == "," || token.text == ";"
      if !fits { return nil }
    }
    return name.text
  }

  /// Whether a statement ends behind the first token.
  private static func isLast(_ tokens: ArraySlice<Token>) -> Bool {
    guard let next = tokens.dropFirst().first else { return true }
    return next.text == ";" || next.kinds.contains("LineBreak")
  }
}
