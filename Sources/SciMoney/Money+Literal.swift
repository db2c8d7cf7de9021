public import SciFinance
public import SciNumber

// Amounts and currencies that stand in the source need no `try`; those in a `String` throw.

extension Money {
  /// The amount of a literal: `Money("2.49", .eur)`.
  ///
  /// A text that is no number stops the program with a sentence.
  public init(_ amount: NumberLiteral, _ currency: Currency) {
    self.init(amount.value, currency)
  }

  /// The amount of a literal: `Money(amount: "2.49", currency: .eur)`.
  public init(amount: NumberLiteral, currency: Currency) {
    self.init(amount.value, currency)
  }

  /// The amount of a literal: `Money("2.49", currency: .eur)`.
  public init(_ amount: NumberLiteral, currency: Currency) {
    self.init(amount.value, currency)
  }

  /// An amount of a currency.
  @_disfavoredOverload
  public init(amount: Rational, currency: Currency) { self.init(amount, currency) }

  /// An amount of a currency.
  @_disfavoredOverload
  public init(_ amount: Rational, currency: Currency) { self.init(amount, currency) }

  /// The amount in a text for machines; the errors are those of ``init(_:_:)-(String,Currency)``.
  @_disfavoredOverload
  public init(amount: some StringProtocol, currency: Currency) throws(MoneyError) {
    try self.init(String(amount), currency)
  }

  /// The amount in a text for machines; the errors are those of ``init(_:_:)-(String,Currency)``.
  @_disfavoredOverload
  public init(_ amount: some StringProtocol, currency: Currency) throws(MoneyError) {
    try self.init(String(amount), currency)
  }

  /// A whole number of units of the currency with a code that comes from data, in capitals or, as payment services send it, in small
  /// letters.
  ///
  /// - Throws: ``MoneyError/unknownCurrency(_:)``.
  @_disfavoredOverload
  public init(_ amount: Int, _ code: String) throws(MoneyError) {
    try self.init(amount, Currency(data: code))
  }

  /// The amount in a text for machines, of the currency with a code that comes from data, in capitals or in small letters.
  ///
  /// - Throws: ``MoneyError/unknownCurrency(_:)`` and the errors of ``init(_:_:)-(String,Currency)``.
  @_disfavoredOverload
  public init(_ amount: String, _ code: String) throws(MoneyError) {
    try self.init(amount, Currency(data: code))
  }

  /// A number of smallest units, such as cents.
  ///
  /// - Precondition: the currency has a smallest unit; ``init(minorUnits:_:)`` throws where it may have none.
  public init(minorUnits count: Int, currency: Currency) {
    self = orStop { () throws(MoneyError) in try Money(minorUnits: count, currency) }
  }

  /// A number of smallest units of the currency with a code that comes from data, in capitals or, as payment services
  /// send it, in small letters: `try Money(minorUnits: charge.amount, currency: charge.currency)`.
  ///
  /// - Throws: ``MoneyError/unknownCurrency(_:)``; ``MoneyError/noMinorUnit(_:)``.
  @_disfavoredOverload
  public init(minorUnits count: Int, currency code: some StringProtocol) throws(MoneyError) {
    try self.init(minorUnits: count, Currency(data: String(code)))
  }

  /// The amount in a part of a text for machines; the errors are those of ``init(_:_:)-(String,Currency)``.
  @_disfavoredOverload
  public init(_ amount: Substring, _ currency: Currency) throws(MoneyError) {
    try self.init(String(amount), currency)
  }

  /// The amount in a part of a text for machines, of the currency with a code in a part of a text.
  ///
  /// - Throws: ``MoneyError/unknownCurrency(_:)`` and the errors of ``init(_:_:)-(String,Currency)``.
  @_disfavoredOverload
  public init(_ amount: Substring, _ code: Substring) throws(MoneyError) {
    try self.init(String(amount), Currency(data: String(code)))
  }

