import SciFinance
import SciNumber
import TestSupport
import Testing

private let cents = Schedule.Options.rounded(
  to: Rational(1, over: 100), payment: .halfAwayFromZero, interest: .halfAwayFromZero)

extension Schedule.Options {
  fileprivate func with(
    _ remainder: Schedule.Remainder = .adjustLast, extra: [Int: Rational] = [:]
  ) -> Self {
    var options = self
    options.remainder = remainder
    options.extraPayments = extra
    return options
  }
}

@Suite struct ScheduleTests {
  /// 200,000 at 5 % over 30 years: with 360 equal payments 2.84 would remain.
  @Test func theLastPaymentTakesWhatRoundingLeaves() throws {
    let loan = try Loan(principal: 200_000, rate: Rational(5, over: 1200), periods: 360)
    let schedule = try loan.schedule(cents)
    #expect(schedule.rows.count == 360)
    #expect(schedule.rows[0].payment == Rational(107_364, over: 100))
    #expect(schedule.rows[359].payment == Rational(107_648, over: 100))
    #expect(schedule.totalPayment == Rational(38_651_324, over: 100))
    #expect(schedule.totalInterest == Rational(18_651_324, over: 100))
    #expect(schedule.rows[359].balance == 0)
    #expect(schedule.totalPrincipal == 200_000)
  }

  @Test func schedulesAreThoseOfFractions() throws {
    for row in try FinanceCase.rows("schedule") {
      let loan = try Loan(principal: row.rational(0), rate: row.rational(1), periods: row.int(2))
      let schedule = try loan.schedule(cents)
      let last = try #require(schedule.rows.last)
      // A single payment is the last one.
      let first = schedule.rows.count > 1 ? schedule.rows[0].payment : last.payment
      try row.expect(first, last.payment, schedule.totalPayment, schedule.totalInterest)
    }
  }

  @Test func theOtherRemainders() throws {
    let loan = try Loan(principal: 200_000, rate: Rational(5, over: 1200), periods: 360)
    let extra = try loan.schedule(cents.with(.extraPeriod))
    #expect(extra.rows.count == 361)
    #expect(extra.rows[359].balance == Rational(284, over: 100))
    // 2.84 and its interest of a month, 0.0118…
    #expect(extra.rows[360].payment == Rational(285, over: 100))
    let first = try loan.schedule(cents.with(.adjustFirst))
    // By CPython's fractions: 0.59 more leaves 0.13, 0.60 more leaves −0.03.
    #expect(first.rows[0].payment == Rational(107_424, over: 100))
    #expect(first.rows[359].payment == Rational(107_361, over: 100))
    #expect(first.rows[359].balance == 0)
  }

  @Test func exactSchedulesHaveEqualPayments() throws {
    let loan = try Loan(
      principal: 1000, rate: Rational(1, over: 100), periods: 24, due: .beginning)
    let schedule = try loan.schedule(.exact)
    let payment = try loan.payment()
    #expect(schedule.rows.count == 24)
    #expect(schedule.rows.allSatisfy { $0.payment == payment })
    #expect(schedule.rows[0].interest == 0)
    #expect(schedule.rows[23].balance == 0)
    #expect(try schedule.totalInterest == loan.totalInterest())
    for row in schedule.rows {
      #expect(try row.interest == loan.interest(inPeriod: row.period))
      #expect(try row.principal == loan.principal(inPeriod: row.period))
      #expect(try row.balance == loan.balance(after: row.period))
    }
  }

  @Test func extraPaymentsEndTheLoanEarly() throws {
    let loan = try Loan(principal: 1000, rate: Rational(1, over: 100), periods: 24)
    let schedule = try loan.schedule(
      cents.with(extra: [3: 500, 5: Rational(1, over: 3)]))
    #expect(schedule.rows.count < 24)
    #expect(schedule.rows[2].extra == 500)
    #expect(schedule.rows.last?.balance == 0)
    #expect(schedule.totalPrincipal == 1000)
    let all = try loan.schedule(cents.with(extra: [1: 5000]))
    #expect(all.rows.count == 1)
    #expect(all.totalPrincipal == 1000)
  }

  @Test func randomSchedulesEndAtExactlyZero() throws {
    var random = SplitMix64(seed: 360)
    let modes = RoundingMode.allCases.filter { $0 != .unnecessary }
    for _ in 0..<60 {
      let loan = try Loan(
        principal: Rational(Int.random(in: 1...9_999_999, using: &random), over: 100),
        rate: Rational(Int.random(in: -50...400, using: &random), over: 12_000),
        periods: Int.random(in: 1...80, using: &random),
        due: Bool.random(using: &random) ? .end : .beginning)
      let options = Schedule.Options.rounded(
        to: [Rational(1, over: 100), Rational(1, over: 20), 1, Rational(1, over: 3)]
          .randomElement(using: &random) ?? 1,
        payment: modes.randomElement(using: &random) ?? .halfEven,
        interest: modes.randomElement(using: &random) ?? .halfEven)
      for remainder in Schedule.Remainder.allCases {
        let schedule = try loan.schedule(options.with(remainder))
        #expect(schedule.rows.last?.balance == 0, "\(loan) \(options) \(remainder)")
        #expect(schedule.totalPrincipal == loan.principal, "\(loan) \(options) \(remainder)")
        #expect(schedule.totalPayment == loan.principal + schedule.totalInterest)
      }
    }
  }

  @Test func whatHasNoAnswerSaysWhy() throws {
    #expect(throws: FinanceError.outOfRange(.periods)) {
      try Loan(principal: 1, rate: 0, periods: 0)
    }
    #expect(throws: FinanceError.outOfRange(.rate)) { try Loan(principal: 1, rate: -1, periods: 1) }
    let loan = try Loan(principal: 1, rate: 0, periods: 2000)
    #expect(throws: FinanceError.tooLong(limit: 1200)) { try loan.schedule(.exact) }
    #expect(throws: FinanceError.outOfRange(.increment)) {
      try loan.schedule(.rounded(to: 0, payment: .halfEven, interest: .halfEven))
    }
    #expect(throws: FinanceError.outOfRange(.extraPayments)) {
      try loan.schedule(cents.with(extra: [1: -1]))
    }
  }

  /// 1000 at 1 % has 10 of interest in the first period and a payment that is no whole number.
  @Test func aModeThatDoesNotRoundThrowsWhereItWouldHaveTo() throws {
    let loan = try Loan(principal: 1000, rate: Rational(1, over: 100), periods: 2)
    #expect(throws: FinanceError.mathematics(.inexact)) {
      try loan.schedule(.rounded(to: 1, payment: .unnecessary, interest: .floor))
    }
    let free = try Loan(principal: 1000, rate: 0, periods: 2)
    let schedule = try free.schedule(
      .rounded(to: 500, payment: .unnecessary, interest: .unnecessary))
    #expect(schedule.rows.map(\.payment) == [500, 500])
  }
}
