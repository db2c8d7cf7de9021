public import SciFinance
public import SciNumber

extension ExchangeRate {
  /// What one unit of `base` costs in `quote`, as a literal says: `ExchangeRate(from: .usd, to: .eur, rate: "0.9187")`.
  ///
  /// - Precondition: the rate is a positive number.
  public init(
    from base: Currency, to quote: Currency, rate: NumberLiteral, asOf: String? = nil
  ) {
    self = literally("\(rate) is no rate") { () throws(MoneyError) in
      try ExchangeRate(base, quote, rate.value, asOf: asOf)
    }
  }

  /// What one unit of `base` costs in `quote`, as a literal says.
  ///
  /// - Precondition: the rate is a positive number.
  public init(_ base: Currency, _ quote: Currency, _ rate: NumberLiteral, asOf: String? = nil) {
    self.init(from: base, to: quote, rate: rate, asOf: asOf)
  }

  /// What one unit of `base` costs in `quote`, as a literal says, by the names of the properties.
  ///
  /// - Precondition: the rate is a positive number.
  public init(base: Currency, quote: Currency, rate: NumberLiteral, asOf: String? = nil) {
    self.init(from: base, to: quote, rate: rate, asOf: asOf)
  }

  /// What one unit of `base` costs in `quote`.
  ///
  /// - Throws: ``MoneyError/domain(_:)`` if the rate is not positive.
  @_disfavoredOverload
  public init(
    from base: Currency, to quote: Currency, rate: Rational, asOf: String? = nil
  ) throws(MoneyError) {
    try self.init(base, quote, rate, asOf: asOf)
  }

  /// What one unit of `base` costs in `quote`, in a text for machines.
  ///
  /// - Throws: those of the initialisers above.
  @_disfavoredOverload
  public init(
    from base: Currency, to quote: Currency, rate: some StringProtocol, asOf: String? = nil
  ) throws(MoneyError) {
    try self.init(base, quote, ExactText.number(String(rate)), asOf: asOf)
  }

  /// What one unit of `base` costs in `quote`, as a decimal number of another library says it, such as Foundation's `Decimal`.
  ///
  /// - Throws: those of the initialisers above; ``MoneyError/decimalFromDouble(_:)``.
  public init<Number: DecimalNumber>(
    from base: Currency, to quote: Currency, rate: Number, asOf: String? = nil
  ) throws(MoneyError) where Number.IntegerLiteralType == Int, Number.FloatLiteralType == Double {
    try self.init(base, quote, exactNumber(rate), asOf: asOf)
  }

  /// An amount of the base in the quote, exactly.
  ///
  /// - Throws: ``MoneyError/wrongRate(base:quote:from:to:)``; ``MoneyError/tooLarge``.
  public func convert(_ money: Money) throws(MoneyError) -> Money {
    try money.converted(to: quote, using: self)
  }
}

extension Money {
  /// The amount in the other currency of a rate, exactly; round it afterwards.
  ///
  /// - Precondition: the rate is from the currency of the amount; ``converted(to:using:)-(_,ExchangeRate)`` throws where it may not be.
  public func converted(using rate: ExchangeRate) -> Money {
    orStop { () throws(MoneyError) in try rate.convert(self) }
  }

  /// The amount in another currency, of which one unit of this one costs `rate`.
  ///
  /// - Precondition: the rate is a positive number.
  public func converted(to other: Currency, rate: NumberLiteral) -> Money {
    orStop { () throws(MoneyError) in
      try ExchangeRate(from: currency, to: other, rate: rate).convert(self)
    }
  }

  /// The amount in another currency, of which one unit of this one costs `rate`.
  ///
  /// - Throws: ``MoneyError/domain(_:)`` if the rate is not positive; ``MoneyError/tooLarge``.
  @_disfavoredOverload
  public func converted(to other: Currency, rate: Rational) throws(MoneyError) -> Money {
    try ExchangeRate(currency, other, rate).convert(self)
  }

  /// The amount in another currency, by the rate of a table.
  ///
  /// - Throws: the errors of ``ExchangeRates/convert(_:to:)``.
  public func converted(
    to other: Currency, using rates: ExchangeRates
  ) throws(MoneyError) -> Money {
    try rates.convert(self, to: other)
  }
}

