// Calculus as it is written by hand: solve(x^2 = 2; x), f'(2), limit(1/x; x; ∞), ∫(x^2; x; 0; 1).

import SciSyntax

extension Respelling {
  /// Rewrites the signs of an equation, of an infinity and of an integral, and primes.
  mutating func respellCalculus(_ index: Int) {
    if isStart(index), respellOperatorPhrase(index) || respellEquation(index) { return }
    switch self[index].text {
    case "=":
      guard let function = function(around: index),
        BoundOperator(named: function)?.takesEquation ?? false
      else { return }
      replace(index..<index + 1, by: " == ")
    case "∞": replace(index..<index + 1, by: "inf")
    case "∫" where self[index + 1].text == "(": replace(index..<index + 1, by: "integral")
    case "'", "′", "''", "″": respellPrimes(index)
    default: break
    }
  }

  /// Rewrites `x^2 = 4`, `2x + y = 3, x - y = 0`, `solve x^2 = 4 for x` and `solve(x^2 = 4)`: equations in letters that mean nothing; whether there were any.
  ///
  /// `x = 5` gives a name a value, and `2 + 2 = 4` has no unknown.
  private mutating func respellEquation(_ start: Int) -> Bool {
    var end = endOfStatement(start)
    let statementEnd = end
    var first = start
    if word(start) == "solve", !isTaken(self[start].text) {
      first += 1
      if self[first].text == "(", closing(first) == end - 1 { (first, end) = (first + 1, end - 1) }
    }
    if end - 2 > first, word(end - 2) == "for", self[end - 1].kind == .word { end -= 2 }
    let isAsked = first > start
    var depth = 0
    var signs: [Int] = []
    var commas: [Int] = []
    var unknowns: [String] = []
    for position in first..<max(first, end) {
      let piece = self[position]
      switch piece.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "=" where depth == 0, "==" where depth == 0 && isAsked: signs.append(position)
      case "," where depth == 0: commas.append(position)
      case "=", "==", ";", ":=", "<", ">", "'": return false
      default: break
      }
      guard piece.kind == .word else { continue }
      guard self[position + 1].text != "(" || !isTaken(piece.text) else { return false }
      if isUnknown(position, mayBeUnit: isAsked), !unknowns.contains(piece.text) {
        unknowns.append(piece.text)
      }
    }
    guard depth == 0, 1...8 ~= unknowns.count, signs.count == unknowns.count,
      commas.count == signs.count - 1
    else { return false }
    var equations: [String] = []
    var begin = first
    for (sign, stop) in zip(signs, commas + [end]) {
      guard begin < sign, sign + 1 < stop else { return false }
      // It gives a name a value, or defines a function.
      let isName = self[begin].kind == .word && sign == begin + 1
      let isCall = self[begin].kind == .word && self[begin + 1].text == "("
      let isKnown =
        FunctionTable.function(named: self[begin].text)?.argumentCounts.contains(1) ?? false
      let isNameBehind = self[sign + 1].kind == .word && stop == sign + 2
      if !isAsked, isName || isCall && !isKnown || isNameBehind && !isCall { return false }
      equations.append("\(text(of: begin..<sign)) == \(text(of: sign + 1..<stop))")
      begin = stop + 1
    }
    definedNames.formUnion(unknowns)
    let names = unknowns.sorted().joined(separator: "; ")
    replace(
      start..<statementEnd, by: "solve(\(equations.joined(separator: "; ")); \(names))",
      isNoted: true)
    return true
  }

  /// Whether a piece is one letter that means nothing, or perhaps a unit.
  func isUnknown(_ index: Int, mayBeUnit: Bool) -> Bool {
    let text = self[index].text
    return self[index].kind == .word && text.utf8.count == 1 && !isTaken(text)
      && !names.isConstant(text) && (mayBeUnit || isMeaningless(text))
  }

  /// The word in front of the bracket that is open at an index.
  func function(around index: Int) -> String? {
    var depth = 0
    for position in stride(from: index - 1, through: 1, by: -1) {
      switch self[position].text {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        if depth == 0 { return self[position - 1].kind == .word ? self[position - 1].text : nil }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  /// Rewrites `f'(2)` and `f″(x)` for a function of the session.
  private mutating func respellPrimes(_ index: Int) {
    let name = self[index - 1]
    guard name.kind == .word, isTaken(name.text), !self[index].isApart else { return }
    var (end, order) = (index, 0)
    while let count = ["'": 1, "′": 1, "''": 2, "″": 2][self[end].text] {
      order += count
      end += 1
    }
    guard self[end].text == "(", let close = closing(end), close > end + 1 else { return }
    let place = text(of: end + 1..<close)
    let times = order == 1 ? "" : "; \(order)"
    replace(
      index - 1..<close + 1, by: "derivative(\(name.text)(u); u; \(place)\(times))",
      isNoted: true)
  }
}
