public import SciLocale
public import SciNumber

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
    return Percent(points: try Rational(read))
  }
}

extension Percent {
  /// The percentage in a text that a person typed in the way of a locale: `try Percent(parsing: "8,25 %", locale: "de_DE")`.
  ///
  /// - Parameters:
  ///   - text: what was typed, with a percent sign.
  ///   - locale: whose separators, digits and signs are meant.
  /// - Throws: the errors of ``PercentFormat/percent(from:parsing:)``.
  public init(parsing text: String, locale: NumberLocale) throws(MoneyError) {
    self = try PercentFormat(locale).percent(from: text, parsing: .lenient)
  }
}

extension Rational {
  /// The number for people, as a locale writes it: `1,234.5`.
  ///
  /// It does not throw: one whose decimals do not end is rounded to six digits behind the sign `≈`.
  public func formatted(_ locale: NumberLocale = .root) -> String {
    let shown = ExactText.shown(self, significantDigits: 6)
    guard let number = shown.isRounded ? Rational(shown.text) : self,
      let digits = try? PositionalDigits(number, minimumDecimals: 0)
    else { return shown.text }
    return (shown.isRounded ? "≈ " : "") + locale.text(digits, style: .decimal)
  }

  /// The number for people, as a locale writes it that stands in the source.
  public func formatted(locale: NumberLocale) -> String { formatted(locale) }
}

extension Real {
  /// The percentage that the number is, rounded to so many decimals, by proof: `try irr(flows).percentage(places: 2)` is 16.34 %.
  ///
  /// - Throws: `MathError`, where the digits cannot be proved within the usual budget.
  public func percentage(
    places: Int, _ mode: RoundingMode = .halfAwayFromZero
  ) throws(MathError) -> Percent {
    let points = self * 100
    return Percent(points: try points.rounded(places: places, mode))
  }
}

extension Percent {
  /// The percentage for people, as a locale writes it: `8.25%`, or `8,25 %`.
  ///
  /// It does not throw: one whose decimals do not end is rounded to six digits behind the sign `≈`.
  public func formatted(_ locale: NumberLocale = .root) -> String {
    let format = PercentFormat(locale)
    if let text = try? format.text(self) { return text }
    let shown = ExactText.shown(points, significantDigits: 6)
    guard let rounded = Rational(shown.text), let text = try? format.text(Percent(points: rounded))
    else {
      return description
    }
    return "≈ \(text)"
  }

  /// The percentage for people, as a locale writes it that stands in the source.
  public func formatted(locale: NumberLocale) -> String { formatted(locale) }

  /// The percentage for people with so many decimals, rounded half away from zero: `growth.formatted(places: 1)` is `15.0%`.
  ///
  /// - Parameters:
  ///   - locale: whose separators and signs are used.
  ///   - places: how many decimals are written.
  /// - Returns: the text.
  public func formatted(_ locale: NumberLocale = .root, places: Int) -> String {
    let rounded = rounded(places: places)
    guard let digits = try? PositionalDigits(rounded.points, minimumDecimals: max(0, places))
    else { return rounded.formatted(locale) }
    return locale.text(digits, style: .percent)
  }

  /// The percentage rounded to so many decimals: `growth.rounded(places: 2)`.
  public func rounded(places: Int, _ mode: RoundingMode = .halfAwayFromZero) -> Percent {
    Percent(points: points.rounded(places: places, mode))
  }

  /// The percentage rounded to whole hundredths.
  ///
  /// - Precondition: that of ``rounded(places:_:)``.
  public func rounded(_ mode: RoundingMode = .halfAwayFromZero) -> Percent {
    rounded(places: 0, mode)
  }
}
