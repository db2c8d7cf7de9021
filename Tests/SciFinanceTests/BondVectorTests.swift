import SciFinance
import SciNumber
import Testing

private let budget = EvaluationBudget.interactive

private func day(_ text: String) throws -> CalendarDate { try CalendarDate(text) }

private func percent(_ text: String) throws -> Rational {
  try #require(Rational(text)) / 100
}

/// Values that others have published.
@Suite struct BondVectorTests {
  private func bond(
    _ maturity: String, _ rate: String, _ frequency: CouponFrequency, basis: Int,
    redemption: Rational = 100
  ) throws -> Bond {
    try Bond(
      maturity: day(maturity), rate: percent(rate), redemption: redemption, frequency: frequency,
      dayCount: DayCount(basis: basis))
  }

  // MARK: - The examples of Microsoft's reference of Excel functions, with the digits shown there

  @Test func couponsOfMicrosoft() throws {
    let coupons = try Coupons(
      settlement: day("2011-01-25"), maturity: day("2011-11-15"), frequency: .semiannual,
      dayCount: .actualActual)
    #expect(coupons.accruedDays == 71)
    #expect(coupons.periodDays == 181)
    #expect(coupons.daysToNext == 110)
    #expect("\(coupons.next)" == "2011-05-15")
    #expect("\(coupons.previous)" == "2010-11-15")
    let longer = try Coupons(
      settlement: day("2007-01-25"), maturity: day("2008-11-15"), frequency: .semiannual,
      dayCount: .actualActual)
    #expect(longer.count == 4)
  }

