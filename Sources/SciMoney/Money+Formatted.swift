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
  /// It does not throw. All digits are written; an amount whose decimals do not end is rounded to the smallest unit of its
  /// currency, half away from zero, behind the sign `≈` that says so: `≈ EUR 33.33`. Round it first, or say a rounding to
  /// ``MoneyFormat``. The library SciFoundation adds `formatted()` for the current locale of the user.
  public func formatted(_ locale: NumberLocale = .root) -> String {
    let label: MoneyFormat.Label = locale == .root ? .code : .symbol
    let format = MoneyFormat(locale, label: label)
    return (try? format.text(self)) ?? format.approximation(of: self)
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

extension Money {
  /// The amount for people, as a locale writes it that stands in the source: `price.formatted(locale: "de_DE")`.
  public func formatted(locale: NumberLocale) -> String { formatted(locale) }

  /// The amount for people, as the locale with a tag that comes from data writes it.
  ///
  /// - Throws: `LocaleTagError`.
  @_disfavoredOverload
  public func formatted(locale tag: some StringProtocol) throws(LocaleTagError) -> String {
    formatted(try NumberLocale(String(tag)))
  }
}

// Characters are counted with the tables of Unicode, which Embedded Swift links only on request.
#if !hasFeature(Embedded)
  extension Money {
    /// The amount for people behind as many spaces as fill a column: `price.formatted(width: 12)`.
    ///
    /// ```swift
    /// for price in [Money("4.50", .usd), Money("1204.5", .usd)] {
    ///   print(price.formatted(width: 14, locale: "en_US"))  // right-aligned
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - width: how many characters there are at least; a longer amount stays whole.
    ///   - locale: whose separators and symbols are used, as in ``formatted(_:)``.
    /// - Returns: the text.
    public func formatted(width: Int, locale: NumberLocale = .root) -> String {
      let text = formatted(locale)
      return String(repeating: " ", count: max(0, width - text.count)) + text
    }
  }
#endif

extension MoneyFormat {
  /// An amount that the format cannot write in all its digits: rounded, behind a sign that says so.
  package func approximation(of money: Money) -> String {
    let cents = Rounding(.halfAwayFromZero, to: .minorUnit)
    var format = self
    format.rounding = cents
    guard let text = try? format.text(money) else { return money.description }
    return "≈ \(text)"
  }
}
