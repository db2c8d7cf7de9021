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
    guard !moneys.isEmpty else { throw .finance(.outOfRange(.cashFlows)) }
    return (moneys.map { $0.amount }, try Money.commonCurrency(of: moneys))
  }
}

extension Money {
  /// The currency of amounts, of which ``zero`` goes with any; that of ``zero`` if there is no other.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``.
  static func commonCurrency(of moneys: [Money]) throws(MoneyError) -> Currency {
    var common = Money.zero
    for money in moneys { common = Money(0, try common.commonCurrency(with: money)) }
    return common.currency
  }
}

// MARK: - By the names of spreadsheets

/// The internal rate of return of amounts at times 0, 1, 2, …, as `IRR`.
///
/// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)``.
public func irr(_ moneys: [Money]) throws(MoneyError) -> Real {
  let rates = try CashFlows.irr(amounts: moneys, within: .interactive)
  return try financially { () throws(FinanceError) in try rates.only() }
}

/// The net present value of amounts at the ends of periods 1, 2, …, exactly, as `NPV`.
///
/// - Throws: the errors of `CashFlows.npv(percent:amounts:)`.
public func npv(rate: Percent, _ moneys: [Money]) throws(MoneyError) -> Money {
  try CashFlows.npv(percent: rate, amounts: moneys)
}

/// The internal rate of return a year of amounts on dates, as `XIRR`.
///
/// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)``.
public func xirr(_ moneys: [Money], dates: [CalendarDate]) throws(MoneyError) -> Real {
  let rates = try CashFlows.xirr(
    amounts: moneys, days: dates.map { WideInt($0.dayNumber) }, within: .interactive)
  return try financially { () throws(FinanceError) in try rates.only() }
}

// MARK: - Of a list

extension Collection where Element == Money {
  /// The internal rate of return of the amounts at times 0, 1, 2, …, as `IRR`.
  ///
  /// ```swift
  /// let flows = [Money(-1000, .eur), Money(600, .eur), Money(700, .eur)]
  /// let rate = try flows.irr().percentage(places: 2)  // 18.88%
  /// let value = try flows.npv(rate: 8%).rounded()  // EUR 144.18
  /// ```
  ///
  /// - Returns: the rate as a fraction, with as many digits as it is asked for.
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/finance(_:)``.
  public func irr() throws(MoneyError) -> Real { try SciMoney.irr(Array(self)) }

  /// The net present value of the amounts at the ends of periods 1, 2, …, exactly, as `NPV`.
  ///
  /// - Parameter rate: the interest of a period.
  /// - Returns: the value at the beginning of period 1.
  /// - Throws: the errors of `CashFlows.npv(percent:amounts:)`.
  public func npv(rate: Percent) throws(MoneyError) -> Money {
    try SciMoney.npv(rate: rate, Array(self))
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
