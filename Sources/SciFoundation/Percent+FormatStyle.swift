import SciLocale
public import SciMoney
public import SciNumber

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Percent {
  /// A style for `formatted` and `Text(_:format:)` that writes exact percentages.
  ///
  /// ```swift
  /// let rate: Percent = "8.25%"
  /// let text = rate.formatted(.percent.locale(Locale(identifier: "de_DE")))  // 8,25 %
  /// ```
  ///
  /// One whose decimals do not end is rounded to six digits behind the sign `≈`.
  public struct FormatStyle: Codable, Hashable, Sendable {
    /// Whose separators and signs are used; CLDR's root where it does not know the language.
    public var locale: Locale

    /// How many decimals are written; `nil` for all there are.
    public var decimals: Int?

    /// A style of a locale.
    public init(locale: Locale = .current) {
      self.locale = locale
    }

    /// The same style for another locale.
    public func locale(_ locale: Locale) -> Percent.FormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    /// The same style with so many decimals; a percentage that has more is rounded, half away from zero.
    public func precision(_ precision: Money.FormatStyle.Precision) -> Percent.FormatStyle {
      var style = self
      style.decimals = precision.decimals
      return style
    }
  }

  /// The percentage written in a style.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }

  /// The percentage for people, as the current locale of the user writes it.
  public func formatted() -> String { formatted(FormatStyle()) }
}

extension Percent.FormatStyle: FormatStyle {
  /// Writes a percentage.
  public func format(_ percent: Percent) -> String {
    let known = (try? NumberLocale(locale)) ?? .root
    guard let decimals else { return percent.formatted(known) }
    return percent.formatted(known, places: decimals)
  }
}

extension FormatStyle where Self == Percent.FormatStyle {
  /// A style for the current locale of the user: `rate.formatted(.percent)`.
  public static var percent: Percent.FormatStyle { Percent.FormatStyle() }
}

extension Rational {
  /// The quotient as a percentage in a style: `(part / whole).formatted(.percent)`; 0.25 is 25 %.
  public func formatted(_ style: Percent.FormatStyle) -> String {
    Percent(fraction: self).formatted(style)
  }
}
