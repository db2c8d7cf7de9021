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

  /// Not available: write `inverse`.
  @available(*, unavailable, renamed: "inverse")
  public func inverted() -> ExchangeRate { self }

  /// Not available: write `base`.
  @available(*, unavailable, renamed: "base")
  public var from: Currency { base }

  /// Not available: write `quote`.
  @available(*, unavailable, renamed: "quote")
  public var to: Currency { quote }
}

#if !hasFeature(Embedded)
  extension ExchangeRates {
    /// Not available: a variable of type `Double` has other digits than were typed.
    @available(
      *, unavailable,
      message:
        "a Double has other digits than were typed; read the rates as [Currency: Decimal], or write Rational(shortest:) for each"
    )
    public init(base: Currency, rates: [Currency: some BinaryFloatingPoint]) {
      self.init(base: base, rates: [:])
    }
  }
#endif
