// What is usual in programs, spreadsheets and TeX: math.sqrt(2), \frac{1}{2}, 17 % 4, and(1; 2), if a then b else c.

import SciNumber
import SciSyntax

// MARK: - Characters

extension Respelling {
  private static let characters = ["«": "<<", "»": ">>", "⊕": " xor ", "∔": "+"]

  /// `«` and characters that look like those of the language.
  mutating func respellCharacter(_ index: Int) {
    let piece = self[index]
    guard piece.kind == .sign else { return }
    if let text = Self.characters[piece.text] { return replace(index..<index + 1, by: text) }
    if piece.text == "∜" { return respellFourthRoot(index) }
    guard let meaning = piece.meaning, meaning != "root" else { return }
    replace(index..<index + 1, by: meaning, isNoted: true)
    // `˚C` is one name.
    guard meaning == "°", self[index + 1].kind == .word, !self[index + 1].isApart else { return }
    replace(index..<index + 2, by: "°" + self[index + 1].text, isNoted: true)
  }

  /// Rewrites `∜16`.
  private mutating func respellFourthRoot(_ index: Int) {
    let end = self[index + 1].text == "(" ? closing(index + 1).map { $0 + 1 } ?? 0 : index + 2
    guard end > index + 1, beginsOperand(index + 1) else { return }
    replace(index..<end, by: "root(\(text(of: index + 1..<end)); 4)")
  }

  /// Rewrites `\frac{1}{2}`, `\sqrt[3]{8}`, `\pi`.
  mutating func respellTeX(_ index: Int) {
    guard self[index].text == "\\" else { return }
    // A group may hold another command, and each has one sign less.
    defer { lookAgain(at: self[index].text == "\\" ? index + 1 : index) }
    let next = self[index + 1]
    guard next.kind == .word, !next.isApart else {
      if [",", ";", "!", ":"].contains(next.text) { replace(index..<index + 2, by: " ") }
      if next.text == "%" { replace(index..<index + 1, by: "") }
      return
    }
    if let sign = Self.commands[next.text] { return replace(index..<index + 2, by: sign) }
    switch next.text {
    case "frac", "dfrac", "tfrac":
      guard let (first, second, end) = twoGroups(index + 2) else { return }
      replace(index..<end, by: "((\(first))/(\(second)))")
    case "binom":
      guard let (first, second, end) = twoGroups(index + 2) else { return }
      replace(index..<end, by: "nCr(\(first); \(second))")
    case "sqrt":
      if self[index + 2].text == "[", let degree = group(index + 2),
        let radicand = group(degree.end)
      {
        return replace(index..<radicand.end, by: "root(\(radicand.text); \(degree.text))")
      }
      guard let radicand = group(index + 2) else { return }
      replace(index..<radicand.end, by: "sqrt(\(radicand.text))")
    default: replace(index..<index + 1, by: "")
    }
  }

  private static let commands = [
    "cdot": " * ", "times": " * ", "div": " / ", "left": "", "right": "", "pm": "±", "leq": " <= ",
    "le": " <= ", "geq": " >= ", "ge": " >= ", "neq": " != ", "quad": " ", "text": "", "mathrm": "",
    "displaystyle": "", "bmod": " mod ", "mod": " mod ",
  ]

  /// What stands between the brackets at an index, and where they end.
  private func group(_ index: Int) -> (text: String, end: Int)? {
    guard ["{", "["].contains(self[index].text), let end = closing(index), end > index + 1 else {
      return nil
    }
    return (text(of: index + 1..<end), end + 1)
  }

  private func twoGroups(_ index: Int) -> (first: String, second: String, end: Int)? {
    guard let first = group(index), let second = group(first.end) else { return nil }
    return (first.text, second.text, second.end)
  }
}

// MARK: - Modules

extension Respelling {
  private static let modules: Set<String> = ["math", "np", "numpy", "cmath", "sympy"]

  /// Functions of modules that have another name here.
  private static let functions = [
    "log": "ln", "log2": "log2", "log10": "log10", "fabs": "abs", "arcsin": "asin",
    "arccos": "acos",
    "arctan": "atan", "arctan2": "atan2", "power": "pow", "factorial": "factorial", "pi": "pi",
    "e": "e", "tau": "tau", "euler": "e", "comb": "nCr", "perm": "nPr", "absolute": "abs",
    "fmod": "rem", "std": "stdevp", "var": "varp", "average": "mean",
    "hypot": "hypot",
  ]

