// Operators in words: derivative of x^3 at 2, d/dx sin(x) at 0, integrate x^2 from 0 to 1, lim x->0 sin(x)/x, sum k^2 from k = 1 to 10.

import SciSyntax

/// The words that an operator with a variable of its own is written with, in front of its expression.
private struct OperatorWords {
  let words: [String]
  let operation: BoundOperator
  /// Whether the words are the operator's wherever they stand; others need `of`, `dx` or a range behind them.
  var isClear = false
  /// How many derivatives are taken.
  var order = 1

  static let all = [
    OperatorWords(words: ["second", "derivative"], operation: .derivative, order: 2),
    OperatorWords(words: ["derivative"], operation: .derivative),
    OperatorWords(words: ["slope"], operation: .derivative),
    OperatorWords(words: ["differentiate"], operation: .derivative, isClear: true),
    OperatorWords(words: ["∫"], operation: .integral, isClear: true),
    OperatorWords(words: ["integral"], operation: .integral),
    OperatorWords(words: ["int"], operation: .integral),
    OperatorWords(words: ["integrate"], operation: .integral, isClear: true),
    OperatorWords(words: ["area", "under"], operation: .integral, isClear: true),
    OperatorWords(words: ["limit"], operation: .limit),
    OperatorWords(words: ["lim"], operation: .limit),
    OperatorWords(words: ["sum"], operation: .sum),
    OperatorWords(words: ["product"], operation: .product),
    OperatorWords(words: ["minimum"], operation: .minimum),
    OperatorWords(words: ["minimize"], operation: .minimum, isClear: true),
    OperatorWords(words: ["minimise"], operation: .minimum, isClear: true),
    OperatorWords(words: ["maximum"], operation: .maximum),
    OperatorWords(words: ["maximize"], operation: .maximum, isClear: true),
    OperatorWords(words: ["maximise"], operation: .maximum, isClear: true),
    OperatorWords(words: ["roots"], operation: .solve),
    OperatorWords(words: ["zeros"], operation: .solve, isClear: true),
    OperatorWords(words: ["zeroes"], operation: .solve, isClear: true),
    OperatorWords(words: ["solve"], operation: .solve, isClear: true),
  ]
}

extension Respelling {
  /// What is known of a call that is written in words.
  private struct Call {
    var body: Range<Int>
    var variable: String?
    /// The numbers behind the variable.
    var numbers: [String] = []
    var isClear: Bool
  }

  /// Rewrites a statement that is an operator in words; whether there was one.
  mutating func respellOperatorPhrase(_ start: Int) -> Bool {
    let end = endOfStatement(start)
    // In `sum of k^2 from k = 1 to 10` nothing is defined.
    let head = self[start].text
    guard let (words, first, variable) = operatorWords(start), !names.isVariable(head),
      names.functions[head] == nil,
      // A call as the language writes it, whose error says more.
      self[first].text != "(" || closing(first).map({ $0 < end - 1 }) ?? false || variable != nil
    else { return false }
    let isEquation = (first..<end).contains { ["=", "=="].contains(self[$0].text) }
    if words.operation == .solve, isEquation { return false }
    let hasOf = word(first) == "of"
    var call = Call(
      body: (hasOf ? first + 1 : first)..<end, variable: variable,
      isClear: words.isClear || hasOf || variable != nil)
    let isRead =
      words.operation == .limit ? readLimit(&call) : readRange(&call, words.operation)
    // In `sum of 3 km and 500 m` the letter is a unit.
    let mayBeUnit = words.isClear || !words.operation.mayBeOfNumbers || !call.numbers.isEmpty
    guard isRead, call.isClear, !call.body.isEmpty,
      !call.numbers.isEmpty || words.operation != .derivative,
      let variable = call.variable ?? onlyUnknown(in: call.body, mayBeUnit)
    else { return false }
    if words.order > 1 { call.numbers.append("\(words.order)") }
    definedNames.insert(variable)
    let body = text(of: call.body) + (words.operation == .solve ? " == 0" : "")
    let arguments = [body, variable] + call.numbers
    replace(
      start..<end, by: "\(words.operation.rawValue)(\(arguments.joined(separator: "; ")))",
      isNoted: true)
    return true
  }

  /// The words of an operator at the beginning of a statement, where its expression begins, and the variable of `d/dx`.
  private func operatorWords(_ start: Int) -> (OperatorWords, first: Int, variable: String?)? {
    if word(start) == "d", self[start + 1].text == "/", let variable = differential(start + 2) {
      return (
        OperatorWords(words: [], operation: .derivative, isClear: true), start + 3, variable
      )
    }
    guard let words = OperatorWords.all.first(where: { follows($0.words, at: start) }) else {
      return nil
    }
    return (words, start + words.words.count, nil)
  }

