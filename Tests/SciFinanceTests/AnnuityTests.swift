import SciFinance
import SciNumber
import TestSupport
import Testing

private let budget = EvaluationBudget.interactive
private let monthly = Rational(5, over: 1200)

@Suite struct AnnuityTests {
  @Test func amountsAreThoseOfWalkingThroughThePeriods() throws {
    for row in try FinanceCase.rows("fv") {
      try row.expect(
        Annuity.fv(
          row.rational(0), row.int(1), row.rational(2), row.rational(3), due: row.timing(4)))
    }
    for row in try FinanceCase.rows("pv") {
      try row.expect(
        Annuity.pv(
          row.rational(0), row.int(1), row.rational(2), row.rational(3), due: row.timing(4)))
    }
    for row in try FinanceCase.rows("pmt") {
      try row.expect(
        Annuity.pmt(
          row.rational(0), row.int(1), row.rational(2), row.rational(3), due: row.timing(4)))
    }
  }

  @Test func partsOfPaymentsAreThoseOfWalkingThroughThePeriods() throws {
    for row in try FinanceCase.rows("ipmt") {
      try row.expect(
        Annuity.ipmt(
          row.rational(0), row.int(1), row.int(2), row.rational(3), row.rational(4),
          due: row.timing(5)))
    }
    for row in try FinanceCase.rows("ppmt") {
      try row.expect(
        Annuity.ppmt(
          row.rational(0), row.int(1), row.int(2), row.rational(3), row.rational(4),
          due: row.timing(5)))
    }
    for row in try FinanceCase.rows("cumipmt") {
      try row.expect(
        Annuity.cumipmt(
          row.rational(0), row.int(1), row.rational(2), row.int(3), row.int(4), due: row.timing(5)))
    }
    for row in try FinanceCase.rows("ispmt") {
      try row.expect(
        Annuity.ispmt(row.rational(0), row.rational(1), row.rational(2), row.rational(3)))
    }
    for row in try FinanceCase.rows("cumprinc") {
      try row.expect(
        Annuity.cumprinc(
          row.rational(0), row.int(1), row.rational(2), row.int(3), row.int(4), due: row.timing(5)))
    }
  }

