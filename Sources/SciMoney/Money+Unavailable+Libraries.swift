public import SciNumber

// What other libraries call it, where the name is not Swift's: each says what to write here.

// MARK: - Joda-Money, brick and NodaMoney

extension Money {
  /// Not available: write `Money("12.50", .usd)`.
  @available(*, unavailable, message: "write Money(\"12.50\", .usd)")
  @_disfavoredOverload
  public static func of(_ amount: NumberLiteral, _ currency: Currency) -> Money { .zero }

  /// Not available: write `Money("12.50", .usd)`.
  @available(*, unavailable, message: "write Money(\"12.50\", .usd)")
  public static func of(_ currency: Currency, _ amount: NumberLiteral) -> Money { .zero }

  /// Not available: write `Money(minorUnits: 1250, currency: .usd)`.
  @available(*, unavailable, message: "write Money(minorUnits: 1250, currency: .usd)")
  public static func ofMinor(_ amount: Int, _ currency: Currency) -> Money { .zero }

  /// Not available: write `Money(minorUnits: 1250, currency: .usd)`.
  @available(*, unavailable, message: "write Money(minorUnits: 1250, currency: .usd)")
  @_disfavoredOverload
  public static func ofMinor(_ currency: Currency, _ amount: Int) -> Money { .zero }

  /// Not available: write `try Money("USD 23.87")`.
  @available(
    *, unavailable,
    message:
      "write try Money(\"USD 23.87\") for a text of machines, or try Money(parsing: text, locale: \"de_DE\") for one that a person typed"
  )
  public static func parse(_ text: String, locale: NumberLocale = .root) -> Money { .zero }

  /// Not available: write `list.sum()`.
  @available(*, unavailable, message: "write list.sum(), or try list.sum(in: .usd)")
  public static func sum(_ list: [Money]) -> Money { .zero }

  /// Not available: write `list.sum()`.
  @available(*, unavailable, message: "write list.sum(), or try list.sum(in: .usd)")
  public static func total(_ list: [Money]) -> Money { .zero }

  /// Not available: write `a + b`.
  @available(*, unavailable, message: "write a + b; try a.adding(b) throws where currencies differ")
  public func plus(_ other: Money) -> Money { self }

  /// Not available: write `a - b`.
  @available(
    *, unavailable, message: "write a - b; try a.subtracting(b) throws where currencies differ"
  )
  public func minus(_ other: Money) -> Money { self }

  /// Not available: write `price * 3`.
  @available(*, unavailable, message: "write price * 3")
  public func multipliedBy(_ factor: NumberLiteral, _ mode: RoundingMode? = nil) -> Money { self }

  /// Not available: write `(price / 3).rounded(.halfUp)`.
  @available(*, unavailable, message: "write (price / 3).rounded(.halfUp), or split(into: 3)")
  public func dividedBy(_ divisor: NumberLiteral, _ mode: RoundingMode? = nil) -> Money { self }

  /// Not available: write `-price`.
  @available(*, unavailable, message: "write -price")
  public func negated() -> Money { self }

  /// Not available: write `abs(price)`.
  @available(*, unavailable, message: "write abs(price), or price.magnitude")
  public func abs() -> Money { self }

  /// Not available: write `a > b`.
  @available(*, unavailable, message: "write a > b")
  public func isGreaterThan(_ other: Money) -> Bool { false }

  /// Not available: write `a < b`.
  @available(*, unavailable, message: "write a < b")
  public func isLessThan(_ other: Money) -> Bool { false }

  /// Not available: write `a == b`.
  @available(*, unavailable, message: "write a == b")
  public func isEqualTo(_ other: Money) -> Bool { false }

  /// Not available: write `a < b`, or `try a.compared(to: b)`.
  @available(*, unavailable, message: "write a < b, or try a.compared(to: b)")
  public func compareTo(_ other: Money) -> Int { 0 }

  /// Not available: write `currency`.
  @available(*, unavailable, renamed: "currency")
  public var currencyUnit: Currency { currency }

  /// Not available: write `currency`.
  @available(*, unavailable, renamed: "currency")
  public func getCurrency() -> Currency { currency }

  /// Not available: write `amount`.
  @available(*, unavailable, renamed: "amount")
  public func getAmount() -> Rational { amount }

  /// Not available: write `price.minorUnits`.
  @available(*, unavailable, message: "write price.minorUnits")
  public var amountMinor: Int { 0 }

  /// Not available: amounts are rational numbers already.
  @available(*, unavailable, message: "an amount is exact already; nothing rounds but rounded()")
  public func toRational() -> Money { self }

  /// Not available: write `"\(price)"`.
  @available(*, unavailable, message: "write \"\\(price)\", or price.formatted(locale: \"de_DE\")")
  public func toString() -> String { description }
}

// MARK: - dinero.js

extension Money {
  /// Not available: write `a + b`.
  @available(*, unavailable, message: "write a + b; try a.adding(b) throws where currencies differ")
  public func add(_ other: Money) -> Money { self }

  /// Not available: write `a - b`.
  @available(
    *, unavailable, message: "write a - b; try a.subtracting(b) throws where currencies differ"
  )
  public func subtract(_ other: Money) -> Money { self }

  /// Not available: write `price * 3`.
  @available(*, unavailable, message: "write price * 3")
  public func multiply(_ factor: NumberLiteral) -> Money { self }

  /// Not available: write `price / 3`.
  @available(*, unavailable, message: "write price / 3, or split(into: 3)")
  public func divide(_ divisor: NumberLiteral) -> Money { self }

