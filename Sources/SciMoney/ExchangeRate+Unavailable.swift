// Exchange rates that must not compile, with a message that says what to write instead.

extension ExchangeRate {
  /// Not available: a variable of type `Double` has other digits than were typed.
  @available(
    *, unavailable,
    message:
      "a Double has other digits than were typed; write rate: \"1.0987\", or Rational(shortest:) for a Double"
  )
  public init(
    from base: Currency, to quote: Currency, rate: some BinaryFloatingPoint, asOf: String? = nil
  ) {
    self.init(from: base, to: quote, rate: 1, asOf: asOf)
  }
}
