public import SciLocale
import SciNumber

extension MoneyFormat {
  /// Reads a whole text as an amount of a currency, or of one that the text names.
  ///
  /// ```swift
  /// let german = MoneyFormat(.de)
  /// let price = try german.money(from: "1.234,50 €")  // EUR 1234.50
  /// let same = try german.money(from: "1.234,50", expecting: .eur)
  /// let other = try? german.money(from: "1.234,50 $", expecting: .eur)  // nil
  /// ```
  ///
  /// The currency is named by its code or its sign, before or behind the digits. What a sign means is the locale's to
  /// say: in `en-US`, `$` is the sign of USD, and CAD is written `CA$`; in `en-CA`, `$` is the sign of CAD. So `$5` is
  /// refused for CAD in `en-US`, and for USD in `en-CA`. Where no currency has the sign for its own, as `$` in `es`, any
  /// currency may be expected that has it for its short symbol. A format whose label is ``Label/narrowSymbol`` takes
  /// it for the expected currency's in any locale.
  ///
  /// Without an expected currency a sign is that of the region's own currency, where the locale names a region whose currency has
  /// it for its usual sign: `$5` is USD in `en-US` and CAD in `en-CA`. Any other sign that several currencies have, in either
  /// width, is an error, as `$` in `en`, and in any locale if the label is ``Label/narrowSymbol``.
  ///
  /// - Parameters:
  ///   - text: what is read.
  ///   - expected: the currency of the amount; `nil` if the text must name one.
  ///   - parsing: how closely the text follows the locale.
  /// - Returns: the exact amount.
  /// - Throws: ``MoneyError/syntax(offset:expected:)``, ``MoneyError/ambiguousNumber(offset:readings:)``,
  ///   ``MoneyError/unknownCurrency(_:)``, ``MoneyError/ambiguousSymbol(_:)``,
  ///   ``MoneyError/unexpectedCurrency(_:expected:)`` or ``MoneyError/unexpectedSymbol(_:expected:)`` for the sign or
  ///   code of another currency, ``MoneyError/tooLarge``.
  public func money(
    from text: String, expecting expected: Currency? = nil, parsing: NumberParsing = .strict
  ) throws(MoneyError) -> Money {
    try money(from: text, parsing) { label, length throws(MoneyError) in
      let matches = CurrencyMatches(label, self, parsing: parsing, expected: expected)
      guard let expected else { return try matches.only(label, length) }
      try matches.check(expected, label, isNarrow: self.label == .narrowSymbol)
      return expected
    }
  }

  /// Reads a whole text as an amount of the currency that it names, or else of an assumed one.
  ///
  /// ```swift
  /// let english = MoneyFormat(.en)
  /// let bill = try english.money(from: "19.99", assuming: .usd)  // USD 19.99
  /// let other = try english.money(from: "€19.99", assuming: .usd)  // EUR 19.99
  /// ```
  ///
  /// - Parameters:
  ///   - text: what is read.
  ///   - assumed: the currency of a text that names none, or that has a sign of several currencies, of which it is one.
  ///   - parsing: how closely the text follows the locale.
  /// - Returns: the exact amount.
  /// - Throws: as ``money(from:expecting:parsing:)``, but for currencies that are not expected.
  public func money(
    from text: String, assuming assumed: Currency, parsing: NumberParsing = .strict
  ) throws(MoneyError) -> Money {
    try money(from: text, parsing) { label, length throws(MoneyError) in
      let matches = CurrencyMatches(label, self, parsing: parsing, expected: assumed)
      return matches.contains(assumed) || label.isEmpty
        ? assumed : try matches.only(label, length)
    }
  }

