import SciJSON
import Testing

@testable import SciWeb

/// Results as amounts of money, on the expression line and in the notebook.
@Suite struct MoneyFunctionTests {
  @Test func resultsAreAmountsAndSayHowTheyWereRounded() throws {
    var page = Page()
    let settings = try page.ask("calculator.settings", "money", "usd", "cash", "false")
    #expect(settings.texts("refused") == [])
    #expect(settings.text("money") == "USD")
    let answer = try page.ask("calculator.evaluate", "100/3")
    #expect(answer.text("result") == "$33.33")
    #expect(answer.flag("isExact") == false)
    #expect(answer.text("fraction") == nil)
    #expect(
      answer.text("provenance")
        == "exact 100/3, half away from zero to 0.01, residue 1/300")
    #expect(try page.ask("calculator.preview", "$2 * 3").text("result") == "$6.00")
    #expect(try page.ask("calculator.evaluate", "ans * 3").text("result") == "$100.00")
    #expect(
      try page.ask("calculator.evaluate", "split(100; 3)").text("result")
        == "[$33.34; $33.33; $33.33]")
  }

  @Test func amountsAreWrittenAgainAsSettingsChange() throws {
    var page = Page()
    _ = try page.ask("calculator.settings", "money", "USD")
    let number = String(try #require(try page.ask("calculator.evaluate", "100/3").number("number")))
    let other = try #require(try page.ask("calculator.evaluate", "6 m / (4 m)").number("number"))
    for (setting, value, result) in [
      ("money", "EUR", "€33.33"), ("locale", "de", "33,33 €"), ("decimals", "3", "33,333 €"),
      ("rounding", "ceiling", "33,334 €"), ("digits", "20", "33,34 €"),
      ("money", "", "33.333333333333333334"),
    ] {
      #expect(try page.ask("calculator.settings", setting, value).texts("refused") == [])
      #expect(try page.ask("calculator.result", number).amount == result, "\(setting)")
      #expect(try page.ask("calculator.result", String(other)).text("result") == "1.5")
    }
  }

  @Test func amountsAreReadInTheLocaleAndKeptAsExpressions() throws {
    var page = Page()
    _ = try page.ask("calculator.settings", "money", "EUR", "locale", "de")
    #expect(try page.ask("calculator.evaluate", "1.234,56 €").amount == "1.234,56 €")
    // In German the point splits digits, where amounts in pesos are written so.
    _ = try page.ask("calculator.settings", "money", "CLP")
    let answer = try page.ask("calculator.evaluate", "1.235\u{A0}CLP")
    #expect(answer.amount == "1.235 CLP")
    #expect(answer.text("text") == "1235 CLP")
    #expect(try page.ask("calculator.evaluate", "@2024-02-29").text("result") == "29. Februar 2024")
  }

  @Test func whatCannotBeSetIsRefusedAndChangesNothing() throws {
    var page = Page()
    func refusal(_ words: String...) throws -> String? {
      try Answer(page.answer(["calculator.settings"] + words)).texts("refused").first
    }
    #expect(
      try refusal("money", "USDD")
        == "`money` cannot be set: `USDD` is no currency code of ISO 4217; did you mean `USD`?")
    #expect(
      try refusal("money", "XAU")
        == "`money` cannot be set: XAU has no smallest unit: say how many decimals with `decimals`")
    #expect(try refusal("decimals", "2", "money", "XAU") == nil)
    #expect(try page.ask("calculator.evaluate", "2/3").amount == "XAU 0.67")
    #expect(
      try refusal("digits", "20")
        == "`digits` cannot be set: XAU has no smallest unit: say how many decimals with `decimals`"
    )
    #expect(
      try refusal("cash", "true") == "`cash` cannot be set: cash and decimals exclude each other")
    #expect(try refusal("significant", "3") != nil)
    #expect(try page.ask("calculator.evaluate", "2/3").amount == "XAU 0.67")
  }

  @Test func aSheetSaysItInLinesAndIsSavedWithItsAmounts() throws {
    var page = Page()
    let answer = try page.ask(
      "notebook.answer",
      ":money EUR\n100/3 EUR\n:locale de\n1.234,56 €\ntotal\n:money off\n:locale off\n100/3 EUR\n:cash\n:money CHF\n1.23\n:cash off\n1.23"
    )
    #expect(
      answer.objects("lines").compactMap { $0.amount } == [
        "€33.33", "1.234,56 €", "1.267,89 €", "33.333333333333333333 EUR", "CHF 1.25", "CHF 1.23",
      ])
    #expect(
      try page.ask("notebook.export").text("text")?.withPlainSpaces.split(separator: "\n") == [
        ":money EUR", "100/3 EUR => ≈ €33.33", ":locale de", "1.234,56 € => 1.234,56 €",
        "total => ≈ 1.267,89 €", ":money off", ":locale off",
        "100/3 EUR => ≈ 33.333333333333333333 EUR",
        ":cash", ":money CHF", "1.23 => ≈ CHF 1.25", ":cash off", "1.23 => CHF 1.23",
      ])
  }

  @Test(arguments: [
    (":money", "`:money` takes one word, or `off`"), (":cash 5", "`:cash` takes nothing, or `off`"),
    (":digits", "`:digits` takes one word"),
    (":locale xx-yy", "`:locale` cannot be set: `xx-yy` is no locale of CLDR 48"),
  ])
  func aSettingOfASheetSaysWhatItTakes(_ line: String, _ words: String) throws {
    var page = Page()
    let answer = try page.ask("notebook.answer", line).objects("lines")[0]
    #expect(answer.object("error").text("message") == words)
  }
}

extension Answer {
  /// The result with spaces that break a line.
  fileprivate var amount: String? { text("result")?.withPlainSpaces }
}

extension String {
  fileprivate var withPlainSpaces: String { replacing("\u{A0}", with: " ") }
}
