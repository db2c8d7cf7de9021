import SciLocale
public import SciMoney

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Money {
  /// A style for `formatted`, `Text(_:format:)` and `TextField(_:value:format:)` that writes exact amounts.
  ///
  /// ```swift
  /// let price = Money("1234.5", .eur)
  /// let here = price.formatted(.money)  // as the current locale does
  /// let cents = Rounding(.halfEven, to: .minorUnit)
  /// let share = price / 7
  /// let german = share.formatted(.money(locale: Locale(identifier: "de_DE"), rounding: cents))  // 176,36 €
  /// ```
  ///
  /// The digits are those of a `MoneyFormat`; no `Decimal` and no `Double` is on the way. Nothing is rounded unless the
  /// format has a rounding. A style cannot throw: an amount whose decimals do not end is rounded to the smallest unit behind
  /// the sign `≈` that says so, and one that has no smallest unit is written exactly for machines, such as `XAU 100/3`.
  public struct FormatStyle: Hashable, Sendable {
    /// How amounts are written and read.
    public var moneyFormat: MoneyFormat
    /// The currency of texts that name none, when they are read.
    public var expectedCurrency: Currency?

    /// A style that writes and reads as `moneyFormat` says.
    public init(_ moneyFormat: MoneyFormat, expecting expectedCurrency: Currency? = nil) {
      self.moneyFormat = moneyFormat
      self.expectedCurrency = expectedCurrency
    }
  }

  /// The amount written in a style.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }

  /// The amount for people, as the current locale of the user writes it, with all its digits.
  ///
  /// It does not throw; see ``FormatStyle`` for an amount whose decimals do not end.
  public func formatted() -> String { formatted(.money) }

  /// The amount for people, as the current locale of the user writes it, behind as many spaces as fill a column.
  public func formatted(width: Int) -> String {
    formatted(width: width, locale: (try? NumberLocale(Locale.current)) ?? .root)
  }
}

extension TypedMoney {
  /// The amount written in a style.
  public func formatted(_ style: Money.FormatStyle) -> String { style.format(money) }

  /// The amount for people, as the current locale of the user writes it, with all its digits.
  public func formatted() -> String { money.formatted(.money) }
}

extension Money.FormatStyle: ParseableFormatStyle {
  /// Writes an amount; see ``SciMoney/Money/FormatStyle`` for one that its format cannot write.
  public func format(_ money: Money) -> String {
    (try? moneyFormat.text(money)) ?? moneyFormat.approximation(of: money)
  }

  /// The same style for another locale; unchanged if that is not known.
  public func locale(_ locale: Locale) -> Money.FormatStyle {
    var style = self
    if let known = try? NumberLocale(locale) { style.moneyFormat.locale = known }
    return style
  }

  /// What reads the texts of this style.
  public var parseStrategy: Money.ParseStrategy { Money.ParseStrategy(style: self) }
}

// MARK: - Reading

extension Money {
  /// Reads what a style writes: a whole text or an error, never a prefix.
  ///
  /// ```swift
  /// let strategy = Money.FormatStyle.money(locale: Locale(identifier: "de_DE"), expecting: .eur).parseStrategy
  /// let price = try Money("1.234,50 €", strategy: strategy)  // EUR 1234.50
  /// ```
  public struct ParseStrategy: Hashable, Codable, Sendable {
    /// The style.
    public var style: FormatStyle

    /// What reads the texts of `style`.
    public init(style: FormatStyle) {
      self.style = style
    }
  }

  /// The amount in a text as `strategy` reads it.
  ///
  /// - Throws: the errors of `MoneyFormat.money(from:expecting:)`.
  public init(_ text: String, strategy: ParseStrategy) throws(MoneyError) {
    self = try strategy.parse(text)
  }
}

extension Money.ParseStrategy: ParseStrategy {
  /// Reads a whole text as an amount.
  ///
  /// - Throws: the errors of `MoneyFormat.money(from:expecting:)`.
  public func parse(_ text: String) throws(MoneyError) -> Money {
    // A fraction is only written where the format has no text for the amount.
    if text.contains("/"), let money = try? Money(text) { return money }
    return try style.moneyFormat.money(from: text, expecting: style.expectedCurrency)
  }
}

// MARK: - Short names

extension FormatStyle where Self == Money.FormatStyle {
  /// A style that writes and reads as `format` says.
  public static func money(
    _ format: MoneyFormat, expecting currency: Currency? = nil
  ) -> Money.FormatStyle {
    Money.FormatStyle(format, expecting: currency)
  }

  /// A style for the current locale of the user that rounds nothing.
  public static var money: Money.FormatStyle { .money() }

  /// A style for a locale of Foundation.
  ///
  /// It does not throw, so that it can stand in a view: amounts in a locale whose language CLDR does not list, or whose
  /// digits are not those of its language, are written with the code of the currency, a point and commas.
  /// `NumberLocale.init(_: Locale)` throws there.
  ///
  /// - Parameters:
  ///   - locale: whose separators and symbols are used.
  ///   - rounding: how amounts are rounded before they are written; without one, nothing is rounded and no digit hidden.
  ///   - label: what is written for the currency.
  ///   - isAccounting: whether negative amounts stand in brackets where the locale does that.
  ///   - currency: the currency of texts that name none, when they are read.
  /// - Returns: the style.
  public static func money(
    locale: Locale = .current, rounding: Rounding? = nil, label: MoneyFormat.Label = .symbol,
    accounting isAccounting: Bool = false, expecting currency: Currency? = nil
  ) -> Money.FormatStyle {
    let format = MoneyFormat(
      (try? NumberLocale(locale)) ?? .root, accounting: isAccounting, label: label,
      rounding: rounding)
    return Money.FormatStyle(format, expecting: currency)
  }
}
