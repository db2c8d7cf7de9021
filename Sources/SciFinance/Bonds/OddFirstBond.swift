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
/// counted back from the first coupon: a whole one counts as one, and a part by its days. Excel counts a whole period of actual
/// days as parts of 360 or 365 too, so that a long first period differs there.
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
