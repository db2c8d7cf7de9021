public import SciMoney

// What Foundation's currency style has and this one has not, with a message that says what to write instead.

extension Money.FormatStyle {
  /// Not available: a compact number hides digits.
  @available(
    *, unavailable, message: "a compact number hides digits; write precision(.fractionLength(0))"
  )
  public func notation(_ notation: Notation) -> Money.FormatStyle { self }

  /// The notations of Foundation's currency style, none of which there is here.
  public enum Notation: Hashable, Sendable {
    /// As the amount is.
    case automatic
    /// `1.2K` for 1234.
    case compactName
  }
}

extension Money.FormatStyle.Precision {
  /// Not available: an amount has one number of decimals.
  @available(*, unavailable, message: "write .fractionLength(2)")
  public static func fractionLength(
    _ limits: some RangeExpression<Int>
  ) -> Money.FormatStyle.Precision {
    .fractionLength(2)
  }
}

extension Money.FormatStyle.Presentation {
  /// Not available: CLDR's names of currencies are not in the library.
  @available(*, unavailable, message: "write .isoCode, and the name of the currency beside it")
  public static var fullName: Money.FormatStyle.Presentation { .isoCode }
}
