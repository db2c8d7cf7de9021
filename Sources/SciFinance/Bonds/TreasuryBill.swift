public import SciNumber

/// A Treasury bill: a discount of the real days as parts of 360; prices are per 100 of face value.
///
/// ```swift
/// let bill = try TreasuryBill(
///   settlement: CalendarDate("2008-03-31"), maturity: CalendarDate("2008-06-01"))
/// let price = try bill.price(discount: Rational(9, 100))  // 98.45
/// let yield = try bill.yield(price: Rational(9845, 100))  // 0.091416…
/// ```
///
/// The formulas are those of `TBILLPRICE`, `TBILLYIELD` and `TBILLEQ` in Microsoft's reference. LibreOffice counts months of 30 days and a
/// day more.
public struct TreasuryBill: Hashable, Sendable {
  /// The days from settlement to maturity.
  public let days: Int

  /// Makes a bill.
  ///
  /// - Throws: ``FinanceError/wrongOrder(_:_:)`` where the maturity is not after the settlement,
  ///   ``FinanceError/outOfRange(_:)`` for a maturity more than a year later.
  public init(settlement: CalendarDate, maturity: CalendarDate) throws(FinanceError) {
    guard settlement < maturity else { throw .wrongOrder(.settlement, .maturity) }
    guard let limit = settlement.adding(months: 12), maturity <= limit
    else { throw .outOfRange(.maturity) }
    days = maturity.dayNumber - settlement.dayNumber
  }

  /// The price at a discount of a year, as `TBILLPRICE`: 100 (1 − d n/360).
  ///
  /// Exact.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a discount that leaves nothing.
  public func price(discount: Rational) throws(FinanceError) -> Rational {
    try requireShort(discount)
    let price = 100 * (1 - discount * Rational(Integer(days), 360))
    guard price.signum > 0 else { throw .outOfRange(.discount) }
    return price
  }

  /// The yield at a price, as `TBILLYIELD`: (100/P − 1) 360/n.
  ///
  /// Exact.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a price that is not positive.
  public func yield(price: Rational) throws(FinanceError) -> Rational {
    try requirePositive(price, .price)
    return (100 / price - 1) * Rational(360, Integer(days))
  }

  /// The yield that compares with that of a bond, as `TBILLEQ`.
  ///
  /// Up to 182 days simple interest of 365 days, 365 d/(360 − d n). Beyond, the bond would pay a coupon after half a year, so
  /// that the yield y solves (1 + y/2)(1 + (2 n/365 − 1) y/2) = 100/P, with 366 for 365 where n is 366 (M. Stigum,
  /// "Money Market Calculations"). It is a square root, and rational where that is.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a discount that leaves nothing.
  public func bondEquivalentYield(
    discount: Rational, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let price = try price(discount: discount)
    guard days > 182 else {
      return Real(365 * discount / (360 - discount * Rational(days)))
    }
    let years = Rational(Integer(days), days == 366 ? 366 : 365)
    let rest = 2 * years - 1
    let square = years * years - rest * (1 - 100 / price)
    guard square.signum >= 0 else { throw .outOfRange(.discount) }
    return try financially { () throws(MathError) in
      try Real(square).squareRoot(within: budget).subtracting(Real(years), within: budget)
        .multiplied(by: Real(2 / rest), within: budget)
    }
  }
}
