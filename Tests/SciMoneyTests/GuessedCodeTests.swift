import SciFinance
import SciMoney
import SciNumber
import Testing

// Code as strangers write it: names that other libraries have, and what they give. `GuessTests` compiles whole pieces.

@Suite struct GuessedCodeTests {
  @Test func `literals of rationals are taken as they are written`() {
    let sum: Rational = 0.1 + 0.2
    #expect(sum == Rational(3, 10))
    let small: Rational = -0.000_000_123456789012345
    #expect(small.description == "-0.000000123456789012345")
    let large: Rational = 1e21
    #expect(large == Rational("1000000000000000000000"))
    #expect((0.0 as Rational).isZero)
    let percents: [Percent] = [19%, "19", "19%", 19, 19.0, 19.percent, Percent(fraction: 0.19)]
    #expect(percents.allSatisfy { $0 == Percent(19) })
    #expect(8.25% == Percent(basisPoints: 825))
  }

  @Test func `a whole and a percentage are a factor`() {
    let price = Money(50, .usd)
    #expect(price * (1 - 20%) == Money(40, .usd))
    #expect(price * (1 + 8.25%) == price + 8.25%)
    #expect(1.5 - 20% == 130%)
    #expect(10% + 5% - 1% == 14%)
    let discount: Percent = "15%"
    #expect(price * (1 - discount) == price - discount)
  }

  @Test func `a schedule is a collection of its payments`() throws {
    let schedule = try Loan(principal: Money(1200, .usd), annualRate: 0, years: 1).schedule()
    #expect(schedule.count == 12 && schedule.payments.count == 12)
    #expect(schedule.map(\.month) == Array(1...12) && schedule.last?.balance == Money(0, .usd))
    #expect(schedule[0].payment == Money(100, .usd) && schedule[0].number == 1)
  }

  @Test func `an order is discounted and taxed`() {
    let gross = Money("2.49", .eur) * 3
    let discount: Percent = 10%
    let net = (gross - discount.of(gross)).rounded(.toNearestOrEven)
    #expect(net.description == "EUR 6.72")
    #expect((net * 7%).rounded().description == "EUR 0.47")
    let price = Money(119, .eur)
    #expect(price.removing(tax: 19%) == Money(100, .eur))
    #expect(price.includingTax(19%) == price.adding(19%))
    #expect(price.subtracting(50%).description == "EUR 59.50")
    #expect((Money(15, .usd) * 37.5 * 0.2235).rounded(.up).description == "USD 125.72")
    #expect(Money(100, .usd) * "0.2235" == Money("22.35", .usd))
    #expect(Money(119, .eur) / 1.19 == Money(100, .eur))
  }

  @Test func `money is exchanged and shared`() throws {
    let rate = ExchangeRate(from: .usd, to: .eur, rate: "0.9187")
    let price = Money("19.99", .usd)
    let euros = price.converted(using: rate)
    #expect(euros.description == "EUR 18.364813")
    #expect(price.converted(to: .eur, rate: "0.9187") == euros)
    #expect(price.converted(to: .eur, rate: 0.9187) == euros)
    #expect(try [rate].convert(price, to: .eur) == euros)
    #expect(throws: MoneyError.noRate(from: .usd, to: .gbp)) {
      try [rate].convert(price, to: .gbp)
    }
    let rates = ExchangeRates(base: .eur, rates: [.usd: "1.25", .gbp: 0.8])
    #expect(try rates.convert(Money(100, .usd), to: .gbp) == Money(64, .gbp))
    #expect(try rates.rate(from: .gbp, to: .eur).inverse.rate == 0.8)
    #expect(throws: MoneyError.noRate(from: .usd, to: .jpy)) {
      try rates.convert(price, to: .jpy)
    }
    #expect(Money(10, .usd).split(3).map(\.exactText) == ["3.34", "3.33", "3.33"])
    let parts = Money(10, .usd).allocate(ratios: [0.5, 0.25, 0.25])
    #expect(parts.map(\.exactText) == ["5.00", "2.50", "2.50"])
    let people = ["Ann", "Bob", "Cem"]
    #expect(Money(10, .usd).split(into: people.count) == Money(10, .usd).split(3))
    #expect(Money(10, .usd).allocate(ratios: people.map(\.count)) == Money(10, .usd).split(3))
    #expect(abs(Money(-3, .usd)) == Money(3, .usd))
    #expect(max(Money(2, .usd), Money(3, .usd)) == Money(3, .usd))
    #expect(MoneyBag([Money(3, .usd), Money(2, .eur)]).description == "EUR 2.00, USD 3.00")
  }

  @Test func `the functions of spreadsheets need no budget`() throws {
    #expect(try irr([-200, 110, 121]).description == "0.1")
    #expect(try npv(rate: 0.1, [110, 121]).description == "200")
    let rate = try xirr(values: [-1000, 1100], dates: ["2025-01-01", "2026-01-01"])
    #expect(rate.knownRational == 0.1)
    #expect(try pmt(rate: 0, nper: 10, pv: 1000).description == "-100")
    let payment = try pmt(rate: 0.05 / 12, nper: 360, pv: 200_000)
    #expect(payment.description == "≈ -1073.6432460242779697")
    #expect(throws: FinanceError.severalSolutions(count: 2)) { try irr([-100, 230, -132]) }
  }

  @Test func `locales are named by their tags`() throws {
    let price = Money("1234.5", .eur)
    #expect(price.formatted(locale: "de_DE") == "1.234,50\u{A0}€")
    #expect(price.formatted(locale: "de") == price.formatted(locale: .de))
    #expect(try Money(parsing: "₹12,34,567.89", locale: "hi") == Money("1234567.89", .inr))
    #expect(Money(minorUnits: 1999, currency: .usd).description == "USD 19.99")
  }

  /// A text that begins with any other sign is an error, and no more than that.
  @Test(arguments: ["$3 USD", " $R3,00", "\t5 EUR", "+5 EUR", "(5) EUR", "€5 EUR", " ", ""])
  func aTextThatIsNoAmountThrows(_ text: String) {
    #expect(throws: MoneyError.self) { try Money(text) }
  }
}
