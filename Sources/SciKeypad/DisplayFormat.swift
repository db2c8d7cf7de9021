public import SciLocale

/// How numbers are written on a display: its cells, and the signs of a locale.
///
/// ```swift
/// var keypad = Keypad()
/// keypad.press(contentsOf: try KeypadKey.reading("1234.5"))
/// let swiss = DisplayFormat(groupSeparator: "’")
/// keypad.snapshot(swiss).text  // 1’234.5
/// ```
public struct DisplayFormat: Hashable, Sendable, Codable {
  /// The most digits shown, or `nil` for as many as the keypad has cells.
  ///
  /// A leading 0 and an exponent with its `e` and its sign take cells; the sign of the number, the point and
  /// group signs take none. Fewer than 8 are taken for 8, so that the longest exponent fits, and more than
  /// 1,000 for 1,000.
  public var digitCells: Int?
  /// What stands between integer and fraction.
  public var decimalPoint: String
  /// What stands between groups of integer digits; empty for none.
  public var groupSeparator: String
  /// The sizes of groups from the point on, of which the last repeats: 3, or 3 and 2 in India.
  public var groupSizes: [Int]
  /// How many digits must stand before the first group sign.
  public var minimumGroupingDigits: Int
  /// What stands before a negative number.
  public var minus: String
  /// What stands between a number and its exponent.
  public var exponent: String
  /// What is shown in place of a result that there is none of.
  public var errorText: String
  /// The digits from zero to nine.
  public var digits: [String]

  /// Makes a format; the values left out are those of English.
  public init(
    digitCells: Int? = nil, decimalPoint: String = ".", groupSeparator: String = ",",
    groupSizes: [Int] = [3], minimumGroupingDigits: Int = 1, minus: String = "-",
    exponent: String = "e", errorText: String = "Error",
    digits: [String] = (0...9).map { String($0) }
  ) {
    self.digitCells = digitCells
    self.decimalPoint = decimalPoint
    self.groupSeparator = groupSeparator
    self.groupSizes = groupSizes
    self.minimumGroupingDigits = minimumGroupingDigits
    self.minus = minus
    self.exponent = exponent
    self.errorText = errorText
    self.digits = digits
  }

  /// The format of English.
  public static let english = DisplayFormat()

  /// The same signs without groups.
  var ungrouped: DisplayFormat {
    var format = self
    format.groupSizes = []
    return format
  }

  /// A count of cells that a number with an exponent fits into.
  static func usable(cells: Int) -> Int { min(max(8, cells), 1_000) }
}

// MARK: - Locales

extension DisplayFormat {
  /// The format of a locale such as `de`, `de-CH` or `en_IN`; `nil` for one that is not known.
  ///
  /// Separators, groups, signs and digits are those of CLDR. A region that it does not know has the format of its
  /// language.
  public init?(locale tag: String) {
    guard let locale = try? NumberLocale(tag) else { return nil }
    self.init(locale)
  }

  /// The format of a locale.
  public init(_ locale: NumberLocale) {
    let pattern = locale.pattern(.decimal)
    let (first, next) = (pattern.primaryGrouping, pattern.secondaryGrouping)
    self.init(
      decimalPoint: locale.decimalSeparator, groupSeparator: locale.groupSeparator,
      groupSizes: first == next ? [first] : [first, next],
      minimumGroupingDigits: locale.minimumGroupingDigits, minus: locale.minusSign,
      digits: locale.digits.map { String(Character($0)) })
  }
}
