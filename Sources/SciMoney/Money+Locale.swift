public import SciLocale

extension Money {
  /// The amount in a text that a person typed in the way of a locale.
  ///
  /// ```swift
  /// let fare = try Money("¥1,235", locale: .ja, expecting: .jpy)  // JPY 1235
  /// let rent = try Money("1.234,50 €", locale: .de)  // EUR 1234.50
  /// let fee = try? Money("$5", locale: .enUS, expecting: .eur)  // nil
  /// ```
  ///
  /// Full-width and native digits, signs on either side and the like are understood; see `NumberParsing.lenient`.
  /// Nothing is guessed: a text with two readings is an error that names both.
  /// ``MoneyFormat/money(from:expecting:parsing:)`` says what a sign such as `$` means.
  ///
  /// - Parameters:
  ///   - text: what was typed.
  ///   - locale: whose separators, digits and signs are meant.
  ///   - expected: the currency of the amount; `nil` if the text must name one.
  ///   - parsing: how closely the text follows the locale.
  /// - Throws: the errors of ``MoneyFormat/money(from:expecting:parsing:)``.
  public init(
    _ text: String, locale: NumberLocale, expecting expected: Currency? = nil,
    parsing: NumberParsing = .lenient
  ) throws(MoneyError) {
    self = try MoneyFormat(locale).money(from: text, expecting: expected, parsing: parsing)
  }
}

extension Money {
  /// The amount in a text that a person typed, of a currency that it need not name.
  ///
  /// - Throws: the errors of ``init(_:locale:expecting:parsing:)``.
  public init(_ text: String, locale: NumberLocale, currency: Currency) throws(MoneyError) {
    try self.init(text, locale: locale, expecting: currency)
  }

  /// The amount in a text that a person typed: `try Money(text, .eur, locale: "de_DE")`.
  ///
  /// - Throws: the errors of ``init(_:locale:expecting:parsing:)``.
  public init(_ text: String, _ currency: Currency, locale: NumberLocale) throws(MoneyError) {
    try self.init(text, locale: locale, expecting: currency)
  }

  /// The amount in a text that a person typed, of a currency that it need not name.
  ///
  /// - Throws: the errors of ``init(_:locale:expecting:parsing:)``.
  public init(
    parsing text: String, currency: Currency, locale: NumberLocale
  ) throws(MoneyError) {
    try self.init(text, locale: locale, expecting: currency)
  }

  /// The amount in a text that a person typed: `try Money(parsing: "1.234,56 €", locale: "de_DE")`.
  ///
  /// - Parameters:
  ///   - text: what was typed.
  ///   - locale: whose separators, digits and signs are meant.
  ///   - currency: the currency of the amount; `nil` if the text must name one.
  /// - Throws: the errors of ``init(_:locale:expecting:parsing:)``.
  public init(
    parsing text: String, locale: NumberLocale, currency: Currency? = nil
  ) throws(MoneyError) {
    try self.init(text, locale: locale, expecting: currency)
  }
}
