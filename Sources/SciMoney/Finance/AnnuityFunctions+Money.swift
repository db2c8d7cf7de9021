public import SciFinance
public import SciNumber

// The functions of spreadsheets at percentages. Percentages are generic, so that a bare number is none: a rate of 0.05 is five
// hundredths.

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

/// The effective rate of a nominal percentage, exactly, as `EFFECT`: ``Percent/effective(periods:)`` by the name of spreadsheets.
///
/// - Precondition: that of ``Percent/effective(periods:)``.
public func effect(_ nominal: some PercentValue, _ periods: Int) -> Percent {
  nominal.percentage.effective(periods: periods)
}
