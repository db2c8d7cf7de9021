public import SciNumber

/// The coupon dates around a settlement, and the days between them.
///
/// Coupons are counted back from the maturity; where that is the last of a month, all of them are. A coupon paid on the
/// settlement belongs to the seller, so that the next one is a whole period away.
///
/// ```swift
/// let coupons = try Coupons(
///   settlement: CalendarDate("2011-01-25"), maturity: CalendarDate("2011-11-15"),
///   frequency: .semiannual, dayCount: .actualActual)
/// let next = coupons.next  // 2011-05-15
/// let days = coupons.accruedDays  // 71
/// ```
///
/// The definitions are those of the functions `COUP…` in spreadsheets. Excel and LibreOffice disagree about ``daysToNext`` with
/// months of 30 days. Here it is what remains of the period, as in LibreOffice and the SIA's Standard Securities
/// Calculation Methods. Excel counts the days directly, which near the end of February adds up to more or less than
/// the period.
public struct Coupons: Hashable, Sendable {
  /// The day on which the bond changes hands.
  public let settlement: CalendarDate
  /// The day on which the bond is paid back.
  public let maturity: CalendarDate
  /// How many coupons there are in a year.
  public let frequency: CouponFrequency
  /// How days are counted.
  public let dayCount: DayCount
  /// The last coupon date on or before the settlement, as `COUPPCD`.
  public let previous: CalendarDate
  /// The first coupon date after the settlement, as `COUPNCD`.
  public let next: CalendarDate
  /// The number of coupons after the settlement, the one at maturity included, as `COUPNUM`.
  public let count: Int
  /// The days of the coupon period that holds the settlement, as `COUPDAYS`.
  ///
  /// 360 or 365 parted by the coupons of a year, and the real days with actual/actual.
  public let periodDays: Rational

  /// Finds the coupons around a settlement.
  ///
  /// - Throws: ``FinanceError/wrongOrder(_:_:)`` where the maturity is not after the settlement.
  public init(
    settlement: CalendarDate, maturity: CalendarDate, frequency: CouponFrequency,
    dayCount: DayCount
  ) throws(FinanceError) {
    guard settlement < maturity else { throw .wrongOrder(.settlement, .maturity) }
    let periods = CouponPeriods(anchor: maturity, frequency: frequency, dayCount: dayCount)
    let index = try periods.index(of: settlement)
    self.settlement = settlement
    self.maturity = maturity
    self.frequency = frequency
    self.dayCount = dayCount
    previous = try periods.date(index)
    next = try periods.date(index + 1)
    count = -index
    periodDays = try periods.length(index)
  }

  /// The days from the previous coupon to the settlement, as `COUPDAYBS`.
  public var accruedDays: Int { dayCount.days(from: previous, to: settlement) }

  /// The days from the settlement to the next coupon, as `COUPDAYSNC`.
  public var daysToNext: Rational {
    dayCount.hasMonthsOfThirtyDays
      ? periodDays - Rational(accruedDays) : Rational(next.dayNumber - settlement.dayNumber)
  }

  /// The part of the period that lies before the settlement.
  var accruedPart: Rational { Rational(accruedDays) / periodDays }
}
