public import SciLocale
import SciNumber

/// How amounts are written for people and read from them.
///
/// Writing hides no digit: without a rounding it shows at least the smallest unit and all further decimals.
/// What it writes, it reads back as the same amount.
///
/// ```swift
/// let german = MoneyFormat(.de)
/// let text = try german.text(Money("1234.5", .eur))  // 1.234,50 €
/// let money = try german.money(from: "1.234,50 €")  // EUR 1234.50
/// ```
public struct MoneyFormat: Hashable, Sendable {
  /// What is written for the currency.
  ///
  /// ```swift
  /// let format = MoneyFormat(.enUS, label: .narrowSymbol)
  /// let text = try format.text(Money("5", .cad))  // $5.00
  /// ```
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
  /// Whether digits before the decimal separator stand in groups, where the locale has them.
  public var usesGroups = true

  /// A format of a locale.
  public init(
    _ locale: NumberLocale, accounting isAccounting: Bool = false, label: Label = .symbol,
    rounding: Rounding? = nil
  ) {
    (self.locale, self.isAccounting, self.label) = (locale, isAccounting, label)
    self.rounding = rounding
  }

  var style: NumberStyle { isAccounting ? .accounting : .currency }
}

// MARK: - Writing

extension MoneyFormat {
  /// Writes an amount.
  ///
  /// - Throws: ``MoneyError/nonTerminating(_:)`` if its decimals do not end and there is no rounding;
  ///   ``MoneyError/tooLarge``; the errors of ``Money/rounded(_:)-(Rounding)``.
  public func text(_ money: Money) throws(MoneyError) -> String {
    String(
      decoding: try MoneyWriter(self, money.currency, usesGroups: usesGroups)
        .utf8(of: money.amount), as: UTF8.self)
  }

  func currencyLabel(_ currency: Currency) -> CurrencyLabel {
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
