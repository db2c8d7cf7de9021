import SciFinance
import SciNumber
import Testing

private let budget = EvaluationBudget.interactive

private func bond(_ row: FinanceCase, rate: Int, redemption: Int?, frequency: Int) throws -> Bond {
  try Bond(
    maturity: row.date(1), rate: row.rational(rate),
    redemption: redemption.map { try row.rational($0) } ?? 100,
    frequency: row.frequency(frequency), dayCount: row.dayCount(frequency + 1))
}

/// The rows of bonds.tsv: dates by CPython, amounts by its fractions, irrational ones by FLINT's balls.
@Suite struct BondTests {
  @Test func couponDatesAndDays() throws {
    for row in try FinanceCase.rows("coupons", in: "bonds") {
      let coupons = try Coupons(
        settlement: row.date(0), maturity: row.date(1), frequency: row.frequency(2),
        dayCount: row.dayCount(3))
      try row.expect(
        coupons.periodDays, Rational(coupons.accruedDays), coupons.daysToNext,
        Rational(coupons.count))
    }
    for row in try FinanceCase.rows("coupondates", in: "bonds") {
      let coupons = try Coupons(
        settlement: row.date(0), maturity: row.date(1), frequency: row.frequency(2),
        dayCount: row.dayCount(3))
      #expect(
        ["\(coupons.previous)", "\(coupons.next)"] == row.expected, "\(row.cells)",
        sourceLocation: row.location)
    }
  }

  @Test func pricesAndDurations() throws {
    for row in try FinanceCase.rows("price", in: "bonds") {
      let bond = try bond(row, rate: 2, redemption: 4, frequency: 5)
      try row.expect([bond.price(settlement: row.date(0), yield: row.real(3), within: budget)])
    }
    for row in try FinanceCase.rows("duration", in: "bonds") {
      let bond = try bond(row, rate: 2, redemption: nil, frequency: 4)
      let (settlement, yield) = (try row.date(0), try row.real(3))
      try row.expect([
        bond.duration(settlement: settlement, yield: yield, within: budget),
        bond.modifiedDuration(settlement: settlement, yield: yield, within: budget),
      ])
    }
  }

  @Test func yieldsAreTheRoots() throws {
    for row in try FinanceCase.rows("yield", in: "bonds") {
      let bond = try bond(row, rate: 2, redemption: 4, frequency: 5)
      let (settlement, price) = (try row.date(0), try row.rational(3))
      let yield = try bond.yield(settlement: settlement, price: price, within: budget)
      try row.expect([yield])
      let back = try bond.price(settlement: settlement, yield: yield, within: budget)
      #expect(
        try back.decimals(30) == price.decimals(30), "\(row.cells)", sourceLocation: row.location)
    }
  }

  @Test func oddFirstPeriods() throws {
    for row in try FinanceCase.rows("oddfprice", in: "bonds") {
      let odd = try OddFirstBond(
        bond(row, rate: 4, redemption: 6, frequency: 7), issue: row.date(2),
        firstCoupon: row.date(3))
      try row.expect([odd.price(settlement: row.date(0), yield: row.real(5), within: budget)])
    }
    for row in try FinanceCase.rows("oddfyield", in: "bonds") {
      let odd = try OddFirstBond(
        bond(row, rate: 4, redemption: 6, frequency: 7), issue: row.date(2),
        firstCoupon: row.date(3))
      try row.expect([odd.yield(settlement: row.date(0), price: row.rational(5), within: budget)])
    }
  }

  @Test func oddLastPeriods() throws {
    for row in try FinanceCase.rows("oddlprice", in: "bonds") {
      let odd = try OddLastBond(
        bond(row, rate: 3, redemption: 5, frequency: 6), lastCoupon: row.date(2))
      try row.expect(odd.price(settlement: row.date(0), yield: row.rational(4)))
    }
    for row in try FinanceCase.rows("oddlyield", in: "bonds") {
      let odd = try OddLastBond(
        bond(row, rate: 3, redemption: 5, frequency: 6), lastCoupon: row.date(2))
      try row.expect(odd.yield(settlement: row.date(0), price: row.rational(4)))
    }
  }

  @Test func securitiesWithoutCoupons() throws {
    func paper(_ row: FinanceCase) throws -> DiscountSecurity {
      try DiscountSecurity(
        settlement: row.date(0), maturity: row.date(1), dayCount: row.dayCount(4))
    }
    for row in try FinanceCase.rows("disc", in: "bonds") {
      try row.expect(paper(row).discount(price: row.rational(2), redemption: row.rational(3)))
    }
    for row in try FinanceCase.rows("yielddisc", in: "bonds") {
      try row.expect(paper(row).yield(price: row.rational(2), redemption: row.rational(3)))
    }
    for row in try FinanceCase.rows("intrate", in: "bonds") {
      try row.expect(
        paper(row).interestRate(investment: row.rational(2), redemption: row.rational(3)))
    }
    for row in try FinanceCase.rows("pricedisc", in: "bonds") {
      try row.expect(paper(row).price(discount: row.rational(2), redemption: row.rational(3)))
    }
    for row in try FinanceCase.rows("received", in: "bonds") {
      try row.expect(paper(row).received(investment: row.rational(2), discount: row.rational(3)))
    }
  }

  @Test func interestAtMaturityAndAccrued() throws {
    func security(_ row: FinanceCase) throws -> MaturitySecurity {
      try MaturitySecurity(
        issue: row.date(2), settlement: row.date(0), maturity: row.date(1),
        rate: row.rational(3), dayCount: row.dayCount(5))
    }
    for row in try FinanceCase.rows("pricemat", in: "bonds") {
      try row.expect(security(row).price(yield: row.rational(4)))
    }
    for row in try FinanceCase.rows("yieldmat", in: "bonds") {
      try row.expect(security(row).yield(price: row.rational(4)))
    }
    for row in try FinanceCase.rows("accrintm", in: "bonds") {
      try row.expect(
        AccruedInterest.atMaturity(
          issue: row.date(0), settlement: row.date(1), rate: row.rational(2),
          par: row.rational(3), dayCount: row.dayCount(4)))
    }
    for row in try FinanceCase.rows("accrint", in: "bonds") {
      try row.expect(
        AccruedInterest.periodic(
          issue: row.date(0), firstCoupon: row.date(1), settlement: row.date(2),
          rate: row.rational(3), par: row.rational(4), frequency: row.frequency(5),
          dayCount: row.dayCount(6)))
    }
  }

  @Test func bills() throws {
    func bill(_ row: FinanceCase) throws -> TreasuryBill {
      try TreasuryBill(settlement: row.date(0), maturity: row.date(1))
    }
    for row in try FinanceCase.rows("tbillprice", in: "bonds") {
      try row.expect(bill(row).price(discount: row.rational(2)))
    }
    for row in try FinanceCase.rows("tbillyield", in: "bonds") {
      try row.expect(bill(row).yield(price: row.rational(2)))
    }
    for row in try FinanceCase.rows("tbilleq", in: "bonds") {
      try row.expect([bill(row).bondEquivalentYield(discount: row.rational(2), within: budget)])
    }
  }

  @Test func yearsOfSpreadsheets() throws {
    for row in try FinanceCase.rows("yearfrac", in: "bonds") {
      try row.expect(row.dayCount(2).years(from: row.date(0), to: row.date(1)))
    }
  }
}
