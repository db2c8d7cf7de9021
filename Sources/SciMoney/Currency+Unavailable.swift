// Currencies that must not compile, with a message that says what to write instead.

extension Currency {
  /// Not available: write `try? Currency(code)`.
  @available(*, unavailable, message: "write try? Currency(code)")
  public init?(rawValue code: String) { nil }

  /// Not available: write `Currency(custom: "ETH", minorUnits: 18)`.
  @available(*, unavailable, message: "write Currency(custom: \"ETH\", minorUnits: 18)")
  public init(_ code: StaticString, minorUnits: Int?) { self = .xxx }
}
