// A value as text that people copy, and as it is read from what they paste.

public import SciLocale
import SciNumber

/// Why a text that was pasted is no number.
///
/// ```swift
/// do throws(KeypadPasteError) {
///   _ = try KeypadValue(pasted: "1/0", in: .en)
/// } catch {
///   print(error.words)  // it divides by zero
/// }
/// ```
public enum KeypadPasteError: Error, Hashable, Sendable {
  /// The text is not written as a number of the locale.
  case notNumber
  /// A separator may stand before decimals or between groups; these are the numbers that may be meant.
  case ambiguous([String])
  /// A fraction with a denominator of 0.
  case divisionByZero
  /// More digits or a larger exponent than a keypad takes.
  case tooLarge
  /// A programmer's keypad holds integers only.
  case notInteger
  /// The word of a programmer's keypad cannot hold it.
  case wordLimit

  /// The reason in words.
  public var words: String {
    switch self {
    case .notNumber: "it is not a number"
    case .ambiguous(let readings): "it may mean \(readings.joined(separator: " or "))"
    case .divisionByZero: "it divides by zero"
    case .tooLarge: "it is too long"
    case .notInteger: "it is not an integer"
    case .wordLimit: "the word cannot hold it"
    }
  }
}

extension Keypad {
  /// The number shown as a text to copy, without groups: with all its digits where it is rational, else as it is shown.
  ///
  /// ```swift
  /// var keypad = Keypad()
  /// keypad.press(contentsOf: try KeypadKey.reading("1234567.89 * 10 ="))
  /// keypad.copyText()  // 12345678.9
  /// ```
  ///
  /// - Parameter format: the signs of the locale.
  /// - Returns: the text; `nil` while an error is shown.
  public func copyText(_ format: DisplayFormat = .english) -> String? {
    let snapshot = snapshot(format.ungrouped)
    if snapshot.isError { return nil }
    // Bits have no sign and no point; what is shown is exact.
    return word == nil ? value.exactText(format) ?? snapshot.text : snapshot.text
  }

  /// The number in a text that was pasted, as this keypad takes it; see ``KeypadValue/init(pasted:in:)``.
  ///
  /// On a programmer's keypad it is an integer in the base that is shown, with groups or without, or in another one behind
  /// `0x`, `0o` or `0b`, and no larger than could be typed.
  ///
  /// ```swift
  /// let keypad = Keypad(options: .programmer)
  /// try keypad.number(pasted: "0x1F", in: .en) == KeypadValue(31)  // true
  /// ```
  ///
  /// - Throws: why it is no number.
  public func number(
    pasted text: String, in locale: NumberLocale
  ) throws(KeypadPasteError) -> KeypadValue {
    guard let word else { return try KeypadValue(pasted: text, in: locale) }
    return KeypadValue(try word.number(pasted: text, in: locale))
  }
}

extension KeypadValue {
  /// The number with all its digits, without groups: `1234.5`, or `1/3` where the decimals do not end.
  ///
  /// ``init(pasted:in:)`` reads it back in the locale of the format.
  ///
  /// - Parameter format: the signs of the locale.
  /// - Returns: the text; `nil` if the number is not kept as a rational one.
  public func exactText(_ format: DisplayFormat) -> String? {
    guard case .rational(let value) = storage else { return nil }
    let plain = format.ungrouped
    func text(_ value: Rational) -> String? {
      guard let digits = value.exactDigits(maximumCount: .max) else { return nil }
      let isShort = abs(digits.exponent) <= Self.longestRunOfZeros
      return
        (isShort ? PositionalDigits(digits) : PositionalDigits(scientific: digits)).text(plain)
    }
    if value.isDecimal { return text(value) }
    guard let numerator = value.numerator(limit: .max), let top = text(Rational(numerator)),
      let denominator = value.denominator(limit: .max), let bottom = text(Rational(denominator))
    else { return nil }
    return top + "/" + bottom
  }

  /// Beyond so many digits on one side of the point an exponent is written.
  private static let longestRunOfZeros = 40

  /// The number in a text that was pasted: a decimal, with an exponent or without, or two with a slash between.
  ///
  /// Digits, signs and separators are read as `NumberParsing.lenient` says; nothing is guessed.
  ///
  /// ```swift
  /// try KeypadValue(pasted: "1.234,5", in: .de)  // 1234.5
  /// try? KeypadValue(pasted: "1.234", in: .fr)  // nil
  /// ```
  ///
  /// - Parameters:
  ///   - text: what was pasted; spaces around it do not count.
  ///   - locale: whose separators, digits and signs are meant.
  /// - Throws: why it is no number.
  public init(pasted text: String, in locale: NumberLocale) throws(KeypadPasteError) {
    guard text.utf8.count <= 100_000 else { throw .tooLarge }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    var value = try Self.decimal(parts[0], locale)
    for part in parts.dropFirst() {
      guard parts.count == 2 else { throw .notNumber }
      let divisor = try Self.decimal(part, locale)
      guard !divisor.isZero else { throw .divisionByZero }
      guard let quotient = value.divided(by: divisor, limit: 1 << 20) else { throw .tooLarge }
      value = quotient
    }
    self.init(value)
  }

  private static func decimal(
    _ text: Substring, _ locale: NumberLocale
  ) throws(KeypadPasteError) -> Rational {
    var digits: PositionalDigits
    if let mark = text.lastIndex(where: { $0 == "e" || $0 == "E" }) {
      digits = try self.digits(text[..<mark], locale)
      let exponent = try self.digits(text[text.index(after: mark)...], locale)
      guard exponent.fraction.isEmpty else { throw .notNumber }
      guard exponent.integer.count <= 6,
        let magnitude = WideInt(String(decoding: exponent.integer, as: UTF8.self))
      else { throw .tooLarge }
      digits.exponent = exponent.isNegative ? -magnitude : magnitude
    } else {
      digits = try self.digits(text, locale)
    }
    guard let value = Rational(digits) else { throw .tooLarge }
    return value
  }

  private static func digits(
    _ text: Substring, _ locale: NumberLocale
  ) throws(KeypadPasteError) -> PositionalDigits {
    let read: ReadNumber
    do throws(NumberTextError) {
      read = try locale.read(String(text), style: .decimal, parsing: .lenient)
    } catch {
      throw error.readings.count > 1 ? .ambiguous(error.readings) : .notNumber
    }
    guard read.label.isEmpty else { throw .notNumber }
    return PositionalDigits(
      isNegative: read.isNegative, integer: read.integer, fraction: read.fraction)
  }
}

extension KeypadPasteError: CustomStringConvertible {
  /// The reason in words, as ``words``.
  public var description: String { words }

  /// The ``description``, where code that imports Foundation asks an error of this type for it.
  public var localizedDescription: String { description }
}
