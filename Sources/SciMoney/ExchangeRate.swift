public import SciNumber

/// What one unit of a currency costs in another, exactly.
///
/// ```swift
/// let rate = ExchangeRate(.eur, .usd, "1.0987", asOf: "2026-01-02")
/// let price = try Money(20, .eur).converted(to: .usd, using: rate)  // USD 21.974
/// ```
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
  @_disfavoredOverload
  public init(
    _ base: Currency, _ quote: Currency, _ rate: Rational, asOf: String? = nil
  ) throws(MoneyError) {
    guard rate.signum > 0 else { throw .domain(.rateIsPositive) }
    (self.base, self.quote, self.rate, self.asOf) = (base, quote, rate, asOf)
  }

  /// The price in a text for machines, such as `1.0987` or `10/11`.
  ///
  /// - Throws: the errors of ``Money/init(_:_:)-(String,Currency)`` and of that with a number.
  @_disfavoredOverload
  public init(
    _ base: Currency, _ quote: Currency, _ rate: some StringProtocol, asOf: String? = nil
  ) throws(MoneyError) {
    try self.init(base, quote, ExactText.number(String(rate)), asOf: asOf)
  }

  /// The price of one unit of ``quote`` in ``base``, exactly: the inverse of 1.1 is 10/11.
  public var inverse: ExchangeRate {
    orStop { () throws(MoneyError) in
      guard let inverse = rate.reciprocal(limit: Money.bitLimit) else { throw .tooLarge }
      return try ExchangeRate(quote, base, inverse, asOf: asOf)
    }
  }

  /// The rate of going through ``quote`` to the quote of `next`.
  ///
  /// - Throws: ``MoneyError/ratesDoNotConnect(_:_:)`` if `next` has another base; ``MoneyError/tooLarge``.
  public func composed(with next: ExchangeRate) throws(MoneyError) -> ExchangeRate {
    guard quote == next.base else { throw .ratesDoNotConnect(quote, next.base) }
    guard let product = rate.multiplied(by: next.rate, limit: Money.bitLimit) else {
      throw .tooLarge
    }
    return try ExchangeRate(base, next.quote, product, asOf: asOf == next.asOf ? asOf : nil)
  }
}

extension Money {
  /// The amount in another currency, exactly; round it afterwards.
  ///
  /// ```swift
  /// let rate = ExchangeRate(.eur, .usd, "1.0987")
  /// let dollars = try Money(100, .eur).converted(to: .usd, using: rate)  // USD 109.87
  /// let euros = try dollars.converted(to: .eur, using: rate.inverse)  // EUR 100.00
  /// ```
  ///
  /// The rate must be from the currency of the amount to the other one. An inverse is never taken implicitly, because a
  /// dealer's rates in the two directions are not inverse to each other; write `rate.inverse` for it.
  ///
  /// - Throws: ``MoneyError/wrongRate(base:quote:from:to:)`` if the rate is another one; ``MoneyError/tooLarge``.
  public func converted(
    to other: Currency, using rate: ExchangeRate
  ) throws(MoneyError) -> Money {
    guard currency == rate.base, other == rate.quote else {
      throw .wrongRate(base: rate.base, quote: rate.quote, from: currency, to: other)
    }
    return Money(try multiplied(by: rate.rate).amount, other)
  }
}

// MARK: - Two prices

/// The two prices of a dealer, who buys one unit of the base for the bid and sells it for the ask.
///
/// ```swift
/// let prices = try BidAsk(
///   bid: ExchangeRate(.eur, .usd, "1.09"), ask: ExchangeRate(.eur, .usd, "1.10"))
/// let dollars = try prices.exchanged(Money(100, .eur))  // USD 109.00
/// let euros = try prices.exchanged(Money(110, .usd))  // EUR 100.00
/// ```
public struct BidAsk: Hashable, Sendable {
  /// What the dealer pays for one unit of the base.
  public let bid: ExchangeRate
  /// What the dealer takes for one unit of the base.
  public let ask: ExchangeRate

  /// Two prices of the same pair.
  ///
  /// - Throws: ``MoneyError/domain(_:)`` if they are not of one pair, or the ask is below the bid.
  public init(bid: ExchangeRate, ask: ExchangeRate) throws(MoneyError) {
    guard bid.base == ask.base, bid.quote == ask.quote else {
      throw .domain(.bidAndAskAreOfOnePair)
    }
    guard bid.rate <= ask.rate else { throw .domain(.askIsNotBelowBid) }
    (self.bid, self.ask) = (bid, ask)
  }

  /// What a customer gets who gives `money`: the base at the bid, the quote at the ask.
  ///
  /// - Throws: ``MoneyError/noRate(from:to:)`` if the amount is in neither currency; ``MoneyError/tooLarge``.
  public func exchanged(_ money: Money) throws(MoneyError) -> Money {
    switch money.currency {
    case bid.base: return try money.converted(to: bid.quote, using: bid)
    case ask.quote: return try money.converted(to: ask.base, using: ask.inverse)
    default: throw .noRate(from: money.currency, to: bid.quote)
    }
  }
}

// MARK: - The fixed rates of the euro

/// The way from one national currency to another that Council Regulation (EC) No 1103/97, article 4, prescribes.
///
/// ```swift
/// let marks = ExchangeRate(.eur, Currency("DEM"), "1.95583")
/// let schillings = ExchangeRate(.eur, Currency("ATS"), "13.7603")
/// let way = try EuroTriangulation(from: marks, to: schillings)
/// let cents = Rounding(.halfAwayFromZero, to: .minorUnit)
/// let price = try way.rounding(Money(1, Currency("DEM")), cents).value  // ATS 7.03
/// ```
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
  /// - Throws: ``MoneyError/domain(_:)`` if the base of a rate is not the euro, or a rate does not have six significant
  ///   digits.
  public init(from source: ExchangeRate, to target: ExchangeRate) throws(MoneyError) {
    for rate in [source, target] {
      guard rate.base == .eur else { throw .domain(.fixedRateIsOfTheEuro) }
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
  /// - Throws: ``MoneyError/unexpectedCurrency(_:expected:)`` and the errors of ``Money/rounded(_:to:)``.
  public func rounding(
    _ money: Money, euroDecimals decimals: Int = 3, _ rounding: Rounding
  ) throws(MoneyError) -> Rounded<Money> {
    try money.require(source.quote)
    let euros = try money.divided(by: source.rate).rounded(
      .halfAwayFromZero, to: .decimals(max(3, decimals)))
    return try Money(euros.multiplied(by: target.rate).amount, target.quote).rounding(rounding)
  }
}
