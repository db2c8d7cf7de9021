public import SciNumber

/// A bond whose last coupon period is shorter or longer than the others, in that period.
///
/// ```swift
/// let bond = try Bond(
///   maturity: CalendarDate("2008-06-15"), rate: Rational(375, 10_000), frequency: .semiannual,
///   dayCount: .thirty360NASD)
/// let odd = try OddLastBond(bond, lastCoupon: CalendarDate("2007-10-15"))
/// let price = try odd.price(
///   settlement: CalendarDate("2008-02-07"), yield: Rational(405, 10_000))  // 99.8782…
/// ```
///
/// The formulas are those of `ODDLPRICE` and `ODDLYIELD` in Microsoft's reference: simple interest, and everything exact. The odd
/// period is cut into regular ones, counted from the last coupon on the same day of the month: a whole one counts as
/// one, and a part by its days, which are real ones of real periods in all conventions but those of 30 days a month,
/// as in Excel.
///
/// Excel differs where the last period is long. It counts each period from the one before, so that the day of the month is lost in
/// February: from 30 August by way of 28 February to 28 August. It takes as many periods as the coupon dates counted back from
/// the maturity have, and the last one takes the rest. With months of 30 days (basis 0) it measures a whole period
/// from the end of one month to that of another, and its parts not, so that a period may have 182 parts of 180.
public struct OddLastBond: Hashable, Sendable {
  /// The bond, whose maturity is the end of the odd period.
  public let bond: Bond
  /// The day of the last coupon before the maturity.
  public let lastCoupon: CalendarDate

  /// Makes a bond with an odd last period.
  ///
  /// - Throws: ``FinanceError/wrongOrder(_:_:)`` unless the last coupon is before the maturity.
  public init(_ bond: Bond, lastCoupon: CalendarDate) throws(FinanceError) {
    guard lastCoupon < bond.maturity else { throw .wrongOrder(.lastCoupon, .maturity) }
    self.bond = bond
    self.lastCoupon = lastCoupon
  }

  /// The price without accrued interest at a yield, as `ODDLPRICE`.
  ///
  /// Exact.
  ///
  /// - Throws: ``FinanceError/wrongOrder(_:_:)`` unless the settlement is between last coupon and maturity,
  ///   ``FinanceError/outOfRange(_:)`` for a yield at which nothing is left.
  public func price(settlement: CalendarDate, yield: Rational) throws(FinanceError) -> Rational {
    try requireShort(yield)
    let odd = try parts(settlement)
    let growth = 1 + odd.left * yield / Rational(bond.frequency.rawValue)
    guard growth.signum > 0 else { throw .outOfRange(.yield) }
    return odd.paid / growth - odd.accrued
  }

  /// The yield at a price without accrued interest, as `ODDLYIELD`.
  ///
  /// Exact.
  ///
  /// - Throws: ``FinanceError/wrongOrder(_:_:)`` unless the settlement is between last coupon and maturity,
  ///   ``FinanceError/outOfRange(_:)`` for a price that is not positive.
  public func yield(settlement: CalendarDate, price: Rational) throws(FinanceError) -> Rational {
    try requireShort(price)
    guard price.signum > 0 else { throw .outOfRange(.price) }
    let odd = try parts(settlement)
    guard !odd.left.isZero else { throw .divisionByZero }
    return (odd.paid / (price + odd.accrued) - 1) * Rational(bond.frequency.rawValue) / odd.left
  }

  /// What is paid at maturity, the interest of the seller, and the coupon periods that are left.
  private func parts(
    _ settlement: CalendarDate
  ) throws(FinanceError) -> (paid: Rational, accrued: Rational, left: Rational) {
    guard lastCoupon <= settlement else { throw .wrongOrder(.lastCoupon, .settlement) }
    guard settlement < bond.maturity else { throw .wrongOrder(.settlement, .maturity) }
    let periods = CouponPeriods(
      anchor: lastCoupon, frequency: bond.frequency,
      dayCount: bond.dayCount.hasMonthsOfThirtyDays ? bond.dayCount : .actualActual,
      keepsEndOfMonth: false)
    return (
      bond.redemption + bond.coupon * (try periods.count(from: lastCoupon, to: bond.maturity)),
      bond.coupon * (try periods.count(from: lastCoupon, to: settlement)),
      try periods.count(from: settlement, to: bond.maturity)
    )
  }
}
