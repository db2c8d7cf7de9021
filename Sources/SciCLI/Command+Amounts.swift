// Answers that are amounts of money: --money.

import SciAnswers
import SciCalculator
import SciJSON
import SciMoney
import SciNumber
import SciSyntax

extension Command {
  /// The lines of an answer that is an amount of money.
  mutating func lines(
    answering typed: [UInt8], in money: MoneyOptions
  ) throws(CalculatorError) -> [UInt8] {
    let reading = options.explains ? try calculator.readings(of: typed) : nil
    var read = typed
    guard let value = try calculator.value(of: &read, in: money) else { return [] }
    if calculator.mayBeAmount(value) {
      let amounts = try calculator.amounts(of: value, from: typed, in: money)
      return try lines(answering: typed, by: amounts, reading)
    }
    var result = try calculator.text(of: value, of: typed, format: options.format)
    if !options.dayLocale.utf8.isEmpty, !options.isJSON { localize(&result.bytes, value) }
    guard options.isJSON else { return result.bytes + Self.lineEnd }
    var object = JSONObject.answer(
      input: typed, value: value, result: result, settings: calculator.settings)
    addNotes(to: &object)
    return object.closed + Self.lineEnd
  }

  /// The lines that show one amount or several.
  private mutating func lines(
    answering typed: [UInt8], by amounts: RoundedAmounts, _ reading: [Reading]?
  ) throws(CalculatorError) -> [UInt8] {
    let budget = calculator.settings.budget
    if options.isJSON {
      var object = JSONObject()
      object.add("input", String(decoding: typed, as: UTF8.self))
      try CalculatorError.marking(typed) { () throws(MathError) in
        try object.add(amounts, within: budget)
      }
      if let reading { object.add("reading", reading.map(\.text)) }
      addNotes(to: &object)
      return object.closed + Self.lineEnd
    }
    var lines = Self.lines(explaining: reading ?? [])
    if options.explains {
      let words = try CalculatorError.marking(typed) { () throws(MathError) in
        try amounts.provenance(within: budget)
      }
      lines += Array("# \(words)\n".utf8)
    } else if output.isInteractive {
      lines += EqualsSign.utf8(isExact: amounts.isExact)
    }
    lines += amounts.utf8
    lines += Self.lineEnd
    return lines
  }
}

// MARK: - JSON

extension JSONObject {
  /// Adds what `--json` says of amounts.
  fileprivate mutating func add(
    _ amounts: RoundedAmounts, within budget: EvaluationBudget
  ) throws(MathError) {
    func add(_ name: String, _ texts: [String]) {
      if !amounts.isList, let text = texts.first {
        self.add(name, text)
      } else {
        self.add(name, texts)
      }
    }
    add("value", amounts.elements.map(\.text))
    add("amount", amounts.elements.map(\.rounded.amount.exactText))
    self.add("currency", amounts.options.currency.code)
    self.add("wasExact", amounts.isExact)
    add(amounts.isRational ? "exact" : "approximate", try amounts.values(within: budget))
    if let first = amounts.elements.first {
      self.add("rounding", amounts.options.rounding.mode.rawValue)
      self.add("increment", Money(first.rounded.increment, amounts.options.currency).exactText)
    }
    add("residue", try amounts.residues(within: budget))
  }
}
