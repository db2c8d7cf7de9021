public import SciLocale
public import SciNumber

extension Money {
  /// The amount for people, as a locale writes it; without one, with the code of the currency, a point and commas.
  ///
  /// ```swift
  /// let price = try Money("1234.5", .eur)
  /// price.formatted()  // EUR 1,234.50
  /// ```
  ///
  /// It does not throw and does not round: all digits are written. An amount whose decimals do not end, or are too many
  /// to be written, is written as ``description`` has it, such as `EUR 100/3`; round it first, or say a rounding to
  /// ``MoneyFormat``. The library SciFoundation adds `formatted()` for the current locale of the user.
  public func formatted(_ locale: NumberLocale = .root) -> String {
    let label: MoneyFormat.Label = locale == .root ? .code : .symbol
    return (try? MoneyFormat(locale, label: label).text(self)) ?? description
  }

  /// The amount for people, rounded to the smallest unit of its currency.
  ///
  /// An amount in a currency without one, and one that is too long to be written, is written as ``formatted(_:)`` does;
  /// so is one that would have to be rounded when the mode is `unnecessary`.
  public func formatted(
    _ locale: NumberLocale = .root, rounded mode: RoundingMode
  ) -> String {
    ((try? rounded(mode, to: .minorUnit)) ?? self).formatted(locale)
  }
}

extension TypedMoney {
  /// The amount for people, as ``Money/formatted(_:)`` writes it.
  public func formatted(_ locale: NumberLocale = .root) -> String { money.formatted(locale) }

  /// The amount for people, rounded to the smallest unit of its currency.
  public func formatted(
    _ locale: NumberLocale = .root, rounded mode: RoundingMode
  ) -> String {
    money.formatted(locale, rounded: mode)
  }
}
