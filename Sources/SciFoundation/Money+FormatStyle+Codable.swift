import SciLocale
public import SciMoney

extension Money.FormatStyle: Codable {
  /// Writes the locale's tag and the other settings under names of their own.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try StoredStyle(self).encode(to: encoder)
  }

  /// Reads what `encode(to:)` writes.
  ///
  /// - Throws: `DecodingError`, for a locale or an increment that there is not as well.
  public init(from decoder: any Decoder) throws {
    guard let style = try StoredStyle(from: decoder).style else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "no locale or label has this name"))
    }
    self = style
  }
}

/// A style in the types that encoders know.
private struct StoredStyle: Codable {
  var locale: String
  var accounting: Bool
  var label: String
  var rounding: Rounding?
  var expecting: Currency?
  /// Only written where it is not so.
  var groups: Bool?

  init(_ style: Money.FormatStyle) {
    let format = style.moneyFormat
    locale = format.locale.tag
    (accounting, label) = (format.isAccounting, format.label.rawValue)
    rounding = format.rounding
    expecting = style.expectedCurrency
    groups = format.usesGroups ? nil : false
  }

  /// The style; `nil` if there is none with these names.
  var style: Money.FormatStyle? {
    guard let locale = try? NumberLocale(locale), let label = MoneyFormat.Label(rawValue: label)
    else { return nil }
    var format = MoneyFormat(locale, accounting: accounting, label: label, rounding: rounding)
    format.usesGroups = groups ?? true
    return Money.FormatStyle(format, expecting: expecting)
  }
}