  /// The examples of Microsoft's reference of Excel functions, with the digits shown there.
  @Test func examplesOfMicrosoft() throws {
    #expect(try Annuity.pmt(Rational(8, over: 1200), 10, 10000).decimals(2) == "-1037.03")
    #expect(
      try Annuity.pmt(Rational(8, over: 1200), 10, 10000, due: .beginning).decimals(2)
        == "-1030.16")
    #expect(try Annuity.pmt(Rational(6, over: 1200), 216, 0, 50000).decimals(2) == "-129.08")
    #expect(
      try Annuity.fv(Rational(6, over: 1200), 10, -200, -500, due: .beginning).decimals(2)
        == "2581.40")
    #expect(try Annuity.fv(Rational(12, over: 1200), 12, -1000).decimals(2) == "12682.50")
    #expect(try Annuity.pv(Rational(8, over: 1200), 240, 500).decimals(2) == "-59777.15")
    #expect(try Annuity.ipmt(Rational(10, over: 1200), 1, 36, 8000).decimals(2) == "-66.67")
    #expect(try Annuity.ipmt(Rational(10, over: 100), 3, 3, 8000).decimals(2) == "-292.45")
    #expect(try Annuity.ppmt(Rational(10, over: 1200), 1, 24, 2000).decimals(2) == "-75.62")
    #expect(try Annuity.ppmt(Rational(8, over: 100), 10, 10, 200_000).decimals(2) == "-27598.05")
    let rate = Rational(9, over: 1200)
    #expect(try Annuity.cumipmt(rate, 360, 125_000, 13, 24).decimals(2) == "-11135.23")
    #expect(try Annuity.cumipmt(rate, 360, 125_000, 1, 1).decimals(2) == "-937.50")
    #expect(try Annuity.cumprinc(rate, 360, 125_000, 13, 24).decimals(2) == "-934.11")
    #expect(try Annuity.cumprinc(rate, 360, 125_000, 1, 1).decimals(2) == "-68.28")
    #expect(try Annuity.ispmt(Rational(10, over: 1200), 1, 36, 8_000_000).decimals(1) == "-64814.8")
  }

  /// numpy-financial 1.0 gives −500.40 at 10⁻¹⁵ and −∞ at 10⁻¹⁷; these digits are CPython's.
  @Test(arguments: [
    (12, "-555.5555556558333333393"), (15, "-555.5555555556558333333"),
    (17, "-555.5555555555565583333"),
  ])
  func tinyRatesLoseNothing(_ exponent: Int, _ expected: String) throws {
    let rate = try #require(Rational(Integer(1), scale: exponent))
    #expect(try Annuity.pmt(rate, 360, 200_000).decimals(19) == expected)
    #expect(try Annuity.fv(rate, 360, -100).decimals(3) == "36000.000")
  }

  @Test func theCalculatorsPayment() throws {
    #expect(try Annuity.pmt(monthly, 360, 200_000).decimals(8) == "-1073.64324602")
    #expect(
      try Annuity.pmt(Real(monthly), 360, 200_000, within: budget).knownRational
        == Annuity.pmt(monthly, 360, 200_000))
  }

  @Test func realArgumentsAreTheSameEquation() throws {
    let half = Real(Rational(1, over: 2))
    let rate = Real(Rational(21, over: 100))
    // 1.21^(1/2) = 1.1: rational, though the period is not whole.
    #expect(
      try Annuity.fv(rate, half, 0, -100, within: budget).rationalValue(within: budget) == 110)
    for row in try FinanceCase.rows("pmt") {
      let timing = try row.timing(4)
      let value = try Annuity.pmt(
        row.real(0), row.real(1), row.real(2), row.real(3), due: timing, within: budget)
      try row.expect(#require(value.knownRational))
    }
  }

  @Test func randomLoansAddUp() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<60 {
      let rate = Rational(Int.random(in: -300...900, using: &random), over: 7000)
      let count = Int.random(in: 1...30, using: &random)
      let amount = Rational(Int.random(in: -9999...9999, using: &random), over: 13)
      let timing = Bool.random(using: &random) ? PaymentTiming.end : .beginning
      let payment = try Annuity.pmt(rate, count, amount, due: timing)
      var sum: Rational = 0
      for period in 1...count {
        let interest = try Annuity.ipmt(rate, period, count, amount, due: timing)
        let principal = try Annuity.ppmt(rate, period, count, amount, due: timing)
        #expect(interest + principal == payment)
        sum = sum + principal
      }
      #expect(sum == -amount, "\(rate) \(count) \(amount) \(timing)")
      #expect(try Annuity.cumprinc(rate, count, amount, 1, count, due: timing) == -amount)
      #expect(try Annuity.pv(rate, count, payment, due: timing) == amount)
      #expect(try Annuity.fv(rate, count, payment, amount, due: timing) == 0)
    }
  }

  @Test func whatHasNoAnswerSaysWhy() {
    #expect(throws: FinanceError.outOfRange(.rate)) { try Annuity.pmt(-1, 10, 100) }
    #expect(throws: FinanceError.divisionByZero) { try Annuity.pmt(monthly, 0, 100) }
    #expect(throws: FinanceError.outOfRange(.period)) { try Annuity.ipmt(monthly, 11, 10, 100) }
    #expect(throws: FinanceError.outOfRange(.period)) {
      try Annuity.cumprinc(monthly, 10, 100, 5, 4)
    }
    #expect(throws: FinanceError.tooLong(limit: 1 << 16)) {
      try Annuity.fv(monthly, 1 << 30, 100)
    }
    #expect(throws: FinanceError.divisionByZero) { try Annuity.ispmt(monthly, 1, 0, 100) }
  }
}

@Suite struct TermAndRateTests {
  @Test func termsHaveTheDigitsOfArb() throws {
    for row in try FinanceCase.rows("nper") {
      let timing = try row.timing(4)
      try row.expect([
        Annuity.nper(
          row.real(0), row.real(1), row.real(2), row.real(3), due: timing, within: budget)
      ])
    }
  }

  /// LibreOffice 7.4 says 49.9999998001976 for the last one, numpy-financial 50.0444.
  @Test func examplesOfTerms() throws {
    let cent = Real(Rational(1, over: 100))
    let terms = try [
      Annuity.nper(cent, -100, -1000, 10000, due: .beginning, within: budget),
      Annuity.nper(cent, -100, -1000, 10000, within: budget),
      Annuity.nper(cent, -100, -1000, within: budget),
    ]
    #expect(try terms.map { try $0.decimals(7) } == ["59.6738657", "60.0821229", "-9.5785940"])
    let tiny = Real(try #require(Rational(Integer(1), scale: 14)))
    #expect(
      try Annuity.nper(tiny, -100, 5000, within: budget).decimals(14) == "50.00000000001275")
  }

