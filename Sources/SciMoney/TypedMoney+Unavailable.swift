// What must not compile with amounts whose currency the compiler knows, with a message that says what to write instead.

// MARK: - Literals

@available(
  *, unavailable,
  message:
    "a bare number has no currency; make an amount of it, such as TypedMoney<USD>(3.5), or write .adding(percent: 3.5) for a percentage"
)
extension TypedMoney: ExpressibleByFloatLiteral {
  /// Not available: write the amount as text.
  public init(floatLiteral value: Double) { self.init(0) }
}

// MARK: - Operators

extension TypedMoney {
  /// Not available: a number has no currency.
  @available(
    *, unavailable,
    message:
      "a bare number has no currency; make an amount of it, or write .adding(percent: 3) for a percentage"
  )
  public static func + (left: TypedMoney, right: some BinaryInteger) -> TypedMoney { left }

  /// Not available: a number has no currency.
  @available(
    *, unavailable,
    message:
      "a bare number has no currency; make an amount of it, or write .subtracting(percent: 3) for a percentage"
  )
  public static func - (left: TypedMoney, right: some BinaryInteger) -> TypedMoney { left }

  /// Not available: a number has no currency.
  @available(
    *, unavailable, message: "a bare number has no currency; compare with .zero, or ask isNegative"
  )
  public static func < (left: TypedMoney, right: some BinaryInteger) -> Bool { false }

  /// Not available: a number has no currency.
  @available(*, unavailable, message: "a bare number has no currency; compare with .zero")
  public static func > (left: TypedMoney, right: some BinaryInteger) -> Bool { false }

  /// Not available: a `Double` has other digits than were typed.
  @available(
    *, unavailable,
    message:
      "a Double has other digits than were typed; write the number itself, or a Rational: price * 0.19, price * 19%"
  )
  public static func * (left: TypedMoney, right: some BinaryFloatingPoint) -> TypedMoney { left }

  /// Not available: a `Double` has other digits than were typed.
  @available(
    *, unavailable,
    message:
      "a Double has other digits than were typed; write the number itself, or a Rational: 0.19 * price"
  )
  public static func * (left: some BinaryFloatingPoint, right: TypedMoney) -> TypedMoney { right }

  /// Not available: a `Double` has other digits than were typed.
  @available(
    *, unavailable,
    message:
      "a Double has other digits than were typed; write the number itself, or a Rational: price / 1.19, price.removing(percent: 19)"
  )
  public static func / (left: TypedMoney, right: some BinaryFloatingPoint) -> TypedMoney { left }
}
