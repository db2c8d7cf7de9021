import SciFinance
import SciNumber
import Testing

private let budget = EvaluationBudget.interactive

private func day(_ text: String) throws -> CalendarDate { try CalendarDate(text) }

/// The rules of Documentation/finance.md about the periods between two days, each of which Excel departs from.
///
/// `scripts/excel_values.py` compares with Excel itself.
@Suite struct OddPeriodRuleTests {
  static let rate = Rational(7, over: 100)

  static let days = [
    "2009-06-30", "2008-08-31", "2009-03-15", "2008-02-29", "2009-11-30", "2009-08-30",
  ]

  static let conventions: [(CouponFrequency, DayCount)] = CouponFrequency.allCases.flatMap {
    frequency in DayCount.allCases.map { (frequency, $0) }
  }

  /// The day so many coupon periods later, and at the end of a month if the first is.
  private func shifted(
    _ day: CalendarDate, _ periods: Int, _ frequency: CouponFrequency, keepsEnd: Bool = true
  ) throws -> CalendarDate {
    try #require(
      day.adding(
        months: periods * 12 / frequency.rawValue, toEndOfMonth: keepsEnd && day.isLastOfMonth))
  }

  /// Excel subtracts the days since the settlement where the first coupon is more than a period away: 1400 becomes 1195.83 if
  /// the first coupon is twenty years later.
  @Test(arguments: conventions)
  func accruedInterestDoesNotDependOnLaterCoupons(
    _ frequency: CouponFrequency, _ dayCount: DayCount
  ) throws {
    for (issue, settlement) in [
      ("1990-03-04", "1992-03-04"), ("1990-12-31", "1991-02-28"), ("1991-08-31", "1992-02-29"),
    ] {
      var interest: Set<Rational> = []
      for periods in [0, 1, 5, 80] {
        interest.insert(
          try AccruedInterest.periodic(
            issue: day(issue), firstCoupon: shifted(day("1992-03-31"), periods, frequency),
            settlement: day(settlement), rate: Self.rate, par: 10000, frequency: frequency,
            dayCount: dayCount))
      }
      #expect(interest.count == 1, "\(issue) \(settlement)")
    }
  }

  /// A bond whose odd first period is `odd` regular ones, and which has eight coupons after that.
  private func longFirst(
    _ first: CalendarDate, odd: Int, rate: Rational, _ frequency: CouponFrequency,
    _ dayCount: DayCount
  ) throws -> OddFirstBond {
    try OddFirstBond(
      Bond(
        maturity: shifted(first, 8, frequency), rate: rate, frequency: frequency,
        dayCount: dayCount),
      issue: shifted(first, -odd, frequency), firstCoupon: first)
  }

  /// Without a yield a price is what is still to be paid, one coupon for each period that is left.
  ///
  /// Excel counts whole periods of real days as parts of 360 or 365 in the accrued interest, and has other dates from one
  /// period to the next.
  @Test(arguments: conventions)
  func wholePeriodsOfAnOddFirstOneAreCoupons(
    _ frequency: CouponFrequency, _ dayCount: DayCount
  ) throws {
    let coupon = 100 * Self.rate / Rational(frequency.rawValue)
    for text in Self.days {
      let first = try day(text)
      for odd in [2, 5] {
        let bond = try longFirst(first, odd: odd, rate: Self.rate, frequency, dayCount)
        for left in 1...odd {
          let settlement = try shifted(first, -left, frequency)
          let price = try bond.price(settlement: settlement, yield: 0, within: budget)
          let expected = 100 + coupon * Rational(8 + left)
          #expect(price.knownRational == expected, "\(first) \(odd) \(left)")
        }
      }
    }
  }

  /// Excel may discount by a period too many if the first coupon is at the end of a month.
  ///
  /// With parts of 360 or 365, `ODDFPRICE` takes the real days to the next coupon, and `PRICE` the rest of the period.
  @Test(
    arguments: CouponFrequency.allCases,
    [DayCount.thirty360NASD, .actualActual, .thirty360European]
  )
  func withoutCouponsAnOddFirstPeriodChangesNothing(
    _ frequency: CouponFrequency, _ dayCount: DayCount
  ) throws {
    let yield = Real(Rational(3, over: 100))
    for text in Self.days {
      let first = try day(text)
      let odd = try longFirst(first, odd: 4, rate: 0, frequency, dayCount)
      for days in [1, 200] {
        let settlement = try #require(CalendarDate(dayNumber: odd.issue.dayNumber + days))
        let price = try odd.price(settlement: settlement, yield: yield, within: budget)
        let regular = try odd.bond.price(settlement: settlement, yield: yield, within: budget)
        #expect(try price.decimals(30) == regular.decimals(30), "\(first) \(settlement)")
      }
    }
  }

  /// In a last period of `odd` regular ones, on the day after `gone` of them: (100 + c odd)/(1 + y left/f) − c gone.
  ///
  /// Excel loses the 29th to 31st on its way through February, counts periods from the maturity, and measures
  /// periods of 30-day months by 182 parts of 180.
  @Test(arguments: conventions)
  func wholePeriodsOfAnOddLastOneAreCoupons(
    _ frequency: CouponFrequency, _ dayCount: DayCount
  ) throws {
    let (perYear, yield) = (Rational(frequency.rawValue), Rational(3, over: 100))
    let coupon = 100 * Self.rate / perYear
    for text in Self.days {
      let last = try day(text)
      for odd in [2, 9] {
        let bond = try OddLastBond(
          Bond(
            maturity: shifted(last, odd, frequency, keepsEnd: false), rate: Self.rate,
            frequency: frequency, dayCount: dayCount),
          lastCoupon: last)
        for gone in 0..<odd {
          let settlement = try shifted(last, gone, frequency, keepsEnd: false)
          let price = try bond.price(settlement: settlement, yield: yield)
          let growth = 1 + yield * Rational(odd - gone) / perYear
          let expected = (100 + coupon * Rational(odd)) / growth - coupon * Rational(gone)
          #expect(price == expected, "\(last) \(odd) \(gone)")
        }
      }
    }
  }

  /// Excel's days around 29 February and a 31st make more or less than the period.
  @Test(arguments: CouponFrequency.allCases, [DayCount.thirty360NASD, .thirty360European])
  func daysBeforeAndAfterTheSettlementAreThePeriod(
    _ frequency: CouponFrequency, _ dayCount: DayCount
  ) throws {
    let start = try day("1979-12-01").dayNumber
    for maturity in ["2000-02-28", "2008-02-29", "1995-11-30", "1994-01-31"] {
      for number in stride(from: start, to: start + 366, by: 3) {
        let coupons = try Coupons(
          settlement: #require(CalendarDate(dayNumber: number)), maturity: day(maturity),
          frequency: frequency, dayCount: dayCount)
        let sum = Rational(coupons.accruedDays) + coupons.daysToNext
        #expect(sum == coupons.periodDays, "\(coupons.settlement) \(maturity)")
      }
    }
  }
}
