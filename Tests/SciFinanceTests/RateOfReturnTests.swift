import SciFinance
import SciNumber
import TestSupport
import Testing

private let budget = EvaluationBudget.interactive

@Suite struct InternalRateTests {
  @Test func allRatesOfPeriodicFlowsAreFound() throws {
    for row in try FinanceCase.rows("irr") {
      try row.expect(CashFlows.irr(values: row.list(0), within: budget).all)
    }
  }

  @Test func allRatesOfDatedFlowsAreFound() throws {
    for row in try FinanceCase.rows("xirr") {
      let days = try row.list(1).compactMap(\.asInt)
      try row.expect(CashFlows.xirr(values: row.list(0), days: days, within: budget).all)
    }
  }

  /// Microsoft's reference shows 0.373362535 for XIRR, where the tenth digit is a 3 and not a 5.
  @Test func theLastDigitOfMicrosoftsExampleIsWrong() throws {
    let rate = try CashFlows.xirr(
      values: [-10000, 2750, 4250, 3250, 2750], days: [39448, 39508, 39751, 39859, 39904],
      within: budget
    ).only()
    #expect(try rate.decimals(8) == "0.37336253")
    #expect(try rate.decimals(11) == "0.37336253352")
  }

  /// numpy-financial issue 28, pyxirr issue 24 and LibreOffice: one of several roots is given without a word.
  @Test func theVerdictTellsHowManyRatesThereAre() throws {
    let both = try CashFlows.irr(values: [-100, 230, -132], within: budget)
    guard case .several(let rates) = both else {
      Issue.record("one rate")
      return
    }
    #expect(rates.map(\.knownRational) == [Rational(1, over: 10), Rational(1, over: 5)])
    #expect(throws: FinanceError.severalSolutions(count: 2)) { try both.only() }
    guard case .none = try CashFlows.irr(values: [1, 2, 3], within: budget) else {
      Issue.record("a rate")
      return
    }
    #expect(throws: FinanceError.noSolution) {
      try CashFlows.irr(values: [1, 2, 3], within: budget).only()
    }
    #expect(throws: FinanceError.everySolution) {
      try CashFlows.irr(values: [0, 0], within: budget)
    }
  }

  @Test func aRateMayBeChosen() throws {
    let rates = try CashFlows.irr(values: [-5, Rational(21, over: 2), 1, -8, 1], within: budget)
    #expect(try rates.closest(to: 0, within: budget).decimals(3) == "0.089")
    #expect(try rates.closest(to: 1, within: budget).decimals(3) == "0.710")
    #expect(try rates.closest(to: -1, within: budget).decimals(3) == "-0.870")
    #expect(try rates.positive(within: budget).all.count == 2)
  }

  @Test func aRateIsItsOwnProof() throws {
    let values: [Rational] = [-70000, 12000, 15000, 18000, 21000, 26000]
    let rate = try CashFlows.irr(values: values, within: budget).only()
    let days = values.indices.map { 365 * $0 }
    let value = try CashFlows.xnpv(rate: rate, values: values, days: days, within: budget)
    // An enclosure shows that the net present value is 0 or below 10⁻¹⁰⁰⁰, and its sign changes beside the rate.
    var small = budget
    small.decisionBits = 1 << 12
    do throws(MathError) {
      #expect(try value.sign(within: small) == 0)
    } catch .undecided(let decimals) {
      #expect(decimals > 1000)
    } catch {
      Issue.record(error)
    }
    for (step, sign) in [(-1, 1), (1, -1)] {
      let beside = rate.adding(Real(Rational(step, over: 1_000_000_000)), within: budget)
      let other = try CashFlows.xnpv(rate: beside, values: values, days: days, within: budget)
      #expect(try other.sign(within: budget) == sign)
    }
  }

  @Test func aThousandDigitsOfARate() throws {
    let rate = try CashFlows.irr(values: [-3, 0, 0, 0, 0, 4], within: budget).only()
    let root = try Real(Rational(4, over: 3)).raised(
      to: Real(Rational(1, over: 5)), within: budget
    ).subtracting(1, within: budget)
    #expect(try rate.significant(1000) == root.significant(1000))
  }

  /// y = 1.1^(1/365): the polynomial of degree 465 factors, and the rate is rational by proof.
  @Test func rationalRatesOfDatedFlowsAreRecognised() throws {
    let rates = try CashFlows.xirr(
      values: [-100, 110, -100, 110], days: [0, 365, 100, 465], within: budget)
    #expect(try rates.only().knownRational == Rational(1, over: 10))
  }

  @Test func norstrømsCriterion() {
    #expect(CashFlows.satisfiesNorstrømCriterion([-100, 39, 59, 55, 20]))
    #expect(!CashFlows.satisfiesNorstrømCriterion([-100, 230, -132]))
    #expect(!CashFlows.satisfiesNorstrømCriterion([]))
  }

  @Test func randomFlowsHaveAsManyRatesAsTheSignsAllow() throws {
    var random = SplitMix64(seed: 28)
    for _ in 0..<40 {
      let values = (0..<Int.random(in: 2...8, using: &random)).map { _ in
        Rational(Int.random(in: -20...20, using: &random))
      }
      let signs = values.map(\.signum).filter { $0 != 0 }
      let changes = zip(signs, signs.dropFirst()).count { $0 != $1 }
      guard !signs.isEmpty else { continue }
      let rates = try CashFlows.irr(values: values, within: budget).all
      #expect(rates.count <= changes, "\(values)")
      for rate in rates {
        // Rational ones satisfy the equation exactly; the others change its sign.
        if let rate = rate.knownRational {
          #expect(try CashFlows.npv(rate: rate, values: values) == 0, "\(values)")
        }
      }
      // Descartes counts modulo 2, each root as often as it is one: an odd count leaves at least one.
      if changes % 2 == 1 { #expect(!rates.isEmpty, "\(values)") }
    }
  }

  @Test func datesThatDoNotFitAreErrors() {
    #expect(throws: FinanceError.outOfRange(.dates)) {
      try CashFlows.xirr(values: [1, 2], days: [1], within: budget)
    }
    #expect(throws: FinanceError.outOfRange(.dates)) {
      try CashFlows.xirr(values: [1, 2], days: [.min, .max], within: budget)
    }
    #expect(throws: FinanceError.tooLong(limit: 1 << 14)) {
      try CashFlows.irr(values: Array(repeating: 1, count: 20_000), within: budget)
    }
    #expect(throws: FinanceError.tooManySignChanges(limit: 256)) {
      try CashFlows.irr(values: (0..<300).map { $0 % 2 == 0 ? 1 : -2 }, within: budget)
    }
  }
}

