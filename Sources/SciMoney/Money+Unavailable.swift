// What must not compile, with a message that says what to write instead.
//
// A declaration that is unavailable is found by the compiler where nothing else fits, and its message is the error. None
// of these bodies can run.

// MARK: - Literals

@available(
  *, unavailable,
  message:
    "a bare number has no currency; write Money(\"3.133\", .usd) for an amount, 3.5% for a percentage"
)
extension Money: ExpressibleByFloatLiteral {
  /// Not available: write `Money("3.133", .usd)`.
  public init(floatLiteral value: Double) { self.init(0, .xxx) }
}

@available(
  *, unavailable,
  message:
    "a bare number has no currency; write Money(3, .usd), or 3% for a percentage, and .zero where a sum begins"
)
extension Money: ExpressibleByIntegerLiteral {
  /// Not available: write `Money(3, .usd)`.
  public init(integerLiteral value: Int) { self.init(0, .xxx) }
}

extension Money {
  /// Not available: write the amount as text.
  @available(
    *, unavailable,
    message:
      "a Double has other digits than were typed; write Money(\"3.133\", .usd), or Money(shortest:_:) for a Double"
  )
  public init(_ amount: some BinaryFloatingPoint, _ currency: Currency) { self.init(0, currency) }
}

extension Money {
  /// Not available: write the amount as text.
  @available(
    *, unavailable,
    message:
      "a Double has other digits than were typed; write Money(\"3.133\", .usd), or Money(shortest:_:) for a Double"
  )
  public init(_ amount: some BinaryFloatingPoint, currency: Currency) { self.init(0, currency) }
}

// MARK: - Operators

extension Money {
  /// Not available: a number has no currency.
  @available(
    *, unavailable,
    message: "a bare number has no currency; write + Money(3, .usd), or + 3% for a percentage"
  )
  public static func + (left: Money, right: some BinaryInteger) -> Money { left }

  /// Not available: a number has no currency.
  @available(
    *, unavailable,
    message: "a bare number has no currency; write + Money(\"3.5\", .usd), or + 3.5%"
  )
  public static func + (left: Money, right: some BinaryFloatingPoint) -> Money { left }

  /// Not available: a number has no currency.
  @available(
    *, unavailable,
    message: "a bare number has no currency; write - Money(3, .usd), or - 3%"
  )
  public static func - (left: Money, right: some BinaryInteger) -> Money { left }

  /// Not available: a number has no currency.
  @available(
    *, unavailable,
    message: "a bare number has no currency; write - Money(\"3.5\", .usd), or - 3.5%"
  )
  public static func - (left: Money, right: some BinaryFloatingPoint) -> Money { left }

  /// Not available: a `Double` has other digits than were typed.
  @available(
    *, unavailable,
    message:
      "a Double has other digits than were typed; write the number itself, or a Rational: price * 0.19, price * 19%"
  )
  public static func * (left: Money, right: some BinaryFloatingPoint) -> Money { left }

  /// Not available: a `Double` has other digits than were typed.
  @available(
    *, unavailable,
    message:
      "a Double has other digits than were typed; write the number itself, or a Rational: 0.19 * price, 19% * price"
  )
  public static func * (left: some BinaryFloatingPoint, right: Money) -> Money { right }

  /// Not available: a `Double` has other digits than were typed.
  @available(
    *, unavailable,
    message:
      "a Double has other digits than were typed; write the number itself, or a Rational: price / 1.19, price.removing(tax: 19%)"
  )
  public static func / (left: Money, right: some BinaryFloatingPoint) -> Money { left }
}