  /// A number of cents, or whatever the smallest unit is; see ``init(minorUnits:currency:)-(_,Currency)``.
  public init(cents count: Int, _ currency: Currency) {
    self.init(minorUnits: count, currency: currency)
  }

  /// A number of cents, or whatever the smallest unit is; see ``init(minorUnits:currency:)-(_,Currency)``.
  public init(cents count: Int, currency: Currency) {
    self.init(minorUnits: count, currency: currency)
  }

  /// A decimal number of another library, such as Foundation's `Decimal`, digit by digit.
  ///
  /// It takes signed numbers with a literal of type `Int` that are written in decimal digits; a `Double` is none.
  ///
  /// - Throws: ``MoneyError/syntax(offset:expected:)`` for a text such as `NaN`; ``MoneyError/decimalFromDouble(_:)`` for
  ///   `Decimal(19.99)`, which is 19.989999999999995904.
  public init<Number: DecimalNumber>(
    _ amount: Number, _ currency: Currency
  ) throws(MoneyError) where Number.IntegerLiteralType == Int, Number.FloatLiteralType == Double {
    self.init(try exactNumber(amount), currency)
  }

  /// A decimal number of another library, with its labels; the errors are those without.
  ///
  /// - Throws: the errors of the initialiser without labels.
  public init<Number: DecimalNumber>(
    amount: Number, currency: Currency
  ) throws(MoneyError) where Number.IntegerLiteralType == Int, Number.FloatLiteralType == Double {
    self.init(try exactNumber(amount), currency)
  }
}

extension Money: ExpressibleByStringLiteral {
  /// The amount in a literal such as `"19.99 USD"` or `"USD 19.99"`; any other text stops the program.
  public init(stringLiteral text: String) {
    self = literally("\"\(text)\" is no amount") { () throws(MoneyError) in
      try Money(text)
    }
  }
}

extension Currency: ExpressibleByStringLiteral {
  /// The currency of ISO 4217 with a code such as `"USD"` or `"usd"`; any other text stops the program.
  public init(stringLiteral code: String) {
    self = orStop { () throws(MoneyError) in try Currency(data: code) }
  }

  /// The currency of ISO 4217 with a code that comes from data, in capitals.
  ///
  /// - Throws: ``MoneyError/unknownCurrency(_:)``.
  public init(code: String) throws(MoneyError) { try self.init(code) }
}

extension Percent: ExpressibleByStringLiteral {
  /// The percentage in a literal such as `"19%"` or `"8.25"`; any other text stops the program.
  public init(stringLiteral text: String) {
    self = literally("\"\(text)\" is no percentage") { () throws(MoneyError) in
      try Percent(text)
    }
  }
}

#if !hasFeature(Embedded)
  extension Percent: ExpressibleByFloatLiteral {
    /// The number before the percent sign, as it is written: `let tax: Percent = 8.25` is 8.25 %.
    ///
    /// - Precondition: it is 0, or at least 1. A literal such as `0.19` could be 0.19 % or 19 %: write `0.19%`, or
    ///   `Percent(fraction: 0.19)`.
    public init(floatLiteral value: Double) {
      let points = Rational(floatLiteral: value)
      guard points.isZero || points.magnitude >= 1 else {
        stop(
          "Percent(\(points)): write \(points)% for that many hundredths, or Percent(fraction: \(points)) for a factor"
        )
      }
      self.init(points: points)
    }
  }
#endif

// MARK: - 19%

postfix operator %

/// So many hundredths: `19%`, `8.25%`.
public postfix func % (points: NumberLiteral) -> Percent { Percent(points: points.value) }

/// So many hundredths.
public postfix func % (points: Int) -> Percent { Percent(points) }

/// So many hundredths.
@_disfavoredOverload
public postfix func % (points: Rational) -> Percent { Percent(points: points) }

extension Int {
  /// So many hundredths: `19.percent`.
  public var percent: Percent { Percent(self) }
}
