// Increments that must not compile, with a message that says what to write instead.

@available(
  *, unavailable,
  message: "write .decimals(2) for two decimals, or .amount(2) for multiples of 2; .wholeUnit for 1"
)
extension Increment: ExpressibleByIntegerLiteral {
  /// Not available: write `.decimals(2)`, or `.amount(2)`.
  public init(integerLiteral value: Int) { self = .minorUnit }
}

extension Increment {
  /// Not available: write the amount itself.
  @available(*, unavailable, message: "write the amount itself: rounded(to: 0.05)")
  public static func nearest(_ amount: NumberLiteral) -> Increment { .minorUnit }
}
