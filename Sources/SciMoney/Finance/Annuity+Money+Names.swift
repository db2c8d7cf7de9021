public import SciFinance

// The annuity functions over amounts under their long names.

/// The payment of each period of a loan of money: `pmt` by its long name.
///
/// ```swift
/// let monthly = try payment(rate: 6% / 12, periods: 48, presentValue: Money(20_000, .usd))  // ≈ USD -469.70
/// ```
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func payment(
  rate: some PercentValue, periods: Int, presentValue: Money, futureValue: Money = .zero,
  due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try pmt(rate: rate, nper: periods, pv: presentValue, fv: futureValue, due: timing)
}

/// What payments and an amount at the beginning come to: `fv` by its long name.
///
/// ```swift
/// let saved = try futureValue(rate: 5% / 12, periods: 120, payment: Money(-200, .usd)).rounded()  // USD 31056.46
/// ```
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func futureValue(
  rate: some PercentValue, periods: Int, payment: Money = .zero, presentValue: Money = .zero,
  due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try fv(rate: rate, nper: periods, pmt: payment, pv: presentValue, due: timing)
}

/// What payments and an amount at the end are worth now: `pv` by its long name.
///
/// ```swift
/// let worth = try presentValue(rate: 5%, periods: 10, futureValue: Money(-1000, .usd)).rounded()  // USD 613.91
/// ```
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func presentValue(
  rate: some PercentValue, periods: Int, payment: Money = .zero, futureValue: Money = .zero,
  due timing: PaymentTiming = .end
) throws(MoneyError) -> Money {
  try pv(rate: rate, nper: periods, pmt: payment, fv: futureValue, due: timing)
}
