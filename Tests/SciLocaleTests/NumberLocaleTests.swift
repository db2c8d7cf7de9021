import SciLocale
import Testing

@Suite struct NumberLocaleTests {
  private func text(
    _ tag: String, _ integer: String, _ fraction: String = "", negative: Bool = false,
    style: NumberStyle = .decimal, numbering: NumberLocale.Numbering = .usual
  ) throws -> String {
    let locale = try #require(NumberLocale(tag, numbering: numbering))
    return locale.text(
      isNegative: negative, integer: Array(integer.utf8)[...], fraction: Array(fraction.utf8)[...],
      style: style, currency: CurrencyLabel(code: "EUR", text: "€"))
  }

  @Test func anUnknownLanguageHasNoLocale() {
    #expect(NumberLocale("qqq") == nil && NumberLocale("") == nil && NumberLocale("root") == nil)
  }

  @Test func tagsAreReadInAnyForm() throws {
    #expect(NumberLocale("DE_ch")?.tag == "de-CH")
    #expect(NumberLocale("zh-hant-tw")?.tag == "zh-Hant-TW")
    #expect(NumberLocale("de_ch") == NumberLocale("de-CH"))
    // An unknown region is as the language.
    #expect(try text("de-XX", "1234567", "5") == "1.234.567,5")
  }

  @Test func scriptsGoWithoutSaying() throws {
    #expect(NumberLocale("sr-ME")?.decimalSeparator == ",")
    #expect(NumberLocale("pa-PK")?.zero == "۰")
    #expect(NumberLocale("pa")?.zero == "0")
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
    #expect(try #require(NumberLocale("en-US")).currencySymbol("USD") == "$")
    #expect(try #require(NumberLocale("en-CA")).currencySymbol("USD") == "US$")
    #expect(try #require(NumberLocale("de")).currencySymbol("CHF") == nil)
    #expect(try #require(NumberLocale("en-US")).currencySymbol("CAD", narrow: true) == "$")
    #expect(try #require(NumberLocale("en-US")).currencies(written: "€") == ["EUR"])
  }

  @Test func whatTheParentHasCanBeTakenAway() throws {
    // az has the short symbol р. for BYN; az_Cyrl inherits from root alone.
    #expect(try #require(NumberLocale("az")).currencySymbol("BYN", narrow: true) == "р.")
    #expect(try #require(NumberLocale("az-Cyrl")).currencySymbol("BYN", narrow: true) == nil)
  }

  @Test func whatIsReadKeepsItsLabel() throws {
    let locale = try #require(NumberLocale("fr"))
    let read = try locale.read("-1 234,50 F\u{202F}CFA", style: .currency)
    #expect(read.isNegative)
    #expect(read.integer == Array("1234".utf8))
    #expect(read.fraction == Array("50".utf8))
    #expect(read.label == "F CFA")
  }

  @Test func errorsSayWhere() throws {
    let locale = try #require(NumberLocale("en"))
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
    #expect(NumberLocale.dataVersion == "CLDR 41")
  }
}