  @Test func bondsOfMicrosoft() throws {
    let settlement = try day("2008-02-15")
    let price = try bond("2017-11-15", "5.75", .semiannual, basis: 0)
      .price(settlement: settlement, yield: Real(percent("6.5")), within: budget)
    #expect(try price.decimals(8) == "94.63436162")
    let yield = try bond("2016-11-15", "5.75", .semiannual, basis: 0)
      .yield(settlement: settlement, price: #require(Rational("95.04287")), within: budget)
    #expect(try yield.decimals(6) == "0.065000")
    let old = try bond("2016-01-01", "8", .semiannual, basis: 1)
    let nine = Real(try percent("9"))
    #expect(
      try old.duration(settlement: day("2008-01-01"), yield: nine, within: budget).decimals(9)
        == "5.993774956")
    #expect(
      try old.modifiedDuration(settlement: day("2008-01-01"), yield: nine, within: budget)
        .decimals(5) == "5.73567")
    #expect(
      try bond("2048-01-01", "8", .semiannual, basis: 1)
        .duration(settlement: day("2018-07-01"), yield: nine, within: budget).decimals(7)
        == "10.9191453")
  }

  @Test func oddBondsOfMicrosoft() throws {
    let first = try OddFirstBond(
      bond("2021-03-01", "7.85", .semiannual, basis: 1), issue: day("2008-10-15"),
      firstCoupon: day("2009-03-01"))
    let settlement = try day("2008-11-11")
    #expect(
      try first.price(settlement: settlement, yield: Real(percent("6.25")), within: budget)
        .decimals(6) == "113.597717")
    let other = try OddFirstBond(
      bond("2021-03-01", "5.75", .semiannual, basis: 0), issue: day("2008-10-15"),
      firstCoupon: day("2009-03-01"))
    #expect(
      try other.yield(
        settlement: settlement, price: #require(Rational("84.50")), within: budget
      ).decimals(4) == "0.0772")
    let last = try OddLastBond(
      bond("2008-06-15", "3.75", .semiannual, basis: 0), lastCoupon: day("2007-10-15"))
    #expect(
      try last.price(settlement: day("2008-02-07"), yield: percent("4.05")).decimals(8)
        == "99.87828601")
    let late = try OddLastBond(
      bond("2008-06-15", "3.75", .semiannual, basis: 0), lastCoupon: day("2007-12-24"))
    #expect(
      try late.yield(settlement: day("2008-04-20"), price: #require(Rational("99.875")))
        .decimals(6) == "0.045192")
  }

  @Test func accruedInterestOfMicrosoft() throws {
    func interest(_ issue: String, fromIssue: Bool = true) throws -> String {
      try AccruedInterest.periodic(
        issue: day(issue), firstCoupon: day("2008-08-31"), settlement: day("2008-05-01"),
        rate: percent("10"), par: 1000, frequency: .semiannual, dayCount: DayCount(basis: 0),
        fromIssue: fromIssue
      ).decimals(6)
    }
    #expect(try interest("2008-03-01") == "16.666667")
    #expect(try interest("2008-03-05", fromIssue: false) == "15.555556")
    #expect(try interest("2008-04-05") == "7.222222")
    #expect(
      try AccruedInterest.atMaturity(
        issue: day("2008-04-01"), settlement: day("2008-06-15"), rate: percent("10"), par: 1000,
        dayCount: DayCount(basis: 3)
      ).decimals(8) == "20.54794521")
  }

  @Test func securitiesOfMicrosoft() throws {
    let paper = try DiscountSecurity(
      settlement: day("2008-02-16"), maturity: day("2008-03-01"), dayCount: DayCount(basis: 2))
    #expect(try paper.price(discount: percent("5.25")).decimals(6) == "99.795833")
    #expect(
      try paper.yield(price: #require(Rational("99.795"))).decimals(9) == "0.052822572")
    let bill = try DiscountSecurity(
      settlement: day("2008-02-15"), maturity: day("2008-05-15"), dayCount: DayCount(basis: 2))
    #expect(
      try bill.interestRate(investment: 1_000_000, redemption: 1_014_420).decimals(5)
        == "0.05768")
    #expect(
      try bill.received(investment: 1_000_000, discount: percent("5.75")).decimals(3)
        == "1014584.654")
    let other = try DiscountSecurity(
      settlement: day("2007-01-25"), maturity: day("2007-06-15"), dayCount: DayCount(basis: 1))
    #expect(
      try other.discount(price: #require(Rational("97.975"))).decimals(9) == "0.052420213")
    let security = try MaturitySecurity(
      issue: day("2007-11-11"), settlement: day("2008-02-15"), maturity: day("2008-04-13"),
      rate: percent("6.1"), dayCount: DayCount(basis: 0))
    #expect(try security.price(yield: percent("6.1")).decimals(8) == "99.98449888")
    let later = try MaturitySecurity(
      issue: day("2007-11-08"), settlement: day("2008-03-15"), maturity: day("2008-11-03"),
      rate: percent("6.25"), dayCount: DayCount(basis: 0))
    #expect(
      try later.yield(price: #require(Rational("100.0123"))).decimals(8) == "0.06095433")
  }

  @Test func billsOfMicrosoft() throws {
    let bill = try TreasuryBill(settlement: day("2008-03-31"), maturity: day("2008-06-01"))
    #expect(
      try bill.bondEquivalentYield(discount: percent("9.14"), within: budget).decimals(8)
        == "0.09415149")
    #expect(try bill.price(discount: percent("9")).decimals(2) == "98.45")
    #expect(try bill.yield(price: #require(Rational("98.45"))).decimals(8) == "0.09141696")
  }

  @Test(arguments: [(0, "0.58055556"), (1, "0.57650273"), (3, "0.57808219")])
  func yearsOfMicrosoft(_ basis: Int, _ expected: String) throws {
    let years = try DayCount(basis: basis).years(from: day("2012-01-01"), to: day("2012-07-30"))
    #expect(try years.decimals(8) == expected)
  }

  // MARK: - What Excel 2010 computed for the tests of fsprojects/ExcelFinancialFunctions (testdata/*.test)

  /// The last coupon period, in which a price bears simple interest: 7 % at a yield of 3 % from 31 December 1993 to
  /// 31 January 1994, paid back at 67.
  @Test(arguments: [
    (1, 2, "67.34556886006"), (1, 3, "67.40645179163"), (1, 1, "67.40645179163"),
    (1, 4, "67.39879467997"), (1, 0, "67.39879467997"), (2, 2, "67.36673110501"),
    (2, 3, "67.39522853296"), (2, 1, "67.41195727303"), (2, 4, "67.40752285952"),
    (4, 2, "67.39814360665"), (4, 3, "67.40962770458"), (4, 1, "67.41636867899"),
    (4, 0, "67.41188694929"),
  ])
  func pricesOfExcel(_ frequency: Int, _ basis: Int, _ expected: String) throws {
    let price = try bond(
      "1994-01-31", "7", CouponFrequency(perYear: frequency), basis: basis, redemption: 67
    )
    .price(settlement: day("1993-12-31"), yield: Real(percent("3")), within: budget)
    #expect(try price.decimals(11) == expected)
  }

  /// Days to the next coupon from 15 February and 15 March 1980.
  ///
  /// Where Excel's days and those of the coupon do not add up, 30/360 and 29 February meet: 345, not 343, days of
  /// 360 after 17.
  @Test(arguments: [
    ("1980-02-15", "1995-11-30", 1, 2, "289"), ("1980-02-15", "1995-11-30", 1, 4, "285"),
    ("1980-02-15", "1995-11-30", 4, 2, "14"), ("1980-02-15", "1995-11-30", 4, 0, "15"),
    ("1980-02-15", "2008-02-29", 1, 0, "15"), ("1980-02-15", "2009-10-01", 2, 1, "46"),
    ("1980-03-15", "1995-11-30", 2, 0, "75"), ("1980-03-15", "1980-05-04", 1, 3, "50"),
    ("1980-03-15", "2000-02-28", 1, 4, "343"), ("1980-03-15", "2000-02-28", 2, 0, "163"),
    ("1980-03-15", "1994-01-31", 1, 0, "315"), ("1980-03-15", "2010-06-30", 4, 2, "16"),
  ])
  func daysOfExcel(
    _ settlement: String, _ maturity: String, _ frequency: Int, _ basis: Int, _ days: String
  ) throws {
    let coupons = try Coupons(
      settlement: day(settlement), maturity: day(maturity),
      frequency: CouponFrequency(perYear: frequency), dayCount: DayCount(basis: basis))
    #expect("\(coupons.daysToNext)" == days)
  }

  @Test func daysAddUpWhereExcelsDoNot() throws {
    let coupons = try Coupons(
      settlement: day("1980-03-15"), maturity: day("2000-02-28"), frequency: .annual,
      dayCount: DayCount(basis: 0))
    #expect(coupons.accruedDays == 17)
    #expect(coupons.daysToNext == 343)
  }

  @Test func lastPeriodsOfExcel() throws {
    let odd = try OddLastBond(
      bond("2000-02-28", "7", .annual, basis: 2), lastCoupon: day("1998-02-28"))
    let price = try odd.price(settlement: day("1999-02-28"), yield: percent("3"))
    #expect(try price.decimals(10) == "103.6796116505")
  }

  // MARK: - Books

  /// Prices and modified durations of six bonds at 9 %.
  ///
  /// From Fabozzi, "Bond Markets, Analysis and Strategies", chapter 4.
  @Test(arguments: [
    (9, 5, "100.0000", "3.96"), (9, 25, "100.0000", "9.88"), (6, 5, "88.1309", "4.16"),
    (6, 25, "70.3570", "10.62"), (0, 5, "64.3928", "4.78"), (0, 25, "11.0710", "23.92"),
  ])
  func bondsOfFabozzi(_ rate: Int, _ years: Int, _ price: String, _ duration: String) throws {
    let bond = try Bond(
      maturity: #require(CalendarDate(2000 + years, 1, 1)), rate: Rational(rate, over: 100),
      frequency: .semiannual, dayCount: .thirty360US)
    let (start, nine) = (try day("2000-01-01"), Real(try percent("9")))
    let exact = try bond.price(settlement: start, yield: nine, within: budget)
    // On a coupon date the price is rational.
    #expect(exact.knownRational != nil)
    #expect(try exact.decimals(4) == price)
    let modified = try bond.modifiedDuration(settlement: start, yield: nine, within: budget)
    #expect(try modified.decimals(2) == duration)
  }
}

