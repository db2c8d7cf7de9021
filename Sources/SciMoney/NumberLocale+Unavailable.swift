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
}
