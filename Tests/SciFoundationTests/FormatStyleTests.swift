import Foundation
import SciFoundation
import SciLocale
import SciMoney
import SciNumber
import Testing

@Suite struct FormatStyleTests {
  private let cents = Rounding(.halfAwayFromZero, to: .minorUnit)

  @Test func `amounts are rounded as the style says and written as the locale does`() throws {
    let money = Money("1234567.895", .eur)
    let german = Locale(identifier: "de_DE")
    #expect(money.formatted(.money(locale: german, rounding: cents)) == "1.234.567,90\u{A0}€")
    #expect(
      money.formatted(
        .money(locale: german, rounding: Rounding(.towardZero, to: .minorUnit), label: .code))
        == "1.234.567,89\u{A0}EUR")
    let indian = Locale(identifier: "hi_IN")
    #expect(
      Money("1234567.89", .inr).formatted(.money(locale: indian, rounding: cents))
        == "₹12,34,567.89")
    #expect(
      Money("-1234.5", .usd).formatted(
        .money(locale: Locale(identifier: "en_US"), rounding: cents, accounting: true))
        == "($1,234.50)")
  }

  @Test func `amounts are formatted without arguments as the current locale does`() throws {
    let here = MoneyFormat((try? NumberLocale(Locale.current)) ?? .root)
    for text in ["USD 1234.5", "JPY -7", "EUR 0"] {
      let money = try Money(text)
      #expect(try money.formatted() == here.text(money))
      #expect(money.formatted(.money) == money.formatted())
    }
    let euros = TypedMoney<Currency.EUR>("1234.5")
    #expect(euros.formatted() == euros.money.formatted())
    #expect(euros.formatted(.money(locale: Locale(identifier: "de_DE"))) == "1.234,50\u{A0}€")
    // An unknown locale is no error in a view.
    #expect(euros.formatted(.money(locale: Locale(identifier: "xx_YY"))) == "EUR\u{A0}1,234.50")
  }

  @Test func `nothing is rounded without a rounding, and no digit hidden`() throws {
    let style = Money.FormatStyle(MoneyFormat(.root, label: .code))
    #expect(style.format(Money("1.005", .usd)) == "USD\u{A0}1.005")
    #expect(
      style.format(Money("12345678901234567.89", .usd))
        == "USD\u{A0}12,345,678,901,234,567.89")
    // Decimals that do not end have no such text.
    let third = Money(100, .usd) / 3
    #expect(style.format(third) == "≈ USD\u{A0}33.33")
    #expect(try style.parseStrategy.parse("USD 100/3") == third)
    // Gold has no smallest unit.
    #expect(
      Money(1, .xau).formatted(.money(locale: Locale(identifier: "en"), rounding: cents))
        == "XAU 1")
  }

  @Test(arguments: ["en_US", "de_DE", "de_CH", "fr_FR", "hi_IN", "ar_EG", "ja_JP", "sv_SE"])
  func `what a style writes it reads back`(identifier: String) throws {
    let style = Money.FormatStyle.money(
      locale: Locale(identifier: identifier), rounding: cents, label: .code)
    for text in ["USD 1234567.89", "EUR -0.05", "JPY 1234", "KWD 1.234", "CHF 0"] {
      let money = try Money(text)
      #expect(try Money(money.formatted(style), strategy: style.parseStrategy) == money)
    }
  }

  @Test func `a text is read whole or not at all`() throws {
    let english = Money.FormatStyle.money(
      locale: Locale(identifier: "en_US"), rounding: cents, expecting: .usd)
    #expect(try english.parseStrategy.parse("$1,234.56") == Money("1234.56", .usd))
    #expect(try english.parseStrategy.parse("1234.56") == Money("1234.56", .usd))
    // Foundation reads 1.234, 1234.5, 12 and 1.2.
    for text in ["1.234,56", "12,34.5", "12abc", "1.2.3", ""] {
      #expect(throws: MoneyError.self) { try english.parseStrategy.parse(text) }
    }
  }

  @Test func `a style takes another locale, and keeps its own for an unknown one`() throws {
    let style = Money.FormatStyle.money(locale: Locale(identifier: "en_US"), rounding: cents)
    let swiss = style.locale(Locale(identifier: "de_CH"))
    #expect(Money("1234.5", .chf).formatted(swiss) == "CHF\u{A0}1'234.50")
    #expect(style.locale(Locale(identifier: "xx_YY")) == style)
  }

  @Test func `a style that was stored is the same style`() throws {
    let roundings: [Rounding?] = [
      nil, cents, Rounding(.halfEven, to: .cash), Rounding(.floor, to: .cldr),
      Rounding(.ceiling, to: .decimals(-3)), Rounding(.halfOdd, to: .amount(Rational(1) / 3)),
      Rounding(
        .unnecessary, to: .profile(CurrencyProfile(name: "Adyen", decimals: [.clp: 2, .isk: 2]))),
    ]
    let arabic = try NumberLocale("ar-EG", numbering: .latin)
    let custom = Currency(custom: "BTC", minorUnits: 8, symbol: "₿")
    for rounding in roundings {
      for locale in [arabic, .root] {
        let format = MoneyFormat(locale, accounting: true, label: .narrowSymbol, rounding: rounding)
        let style = Money.FormatStyle(format, expecting: custom)
        let data = try JSONEncoder().encode(style)
        #expect(try JSONDecoder().decode(Money.FormatStyle.self, from: data) == style)
      }
    }
    let data = try JSONEncoder().encode(Money.FormatStyle(MoneyFormat(arabic)))
    let text = String(decoding: data, as: UTF8.self)
    for wrong in [("ar-EG", "xx"), ("latn", "roman"), ("symbol", "sign")] {
      let changed = Data(text.replacing(wrong.0, with: wrong.1).utf8)
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Money.FormatStyle.self, from: changed)
      }
    }
  }
}
