/// How closely a text must follow the way in which a locale writes numbers.
///
/// ```swift
/// let typed = try NumberLocale.ja.read("１，２３５円", style: .currency, parsing: .lenient)
/// print(typed.label, typed.integer.count)  // 円 4
/// ```
public enum NumberParsing: String, CaseIterable, Hashable, Sendable {
  /// What the locale itself writes, with the locale's digits or 0 to 9.
  ///
  /// Separators of groups may be left out, but if one is there, all are where the locale puts them. Any minus sign, any
  /// kind of space and any apostrophe will do for the locale's own, and marks of direction are passed over. A
  /// negative amount may stand in brackets.
  case strict

  /// What people type, as long as it has one meaning.
  ///
  /// - Digits of any script, of one in each number; full-width letters, digits and signs are as the usual ones.
  /// - The separators of the locale for its own, its native and Latin digits; spaces and apostrophes between groups;
  ///   groups as the locale has them or of three digits.
  /// - A point or comma that is no separator of the locale, if only one reading makes a number: `12.50` is 12,50 in
  ///   French. `1.234` is an error that names both readings, and so is `0,123` in English.
  /// - A separator before the first digit or behind the last one, as in `.5`, and dashes for no cents, as in `5,-`.
  /// - A sign on either side of the number or of its currency, and brackets.
  case lenient
}
