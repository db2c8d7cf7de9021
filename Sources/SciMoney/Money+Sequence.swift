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
    var sum = Money.zero(currency)
    for money in self {
      try money.require(currency)
      sum = try sum.adding(money)
    }
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
