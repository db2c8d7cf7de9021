public import SciNumber

/// Interest that has accrued since the issue of a security.
///
/// ```swift
/// let interest = try AccruedInterest.periodic(
///   issue: CalendarDate("2008-03-01"), firstCoupon: CalendarDate("2008-08-31"),
///   settlement: CalendarDate("2008-05-01"), rate: Rational(1, 10), par: 1000,
///   frequency: .semiannual, dayCount: .thirty360NASD)  // 50/3
/// ```
public enum AccruedInterest {
  /// The interest of a security that pays coupons, as `ACCRINT`: c Σ Aᵢ/Nᵢ.
  ///
  /// Exact. The time is cut into coupon periods, counted from the first coupon: a whole one counts as one, and a part by its
  /// days. Microsoft's reference has the formula; LibreOffice leaves the periods out and multiplies by the years. Excel takes
  /// the period before the first coupon for that of the settlement even if the settlement is earlier, and then subtracts the
  /// days between them as parts of that period. Here each part is one of the period that it lies in, so that the
  /// interest does not depend on how much later the first coupon is.
  ///
  /// - Parameters:
  ///   - issue: the day from which interest accrues.
  ///   - firstCoupon: the day of the first coupon.
  ///   - settlement: the day on which the security changes hands.
  ///   - rate: the interest of a year as a fraction.
  ///   - par: the face value.
  ///   - frequency: how many coupons there are in a year.
  ///   - dayCount: how days are counted.
  ///   - fromIssue: whether the interest of the coupons that have been paid counts too; otherwise a settlement after the
  ///     first coupon has the interest since then.
  /// - Returns: the interest.
  /// - Throws: ``FinanceError/wrongOrder(_:_:)`` where issue is not before settlement and first coupon,
  ///   ``FinanceError/outOfRange(_:)`` for a negative rate or a face value that is not positive.
  public static func periodic(
    issue: CalendarDate, firstCoupon: CalendarDate, settlement: CalendarDate, rate: Rational,
    par: Rational, frequency: CouponFrequency, dayCount: DayCount, fromIssue: Bool = true
  ) throws(FinanceError) -> Rational {
    try check(issue, settlement, rate, par)
    guard issue < firstCoupon else { throw .wrongOrder(.issue, .firstCoupon) }
    let periods = CouponPeriods(anchor: firstCoupon, frequency: frequency, dayCount: dayCount)
    let start = fromIssue || settlement <= firstCoupon ? issue : firstCoupon
    return par * rate / Rational(frequency.rawValue)
      * (try periods.count(from: start, to: settlement))
  }

  /// The interest of a security that pays all of it at maturity, as `ACCRINTM`: par times rate times years.
  ///
  /// Exact.
  ///
  /// - Throws: ``FinanceError/wrongOrder(_:_:)`` where the issue is not before the settlement,
  ///   ``FinanceError/outOfRange(_:)`` for a negative rate or a face value that is not positive.
  public static func atMaturity(
    issue: CalendarDate, settlement: CalendarDate, rate: Rational, par: Rational,
    dayCount: DayCount
  ) throws(FinanceError) -> Rational {
    try check(issue, settlement, rate, par)
    return dayCount.simpleInterest(on: par, rate: rate, from: issue, to: settlement)
  }

  private static func check(
    _ issue: CalendarDate, _ settlement: CalendarDate, _ rate: Rational, _ par: Rational
  ) throws(FinanceError) {
    try requireShort(rate, par)
    guard issue < settlement else { throw .wrongOrder(.issue, .settlement) }
    guard rate.signum >= 0 else { throw .outOfRange(.couponRate) }
    guard par.signum > 0 else { throw .outOfRange(.par) }
  }
}
