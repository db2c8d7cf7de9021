public import SciLocale
public import SciMoney

#if canImport(FoundationEssentials)
  public import FoundationEssentials
  import FoundationInternationalization
#else
  public import Foundation
#endif

extension NumberLocale {
  /// The locale of the same language, script, region and digits.
  ///
  /// Only these are taken from `locale`. Separators that a user has chosen in the system's settings are not part of a
  /// locale's identifier and stay behind, as do keywords such as a calendar. The texts are CLDR's, of the version
  /// `NumberLocale.dataVersion`, and may differ from those of the system's Foundation.
  ///
  /// - Throws: ``ConversionError/unknownLocale(_:)``; ``ConversionError/unknownDigits(_:)``.
  public init(_ locale: Locale) throws(ConversionError) {
    // Extensions begin with a subtag of one letter: `de-CH-u-co-phonebk`.
    let subtags = locale.identifier(.bcp47).split(separator: "-").prefix { $0.utf8.count > 1 }
    let tag = subtags.joined(separator: "-")
    do throws(LocaleTagError) {
      try self.init(tag + "-u-nu-" + locale.numberingSystem.identifier)
    } catch {
      throw error.reason == .digits
        ? .unknownDigits(locale.identifier) : .unknownLocale(locale.identifier)
    }
  }
}

extension Locale {
  /// The locale of the same language, script, region and digits.
  ///
  /// Foundation writes numbers in it with its own version of CLDR.
  public init(_ locale: NumberLocale) {
    self.init(identifier: locale.tag)
  }
}

extension Currency {
  /// The currency of ISO 4217 with the same code.
  ///
  /// - Throws: `MoneyError.unknownCurrency`; Foundation takes any text for a code.
  public init(_ currency: Locale.Currency) throws(MoneyError) {
    try self.init(currency.identifier.uppercased())
  }
}

extension Locale.Currency {
  /// The currency with the same code; how many decimals it has is then what Foundation thinks.
  public init(_ currency: Currency) {
    self.init(currency.code)
  }
}
