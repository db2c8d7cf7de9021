import SciMoney
import Testing

@Suite struct MoneyLoanTests {
  /// 200,000 at 5 % a year in 360 months; the amounts are those of Python's fractions, and of the issue of most banks'
  /// calculators but for the last payment, which they do not print.
  @Test func aMortgageIsPaidBackToTheCent() throws {
    let mortgage = try MoneyLoan(Money(200_000, .usd), percentPerYear: 5, years: 30)
    let plan = try mortgage.schedule(rounding: .halfAwayFromZero, to: .minorUnit)
    #expect(plan.rows.count == 360)
    #expect(plan.rows.dropLast().allSatisfy { $0.payment == "USD 1073.64" })
    let (first, last) = (plan.rows[0], plan.rows[359])
    #expect(first.interest == "USD 833.33" && first.principal == "USD 240.31")
    #expect(first.balance == "USD 199759.69" && first.extra == .zero(.usd))
    #expect(last.payment == "USD 1076.48" && last.balance.isZero)
    #expect(plan.totalPayment == "USD 386513.24" && plan.totalInterest == "USD 186513.24")
    #expect(plan.totalPrincipal == mortgage.principal)
    #expect(
      try mortgage.payment().rounded(.halfAwayFromZero, to: .minorUnit) == "USD 1073.64")
  }

  @Test func amountsAreThoseOfNumbers() throws {
    let loan = try MoneyLoan(
      Money(9000, .jpy), percentPerPeriod: "1.5", periods: 12, due: .beginning)
    let numbers = try Loan(
      principal: 9000, rate: Rational(15, 1000), periods: 12, due: .beginning)
    #expect(loan.terms == numbers)
    #expect(try loan.payment() == Money(numbers.payment(), .jpy))
    #expect(try loan.interest(inPeriod: 5) == Money(numbers.interest(inPeriod: 5), .jpy))
    #expect(try loan.principal(inPeriod: 5) == Money(numbers.principal(inPeriod: 5), .jpy))
    #expect(try loan.balance(after: 5) == Money(numbers.balance(after: 5), .jpy))
    #expect(try loan.exactTotalInterest() == Money(numbers.totalInterest(), .jpy))
    let exact = try loan.exactSchedule()
    #expect(
      try exact.totalPrincipal == loan.principal && exact.totalInterest == loan.exactTotalInterest()
    )
  }

  @Test func extraPaymentsShortenTheTermAndKeepTheCurrency() throws {
    let loan = try MoneyLoan(Money(1000, .eur), percentPerYear: 12, years: 1)
    let plan = try loan.schedule(
      rounding: .halfEven, to: .minorUnit, interest: .floor, extraPayments: [2: "EUR 500"])
    #expect(plan.rows.count < 12 && plan.rows[1].extra == "EUR 500")
    #expect(plan.totalPrincipal == loan.principal)
    #expect(throws: MoneyError.unexpectedCurrency(.usd, expected: .eur)) {
      try loan.schedule(rounding: .halfEven, to: .minorUnit, extraPayments: [2: "USD 500"])
    }
  }

  @Test func errorsAreThoseOfFinance() throws {
    #expect(throws: MoneyError.finance(.outOfRange(.periods))) {
      try MoneyLoan(Money(1, .eur), percentPerYear: 5, years: 0)
    }
    #expect(throws: MoneyError.finance(.outOfRange(.periods))) {
      try MoneyLoan(Money(1, .eur), percentPerYear: 5, years: .max)
    }
    #expect(throws: MoneyError.finance(.outOfRange(.presentValue))) {
      try MoneyLoan(Money(-1, .eur), percentPerYear: 5, years: 1)
    }
    let gold = try MoneyLoan(Money(1, .xau), percentPerYear: 5, years: 1)
    #expect(throws: MoneyError.noMinorUnit(.xau)) {
      try gold.schedule(rounding: .halfEven, to: .minorUnit)
    }
  }

  /// LibreOffice finds 10 % alone; 20 % is a rate as well, since 100·1.2² − 230·1.2 + 132 = 0.
  @Test func flowsOfMoneyHaveValuesAndRates() throws {
    let flows: [Money] = ["EUR -100", "EUR 230", "EUR -132"]
    #expect(try CashFlows.npv(percent: 10, amounts: flows).isZero)
    #expect(try CashFlows.npv(percent: 100, amounts: ["EUR 3", "EUR 1"]) == "EUR 1.75")
    let rates = try CashFlows.irr(amounts: flows, within: .interactive)
    #expect(rates.all.map(\.knownRational) == [Rational(1, 10), Rational(1, 5)])
    let year = try CashFlows.xirr(
      amounts: ["EUR -100", "EUR 110"], days: [0, 365], within: .interactive)
    #expect(try year.only().knownRational == Rational(1, 10))
    #expect(throws: MoneyError.currencyMismatch(.eur, .usd)) {
      try CashFlows.npv(percent: 10, amounts: ["EUR 1", "USD 1"])
    }
    #expect(throws: MoneyError.finance(.outOfRange(.cashFlows))) {
      try CashFlows.npv(percent: 10, amounts: [])
    }
  }
}
