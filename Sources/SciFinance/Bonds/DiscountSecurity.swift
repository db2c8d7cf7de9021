public import SciNumber

/// A security without coupons, bought at a discount and paid back at maturity.
///
/// ```swift
/// let paper = try DiscountSecurity(
///   settlement: CalendarDate("2008-02-16"), maturity: CalendarDate("2008-03-01"),
///   dayCount: .actual360)
/// let price = try paper.price(discount: Rational(525, 10_000))  // 99.79583…
/// let rate = try paper.discount(price: price)  // 0.0525
/// ```
///
/// All results are exact. With t the years from settlement to maturity, a discount d and a yield y of a year belong to a
/// price R (1 − d t) = R/(1 + y t), where R is paid back; see the functions of spreadsheets named below.
public struct DiscountSecurity: Hashable, Sendable {
  /// The day on which the security is bought.
  public let settlement: CalendarDate
  /// The day on which it is paid back.
  public let maturity: CalendarDate
  /// How days are counted.
  public let dayCount: DayCount
  /// The years from settlement to maturity.
  public let years: Rational

  /// Makes a security.
  ///
  /// - Throws: ``FinanceError/wrongOrder(_:_:)`` where the maturity is not after the settlement,
  ///   ``FinanceError/divisionByZero`` where the day count sees no time between them.
  public init(
    settlement: CalendarDate, maturity: CalendarDate, dayCount: DayCount
  ) throws(FinanceError) {
    guard settlement < maturity else { throw .wrongOrder(.settlement, .maturity) }
    self.settlement = settlement
    self.maturity = maturity
    self.dayCount = dayCount
    years = dayCount.years(from: settlement, to: maturity)
    // From the 30th to the 31st there is no day in months of 30.
    guard years.signum > 0 else { throw .divisionByZero }
  }

  /// The discount of a year as a part of what is paid back, as `DISC`: (1 − P/R)/t.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for an amount that is not positive.
  public func discount(
    price: Rational, redemption: Rational = 100
  ) throws(FinanceError) -> Rational {
    try requirePositive(price, .price)
    try requirePositive(redemption, .redemption)
    return (1 - price / redemption) / years
  }

  /// The price at a discount of a year, as `PRICEDISC`: R (1 − d t).
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a redemption that is not positive, or a discount that leaves nothing.
  public func price(
    discount: Rational, redemption: Rational = 100
  ) throws(FinanceError) -> Rational {
    try requirePositive(redemption, .redemption)
    return redemption * (try kept(discount))
  }

  /// The yield of a year as a part of the price, as `YIELDDISC`: (R/P − 1)/t.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for an amount that is not positive.
  public func yield(
    price: Rational, redemption: Rational = 100
  ) throws(FinanceError) -> Rational {
    try requirePositive(price, .price)
    try requirePositive(redemption, .redemption)
    return (redemption / price - 1) / years
  }

  /// The interest of a year that an investment earns, as `INTRATE`: (R/I − 1)/t.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for an amount that is not positive.
  public func interestRate(
    investment: Rational, redemption: Rational
  ) throws(FinanceError) -> Rational {
    try requirePositive(investment, .investment)
    try requirePositive(redemption, .redemption)
    return (redemption / investment - 1) / years
  }

  /// What is paid back for an investment at a discount of a year, as `RECEIVED`: I/(1 − d t).
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for an investment that is not positive, or a discount that leaves nothing.
  public func received(
    investment: Rational, discount: Rational
  ) throws(FinanceError) -> Rational {
    try requirePositive(investment, .investment)
    return investment / (try kept(discount))
  }

  private func kept(_ discount: Rational) throws(FinanceError) -> Rational {
    try requireShort(discount)
    let kept = 1 - discount * years
    guard kept.signum > 0 else { throw .outOfRange(.discount) }
    return kept
  }
}

/// Refuses amounts that are not positive, or too long written out.
func requirePositive(_ amount: Rational, _ argument: FinanceArgument) throws(FinanceError) {
  try requireShort(amount)
  guard amount.signum > 0 else { throw .outOfRange(argument) }
}
