public import SciFinance
public import SciNumber

// The annuity functions of spreadsheets over amounts. All of them find their currency in one way, by `annuity`: an amount that is left
// out is `Money.zero`, which goes with any currency.

/// What a formula says of amounts in one currency.
private func annuity(
  _ moneys: Money...,
  formula: ([Rational]) throws(FinanceError) -> Rational
) throws(MoneyError) -> Money {
  let currency = try Money.commonCurrency(of: moneys)
  let numbers = moneys.map { $0.amount }
  return Money(try financially { () throws(FinanceError) in try formula(numbers) }, currency)
}

// MARK: - The payment

/// The payment of each period of a loan of money, exactly, as `PMT`: what one pays is negative.
///
/// ```swift
/// let monthly = try pmt(rate: 6% / 12, nper: 48, pv: Money(20_000, .usd)).rounded()  // USD -469.70
/// ```
///
/// - Parameters:
///   - rate: the interest of a period, as a fraction.
///   - nper: how many periods there are.
///   - pv: what is lent.
///   - fv: what is left after the last payment.
///   - timing: when payments are made.
/// - Returns: the payment.
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func pmt(
  rate: Rational, nper: Int, pv: Money, fv: Money = .zero, due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try annuity(pv, fv) { (numbers) throws(FinanceError) in
    try Annuity.pmt(rate, nper, numbers[0], numbers[1], due: timing)
  }
}

/// The payment of each period of a loan of money at a percentage, exactly, as `PMT`.
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func pmt(
  rate: some PercentValue, nper: Int, pv: Money, fv: Money = .zero,
  due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try pmt(rate: rate.percentage.fraction, nper: nper, pv: pv, fv: fv, due: timing)
}

// MARK: - The future value

