import SciFinance
import SciMoney
import SciNumber
import Testing

// Names that follow from the first screen of the documentation, and their values. Expected: Python's `fractions`, and the examples of
// Excel's documentation for its functions.

@Suite struct FirstScreenTests {
  @Test func `a quotient is a fraction, and says so`() {
    let (part, whole) = (Money(1, .usd), Money(6, .usd))
    #expect(Percent(fraction: part / whole).rounded(places: 1).description == "16.7%")
    #expect(Percent(points: Rational(33, 4)) == "8.25%")
    #expect(Percent(19) == 19% && Percent(19.5) == "19.5%" && Percent("19") == 19%)
  }

  @Test func `numbers and percentages`() {
    let customers = 1200
    let churn: Percent = 3.5%
    #expect(customers * churn == 42)
    let hours: Rational = 37.5
    #expect((hours * (1 - churn)).description == "36.1875")
    #expect(churn.of(hours).description == "1.3125")
    let yearly: Percent = 12 * churn
    #expect(yearly == 42%)
    #expect(50% * 10% == 5%)
    #expect(hours * customers == 45_000 && customers * hours == 45_000 && hours / 3 == 12.5)
    let people = 4
    #expect(hours / people == 9.375)
    #expect(Money(119, .eur) / (1 + 19%) == Money(100, .eur))
  }

  @Test func `assignments do what the operators do`() {
    var balance = Money(100, .usd)
    balance *= 1 + 10%
    #expect(balance == Money(110, .usd))
    balance += 10%
    balance -= 50%
    #expect(balance == Money("60.50", .usd))
    balance /= 1.1
    balance /= 1 + 10%
    #expect(balance == Money(50, .usd))
    balance *= 1.5
    balance /= Rational(3, 4)
    #expect(balance == Money(100, .usd))
    let (breaks, days) = (2, 3)
    var hours: Rational = 37.5
    hours += 1.5
    hours -= 4
    hours *= 2
    hours /= 4
    #expect(hours == 17.5 && hours + days == 20.5 && hours - breaks == 15.5)
    var rate: Percent = 4%
    rate *= 3
    rate /= 8
    rate += 1%
    #expect(rate == 2.5% && abs(-rate) == rate && rate.isPositive && (rate - rate).isZero)
    #expect([5%, 3%].sum() == 8% && [hours, 0.5].sum() == 18 && (-rate).isNegative)
    #expect(effect(5.25%, 4).rounded(places: 4) == "5.3543%")
  }

  @Test func `numbers and percentages of people are read`() throws {
    #expect(try Rational(parsing: "1.234,5", locale: "de_DE") == 1234.5)
    #expect(try Percent(parsing: "8,25 %", locale: "de_DE") == 8.25%)
    #expect(throws: MoneyError.self) { try Rational(parsing: "1,5,2", locale: "de_DE") }
    #expect(throws: MoneyError.self) { try Rational(parsing: "acht", locale: "de_DE") }
    #expect(throws: MoneyError.syntax(offset: 4, expected: .percentSign)) {
      try Percent(parsing: "8,25", locale: "de_DE")
    }
  }

  @Test func `quantities are rounded to whole ones`() {
    let pallets: Rational = 12.5
    #expect(pallets.rounded() == 13 && pallets.rounded(.down) == 12)
    #expect((-pallets).rounded() == -13)
    #expect(Int(pallets) == 12 && Int(-pallets) == -12 && Int(pallets.rounded(.up)) == 13)
    #expect((16.66%).rounded() == 17% && (16.66%).rounded(.down) == 16%)
  }

  @Test func `percentages have so many places`() {
    #expect((15%).formatted(places: 1) == "15.0%")
    #expect((16.66%).formatted(places: 1) == "16.7%")
    #expect((-1234.5%).formatted(.de, places: 2) == "-1.234,50\u{A0}%")
  }

  @Test func `amounts are rounded to places and to amounts`() {
    let price = Money("1234.565", .usd)
    #expect(price.rounded(places: 0).exactText == "1235.00")
    #expect(price.rounded(places: 1, .down).exactText == "1234.50")
    #expect(price.rounded(places: -2).exactText == "1200.00")
    #expect(price.rounded(to: .cents) == price.rounded())
    #expect(price.rounded(toNearest: 0.25).exactText == "1234.50")
    #expect(price.clamped(to: Money(1, .usd)...Money(5, .usd)) == Money(5, .usd))
    #expect(Money(cents: 1999, currency: .usd).exactText == "19.99")
  }

  @Test func `columns are filled`() {
    #expect(Money("4.5", .eur).formatted(width: 12, locale: "de_DE") == "      4,50\u{A0}€")
    #expect(Money("1234.5", .usd).formatted(width: 3) == Money("1234.5", .usd).formatted())
  }

  @Test func `rates by the names of their properties`() throws {
    let rate = ExchangeRate(base: .usd, quote: .eur, rate: 0.92)
    #expect(rate == ExchangeRate(from: .usd, to: .eur, rate: "0.92"))
    let rates = ExchangeRates(base: .eur, rates: [.usd: "1.25", .gbp: "0.8"])
    #expect(rates[.usd] == 1.25 && rates[.eur] == 1 && rates[.jpy] == nil)
    let expenses = [Money(10, .eur), Money(25, .usd), Money(4, .gbp)]
    #expect(try expenses.sum(in: .eur, using: rates) == Money(35, .eur))
    #expect(try MoneyBag(expenses).total(in: .eur, using: rates) == Money(35, .eur))
    #expect(try [Money]().sum(in: .eur, using: rates) == Money(0, .eur))
    #expect(throws: MoneyError.noRate(from: .jpy, to: .eur)) {
      try [Money(1, .jpy)].sum(in: .eur, using: rates)
    }
  }

  @Test func `a bag is a sequence of its amounts`() {
    let till = MoneyBag([Money(20, .usd), Money(5, .eur), Money(10, .usd)])
    #expect(Array(till) == [Money(5, .eur), Money(30, .usd)] && till.count == 2)
    #expect((till + MoneyBag([Money(1, .chf)])).map(\.currency) == [.chf, .eur, .usd])
  }
}

