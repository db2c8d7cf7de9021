public import SciNumber

/// What a ``DecimalField`` accepts.
///
/// ```swift
/// var rules = DecimalFieldRules()
/// rules.maximumFractionDigits = 2
/// rules.upperBound = "100"
/// ```
public struct DecimalFieldRules: Hashable, Sendable, Codable {
  /// The signs of the locale.
  ///
  /// Digits are kept as 0 to 9, whatever the locale writes.
  public var format = DisplayFormat.english
  /// The most digits before the point.
  public var maximumIntegerDigits = 8
  /// The digits after the point that the end of editing fills up to.
  public var minimumFractionDigits = 1
  /// The most digits after the point; with 0 there is no point.
  public var maximumFractionDigits = 3
  /// Whether a typed `.` `,` or `٫` is the point of the locale; else only its own is.
  public var acceptsAnyPoint = true
  /// Checked at each edit; a decimal such as `100` or `99.5`.
  public var upperBound: String?
  /// Checked at the end of editing only, since 1 must be typed on the way to 15.
  public var lowerBound: String?
  /// Whether an empty field has no value; else it is 0.
  public var emptyIsNil = true

  /// Rules for up to eight digits before the point and one to three after it.
  public init() {}
}

/// A text field for a decimal number: what the text would become is judged as a whole, and taken or left.
///
/// Positions are counted in characters, which here are UTF-16 units and bytes as well, except for a point outside ASCII.
///
/// ```swift
/// var field = DecimalField()
/// _ = field.append("12.5")
/// field.value  // 25/2
/// _ = field.append("x")  // rejected, and the text stays
/// _ = field.commit()
/// ```
public struct DecimalField: Hashable, Sendable {
  /// Why an edit was not accepted.
  public enum Rejection: String, CaseIterable, Sendable, Codable {
    /// A character that no number has there, or groups of the wrong size.
    case character
    /// A second point.
    case secondPoint
    /// A point in a field for integers.
    case point
    case integerDigits
    case fractionDigits
    case upperBound
    case lowerBound
    /// There is nothing to delete.
    case nothing

    /// The reason in words.
    public var words: String {
      switch self {
      case .character: "that is not part of a number"
      case .secondPoint: "there is a point already"
      case .point: "only whole numbers are possible"
      case .integerDigits: "the number is too long"
      case .fractionDigits: "there are no more decimals"
      case .upperBound: "the number is too large"
      case .lowerBound: "the number is too small"
      case .nothing: "there is nothing to delete"
      }
    }
  }

  /// What became of an edit.
  public enum Outcome: Hashable, Sendable {
    /// The new text, and where the caret stands in it.
    case accepted(text: String, caret: Int)
    /// Text and value are what they were.
    case rejected(Rejection)
  }

  /// What is accepted.
  public let rules: DecimalFieldRules
  /// The number typed, in digits 0 to 9 with `.` as its point; empty or as it was typed.
  private(set) var plain: [Character] = []

  /// Makes an empty field.
  public init(_ rules: DecimalFieldRules = DecimalFieldRules()) {
    self.rules = rules
  }

  /// What the field shows, ungrouped.
  public var text: String {
    plain.reduce(into: "") { $0 += $1 == "." ? rules.format.decimalPoint : String($1) }
  }

  /// The text with digits 0 to 9 and a point, whatever the locale: a form to keep, which can be typed again.
  public var plainText: String { String(plain) }

  /// The number of the text, exactly.
  public var value: Rational? {
    plain.isEmpty ? (rules.emptyIsNil ? nil : 0) : Self.value(of: plain)
  }

  private static func value(of plain: [Character]) -> Rational? {
    let digits = plain.last == "." ? plain.dropLast() : plain[...]
    return Rational(decimalLiteral: Array(String(digits).utf8))
  }
}

// MARK: - Edits

extension DecimalField {
  /// Replaces a part of the text.
  ///
  /// One character is typed; more are pasted, and are read in the locale with groups of the right size or none.
  ///
  /// - Parameters:
  ///   - range: positions in ``text``; what lies outside it is ignored.
  ///   - replacement: what comes there; empty to delete.
  /// - Returns: the new text with its caret, or why nothing changed.
  public mutating func replace(_ range: Range<Int>, with replacement: String) -> Outcome {
    let range = range.clamped(to: 0..<plain.count)
    if replacement.isEmpty, range.isEmpty { return .rejected(.nothing) }
    do throws(Rejection) {
      let inserted = try read(replacement)
      let tail = plain[range.upperBound...]
      var candidate = Array(plain[..<range.lowerBound] + inserted + tail)
      let losesPoint = plain[range].contains(".") && !candidate.contains(".")
      // The 0 before a point that is taken away came with it.
      if losesPoint, candidate == ["0"] { candidate = [] }
      try judge(&candidate)
      plain = candidate
      return .accepted(text: text, caret: max(0, candidate.count - tail.count))
    } catch {
      return .rejected(error)
    }
  }

  /// Inserts at the end.
  public mutating func append(_ text: String) -> Outcome {
    replace(plain.count..<plain.count, with: text)
  }

