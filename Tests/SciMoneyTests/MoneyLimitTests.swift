import SciLocale
import SciMoney
import SciNumber
import TestSupport
import Testing

/// What is too large gets an error, and what is only large an answer, both within seconds.
@Suite(.timeLimit(.minutes(30))) struct MoneyLimitTests {
  /// Numbers that are short as texts and would be endless as digits.
  @Test(arguments: ["1e999999999", "1e-999999999", "-7e100000000"])
  func hugePowersAreNotWrittenOut(_ text: String) throws {
    let money = Money(try #require(Rational(text)), .usd)
    let format = MoneyFormat(NumberLocale("en"))
    #expect(moneyError { () throws(MoneyError) in try money.adding(Money(1, .usd)) } == .tooLarge)
    #expect(moneyError { () throws(MoneyError) in try format.text(money) } == .tooLarge)
    #expect(money.description.utf8.count < 100)
    #expect(
      money.doubleValue == (text.contains("e-") ? 0 : text.hasPrefix("-") ? -.infinity : .infinity))
  }

  /// Sums with numbers like these would be written out in a thousand million digits.
  @Test func hugePowersInPercentagesAreErrors() throws {
    let cents = Rounding(.halfEven, to: .minorUnit)
    for power in ["1e999999999", "1e-999999999"] {
      let percent = Percent(points: try #require(Rational(power)))
      let money = Money(1, .usd)
      #expect(moneyError { () throws(MoneyError) in try percent.then(10) } == .tooLarge)
      let line = TaxedLine(
        money, rates: [TaxRate("A", percent: percent), TaxRate("B", percent: 5, isCompound: true)])
      for pricing in TaxRules.Pricing.allCases {
        #expect(
          moneyError { () throws(MoneyError) in
            try TaxRules(pricing, .perLine, rounding: cents).breakdown(of: [line], in: .usd)
          } == .tooLarge)
      }
    }
  }

  /// An operator or a method without `throws` ends the program, and does not compute for hours.
  @Test func hugePowersStopMethodsThatDoNotThrow() async {
    await #expect(processExitsWith: .failure) {
      let money = try Money(#require(Rational("1e999999999")), .usd)
      _ = money + Money(1, .usd)
    }
    await #expect(processExitsWith: .failure) {
      _ = try Money(1, .usd).adding(percent: Percent(points: #require(Rational("1e999999999"))))
    }
    await #expect(processExitsWith: .failure) {
      _ = try Money(1, .usd).removing(percent: Percent(points: #require(Rational("1e-999999999"))))
    }
    await #expect(processExitsWith: .failure) {
      _ = try Money(1, .usd).discounted(
        byPercent: Percent(points: #require(Rational("1e-999999999"))))
    }
  }

  @Test func whatIsTooLongToReadIsAnError() throws {
    let long = String(repeating: "9", count: Money.digitLimit + 3)
    let format = MoneyFormat(NumberLocale("en"))
    #expect(moneyError { () throws(MoneyError) in try Money(long, .usd) } == .tooLarge)
    #expect(
      moneyError { () throws(MoneyError) in try format.money(from: long, expecting: .usd) }
        == .tooLarge)
    #expect(moneyError { () throws(MoneyError) in try Percent(long) } == .tooLarge)
    #expect(
      moneyError { () throws(MoneyError) in
        try Money(1, .usd).rounded(.halfEven, to: .decimals(.min))
      } == .tooLarge)
    // Decimals that are not there are no work.
    #expect(try Money(1, .usd).rounded(.halfEven, to: .decimals(1_000_000_000)) == "USD 1")
  }

  /// As many digits as the limit are read and written.
  @Test func aMillionDigitsAreReadBack() throws {
    let text = String(repeating: "123456789", count: 111_110) + "12345678.55"
    #expect(try Money(text, .usd).exactText == text)
  }

  /// In O(n log n): of a million ratios, each with another rest.
  @Test func aMillionSharesAreTheWhole() throws {
    let total = Money("123456789.01", .usd)
    let ratios = (1...1_000_000).map { Rational($0) }
    let shares = try total.allocated(by: ratios).shares
    #expect(try shares.sum(in: .usd) == total)
    #expect(shares.count == 1_000_000)
  }
}