/// What payments of money come to, exactly, as `FV`: what one pays is negative.
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func fv(
  rate: Rational, nper: Int, pmt: Money, pv: Money = .zero, due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try annuity(pmt, pv) { (numbers) throws(FinanceError) in
    try Annuity.fv(rate, nper, numbers[0], numbers[1], due: timing)
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

/// What an amount without payments comes to at a percentage, exactly, as `FV`.
///
/// - Throws: ``MoneyError/finance(_:)``.
public func fv(
  rate: some PercentValue, nper: Int, pv: Money
) throws(MoneyError) -> Money {
  try fv(rate: rate, nper: nper, pmt: .zero, pv: pv)
}

// MARK: - The present value

/// What payments of money are worth now, exactly, as `PV`: what one pays is negative.
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func pv(
  rate: Rational, nper: Int, pmt: Money, fv: Money = .zero, due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try annuity(pmt, fv) { (numbers) throws(FinanceError) in
    try Annuity.pv(rate, nper, numbers[0], numbers[1], due: timing)
  }
}

/// What payments of money are worth now at a percentage, exactly, as `PV`.
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func pv(
  rate: some PercentValue, nper: Int, pmt: Money, fv: Money = .zero,
  due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try pv(rate: rate.percentage.fraction, nper: nper, pmt: pmt, fv: fv, due: timing)
}

/// What an amount that comes at the end is worth now at a percentage, exactly, as `PV`.
///
/// - Throws: ``MoneyError/finance(_:)``.
public func pv(
  rate: some PercentValue, nper: Int, fv: Money
) throws(MoneyError) -> Money {
  try pv(rate: rate, nper: nper, pmt: .zero, fv: fv)
}

// MARK: - The number of periods

/// How many periods payments of money take at a percentage, as `NPER`.
///
/// ```swift
/// let months = try nper(rate: 1.5%, pmt: Money(-200, .usd), pv: Money(5000, .usd))
/// let payments = try months.rounded(places: 1)  // 31.6
/// ```
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func nper(
  rate: some PercentValue, pmt: Money, pv: Money, fv: Money = .zero,
  due timing: PaymentTiming = .end
) throws(MoneyError) -> Real {
  _ = try Money.commonCurrency(of: [pmt, pv, fv])
  return try financially { () throws(FinanceError) in
    try nper(rate: rate, pmt: pmt.amount, pv: pv.amount, fv: fv.amount, due: timing)
  }
}

/// How many periods payments of money take, as `NPER`.
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func nper(
  rate: Rational, pmt: Money, pv: Money, fv: Money = .zero, due timing: PaymentTiming = .end
) throws(MoneyError) -> Real {
  try nper(rate: Percent(fraction: rate), pmt: pmt, pv: pv, fv: fv, due: timing)
}

// MARK: - The rate

/// The rate of a period, as `RATE`.
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func rate(
  nper: Int, pmt: Money, pv: Money, fv: Money = .zero, due timing: PaymentTiming = .end
) throws(MoneyError) -> Real {
  _ = try Money.commonCurrency(of: [pmt, pv, fv])
  return try financially { () throws(FinanceError) in
    try SciFinance.rate(
      nper: Rational(nper), pmt: pmt.amount, pv: pv.amount, fv: fv.amount, due: timing)
  }
}

// MARK: - Parts of payments

/// The interest in one payment of money, exactly, as `IPMT`.
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func ipmt(
  rate: some PercentValue, per: Int, nper: Int, pv: Money, fv: Money = .zero,
  due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  let fraction = rate.percentage.fraction
  return try annuity(pv, fv) { (numbers) throws(FinanceError) in
    try Annuity.ipmt(fraction, per, nper, numbers[0], numbers[1], due: timing)
  }
}

/// What one payment of money pays back, exactly, as `PPMT`.
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func ppmt(
  rate: some PercentValue, per: Int, nper: Int, pv: Money, fv: Money = .zero,
  due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  let fraction = rate.percentage.fraction
  return try annuity(pv, fv) { (numbers) throws(FinanceError) in
    try Annuity.ppmt(fraction, per, nper, numbers[0], numbers[1], due: timing)
  }
}

/// The interest in the payments of money from one to another, exactly, as `CUMIPMT`.
///
/// - Throws: ``MoneyError/finance(_:)``.
public func cumipmt(
  rate: some PercentValue, nper: Int, pv: Money, start: Int, end: Int,
  due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  let fraction = rate.percentage.fraction
  return try annuity(pv) { (numbers) throws(FinanceError) in
    try Annuity.cumipmt(fraction, nper, numbers[0], start, end, due: timing)
  }
}

/// What the payments of money from one to another pay back, exactly, as `CUMPRINC`.
///
/// - Throws: ``MoneyError/finance(_:)``.
public func cumprinc(
  rate: some PercentValue, nper: Int, pv: Money, start: Int, end: Int,
  due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  let fraction = rate.percentage.fraction
  return try annuity(pv) { (numbers) throws(FinanceError) in
    try Annuity.cumprinc(fraction, nper, numbers[0], start, end, due: timing)
  }
}

// MARK: - In the order of spreadsheets

/// The payment of each period of a loan of money, exactly, in the order of spreadsheets.
///
/// - Throws: the errors of the function with labels.
public func pmt(
  _ rate: some PercentValue, _ nper: Int, _ pv: Money, _ fv: Money = .zero,
  due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try pmt(rate: rate, nper: nper, pv: pv, fv: fv, due: timing)
}

/// What payments of money come to, exactly, in the order of spreadsheets.
///
/// - Throws: the errors of the function with labels.
public func fv(
  _ rate: some PercentValue, _ nper: Int, _ pmt: Money, _ pv: Money = .zero,
  due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try fv(rate: rate, nper: nper, pmt: pmt, pv: pv, due: timing)
}

/// What payments of money are worth now, exactly, in the order of spreadsheets.
///
/// - Throws: the errors of the function with labels.
public func pv(
  _ rate: some PercentValue, _ nper: Int, _ pmt: Money, _ fv: Money = .zero,
  due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try pv(rate: rate, nper: nper, pmt: pmt, fv: fv, due: timing)
}
