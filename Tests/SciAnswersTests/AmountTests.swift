import SciCalculator
import SciLocale
import SciMoney
import SciNumber
import Testing

@testable import SciAnswers

@Suite struct AmountTests {
  private static func money(
    _ code: String, locale: String? = nil, cash: Bool = false, rounding: RoundingMode? = nil,
    decimals: Int? = nil
  ) throws -> MoneyOptions {
    var values = MoneyValues()
    (values.code, values.locale, values.cash) = (code, locale, cash)
    return try #require(try values.options(rounding: rounding, decimals: decimals))
  }

  /// What a text is as an amount, and the text as it was read.
  private static func answer(_ text: String, _ money: MoneyOptions) throws -> (String, String) {
    var calculator = Calculator()
    calculator.settings.currency = money.currency.code
    var typed = Array(text.utf8)
    let value = try #require(try calculator.value(of: &typed, in: money))
    let read = String(decoding: typed, as: UTF8.self)
    guard calculator.mayBeAmount(value) else { return ("none", read) }
    let amounts = try calculator.amounts(of: value, from: typed, in: money)
    let amount = String(decoding: amounts.utf8, as: UTF8.self)
    return (amount.replacing("\u{A0}", with: " "), read)
  }

  @Test(arguments: [
    ("100/3", "$33.33"), ("0.005", "$0.01"), ("[1; 2]/3", "[$0.33; $0.67]"), ("1 == 1", "none"),
    ("100/3 to fraction", "none"), ("10 m / (4 m)", "none"), ("12 USD * 2", "$24.00"),
  ])
  func numbersAreAmounts(_ text: String, _ amount: String) throws {
    #expect(try Self.answer(text, Self.money("USD")) == (amount, text))
  }

  @Test func amountsAreReadAsTheLocaleWritesThem() throws {
    let german = try Self.money("EUR", locale: "de")
    #expect(try Self.answer("1.234,565 €", german).0 == "1.234,57 €")
    let pesos = try Self.money("CLP", locale: "de")
    #expect(try Self.answer("1.235\u{A0}CLP", pesos) == ("1.235 CLP", "1235 CLP"))
    let error = #expect(throws: CalculatorError.self) { try Self.answer("1.235 CLP", pesos) }
    #expect(error?.message(inUTF8: Array("1.235 CLP".utf8)).contains("1235 CLP") == true)
    let swiss = try Self.money("CHF", locale: "de-CH", cash: true)
    #expect(try Self.answer("1.23", swiss) == ("CHF 1.25", "1.23"))
  }

  @Test func whatIsNoAmountSaysWhy() throws {
    let money = try Self.money("EUR", rounding: .unnecessary)
    for (text, words) in [
      ("5 m", "the result is in m, which is no amount in EUR"),
      ("1/3", "the result is not exact: rounding would take 1/300 away"),
      ("i", "an amount in EUR is a real number, and not complex"),
    ] {
      let error = #expect(throws: CalculatorError.self) { try Self.answer(text, money) }
      #expect(error?.message(inUTF8: Array(text.utf8)).hasPrefix(words) == true, "\(text)")
    }
  }

  @Test func wrongValuesSaySo() {
    func words(_ change: (inout MoneyValues) -> Void) -> String? {
      var values = MoneyValues()
      change(&values)
      let error = #expect(throws: MoneyValues.AmountsError.self) {
        _ = try values.typedLocale
        _ = try values.options(rounding: nil, decimals: nil)
      }
      return error?.words(decimals: "`decimals`")
    }
    #expect(
      words { $0.code = "USDD" }
        == "`USDD` is no currency code of ISO 4217; did you mean `USD`?")
    #expect(
      words { $0.code = "XAU" }
        == "XAU has no smallest unit: say how many decimals with `decimals`")
    #expect(words { $0.locale = "xx-yy" }?.hasPrefix("`xx-yy` is no locale of CLDR") == true)
  }

  @Test func daysAreWordsOfALocale() throws {
    var calculator = Calculator()
    func words(_ text: String) throws -> String? {
      let value: Value? = try calculator.evaluate(Array(text.utf8))
      return value?.words(in: NumberLocale("de"))
    }
    #expect(try words("@2024-02-29") == "29. Februar 2024")
    #expect(try words("@2024-02-29T14:30") == "29. Februar 2024, 14:30")
    #expect(try words("[@2024-02-29; @2024-03-01]") == "[29. Februar 2024; 1. März 2024]")
    #expect(try words("[@2024-02-29; 3]") == nil)
    #expect(try words("3") == nil)
  }
}
