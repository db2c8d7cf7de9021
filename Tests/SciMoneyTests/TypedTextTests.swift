import SciLocale
import SciMoney
import SciNumber
import Testing

/// What people type in their languages.
///
/// The expected amounts are what the writer of each text meant.
@Suite struct TypedTextTests {
  @Test(
    arguments: [
      ("de", "1.234,50 €", "EUR 1234.5"), ("de", "1234,5", "EUR 1234.5"), ("de", "€ 5,-", "EUR 5"),
      ("de", "12,– €", "EUR 12"), ("de", "1 234,50", "EUR 1234.5"), ("de", "–5,00 €", "EUR -5"),
      ("de", "5,00- €", "EUR -5"), ("de", "eur 5", "EUR 5"), ("de", "+3,20", "EUR 3.2"),
      ("de", ",5", "EUR 0.5"), ("de", "5, €", "EUR 5"), ("de", "1'234,50", "EUR 1234.5"),
      ("fr", "1 234,50 €", "EUR 1234.5"), ("fr", "1\u{202F}234,50€", "EUR 1234.5"),
      ("fr", "12.50", "EUR 12.5"), ("fr", "0.123", "EUR 0.123"), ("fr", "1.234,50", "EUR 1234.5"),
      ("fr", "1.234.567", "EUR 1234567"), ("fr", "1\u{3000}234,5 EUR", "EUR 1234.5"),
      ("hi", "₹12,34,567.50", "INR 1234567.5"), ("hi", "₹१२,३४,५६७.५०", "INR 1234567.5"),
      ("hi", "रु 500", "INR 500"), ("hi", "1,234,567", "INR 1234567"),
      ("hi", "Rs. 1,234", "INR 1234"),
      ("en-IN", "Rs.1,234.50", "INR 1234.5"), ("en-IN", "Rs 12,34,567", "INR 1234567"),
      ("en-IN", "500 rs", "INR 500"), ("en-IN", "RS.500", "INR 500"), ("en-IN", "₹.50", "INR 0.5"),
      ("ar-EG", "١٬٢٣٤٫٥٠ ج.م.", "EGP 1234.5"), ("ar-EG", "1,234.50", "EGP 1234.5"),
      ("ar-EG", "١,٢٣٤.٥", "EGP 1234.5"), ("ar-EG", "\u{200F}-١٢٣", "EGP -123"),
      ("ar-EG", "ج.م 12.5", "EGP 12.5"), ("ar-SA", "١٢٫٥ ريال", "SAR 12.5"),
      ("ar", "۱۲۳", "SAR 123"),
      ("fa", "۱۲٬۳۴۵ ریال", "IRR 12345"), ("fa", "12,345", "IRR 12345"), ("fa", "۱۲٫۵", "IRR 12.5"),
      ("bn", "১২,৩৪,৫৬৭.৫০৳", "BDT 1234567.5"), ("bn", "৳ 1,234.5", "BDT 1234.5"),
      ("bn", "৫০০ টাকা", "BDT 500"),
      ("ja", "¥1,235", "JPY 1235"), ("ja", "￥1,235", "JPY 1235"), ("ja", "1235円", "JPY 1235"),
      ("ja", "１，２３５円", "JPY 1235"), ("ja", "￥−５００", "JPY -500"), ("ja", "（￥５００）", "JPY -500"),
      ("ja", "ＪＰＹ １２．５", "JPY 12.5"), ("ja", "1２3", "JPY 123"),
      ("ko", "1,235원", "KRW 1235"), ("ko", "₩1,235", "KRW 1235"), ("ko", "￦１２３５", "KRW 1235"),
      ("zh", "¥1,234.50", "CNY 1234.5"), ("zh", "￥1234.5", "CNY 1234.5"), ("zh", "12元", "CNY 12"),
      ("zh-TW", "$1,235", "TWD 1235"), ("zh-TW", "100元", "TWD 100"), ("zh", "RMB 5", "CNY 5"),
      ("zh-u-nu-hanidec", "¥一二三.五", "CNY 123.5"),
      ("pt-BR", "R$ 1.234,50", "BRL 1234.5"), ("pt-BR", "r$5", "BRL 5"),
      ("pt-BR", "-R$5,00", "BRL -5"),
      ("sv", "1 234,50 kr", "SEK 1234.5"), ("sv", "−5 kr", "SEK -5"),
      ("sv", "12.5 kr.", "SEK 12.5"),
      ("sv", "100 KR", "SEK 100"),
      ("de-CH", "CHF 1'234.50", "CHF 1234.5"), ("de-CH", "1’234.50", "CHF 1234.5"),
      ("de-CH", "Fr. 5.–", "CHF 5"), ("de-CH", "5.-", "CHF 5"), ("de-CH", "12,50", "CHF 12.5"),
      ("de-CH", "1,234.50", "CHF 1234.5"), ("fr-CH", "12,50", "CHF 12.5"),
      ("fr-CH", "12.50", "CHF 12.5"),
      ("en-US", "($1,234.50)", "USD -1234.5"), ("en-US", "$ 5", "USD 5"), ("en-US", "5.", "USD 5"),
      ("en-US", "5$-", "USD -5"), ("en-US", "1 234", "USD 1234"), ("en-CA", "$5", "CAD 5"),
      ("es-PE", "S/.500", "PEN 500"), ("bg", "5,00 лв.", "BGN 5"), ("bg", "5 лв", "BGN 5"),
      ("hr", "1.234,50 kn", "HRK 1234.5"),
      ("hr", "1.234,50 €", "EUR 1234.5"), ("pl", "5 zl", "PLN 5"), ("ru", "500 руб.", "RUB 500"),
      ("tr", "5 TL", "TRY 5"), ("pt-CV", "1234$50", "CVE 1234.5"), ("es-PE", "S/5", "PEN 5"),
    ] as [(String, String, String)])
  func whatPeopleTypeIsRead(_ tag: String, _ text: String, _ expected: String) throws {
    let (locale, money) = (try NumberLocale(tag), try Money(expected))
    #expect(try Money(text, locale: locale, expecting: money.currency) == money)
  }

