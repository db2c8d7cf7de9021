/// A character of a text and where it stands in it, in bytes of UTF-8.
typealias Located = (scalar: Unicode.Scalar, offset: Int)

/// A text that is cut into what stands around its digits, and its digits with all that is between them.
///
/// Which currency the label means is known before the digits are read, since some currencies have separators of their
/// own.
package struct ScannedNumber {
  let locale: NumberLocale
  let style: NumberStyle
  let parsing: NumberParsing
  let body: ArraySlice<Located>
  /// Whether there is a minus sign, or brackets.
  private(set) var isNegative = false
  /// What is neither digit nor sign, a symbol or a code, without spaces at its ends.
  package private(set) var label = ""

  /// Cuts a text.
  package init(
    _ text: String, _ locale: NumberLocale, style: NumberStyle, parsing: NumberParsing
  ) throws(NumberTextError) {
    (self.locale, self.style, self.parsing) = (locale, style, parsing)
    let scalars = Self.located(text, parsing)
    let isDigit = { (located: Located) in locale.digit(located.scalar, parsing) != nil }
    guard var first = scalars.firstIndex(where: isDigit),
      var last = scalars.lastIndex(where: isDigit)
    else { throw NumberTextError(reason: .expectedDigit, offset: text.utf8.count) }

    var dashes = 0
    if parsing == .lenient {
      if Self.leadsDecimals(scalars[..<first]) { first -= 1 }
      if let next = scalars[(last + 1)...].first, next.scalar.isUsualDecimal {
        last += 1
        dashes = scalars[(last + 1)...].prefix(2).prefix { $0.scalar.isDash }.count
      }
    }
    body = scalars[first...last]
    let rest = scalars[(last + 1 + dashes)...]
    var prefix = Affix(scalars[..<first], at: 0)
    var suffix = Affix(rest, at: rest.first?.offset ?? text.utf8.count)
    isNegative = try sign(&prefix, &suffix)
    if style == .percent { try removePercentSign(&prefix, &suffix) }
    guard prefix.text.isEmpty || suffix.text.isEmpty else {
      throw NumberTextError(reason: .unexpectedText, offset: suffix.offset)
    }
    label = prefix.text.isEmpty ? suffix.text : prefix.text
  }

  /// Whether the text before the first digit ends in a separator of decimals, and not in a
  /// label such as `Rs.` or `S/.`.
  private static func leadsDecimals(_ prefix: ArraySlice<Located>) -> Bool {
    guard prefix.last?.scalar.isUsualDecimal == true else { return false }
    guard let before = prefix.dropLast().last?.scalar else { return true }
    return before.isSpace || before == "-" || before == "+" || before == "("
      || before.properties.generalCategory == .currencySymbol
  }

  /// The characters that count: without marks of direction, and for lenient reading in their plainest form.
  static func located(_ text: String, _ parsing: NumberParsing) -> [Located] {
    var (result, offset): ([Located], Int) = ([], 0)
    for scalar in text.unicodeScalars {
      if !scalar.isDirectionMark {
        result.append((parsing == .lenient ? scalar.plain : scalar, offset))
      }
      offset += UTF8.width(scalar)
    }
    return result
  }

  /// A label in the form in which labels are compared.
  static func comparable(_ label: String, _ parsing: NumberParsing) -> String {
    Affix(located(label, parsing)[...], at: 0).text
  }
}

// MARK: - Signs

extension ScannedNumber {
  /// What stands before or behind the digits.
  private struct Affix {
    var scalars: [Unicode.Scalar]
    var offset: Int

    init(_ located: ArraySlice<Located>, at offset: Int) {
      scalars = located.map { $0.scalar.isSpace ? " " : $0.scalar }
      self.offset = offset
      trim()
    }

    /// The scalars one by one: to append all of them looks up types at run time, which took a quarter of what `sci tip` takes.
    var text: String {
      var text = String.UnicodeScalarView()
      for scalar in scalars { text.append(scalar) }
      return String(text)
    }

    mutating func trim() {
      while scalars.last == " " { scalars.removeLast() }
      scalars.removeFirst(scalars.prefix { $0 == " " }.count)
    }

    /// Takes away a character at one of the two ends.
    mutating func removes(where matches: (Unicode.Scalar) -> Bool) -> Bool {
      if let first = scalars.first, matches(first) {
        scalars.removeFirst()
      } else if let last = scalars.last, matches(last) {
        scalars.removeLast()
      } else {
        return false
      }
      trim()
      return true
    }
  }

  /// Whether the number is negative; the sign or the brackets are taken away.
  private func sign(
    _ prefix: inout Affix, _ suffix: inout Affix
  ) throws(NumberTextError) -> Bool {
    // Brackets may stand around the symbol too: `($5)`, `(5 €)`.
    let opened = prefix.removes { $0 == "(" }
    let closed = suffix.removes { $0 == ")" }
    guard opened == closed else {
      throw NumberTextError(reason: .unbalancedBracket, offset: opened ? suffix.offset : 0)
    }
    if opened { return true }
    if prefix.removes(where: { $0.isMinus }) { return true }
    if parsing == .lenient, prefix.removes(where: { $0 == "+" }) { return false }
    guard parsing == .lenient || locale.pattern(style).negative.suffix.contains("-") else {
      return false
    }
    return suffix.removes { $0.isMinus }
  }

  private func removePercentSign(
    _ prefix: inout Affix, _ suffix: inout Affix
  ) throws(NumberTextError) {
    let own = Self.located(locale.percentSign, parsing).first?.scalar
    let isSign = { (scalar: Unicode.Scalar) in scalar == "%" || scalar == own }
    guard suffix.removes(where: isSign) || prefix.removes(where: isSign) else {
      throw NumberTextError(reason: .expectedPercentSign, offset: suffix.offset)
    }
    guard prefix.text.isEmpty, suffix.text.isEmpty else {
      throw NumberTextError(reason: .unexpectedText, offset: suffix.offset)
    }
  }
}

// MARK: - Characters

extension Unicode.Scalar {
  /// Whether the character only says in which direction others run.
  fileprivate var isDirectionMark: Bool {
    switch self {
    case "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }

  /// Whether the character is a minus sign as keyboards and locales write it.
  fileprivate var isMinus: Bool { self == "-" || self == "\u{2212}" || self == "\u{FF0D}" }

  /// Whether the character is a dash as it is written in place of cents.
  fileprivate var isDash: Bool { self == "-" || self == "\u{2014}" }

  /// Whether the character stands before decimals in most languages.
  fileprivate var isUsualDecimal: Bool { self == "." || self == "," || self == "\u{66B}" }

  /// The character that stands for others of the same meaning in what people type.
  fileprivate var plain: Unicode.Scalar {
    switch self {
    // Full-width forms of ASCII, and of the signs of currencies.
    case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(value - 0xFEE0) ?? self
    case "\u{FFE0}": "¢"
    case "\u{FFE1}": "£"
    case "\u{FFE5}": "¥"
    case "\u{FFE6}": "₩"
    // Dashes and hyphens.
    case "\u{2212}", "\u{FE63}", "\u{2010}", "\u{2011}", "\u{2013}": "-"
    // Apostrophes.
    case "\u{2018}", "\u{2019}", "\u{2BC}": "'"
    case "\u{66A}": "%"
    case "\t", "\n", "\r": " "
    default: isSpace ? " " : self
    }
  }
}
