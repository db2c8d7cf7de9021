public import SciNumber

/// A bond whose first coupon period is shorter or longer than the others.
///
/// ```swift
/// let bond = try Bond(
///   maturity: CalendarDate("2021-03-01"), rate: Rational(785, 10_000), frequency: .semiannual,
///   dayCount: .actualActual)
/// let odd = try OddFirstBond(
///   bond, issue: CalendarDate("2008-10-15"), firstCoupon: CalendarDate("2009-03-01"))
/// let price = try odd.price(
///   settlement: CalendarDate("2008-11-11"), yield: Real(Rational(625, 10_000)),
///   within: .interactive)  // 113.5977…
/// ```
///
/// The formulas are those of `ODDFPRICE` and `ODDFYIELD` in Microsoft's reference. The odd period is cut into regular ones,
/// counted back from the first coupon: a whole one counts as one, and a part by its days. If the first coupon is at the end of a
/// month, so are these periods, as all coupons of ``Bond``. On the first coupon date the accrued interest is the coupon, and the
/// periods up to a coupon are those of ``Bond``. Only with parts of 360 or 365 the time to the next coupon is its real days
/// here, as in Excel, and there the rest of the period.
///
/// Excel differs where the first period is long. It counts each period from the next one without regard to ends of
/// months; it counts a whole period by its days in the accrued interest, and the earliest one in the coupon too, but not the others;
/// and if the first coupon is at the end of a month and the settlement is not, it may count one period too many.
public struct OddFirstBond: Hashable, Sendable {
  /// The bond without its first period.
  public let bond: Bond
  /// The day from which interest accrues.
  public let issue: CalendarDate
  /// The day of the first coupon.
  public let firstCoupon: CalendarDate

  /// Makes a bond with an odd first period.
  ///
  /// - Throws: ``FinanceError/wrongOrder(_:_:)`` unless issue, first coupon and maturity follow one another,
  ///   ``FinanceError/outOfRange(_:)`` where the first coupon is on no coupon date of the bond.
  public init(
    _ bond: Bond, issue: CalendarDate, firstCoupon: CalendarDate
  ) throws(FinanceError) {
    guard issue < firstCoupon else { throw .wrongOrder(.issue, .firstCoupon) }
    guard firstCoupon < bond.maturity else { throw .wrongOrder(.firstCoupon, .maturity) }
    guard try bond.coupons(settlement: firstCoupon).previous == firstCoupon else {
      throw .outOfRange(.firstCoupon)
    }
    self.bond = bond
    self.issue = issue
    self.firstCoupon = firstCoupon
  }

  /// The price without accrued interest at a yield, as `ODDFPRICE`.
  ///
  /// - Throws: ``FinanceError/wrongOrder(_:_:)`` unless the settlement is between issue and first coupon,
  ///   ``FinanceError/outOfRange(_:)`` for a yield that loses everything in a coupon period, or more.
  public func price(
    settlement: CalendarDate, yield: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    try flows(settlement).price(yield: yield, within: budget)
  }

  /// The yield at a price without accrued interest, as `ODDFYIELD`; by proof the only one.
  ///
  /// - Throws: ``FinanceError/wrongOrder(_:_:)`` unless the settlement is between issue and first coupon,
  ///   ``FinanceError/outOfRange(_:)`` for a price that is not positive.
  public func yield(
    settlement: CalendarDate, price: Rational, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    try requireShort(price)
    guard price.signum > 0 else { throw .outOfRange(.price) }
    return try flows(settlement).yield(price: price, within: budget)
  }

  private func flows(_ settlement: CalendarDate) throws(FinanceError) -> BondFlows {
    guard issue <= settlement else { throw .wrongOrder(.issue, .settlement) }
    guard settlement < firstCoupon else { throw .wrongOrder(.settlement, .firstCoupon) }
    let before = try Coupons(
      settlement: settlement, maturity: firstCoupon, frequency: bond.frequency,
      dayCount: bond.dayCount)
    let periods = CouponPeriods(
      anchor: firstCoupon, frequency: bond.frequency, dayCount: bond.dayCount)
    return try BondFlows(
      coupon: bond.coupon, first: bond.coupon * periods.count(from: issue, to: firstCoupon),
      count: bond.coupons(settlement: firstCoupon).count + 1, redemption: bond.redemption,
      delay: before.count - 1, start: before.daysToNext / before.periodDays,
      accrued: bond.coupon * periods.count(from: issue, to: settlement),
      frequency: bond.frequency)
  }
}