@Suite struct NetPresentValueTests {
  @Test func valuesAreThoseOfFractions() throws {
    for row in try FinanceCase.rows("npv") {
      try row.expect(CashFlows.npv(rate: row.rational(0), values: row.list(1)))
    }
  }

  /// Microsoft's examples of NPV, XNPV and FVSCHEDULE.
  @Test func examplesOfMicrosoft() throws {
    let tenth = Rational(1, over: 10)
    #expect(
      try CashFlows.npv(rate: tenth, values: [-10000, 3000, 4200, 6800]).decimals(2) == "1188.44")
    let flows = try CashFlows.npv(
      rate: Rational(8, over: 100), values: [8000, 9200, 10000, 12000, 14500])
    #expect(try (flows - 40000).decimals(2) == "1922.06")
    let value = try CashFlows.xnpv(
      rate: Real(Rational(9, over: 100)), values: [-10000, 2750, 4250, 3250, 2750],
      days: [39448, 39508, 39751, 39859, 39904], within: budget)
    #expect(try value.decimals(2) == "2086.65")
    let rates = [Rational(9, over: 100), Rational(11, over: 100), tenth]
    #expect(
      try CashFlows.fvschedule(principal: 1, rates: rates) == Rational(133_089, over: 100_000))
  }

  /// The definition, term by term.
  @Test func valuesAreThoseOfTheDefinition() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<40 {
      let rate = Rational(Int.random(in: -90...900, using: &random), over: 700)
      let values = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        Rational(Int.random(in: -99...99, using: &random), over: 12)
      }
      guard rate > -1 else { continue }
      var (expected, factor): (Rational, Rational) = (0, 1)
      for value in values {
        factor = factor / (1 + rate)
        expected = expected + value * factor
      }
      #expect(try CashFlows.npv(rate: rate, values: values) == expected)
    }
  }

  @Test func aRateOfMinusOneHundredPercentIsAnError() {
    #expect(throws: FinanceError.outOfRange(.rate)) { try CashFlows.npv(rate: -1, values: [1]) }
    #expect(throws: FinanceError.outOfRange(.rate)) {
      try CashFlows.xnpv(rate: -1, values: [1], days: [0], within: budget)
    }
  }
}

