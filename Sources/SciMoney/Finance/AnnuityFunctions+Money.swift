public import SciFinance
public import SciNumber

// The functions of spreadsheets at percentages, and over amounts. Percentages are generic, so that a bare number is none: a rate of 0.05
// is five hundredths.

// MARK: - Numbers at percentages

/// The payment of each period at a percentage, exactly, as `PMT`.
///
/// ```swift
/// let payment = try pmt(rate: 4.5% / 12, nper: 360, pv: 300_000)  // ≈ −1520.06
/// ```
///
/// - Throws: the errors of `Annuity.pmt`.
public func pmt(
  rate: some PercentValue, nper: Int, pv: Rational, fv: Rational = 0,
  due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  Real(try Annuity.pmt(rate.percentage.fraction, nper, pv, fv, due: timing))
}

/// The future value at a percentage, exactly, as `FV`.
///
/// - Throws: the errors of `Annuity.fv`.
public func fv(
  rate: some PercentValue, nper: Int, pmt: Rational, pv: Rational = 0,
  due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  Real(try Annuity.fv(rate.percentage.fraction, nper, pmt, pv, due: timing))
}

/// The present value at a percentage, exactly, as `PV`.
///
/// - Throws: the errors of `Annuity.pv`.
public func pv(
  rate: some PercentValue, nper: Int, pmt: Rational, fv: Rational = 0,
  due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  Real(try Annuity.pv(rate.percentage.fraction, nper, pmt, fv, due: timing))
}

/// How many periods it takes at a percentage, as `NPER`.
///
/// - Throws: the errors of `Annuity.nper`.
public func nper(
  rate: some PercentValue, pmt: Rational, pv: Rational, fv: Rational = 0,
  due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  try SciFinance.nper(rate: rate.percentage.fraction, pmt: pmt, pv: pv, fv: fv, due: timing)
}

/// The net present value at a percentage of numbers at the ends of periods 1, 2, …, exactly, as `NPV`.
///
/// - Throws: the errors of `CashFlows.npv`.
public func npv(rate: some PercentValue, _ values: [Rational]) throws(FinanceError) -> Real {
  Real(try CashFlows.npv(rate: rate.percentage.fraction, values: values))
}

// MARK: - Amounts

/// The payment of each period of a loan of money, exactly, as `PMT`.
///
/// - Throws: ``MoneyError/finance(_:)``.
public func pmt(
  rate: Rational, nper: Int, pv: Money, due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try pv.mapped { (amount) throws(FinanceError) in
    try Annuity.pmt(rate, nper, amount, due: timing)
  }
}

/// The payment of each period of a loan of money at a percentage, exactly, as `PMT`.
///
/// - Throws: ``MoneyError/finance(_:)``.
public func pmt(
  rate: some PercentValue, nper: Int, pv: Money, due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try pmt(rate: rate.percentage.fraction, nper: nper, pv: pv, due: timing)
}

/// What payments of money come to, exactly, as `FV`.
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func fv(
  rate: Rational, nper: Int, pmt: Money, pv: Money = .zero, due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try pmt.requireSameCurrency(as: pv)
  return try pmt.mapped { (amount) throws(FinanceError) in
    try Annuity.fv(rate, nper, amount, pv.amount, due: timing)
  }
}

/// What payments of money come to at a percentage, exactly, as `FV`.
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func fv(
  rate: some PercentValue, nper: Int, pmt: Money, pv: Money = .zero,
  due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try fv(rate: rate.percentage.fraction, nper: nper, pmt: pmt, pv: pv, due: timing)
}

/// What payments of money are worth now, exactly, as `PV`.
///
/// - Throws: ``MoneyError/finance(_:)``.
public func pv(
  rate: Rational, nper: Int, pmt: Money, due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try pmt.mapped { (amount) throws(FinanceError) in
    try Annuity.pv(rate, nper, amount, due: timing)
  }
}

/// What payments of money are worth now at a percentage, exactly, as `PV`.
///
/// - Throws: ``MoneyError/finance(_:)``.
public func pv(
  rate: some PercentValue, nper: Int, pmt: Money, due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try pv(rate: rate.percentage.fraction, nper: nper, pmt: pmt, due: timing)
}

extension Money {
  fileprivate func mapped(
    _ formula: (Rational) throws(FinanceError) -> Rational
  ) throws(MoneyError) -> Money {
    let amount = self.amount
    let result = try financially { () throws(FinanceError) in try formula(amount) }
    return Money(result, currency)
  }
}

// MARK: - Amounts on dates

/// The internal rate of return a year of amounts on dates, as `XIRR` takes its arguments.
///
/// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)``.
public func xirr(_ moneys: [Money], _ dates: [CalendarDate]) throws(MoneyError) -> Real {
  try xirr(moneys, dates: dates)
}

/// The internal rate of return a year of amounts on dates that come as text.
///
/// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)``.
@_disfavoredOverload
public func xirr(_ moneys: [Money], dates: [String]) throws(MoneyError) -> Real {
  try xirr(
    moneys, dates: financially { () throws(FinanceError) in try calendarDates(dates) })
}

/// The internal rate of return a year of amounts on dates such as Foundation's, whose days are those of UTC.
///
/// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)``.
public func xirr<Day: Strideable & CustomStringConvertible>(
  _ moneys: [Money], dates: [Day]
) throws(MoneyError) -> Real where Day.Stride == Double {
  try xirr(moneys, dates: financially { () throws(FinanceError) in try days(dates) })
}

/// The internal rate of return a year of pairs of a date and an amount.
///
/// ```swift
/// let flows = [("2025-01-01", Money(-1000, .eur)), ("2026-01-01", Money(1100, .eur))]
/// let rate = try xirr(flows)  // 0.1
/// ```
///
/// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)``.
@_disfavoredOverload
public func xirr<Day: DatedValue>(_ flows: [(Day, Money)]) throws(MoneyError) -> Real {
  let dates = try financially { () throws(FinanceError) in try calendarDates(flows.map { $0.0 }) }
  return try xirr(flows.map { $0.1 }, dates: dates)
}

/// The internal rate of return a year of pairs of a date such as Foundation's and an amount.
///
/// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)``.
public func xirr<Day: Strideable & CustomStringConvertible>(
  _ flows: [(Day, Money)]
) throws(MoneyError) -> Real where Day.Stride == Double {
  try xirr(flows.map { $0.1 }, dates: flows.map { $0.0 })
}
