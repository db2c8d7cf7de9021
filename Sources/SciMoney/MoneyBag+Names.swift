// What a bag is worth at the rates of a table.

extension MoneyBag {
  /// The currencies in the order of their codes.
  public var currencies: [Currency] { moneys.map { $0.currency } }

  /// Everything in one currency by the rates of a table, exactly.
  ///
  /// - Throws: the errors of ``ExchangeRates/convert(_:to:)``.
  public func total(
    in currency: Currency, using rates: ExchangeRates
  ) throws(MoneyError) -> Money {
    try moneys.sum(in: currency, using: rates)
  }

  /// Everything in one currency by the rates of a table: ``total(in:using:)-(_,ExchangeRates)`` by another name.
  ///
  /// - Throws: the errors of ``ExchangeRates/convert(_:to:)``.
  public func converted(
    to currency: Currency, using rates: ExchangeRates
  ) throws(MoneyError) -> Money {
    try total(in: currency, using: rates)
  }
}

extension MoneyBag: Sequence {
  /// Goes through the amounts in the order of their codes: `for money in till`.
  public func makeIterator() -> IndexingIterator<[Money]> { moneys.makeIterator() }

  /// How many currencies there are in it.
  public var count: Int { moneys.count }

  /// All of two bags.
  public static func + (left: MoneyBag, right: MoneyBag) -> MoneyBag {
    orStop { () throws(MoneyError) in try left.adding(right) }
  }
}
