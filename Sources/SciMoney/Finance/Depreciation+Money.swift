import SciFinance
public import SciNumber

// Depreciation of things whose cost is an amount, by the names of spreadsheets.

/// What a formula says of a cost and what is left of it, which are in one currency.
private func depreciation(
  _ cost: Money, _ salvage: Money,
  formula: (Rational, Rational) throws(FinanceError) -> Rational
) throws(MoneyError) -> Money {
  let currency = try Money.commonCurrency(of: [cost, salvage])
  let (first, last) = (cost.amount, salvage.amount)
  return Money(try financially { () throws(FinanceError) in try formula(first, last) }, currency)
}

/// The depreciation of each period by the straight line, exactly, as `SLN`.
///
/// ```swift
/// let yearly = try sln(cost: Money(30_000, .usd), salvage: Money(7_500, .usd), life: 10)  // USD 2250.00
/// ```
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func sln(cost: Money, salvage: Money, life: Rational) throws(MoneyError) -> Money {
  try depreciation(cost, salvage) { (cost, salvage) throws(FinanceError) in
    try Depreciation.sln(cost, salvage, life)
  }
}

/// The depreciation of a period by the sum of the years' digits, exactly, as `SYD`.
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func syd(
  cost: Money, salvage: Money, life: Rational, period: Rational
) throws(MoneyError) -> Money {
  try depreciation(cost, salvage) { (cost, salvage) throws(FinanceError) in
    try Depreciation.syd(cost, salvage, life, period)
  }
}

/// The depreciation of a period by a declining balance, exactly, as `DDB`.
///
/// - Throws: ``MoneyError/finance(_:)``; ``MoneyError/currencyMismatch(_:_:)``.
public func ddb(
  cost: Money, salvage: Money, life: Rational, period: Int, factor: Rational = 2
) throws(MoneyError) -> Money {
  try depreciation(cost, salvage) { (cost, salvage) throws(FinanceError) in
    try Depreciation.ddb(cost, salvage, life, period, factor)
  }
}
