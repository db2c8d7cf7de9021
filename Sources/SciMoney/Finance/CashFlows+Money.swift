public import SciFinance
public import SciNumber

// Net present values and internal rates of return of amounts that are all in one currency.

extension CashFlows {
  /// The net present value of amounts at the ends of periods 1, 2, …, exactly.
  ///
  /// ```swift
  /// let flows = try [Money("-100", .eur), Money(230, .eur), Money("-132", .eur)]
  /// let value = try CashFlows.npv(percent: 10, amounts: flows)  // EUR 0.00
  /// let rates = try CashFlows.irr(amounts: flows, within: .interactive).all  // 0.1 and 0.2
  /// ```
  ///
  /// - Parameters:
  ///   - percent: the interest of a period.
  ///   - moneys: one amount or more; a positive one comes in.
  /// - Returns: the value at the beginning of period 1.
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)`` if there are no amounts, since nothing
  ///   says in which currency their value would be, and for the errors of `CashFlows` on numbers.
  public static func npv(percent: Percent, amounts moneys: [Money]) throws(MoneyError) -> Money {
    let (numbers, currency) = try numbers(moneys)
    let value = try financially { () throws(FinanceError) in
      try npv(rate: percent.fraction, values: numbers)
    }
    return Money(value, currency)
  }

  /// All internal rates of return of amounts at times 0, 1, 2, …, by proof.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)``.
  public static func irr(
    amounts moneys: [Money], within budget: EvaluationBudget
  ) throws(MoneyError) -> RateSolutions {
    let (numbers, _) = try numbers(moneys)
    return try financially { () throws(FinanceError) in try irr(values: numbers, within: budget) }
  }

  /// All internal rates of return a year of amounts on days, by proof.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)``.
  public static func xirr(
    amounts moneys: [Money], days: [WideInt], within budget: EvaluationBudget
  ) throws(MoneyError) -> RateSolutions {
    let (numbers, _) = try numbers(moneys)
    return try financially { () throws(FinanceError) in
      try xirr(values: numbers, days: days, within: budget)
    }
  }

  private static func numbers(
    _ moneys: [Money]
  ) throws(MoneyError) -> (numbers: [Rational], currency: Currency) {
    guard let first = moneys.first else { throw .finance(.outOfRange(.cashFlows)) }
    for money in moneys { try first.requireSameCurrency(as: money) }
    return (moneys.map { $0.amount }, first.currency)
  }
}
