import Foundation
import SciFoundation
import SciLocale
import SciMoney
import Testing

@Suite struct LocaleTests {
  @Test(arguments: [
    ("de_CH", "de-CH"), ("en_US", "en-US"), ("en_US_POSIX", "en-US"), ("zh_Hant_HK", "zh-Hant-HK"),
    ("zh_TW", "zh-TW"), ("sr_Latn_RS", "sr-Latn-RS"), ("es_419", "es-419"),
    ("de_CH@collation=phonebook;currency=EUR", "de-CH"), ("de-AT-u-co-phonebk", "de-AT"),
    // The old code of Hebrew.
    ("iw_IL", "he-IL"),
  ])
  func `language, script and region of a locale are kept`(identifier: String, tag: String) throws {
    #expect(try NumberLocale(Locale(identifier: identifier)).tag == tag)
  }

  @Test func `the digits are those that Foundation writes`() throws {
    let zero: (String) throws -> Unicode.Scalar = {
      try NumberLocale(Locale(identifier: $0)).zero
    }
    #expect(try zero("ar_EG") == "٠")
    #expect(try zero("ar_EG@numbers=latn") == "0")
    #expect(try zero("hi_IN") == "0")
    #expect(try zero("hi_IN@numbers=deva") == "०")
    #expect(try zero("hi-IN-u-nu-native") == "०")
    #expect(try zero("en_US@numbers=thai") == "๐")
  }

  @Test func `what is not known is an error`() {
    for identifier in ["", "xx_YY", "tlh"] {
      #expect(throws: ConversionError.unknownLocale(identifier)) {
        try NumberLocale(Locale(identifier: identifier))
      }
    }
    // Roman numerals are no ten digits.
    #expect(throws: ConversionError.unknownDigits("en_US@numbers=roman")) {
      try NumberLocale(Locale(identifier: "en_US@numbers=roman"))
    }
  }

  @Test func `a locale goes there and back`() throws {
    for tag in ["de-CH", "en-IN", "zh-Hant-TW", "ar-EG", "hi-IN", "pt-BR", "nb-NO"] {
      for numbering in NumberLocale.Numbering.allCases {
        let locale = try NumberLocale(tag, numbering: numbering)
        let back = try NumberLocale(Locale(locale))
        #expect(back.tag == locale.tag)
        #expect(back.zero == locale.zero)
      }
    }
  }

  @Test func `every locale of Foundation whose language is known writes the digits of Foundation`()
    throws
  {
    var known = 0
    for identifier in Locale.availableIdentifiers {
      guard let locale = try? NumberLocale(Locale(identifier: identifier)) else { continue }
      known += 1
      let sample = Decimal(0).formatted(.number.locale(Locale(locale)))
      #expect(String(locale.zero) == sample, "\(identifier)")
    }
    #expect(known > 700)
  }

  @Test func `currencies are found by their codes`() throws {
    #expect(try Currency(Locale.Currency("EUR")) == .eur)
    #expect(try Currency(Locale.Currency("usd")) == .usd)
    #expect(Locale.Currency(.chf) == Locale.Currency("CHF"))
    #expect(throws: MoneyError.unknownCurrency("QQQ")) { try Currency(Locale.Currency("QQQ")) }
  }
}
