// Sums and orders of many amounts.

extension Sequence where Element == Money {
  /// The sum; `nil` if there are no amounts, since nothing says in which currency it would be.
  ///
  /// ``sum(in:)`` is zero then.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)`` if the amounts are not all in one currency; ``MoneyError/tooLarge``.
  public func sum() throws(MoneyError) -> Money? {
    var sum: Money?
    for money in self {
      sum = if let left = sum { try left + money } else { money }
    }
    return sum
  }

  /// The sum of amounts that are all in `currency`; zero if there are none.
  ///
  /// - Throws: ``MoneyError/unexpectedCurrency(_:expected:)`` for an amount in another one; ``MoneyError/tooLarge``.
  public func sum(in currency: Currency) throws(MoneyError) -> Money {
    var sum = Money.zero(currency)
    for money in self {
      try money.require(currency)
      sum = try sum + money
    }
    return sum
  }

  /// The greatest amount; `nil` if there are none.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)`` if the amounts are not all in one currency.
  public func max() throws(MoneyError) -> Money? {
    try inOneCurrency().max { $0.amount < $1.amount }
  }

  /// The least amount; `nil` if there are none.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)`` if the amounts are not all in one currency.
  public func min() throws(MoneyError) -> Money? {
    try inOneCurrency().min { $0.amount < $1.amount }
  }

  /// The amounts from the least to the greatest.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)`` if the amounts are not all in one currency.
  public func sorted() throws(MoneyError) -> [Money] {
    try inOneCurrency().sorted { $0.amount < $1.amount }
  }

  /// The amounts, which may be compared.
  private func inOneCurrency() throws(MoneyError) -> [Money] {
    let moneys = Array(self)
    guard let first = moneys.first else { return [] }
    for money in moneys { try first.requireSameCurrency(as: money) }
    return moneys
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
