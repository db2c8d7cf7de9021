import SciLocale
import Testing

@Suite struct NumberLocaleTests {
  private func text(
    _ tag: String, _ integer: String, _ fraction: String = "", negative: Bool = false,
    style: NumberStyle = .decimal, numbering: NumberLocale.Numbering = .usual
  ) throws -> String {
    let locale = try NumberLocale(tag, numbering: numbering)
    return locale.text(
      isNegative: negative, integer: Array(integer.utf8)[...], fraction: Array(fraction.utf8)[...],
      style: style, currency: CurrencyLabel(code: "EUR", text: "€"))
  }

  @Test func listedTagsAreLocales() throws {
    for tag in NumberLocale.tags {
      #expect(try NumberLocale(tag).tag.lowercased() == tag.lowercased())
    }
    #expect(NumberLocale.tags.contains("de-AT") && !NumberLocale.tags.contains("de-DE"))
  }

  private func tagError(_ tag: String) -> LocaleTagError? {
    do throws(LocaleTagError) {
      _ = try NumberLocale(tag)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("qqq", LocaleTagError.Reason.language, "qqq"), ("xx", .language, "xx"),
    ("", .language, ""), ("root", .language, "root"), ("1", .language, "1"),
    ("en-ZZ9", .subtag, "ZZ9"), ("de-foo", .subtag, "foo"), ("de-DE-AT", .subtag, "AT"),
    ("de-XX", .region, "XX"), ("en-999", .region, "999"), ("de-ZZ", .region, "ZZ"),
    ("de-Arab", .script, "Arab"), ("de-abcde", .variant, "abcde"),
    ("en_US.UTF-8", .variant, "US.UTF"),
    ("en-u-nu-xyz", .digits, "xyz"), ("en-u-nu-roman", .digits, "roman"), ("en-u-nu", .digits, ""),
    ("en-u", .extension, "u"), ("en-x-foo", .extension, "x-foo"),
    ("en-US-u-cu-eur", .extension, "cu-eur"), ("en-u-zz-foo", .extension, "zz-foo"),
    ("de-", .subtag, ""), ("de--DE", .subtag, ""),
  ])
  func tagsThatMeanNothingAreErrors(
    _ tag: String, _ reason: LocaleTagError.Reason, _ subtag: String
  ) throws {
    let error = try #require(tagError(tag))
    #expect(error.reason == reason && error.subtag == subtag)
  }

  @Test(
    arguments: [
      ("DE_ch", "de-CH"), ("zh-hant-tw", "zh-Hant-TW"), ("EN-us", "en-US"),
      ("sr_latn_rs", "sr-Latn-RS"),
      ("es-419", "es-419"), ("en-001", "en-001"), ("iw-IL", "he-IL"), ("en-UK", "en-GB"),
      ("sh", "sr-Latn"), ("ars", "ar-SA"), ("ars-AE", "ar-AE"), ("de-DE-1996", "de-DE-1996"),
      ("th-TH-u-ca-buddhist", "th-TH"),
      ("ar-EG-u-nu-arab", "ar-EG"), ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn"),
      ("EN-U-NU-ARAB", "en-u-nu-arab"), ("hi-u-nu-native", "hi-u-nu-deva"),
      ("de-u-ca-gregory-nu-fullwide", "de-u-nu-fullwide"), ("und", "und"),
    ] as [(String, String)])
  func tagsHaveAUsualForm(_ tag: String, _ usual: String) throws {
    let locale = try NumberLocale(tag)
    #expect(locale.tag == usual)
    #expect(try NumberLocale(locale.tag) == locale)
  }

  /// What Node 20.20 with ICU 78.2 writes for `Intl.NumberFormat(tag).format(1234567.5)`.
  @Test(arguments: [
    // German is written so in all regions that have no numbers of their own.
    ("de-US", "1.234.567,5"),
    ("zh-TW", "1,234,567.5"), ("sr-Latn-RS", "1.234.567,5"), ("es-419", "1,234,567.5"),
    ("es-US", "1,234,567.5"), ("en-001", "1,234,567.5"), ("en-150", "1,234,567.5"),
    ("ar-u-nu-latn", "1,234,567.5"), ("ar-u-nu-arab", "١٬٢٣٤٬٥٦٧٫٥"),
    ("en-u-nu-arab", "١٬٢٣٤٬٥٦٧٫٥"), ("de-u-nu-fullwide", "１.２３４.５６７,５"),
    ("zh-u-nu-hanidec", "一,二三四,五六七.五"), ("en-u-nu-mathsanb", "𝟭,𝟮𝟯𝟰,𝟱𝟲𝟳.𝟱"),
    ("fa-u-nu-arabext", "۱٬۲۳۴٬۵۶۷٫۵"), ("hi-u-nu-deva", "१२,३४,५६७.५"),
  ])
  func digitsAndParentsAreThoseOfCldr(_ tag: String, _ expected: String) throws {
    #expect(try text(tag, "1234567", "5") == expected)
  }