/// Loans, savings and annuities of amounts.
@Suite struct FirstScreenFinanceTests {
  @Test func `a loan knows its years`() {
    let loan = Loan(principal: Money(250_000, .usd), annualRate: 6%, years: 30)
    #expect(loan.months == 360 && loan.years == 30 && loan.annualRate == 6%)
    // Excel: =EFFECT(6%, 12).
    #expect(loan.effectiveRate.rounded(places: 6).description == "6.167781%")
    #expect(loan.monthlyPayment() == loan.payment)
    #expect(loan.monthlyPayment(rounded: .halfUp).exactText == "1498.88")
    let quarterly = Loan(principal: Money(1000, .usd), annualRate: 8%, years: 2, paymentsPerYear: 4)
    #expect(quarterly.periods == 8 && quarterly.months == 24 && quarterly.years == 2)
    #expect(quarterly.annualRate == 8% && quarterly.rate == 2%)
    #expect((5.25%).effective(periods: 4).rounded(places: 4).description == "5.3543%")
  }

  @Test func `what a loan costs is what is really paid`() throws {
    let loan = Loan(
      principal: Money(1200, .usd), annualRate: 12%, years: 1, extraPayment: Money(100, .usd))
    #expect(loan.totalInterest == loan.schedule.totalInterest)
    #expect(try loan.totalInterest() == loan.totalInterest)
    #expect(loan.totalPaid == loan.principal + loan.totalInterest)
    #expect(try loan.totalInterest < loan.exactTotalInterest())
  }

