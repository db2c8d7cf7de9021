/// What kind of number is written.
///
/// ```swift
/// let pattern = try NumberLocale("fr").pattern(.percent)
/// print(pattern.positive.suffix == "\u{202F}%")  // true
/// ```
public enum NumberStyle: String, CaseIterable, Hashable, Sendable {
  /// A plain number.
  case decimal
  /// A number with a percent sign.
  case percent
  /// An amount with its currency.
  case currency
  /// An amount with its currency, where many locales put negative ones in brackets.
  case accounting
}
