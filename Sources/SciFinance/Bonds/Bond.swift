public import SciNumber

/// A bond that pays equal coupons until it is paid back; prices are per 100 of face value.
///
/// ```swift
/// let bond = try Bond(
///   maturity: CalendarDate("2017-11-15"), rate: Rational(575, 10_000), frequency: .semiannual,
///   dayCount: .thirty360NASD)
/// let settlement = try CalendarDate("2008-02-15")
/// let price = try bond.price(
///   settlement: settlement, yield: Real(Rational(65, 1000)), within: .interactive)  // 94.634361…
/// let yield = try bond.yield(settlement: settlement, price: 95, within: .interactive)
/// ```
///
/// The formulas are those of `PRICE`, `YIELD`, `DURATION` and `MDURATION` in spreadsheets, and of the SIA's Standard
/// Securities Calculation Methods: the time to the next coupon is what remains of the period, whatever the day count. In the
/// last coupon period a price bears simple interest. A price is an exact rational number where the settlement is a coupon date,
/// a duration always, for a rational yield.
public struct Bond: Hashable, Sendable {
  /// The day on which the bond is paid back.
  public let maturity: CalendarDate
  /// The interest of a year as a fraction.
  public let rate: Rational
  /// What is paid back per 100 of face value.
  public let redemption: Rational
  /// How many coupons there are in a year.
  public let frequency: CouponFrequency
  /// How days are counted.
  public let dayCount: DayCount
  /// The day on which it is bought, if the bond was made with one.
  public let settlement: CalendarDate?

  /// Makes a bond.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a negative rate or a redemption that is not positive.
  public init(
    maturity: CalendarDate, rate: Rational, redemption: Rational = 100,
    frequency: CouponFrequency, dayCount: DayCount, settlement: CalendarDate? = nil
  ) throws(FinanceError) {
    try requireShort(rate, redemption)
    guard rate.signum >= 0 else { throw .outOfRange(.couponRate) }
    guard redemption.signum > 0 else { throw .outOfRange(.redemption) }
    self.maturity = maturity
    self.rate = rate
    self.redemption = redemption
    self.frequency = frequency
    self.dayCount = dayCount
    self.settlement = settlement
  }

  /// What is paid at each coupon date per 100 of face value.
  public var coupon: Rational { 100 * rate / Rational(frequency.rawValue) }
}

// MARK: - Prices and yields

extension Bond {
  /// The coupon dates around a settlement.
  ///
  /// - Throws: ``FinanceError/wrongOrder(_:_:)`` where the maturity is not after the settlement.
  public func coupons(settlement: CalendarDate) throws(FinanceError) -> Coupons {
    try Coupons(
      settlement: settlement, maturity: maturity, frequency: frequency, dayCount: dayCount)
  }

  /// The part of the next coupon that belongs to the seller, per 100 of face value.
  ///
  /// Exact.
  ///
  /// - Throws: as ``coupons(settlement:)``.
  public func accruedInterest(settlement: CalendarDate) throws(FinanceError) -> Rational {
    coupon * (try coupons(settlement: settlement)).accruedPart
  }

  /// The price without accrued interest at a yield, as `PRICE`.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a yield that loses everything in a coupon period, or more,
  ///   ``FinanceError/tooLong(limit:)`` for more than 16,384 coupons, and as ``coupons(settlement:)``.
  public func price(
    settlement: CalendarDate, yield: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let coupons = try coupons(settlement: settlement)
    guard coupons.count == 1 else {
      return try flows(coupons).price(yield: yield, within: budget)
    }
    let flows = try flows(coupons)
    let growth = try financially { () throws(MathError) in
      try yield.multiplied(by: Real(flows.start), within: budget)
        .divided(by: Real(frequency.rawValue), within: budget).adding(1, within: budget)
    }
    guard try sign(of: growth, within: budget) > 0 else { throw .outOfRange(.yield) }
    return try financially { () throws(MathError) in
      try Real(flows.amounts[0]).divided(by: growth, within: budget)
        .subtracting(Real(flows.accrued), within: budget)
    }
  }

  /// The yield at a price without accrued interest, as `YIELD`.
  ///
  /// The root of ``price(settlement:yield:within:)``, by proof the only one; rational where it is.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a price that is not positive, ``FinanceError/divisionByZero`` where the
  ///   last coupon is due at once, and as ``price(settlement:yield:within:)``.
  public func yield(
    settlement: CalendarDate, price: Rational, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    try requireShort(price)
    guard price.signum > 0 else { throw .outOfRange(.price) }
    let coupons = try coupons(settlement: settlement)
    let flows = try flows(coupons)
    guard coupons.count == 1 else { return try flows.yield(price: price, within: budget) }
    guard !flows.start.isZero else { throw .divisionByZero }
    let growth = flows.amounts[0] / (price + flows.accrued)
    return Real((growth - 1) * Rational(frequency.rawValue) / flows.start)
  }

  /// The Macaulay duration in years at a yield, as `DURATION` where 100 is paid back.
  ///
  /// - Throws: as ``price(settlement:yield:within:)``.
  public func duration(
    settlement: CalendarDate, yield: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    try flows(coupons(settlement: settlement)).duration(yield: yield, within: budget)
  }

  /// The modified duration in years at a yield, as `MDURATION` where 100 is paid back: the relative loss of the price for
  /// each unit of the yield.
  ///
  /// - Throws: as ``price(settlement:yield:within:)``.
  public func modifiedDuration(
    settlement: CalendarDate, yield: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    try flows(coupons(settlement: settlement)).modifiedDuration(yield: yield, within: budget)
  }

  private func flows(_ coupons: Coupons) throws(FinanceError) -> BondFlows {
    try BondFlows(
      coupon: coupon, first: coupon, count: coupons.count, redemption: redemption,
      start: 1 - coupons.accruedPart, accrued: coupon * coupons.accruedPart,
      frequency: frequency)
  }
}
