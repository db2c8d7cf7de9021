import SciFinance
import SciMoney
import SciNumber
import Testing

// Names that strangers tried, and their values. Expected: Python's `decimal` and `fractions`, and the examples of Excel's documentation
// for its functions.

@Suite struct BorrowedNameTests {
  @Test func `amounts are shared by percentages, by counts and with a remainder`() {
    let total = Money("103.07", .usd)
    #expect(
      total.allocate(ratios: [50%, 30%, 20%]).map(\.exactText) == ["51.54", "30.92", "20.61"])
    #expect(total.allocate(2, 1, 1).map(\.exactText) == ["51.53", "25.77", "25.77"])
    let counts = [2, 1, 1]
    #expect(total.allocate(counts) == total.allocate(by: counts))
    let (shares, remainder) = Money(10, .usd).splitWithRemainder(into: 3)
    #expect(shares.map(\.exactText) == ["3.33", "3.33", "3.33"])
    #expect(remainder.exactText == "0.01")
  }

  @Test func `taxes and percentages`() {
    #expect(Money(119, .eur).includedTax(19%) == Money(19, .eur))
    #expect(Money(100, .eur).tax(19%) == Money(19, .eur))
    #expect(Money("9.99", .usd).increased(by: 5%).exactText == "10.4895")
    #expect(Money("9.99", .usd).decreased(by: 5%).exactText == "9.4905")
    #expect(Money(5, .usd).percentage(of: Money(40, .usd)) == 12.5)
    // 1000 × 1.035¹².
    #expect(Money(1000, .eur).compounded(at: 3.5%, periods: 12).rounded().exactText == "1511.07")
    #expect(Money(1210, .eur).compounded(at: 10%, periods: -2) == Money(1000, .eur))
    // A share of a percentage is one, and a bare quotient is a factor.
    let rate: Percent = "4.5%"
    #expect(rate / 12 == Percent("0.375") && rate * 2 == 9%)
    #expect(pow(1 + rate / 12, 12).rounded(places: 4).description == "104.594%")
    #expect(Money(100, .usd) * (0.5 / 2) == Money(25, .usd))
  }

  @Test func `amounts are rounded to increments that are written as numbers`() {
    let price = Money("2.345", .usd)
    #expect(price.rounded(to: 0.05).exactText == "2.35")
    #expect(price.rounded(to: "0.05", .down).exactText == "2.30")
    #expect(price.rounded(to: .wholeUnit).exactText == "2.00")
    #expect(Money("1.23", .chf).rounded(to: .cash).exactText == "1.25")
    let rounding = price.rounding(.halfEven)
    #expect(rounding.value.exactText == "2.34" && rounding.residue.exactText == "0.005")
    var amount = price
    amount.round(.up)
    #expect(amount.exactText == "2.35" && amount.minorUnits == 235)
  }

  @Test func `lists of amounts`() {
    let amounts = [Money(10, .usd), Money(20, .usd), Money(25, .usd)]
    #expect(amounts.average().description == "≈ USD 18.33")
    #expect(amounts.average() * 3 == amounts.sum())
    let lines = [(name: "a", price: amounts[0]), (name: "b", price: amounts[1])]
    #expect(lines.sum(of: \.price) == Money(30, .usd))
    #expect([Currency.usd, .eur, .chf].sorted() == [.chf, .eur, .usd])
  }

  @Test func `a bag is worth what the rates of a table say`() throws {
    let rates = ExchangeRates(base: .eur, rates: [.usd: "1.25", .gbp: "0.8"])
    let bag = MoneyBag([Money(10, .eur), Money(25, .usd), Money(4, .gbp)])
    #expect(bag.currencies == [.eur, .gbp, .usd])
    #expect(try bag.total(in: .eur, using: rates) == Money(35, .eur))
    #expect(try bag.converted(to: .usd, using: rates) == Money("43.75", .usd))
  }

  @Test func `codes that come from data may be in small letters`() throws {
    let (amount, code) = (1999, "usd")
    #expect(try Money(minorUnits: amount, currency: code) == Money("19.99", .usd))
    #expect(Money(minorUnits: 1500, currency: "jpy") == Money(1500, .jpy))
    #expect(throws: MoneyError.unknownCurrency("uSd")) { try Money(1, String("uSd")) }
    let fields = "3.50;EUR".split(separator: ";")
    #expect(try Money(fields[0], Currency(fields[1])) == Money("3.50", .eur))
    #expect(try Money(fields[0], fields[1]) == Money("3.50", .eur))
  }

  @Test func `currencies of your own stand in constants`() {
    let bitcoin = Currency(custom: "BTC", minorUnits: 8, symbol: "₿")
    #expect(Money("0.00001234", bitcoin).minorUnits == 1234)
    #expect(bitcoin.symbol == "₿" && Currency.usd.symbol == "$" && Currency.eur.symbol == "€")
  }

  @Test func `amounts typed as their currency`() throws {
    let prices: [TypedMoney<USD>] = ["19.99", "5.01"]
    #expect(prices.reduce(.zero, +).money == Money(25, .usd))
  }

  @Test func `a loan has its payment and schedule as properties`() throws {
    let loan = Loan(principal: Money(250_000, .usd), annualRate: "6.5%", years: 30)
    #expect(loan.payment.rounded().exactText == "1580.17")
    #expect(try loan.payment(rounded: .halfAwayFromZero) == loan.monthlyPayment.rounded())
    #expect(try loan.schedule() == loan.schedule)
    #expect(loan.schedule.totalPaid == loan.schedule.totalInterest + loan.principal)
    let months = Loan(principal: Money(250_000, .usd), annualRate: 6.5%, months: 360)
    #expect(months == loan)
  }

  @Test func `extra payments of a loan are part of every schedule`() throws {
    let loan = Loan(
      principal: Money(1200, .usd), annualRate: 0, years: 1, extraPayments: [2: Money(500, .usd)])
    #expect(loan.schedule.count == 7)
    #expect(try loan.schedule(rounding: .halfEven, to: .minorUnit).count == 7)
    #expect(try loan.exactSchedule().count == 7)
    #expect(try loan.schedule(extraPayments: [:]).count == 12)
    let monthly = Loan(
      principal: Money(1200, .usd), annualRate: 0, years: 1, extraPayment: Money(100, .usd))
    #expect(monthly.schedule.count == 6 && monthly.schedule.last?.balance == Money(0, .usd))
  }
}
