public import SciLocale
import SciNumber

/// How amounts are written for people and read from them.
///
/// Writing hides no digit: without a rounding it shows at least the smallest unit and all further decimals.
/// What it writes, it reads back as the same amount.
public struct MoneyFormat: Hashable, Sendable {
  /// What is written for the currency.
  public enum Label: String, CaseIterable, Hashable, Sendable {
    /// The symbol of the locale, which is different for each currency: `CA$`.
    case symbol
    /// The short symbol, which several currencies may share: `$`.
    case narrowSymbol
    /// The code.
    case code
    /// Nothing.
    case none
  }

  /// Whose separators and symbols are used.
  public var locale: NumberLocale
  /// Whether negative amounts stand in brackets where the locale does that.
  public var isAccounting: Bool
  /// What is written for the currency.
  public var label: Label
  /// How amounts are rounded before they are written; `nil` if they are not.
  public var rounding: Rounding?

  /// A format of a locale.
  public init(
    _ locale: NumberLocale, accounting isAccounting: Bool = false, label: Label = .symbol,
    rounding: Rounding? = nil
  ) {
    (self.locale, self.isAccounting, self.label) = (locale, isAccounting, label)
    self.rounding = rounding
  }

  private var style: NumberStyle { isAccounting ? .accounting : .currency }
}

// MARK: - Writing

extension MoneyFormat {
  /// Writes an amount.
  ///
  /// - Throws: ``MoneyError/nonTerminating(_:)`` if its decimals do not end and there is no rounding;
  ///   ``MoneyError/tooLarge``; the errors of ``Money/rounded(_:)``.
  public func text(_ money: Money) throws(MoneyError) -> String {
    var (amount, decimals) = (money.amount, money.currency.minorUnits ?? 0)
    if let rounding {
      amount = try money.rounded(rounding).amount
      decimals = try self.decimals(of: rounding.increment, in: money.currency)
    }
    let digits = try PositionalDigits(amount, minimumDecimals: decimals)
    return locale.text(digits, style: style, currency: currencyLabel(money.currency))
  }

  /// How many decimals are always written of multiples of an increment.
  private func decimals(
    of increment: Increment, in currency: Currency
  ) throws(MoneyError) -> Int {
    switch try increment.step(in: currency) {
    case .decimals(let count): return max(0, count)
    case .amount(let amount):
      guard amount.isDecimal, !amount.isInteger else {
        return amount.isInteger ? 0 : currency.minorUnits ?? 0
      }
      // Multiples of 0.05 are written with the two decimals of the unit.
      return max(
        try PositionalDigits(amount, minimumDecimals: 0).fraction.count, currency.minorUnits ?? 0)
    }
  }

  private func currencyLabel(_ currency: Currency) -> CurrencyLabel {
    let text =
      switch label {
      case .symbol: currency.symbol(in: locale)
      case .narrowSymbol: currency.symbol(in: locale, narrow: true)
      case .code: currency.code
      case .none: ""
      }
    return CurrencyLabel(code: currency.code, text: text)
  }
}

// MARK: - Reading

extension MoneyFormat {
  /// Reads a whole text as an amount.
  ///
  /// The currency is said by its code or symbol, before or behind the digits, or by `expected`. A symbol that several
  /// currencies have, such as `$`, is understood only as that of the expected currency.
  ///
  /// - Parameters:
  ///   - text: what is read.
  ///   - expected: the currency of a text that names none.
  /// - Returns: the exact amount.
  /// - Throws: ``MoneyError/syntax(offset:expected:)``, ``MoneyError/unknownCurrency(_:)``,
  ///   ``MoneyError/ambiguousSymbol(_:)``, ``MoneyError/tooLarge``.
  public func money(
    from text: String, expecting expected: Currency? = nil
  ) throws(MoneyError) -> Money {
    guard text.utf8.count <= 4 * Money.digitLimit else { throw .tooLarge }
    let read: ReadNumber
    do throws(NumberTextError) {
      // A code in the text decides before the expected currency: the escudo has a decimal separator of its own.
      let letters = String(text.filter { "A"..."Z" ~= $0 })
      read = try locale.read(
        text, style: style, currency: (try? Currency(letters))?.code ?? expected?.code)
    } catch {
      throw MoneyError(error)
    }
    let currency = try self.currency(labelled: read.label, expecting: expected, text)
    return Money(try Rational(read), currency)
  }

  private func currency(
    labelled label: String, expecting expected: Currency?, _ text: String
  ) throws(MoneyError) -> Currency {
    if let expected {
      let own = [
        expected.code, expected.symbol(in: locale), expected.symbol(in: locale, narrow: true),
      ]
      if label.isEmpty || own.contains(where: { NumberLocale.comparable($0) == label }) {
        return expected
      }
    }
    guard !label.isEmpty else {
      throw .syntax(offset: text.utf8.count, expected: .currency)
    }
    if let currency = try? Currency(label) { return currency }
    let matches = locale.currencies(written: label)
    guard let match = matches.first, let currency = try? Currency(match) else {
      throw .unknownCurrency(label)
    }
    guard matches.count == 1 else { throw .ambiguousSymbol(label) }
    return currency
  }
}

extension MoneyError {
  /// The error of an amount for one of a number.
  init(_ error: NumberTextError) {
    let expected: Expectation =
      switch error.reason {
      case .expectedDigit: .digit
      case .misplacedGroup: .groupOfDigits
      case .unexpectedText: .end
      case .unbalancedBracket: .closingBracket
      case .expectedPercentSign: .percentSign
      }
    self = .syntax(offset: error.offset, expected: expected)
  }
}

extension Rational {
  /// The number that was read.
  init(_ read: ReadNumber) throws(MoneyError) {
    guard read.integer.count + read.fraction.count <= Money.digitLimit,
      let value = Rational(
        PositionalDigits(
          isNegative: read.isNegative, integer: read.integer, fraction: read.fraction))
    else { throw .tooLarge }
    self = value
  }
}

// MARK: - Percentages

/// How percentages are written for people and read from them.
public struct PercentFormat: Hashable, Sendable {
  /// Whose separators and signs are used.
  public var locale: NumberLocale

  /// A format of a locale.
  public init(_ locale: NumberLocale) {
    self.locale = locale
  }

  /// Writes a percentage in all its decimals.
  ///
  /// - Throws: ``MoneyError/nonTerminating(_:)``; ``MoneyError/tooLarge``.
  public func text(_ percent: Percent) throws(MoneyError) -> String {
    locale.text(try PositionalDigits(percent.points, minimumDecimals: 0), style: .percent)
  }

  /// Reads a whole text with a percent sign.
  ///
  /// - Throws: ``MoneyError/syntax(offset:expected:)``; ``MoneyError/tooLarge``.
  public func percent(from text: String) throws(MoneyError) -> Percent {
    guard text.utf8.count <= 4 * Money.digitLimit else { throw .tooLarge }
    let read: ReadNumber
    do throws(NumberTextError) {
      read = try locale.read(text, style: .percent)
    } catch {
      throw MoneyError(error)
    }
    return Percent(try Rational(read))
  }
}
