public import SciLocale

// Foundation's styles, which are those of SciFoundation, with a message that says so.

extension NumberLocale {
  /// Not available: Foundation's styles are those of SciFoundation.
  @available(
    *, unavailable,
    message:
      "import SciFoundation for price.formatted(.currency), or write price.formatted(locale: \"de_DE\")"
  )
  public static var currency: NumberLocale { .root }

  /// Not available: Foundation's styles are those of SciFoundation.
  @available(
    *, unavailable,
    message:
      "import SciFoundation for price.formatted(.currency(code: \"USD\")), or write price.formatted(locale: \"de_DE\")"
  )
  public static func currency(code: String) -> NumberLocale { .root }

  /// Not available: a number is written by a locale.
  @available(
    *, unavailable,
    message:
      "write quantity.formatted(locale: \"de_DE\"), or quantity.rounded(places: 2).formatted(); with SciFoundation, Decimal(quantity).formatted(.number)"
  )
  public static var number: NumberLocale { .root }
}
