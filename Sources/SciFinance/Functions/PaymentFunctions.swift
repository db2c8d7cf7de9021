public import SciNumber

// The parts of payments and what they add up to, by the names of spreadsheets alone.

/// The interest in one payment, exactly, as `IPMT`.
///
/// ```swift
/// let first = try ipmt(rate: 0.1 / 12, per: 1, nper: 36, pv: 8000)  // ≈ −66.67
/// ```
///
/// - Throws: the errors of ``Annuity/ipmt(_:_:_:_:_:due:)``.
public func ipmt(
  rate: Rational, per: Int, nper: Int, pv: Rational, fv: Rational = 0,
  due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  Real(try Annuity.ipmt(rate, per, nper, pv, fv, due: timing))
}

/// What one payment pays back, exactly, as `PPMT`.
///
/// - Throws: the errors of ``Annuity/ppmt(_:_:_:_:_:due:)``.
public func ppmt(
  rate: Rational, per: Int, nper: Int, pv: Rational, fv: Rational = 0,
  due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  Real(try Annuity.ppmt(rate, per, nper, pv, fv, due: timing))
}

/// The interest in the payments from one to another, exactly, as `CUMIPMT`.
///
/// - Throws: the errors of ``Annuity/cumipmt(_:_:_:_:_:due:)``.
public func cumipmt(
  rate: Rational, nper: Int, pv: Rational, start: Int, end: Int, due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  Real(try Annuity.cumipmt(rate, nper, pv, start, end, due: timing))
}

/// What the payments from one to another pay back, exactly, as `CUMPRINC`.
///
/// - Throws: the errors of ``Annuity/cumprinc(_:_:_:_:_:due:)``.
public func cumprinc(
  rate: Rational, nper: Int, pv: Rational, start: Int, end: Int, due timing: PaymentTiming = .end
) throws(FinanceError) -> Real {
  Real(try Annuity.cumprinc(rate, nper, pv, start, end, due: timing))
}

// MARK: - Rates

/// The effective rate of a nominal one, exactly, as `EFFECT`.
///
/// - Throws: the errors of ``InterestRate/effect(_:_:)``.
public func effect(_ nominal: Rational, _ periods: Int) throws(FinanceError) -> Real {
  Real(try InterestRate.effect(nominal, periods))
}

/// The nominal rate of an effective one, as `NOMINAL`.
///
/// - Throws: the errors of ``InterestRate/nominal(_:_:within:)``.
public func nominal(_ effective: Rational, _ periods: Int) throws(FinanceError) -> Real {
  try InterestRate.nominal(Real(effective), periods, within: .interactive)
}

/// The modified internal rate of return, as `MIRR`.
///
/// - Throws: the errors of `InterestRate.mirr`.
public func mirr(
  _ values: [Rational], financeRate: Rational, reinvestRate: Rational
) throws(FinanceError) -> Real {
  try InterestRate.mirr(values, financeRate, reinvestRate, within: .interactive)
}

/// The rate at which a value grows into another one, as `RRI`; the compound annual growth rate, where periods are years.
///
/// ```swift
/// let growth = try rri(nper: 10, pv: 1000, fv: 2000)  // ≈ 0.0717734625
/// ```
///
/// - Throws: the errors of ``InterestRate/rri(_:_:_:within:)``.
public func rri(nper: Rational, pv: Rational, fv: Rational) throws(FinanceError) -> Real {
  try InterestRate.rri(Real(nper), Real(pv), Real(fv), within: .interactive)
}

// MARK: - Depreciation

/// The depreciation of each period by the straight line, exactly, as `SLN`.
///
/// - Throws: the errors of ``Depreciation/sln(_:_:_:)``.
public func sln(
  cost: Rational, salvage: Rational, life: Rational
) throws(FinanceError) -> Real {
  Real(try Depreciation.sln(cost, salvage, life))
}

/// The depreciation of a period by the sum of the years' digits, exactly, as `SYD`.
///
/// - Throws: the errors of ``Depreciation/syd(_:_:_:_:)``.
public func syd(
  cost: Rational, salvage: Rational, life: Rational, period: Rational
) throws(FinanceError) -> Real {
  Real(try Depreciation.syd(cost, salvage, life, period))
}

/// The depreciation of a period by a declining balance, exactly, as `DDB`.
///
/// - Throws: the errors of ``Depreciation/ddb(_:_:_:_:_:)``.
public func ddb(
  cost: Rational, salvage: Rational, life: Rational, period: Int, factor: Rational = 2
) throws(FinanceError) -> Real {
  Real(try Depreciation.ddb(cost, salvage, life, period, factor))
}
