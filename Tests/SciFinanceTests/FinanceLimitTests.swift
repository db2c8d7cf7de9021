@testable import SciFinance
import SciNumber
import TestSupport
import Testing

private let budget = EvaluationBudget.interactive

/// What is too large gets an error, and what is only large an answer, both within seconds.
@Suite(.timeLimit(.minutes(30))) struct FinanceLimitTests {
  @Test(arguments: ["1e999999999", "1e-999999999"])
  func hugePowersInFinanceAreErrors(_ text: String) throws {
    let power = try #require(Rational(text))
    let limit = FinanceError.mathematics(.exactLimit(bits: 4_000_000))
    #expect(throws: limit) { try Annuity.pmt(power, 360, 1000) }
    #expect(throws: limit) { try Annuity.fv(1, 12, power, 1) }
    #expect(throws: limit) { try Annuity.pv(1, 12, power, 1) }
    #expect(throws: limit) { try Annuity.ispmt(power, 1, 3, 1) }
    #expect(throws: limit) { try CashFlows.npv(rate: power, values: [1]) }
    #expect(throws: limit) { try CashFlows.npv(rate: 1, values: [1, power]) }
    #expect(throws: limit) { try CashFlows.fvschedule(principal: 1, rates: [power]) }
    #expect(throws: limit) { try InterestRate.mirr([-1, 1], power, 0, within: budget) }
    #expect(throws: limit) { try InterestRate.effect(power, 12) }
    #expect(throws: limit) { try InterestRate.dollarde(power, 16) }
    #expect(throws: limit) { try Depreciation.sln(power, 1, 3) }
    #expect(throws: limit) { try Depreciation.syd(power, 1, 3, 1) }
    #expect(throws: limit) { try Depreciation.ddb(power, 1, 3, 1) }
    #expect(throws: limit) { try Depreciation.vdb(1000, power, 3, 0, 1) }
    #expect(throws: limit) { try Depreciation.db(power, 1, 3, 1, within: budget) }
    #expect(throws: limit) { try Loan(principal: power, rate: 0, periods: 3) }
    let loan = try Loan(principal: 1, rate: 0, periods: 3)
    var options = Schedule.Options.exact
    options.extraPayments = [1: power]
    #expect(throws: limit) { try loan.schedule(options) }
    #expect(throws: FinanceError.self) {
      try CashFlows.irr(values: [-1, power, 2], within: budget)
    }
  }

  @Test func longSchedulesAreErrors() throws {
    #expect(throws: FinanceError.tooLong(limit: 1 << 16)) {
      try Loan(principal: 1, rate: 0, periods: 1_000_000)
    }
    #expect(throws: FinanceError.tooLong(limit: 1 << 16)) {
      try Annuity.pmt(Rational(1, over: 100), 1_000_000, 1)
    }
    #expect(throws: FinanceError.tooLong(limit: 1_000_000_000)) {
      try Annuity.rate(1_000_000_000, 1, -1, within: budget)
    }
    // The longest: 65,536 payments in cents.
    let loan = try Loan(principal: 1_000_000, rate: Rational(1, over: 100_000), periods: 1 << 16)
    let cents = Schedule.Options.rounded(
      to: Rational(1, over: 100), payment: .halfAwayFromZero, interest: .halfAwayFromZero)
    let schedule = try loan.schedule(cents)
    #expect(schedule.rows.last?.balance == 0 && schedule.totalPrincipal == 1_000_000)
  }

  /// Five hundred payments that pay back, and five hundred random ones that turn round fifty times.
  @Test func fiveHundredFlowsHaveTheirRates() throws {
    let flows = [-100_000] + [Rational](repeating: 321, count: 500)
    #expect(try CashFlows.irr(values: flows, within: budget).all.count == 1)
    var random = SplitMix64(seed: 500)
    let values = (0..<500).map { index in
      Rational(Int.random(in: 1...1000, using: &random) * (index / 10 % 2 == 0 ? 1 : -1))
    }
    // By Descartes, an odd number of the 49 changes.
    let count = try CashFlows.irr(values: values, within: budget).all.count
    #expect(count <= 49 && count % 2 == 1)
    #expect(throws: FinanceError.tooManySignChanges(limit: 256)) {
      try CashFlows.irr(values: (0..<500).map { $0 % 2 == 0 ? 1 : -2 }, within: budget)
    }
  }
}
