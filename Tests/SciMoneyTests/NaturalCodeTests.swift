import SciMoney
import Testing

// Code as somebody types it who has read nothing, with `import SciMoney` alone. It was written before the library could
// compile it; a change that breaks a line here breaks the guess of a user.

/// Amounts of a currency that is known when the program is compiled: no `try`.
@Suite struct NaturalTypedMoneyTests {
  private typealias Dollars = TypedMoney<Currency.USD>

  @Test func arithmeticNeedsNoTry() throws {
    let price = Dollars("19.99")
    let quantity = 3
    #expect(price * 3 == Dollars(minorUnits: 5997))
    #expect(3 * price == price * 3)
    #expect(price * quantity == quantity * price)
    #expect(price * Rational(1, 3) * 3 == price)
    #expect(price / 4 * 4 == price)
    #expect(price / quantity * quantity == price)
  }

  @Test func sumsNeedNoTry() {
    let price = Dollars("19.99")
    #expect((-price) + price == .zero)
    #expect(price + price == price * 2)
    #expect(price - price == .zero)
    #expect(price / price == 1)
  }

  @Test func amountsAreChangedInPlace() {
    let price = Dollars("19.99")
    var total = price
    total += price
    total -= price / 2
    total *= 2
    total /= 3
    #expect(total == price)
  }

  @Test func amountsAreComparedAndSorted() throws {
    let prices = [Dollars("19.99"), Dollars(5), Dollars("0.01")]
    #expect(prices[1] < prices[0])
    #expect(prices.max() == prices[0])
    #expect(prices.min() == prices[2])
    #expect(prices.sorted() == [prices[2], prices[1], prices[0]])
    #expect(prices.sum() == Dollars(25))
    #expect(prices.reduce(.zero, +) == Dollars(25))
    #expect([Dollars]().sum() == .zero)
    #expect(prices[0] > .zero && !prices[0].isNegative && (-prices[0]).isNegative)
  }

  @Test func percentagesAreLabelled() throws {
    let price = Dollars(100)
    #expect(price.adding(percent: 19) == Dollars(119))
    #expect(price.adding(percent: "8.25") == Dollars("108.25"))
    #expect(price.subtracting(percent: 20) == Dollars(80))
    let vat = Percent(19)
    #expect(vat.of(price) == Dollars(19))
    #expect(try price.adding(percent: vat).removing(percent: vat) == price)
  }

  @Test func roundingAndSharingKeepTheType() throws {
    let bill = Dollars(100)
    let third = bill / 3
    let rounded: Dollars = try third.rounded(.halfEven, to: .minorUnit)
    #expect(rounded.description == "USD 33.33")
    let shares: [Dollars] = try bill.split(into: 3)
    #expect(shares.map(\.exactText) == ["33.34", "33.33", "33.33"])
    #expect(shares.sum() == bill)
    #expect(try bill.allocated(by: [3, 7]).shares == [Dollars(30), Dollars(70)])
  }
}

/// Amounts whose currency is known when the program runs: what may meet another currency, or a divisor of zero, throws.
@Suite struct NaturalMoneyTests {
  @Test func arithmeticThrows() throws {
    let price = Money("19.99", .usd)
    let quantity = 3
    #expect(price * 3 == Money("59.97", .usd))
    #expect(3 * price == price * 3)
    #expect(price * quantity == quantity * price)
    #expect(price / 4 * 4 == price)
    #expect(price / quantity * quantity == price)
    #expect(-price + price == .zero(.usd))
    #expect(price / price == 1)
    var total = price
    total += price
    total -= price
    #expect(total == price)
    #expect(price < total * 2)
    #expect(try Money(5, .usd) == Money(minorUnits: 500, .usd))
    #expect(Money(quantity, .usd) == Money(3, .usd))
  }

