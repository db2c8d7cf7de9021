import SciSyntax

/// The names that a text may use, as they are given to the parser too.
struct GivenNames {
  var functions: Set<String> = []

  /// Functions before a round bracket only.
  var bracketed: Set<String> = []

  /// Functions before an argument only, which else are units.
  var functionsOrUnits: Set<String> = []

  var units: Set<String> = []
  var currencies: Set<String> = []

  var hasUnits: Bool { !units.isEmpty }
}

// MARK: - What may be a unit

/// Tells units from other names in a text.
struct UnitReader {
  let tokens: [Tokenizer.Token]
  let names: GivenNames

  /// The functions that are such everywhere: given ones and those of the text so far.
  var functions: Set<String>
  var variables: Set<String>
  var parameters: Set<String> = []

  init(_ tokens: [Tokenizer.Token], _ names: GivenNames) {
    self.tokens = tokens
    self.names = names
    functions = names.functions
    variables = UnitReader.runningNames(tokens)
  }

  private func token(_ index: Int) -> Tokenizer.Token? {
    index < tokens.count ? tokens[index] : nil
  }

  func isVariable(_ name: String) -> Bool {
    variables.contains(name) || parameters.contains(name)
  }

  /// Whether a degree sign and a letter are a unit together.
  func isDegreeAndLetter(at index: Int) -> Bool {
    guard let sign = token(index), sign.text == "°", sign.isBesideNext,
      let letter = token(index + 1), ["C", "F", "K", "R", "Ré"].contains(letter.text)
    else { return false }
    return names.units.contains(sign.text + letter.text) && !isVariable(letter.text)
  }

  /// Whether a token is `%` or the word for it.
  func isPercent(at index: Int) -> Bool {
    guard token(index)?.text == "%" else { return token(index)?.text == "percent" }
    guard let next = token(index + 1) else { return true }
    return next.kinds.contains("LineBreak")
      || [";", ",", ")", "]", "}", "to", "->", "→", "of", "="].contains(next.text)
  }

  /// Whether a token is a unit, or would be if no argument followed.
  func mayBeUnit(at index: Int) -> Bool {
    guard let name = token(index) else { return false }
    if isDegreeAndLetter(at: index) { return true }
    if name.kinds.contains("DegreeSign") { return names.units.contains(name.text) }
    guard name.kinds.contains("Name"), !functions.contains(name.text), !isVariable(name.text),
      names.units.contains(name.text) || names.currencies.contains(name.text)
    else { return false }
    return !names.bracketed.union(names.functionsOrUnits).contains(name.text)
      || token(index + 1)?.text != "("
  }

  /// Whether a token that follows an operand is a unit.
  func isUnit(at index: Int, isInBars: Bool) -> Bool {
    guard mayBeUnit(at: index) else { return false }
    return !names.functionsOrUnits.contains(tokens[index].text)
      || !argumentBegins(at: index + 1, isFactor: true, isInBars: isInBars)
  }

  /// Whether the argument of a function that may be a unit begins at a token.
  func argumentBegins(at index: Int, isFactor: Bool, isInBars: Bool) -> Bool {
    let index = behindFunctionPower(index)
    guard let next = token(index) else { return false }
    if next.kinds.contains("Plus") || next.kinds.contains("Minus") { return !isFactor }
    if !next.kinds.isDisjoint(with: Tokenizer.numbers) {
      return !(isFactor && mayBeUnit(at: index + 1))
    }
    if next.kinds.contains("Name") {
      return !Tokenizer.operatorWords.contains(next.text) && next.text != "step"
        && !mayBeUnit(at: index)
    }
    if next.text == "|" {
      return Tokenizer.bar(tokens[index...], true, isInBars: isInBars) == ["OpeningBar"]
    }
    return ["√", "∛", "~", "¬", "if", "(", "[", "{", "⌊", "⌈"].contains(next.text)
  }

  private func behindFunctionPower(_ index: Int) -> Int {
    guard let first = token(index) else { return index }
    if first.kinds.contains("PlainPower") { return index + 1 }
    guard first.text == "^" || first.text == "**", let second = token(index + 1) else {
      return index
    }
    if second.kinds.contains("Integer") { return index + 2 }
    return second.kinds.contains("Minus") && token(index + 2)?.text == "1" ? index + 3 : index
  }

  /// Whether a number and a unit begin at a token.
  func partBegins(at index: Int, isInBars: Bool) -> Bool {
    guard let number = token(index), !number.kinds.isDisjoint(with: Tokenizer.numbers) else {
      return false
    }
    return isUnit(at: index + 1, isInBars: isInBars)
  }

  /// Whether a form begins at a token behind "to".
  func formBegins(at index: Int, isInBrackets: Bool) -> Bool {
    guard let first = token(index), !isDegreeAndLetter(at: index) else { return false }
    let second = token(index + 1)
    if first.text == "base", second?.kinds.contains("Integer") == true { return true }
    if first.kinds.contains("Integer") {
      return ["digit", "digits", "decimal", "decimals"].contains(second?.text)
    }
    if isAngleUnit(at: index) || isInBrackets && isUnitOfAngle(first) { return false }
    return Conversion.words.contains { $0.key == first.text }
      || ["°", "′", "″", "deg", "rad", "grad", "gon", "turn"].contains(first.text)
  }

  /// Whether a token is the word of an angle in a product of units, such as `rad/s`.
  func isAngleUnit(at index: Int) -> Bool {
    guard let word = token(index), Tokenizer.angleWords.contains(word.text),
      let next = token(index + 1)
    else { return false }
    return Tokenizer.conversions.contains(next.text)
      || !next.kinds.isDisjoint(with: ["Times", "Divide", "^", "**", "Superscript", "Name"])
  }

