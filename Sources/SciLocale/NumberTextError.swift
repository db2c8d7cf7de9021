/// Why a text is no number of a locale, and where.
///
/// ```swift
/// do throws(NumberTextError) {
///   _ = try NumberLocale.fr.read("1.234", style: .decimal, parsing: .lenient)
/// } catch {
///   print(error.readings)  // ["1234", "1,234"]
/// }
/// ```
public struct NumberTextError: Error, Hashable, Sendable {
  /// What was expected.
  public enum Reason: String, Hashable, Sendable {
    /// There are no digits, or none behind the decimal separator.
    case expectedDigit
    /// A separator of groups stands where the locale has none.
    case misplacedGroup
    /// A separator may stand before decimals or between groups; ``NumberTextError/readings`` has both.
    case ambiguousSeparator
    /// Something stands among the digits that does not belong there, or the text goes on behind the number.
    case unexpectedText
    /// A bracket is not closed or not opened.
    case unbalancedBracket
    /// The percent sign is missing.
    case expectedPercentSign
  }

  /// What was expected.
  public var reason: Reason
  /// Where, in bytes of UTF-8 from the start of the text.
  public var offset: Int
  /// What an ambiguous text may mean, with the locale's decimal separator and without groups.
  public var readings: [String] = []
}

extension NumberTextError: CustomStringConvertible {
  /// What is wrong and where, in lower case without a full stop.
  public var description: String {
    let words =
      switch reason {
      case .expectedDigit: "expected a digit"
      case .misplacedGroup: "expected groups of digits as the locale has them"
      case .ambiguousSeparator:
        "the text has several readings, \(readings.joined(separator: " or "))"
      case .unexpectedText: "unexpected text"
      case .unbalancedBracket: "expected brackets in pairs"
      case .expectedPercentSign: "expected a percent sign"
      }
    return "\(words), at byte \(offset)"
  }

  /// The ``description``, where code that imports Foundation asks an error of this type for it.
  public var localizedDescription: String { description }
}
