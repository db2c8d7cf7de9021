/// A number pattern of CLDR such as `¤#,##0.00;(¤#,##0.00)`: what stands around the digits, and how they are grouped.
///
/// In the affixes `¤` stands for the currency, `-` for the minus sign and `%` for the percent sign of the locale.
/// How many decimals there are is not taken from the pattern: the caller knows.
///
/// ```swift
/// let pattern = NumberLocale.enIN.pattern(.currency)
/// print(pattern.primaryGrouping, pattern.secondaryGrouping)  // 3 2
/// ```
public struct NumberPattern: Hashable, Sendable {
  /// What stands before and behind the digits.
  public struct Affixes: Hashable, Sendable {
    /// What stands before the digits.
    public var prefix: String
    /// What stands behind the digits.
    public var suffix: String
  }

  /// The affixes of a number that is not negative.
  public var positive: Affixes
  /// The affixes of a negative number.
  public var negative: Affixes
  /// The size of the group next to the decimal separator, 0 without grouping.
  public var primaryGrouping: Int
  /// The size of the other groups.
  public var secondaryGrouping: Int

  /// Reads a pattern; a negative number has a minus sign before the positive form if the pattern has no other.
  init(_ text: String) {
    let parts = text.split(separator: ";", maxSplits: 1)
    let (affixes, body) = Self.split(parts[0])
    positive = affixes
    negative =
      parts.count == 2
      ? Self.split(parts[1]).affixes
      : Affixes(prefix: "-" + affixes.prefix, suffix: affixes.suffix)
    let groups = body.prefix { $0 != "." }.split(separator: ",", omittingEmptySubsequences: false)
    primaryGrouping = groups.count > 1 ? groups[groups.count - 1].count : 0
    secondaryGrouping = groups.count > 2 ? groups[groups.count - 2].count : primaryGrouping
  }

  private static func split(_ text: Substring) -> (affixes: Affixes, body: Substring) {
    func isBody(_ scalar: Unicode.Scalar) -> Bool { "#0,.".unicodeScalars.contains(scalar) }
    let scalars = text.unicodeScalars
    let start = scalars.firstIndex(where: isBody) ?? scalars.endIndex
    let end = scalars.lastIndex(where: isBody).map { scalars.index(after: $0) } ?? start
    let affixes = Affixes(
      prefix: String(text[..<start]).filter { $0 != "'" },
      suffix: String(text[end...]).filter { $0 != "'" })
    return (affixes, text[start..<end])
  }
}