@Suite struct IsolationTests {
  /// A double root beside a simple one 10⁻⁶ away, and a rate that is a double root only.
  @Test func rootsThatLieTogetherAreToldApart() throws {
    // (1000000x − 1100001)(10x − 11)², x = 1 + r.
    let values: [Rational] = [100_000_000, -330_000_100, 363_000_220, -133_100_121]
    let rates = try CashFlows.irr(values: values, within: budget).all
    #expect(
      rates.map(\.knownRational) == [Rational(1, over: 10), Rational(100_001, over: 1_000_000)])
    // (x² − 2)²: the double root is irrational.
    let root = try CashFlows.irr(values: [1, 0, -4, 0, 4], within: budget).only()
    #expect(root.knownRational == nil)
    #expect(try root.decimals(20) == "0.41421356237309504880")
    // Triple and quadruple ones: (x − 2)³ and (x − 2)⁴.
    for values in [[1, -6, 12, -8], [1, -8, 24, -32, 16]] as [[Rational]] {
      #expect(try CashFlows.irr(values: values, within: budget).only().knownRational == 1)
    }
  }

  /// Wilkinson's polynomial: the roots of (x − 1)…(x − 20), which binary64 loses.
  @Test func wilkinsonsPolynomialHasTwentyRates() throws {
    var coefficients: [Rational] = [1]
    for root in 1...20 {
      let shifted = coefficients + [0]
      let scaled = [0] + coefficients.map { $0 * Rational(root) }
      coefficients = zip(shifted, scaled).map { $0 - $1 }
    }
    let rates = try CashFlows.irr(values: coefficients, within: budget).all
    #expect(rates.map(\.knownRational) == (0..<20).map { Rational($0) })
  }

  /// f = (x³⁶⁵ − 1.1)² on days: the rate is rational, though its root of the polynomial is not.
  @Test func doubleRootsAreRecognisedAmongDays() throws {
    let values: [Rational] = [100, -220, 121, -100, 220, -121]
    let rates = try CashFlows.xirr(
      values: values, days: [0, 365, 730, 100, 465, 830], within: budget)
    #expect(rates.all.map(\.knownRational) == [0, Rational(1, over: 10)])
  }

  @Test func rootsFarApartAreFound() throws {
    let huge = try #require(Rational(Integer(1), scale: -40))
    let rates = try CashFlows.irr(values: [-1, huge, -1], within: budget).all
    #expect(rates.count == 2)
    #expect(try rates[0].compared(to: -1, within: budget) == 1)
    #expect(try rates[1].significant(5) == "10000e40")
  }

  @Test func aCancelledSearchStops() {
    var budget = budget
    budget.isCancelled = { true }
    let stopping = budget
    #expect(throws: FinanceError.mathematics(.cancelled)) {
      try CashFlows.irr(values: [-100, 230, -131], within: stopping)
    }
  }

  @Test func errorsAndRatesAreWrittenInWords() throws {
    let rates = try CashFlows.irr(values: [-100, 60, 60], within: budget).all
    // (√69 − 7)/10 by Python's decimal module: 100 x² = 60 x + 60.
    #expect(rates.map(\.description) == ["≈ 0.13066238629180748526"])
  }
}
