public import SciNumber

extension DayCount {
  /// ``thirty360NASD``, what spreadsheets count by unless they are told otherwise.
  public static var thirty360: DayCount { .thirty360NASD }

  /// ``actual365Fixed``.
  public static var actual365: DayCount { .actual365Fixed }
}

extension Bond {
  /// A bond and the day on which it is bought.
  ///
  /// ```swift
  /// let bond = Bond(
  ///   settlement: "2008-02-15", maturity: "2016-11-15", coupon: "5.75%", frequency: .semiannual)
  /// let yield = try bond.yield(price: "95.04287")  // ≈ 0.065000006880735
  /// ```
  ///
  /// - Precondition: the coupon is not negative, and the redemption is positive.
  public init(
    settlement: CalendarDate, maturity: CalendarDate, coupon: NumericText,
    redemption: Rational = 100, frequency: CouponFrequency = .semiannual,
    basis: DayCount = .thirty360NASD
  ) {
    do throws(FinanceError) {
      try self.init(
        maturity: maturity, rate: coupon.value, redemption: redemption, frequency: frequency,
        dayCount: basis, settlement: settlement)
    } catch {
      stop(error.description)
    }
  }

  /// The yield at a price, for the settlement that the bond was made with.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` if it was made without one; the errors of
  ///   ``yield(settlement:price:within:)``.
  public func yield(price: Rational) throws(FinanceError) -> Real {
    try yield(settlement: knownSettlement, price: price, within: .interactive)
  }

  /// The yield at a price such as `"95.04287"`.
  ///
  /// - Throws: the errors of ``yield(price:)-(Rational)``.
  public func yield(price: NumericText) throws(FinanceError) -> Real {
    try yield(price: price.value)
  }

  /// The price at a yield, for the settlement that the bond was made with.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` if it was made without one; the errors of
  ///   ``price(settlement:yield:within:)``.
  public func price(yield: Rational) throws(FinanceError) -> Real {
    try price(settlement: knownSettlement, yield: Real(yield), within: .interactive)
  }

  /// The price at a yield such as `"6.5%"`.
  ///
  /// - Throws: the errors of ``price(yield:)-(Rational)``.
  public func price(yield: NumericText) throws(FinanceError) -> Real {
    try price(yield: yield.value)
  }

  private var knownSettlement: CalendarDate {
    get throws(FinanceError) {
      guard let settlement else { throw .outOfRange(.settlement) }
      return settlement
    }
  }
}

/// The yield of a bond, as `YIELD`.
///
/// - Throws: the errors of ``Bond/yield(settlement:price:within:)``.
public func yield(
  settlement: CalendarDate, maturity: CalendarDate, rate: NumericText, price: NumericText,
  redemption: Rational = 100, frequency: Int, basis: Int = 0
) throws(FinanceError) -> Real {
  try Bond(
    maturity: maturity, rate: rate.value, redemption: redemption,
    frequency: CouponFrequency(perYear: frequency), dayCount: DayCount(basis: basis)
  ).yield(settlement: settlement, price: price.value, within: .interactive)
}
