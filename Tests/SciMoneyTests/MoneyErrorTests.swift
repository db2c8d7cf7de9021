import SciLocale
import SciMoney
import SciNumber
import Testing

@Suite struct MoneyErrorTests {
  /// Each message names the value or the place, and what helps.
  @Test(arguments: [
    (MoneyError.syntax(offset: 6, expected: .digit), "expected a digit at byte 6"),
    (.syntax(offset: 6, expected: .end), "unexpected text from byte 6 on"),
    (
      .syntax(offset: 2, expected: .groupOfDigits),
      "expected groups of digits as the locale has them at byte 2"
    ),
    (
      .syntax(offset: 0, expected: .currency),
      "expected the code of a currency, such as USD, at byte 0"
    ),
    (.syntax(offset: 3, expected: .percentSign), "expected a percent sign at byte 3"),
    (.syntax(offset: 3, expected: .closingBracket), "expected brackets in pairs at byte 3"),
    (.unknownCurrency("QQQ"), "no currency is called QQQ; ISO 4217 codes are in capitals"),
    (
      .ambiguousSymbol("$"),
      "several currencies are written $; write the code, or say which one is expected"
    ),
    (
      .currencyMismatch(.usd, .eur),
      "USD and EUR do not mix; convert one of them with an exchange rate"
    ),
    (
      .unexpectedCurrency(.eur, expected: .usd),
      "the amount is in EUR, and USD was asked for; convert it with an exchange rate"
    ),
    (
      .wrongRate(base: .eur, quote: .usd, from: .usd, to: .eur),
      "the rate is from EUR to USD, not back; use rate.inverse if that is what you mean"
    ),
    (
      .wrongRate(base: .eur, quote: .usd, from: .gbp, to: .usd),
      "the rate is from EUR to USD and cannot convert GBP to USD"
    ),
    (
      .ratesDoNotConnect(.usd, .gbp), "the first rate leads to USD and the next one begins with GBP"
    ),
    (.noRate(from: .eur, to: .gbp), "there is no rate from EUR to GBP; give one"),
    (.divisionByZero, "division by zero; give another divisor"),
    (
      .inexact(residue: Rational(1) / 200),
      "the amount is no whole number of units: 0.005 would be lost; round it first"
    ),
    (.nonTerminating(Rational(100) / 3), "the decimals of 100/3 do not end; give a rounding"),
    (
      .allocation(.notMultipleOfUnit(unit: Rational(1, 100), residue: Rational(9) / 1000)),
      "the amount is no multiple of 0.01: 0.009 is left; round before, or say who gets it"
    ),
    (.noMinorUnit(.xau), "XAU has no smallest unit; give an increment"),
    (.allocation(.emptyRatios), "there are no ratios; give one at least"),
    (
      .allocation(.negativeRatio(index: 1)),
      "the ratio at index 1 is negative; give 0 or more"
    ),
    (.allocation(.zeroRatios), "all ratios are zero; give one above zero"),
    (
      .numberNotString,
      "an amount is a text in quotes such as \"149.85\"; a number was found; send it in quotes, or read it by moneyDecodingStrategy of SciFoundation"
    ),
    (.tooLarge, "the number is longer than 1000000 digits or 10000000 bits"),
    (
      .tooLong(bits: 4096),
      "the number has more than 4096 bits, too many for a TypedMoney; compute with Money"
    ),
    (.finance(.outOfRange(.periods)), "the number of periods must be positive"),
    (.domain(.incrementIsPositive), "an increment must be positive"),
    (
      .domain(.bidAndAskAreOfOnePair), "bid and ask must be rates between the same two currencies"
    ),
    (
      .domain(.fixedRateIsOfTheEuro),
      "a fixed rate of the euro says what one euro costs; its base is EUR"
    ),
    (
      .domain(.customCodeIsNew),
      "the code of a currency of your own has three to six capital letters and is not in ISO 4217"
    ),
    (.domain(.minorUnitsAreFew), "the smallest unit of a currency has 0 to 30 decimals"),
    (.allocation(.countNotPositive), "the number of shares must be positive"),
    (.domain(.rateIsPositive), "a rate must be positive"),
    (.domain(.rateHasSixDigits), "a fixed rate of the euro has six significant digits"),
    (.domain(.askIsNotBelowBid), "the ask must not be below the bid"),
    (.domain(.doubleIsFinite), "the double is infinite or not a number"),
    (.allocation(.startOutOfRange), "the start must be an index of the ratios"),
  ])
  func messagesSayWhatHelps(_ error: MoneyError, _ words: String) {
    #expect(error.description == words)
  }

  /// Offsets count bytes of UTF-8 from the start of the whole text: the mark ‸ is where.
  @Test(arguments: [
    ("USD 12‸abc", MoneyError.Expectation.end), ("USD ‸", .digit), ("USD‸", .digit),
    ("USD -‸", .digit), ("USD 1.‸", .digit), ("USD 1/‸", .digit), ("USD 1/2‸/3", .end),
    ("USD ‸ 1", .digit), ("‸149.85", .currency), ("‸", .currency),
    ("‸-5", .currency), ("‸-5 ", .currency), ("EUR 1‸,234.56", .end),
  ])
  func machinesTextsHaveAPlace(_ marked: String, _ expected: MoneyError.Expectation) {
    let text = marked.replacing("‸", with: "")
    let offset = marked.prefix { $0 != "‸" }.utf8.count
    #expect(
      moneyError { () throws(MoneyError) in try Money(text) }
        == .syntax(offset: offset, expected: expected))
  }

  @Test(arguments: [
    ("en-US", "$12,34‸", MoneyError.Expectation.groupOfDigits), ("en-US", "$5.1‸.2", .end),
    ("en-US", "‸(5", .closingBracket), ("en-US", "$‸", .digit), ("fr", "5 ‸$ 6", .end),
  ])
  func peoplesTextsHaveAPlace(
    _ tag: String, _ marked: String, _ expected: MoneyError.Expectation
  ) throws {
    let format = MoneyFormat(try NumberLocale(tag))
    let error = moneyError { () throws(MoneyError) in
      try format.money(from: marked.replacing("‸", with: ""), expecting: .usd)
    }
    guard case .syntax(let offset, expected) = error else {
      Issue.record("\(marked): \(String(describing: error))")
      return
    }
    if expected != .groupOfDigits, expected != .closingBracket {
      #expect(offset == marked.prefix { $0 != "‸" }.utf8.count)
    }
  }

  /// Every call that may throw copies an error; with one byte more, the telco benchmark took 4 % more instructions.
  @Test func anErrorTakesFourWords() {
    #expect(MemoryLayout<MoneyError>.size <= 4 * MemoryLayout<Int>.size)
  }

  @Test func pricesAndPercentagesHaveRules() throws {
    #expect(
      moneyError { () throws(MoneyError) in
        try BidAsk(bid: ExchangeRate(.eur, .usd, 2), ask: ExchangeRate(.eur, .usd, 1))
      } == .domain(.askIsNotBelowBid))
    let format = PercentFormat(NumberLocale("en-US"))
    #expect(
      moneyError { () throws(MoneyError) in try format.percent(from: "8.25") }
        == .syntax(offset: 4, expected: .percentSign))
  }
}