extension Sequence where Element == ExchangeRate {
  /// The amount in another currency at the rate of this pair, exactly; no inverse is taken.
  ///
  /// - Throws: ``MoneyError/noRate(from:to:)`` if there is none; ``MoneyError/tooLarge``.
  public func convert(_ money: Money, to currency: Currency) throws(MoneyError) -> Money {
    if money.currency == currency { return money }
    let rate = first { $0.base == money.currency && $0.quote == currency }
    guard let rate else { throw .noRate(from: money.currency, to: currency) }
    return try rate.convert(money)
  }
}

/// What one unit of a currency costs in others, as services publish it.
///
/// ```swift
/// let rates = ExchangeRates(base: .eur, rates: [.usd: "1.0987", .gbp: "0.8412"])
/// let price = try rates.convert(Money(100, .usd), to: .gbp)
/// let cents = price.rounded()  // GBP 76.56
/// ```
///
/// Between two currencies other than the base, an amount goes through the base; nothing is rounded on the way. These
/// are rates of the middle: both directions have the same one. Where a dealer has two prices, use ``BidAsk``.
public struct ExchangeRates: Hashable, Sendable {
  /// The currency of which one unit is priced.
  public let base: Currency
  /// The price of one unit of ``base`` in each currency.
  public let rates: [Currency: Rational]

  /// A table that stands in the source.
  ///
  /// - Precondition: the rates are positive numbers.
  public init(base: Currency, rates: [Currency: NumberLiteral]) {
    self = orStop { () throws(MoneyError) in
      try ExchangeRates(base: base, rates: rates.mapValues { $0.value })
    }
  }

  /// A table.
  ///
  /// - Throws: ``MoneyError/domain(_:)`` if a rate is not positive.
  @_disfavoredOverload
  public init(base: Currency, rates: [Currency: Rational]) throws(MoneyError) {
    for rate in rates.values where rate.signum <= 0 { throw .domain(.rateIsPositive) }
    (self.base, self.rates) = (base, rates)
  }

  /// A table of decimal numbers of another library, such as Foundation's `Decimal`, as JSON brings them.
  ///
  /// - Throws: ``MoneyError/domain(_:)`` if a rate is not positive; ``MoneyError/decimalFromDouble(_:)``;
  ///   ``MoneyError/syntax(offset:expected:)`` for one that is no number.
  public init<Number: DecimalNumber>(
    base: Currency, rates: [Currency: Number]
  ) throws(MoneyError) where Number.IntegerLiteralType == Int, Number.FloatLiteralType == Double {
    var numbers: [Currency: Rational] = [:]
    for (currency, rate) in rates { numbers[currency] = try exactNumber(rate) }
    try self.init(base: base, rates: numbers)
  }

  /// What one unit of ``base`` costs in a currency; `nil` if the table does not say.
  public subscript(currency: Currency) -> Rational? {
    rates[currency] ?? (currency == base ? 1 : nil)
  }

  /// The rate between two currencies.
  ///
  /// - Throws: ``MoneyError/noRate(from:to:)``; ``MoneyError/tooLarge``.
  public func rate(from: Currency, to: Currency) throws(MoneyError) -> ExchangeRate {
    guard let divisor = from == base ? 1 : rates[from], let factor = to == base ? 1 : rates[to],
      !(from == to && divisor != factor)
    else { throw .noRate(from: from, to: to) }
    guard let rate = factor.divided(by: divisor, limit: Money.bitLimit) else { throw .tooLarge }
    return try ExchangeRate(from, to, rate)
  }

  /// The amount in another currency, exactly; round it afterwards.
  ///
  /// - Throws: ``MoneyError/noRate(from:to:)``; ``MoneyError/tooLarge``.
  public func convert(_ money: Money, to other: Currency) throws(MoneyError) -> Money {
    try rate(from: money.currency, to: other).convert(money)
  }
}

extension ExchangeRates: CustomStringConvertible {
  /// The rates in the order of their codes, such as `1 EUR = 0.8412 GBP, 1.0987 USD`.
  public var description: String {
    let prices = rates.sorted { $0.key.code < $1.key.code }.map { price in
      (price.key, ExactText.shown(price.value, significantDigits: 6))
    }
    let sign = prices.contains { $0.1.isRounded } ? "≈" : "="
    return "1 \(base) \(sign) "
      + prices.map { "\($0.1.text) \($0.0)" }.joined(separator: ", ")
  }
}
