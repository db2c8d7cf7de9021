public import SciFinance
public import SciNumber

// Loans under the names that one tries first.

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
    loan.paymentsPerYear = 12
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

  /// The payment of each month, as ``monthlyPayment``, or rounded to the smallest unit by a mode.
  ///
  /// - Parameter mode: how the payment is rounded; without one it is exact.
  /// - Returns: the payment.
  /// - Precondition: that of ``payment``.
  @_disfavoredOverload
  public func monthlyPayment(rounded mode: RoundingMode? = nil) -> Money {
    orStop { () throws(MoneyError) in try payment(rounded: mode) }
  }

  /// The payments as they are made, to the smallest unit of the currency, half away from zero.
  ///
  /// - Precondition: there is such a schedule; ``schedule(rounding:to:interest:remainder:extraPayments:)`` throws where there may
  ///   be none.
  public var schedule: MoneySchedule {
    orStop { () throws(MoneyError) in try schedule(rounding: .halfAwayFromZero) }
  }
}

// MARK: - What is really paid

extension MoneyLoan {
  /// All interest that is really paid, with extra payments: that of `schedule`.
  ///
  /// - Precondition: that of `schedule`.
  public var totalInterest: Money { schedule.totalInterest }

  /// All interest that is really paid, with extra payments.
  ///
  /// - Throws: the errors of ``schedule(rounding:to:interest:remainder:extraPayments:)``.
  @_disfavoredOverload
  public func totalInterest(
    rounding mode: RoundingMode = .halfAwayFromZero
  ) throws(MoneyError) -> Money {
    try schedule(rounding: mode).totalInterest
  }

  /// All that is really paid, extra payments included: that of `schedule`.
  ///
  /// - Precondition: that of `schedule`.
  public var totalPaid: Money { schedule.totalPaid }
}

// MARK: - Years and months

extension MoneyLoan {
  /// The interest of a year, of which each payment bears its share.
  ///
  /// - Precondition: ``paymentsPerYear`` is known, as for each loan that was made with the interest of a year.
  public var annualRate: Percent { rate * yearly("a rate of a year") }

  /// What the interest of a year comes to when that of each period bears interest too, exactly: 6.17 % for 6 % in twelve payments.
  ///
  /// - Precondition: that of ``annualRate``.
  public var effectiveRate: Percent {
    annualRate.effective(periods: yearly("an effective rate of a year"))
  }

  /// The term in months.
  ///
  /// - Precondition: ``paymentsPerYear`` is known, and the term is a whole number of months; ``periods`` counts payments.
  public var months: Int { whole(12, "months") }

  /// The term in years.
  ///
  /// - Precondition: ``paymentsPerYear`` is known, and the term is a whole number of years; ``periods`` counts payments.
  public var years: Int { whole(1, "years") }

  /// How many payments a year has, which must be known.
  private func yearly(_ what: String) -> Int {
    guard let paymentsPerYear else {
      stop(
        "this loan has no \(what): it was made with the interest of a period; use rate and periods")
    }
    return paymentsPerYear
  }

  /// The term in units of which a year has so many.
  private func whole(_ perYear: Int, _ units: String) -> Int {
    let payments = yearly("number of \(units)")
    let (count, overflows) = periods.multipliedReportingOverflow(by: perYear)
    guard !overflows, count.isMultiple(of: payments) else {
      stop("\(periods) payments, \(payments) a year, are no whole number of \(units); use periods")
    }
    return count / payments
  }
}

extension Percent {
  /// What this interest of a year comes to when it is paid in equal parts that bear interest too, exactly, as `EFFECT` does.
  ///
  /// ```swift
  /// let yearly = (6%).effective(periods: 12).rounded(places: 2)  // 6.17%
  /// ```
  ///
  /// - Parameter periods: how many parts a year has.
  /// - Returns: the effective interest of the year.
  /// - Precondition: there is a period, and the result is not longer than `Money.bitLimit`.
  public func effective(periods: Int) -> Percent {
    guard periods > 0 else { stop("\(periods) periods: a year has one or more") }
    return orStop { () throws(MoneyError) in
      let growth = try (self / periods).growth
      guard
        let power = growth.power(Integer(WideInt(periods)), limit: Money.bitLimit),
        let fraction = power.subtracting(1, limit: Money.bitLimit)
      else { throw .tooLarge }
      return Percent(fraction: fraction)
    }
  }
}

// MARK: - Sums

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
