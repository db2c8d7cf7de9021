// Answers that are amounts of money: `--money` of the command, `:money` of a sheet.

package import SciCalculator
import SciLocale
package import SciMoney
import SciNumber
import SciSyntax
import SciUnits

extension Calculator {
  /// The value of a text that is an expression, or an amount as the locale writes it: `1.234,56 €`.
  ///
  /// - Parameters:
  ///   - typed: the text in UTF-8; where it was read as an amount, the expression that this is.
  ///   - money: the currency and the locale.
  /// - Returns: the value, in the wanted currency if there is a rate; `nil` where the text defines a function or says nothing.
  /// - Throws: why there is none, or that it could be one of two amounts.
  package mutating func value(
    of typed: inout [UInt8], in money: MoneyOptions
  ) throws(CalculatorError) -> Value? {
    guard let value = try unexchangedValue(of: &typed, in: money) else { return nil }
    return rates == nil ? value : exchanged(value, for: money.currency.code)
  }

  /// Whether the value of the text that was evaluated last is an amount where money was asked for, or should be one.
  ///
  /// - Parameter value: the value.
  /// - Returns: `false` for what is none, such as a condition, a day, a quotient of quantities or a number in a form that was asked for.
  package func mayBeAmount(_ value: Value) -> Bool {
    switch value {
    case .scalar(.boolean), .scalar(.calendar): false
    case .scalar(.real) where hasQuantities: false
    // A form such as `to fraction` is one of numbers.
    case _ where conversion != nil: false
    case .list: solutionIntervals == nil && solutionPoints == nil
    case .scalar: true
    }
  }

  /// A value as amounts of a currency.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - typed: the text that it is the value of.
  ///   - money: the currency, and how amounts are rounded and written.
  /// - Returns: the amounts.
  /// - Throws: why it is no amount, or cannot be rounded.
  package func amounts(
    of value: Value, from typed: [UInt8], in money: MoneyOptions
  ) throws(CalculatorError) -> RoundedAmounts {
    let budget = settings.budget
    let whole = SourceRange(0, typed.count)
    let amounts: RoundedAmounts
    switch value {
    case .scalar(let scalar):
      let number = try scalar.amount(in: money.currency.code, at: whole)
      amounts = try CalculatorError.marking(typed) { () throws(MathError) in
        try RoundedAmounts(number, money, within: budget)
      }
    case .list(let scalars):
      var elements: [Real] = []
      for element in scalars {
        elements.append(try element.amount(in: money.currency.code, at: whole))
      }
      amounts = try CalculatorError.marking(typed) { () throws(MathError) in
        try RoundedAmounts(list: elements, money, within: budget)
      }
    }
    if money.rounding.mode == .unnecessary, !amounts.isExact {
      throw try inexactAmount(amounts, typed)
    }
    return amounts
  }

  /// The error of amounts that had to be rounded and must not be.
  private func inexactAmount(
    _ amounts: RoundedAmounts, _ typed: [UInt8]
  ) throws(CalculatorError) -> CalculatorError {
    let budget = settings.budget
    let residues = try CalculatorError.marking(typed) { () throws(MathError) in
      try amounts.residues(within: budget)
    }
    let reason = amounts.isList ? nil : residues.first
    return CalculatorError(
      reason.map { .inexact(residue: $0) } ?? .math(.inexact, function: nil),
      at: SourceRange(0, typed.count))
  }
}

// MARK: - Reading

extension Calculator {
  private mutating func unexchangedValue(
    of typed: inout [UInt8], in money: MoneyOptions
  ) throws(CalculatorError) -> Value? {
    let value: Value?
    do throws(CalculatorError) {
      value = try evaluate(typed)
    } catch {
      guard let amount = Self.amount(in: typed, money) else { throw error }
      return try self.value(of: amount, replacing: &typed)
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
      return try self.value(of: amount, replacing: &typed)
    }
    let other = try text(of: .real(read.value), of: typed, format: .standard)
    throw CalculatorError(
      .unclearAmount(Self.text(of: amount), "\(other.string) \(amount.currency.code)"),
      at: SourceRange(0, typed.count))
  }

  /// The value of an amount, whose expression takes the place of what was typed.
  private mutating func value(
    of amount: Money, replacing typed: inout [UInt8]
  ) throws(CalculatorError) -> Value? {
    let text = Array(Self.text(of: amount).utf8)
    let value = try evaluate(text)
    typed = text
    return value
  }

  /// Notes a number such as 1.234 that the locale writes with a sign between its groups of digits, where the language has a decimal point.
  private mutating func noteGroups(in typed: [UInt8], _ locale: NumberLocale) {
    guard locale.currencyGroupSeparator == "." else { return }
    let point = UInt8(ascii: ".")
    let numbers = typed.split { !($0 == point || 48...57 ~= $0) }
    for number in numbers {
      let parts = number.split(separator: point, omittingEmptySubsequences: false)
      guard parts.count == 2, 1...3 ~= parts[0].count, parts[1].count == 3 else { continue }
      let shown = String(decoding: number, as: UTF8.self)
      add(note: "the point in `\(shown)` is a decimal point, and splits no digits")
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
}

extension NumberLocale {
  /// Whether the locale is plain English; to compare it with `.en` would make that one.
  fileprivate var isEnglish: Bool { tag == "en" }
}