  /// Reads an amount whose currency is found from its label and the length of the text.
  private func money(
    from text: String, _ parsing: NumberParsing,
    currency: (String, Int) throws(MoneyError) -> Currency
  ) throws(MoneyError) -> Money {
    guard text.utf8.count <= 4 * Money.digitLimit else { throw .tooLarge }
    let scanned: ScannedNumber
    do throws(NumberTextError) {
      scanned = try ScannedNumber(text, locale, style: style, parsing: parsing)
    } catch {
      throw MoneyError(error)
    }
    let currency = try currency(scanned.label, text.utf8.count)
    let read: ReadNumber
    do throws(NumberTextError) {
      // The escudo has a decimal separator of its own, so the digits come last.
      read = try scanned.digits(currency: currency.code)
    } catch {
      throw MoneyError(error)
    }
    return Money(try Rational(read), currency)
  }
}

// MARK: - Labels

/// The currencies that a label may stand for in a locale.
private struct CurrencyMatches {
  /// Those whose code or usual sign it is.
  var standard: [Currency] = []
  /// Those whose short sign it is, or that people write so.
  var other: [Currency] = []
  /// Where the region's own currency is looked for, whose sign stands for it alone; `nil` in a format that writes the same short sign for others.
  private let locale: NumberLocale?

  init(_ label: String, _ format: MoneyFormat, parsing: NumberParsing, expected: Currency?) {
    locale = format.label == .narrowSymbol ? nil : format.locale
    guard !label.isEmpty else { return }
    let comparable = { (text: String) in NumberLocale.comparable(text, parsing: parsing) }
    if let expected,
      expected.code == label || comparable(expected.symbol(in: format.locale)) == label
    {
      // Nobody asks for the others then.
      standard.append(expected)
      return
    }
    if let currency = try? Currency(label) {
      standard.append(currency)
      return
    }
    let found = format.locale.currencies(matching: label, parsing: parsing)
    for currency in found.standard.compactMap({ try? Currency($0) }) where !contains(currency) {
      standard.append(currency)
    }
    for currency in found.narrow.compactMap({ try? Currency($0) }) where !contains(currency) {
      other.append(currency)
    }
    if let expected, !contains(expected),
      comparable(expected.symbol(in: format.locale, narrow: true)) == label
    {
      other.append(expected)
    }
    guard parsing == .lenient else { return }
    let spelled = CurrencySpellings.codes(of: label).compactMap { try? Currency($0) }
    for currency in spelled where !contains(currency) { other.append(currency) }
    if standard.isEmpty, other.isEmpty, let currency = try? Currency(label.uppercased()) {
      standard.append(currency)
    }
  }

  func contains(_ currency: Currency) -> Bool {
    standard.contains(currency) || other.contains(currency)
  }

  /// The currency that a label alone names.
  func only(_ label: String, _ length: Int) throws(MoneyError) -> Currency {
    guard !label.isEmpty else { throw .syntax(offset: length, expected: .currency) }
    guard let first = standard.first ?? other.first else { throw .unknownCurrency(label) }
    if standard == [first], let own = locale?.region.flatMap(Currency.used(in:)), own == first {
      return own
    }
    guard standard.count + other.count == 1 else { throw .ambiguousSymbol(label) }
    return first
  }

  /// Throws if a label is the sign or the code of another currency than the expected one.
  func check(_ expected: Currency, _ label: String, isNarrow: Bool) throws(MoneyError) {
    if label.isEmpty || standard.contains(expected) { return }
    if other.contains(expected), isNarrow || standard.isEmpty { return }
    let owners = standard.isEmpty ? other : standard
    guard let owner = owners.first else { throw .unknownCurrency(label) }
    guard owners.count == 1 else { throw .unexpectedSymbol(label, expected: expected) }
    throw .unexpectedCurrency(owner, expected: expected)
  }
}

extension MoneyError {
  /// The error of an amount for one of a number.
  init(_ error: NumberTextError) {
    let expected: Expectation =
      switch error.reason {
      case .expectedDigit: .digit
      case .misplacedGroup: .groupOfDigits
      case .unexpectedText, .ambiguousSeparator: .end
      case .unbalancedBracket: .closingBracket
      case .expectedPercentSign: .percentSign
      }
    self =
      error.readings.isEmpty
      ? .syntax(offset: error.offset, expected: expected)
      : .ambiguousNumber(offset: error.offset, readings: error.readings)
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
