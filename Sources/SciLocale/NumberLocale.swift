/// How the numbers of a language and region are written: separators, digits, signs, patterns, currency symbols.
///
/// The data is CLDR's, of the version in ``dataVersion``; nothing of the machine's settings is read.
public struct NumberLocale: Sendable {
  /// Which digits are used.
  public enum Numbering: String, CaseIterable, Hashable, Sendable {
    /// Those that are usual in the locale.
    case usual
    /// 0 to 9.
    case latin
    /// Those of the script that the language is written in.
    case native
  }

  /// The version of CLDR that the tables come from.
  public static let dataVersion = LocaleTable.version

  /// The language tag in its usual form, such as `de-CH`.
  public let tag: String
  /// Which of the locale's digits are used.
  public let numbering: Numbering
  let data: Format

  /// The locale with a language tag such as `de-CH` or `de_CH`, in any case of letters.
  ///
  /// A region that CLDR does not list is written as the language is. `nil` if the language is not listed.
  public init?(_ tag: String, numbering: Numbering = .usual) {
    let subtags = Self.canonicalSubtags(tag)
    let name = Self.withScript(subtags)
    guard let format = Format(name, numbering: numbering) else { return nil }
    self.tag = subtags.joined(separator: "-")
    self.numbering = numbering
    data = format
  }

  private init(tag: String, data: Format) {
    self.tag = tag
    self.numbering = .usual
    self.data = data
  }

  /// A point, commas, and codes for currencies: what a machine or a log writes, and no language.
  public static let root = NumberLocale(
    tag: "und",
    data: Format(
      fields: ["0", ".", ",", "", "", "-", "%", "1", "#,##0.###", "#,##0%", "¤\u{A0}#,##0.00", ""],
      symbols: []))

  private static func canonicalSubtags(_ tag: String) -> [String] {
    tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).enumerated().map { index, subtag in
      switch (index, subtag.count) {
      case (0, _): subtag.lowercased()
      case (_, 4): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      default: subtag.uppercased()
      }
    }
  }

  /// The subtags of the table's name: `zh-TW` is found as `zh_Hant_TW`.
  private static func withScript(_ subtags: [String]) -> [String] {
    guard subtags.count >= 2,
      let long = LocaleTable.aliasTable.fields(of: subtags.prefix(2).joined(separator: "_").utf8)
    else { return subtags }
    return long[0].split(separator: "_").map(String.init) + subtags.dropFirst(2)
  }
}

extension NumberLocale: Hashable {
  /// Whether both are the same locale with the same digits.
  public static func == (left: NumberLocale, right: NumberLocale) -> Bool {
    left.tag == right.tag && left.numbering == right.numbering
  }

  /// Feeds the tag and the digits to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    hasher.combine(numbering)
  }
}

// MARK: - What the locale says

extension NumberLocale {
  /// The digit zero; the others follow it in Unicode.
  public var zero: Unicode.Scalar { data.zero }
  /// What stands between the integer part and the decimals.
  public var decimalSeparator: String { data.decimal }
  /// What stands between groups of digits.
  public var groupSeparator: String { data.group }
  /// The decimal separator in an amount of money.
  public var currencyDecimalSeparator: String { data.currencyDecimal }
  /// The separator of groups in an amount of money.
  public var currencyGroupSeparator: String { data.currencyGroup }
  /// The minus sign, with marks of direction where the locale has them.
  public var minusSign: String { data.minus }
  /// The percent sign, with marks of direction where the locale has them.
  public var percentSign: String { data.percent }
  /// How many digits must stand before the first group separator: with 2, `1234` and `12 345`.
  public var minimumGroupingDigits: Int { data.minimumGrouping }

  /// The pattern of a style.
  public func pattern(_ style: NumberStyle) -> NumberPattern {
    switch style {
    case .decimal: data.decimalPattern
    case .percent: data.percentPattern
    case .currency: data.currencyPattern
    case .accounting: data.accountingPattern
    }
  }

  /// The symbol of a currency, such as `$`, `CA$` or `€`; `nil` if the locale writes the code.
  ///
  /// - Parameters:
  ///   - code: the ISO 4217 code in capital letters.
  ///   - isNarrow: whether the short symbol is meant, which several currencies may share.
  /// - Returns: the symbol, if there is one.
  public func currencySymbol(_ code: String, narrow isNarrow: Bool = false) -> String? {
    let usual = data.symbols[code] ?? code
    let symbol = isNarrow ? data.symbols[code + "~"] ?? usual : usual
    return symbol == code ? nil : symbol
  }

  /// The codes of the currencies that the locale writes with a symbol, in either width, in their order.
  public func currencies(written symbol: String) -> [String] {
    let label = Self.comparable(symbol)
    // Most symbols are ASCII without spaces, which are their own comparable form.
    let keys = data.symbols.filter { key, text in
      (key.utf8.count == 3 || key.hasSuffix("~"))
        && (text == label
          || !text.utf8.allSatisfy { 0x21..<0x7F ~= $0 } && Self.comparable(text) == label)
    }
    return Set(keys.keys.map { String($0.prefix(3)) }).sorted()
  }
}

/// What kind of number is written.
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
