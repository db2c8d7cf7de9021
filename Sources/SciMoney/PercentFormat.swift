public import SciLocale
import SciNumber

/// How percentages are written for people and read from them.
///
/// ```swift
/// let text = try PercentFormat(.fr).text(Percent("8.25"))  // 8,25 %
/// let rate = try PercentFormat(.en).percent(from: "8.25%")
/// ```
public struct PercentFormat: Hashable, Sendable {
  /// Whose separators and signs are used.
  public var locale: NumberLocale

  /// A format of a locale.
  public init(_ locale: NumberLocale) {
    self.locale = locale
  }

  /// Writes a percentage in all its decimals.
  ///
  /// - Throws: ``MoneyError/nonTerminating(_:)``; ``MoneyError/tooLarge``.
  public func text(_ percent: Percent) throws(MoneyError) -> String {
    locale.text(try PositionalDigits(percent.points, minimumDecimals: 0), style: .percent)
  }

  /// Reads a whole text with a percent sign.
  ///
  /// - Parameters:
  ///   - text: what is read.
  ///   - parsing: how closely the text follows the locale.
  /// - Returns: the exact percentage.
  /// - Throws: ``MoneyError/syntax(offset:expected:)``; ``MoneyError/ambiguousNumber(offset:readings:)``;
  ///   ``MoneyError/tooLarge``.
  public func percent(
    from text: String, parsing: NumberParsing = .strict
  ) throws(MoneyError) -> Percent {
    guard text.utf8.count <= 4 * Money.digitLimit else { throw .tooLarge }
    let read: ReadNumber
    do throws(NumberTextError) {
      read = try locale.read(text, style: .percent, parsing: parsing)
    } catch {
      throw MoneyError(error)
    }
    return Percent(try Rational(read))
  }
}
