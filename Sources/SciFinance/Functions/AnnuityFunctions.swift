public import SciNumber

// The annuity functions of spreadsheets by their names alone. Money that comes in is positive, and a payment of a loan
// negative; see `Annuity`. The results are exact, and print themselves in 20 digits: the fraction of a payment has a thousand.
// `knownRational` is that fraction.

/// The payment of each period, exactly, as `PMT`.
///
/// ```swift
/// let payment = try pmt(rate: 0.05 / 12, nper: 360, pv: 200_000)  // −1073.64…
/// ```
///
/// - Throws: the errors of ``Annuity/pmt(_:_:_:_:due:)``.
public func pmt(
  rate: Rational, nper: Int, pv: Rational, fv: Rational = 0, due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  Real(try Annuity.pmt(rate, nper, pv, fv, due: timing))
}

/// The payment of each period, exactly, in the order of spreadsheets.
///
/// - Throws: the errors of ``Annuity/pmt(_:_:_:_:due:)``.
public func pmt(
  _ rate: Rational, _ nper: Int, _ pv: Rational, _ fv: Rational = 0,
  due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  Real(try Annuity.pmt(rate, nper, pv, fv, due: timing))
}

/// The future value, exactly, as `FV`.
///
/// - Throws: the errors of ``Annuity/fv(_:_:_:_:due:)``.
public func fv(
  rate: Rational, nper: Int, pmt: Rational, pv: Rational = 0, due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  Real(try Annuity.fv(rate, nper, pmt, pv, due: timing))
}

/// The future value, exactly, in the order of spreadsheets.
///
/// - Throws: the errors of ``Annuity/fv(_:_:_:_:due:)``.
public func fv(
  _ rate: Rational, _ nper: Int, _ pmt: Rational, _ pv: Rational = 0,
  due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  Real(try Annuity.fv(rate, nper, pmt, pv, due: timing))
}

/// The present value, exactly, as `PV`.
///
/// - Throws: the errors of ``Annuity/pv(_:_:_:_:due:)``.
public func pv(
  rate: Rational, nper: Int, pmt: Rational, fv: Rational = 0, due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  Real(try Annuity.pv(rate, nper, pmt, fv, due: timing))
}

/// The present value, exactly, in the order of spreadsheets.
///
/// - Throws: the errors of ``Annuity/pv(_:_:_:_:due:)``.
public func pv(
  _ rate: Rational, _ nper: Int, _ pmt: Rational, _ fv: Rational = 0,
  due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  Real(try Annuity.pv(rate, nper, pmt, fv, due: timing))
}

/// How many periods it takes, as `NPER`.
///
/// - Throws: the errors of ``Annuity/nper(_:_:_:_:due:within:)``.
public func nper(
  rate: Rational, pmt: Rational, pv: Rational, fv: Rational = 0, due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  try Annuity.nper(
    Real(rate), Real(pmt), Real(pv), Real(fv), due: timing, within: .interactive)
}

/// The rate of a period, as `RATE`.
///
/// - Throws: ``FinanceError/severalSolutions(count:)`` and the errors of ``Annuity/rate(_:_:_:_:due:within:)``.
public func rate(
  nper: Rational, pmt: Rational, pv: Rational, fv: Rational = 0, due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  try Annuity.rate(nper, pmt, pv, fv, due: timing, within: .interactive).only()
}
