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
    guard let usual = NumberLocale(tag) else { throw .unknownLocale(locale.identifier) }
    // Foundation's zero says which digits it writes, whatever the name of the numbering system.
    let zero = Decimal(0).formatted(.number.locale(locale))
    let choices = [usual] + Numbering.allCases.compactMap { NumberLocale(tag, numbering: $0) }
    guard let match = choices.first(where: { String($0.zero) == zero }) else {
      throw .unknownDigits(locale.identifier)
    }
    self = match
  }
}

extension Locale {
  /// The locale of the same language, script, region and digits.
  ///
  /// Foundation writes numbers in it with its own version of CLDR.
  public init(_ locale: NumberLocale) {
    // Chinese has digits of its own in Foundation that do not follow one another, and 0 to 9 here.
    let digits =
      switch locale.numbering {
      case .usual: ""
      case .latin, .native: locale.zero == "0" ? "-u-nu-latn" : "-u-nu-native"
      }
    self.init(identifier: locale.tag + digits)
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
