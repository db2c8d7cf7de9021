public import SciFinance
public import SciNumber

/// A loan of money that is paid back monthly: ``MoneyLoan`` under the name that one tries first.
///
/// ```swift
/// let loan = Loan(principal: Money(250_000, .usd), annualRate: "4.5%", years: 30)
/// let plan = try loan.schedule()
/// let last = plan.rows[359].balance  // USD 0.00
/// ```
///
/// - Parameters:
///   - principal: what is lent, 0 or more.
///   - annualRate: the interest of a year, of which each payment bears its share.
///   - years: the term.
///   - paymentsPerYear: how often is paid.
///   - extraPayments: what is paid besides, by the number of the period.
/// - Returns: the loan.
/// - Precondition: a positive term, and a rate above −100 %; the initialisers of ``MoneyLoan`` throw.
// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
public func Loan(
  principal: Money, annualRate: Percent, years: Int, paymentsPerYear: Int = 12,
  extraPayments: [Int: Money] = [:]
) -> MoneyLoan {
  orStop { () throws(MoneyError) in
    var loan = try MoneyLoan(
      principal, percentPerYear: annualRate, years: years, paymentsPerYear: paymentsPerYear)
    for money in extraPayments.values { try money.require(principal.currency) }
    loan.extraPayments = extraPayments
    return loan
  }
}

extension MoneyLoan {
  /// The payment of each month, exactly; that of each period, where others are paid by.
  ///
  /// - Throws: as ``payment()``.
  public var monthlyPayment: Money {
    get throws(MoneyError) { try payment() }
  }

  /// The payments as they are made, to the smallest unit of the currency, half away from zero.
  ///
  /// - Throws: the errors of ``schedule(rounding:to:interest:remainder:extraPayments:)``.
  public func schedule() throws(MoneyError) -> MoneySchedule {
    try schedule(rounding: .halfAwayFromZero, to: .minorUnit, extraPayments: extraPayments)
  }
}

extension Bond {
  /// A bond and the day on which it is bought, with a coupon such as `5.75%`.
  ///
  /// - Precondition: the coupon is not negative, and the redemption is positive.
  public init(
    settlement: CalendarDate, maturity: CalendarDate, coupon: some PercentValue,
    redemption: Rational = 100, frequency: CouponFrequency = .semiannual,
    basis: DayCount = .thirty360NASD
  ) {
    self = orStop { () throws(MoneyError) in
      try financially { () throws(FinanceError) in
        try Bond(
          maturity: maturity, rate: coupon.percentage.fraction, redemption: redemption,
          frequency: frequency, dayCount: basis, settlement: settlement)
      }
    }
  }
}

/// The internal rate of return of amounts at times 0, 1, 2, …, as `IRR`.
///
/// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)``.
public func irr(_ moneys: [Money]) throws(MoneyError) -> Real {
  let rates = try CashFlows.irr(amounts: moneys, within: .interactive)
  return try financially { () throws(FinanceError) in try rates.only() }
}

/// The net present value of amounts at the ends of periods 1, 2, …, exactly, as `NPV`.
///
/// - Throws: the errors of `CashFlows.npv(percent:amounts:)`.
public func npv(rate: Percent, _ moneys: [Money]) throws(MoneyError) -> Money {
  try CashFlows.npv(percent: rate, amounts: moneys)
}

/// The internal rate of return a year of amounts on dates, as `XIRR`.
///
/// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)``.
public func xirr(_ moneys: [Money], dates: [CalendarDate]) throws(MoneyError) -> Real {
  let rates = try CashFlows.xirr(
    amounts: moneys, days: dates.map { WideInt($0.dayNumber) }, within: .interactive)
  return try financially { () throws(FinanceError) in try rates.only() }
}

/// The payment of each period of a loan of money, exactly, as `PMT`.
///
/// - Throws: ``MoneyError/finance(_:)``.
public func pmt(rate: Rational, nper: Int, pv: Money) throws(MoneyError) -> Money {
  Money(
    try financially { () throws(FinanceError) in try Annuity.pmt(rate, nper, pv.amount) },
    pv.currency)
}
