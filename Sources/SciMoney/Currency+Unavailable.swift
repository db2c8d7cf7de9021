// Currencies that must not compile, with a message that says what to write instead.

extension Currency {
  /// Not available: write `try? Currency(code)`.
  @available(*, unavailable, message: "write try? Currency(code)")
  public init?(rawValue code: String) { nil }

  /// Not available: write `Currency(custom: "ETH", minorUnits: 18)`.
  @available(*, unavailable, message: "write Currency(custom: \"ETH\", minorUnits: 18)")
  public init(_ code: StaticString, minorUnits: Int?) { self = .xxx }

  /// Not available: write `code`.
  @available(*, unavailable, renamed: "code")
  public var rawValue: String { code }

  /// Not available: write `minorUnits`.
  @available(*, unavailable, renamed: "minorUnits")
  public var decimals: Int? { minorUnits }

  /// Not available: write `minorUnits`.
  @available(*, unavailable, renamed: "minorUnits")
  public var decimalPlaces: Int? { minorUnits }
}
