public import SciLocale

// Numbers among keys, as people paste them: with the group signs of their locale.

extension KeypadKey {
  /// The keys that a text names, as ``reading(_:)`` has them, with numbers grouped in the way of a locale.
  ///
  /// A single point or comma that cannot end a group is the decimal point in every locale. Any other number with
  /// separators is read as `NumberParsing.lenient` says, and nothing is guessed.
  ///
  /// ```swift
  /// try KeypadKey.reading("1,234.5 × 2 =", in: .en)  // the keys of 1234.5 × 2 =
  /// try? KeypadKey.reading("1.234,5", in: .en)  // nil
  /// ```
  ///
  /// - Parameters:
  ///   - text: the names of keys, and numbers.
  ///   - locale: whose separators are meant; asked for only if there are any.
  /// - Returns: the keys in their order.
  /// - Throws: which part is no key, and no number.
  public static func reading(
    _ text: String, in locale: @autoclosure () -> NumberLocale
  ) throws(KeypadReadingError) -> [KeypadKey] {
    try reading(try ungrouped(text, in: locale()))
  }

  /// The text with its numbers without groups, as long as it was, so that places in it stay what they are.
  static func ungrouped(
    _ text: String, in locale: @autoclosure () -> NumberLocale
  ) throws(KeypadReadingError) -> String {
    guard text.utf8.contains(where: isSeparatorByte) else { return text }
    let locale = locale()
    let characters = Array(text)
    var plain: [Character] = []
    while plain.count < characters.count {
      let start = plain.count
      let run = characters[start...].prefix { isDigit($0) || isSeparator($0) }
      guard isGrouped(run, locale) else {
        plain += run.isEmpty ? characters[start...start] : run
        continue
      }
      plain += try ungrouped(run, at: start, locale)
    }
    return String(plain)
  }

  /// Whether a byte may be a separator or a part of one.
  private static func isSeparatorByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
      || byte == UInt8(ascii: "'")
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.numericType == .decimal
  }

  private static func isSeparator(_ character: Character) -> Bool { ".,٫٬'’".contains(character) }

  /// Whether there are separators that are no decimal point.
  private static func isGrouped(_ run: ArraySlice<Character>, _ locale: NumberLocale) -> Bool {
    guard let place = run.firstIndex(where: isSeparator) else { return false }
    let (before, behind) = (run[..<place], run[(place + 1)...])
    if !".,٫".contains(run[place]) || behind.contains(where: isSeparator) { return true }
    // Of one separator: `1,234` and `12,345`, but neither `1,5` nor `0,125`.
    return String(run[place]) != locale.decimalSeparator && behind.count == 3
      && 1...3 ~= before.count && before.first != "0"
  }

  /// The number without separators but its point, as long as it was.
  private static func ungrouped(
    _ run: ArraySlice<Character>, at offset: Int, _ locale: NumberLocale
  ) throws(KeypadReadingError) -> [Character] {
    guard let first = run.first, isDigit(first) else {
      throw KeypadReadingError(reason: .notNumber, text: String(run), offset: offset)
    }
    let number: ReadNumber
    do throws(NumberTextError) {
      number = try locale.read(String(run), style: .decimal, parsing: .lenient)
    } catch {
      throw KeypadReadingError(
        reason: error.readings.count > 1 ? .ambiguousNumber(error.readings) : .notNumber,
        text: String(run), offset: offset)
    }
    var digits = number.integer.map { Character(Unicode.Scalar($0)) }
    if !number.fraction.isEmpty {
      digits += ["."] + number.fraction.map { Character(Unicode.Scalar($0)) }
    }
    // Spaces count for nothing, and the digits at both ends keep their neighbours.
    let behind = run.reversed().prefix(while: isSeparator).count
    let between = max(0, run.count - digits.count - behind)
    return digits.prefix(1) + [Character](repeating: " ", count: between) + digits.dropFirst()
      + [Character](repeating: " ", count: behind)
  }
}