  /// Rewrites `math.sqrt(2)`, `np.pi`.
  mutating func respellModule(_ index: Int) throws(CalculatorError) {
    guard Self.modules.contains(word(index)), !isTaken(self[index].text),
      self[index + 1].text == ".",
      !self[index + 1].isApart, self[index + 2].kind == .word
    else { return }
    let given = word(index + 2)
    let isPower = given == "log" && argumentCount(index + 3) == 2
    let name = isPower ? "log" : Self.functions[given] ?? given
    guard FunctionTable.function(named: name) != nil || names.isConstant(name) else { return }
    if settings.angleUnit != .radians, Self.takesRadians(name), self[index + 3].text == "(" {
      guard let end = closing(index + 3) else { return }
      let argument = text(of: index + 4..<end)
      let readings =
        FunctionTable.function(named: name)?.unitRule.takesAngles ?? false
        ? ("\(name)((\(argument)) rad)", "\(name)(\(argument))")
        : ("\(name)(\(argument)) to rad", "\(name)(\(argument))")
      throw doubt(
        .radiansOfPrograms(readings.0, readings.1, settings.angleUnit), at: index..<end + 1)
    }
    replace(index..<index + 3, by: name)
  }

  /// Whether a function of a program takes or gives angles.
  private static func takesRadians(_ name: String) -> Bool {
    guard let function = FunctionTable.function(named: name) else { return false }
    return function.unitRule.takesAngles
      || FunctionTable.inverse(of: function)?.unitRule.takesAngles ?? false
  }

  private func argumentCount(_ bracket: Int) -> Int {
    guard let end = closing(bracket) else { return 0 }
    var depth = 0
    var count = 1
    for index in bracket..<end {
      switch self[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ",", ";": count += depth == 1 ? 1 : 0
      default: break
      }
    }
    return count
  }
}

// MARK: - Operators

extension Respelling {
  /// `and(1; 2)`, as spreadsheets have it.
  mutating func respellOperatorCall(_ index: Int) {
    guard ["and", "or", "xor"].contains(word(index)), !endsOperand(index - 1),
      self[index + 1].text == "(", let end = closing(index + 1)
    else { return }
    var parts: [String] = []
    var start = index + 2
    var depth = 0
    for position in index + 2..<end + 1 {
      switch self[position].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if position == end { parts.append(text(of: start..<position)) }
      case ",", ";":
        guard depth == 0 else { continue }
        parts.append(text(of: start..<position))
        start = position + 1
      default: break
      }
    }
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return }
    let joined = parts.map { "(\($0))" }.joined(separator: " \(word(index)) ")
    replace(index..<end + 1, by: "(\(joined))", isNoted: true)
  }

  /// Rewrites `!true`.
  mutating func respellNegation(_ index: Int) {
    guard self[index].text == "!", !endsOperand(index - 1), beginsOperand(index + 1),
      !self[index + 1].isApart, !self[index + 1].isNumber
    else { return }
    replace(index..<index + 1, by: "not ", isNoted: true)
  }

  /// Rewrites `if a then b else c`.
  mutating func respellCondition(_ index: Int) {
    guard word(index) == "if", self[index + 1].text != "(" || closing(index + 1) != nil else {
      return
    }
    guard
      let then = (index + 1..<max(pieces.count, index + 1)).first(where: { word($0) == "then" }),
      let otherwise = (then + 1..<max(pieces.count, then + 1)).first(where: { word($0) == "else" }),
      otherwise + 1 < pieces.count
    else { return }
    let end = endOfStatement(otherwise + 1)
    let condition = text(of: index + 1..<then)
    let values = (text(of: then + 1..<otherwise), text(of: otherwise + 1..<end))
    replace(index..<end, by: "if(\(condition); \(values.0); \(values.1))")
  }

  /// `17 % 4`, where a percentage cannot be followed by a number.
  mutating func respellRemainder(_ index: Int) throws(CalculatorError) {
    guard self[index].text == "%", endsOperand(index - 1),
      self[index + 1].isNumber || self[index + 1].text == "("
        || self[index + 1].kind == .word && !Syntax.reservedWords.contains(self[index + 1].text)
    else { return }
    // `20% 50` may lack its `of`.
    let isTight = !self[index].isApart
    guard !isTight || !self[index + 1].isApart else { return }
    if self[index + 1].kind == .word, unit(index + 1) != nil || isMeaningless(self[index + 1].text)
    {
      return
    }
    if self[index - 1].isNumber, ["-", "−"].contains(self[index - 2].text), !endsOperand(index - 3)
    {
      let texts = ("-" + self[index - 1].text, self[index + 1].text)
      throw doubt(
        .signedRemainder("\(texts.0) mod \(texts.1)", "rem(\(texts.0); \(texts.1))"),
        at: index - 2..<index + 2)
    }
    replace(index..<index + 1, by: "mod", isNoted: true)
    setApart(index)
    setApart(index + 1)
  }
}