  /// The variable of a differential such as `dx`.
  private func differential(_ index: Int) -> String? {
    let piece = self[index]
    guard piece.kind == .word, piece.text.utf8.count == 2, piece.text.hasPrefix("d"),
      !isTaken(piece.text)
    else { return nil }
    return String(piece.text.dropFirst())
  }

  /// Reads `x -> 0` in front of the expression or, after `as`, behind it.
  private func readLimit(_ call: inout Call) -> Bool {
    var index = call.body.lowerBound
    if word(index) == "as" { index += 1 }
    if let (place, end) = approach(index) {
      // In front of the expression, it is one number.
      var end = min(end, index + 2 + (self[index + 2].text == "-" ? 2 : 1))
      call.variable = self[index].text
      call.numbers = [text(of: place..<end)]
      if ["+", "-"].contains(self[end].text), !self[end].isApart, self[end + 1].isApart {
        call.numbers.append(self[end].text == "+" ? "1" : "-1")
        end += 1
      }
      if ["of", ","].contains(word(end)) { end += 1 }
      call.body = min(end, call.body.upperBound)..<call.body.upperBound
      call.isClear = true
      return true
    }
    guard let sign = call.body.first(where: { word($0) == "as" && approach($0 + 1) != nil }),
      let (place, end) = approach(sign + 1)
    else { return false }
    call.variable = self[sign + 1].text
    call.numbers = [text(of: place..<end)]
    call.body = call.body.lowerBound..<sign
    call.isClear = true
    return true
  }

  /// What a name comes near to, up to the end of the statement: `x -> 0`, `x → 0`, `x approaches 0`.
  private func approach(_ index: Int) -> (place: Int, end: Int)? {
    guard self[index].kind == .word, ["->", "→", "approaches"].contains(word(index + 1)) else {
      return nil
    }
    let end = endOfStatement(index + 2)
    return end > index + 2 ? (index + 2, end) : nil
  }

  /// Reads `from 0 to 1`, `between 0 and 1`, `for k = 1 to 10`, `at 3` and `dx` around the expression.
  private func readRange(_ call: inout Call, _ operation: BoundOperator) -> Bool {
    if word(call.body.lowerBound) == "from" {
      // sum from k = 1 to 10 of k^2
      guard let of = call.body.first(where: { word($0) == "of" }),
        let numbers = numbers(call.body.lowerBound + 1..<of, "to", &call)
      else { return false }
      call.numbers = numbers
      call.body = of + 1..<call.body.upperBound
    } else if let place = call.body.dropFirst().last(where: {
      ["from", "between", "for", "at", "when", "where"].contains(word($0))
    }) {
      let rest = place + 1..<call.body.upperBound
      let isPlace = ["at", "when", "where"].contains(word(place))
      guard isPlace || word(place) == "for" || operation != .derivative,
        !isPlace || operation == .derivative,
        let numbers = numbers(
          rest,
          operation == .derivative ? nil : word(place) == "between" ? "and" : "to", &call)
      else { return false }
      call.numbers = numbers
      call.body = call.body.lowerBound..<place
    }
    if call.body.count > 1, let variable = differential(call.body.upperBound - 1),
      operation == .integral
    {
      call.variable = call.variable ?? variable
      call.isClear = true
      call.body = call.body.lowerBound..<call.body.upperBound - 1
    }
    if call.body.count > 2, ["for", "over", "wrt"].contains(word(call.body.upperBound - 2)),
      self[call.body.upperBound - 1].kind == .word
    {
      call.variable = self[call.body.upperBound - 1].text
      call.body = call.body.lowerBound..<call.body.upperBound - 2
    }
    call.isClear = call.isClear || !call.numbers.isEmpty
    return true
  }

  /// The numbers of `x = 0 to 1`, with the word between them, or of `x = 3` without one.
  private func numbers(
    _ range: Range<Int>, _ separator: String?, _ call: inout Call
  ) -> [String]? {
    var range = range
    if range.count > 2, self[range.lowerBound].kind == .word, self[range.lowerBound + 1].text == "="
    {
      call.variable = self[range.lowerBound].text
      range = range.lowerBound + 2..<range.upperBound
    }
    guard let separator else { return range.isEmpty ? nil : [text(of: range)] }
    guard let place = range.first(where: { word($0) == separator }), place > range.lowerBound,
      place + 1 < range.upperBound
    else { return nil }
    return [text(of: range.lowerBound..<place), text(of: place + 1..<range.upperBound)]
  }

  /// The one letter in an expression that means nothing, or perhaps a unit.
  private func onlyUnknown(in range: Range<Int>, _ mayBeUnit: Bool) -> String? {
    let letters = Set(
      range.filter { isUnknown($0, mayBeUnit: mayBeUnit) && self[$0 + 1].text != "(" }
        .map { self[$0].text })
    return letters.count == 1 ? letters.first : nil
  }
}
