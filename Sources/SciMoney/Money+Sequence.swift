// Sums and orders of many amounts.

extension Sequence where Element == Money {
  /// The sum of amounts in one currency; ``Money/zero`` if there are none.
  ///
  /// - Precondition: the amounts are in one currency; ``sum(in:)`` throws where they may not be, and a ``MoneyBag`` keeps
  ///   several apart.
  public func sum() -> Money { reduce(.zero, +) }

  /// The sum of amounts in one currency, as `sum()`.
  public func total() -> Money { sum() }

  /// The sum of amounts that are all in `currency`; zero if there are none.
  ///
  /// - Throws: ``MoneyError/unexpectedCurrency(_:expected:)`` for an amount in another one; ``MoneyError/tooLarge``.
  public func sum(in currency: Currency) throws(MoneyError) -> Money {
    try sum(in: currency) { (money) throws(MoneyError) in
      try money.require(currency)
      return money
    }
  }

  /// The sum of amounts in any currencies by the rates of a table, exactly; zero if there are none.
  ///
  /// ```swift
  /// let rates = ExchangeRates(base: .eur, rates: [.usd: "1.25"])
  /// let total = try [Money(10, .eur), Money(25, .usd)].sum(in: .eur, using: rates)  // EUR 30.00
  /// ```
  ///
  /// - Parameters:
  ///   - currency: the currency of the result.
  ///   - rates: the table.
  /// - Returns: the sum, which is not rounded.
  /// - Throws: the errors of ``ExchangeRates/convert(_:to:)``.
  public func sum(
    in currency: Currency, using rates: ExchangeRates
  ) throws(MoneyError) -> Money {
    try sum(in: currency) { (money) throws(MoneyError) in try rates.convert(money, to: currency) }
  }

  /// The sum of what becomes of each amount in one currency; zero if there are none.
  func sum(
    in currency: Currency, _ converted: (Money) throws(MoneyError) -> Money
  ) throws(MoneyError) -> Money {
    var sum = Money.zero(currency)
    for money in self { sum = try sum.adding(converted(money)) }
    return sum
  }
}

extension Sequence {
  /// The sum of an amount of each element: `lines.sum { $0.price * $0.quantity }`, `lines.sum(\.price)`.
  ///
  /// - Precondition: the amounts are in one currency.
  public func sum(_ money: (Element) -> Money) -> Money {
    reduce(.zero) { $0 + money($1) }
  }
}

extension Money {
  /// Refuses an amount in another currency than the caller named.
  func require(_ expected: Currency) throws(MoneyError) {
    guard currency == expected else {
      throw .unexpectedCurrency(currency, expected: expected)
    }
  }
}

extension Sequence {
  /// The sum of amounts of one currency; zero if there are none.
  public func sum<C: CurrencyType>() -> TypedMoney<C> where Element == TypedMoney<C> {
    reduce(.zero, +)
  }
}
