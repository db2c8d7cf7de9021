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

/// A loan of money whose term is counted in months.
///
/// ```swift
/// let loan = Loan(principal: Money(10_000, .eur), annualRate: "3.9%", months: 48)
/// let monthly = loan.payment.rounded()  // EUR 225.34
/// ```
///
/// - Precondition: that of ``Loan(principal:annualRate:years:paymentsPerYear:extraPayments:)``.
// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
public func Loan(
  principal: Money, annualRate: Percent, months: Int, extraPayments: [Int: Money] = [:]
) -> MoneyLoan {
  orStop { () throws(MoneyError) in
    var loan = try MoneyLoan(principal, percentPerPeriod: annualRate / 12, periods: months)
    for money in extraPayments.values { try money.require(principal.currency) }
    loan.extraPayments = extraPayments
    return loan
  }
}

/// A loan of money on which something is paid besides in each period.
///
/// ```swift
/// let loan = Loan(
///   principal: Money(250_000, .usd), annualRate: "6.5%", years: 30, extraPayment: Money(200, .usd))
/// let months = loan.schedule.count
/// ```
///
/// - Precondition: that of ``Loan(principal:annualRate:years:paymentsPerYear:extraPayments:)``.
// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
public func Loan(
  principal: Money, annualRate: Percent, years: Int, paymentsPerYear: Int = 12,
  extraPayment: Money
) -> MoneyLoan {
  let plain = Loan(
    principal: principal, annualRate: annualRate, years: years, paymentsPerYear: paymentsPerYear)
  let payments = (1...plain.terms.periods).map { ($0, extraPayment) }
  return Loan(
    principal: principal, annualRate: annualRate, years: years, paymentsPerYear: paymentsPerYear,
    extraPayments: Dictionary(uniqueKeysWithValues: payments))
}

extension MoneyLoan {
  /// The payment of each period, exactly; rounded, it is what is paid.
  ///
  /// - Precondition: the number is not too long to write out; ``payment(rounded:)`` throws there.
  public var payment: Money {
    orStop { () throws(MoneyError) in try payment(rounded: nil) }
  }

  /// The interest of one period: a twelfth of a year's, where payments are monthly.
  public var rate: Percent { Percent(fraction: terms.rate) }

  /// How many payments there are, unless extra payments end the loan early.
  public var periods: Int { terms.periods }

  /// The payment of each month, exactly; that of each period, where others are paid by.
  ///
  /// - Precondition: that of ``payment``.
  public var monthlyPayment: Money { payment }

  /// The payments as they are made, to the smallest unit of the currency, half away from zero.
  ///
  /// - Precondition: there is such a schedule; ``schedule(rounding:to:interest:remainder:extraPayments:)`` throws where there may
  ///   be none.
  public var schedule: MoneySchedule {
    orStop { () throws(MoneyError) in try schedule(rounding: .halfAwayFromZero) }
  }
}

extension MoneySchedule {
  /// All that is paid, extra payments included: ``totalPayment`` by another name.
  public var totalPaid: Money { totalPayment }

  /// All that is paid, extra payments included: ``totalPayment`` by another name.
  public var totalPayments: Money { totalPayment }
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