// MARK: - Errors and limits

@Suite struct BondErrorTests {
  @Test func whatHasNoAnswerSaysWhy() throws {
    let (early, late) = (try day("2008-02-15"), try day("2017-11-15"))
    #expect(throws: FinanceError.wrongOrder(.settlement, .maturity)) {
      try Coupons(
        settlement: late, maturity: late, frequency: .annual, dayCount: .actual360)
    }
    #expect(throws: FinanceError.outOfRange(.basis)) { try DayCount(basis: 5) }
    #expect(throws: FinanceError.outOfRange(.frequency)) { try CouponFrequency(perYear: 3) }
    #expect(throws: FinanceError.outOfRange(.couponRate)) {
      try Bond(maturity: late, rate: -1, frequency: .annual, dayCount: .actual360)
    }
    let bond = try Bond(
      maturity: late, rate: Rational(5, over: 100), frequency: .annual, dayCount: .actual360)
    #expect(throws: FinanceError.outOfRange(.yield)) {
      try bond.price(settlement: early, yield: -1, within: budget)
    }
    #expect(throws: FinanceError.outOfRange(.price)) {
      try bond.yield(settlement: early, price: 0, within: budget)
    }
    #expect(throws: FinanceError.outOfRange(.firstCoupon)) {
      try OddFirstBond(bond, issue: early, firstCoupon: day("2009-01-01"))
    }
    #expect(throws: FinanceError.outOfRange(.maturity)) {
      try TreasuryBill(settlement: early, maturity: late)
    }
    // From 30 to 31 May there is no time in months of 30 days.
    #expect(throws: FinanceError.divisionByZero) {
      try DiscountSecurity(
        settlement: day("2008-05-30"), maturity: day("2008-05-31"), dayCount: .thirty360European)
    }
  }

  @Test func longBondsAndBigNumbersAreRefused() throws {
    let far = try #require(CalendarDate(999_999, 1, 1))
    let bond = try Bond(
      maturity: far, rate: Rational(5, over: 100), frequency: .quarterly, dayCount: .actual360)
    #expect(throws: FinanceError.tooLong(limit: 1 << 14)) {
      try bond.price(settlement: day("2000-01-01"), yield: 0, within: budget)
    }
    let power = try #require(Rational("1e999999999"))
    #expect(throws: FinanceError.mathematics(.exactLimit(bits: 4_000_000))) {
      try Bond(maturity: far, rate: power, frequency: .annual, dayCount: .actual360)
    }
    // A coupon before the first year there is.
    #expect(throws: FinanceError.outOfRange(.dates)) {
      try Coupons(
        settlement: #require(CalendarDate(-999_999, 1, 1)), maturity: day("2000-06-01"),
        frequency: .annual, dayCount: .actual360)
    }
  }

  /// A bond of two hundred years: a polynomial of degree 73,000 and more.
  @Test func longBondsHaveYields() throws {
    let bond = try Bond(
      maturity: #require(CalendarDate(2200, 1, 1)), rate: Rational(5, over: 100),
      frequency: .semiannual, dayCount: .actualActual)
    let yield = try bond.yield(settlement: day("2000-03-03"), price: 80, within: budget)
    let price = try bond.price(settlement: day("2000-03-03"), yield: yield, within: budget)
    #expect(try price.decimals(20) == "80.00000000000000000000")
  }
}