  @Test func termsThatAreRationalAreExact() throws {
    #expect(try Annuity.nper(0, -100, 5000, within: budget).knownRational == 50)
    let tenth = Real(Rational(1, over: 10))
    // 100 grows to 121 in two periods.
    #expect(try Annuity.nper(tenth, 0, -100, 121, within: budget).knownRational == 2)
    #expect(try InterestRate.pduration(tenth, 100, 121, within: budget).knownRational == 2)
  }

  @Test func termsThatDoNotExistAreErrors() {
    let tenth = Real(Rational(1, over: 10))
    #expect(throws: FinanceError.noSolution) {
      try Annuity.nper(tenth, -10, 100, within: budget)
    }
    #expect(throws: FinanceError.noSolution) { try Annuity.nper(0, 0, 100, within: budget) }
    #expect(throws: FinanceError.everySolution) { try Annuity.nper(0, 0, 0, within: budget) }
  }

  @Test func ratesAreAllRootsOfTheEquation() throws {
    for row in try FinanceCase.rows("rate") {
      let rates = try Annuity.rate(
        row.rational(0), row.rational(1), row.rational(2), row.rational(3), due: row.timing(4),
        within: budget)
      try row.expect(rates.all)
    }
  }

  /// Excel's example has 1 %; Gnumeric's and PhpSpreadsheet's tests call RATE(1, 1, 8000) an error or −1.000125.
  @Test func theExampleOfMicrosoft() throws {
    let rate = try Annuity.rate(48, -200, 8000, within: budget).only()
    #expect(try rate.decimals(10) == "0.0077014725")
    #expect(try Annuity.rate(1, 1, 8000, within: budget).all.isEmpty)
    #expect(throws: FinanceError.everySolution) {
      try Annuity.rate(12, 0, 0, within: budget)
    }
    #expect(throws: FinanceError.outOfRange(.periods)) {
      try Annuity.rate(0, 1, 8000, within: budget)
    }
  }

  /// The rows of terms that are not whole, whose roots FLINT's balls certify; at par the rate is the coupon's.
  @Test func termsNeedNotBeWhole() throws {
    for row in try FinanceCase.rows("rate", in: "bonds") {
      let rates = try Annuity.rate(
        row.rational(0), row.rational(1), row.rational(2), row.rational(3), due: row.timing(4),
        within: budget)
      try row.expect(rates.all)
    }
  }

  /// 100 grows to 121 in two and a half periods of 1.21^(2/5) − 1; 110 to 121 in half a period of 21 %.
  @Test func powersThatAreRationalAreRecognised() throws {
    #expect(
      try Annuity.rate(Rational(1, over: 2), 0, -110, 121, within: budget).only().knownRational
        == Rational(21, over: 100))
    let rate = try Annuity.rate(Rational(5, over: 2), 0, -100, 121, within: budget).only()
    #expect(rate.knownRational == nil)
    // CPython: Decimal(1.21) ** (Decimal(2) / 5) − 1 with 40 digits.
    #expect(try rate.decimals(30) == "0.079230345298890765867577626989")
    // 0 is a rate like any other, and no rate where it does not solve the equation.
    #expect(
      try Annuity.rate(Rational(5, over: 2), -40, 100, within: budget).only().knownRational == 0)
    #expect(try Annuity.rate(Rational(5, over: 2), 40, 100, within: budget).all.isEmpty)
  }

  @Test func longTermsHaveARate() throws {
    // A perpetuity of 1 for 20 pays 5 %, less (1 + r)^−1000000 of it.
    let rate = try Annuity.rate(1_000_000, -1, 20, within: budget).only()
    #expect(try rate.decimals(12) == "0.050000000000")
    let fine = try #require(Rational("12.3456789"))
    #expect(
      try Annuity.pmt(
        Annuity.rate(fine, -9, 100, within: budget).only(), Real(fine), 100, within: budget
      ).decimals(20) == "-9.00000000000000000000")
  }

  @Test func theRateBringsBackThePayment() throws {
    let rate = try Annuity.rate(360, Rational(-107_364, over: 100), 200_000, within: budget).only()
    let payment = try Annuity.pmt(rate, 360, 200_000, within: budget)
    #expect(try payment.decimals(30) == "-1073.640000000000000000000000000000")
  }
}
