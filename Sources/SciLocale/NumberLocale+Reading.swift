/// A number that was read, with what stood beside its digits.
public struct ReadNumber: Hashable, Sendable {
  /// Whether the number is negative.
  public var isNegative = false
  /// The digits before the decimal separator as ASCII, at least one.
  public var integer: [UInt8]
  /// The digits behind the decimal separator as ASCII.
  public var fraction: [UInt8]
  /// What is neither digit nor sign, a symbol or a code, without spaces at its ends.
  public var label = ""
}

/// Why a text is no number of a locale, and where.
public struct NumberTextError: Error, Hashable, Sendable {
  /// What was expected.
  public enum Reason: String, Hashable, Sendable {
    /// There are no digits, or none behind the decimal separator.
    case expectedDigit
    /// A separator of groups stands where the locale has none.
    case misplacedGroup
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
}

// MARK: - Reading

extension NumberLocale {
  /// Reads a whole text as a number of the locale.
  ///
  /// Digits are the locale's or 0 to 9. Separators of groups may be left out, but if one is there, all are where the
  /// locale puts them. Any minus sign, any kind of space and any apostrophe will do for the locale's own, and marks of
  /// direction are passed over. A negative amount may stand in brackets.
  ///
  /// - Parameters:
  ///   - text: what is read.
  ///   - style: how it is written.
  ///   - currency: the code of the currency whose own separators are meant, where it has some.
  /// - Returns: the digits and what stood beside them.
  /// - Throws: ``NumberTextError`` if anything is left over or out of place.
  public func read(
    _ text: String, style: NumberStyle, currency: String? = nil
  ) throws(NumberTextError) -> ReadNumber {
    let scalars = Self.withoutMarks(text)
    let isDigit = { (scalar: Unicode.Scalar) in self.digit(scalar) != nil }
    guard let first = scalars.firstIndex(where: { isDigit($0.scalar) }),
      let last = scalars.lastIndex(where: { isDigit($0.scalar) })
    else { throw NumberTextError(reason: .expectedDigit, offset: text.utf8.count) }

    let rules = Rules(self, style: style, currency: currency)
    var number = try digits(scalars[first...last], rules)
    var (prefix, suffix) = (
      Affix(scalars[..<first], at: 0),
      Affix(
        scalars[(last + 1)...],
        at: last + 1 < scalars.count ? scalars[last + 1].offset : text.utf8.count)
    )
    number.isNegative = try sign(&prefix, &suffix, rules)
    if style == .percent { try removePercentSign(&prefix, &suffix) }
    guard prefix.text.isEmpty || suffix.text.isEmpty else {
      throw NumberTextError(reason: .unexpectedText, offset: suffix.offset)
    }
    number.label = prefix.text.isEmpty ? suffix.text : prefix.text
    return number
  }

  /// A text in the form in which labels are compared: without marks of direction, all spaces alike.
  public static func comparable(_ label: String) -> String {
    Affix(withoutMarks(label)[...], at: 0).text
  }

  private typealias Located = (scalar: Unicode.Scalar, offset: Int)

  private static func withoutMarks(_ text: String) -> [Located] {
    var (result, offset): ([Located], Int) = ([], 0)
    for scalar in text.unicodeScalars {
      if !scalar.isDirectionMark { result.append((scalar, offset)) }
      offset += UTF8.width(scalar)
    }
    return result
  }

  private func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    if "0"..."9" ~= scalar { return UInt8(scalar.value) }
    return digits.firstIndex(of: scalar).map { UInt8($0) + 0x30 }
  }

  /// What stands before or behind the digits.
  private struct Affix {
    var scalars: [Unicode.Scalar]
    var offset: Int

    init(_ located: ArraySlice<Located>, at offset: Int) {
      scalars = located.map { $0.scalar.isSpace ? " " : $0.scalar }
      self.offset = offset
      trim()
    }

    var text: String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }

    mutating func trim() {
      while scalars.last == " " { scalars.removeLast() }
      scalars.trimPrefix { $0 == " " }
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
    _ prefix: inout Affix, _ suffix: inout Affix, _ rules: Rules
  ) throws(NumberTextError) -> Bool {
    // Brackets may stand around the symbol too: `($5)`, `(5 €)`.
    let opened = prefix.removes { $0 == "(" }
    let closed = suffix.removes { $0 == ")" }
    guard opened == closed else {
      throw NumberTextError(reason: .unbalancedBracket, offset: opened ? suffix.offset : 0)
    }
    if opened { return true }
    if prefix.removes(where: \.isMinus) { return true }
    guard rules.pattern.negative.suffix.contains("-") else { return false }
    return suffix.removes(where: \.isMinus)
  }

  private func removePercentSign(
    _ prefix: inout Affix, _ suffix: inout Affix
  ) throws(NumberTextError) {
    let own = Self.withoutMarks(percentSign).first?.scalar
    let isSign = { (scalar: Unicode.Scalar) in scalar == "%" || scalar == own }
    guard suffix.removes(where: isSign) || prefix.removes(where: isSign) else {
      throw NumberTextError(reason: .expectedPercentSign, offset: suffix.offset)
    }
    guard prefix.text.isEmpty, suffix.text.isEmpty else {
      throw NumberTextError(reason: .unexpectedText, offset: suffix.offset)
    }
  }

  /// Reads from the first digit to the last one.
  private func digits(
    _ body: ArraySlice<Located>, _ rules: Rules
  ) throws(NumberTextError) -> ReadNumber {
    var (integer, fraction, groups): ([UInt8], [UInt8], [Int]) = ([], [], [])
    var (isFraction, isLatin): (Bool, Bool?) = (false, nil)
    let start = body.first?.offset ?? 0
    for (scalar, offset) in body {
      if let digit = digit(scalar) {
        let latin = scalar.isASCII
        guard isLatin == nil || isLatin == latin else {
          throw NumberTextError(reason: .unexpectedText, offset: offset)
        }
        isLatin = latin
        if isFraction { fraction.append(digit) } else { integer.append(digit) }
      } else if !isFraction, Self.isSeparator(scalar, rules.decimal) {
        isFraction = true
      } else if !isFraction, Self.isSeparator(scalar, rules.group) {
        groups.append(integer.count)
      } else {
        throw NumberTextError(reason: .unexpectedText, offset: offset)
      }
    }
    guard groups.isEmpty || groups == Self.groupPlaces(integer.count, rules.pattern) else {
      throw NumberTextError(reason: .misplacedGroup, offset: start)
    }
    return ReadNumber(integer: integer, fraction: fraction)
  }

  /// Before which digits the locale puts separators.
  private static func groupPlaces(_ count: Int, _ pattern: NumberPattern) -> [Int] {
    guard pattern.primaryGrouping > 0, count > pattern.primaryGrouping else { return [] }
    let last = count - pattern.primaryGrouping
    return stride(from: last, to: 0, by: -pattern.secondaryGrouping).reversed()
  }

  private static func isSeparator(_ scalar: Unicode.Scalar, _ separator: String) -> Bool {
    guard let own = withoutMarks(separator).first?.scalar else { return false }
    if scalar == own { return true }
    let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}"]
    return own.isSpace && scalar.isSpace
      || apostrophes.contains(own) && apostrophes.contains(scalar)
  }
}

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
}