  @Test func constantsAreThere() {
    let constants: [NumberLocale] = [
      .ar, .arEG, .bg, .bn, .cs, .da, .de, .deAT, .deCH, .el, .en, .enAU, .enCA, .enGB, .enIN,
      .enUS, .es, .esMX, .fa, .fi, .fr, .frCA, .frCH, .he, .hi, .hr, .hu, .id, .it, .ja, .ko,
      .nb, .nl, .pl, .ptBR, .ptPT, .ro, .ru, .sk, .sv, .th, .tr, .uk, .vi, .zh, .zhHant,
    ]
    #expect(!constants.contains(.root))
    #expect(Set(constants).count == constants.count)
  }

  @Test func scriptsGoWithoutSaying() throws {
    #expect(try NumberLocale("sr-ME").decimalSeparator == ",")
    #expect(try NumberLocale("pa-PK").zero == "۰")
    #expect(try NumberLocale("pa").zero == "0")
    #expect(try NumberLocale("de-Latn-CH").groupSeparator == "'")
    #expect(try NumberLocale("zh-Hans-HK").currencySymbol("CNY") == "CN¥")
  }

  @Test func digitsAreGroupedAsTheLocaleDoes() throws {
    #expect(try text("en", "1234567", "89") == "1,234,567.89")
    #expect(try text("en-IN", "1234567", "89") == "12,34,567.89")
    #expect(try text("es", "1234") == "1234" && text("es", "12345") == "12.345")
    #expect(try text("ar-EG", "1234567", "89") == "١٬٢٣٤٬٥٦٧٫٨٩")
    #expect(try text("hi", "1234567", numbering: .native) == "१२,३४,५६७")
    #expect(try text("ar-EG", "1234567", numbering: .latin) == "1,234,567")
    #expect(try text("sv", "5", negative: true) == "\u{2212}5")
  }

  @Test func symbolsAreInherited() throws {
    #expect(try NumberLocale("en-US").currencySymbol("USD") == "$")
    #expect(try NumberLocale("en-CA").currencySymbol("USD") == "US$")
    #expect(try NumberLocale("de").currencySymbol("CHF") == nil)
    #expect(try NumberLocale("en-US").currencySymbol("CAD", narrow: true) == "$")
    #expect(try NumberLocale("en-US").currencies(written: "€") == ["EUR"])
  }

  @Test func whatTheParentHasCanBeTakenAway() throws {
    // az has the short symbol р. for BYN; az_Cyrl inherits from root alone.
    #expect(try NumberLocale("az").currencySymbol("BYN", narrow: true) == "р.")
    #expect(try NumberLocale("az-Cyrl").currencySymbol("BYN", narrow: true) == nil)
  }

  @Test func whatIsReadKeepsItsLabel() throws {
    let locale = try NumberLocale("fr")
    let read = try locale.read("-1 234,50 F\u{202F}CFA", style: .currency)
    #expect(read.isNegative)
    #expect(read.integer == Array("1234".utf8))
    #expect(read.fraction == Array("50".utf8))
    #expect(read.label == "F CFA")
  }

  @Test func errorsSayWhere() throws {
    let locale = try NumberLocale("en")
    func error(_ text: String, _ style: NumberStyle = .decimal) -> NumberTextError? {
      do throws(NumberTextError) {
        _ = try locale.read(text, style: style)
        return nil
      } catch {
        return error
      }
    }
    #expect(error("12,34")?.reason == .misplacedGroup)
    #expect(error("1.2.3")?.offset == 3)
    #expect(error("abc")?.reason == .expectedDigit)
    #expect(error("(5")?.reason == .unbalancedBracket)
    #expect(error("5", .percent)?.reason == .expectedPercentSign)
  }

  @Test func theVersionIsKnown() {
    #expect(NumberLocale.dataVersion == "CLDR 48")
  }
}