  /// Whether a token is the word of an angle that is divided by a unit, such as `rad/s`.
  func isAngleOverUnit(at index: Int) -> Bool {
    isAngleUnit(at: index) && token(index + 1)?.kinds.contains("Divide") == true
      && mayBeUnit(at: index + 2)
  }

  /// Whether a token is the word of an angle that is raised to a power.
  func isAngleRaised(at index: Int) -> Bool {
    isAngleUnit(at: index)
      && token(index + 1)?.kinds.isDisjoint(with: ["^", "**", "Superscript"]) == false
  }

  /// Whether the target of a conversion may begin with a token.
  func targetBegins(at index: Int, isInBrackets: Bool) -> Bool {
    guard let first = token(index) else { return false }
    return first.text == "(" || first.kinds.contains("Name") || first.kinds.contains("Integer")
      || isPercent(at: index) || mayBeUnit(at: index) || isAngleUnit(at: index)
      || isInBrackets && isUnitOfAngle(first)
  }

  /// Whether a token is the word of an angle and in the set of units.
  func isUnitOfAngle(_ token: Tokenizer.Token) -> Bool {
    Tokenizer.angleWords.contains(token.text) && names.units.contains(token.text)
  }

  /// The names that are all of the second of four or five arguments.
  private static func runningNames(_ tokens: [Tokenizer.Token]) -> Set<String> {
    var names: Set<String> = []
    var calls: [[[Tokenizer.Token]]] = []
    for token in tokens {
      if ["(", "[", "{", "⌊", "⌈"].contains(token.text) {
        if let last = calls.indices.last { calls[last][calls[last].count - 1].append(token) }
        calls.append([[]])
      } else if [")", "]", "}", "⌋", "⌉"].contains(token.text) {
        guard let call = calls.popLast(), (4...5).contains(call.count) else { continue }
        if call[1].count == 1, call[1][0].kinds.contains("Name") { names.insert(call[1][0].text) }
      } else if let last = calls.indices.last, !token.kinds.contains("LineBreak") {
        if token.text == "," || token.text == ";" {
          calls[last].append([])
        } else {
          calls[last][calls[last].count - 1].append(token)
        }
      }
    }
    return names
  }
}

// MARK: - Divisors

/// How far the product has been read in which a token stands, as far as a unit's place in it depends on that.
struct ProductReader {
  private enum Ending {
    case number
    case unit
    case other
  }

  private enum Divisor {
    case nothing
    case number
    case other
  }

  /// The last token, and that before the exponents which it belongs to.
  private var last = Ending.other
  private var base: Ending?

  /// What is divided, and by what.
  private var division: (dividend: Ending, divisor: Divisor)?

  private var ending: Ending { last == .number ? base ?? .number : last }

  private static let prefixes: Set = ["√", "∛", "~", "¬", "Degree", "not", "if"]

  private static let angles = Tokenizer.angleWords.union([
    "°", "′", "″", "'", "’", "\"", "”",
  ])

  private static let dividing: Set = ["Divide", "//", "mod", "div", "quo", "rem", "per"]

  /// Reads one token.
  ///
  /// - Parameters:
  ///   - token: The token with its kinds.
  ///   - isAfterOperand: Whether it follows an operand.
  ///   - isPart: Whether it is a unit in a quantity of several parts.
  /// - Returns: Whether it may stand there.
  mutating func read(_ token: Tokenizer.Token, isAfterOperand: Bool, isPart: Bool) -> Bool {
    let kinds = token.kinds
    func isAny(of set: Set<String>) -> Bool { !kinds.isDisjoint(with: set) }
    if isAny(of: Tokenizer.numbers) {
      let isFirst = division?.divisor == .nothing
      division?.divisor = isFirst ? .number : .other
      last = .number
    } else if kinds.contains("LaterNumber") {
      division?.divisor = .other
      last = .unit
    } else if kinds.contains("Unit") {
      if isAfterOperand, !isPart {
        base = nil
        guard accepts(token) else { return false }
      } else {
        division?.divisor = .other
      }
      last = .unit
    } else if kinds.contains("^") || kinds.contains("**") {
      base = ending
      division?.divisor = .other
    } else if kinds.contains("∠") {
      // It binds tighter than a quotient.
      base = nil
      division?.divisor = .other
    } else if kinds.contains("Superscript") {
      division?.divisor = .other
    } else if isAfterOperand, isAny(of: Tokenizer.operandEnds.subtracting(["Name", "Code"])) {
      // A postfix operator, or a closing bracket.
      division?.divisor = .other
      last = isAny(of: Self.angles) ? .unit : .other
    } else if isAny(of: Self.dividing) {
      division = (ending, .nothing)
      base = nil
    } else if kinds.contains("Plus") || kinds.contains("Minus") {
      if isAfterOperand { self = ProductReader() }
    } else if isAny(of: Self.prefixes) || beginsOperand(token) {
      if isAfterOperand {
        division = nil
        base = nil
      }
      division?.divisor = .other
      last = .other
    } else {
      self = ProductReader()
    }
    return true
  }

  private func beginsOperand(_ token: Tokenizer.Token) -> Bool {
    !token.kinds.isDisjoint(with: [
      "Name", "Code", "Function", "ModFunction", "(", "[", "{", "⌊", "⌈", "OpeningBar",
    ])
  }

  /// Takes a unit that is juxtaposed, unless it may belong to the divisor as well as to the quotient.
  private mutating func accepts(_ unit: Tokenizer.Token) -> Bool {
    guard let (dividend, divisor) = division else { return true }
    guard divisor == .number, dividend != .other else { return false }
    if dividend == .unit { division?.divisor = .other } else { division = nil }
    return true
  }

  /// Forgets the exponent between a function and its argument.
  mutating func endFunctionPower() {
    base = nil
  }
}
