/// How numbers are written on a display: its cells, and the signs of a locale.
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

  /// A count of cells that a number with an exponent fits into.
  static func usable(cells: Int) -> Int { min(max(8, cells), 1_000) }
}

// MARK: - Locales

extension DisplayFormat {
  /// The format of a locale such as `de`, `de-CH` or `en_IN`; `nil` for one that is not known.
  ///
  /// Separators, groups and digits follow CLDR. A region that is not in the table has the format of its
  /// language.
  public init?(locale tag: String) {
    let parts = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let language = parts.first,
      let signs = parts.dropFirst().compactMap({ Self.signs("\(language)-\($0)") }).first
        ?? Self.signs(language)
    else { return nil }
    self = signs
  }

  private static func signs(_ tag: String) -> DisplayFormat? {
    switch tag {
    case "en", "ja", "zh", "ko", "th": DisplayFormat()
    case "en-in", "hi": DisplayFormat(groupSizes: [3, 2])
    case "de", "nl", "id", "da": DisplayFormat(decimalPoint: ",", groupSeparator: ".")
    case "it": DisplayFormat(decimalPoint: ",", groupSeparator: ".")
    case "de-at": DisplayFormat(decimalPoint: ",", groupSeparator: "\u{a0}")
    case "de-ch", "de-li", "it-ch": DisplayFormat(groupSeparator: "\u{2019}")
    case "es", "pt-pt":
      DisplayFormat(
        decimalPoint: ",", groupSeparator: tag == "es" ? "." : "\u{a0}", minimumGroupingDigits: 2)
    case "es-mx", "es-us": DisplayFormat()
    case "pt": DisplayFormat(decimalPoint: ",", groupSeparator: ".")
    case "fr": DisplayFormat(decimalPoint: ",", groupSeparator: "\u{202f}")
    case "fr-ca", "ru", "cs", "uk":
      DisplayFormat(decimalPoint: ",", groupSeparator: "\u{a0}")
    case "pl":
      DisplayFormat(decimalPoint: ",", groupSeparator: "\u{a0}", minimumGroupingDigits: 2)
    case "sv", "fi", "nb", "no":
      DisplayFormat(decimalPoint: ",", groupSeparator: "\u{a0}", minus: "\u{2212}")
    case "ar", "ar-eg":
      DisplayFormat(
        decimalPoint: "\u{66b}", groupSeparator: "\u{66c}", minus: "\u{61c}-",
        digits: digits(from: 0x660))
    case "fa":
      DisplayFormat(
        decimalPoint: "\u{66b}", groupSeparator: "\u{66c}", minus: "\u{200e}\u{2212}",
        digits: digits(from: 0x6f0))
    default: nil
    }
  }

  /// Ten digits that follow each other from a scalar on.
  private static func digits(from zero: UInt32) -> [String] {
    (0..<10).compactMap { Unicode.Scalar(zero + $0).map { String(Character($0)) } }
  }
}
