public import SciNumber

// Percentages that must not compile, with a message that says what to write instead.

// MARK: - Numbers without a label

extension Percent {
  /// Not available: the number may be so many hundredths, or a fraction such as `part / whole`.
  @available(
    *, unavailable,
    message:
      "write Percent(fraction: part / whole) for a quotient such as 1/6, or Percent(points: rate) for so many hundredths"
  )
  public init(_ number: Rational) { self = 0 }

  /// Not available: a real number may have no end of digits.
  @available(
    *, unavailable,
    message: "a real number may have no end of digits; write try rate.percentage(places: 2)"
  )
  public init(_ rate: Real) { self = 0 }
}

#if !hasFeature(Embedded)
  extension Percent {
    /// Not available: a variable of type `Double` has other digits than were typed.
    @available(
      *, unavailable,
      message:
        "a Double has other digits than were typed; write 8.25% or Percent(\"8.25\"), or Percent(points:) of Rational(shortest:) for a Double"
    )
    public init(_ points: some BinaryFloatingPoint) { self = 0 }
  }
#endif

extension Rational {
  /// Not available: the number may be so many hundredths, or a fraction such as `part / whole`.
  @available(
    *, unavailable,
    message:
      "write Percent(points: rate) for so many hundredths, or Percent(fraction: part / whole)"
  )
  public var percent: Percent { 0 }
}

extension Double {
  /// Not available: write `8.25%`.
  @available(
    *, unavailable,
    message: "a Double has other digits than were typed; write 8.25% or Percent(\"8.25\")"
  )
  public var percent: Percent { 0 }
}

extension Real {
  /// Not available: most real numbers have no end of digits.
  @available(*, unavailable, message: "write try rate.percentage(places: 2)")
  public var percent: Percent { 0 }
}

// MARK: - A number behind a percentage

extension Percent {
  /// Not available: a number behind a percentage could be a whole or so many hundredths.
  @available(*, unavailable, message: "write 1 + 19% for the whole and 19 %, or 19% + 1% for 20 %")
  public static func + (left: Percent, right: NumberLiteral) -> Percent { left }

  /// Not available: a number behind a percentage could be a whole or so many hundredths.
  @available(*, unavailable, message: "write 19% - 1% for 18 %")
  public static func - (left: Percent, right: NumberLiteral) -> Percent { left }
}