  /// Takes away the character before a position, or the last one.
  public mutating func deleteBackward(from caret: Int? = nil) -> Outcome {
    let caret = min(caret ?? plain.count, plain.count)
    guard caret > 0 else { return .rejected(.nothing) }
    return replace(caret - 1..<caret, with: "")
  }

  /// Ends the editing: fills up the fraction, and checks the lower bound.
  public mutating func commit() -> Outcome {
    guard let number = Self.value(of: plain), !plain.isEmpty else {
      return .accepted(text: text, caret: 0)
    }
    if let bound = rules.lowerBound.flatMap({ Rational($0) }), number < bound {
      return .rejected(.lowerBound)
    }
    var fraction = plain.firstIndex(of: ".").map { plain.count - $0 - 1 }
    if fraction == nil, rules.minimumFractionDigits > 0 {
      plain.append(".")
      fraction = 0
    }
    let missing = rules.minimumFractionDigits - (fraction ?? 0)
    plain += [Character](repeating: "0", count: max(0, missing))
    return .accepted(text: text, caret: plain.count)
  }

  /// Brings a candidate into its canonical form, and says what speaks against it.
  private func judge(_ candidate: inout [Character]) throws(Rejection) {
    let points = candidate.count { $0 == "." }
    if points > 1 { throw .secondPoint }
    if points > 0, rules.maximumFractionDigits == 0 { throw .point }
    let zeros = candidate.prefix { $0 == "0" }.count
    candidate.removeFirst(zeros)
    if candidate.first == "." || candidate.isEmpty && zeros > 0 { candidate.insert("0", at: 0) }
    let parts = candidate.split(separator: ".", omittingEmptySubsequences: false)
    if parts[0].count > rules.maximumIntegerDigits { throw .integerDigits }
    if parts.count > 1, parts[1].count > rules.maximumFractionDigits { throw .fractionDigits }
    if let bound = rules.upperBound.flatMap({ Rational($0) }),
      let number = Self.value(of: candidate), number > bound
    {
      throw .upperBound
    }
  }
}

// MARK: - Reading what is typed and pasted

extension DecimalField {
  /// Digits 0 to 9 and `.`, as a text in the locale.
  private func read(_ text: String) throws(Rejection) -> [Character] {
    if text.count == 1, let character = text.first {
      if let digit = Self.digit(character) { return [digit] }
      let isPoint = rules.acceptsAnyPoint && ".,٫".contains(character)
      guard isPoint || text == rules.format.decimalPoint else { throw .character }
      return ["."]
    }
    return try readPaste(text)
  }

  private func readPaste(_ text: String) throws(Rejection) -> [Character] {
    let characters = Self.trimmed(Array(text))
    let parts = characters.split(omittingEmptySubsequences: false) {
      String($0) == rules.format.decimalPoint
    }
    if parts.count > 2 { throw .secondPoint }
    var result: [Character] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { result.append(".") }
      result += try index == 0 ? grouped(part) : digits(part)
    }
    return result
  }

  private static func trimmed(_ text: [Character]) -> [Character] {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let end = text.lastIndex { !$0.isWhitespace } ?? start
    return start < text.endIndex ? Array(text[start...end]) : []
  }

  /// The digits of an integer part whose groups, if it has any, are complete.
  private func grouped(_ part: ArraySlice<Character>) throws(Rejection) -> [Character] {
    let groups = part.split(omittingEmptySubsequences: false) { isGroupSign($0) }
    guard groups.count > 1 else { return try digits(part) }
    let sizes = rules.format.groupSizes
    for (index, group) in groups.reversed().enumerated() {
      let size = index < sizes.count ? sizes[index] : sizes.last ?? 3
      let isFirst = index == groups.count - 1
      guard isFirst ? 1...max(1, size) ~= group.count : group.count == size else {
        throw .character
      }
    }
    var result: [Character] = []
    for group in groups { result += try digits(group) }
    return result
  }

  private func isGroupSign(_ character: Character) -> Bool {
    let sign = rules.format.groupSeparator
    if sign.isEmpty { return false }
    if sign == String(character) { return true }
    // Keyboards have neither the spaces nor the apostrophe of typographers.
    if sign == "\u{a0}" || sign == "\u{202f}" { return " \u{a0}\u{202f}".contains(character) }
    return (sign == "\u{2019}" || sign == "'") && "\u{2019}'".contains(character)
  }

  private func digits(_ part: ArraySlice<Character>) throws(Rejection) -> [Character] {
    var result: [Character] = []
    for character in part {
      guard let digit = Self.digit(character) else { throw .character }
      result.append(digit)
    }
    return result
  }

  /// The digit 0 to 9 that a decimal digit of any script is.
  private static func digit(_ character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return "0123456789".first { $0.wholeNumberValue == Int(value) }
  }
}

extension DecimalField.Rejection: Error {}

extension DecimalField: CustomStringConvertible {
  /// What was typed, as ``text``.
  public var description: String { text }
}