  /// Expected: numpy-financial's examples and Excel's.
  @Test func `annuities of amounts`() throws {
    let loan = Money(200_000, .usd)
    let monthly = try pmt(rate: 7.5% / 12, nper: 180, pv: loan)
    #expect(monthly.rounded().exactText == "-1854.02")
    #expect(try pmt(7.5% / 12, 180, loan) == monthly)
    #expect(try payment(rate: 7.5% / 12, periods: 180, presentValue: loan) == monthly)
    let saved = try fv(rate: 5% / 12, nper: 120, pmt: Money(-100, .usd), pv: Money(-100, .usd))
    #expect(saved.rounded().exactText == "15692.93")
    #expect(
      try futureValue(
        rate: 5% / 12, periods: 120, payment: Money(-100, .usd), presentValue: Money(-100, .usd))
        == saved)
    let worth = try pv(
      rate: 5% / 12, nper: 120, pmt: Money(-100, .usd), fv: Money("15692.93", .usd))
    #expect(worth.rounded().exactText == "-100.00")
    let months = try nper(rate: 7% / 12, pmt: Money(-150, .usd), pv: Money(8000, .usd))
    #expect(try months.rounded(places: 5).description == "64.07335")
    let rate = try rate(nper: 48, pmt: Money(-200, .usd), pv: Money(8000, .usd))
    #expect(try rate.percentage(places: 2).description == "0.77%")
    let interest = try ipmt(rate: 10% / 12, per: 1, nper: 36, pv: Money(8000, .usd))
    #expect(interest.rounded().exactText == "-66.67")
    let principal = try ppmt(rate: 10% / 12, per: 1, nper: 24, pv: Money(2000, .usd))
    #expect(principal.rounded().exactText == "-75.62")
    let cumulative = try cumipmt(
      rate: 9% / 12, nper: 360, pv: Money(125_000, .usd), start: 13, end: 24)
    #expect(cumulative.rounded().exactText == "-11135.23")
    let repaid = try cumprinc(
      rate: 9% / 12, nper: 360, pv: Money(125_000, .usd), start: 13, end: 24)
    #expect(repaid.rounded().exactText == "-934.11")
  }

  @Test func `the currency is that of any amount`() throws {
    let grown = try fv(rate: 10%, nper: 2, pmt: .zero, pv: Money(-100, .chf))
    #expect(grown == Money(121, .chf) && grown.currency == .chf)
    #expect(try fv(rate: 10%, nper: 2, pv: Money(-100, .chf)) == grown)
    #expect(try pv(rate: 10%, nper: 2, fv: Money(-121, .chf)) == Money(100, .chf))
    #expect(try pmt(rate: 0%, nper: 4, pv: .zero, fv: Money(-8, .chf)).currency == .chf)
    #expect(throws: MoneyError.currencyMismatch(.usd, .eur)) {
      try fv(rate: 1%, nper: 2, pmt: Money(1, .usd), pv: Money(1, .eur))
    }
    #expect(throws: MoneyError.currencyMismatch(.usd, .eur)) {
      try nper(rate: 1%, pmt: Money(1, .usd), pv: Money(1, .eur))
    }
    let flows = [Money.zero, Money(110, .eur), Money(121, .eur)]
    #expect(try flows.npv(rate: 0%).currency == .eur)
  }

  @Test func `a list of amounts has a rate and a value`() throws {
    let flows = [Money(-1000, .usd), Money(300, .usd), Money(420, .usd), Money(680, .usd)]
    #expect(try flows.irr().percentage(places: 2).description == "16.34%")
    #expect(try flows.npv(rate: 10%).rounded().exactText == "118.84")
    #expect(throws: MoneyError.currencyMismatch(.usd, .eur)) {
      try [Money(-1, .usd), Money(2, .eur)].irr()
    }
  }

  /// Expected: Excel's FV of the same terms.
  @Test func `savings`() throws {
    let plan = SavingsPlan(monthlyDeposit: Money(100, .usd), annualRate: 6%, years: 10)
    #expect(plan.futureValue.rounded().exactText == "16387.93")
    #expect(plan.totalDeposits == Money(12_000, .usd) && plan.months == 120)
    #expect(plan.totalInterest + plan.totalDeposits == plan.finalBalance)
    let early = SavingsPlan(
      initialDeposit: Money(1000, .usd), monthlyDeposit: Money(100, .usd), annualRate: 6%,
      months: 2,
      due: .beginning)
    // (1000 × 1.005 + 100 × 1.005) × 1.005 + 100 × 1.005.
    #expect(early.futureValue.exactText == "1211.5275")
    #expect(try early.balance(after: 0) == Money(1000, .usd))
    #expect(try early.balance(after: 1).exactText == "1105.50")
    #expect(throws: MoneyError.finance(.outOfRange(.period))) { try early.balance(after: 3) }
    let free = SavingsPlan(monthlyDeposit: Money(100, .usd), annualRate: 0%, years: 1)
    #expect(free.futureValue == Money(1200, .usd) && free.totalInterest.isZero)
  }

  /// Excel's examples of SLN, SYD and DDB.
  @Test func `depreciation of amounts`() throws {
    let (cost, salvage) = (Money(30_000, .usd), Money(7_500, .usd))
    #expect(try sln(cost: cost, salvage: salvage, life: 10) == Money(2250, .usd))
    #expect(
      try syd(cost: cost, salvage: salvage, life: 10, period: 1).rounded().exactText == "4090.91")
    #expect(
      try ddb(cost: Money(2400, .usd), salvage: Money(300, .usd), life: 10, period: 1)
        == Money(480, .usd))
  }
}