  @Test(arguments: [
    // A foreign separator that may be for decimals or for groups.
    ("fr", "1.234", ["1234", "1,234"]), ("fr", "-12.345 €", ["12345", "12,345"]),
    ("de-CH", "1,234", ["1234", "1.234"]), ("sv", "1.234 €", ["1234", "1,234"]),
    // Nobody writes a zero before a group.
    ("en", "0,123", ["123", "0.123"]), ("de", "0.500", ["500", "0,500"]),
  ])
  func twoReadingsAreNamed(_ tag: String, _ text: String, _ readings: [String]) throws {
    let locale = try NumberLocale(tag)
    let error = moneyError { () throws(MoneyError) in
      try Money(text, locale: locale, expecting: .eur)
    }
    guard case .ambiguousNumber(_, let found) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found == readings)
  }

  @Test(
    arguments: [
      ("en", "1,23"), ("en", "1,2345"), ("de", "1.23"), ("de", "1.2345,6"), ("en", "12,34,567"),
      ("en", "1.2.3"), ("en", "1 23"), ("en", "1,234 567"), ("fr", "1.234,5.6"), ("en", "--5"),
      ("en", "(-5)"), ("en", "(5"), ("en", "5)"), ("en", "-5-"), ("en", "١2"), ("hi", "१2"),
      ("en", ""), ("en", "€"), ("en", "."), ("en", "5 6 7"), ("en", "five"), ("en", "5e3"),
      ("en", "5,-"), ("en", "12abc"), ("en", "€5€"), ("fa", "۱۲/۵"),
    ] as [(String, String)])
  func otherTextsAreRefused(_ tag: String, _ text: String) throws {
    let locale = try NumberLocale(tag)
    for currency in [Currency.eur, .pen] {
      #expect(
        moneyError { () throws(MoneyError) in
          try Money(text, locale: locale, expecting: currency)
        } != nil)
    }
  }

  /// The sign of another currency is refused; what a sign means is the locale's to say.
  @Test(arguments: [
    ("en-US", "$5", Currency.eur, Currency.usd), ("en-US", "$5", .cad, .usd),
    ("en-CA", "$5", .usd, .cad), ("en-US", "CA$5", .usd, .cad), ("en-US", "€5", .usd, .eur),
    ("en-US", "5 USD", .eur, .usd), ("ja", "¥5", .cny, .jpy), ("zh", "¥5", .jpy, .cny),
    ("ja", "5円", .cny, .jpy), ("de", "5 eur", .usd, .eur), ("en-GB", "£5", .egp, .gbp),
  ])
  func anotherCurrencyIsRefused(
    _ tag: String, _ text: String, _ expected: Currency, _ found: Currency
  ) throws {
    let locale = try NumberLocale(tag)
    #expect(
      moneyError { () throws(MoneyError) in try Money(text, locale: locale, expecting: expected) }
        == .unexpectedCurrency(found, expected: expected))
  }

  @Test func aSharedSignIsTheExpectedCurrencysWhereNoneOwnsIt() throws {
    // In Spanish USD is written `US$`, and `$` is short for many.
    #expect(try Money("5 $", locale: .es, expecting: .usd) == "USD 5")
    #expect(try Money("5 $", locale: .es, expecting: .cad) == "CAD 5")
    #expect(
      moneyError { () throws(MoneyError) in try Money("5 $", locale: .es, expecting: .eur) }
        == .unexpectedSymbol("$", expected: .eur))
    // A format with short signs takes one for the expected currency's anywhere.
    let short = MoneyFormat(.enUS, label: .narrowSymbol)
    #expect(try short.money(from: "$5", expecting: .cad) == "CAD 5")
    #expect(
      moneyError { () throws(MoneyError) in try short.money(from: "$5", expecting: .eur) }
        == .unexpectedCurrency(.usd, expected: .eur))
  }

  @Test func anAssumedCurrencyGivesWayToTheOneThatIsNamed() throws {
    let format = MoneyFormat(.en)
    #expect(try format.money(from: "5", assuming: .cad) == "CAD 5")
    #expect(try format.money(from: "$5", assuming: .cad) == "CAD 5")
    #expect(try format.money(from: "€5", assuming: .cad) == "EUR 5")
    #expect(try format.money(from: "JPY 5", assuming: .cad) == "JPY 5")
    #expect(
      moneyError { () throws(MoneyError) in try format.money(from: "$5", assuming: .eur) }
        == .ambiguousSymbol("$"))
  }

  @Test func aLoneSignMustBeOfOneCurrency() throws {
    #expect(try Money("5 €", locale: .de) == "EUR 5")
    #expect(try Money("1235円", locale: .ja) == "JPY 1235")
    #expect(try Money("5 kn", locale: .hr) == "HRK 5")
    for (text, locale) in [("$5", NumberLocale.en), ("¥5", .ja), ("Rs 5", .enIN), ("5 kr", .sv)] {
      guard
        case .ambiguousSymbol = moneyError({ () throws(MoneyError) in
          try Money(text, locale: locale)
        })
      else {
        Issue.record("\(text)")
        continue
      }
    }
  }

  @Test(arguments: [
    ("de", "8,25 %", "8.25"), ("de", "8,25%", "8.25"), ("fr", "8.25 ％", "8.25"),
    ("ar-EG", "٨٫٢٥٪", "8.25"),
    ("ar-EG", "8.25%", "8.25"), ("tr", "%8,25", "8.25"), ("ja", "８％", "8"), ("en", "-5 %", "-5"),
  ])
  func percentagesAreReadLeniently(_ tag: String, _ text: String, _ points: String) throws {
    let format = PercentFormat(try NumberLocale(tag))
    #expect(try format.percent(from: text, parsing: .lenient) == Percent(points))
  }

  @Test func errorsSpeakOfWhatWasTyped() throws {
    let error = try #require(
      moneyError { () throws(MoneyError) in try Money("1.234", locale: .fr, expecting: .eur) })
    #expect(
      error.description
        == "the separator at byte 1 leaves 2 readings, 1234 or 1,234; write one of these")
  }
}
