public import SciFinance
public import SciNumber

// Net present values and internal rates of return of amounts that are all in one currency.

extension CashFlows {
  /// The net present value of amounts at the ends of periods 1, 2, …, exactly.
  ///
  /// ```swift
  /// let flows = try [Money("-100", .eur), Money(230, .eur), Money("-132", .eur)]
  /// let value = try CashFlows.npv(percent: 10, values: flows)  // EUR 0.00
  /// let rates = try CashFlows.irr(values: flows, within: .interactive).all  // 0.1 and 0.2
  /// ```
  ///
  /// - Parameters:
  ///   - percent: the interest of a period.
  ///   - values: one amount or more; a positive one comes in.
  /// - Returns: the value at the beginning of period 1.
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)`` if there are no amounts, since nothing
  ///   says in which currency their value would be, and for the errors of `CashFlows` on numbers.
  public static func npv(percent: Percent, values: [Money]) throws(MoneyError) -> Money {
    let (amounts, currency) = try amounts(values)
    let value = try financially { () throws(FinanceError) in
      try npv(rate: percent.fraction, values: amounts)
    }
    return Money(value, currency)
  }

  /// All internal rates of return of amounts at times 0, 1, 2, …, by proof.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)``.
  public static func irr(
    values: [Money], within budget: EvaluationBudget
  ) throws(MoneyError) -> RateSolutions {
    let (amounts, _) = try amounts(values)
    return try financially { () throws(FinanceError) in try irr(values: amounts, within: budget) }
  }

  /// All internal rates of return a year of amounts on days, by proof.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)``.
  public static func xirr(
    values: [Money], days: [Int], within budget: EvaluationBudget
  ) throws(MoneyError) -> RateSolutions {
    let (amounts, _) = try amounts(values)
    return try financially { () throws(FinanceError) in
      try xirr(values: amounts, days: days, within: budget)
    }
  }

  private static func amounts(
    _ moneys: [Money]
  ) throws(MoneyError) -> (amounts: [Rational], currency: Currency) {
    guard let first = moneys.first else { throw .finance(.outOfRange(.cashFlows)) }
    for money in moneys { try first.requireSameCurrency(as: money) }
    return (moneys.map(\.amount), first.currency)
  }
}