  @Test func amountsAreSummedAndSorted() throws {
    let prices = [Money("19.99", .usd), Money(5, .usd), Money("0.01", .usd)]
    #expect(prices.sum() == Money(25, .usd))
    #expect(try prices.sum(in: .usd) == Money(25, .usd))
    #expect(prices.max() == prices[0] && prices.min() == prices[2])
    #expect(prices.sorted() == [prices[2], prices[1], prices[0]])
    #expect([Money]().sum() == .zero && [Money]().max() == nil)
    #expect(try [Money]().sum(in: .usd) == .zero(.usd))

    #expect(throws: MoneyError.currencyMismatch(.usd, .eur)) {
      try prices[0].adding(Money(1, .eur))
    }
    #expect(throws: MoneyError.currencyMismatch(.usd, .eur)) {
      try prices[0].compared(to: Money(1, .eur))
    }
    #expect(throws: MoneyError.unexpectedCurrency(.usd, expected: .eur)) {
      try prices.sum(in: .eur)
    }
  }

  /// Zero of no currency goes with any, and does not make two currencies one.
  @Test func zeroIsNeutral() {
    #expect(Money.zero + Money(5, .eur) == Money(5, .eur))
    #expect(Money(5, .eur) - .zero == Money(5, .eur))
    #expect(Money(0, .eur) == .zero && Money(5, .eur) > .zero)
    #expect(Money(0, .eur) != Money(0, .usd))
    // It is the one value that is equal to amounts which are not equal to each other.
    #expect(Money(0, .usd) == .zero && Money(0, .usd) != Money(0, .eur))
    #expect(Money.zero.description == "0" && Money.zero.exactDescription == "XXX 0")
    #expect(Money(0, .eur).hashValue == Money.zero.hashValue)
  }

  /// A literal is what is written, and its text at run time throws.
  @Test func literalsAreExact() throws {
    let hours: Rational = 37.5
    #expect(hours == Rational(75, 2))
    #expect(Money(0.1, .usd) * 3 == Money("0.3", .usd))
    #expect(Money(100, .usd) * 0.07 == Money(7, .usd))
    #expect(19% == "19%" && 8.25% == "8.25" && 19.percent == 19%)
    #expect(Money(100, .usd) + 19% == Money(119, .usd) && Money(100, .usd) * 18% == Money(18, .usd))
    #expect(Money("19.99 USD") == Money("USD 19.99") && Money(3, "USD") == Money(3, .usd))
    #expect(Money(3, .usd) == 3 && Money(-3, .usd) < 0)
    #expect(MoneyBag([Money(0.3, .eur)]) == [.eur: "0.30"])
    let text = "1.2.3"
    #expect(throws: MoneyError.syntax(offset: 3, expected: .end)) { try Money(text, "USD") }
  }

  @Test func roundedGoesToTheSmallestUnit() {
    #expect(Money("0.125", .usd).rounded() == Money("0.13", .usd))
    #expect(Money("0.125", .usd).rounded(.bankers) == Money("0.12", .usd))
    #expect((Money(1, .xau) / 3).rounded() * 3 == Money(1, .xau))
  }

  @Test func amountsReadAndWriteWithTheDecimalsOfTheCurrency() throws {
    #expect(Money(5, .usd).description == "USD 5.00")
    #expect(Money("37.5", .eur).description == "EUR 37.50")
    #expect(Money("37.505", .eur).description == "EUR 37.505")
    #expect((Money(100, .eur) / 3).description == "≈ EUR 33.33")
    #expect(Money("1234", .jpy).description == "JPY 1234")
    #expect(Money("1.5", .kwd).exactText == "1.500")
    let text = "EUR 37.50"
    #expect(try Money(text) == Money("37.5", .eur))
    #expect(try Money(text).description == text)
  }

  @Test func everyTextFailsByThrowing() {
    let (text, code) = ("12abc", "usd")
    #expect(throws: MoneyError.syntax(offset: 2, expected: .end)) { try Money(text, .usd) }
    #expect(throws: MoneyError.syntax(offset: 2, expected: .end)) { try Percent(text) }
    #expect(throws: MoneyError.syntax(offset: 2, expected: .end)) {
      try ExchangeRate(.eur, .usd, text)
    }
    #expect(throws: MoneyError.syntax(offset: 2, expected: .end)) {
      try TaxRate("VAT", percent: text)
    }
    #expect(throws: MoneyError.syntax(offset: 2, expected: .end)) {
      try TypedMoney<Currency.USD>(text)
    }
    #expect(throws: MoneyError.unknownCurrency("usd")) { try Currency(code) }
  }

  @Test func amountsAreConvertedToTheCurrencyThatIsNamed() throws {
    let rate = ExchangeRate(.eur, .usd, "1.10")
    #expect(try Money(100, .eur).converted(to: .usd, using: rate) == Money(110, .usd))
    #expect(try Money(110, .usd).converted(to: .eur, using: rate.inverse) == Money(100, .eur))
    let mismatch = MoneyError.wrongRate(base: .eur, quote: .usd, from: .usd, to: .eur)
    #expect(throws: mismatch) { try Money(110, .usd).converted(to: .eur, using: rate) }
    #expect(mismatch.description.contains("rate.inverse"))
    #expect(throws: MoneyError.wrongRate(base: .eur, quote: .usd, from: .eur, to: .gbp)) {
      try Money(1, .eur).converted(to: .gbp, using: rate)
    }
    let cents = try Money("19.99", .eur).converted(to: .usd, using: rate)
      .rounding(.halfEven, to: .minorUnit)
    #expect(cents.value.description == "USD 21.99" && cents.residue.description == "USD -0.001")
  }

  @Test func currenciesAreListed() throws {
    #expect(Currency.allCases.contains(.usd) && Currency.active == Currency.allCases)
    let mark = Currency("DEM")
    #expect(!Currency.allCases.contains(mark) && Currency.withdrawn.contains(mark))
    #expect(Currency.usd.name == "US Dollar")
  }

  @Test func amountsAreFormattedWithoutArguments() throws {
    #expect(Money("1234.5", .usd).formatted() == "USD\u{A0}1,234.50")
    let third = Money(100, .usd) / 3
    #expect(third.formatted() == "≈ USD\u{A0}33.33")
  }
}