  /// Not available: write `exactText`.
  @available(*, unavailable, renamed: "exactText")
  public func toDecimal() -> String { exactText }

  /// Not available: write `amount`.
  @available(*, unavailable, renamed: "amount")
  public func toUnit() -> Rational { amount }

  /// Not available: write `a == b`.
  @available(*, unavailable, message: "write a == b")
  public func equals(_ other: Money) -> Bool { false }

  /// Not available: write `a < b`.
  @available(*, unavailable, message: "write a < b")
  public func lessThan(_ other: Money) -> Bool { false }

  /// Not available: write `a > b`.
  @available(*, unavailable, message: "write a > b")
  public func greaterThan(_ other: Money) -> Bool { false }

  /// Not available: write `a.currency == b.currency`.
  @available(*, unavailable, message: "write a.currency == b.currency")
  public func hasSameCurrency(_ other: Money) -> Bool { false }

  /// Not available: write `price.amount.isInteger`.
  @available(*, unavailable, message: "write !price.amount.isInteger")
  public func hasSubUnits() -> Bool { false }

  /// Not available: write `15% * price`.
  @available(*, unavailable, message: "write price * 15%, or (15%).of(price)")
  public func percentage(_ points: NumberLiteral) -> Money { self }
}

// MARK: - Rounding and sharing

extension Money {
  /// Not available: write `rounded(.down)`.
  @available(
    *, unavailable,
    message: "write rounded(.towardZero), or try rounded(.towardZero, to: .amount(1))"
  )
  public func truncated() -> Money { self }

  /// Not available: write `rounded(.down)`.
  @available(*, unavailable, message: "write rounded(.down), or try rounded(.down, to: .amount(1))")
  public func floor() -> Money { self }

  /// Not available: write `rounded(.up)`.
  @available(*, unavailable, message: "write rounded(.up), or try rounded(.up, to: .amount(1))")
  public func ceil() -> Money { self }

  /// Not available: write `rounded(to: .decimals(2))`.
  @available(*, unavailable, message: "write rounded(to: .decimals(2))")
  public func rounded(toPlaces places: Int) -> Money { self }

  /// Not available: write `rounded(to: .decimals(2), .halfUp)`.
  @available(*, unavailable, message: "write rounded(to: .decimals(2), .halfUp)")
  public func rounded(_ mode: RoundingMode, toPlaces places: Int) -> Money { self }

  /// Not available: write `rounded(.up)`.
  @available(*, unavailable, message: "write rounded(.up)")
  public func roundedUp() -> Money { self }

  /// Not available: write `rounded(.down)`.
  @available(*, unavailable, message: "write rounded(.down)")
  public func roundedDown() -> Money { self }

  /// Not available: write `price == price.rounded()`.
  @available(*, unavailable, message: "write price == price.rounded()")
  public var isRounded: Bool { false }

  /// Not available: write `total.rounding(.down, to: unit).residue`.
  @available(
    *, unavailable,
    message:
      "write (a / b).rounded(places: 0, .down) for how often it goes, and a - b times that for what is left"
  )
  public static func % (left: Money, right: Money) -> Money { left }

  /// Not available: write `price.converted(using: rate)`.
  @available(*, unavailable, message: "write price.converted(using: rate)")
  public static func * (left: Money, right: ExchangeRate) -> Money { left }

  /// Not available: an amount times an amount is nothing.
  @available(
    *, unavailable, message: "an amount times an amount is no amount; write price * quantity"
  )
  public static func * (left: Money, right: Money) -> Money { left }
}

extension Money {
  /// Not available: write `includedTax(19%)`.
  @available(*, unavailable, renamed: "includedTax")
  public func taxIncluded(_ rate: Percent) -> Money { self }

  /// Not available: write `part.percentage(of: whole)`.
  @available(*, unavailable, renamed: "percentage(of:)")
  public func percent(of whole: Money) -> Percent { 0 }
}

/// Not available: the rate of a tax is a ``TaxRate``, and where there is one alone a ``Percent``.
@available(
  *, unavailable,
  message: "write TaxRate(\"VAT\", percent: \"19\"), or a Percent: price.adding(tax: 19%)"
)
public typealias Tax = TaxRate

extension Money {
  /// Not available: most real numbers have no end of digits.
  @available(
    *, unavailable,
    message:
      "a real number may have no end of digits; write Money(try value.rounded(places: 2), .usd)"
  )
  public init(_ amount: Real, _ currency: Currency) { self = .zero }
}

// MARK: - Properties

extension Money {
  /// Not available: write `magnitude`.
  @available(*, unavailable, renamed: "magnitude")
  public var absoluteValue: Money { self }

  /// Not available: write `minorUnits`.
  @available(*, unavailable, message: "write price.minorUnits, the number of smallest units")
  public var cents: Int { 0 }

  /// Not available: write `amount`.
  @available(*, unavailable, renamed: "amount")
  public var value: Rational { amount }

  /// Not available: write `signum`.
  @available(*, unavailable, renamed: "signum")
  public var sign: Int { 0 }

  /// Not available: write `price.currency.code`.
  @available(*, unavailable, message: "write price.currency.code")
  public var currencyCode: String { "" }

  /// Not available: write `"\(price)"`.
  @available(
    *, unavailable, message: "write \"\\(price)\", or price.formatted(locale: \"de_DE\") for people"
  )
  public var stringValue: String { "" }

  /// Not available: the number of a library that imports no Foundation is a `Rational`.
  @available(
    *, unavailable, message: "write price.amount, or with SciFoundation Decimal(price)"
  )
  public var decimalValue: Rational { amount }
}
