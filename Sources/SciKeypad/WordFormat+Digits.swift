// How words are written, typed and pasted.

import SciLocale
import SciNumber

extension WordFormat {
  /// Whether negative numbers have a minus sign; elsewhere their bits are shown.
  var hasMinus: Bool { base == .decimal && isSigned }

  // MARK: - Writing

  /// The digits of a number in a base.
  ///
  /// A number of a larger word, such as one of the tape, has as many bits as the largest word.
  func digits(of number: Integer, _ base: Base) -> PositionalDigits {
    let isNegative = base == .decimal && number.signum < 0
    let shown =
      base == .decimal
      ? number : holds(number) ? pattern(of: number) : number.wrapped(toBits: 64, signed: false)
    let digits = shown.digits(base: WideInt(base.radix)).map { byte in
      byte >= UInt8(ascii: "a") ? byte - 32 : byte
    }
    return PositionalDigits(isNegative: isNegative, integer: digits)
  }

  /// The groups of a base: those of the locale in base 10, else of four or three digits with a space between.
  func display(_ format: DisplayFormat, _ base: Base) -> DisplayFormat {
    guard base != .decimal, !format.groupSizes.isEmpty else { return format }
    var format = format
    format.groupSizes = [base == .octal ? 3 : 4]
    (format.groupSeparator, format.minimumGroupingDigits) = (" ", 1)
    return format
  }

  // MARK: - Reading

  /// The number that is being typed; `nil` if a word cannot hold it, or a digit is none of the base.
  ///
  /// Digits of base 10 are a number, those of other bases are bits: FF is -1 in a signed word of eight bits.
  func number(typed digits: PositionalDigits) -> Integer? {
    let text = String(decoding: digits.integer, as: UTF8.self)
    guard digits.fraction.isEmpty, let magnitude = Integer(text, base: WideInt(base.radix)) else {
      return nil
    }
    if base == .decimal {
      let number = digits.isNegative ? -magnitude : magnitude
      return holds(number) ? number : nil
    }
    return !digits.isNegative && pattern(of: magnitude) == magnitude ? wrapped(magnitude) : nil
  }

  /// Whether a word can hold what is being typed.
  func holds(typed digits: PositionalDigits) -> Bool { number(typed: digits) != nil }

  /// The base that a text names before its digits, as `0x` does, and the digits.
  static func prefixed(_ text: some StringProtocol) -> (base: Base, digits: String)? {
    let (prefix, digits) = (text.prefix(2).lowercased(), String(text.dropFirst(2)))
    let bases: KeyValuePairs<String, Base> = ["0x": .hexadecimal, "0o": .octal, "0b": .binary]
    guard let base = bases.first(where: { $0.key == prefix })?.value, !digits.isEmpty,
      digits.utf8.allSatisfy({ base.hasDigit($0) })
    else { return nil }
    return (base, digits)
  }

  /// The number in a text that was pasted: digits of the base with groups or without, or of another one behind its prefix.
  ///
  /// - Throws: ``KeypadPasteError/notNumber`` if it is none, and ``KeypadPasteError/tooLarge`` if the word cannot hold it.
  func number(pasted text: String, in locale: NumberLocale) throws(KeypadPasteError) -> Integer {
    let compact = text.filter { $0 != " " && $0 != "_" && $0 != "\u{a0}" }
    if let (base, digits) = Self.prefixed(compact) {
      return try number(digits, WordFormat(base: base, size: size, isSigned: isSigned))
    }
    if base == .decimal {
      let value = try KeypadValue(pasted: text, in: locale)
      guard let number = value.integer else { throw .notInteger }
      guard holds(number) else { throw .wordLimit }
      return number
    }
    guard !compact.isEmpty, compact.utf8.allSatisfy({ base.hasDigit($0) }) else { throw .notNumber }
    return try number(compact, self)
  }

  private func number(_ digits: String, _ format: WordFormat) throws(KeypadPasteError) -> Integer {
    guard let number = format.number(typed: PositionalDigits(integer: Array(digits.utf8))) else {
      throw .wordLimit
    }
    return number
  }
}

extension WordFormat.Base {
  /// Whether a byte of ASCII is a digit, letters of either case.
  func hasDigit(_ byte: UInt8) -> Bool { Self.value(ofDigit: byte).map { $0 < radix } ?? false }

  /// The value of a digit of base 16.
  static func value(ofDigit byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
