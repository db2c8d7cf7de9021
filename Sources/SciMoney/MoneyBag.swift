import SciNumber

/// Amounts in several currencies, kept apart.
///
/// ```swift
/// let till = MoneyBag([Money(20, .usd), Money(5, .eur), Money(10, .usd)])
/// let dollars = till[.usd]  // USD 30.00
/// let rate = ExchangeRate(.eur, .usd, "1.10")
/// let total = try till.total(in: .usd, using: [rate])  // USD 35.50
/// ```
///
/// A bag is a value: adding makes another one. Currencies whose amount is zero are not in it.
public struct MoneyBag: Hashable, Sendable {
  private var amounts: [Currency: Rational]

  /// An empty bag.
  public init() {
    amounts = [:]
  }

  /// A bag with these amounts in it.
  public init(_ moneys: some Sequence<Money>) {
    amounts = [:]
    for money in moneys { self += money }
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { amounts.isEmpty }

  /// The amount of a currency, which may be zero.
  public subscript(currency: Currency) -> Money { Money(amounts[currency] ?? 0, currency) }

  /// The amounts that are not zero in the order of their codes.
  public var moneys: [Money] {
    amounts.map { Money($0.value, $0.key) }.sorted { $0.currency.code < $1.currency.code }
  }

  /// The bag with an amount more.
  ///
  /// - Throws: ``MoneyError/tooLarge``.
  public func adding(_ money: Money) throws(MoneyError) -> MoneyBag {
    var bag = self
    let sum = try self[money.currency].adding(money)
    bag.amounts[money.currency] = sum.isZero ? nil : sum.amount
    return bag
  }

  /// The bag with an amount less.
  ///
  /// - Throws: ``MoneyError/tooLarge``.
  public func subtracting(_ money: Money) throws(MoneyError) -> MoneyBag { try adding(-money) }

  /// The bag with all of another one.
  ///
  /// - Throws: ``MoneyError/tooLarge``.
  public func adding(_ other: MoneyBag) throws(MoneyError) -> MoneyBag {
    var bag = self
    for money in other.moneys { bag = try bag.adding(money) }
    return bag
  }

  /// Everything in one currency, exactly.
  ///
  /// - Parameters:
  ///   - currency: the currency of the result.
  ///   - rates: a rate from each other currency to it; an inverse is asked for with ``ExchangeRate/inverse``.
  /// - Returns: the sum, which is not rounded.
  /// - Throws: ``MoneyError/noRate(from:to:)`` if there is none; ``MoneyError/tooLarge``.
  public func total(
    in currency: Currency, using rates: [ExchangeRate]
  ) throws(MoneyError) -> Money {
    try moneys.sum(in: currency) { (money) throws(MoneyError) in
      try rates.convert(money, to: currency)
    }
  }
}
