import SciFinance
import SciNumber
import TestSupport
import Testing

private let budget = EvaluationBudget.interactive

@Suite struct InterestRateTests {
  @Test func ratesHaveTheDigitsOfArb() throws {
    for row in try FinanceCase.rows("nominal") {
      try row.expect([InterestRate.nominal(row.real(0), row.int(1), within: budget)])
    }
    for row in try FinanceCase.rows("rri") {
      try row.expect([InterestRate.rri(row.real(0), row.real(1), row.real(2), within: budget)])
    }
    for row in try FinanceCase.rows("pduration") {
      try row.expect([
        InterestRate.pduration(row.real(0), row.real(1), row.real(2), within: budget)
      ])
    }
    for row in try FinanceCase.rows("mirr") {
      try row.expect([
        InterestRate.mirr(row.list(0), row.rational(1), row.rational(2), within: budget)
      ])
    }
  }

  @Test func rationalResultsAreThoseOfFractions() throws {
    for row in try FinanceCase.rows("effect") {
      try row.expect(InterestRate.effect(row.rational(0), row.int(1)))
    }
    for row in try FinanceCase.rows("dollarde") {
      try row.expect(InterestRate.dollarde(row.rational(0), row.int(1)))
    }
    for row in try FinanceCase.rows("dollarfr") {
      try row.expect(InterestRate.dollarfr(row.rational(0), row.int(1)))
    }
  }

  /// Microsoft's examples of EFFECT, NOMINAL, RRI, PDURATION, MIRR, DOLLARDE and DOLLARFR.
  @Test func examplesOfMicrosoft() throws {
    #expect(try InterestRate.effect(Rational(525, over: 10000), 4).decimals(7) == "0.0535427")
    let effective = Real(Rational(53_543, over: 1_000_000))
    #expect(try InterestRate.nominal(effective, 4, within: budget).decimals(7) == "0.0525003")
    #expect(try InterestRate.rri(96, 10000, 11000, within: budget).decimals(7) == "0.0009933")
    #expect(
      try InterestRate.pduration(Real(Rational(25, over: 1000)), 2000, 2200, within: budget)
        .decimals(2) == "3.86")
    #expect(
      try InterestRate.pduration(Real(Rational(25, over: 12000)), 1000, 1200, within: budget)
        .decimals(1) == "87.6")
    let flows: [Rational] = [-120_000, 39000, 30000, 21000, 37000, 46000]
    let borrowed = Rational(10, over: 100)
    let rate = try InterestRate.mirr(flows, borrowed, Rational(12, over: 100), within: budget)
    #expect(try rate.decimals(6) == "0.126094")
    #expect(try InterestRate.dollarde(Rational(102, over: 100), 16) == Rational(1125, over: 1000))
    #expect(try InterestRate.dollarde(Rational(11, over: 10), 32) == Rational(13125, over: 10000))
    #expect(try InterestRate.dollarfr(Rational(1125, over: 1000), 16) == Rational(102, over: 100))
    #expect(try InterestRate.dollarfr(Rational(1125, over: 1000), 32) == Rational(104, over: 100))
  }

  @Test func nominalUndoesEffect() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<30 {
      let rate = Rational(Int.random(in: -90...500, using: &random), over: 1000)
      let count = Int.random(in: 1...24, using: &random)
      let effective = try InterestRate.effect(rate, count)
      let nominal = try InterestRate.nominal(Real(effective), count, within: budget)
      #expect(nominal.knownRational == rate, "\(rate) \(count)")
    }
  }

  @Test func continuousRatesUndoEachOther() throws {
    let rate = Real(Rational(5, over: 100))
    let effective = InterestRate.effective(continuous: rate, within: budget)
    #expect(try effective.decimals(10) == "0.0512710964")
    let back = try InterestRate.continuous(effective: effective, within: budget)
    #expect(try back.compared(to: rate, within: budget) == 0)
  }

  @Test func whatHasNoAnswerSaysWhy() {
    #expect(throws: FinanceError.outOfRange(.periods)) { try InterestRate.effect(1, 0) }
    #expect(throws: FinanceError.outOfRange(.rate)) {
      try InterestRate.nominal(-1, 4, within: budget)
    }
    #expect(throws: FinanceError.divisionByZero) {
      try InterestRate.rri(2, 0, 100, within: budget)
    }
    #expect(throws: FinanceError.noSolution) { try InterestRate.rri(2, -1, 100, within: budget) }
    #expect(throws: FinanceError.divisionByZero) {
      try InterestRate.pduration(0, 1, 2, within: budget)
    }
    #expect(throws: FinanceError.divisionByZero) {
      try InterestRate.mirr([1, 2], 0, 0, within: budget)
    }
    #expect(throws: FinanceError.outOfRange(.fraction)) { try InterestRate.dollarde(1, 0) }
  }
}
