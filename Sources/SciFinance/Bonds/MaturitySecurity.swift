public import SciNumber

/// A security that pays all its interest at maturity; prices are per 100 of face value.
///
/// ```swift
/// let security = try MaturitySecurity(
///   issue: CalendarDate("2007-11-11"), settlement: CalendarDate("2008-02-15"),
///   maturity: CalendarDate("2008-04-13"), rate: Rational(61, 1000), dayCount: .thirty360NASD)
/// let price = try security.price(yield: Rational(61, 1000))  // 99.98449…
/// let yield = try security.yield(price: price)  // 0.061
/// ```
///
/// The formulas are those of `PRICEMAT` and `YIELDMAT` in Microsoft's reference, and all results are exact. A year is as long as
/// from issue to settlement, and the days from settlement to maturity are those from issue to maturity less those
/// from issue to settlement. LibreOffice counts the years of the three spans each by itself.
public struct MaturitySecurity: Hashable, Sendable {
  /// The interest of a year as a fraction.
  public let rate: Rational
  /// The years from issue to settlement.
  private let accrued: Rational
  /// The years from issue to maturity.
  private let whole: Rational

  /// Makes a security at a settlement.
  ///
  /// - Throws: ``FinanceError/wrongOrder(_:_:)`` unless issue, settlement and maturity follow one another,
  ///   ``FinanceError/outOfRange(_:)`` for a negative rate.
  public init(
    issue: CalendarDate, settlement: CalendarDate, maturity: CalendarDate, rate: Rational,
    dayCount: DayCount
  ) throws(FinanceError) {
    try requireShort(rate)
    guard issue <= settlement else { throw .wrongOrder(.issue, .settlement) }
    guard settlement < maturity else { throw .wrongOrder(.settlement, .maturity) }
    guard rate.signum >= 0 else { throw .outOfRange(.couponRate) }
    let year = dayCount.yearLength(from: issue, to: settlement)
    self.rate = rate
    accrued = Rational(dayCount.days(from: issue, to: settlement)) / year
    whole = Rational(dayCount.days(from: issue, to: maturity)) / year
  }

  /// The price without accrued interest at a yield, as `PRICEMAT`.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a yield at which nothing is left.
  public func price(yield: Rational) throws(FinanceError) -> Rational {
    try requireShort(yield)
    let growth = 1 + (whole - accrued) * yield
    guard growth.signum > 0 else { throw .outOfRange(.yield) }
    return 100 * ((1 + whole * rate) / growth - accrued * rate)
  }

  /// The yield at a price without accrued interest, as `YIELDMAT`.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a price that is not positive, ``FinanceError/divisionByZero`` where the day
  ///   count sees no time between settlement and maturity.
  public func yield(price: Rational) throws(FinanceError) -> Rational {
    try requirePositive(price, .price)
    let left = whole - accrued
    guard !left.isZero else { throw .divisionByZero }
    return ((1 + whole * rate) / (price / 100 + accrued * rate) - 1) / left
  }
}
