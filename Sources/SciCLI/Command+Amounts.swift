// Answers that are amounts of money: --money.

import SciCalculator
import SciJSON
import SciLocale
import SciMoney
import SciNumber
import SciSyntax
import SciUnits

extension Command {
  /// The lines of an answer that is an amount of money.
  mutating func lines(
    answering typed: [UInt8], in money: MoneyOptions
  ) throws(CalculatorError) -> [UInt8] {
    let reading = options.explains ? try calculator.readings(of: typed) : nil
    guard var value = try value(of: typed, in: money) else { return [] }
    if calculator.rates != nil { value = calculator.exchanged(value, for: money.currency.code) }
    let budget = calculator.settings.budget
    let whole = SourceRange(0, typed.count)
    switch value {
    case .scalar(.boolean), .scalar(.calendar): break
    case .scalar(.real) where calculator.hasQuantities: break
    // A form that was asked for, such as `to fraction`, is one of numbers.
    case _ where calculator.conversion != nil: break
    case .scalar(let scalar):
      let number = try scalar.amount(in: money.currency.code, at: whole)
      let amount = try CalculatorError.marking(typed) { () throws(MathError) in
        try RoundedAmount(number, money, within: budget)
      }
      return try lines(answering: typed, by: amount, reading)
    case .list where calculator.solutionIntervals != nil: break
    case .list where calculator.solutionPoints != nil: break
    case .list(let scalars):
      var elements: [Real] = []
      for element in scalars {
        elements.append(try element.amount(in: money.currency.code, at: whole))
      }
      let amounts = try CalculatorError.marking(typed) { () throws(MathError) in
        try RoundedList(elements, money, within: budget)
      }
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

  /// The value of a text that is an expression, or an amount as the locale writes it: `1.234,56 €`.
  private mutating func value(
    of typed: [UInt8], in money: MoneyOptions
  ) throws(CalculatorError) -> Value? {
    let value: Value?
    do throws(CalculatorError) {
      value = try calculator.evaluate(typed)
    } catch {
      guard let amount = Self.amount(in: typed, money) else {
        throw error
      }
      return try calculator.evaluate(Self.text(of: amount))
    }
    // In English the language reads an amount as people do.
    guard !money.locale.isEnglish, let read = value?.quantity,
      let amount = Self.amount(in: typed, money), read.value.knownRational != amount.amount
    else {
      noteGroups(in: typed, money.locale)
      return value
    }
    // What the command itself writes for an amount means that amount: 1.235 CLP in German.
    if (try? money.writer.utf8(of: amount.amount)) == typed {
      return try calculator.evaluate(Self.text(of: amount))
    }
    let other = try calculator.text(of: .real(read.value), of: typed, format: .standard)
    throw CalculatorError(
      .unclearAmount(Self.text(of: amount), "\(other.string) \(amount.currency.code)"),
      at: SourceRange(0, typed.count))
  }

  /// Notes a number such as 1.234 that the locale writes with a sign between its groups of digits, where the language has a decimal point.
  private mutating func noteGroups(in typed: [UInt8], _ locale: NumberLocale) {
    guard locale.currencyGroupSeparator == "." else { return }
    let numbers = typed.split { !($0 == UInt8(ascii: ".") || 48...57 ~= $0) }
    for number in numbers {
      let parts = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      guard parts.count == 2, 1...3 ~= parts[0].count, parts[1].count == 3 else { continue }
      let shown = String(decoding: number, as: UTF8.self)
      calculator.add(note: "the point in `\(shown)` is a decimal point, and splits no digits")
    }
  }

  /// An amount as an expression.
  private static func text(of amount: Money) -> String {
    "\(amount.exactText) \(amount.currency.code)"
  }

  /// The amount in the wanted currency that a whole text is in the way of a locale; a number by itself is left to the language.
  private static func amount(in typed: [UInt8], _ money: MoneyOptions) -> Money? {
    guard typed.count <= longestAmount else { return nil }
    let text = String(decoding: typed, as: UTF8.self)
    let namesCurrency = text.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.generalCategory == .currencySymbol
    }
    guard namesCurrency else { return nil }
    return try? Money(text, locale: money.locale, expecting: money.currency)
  }

  private static let longestAmount = 64

  /// The lines that show one amount or several.
  private mutating func lines(
    answering typed: [UInt8], by amounts: some AmountText, _ reading: [Reading]?
  ) throws(CalculatorError) -> [UInt8] {
    let budget = calculator.settings.budget
    if options.format.rounding == .unnecessary, !amounts.isExact {
      let residue = try CalculatorError.marking(typed) { () throws(MathError) in
        try amounts.residueText(within: budget)
      }
      let reason = residue.map { CalculatorError.Reason.inexact(residue: $0) }
      throw CalculatorError(
        reason ?? .math(.inexact, function: nil), at: SourceRange(0, typed.count))
    }
    if options.isJSON {
      var object = JSONObject()
      object.add("input", String(decoding: typed, as: UTF8.self))
      try CalculatorError.marking(typed) { () throws(MathError) in
        try amounts.describe(in: &object, within: budget)
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

extension NumberLocale {
  /// Whether the locale is plain English; to compare it with `.en` would make that one.
  fileprivate var isEnglish: Bool { tag == "en" }
}
