public import SciNumber

/// What one unit of a currency costs in another, exactly.
///
/// Rates come from you: there are none in the library, nothing is looked up, and nothing is converted unasked.
public struct ExchangeRate: Hashable, Sendable {
  /// The currency of which one unit is priced.
  public let base: Currency
  /// The currency of the price.
  public let quote: Currency
  /// The price of one unit of ``base`` in ``quote``.
  public let rate: Rational
  /// When the rate was valid, as its source writes it.
  public let asOf: String?

  /// The price of one unit of `base` in `quote`.
  ///
  /// - Throws: ``MoneyError/domain(_:)`` if the rate is not positive.
  public init(
    _ base: Currency, _ quote: Currency, _ rate: Rational, asOf: String? = nil
  ) throws(MoneyError) {
    guard rate.signum > 0 else { throw .domain(.rateIsPositive) }
    (self.base, self.quote, self.rate, self.asOf) = (base, quote, rate, asOf)
  }

  /// The price in a text for machines, such as `1.0987` or `10/11`.
  ///
  /// - Throws: the errors of ``Money/init(_:_:)-(String,_)`` and of ``init(_:_:_:asOf:)-(_,_,Rational,_)``.
  public init(
    _ base: Currency, _ quote: Currency, _ rate: String, asOf: String? = nil
  ) throws(MoneyError) {
    try self.init(base, quote, ExactText.number(rate), asOf: asOf)
  }

  /// The price of one unit of ``quote`` in ``base``, exactly: the inverse of 1.1 is 10/11.
  ///
  /// - Throws: ``MoneyError/tooLarge``.
  public var inverse: ExchangeRate {
    get throws(MoneyError) {
      guard let inverse = rate.reciprocal(limit: Money.bitLimit) else { throw .tooLarge }
      return try ExchangeRate(quote, base, inverse, asOf: asOf)
    }
  }

  /// The rate of going through ``quote`` to the quote of `next`.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)`` if `next` has another base; ``MoneyError/tooLarge``.
  public func composed(with next: ExchangeRate) throws(MoneyError) -> ExchangeRate {
    guard quote == next.base else { throw .currencyMismatch(quote, next.base) }
    guard let product = rate.multiplied(by: next.rate, limit: Money.bitLimit) else {
      throw .tooLarge
    }
    return try ExchangeRate(base, next.quote, product, asOf: asOf == next.asOf ? asOf : nil)
  }
}

extension Money {
  /// The amount in the other currency of a rate, exactly; round it afterwards.
  ///
  /// The amount may be in the base or in the quote of the rate.
  ///
  /// - Throws: ``MoneyError/noRate(from:to:)`` if it is in neither; ``MoneyError/tooLarge``.
  public func converted(using rate: ExchangeRate) throws(MoneyError) -> Money {
    if currency == rate.base { return Money(try (self * rate.rate).amount, rate.quote) }
    guard currency == rate.quote else { throw .noRate(from: currency, to: rate.quote) }
    return Money(try (self / rate.rate).amount, rate.base)
  }
}

// MARK: - Two prices

/// The two prices of a dealer, who buys one unit of the base for the bid and sells it for the ask.
public struct BidAsk: Hashable, Sendable {
  /// What the dealer pays for one unit of the base.
  public let bid: ExchangeRate
  /// What the dealer takes for one unit of the base.
  public let ask: ExchangeRate

  /// Two prices of the same pair.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/domain(_:)`` if the ask is below the bid.
  public init(bid: ExchangeRate, ask: ExchangeRate) throws(MoneyError) {
    guard bid.base == ask.base else { throw .currencyMismatch(bid.base, ask.base) }
    guard bid.quote == ask.quote else { throw .currencyMismatch(bid.quote, ask.quote) }
    guard bid.rate <= ask.rate else { throw .domain(.askIsNotBelowBid) }
    (self.bid, self.ask) = (bid, ask)
  }

  /// What a customer gets who gives `money`: the base at the bid, the quote at the ask.
  ///
  /// - Throws: ``MoneyError/noRate(from:to:)`` if the amount is in neither currency; ``MoneyError/tooLarge``.
  public func exchanged(_ money: Money) throws(MoneyError) -> Money {
    try money.converted(using: money.currency == bid.base ? bid : ask)
  }
}

// MARK: - The fixed rates of the euro

/// The way from one national currency to another that Council Regulation (EC) No 1103/97, article 4, prescribes.
///
/// Both rates say what one euro costs and have six significant digits. The amount is divided by the first rate, that
/// is rounded to three decimals or more, multiplied by the second rate and rounded; inverse rates are forbidden.
public struct EuroTriangulation: Hashable, Sendable {
  /// What one euro costs in the currency to go from.
  public let source: ExchangeRate
  /// What one euro costs in the currency to go to.
  public let target: ExchangeRate

  /// A way over the euro.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)`` if the base of a rate is not the euro; ``MoneyError/domain(_:)``
  ///   if a rate does not have six significant digits.
  public init(from source: ExchangeRate, to target: ExchangeRate) throws(MoneyError) {
    for rate in [source, target] {
      guard rate.base == .eur else { throw .currencyMismatch(rate.base, .eur) }
      guard let digits = rate.rate.exactDigits(maximumCount: 6), digits.digits.count <= 6 else {
        throw .domain(.rateHasSixDigits)
      }
    }
    (self.source, self.target) = (source, target)
  }

  /// The amount in the currency to go to.
  ///
  /// - Parameters:
  ///   - money: an amount in the currency to go from.
  ///   - decimals: the decimals of the amount in euros, three or more.
  ///   - rounding: how the result is rounded; the regulation says half away from zero.
  /// - Returns: the rounded amount and what that took away.
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)`` and the errors of ``Money/rounded(_:to:)``.
  public func rounding(
    _ money: Money, euroDecimals decimals: Int = 3, _ rounding: Rounding
  ) throws(MoneyError) -> Rounded<Money> {
    guard money.currency == source.quote else {
      throw .currencyMismatch(money.currency, source.quote)
    }
    let euros = try (money / source.rate).rounded(
      .halfAwayFromZero, to: .decimals(max(3, decimals)))
    return try Money((euros * target.rate).amount, target.quote).rounding(rounding)
  }
}
