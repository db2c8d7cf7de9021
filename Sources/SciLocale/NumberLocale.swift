/// How the numbers of a language and region are written: separators, digits, signs, patterns, currency symbols.
///
/// The data is CLDR's, of the version in ``dataVersion``; nothing of the machine's settings is read.
///
/// ```swift
/// let locale = try NumberLocale("de-CH")
/// print(locale.decimalSeparator, locale.groupSeparator)  // . '
/// ```
public struct NumberLocale: Sendable {
  /// Which of a locale's digits are used.
  public enum Numbering: String, CaseIterable, Hashable, Sendable {
    /// Those that are usual in the locale, or that its tag asks for.
    case usual
    /// 0 to 9.
    case latin
    /// Those of the script that the language is written in.
    case native
  }

  /// The version of CLDR that the tables come from.
  public static let dataVersion = LocaleTable.version

  /// The language tag in its usual form, such as `de-CH`, with `-u-nu-` behind it if the digits are not the usual ones.
  public let tag: String
  /// CLDR's name of the digits, such as `latn`, `arab` or `deva`.
  public let numberingSystem: String
  let data: Format

  /// The locale with a language tag of BCP 47 such as `de-CH`, `zh-Hant-TW` or `ar-EG-u-nu-latn`.
  ///
  /// Subtags are separated by `-` or `_`, in any case of letters. Old codes become those of today: `iw` is `he`, and
  /// `en-UK` is `en-GB`. A region that CLDR does not list for a language is written as the language is. Of the extension
  /// `u`, `nu` says which digits are used; a calendar and other keys that say nothing about numbers have no effect.
  ///
  /// - Parameters:
  ///   - tag: the language tag.
  ///   - numbering: which digits are used; what is not ``Numbering/usual`` takes precedence over the tag.
  /// - Throws: ``LocaleTagError``, if a part of the tag means nothing.
  public init(_ tag: String, numbering: Numbering = .usual) throws(LocaleTagError) {
    guard tag.lowercased() != Self.rootTag else {
      self = .root
      return
    }
    let parts = try LocaleTag(tag)
    let layout = Layout(try parts.chain())
    let asked: String? =
      switch numbering {
      case .usual: parts.digits == "native" ? layout.native : parts.digits
      case .latin: "latn"
      case .native: layout.native
      }
    numberingSystem = asked ?? layout.usual
    self.tag = parts.name + (numberingSystem == layout.usual ? "" : "-u-nu-" + numberingSystem)
    data = Format(layout, numberingSystem: numberingSystem)
  }

  private init(tag: String, data: Format) {
    self.tag = tag
    numberingSystem = "latn"
    self.data = data
  }

  /// The tags of the locales that the tables describe: those that CLDR has, but for what is written as in the parent.
  package static var tags: [String] {
    LocaleTable.localeTable.rows.map { String($0[0].map { $0 == "_" ? "-" : $0 }) }
  }

  private static let rootTag = "und"

  /// A point, commas, and codes for currencies: what a machine or a log writes, and no language.
  ///
  /// Its tag is `und`.
  public static let root = NumberLocale(
    tag: rootTag,
    data: Format(
      digits: ["0"],
      fields: [".", ",", "", "", "-", "%", "1", "#,##0.###", "#,##0%", "¤\u{A0}#,##0.00", ""],
      layout: Layout()))
}

extension NumberLocale: Hashable {
  /// Whether both are the same locale with the same digits.
  public static func == (left: NumberLocale, right: NumberLocale) -> Bool { left.tag == right.tag }

  /// Feeds the tag to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

// MARK: - What the locale says

extension NumberLocale {
  /// The code of the region that the tag names, such as `CH`; `nil` if it names none.
  public var region: String? { (try? LocaleTag(tag))?.region }
  /// The ten digits from zero on.
  public var digits: [Unicode.Scalar] { data.digits }
  /// The digit zero.
  public var zero: Unicode.Scalar { data.digits[0] }
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
  /// ```swift
  /// let locale = try NumberLocale("en-CA")
  /// print(locale.currencySymbol("USD") ?? "USD")  // US$
  /// ```
  ///
  /// - Parameters:
  ///   - code: the ISO 4217 code in capital letters.
  ///   - isNarrow: whether the short symbol is meant, which several currencies may share.
  /// - Returns: the symbol, if there is one.
  public func currencySymbol(_ code: String, narrow isNarrow: Bool = false) -> String? {
    let usual = data.layout.symbols[code] ?? code
    let symbol = isNarrow ? data.layout.symbols[code + "~"] ?? usual : usual
    return symbol == code ? nil : symbol
  }

  /// The codes of the currencies that the locale writes with a symbol, in either width, in their order.
  public func currencies(written symbol: String) -> [String] {
    let found = currencies(matching: Self.comparable(symbol), parsing: .strict)
    return (found.standard + found.narrow).sorted()
  }
}

extension NumberLocale: CustomStringConvertible {
  /// The tag.
  public var description: String { tag }
}
