// Which keys are on a programmer's keypad, and how they are typed and named there.

public import SciLocale

extension KeypadKey {
  /// Whether a keypad has the key.
  public func isOn(_ layout: KeypadOptions.Layout) -> Bool {
    switch self {
    case .digit(let digit): digit.rawValue < 10 || layout == .programmer
    case .toggleSign, .equals, .clear, .allClear, .backspace, .memory, .openBracket, .closeBracket,
      .rotate:
      true
    case .binary(let key): layout == .programmer ? key.isOfWords : key.isOfNumbers
    case .unary(let key): key.isOfWords == (layout == .programmer)
    case .base, .size, .toggleSigned: layout == .programmer
    case .decimalPoint, .percent, .constant, .second, .hyperbolic, .toggleAngle:
      layout != .programmer
    }
  }

  /// The keys that a keypad has.
  public static func all(on layout: KeypadOptions.Layout) -> [KeypadKey] {
    allCases.filter { $0.isOn(layout) }
  }

  /// The key of a character typed on the keyboard of a computer, as a keypad has it; `nil` if it means none.
  ///
  /// On a programmer's keypad letters up to `f` are digits, `h t o i` the bases 16, 10, 8 and 2, `l` and `r` rotate,
  /// `z` is the shift that fills with zeros, `N` and `R` are NAND and NOR.
  public init?(typed character: Character, on layout: KeypadOptions.Layout) {
    guard layout == .programmer else {
      self.init(typed: character)
      return
    }
    if let byte = character.asciiValue, let value = WordFormat.Base.value(ofDigit: byte),
      let digit = Digit(rawValue: UInt8(value))
    {
      self = .digit(digit)
      return
    }
    switch character {
    case "&": self = .binary(.and)
    case "|": self = .binary(.or)
    case "^": self = .binary(.xor)
    case "~": self = .unary(.not)
    case "N": self = .binary(.nand)
    case "R": self = .binary(.nor)
    case "<": self = .binary(.shiftLeft)
    case ">": self = .binary(.shiftRight)
    case "z": self = .binary(.shiftRightLogical)
    case "%": self = .binary(.modulo)
    case "l": self = .unary(.rotateLeft)
    case "r": self = .unary(.rotateRight)
    case "h": self = .base(.hexadecimal)
    case "t": self = .base(.decimal)
    case "o": self = .base(.octal)
    case "i": self = .base(.binary)
    case "s": self = .toggleSigned
    default:
      guard let key = KeypadKey(typed: character), key.isOn(layout) else { return nil }
      self = key
    }
  }
}

extension BinaryKey {
  /// Whether the operation is one on real numbers.
  fileprivate var isOfNumbers: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .modulo, .power, .powerSwapped, .root, .logarithm,
      .scale:
      true
    case .and, .or, .xor, .nand, .nor, .shiftLeft, .shiftRight, .shiftRightLogical: false
    }
  }

  /// Whether the operation is one on words.
  fileprivate var isOfWords: Bool {
    switch self {
    case .power, .powerSwapped, .root, .logarithm, .scale: false
    default: true
    }
  }
}

extension UnaryKey {
  fileprivate var isOfWords: Bool {
    switch self {
    case .not, .rotateLeft, .rotateRight: true
    default: false
    }
  }
}

// MARK: - Reading

extension Keypad {
  /// The keys that a text names on this keypad, as ``KeypadKey/reading(_:in:)`` has them.
  ///
  /// On a programmer's keypad, `0x1F`, `0o17` and `0b101` are typed in the base that they name, whichever is shown. A run
  /// of letters that is the name of a key is that key, except that in base 16 `C`, `CE` and `AC` are digits.
  ///
  /// ```swift
  /// var keypad = Keypad(options: .programmer)
  /// keypad.press(contentsOf: try keypad.keys(named: "0xFF and 0b1010 =", in: .en))
  /// keypad.snapshot().text  // 10
  /// ```
  ///
  /// - Parameters:
  ///   - text: the names of keys, and numbers.
  ///   - locale: whose separators are meant; asked for only if there are any.
  /// - Returns: the keys in their order.
  /// - Throws: which part is no key, and no number.
  public func keys(
    named text: String, in locale: @autoclosure () -> NumberLocale
  ) throws(KeypadReadingError) -> [KeypadKey] {
    guard let word else { return try KeypadKey.reading(text, in: locale()) }
    var reader = WordKeyReader(
      text: try KeypadKey.ungrouped(text, in: locale()), base: word.base)
    return try reader.keys()
  }
}

/// Reads the names of the keys of a programmer's keypad.
private struct WordKeyReader {
  let text: String
  /// The base that digits are read in; keys change it.
  var base: WordFormat.Base
  private var found: [KeypadKey] = []

  init(text: String, base: WordFormat.Base) {
    (self.text, self.base) = (text, base)
  }

  mutating func keys() throws(KeypadReadingError) -> [KeypadKey] {
    var rest = text[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      if first.isWhitespace {
        rest.removeFirst()
      } else if let (key, length) = KeypadKey.longestName(rest.utf8, on: .programmer)
        ?? KeypadKey.digit(rest.utf8), length > run.utf8.count
      {
        // A sign, or letters and a sign as in `m+`.
        press(key)
        rest = rest[rest.utf8.index(rest.startIndex, offsetBy: length)...]
      } else if !run.isEmpty {
        rest = text[try read(run)...]
      } else {
        throw error(rest.prefix { !$0.isWhitespace })
      }
    }
    return found
  }

  private mutating func press(_ key: KeypadKey) {
    if case .base(let base) = key { self.base = base }
    found.append(key)
  }

  /// Reads a run of letters and digits: a number, the name of a key, or several of these as in `5and3`.
  ///
  /// - Returns: the place behind it, and behind a sign that belongs to its last name.
  private mutating func read(_ run: Substring) throws(KeypadReadingError) -> String.Index {
    if let (base, digits) = WordFormat.prefixed(run) {
      type(digits, in: base)
      return run.endIndex
    }
    let isNumber = run.utf8.allSatisfy { WordFormat.Base.hexadecimal.hasDigit($0) }
    if let (key, length) = KeypadKey.longestName(run.utf8, on: .programmer),
      length == run.utf8.count, !isNumber || base != .hexadecimal || key == .base(.decimal)
    {
      press(key)
      return run.endIndex
    }
    // Not the digits 1 and 2 behind a key B that is refused.
    if isNumber, base != .hexadecimal, run.lowercased().hasPrefix("0b") { throw error(run) }
    var rest = text[run.startIndex...]
    while rest.startIndex < run.endIndex, let byte = rest.utf8.first {
      if let (key, length) = KeypadKey.longestName(rest.utf8, on: .programmer),
        rest.utf8.prefix(length).contains(where: { !WordFormat.Base.hexadecimal.hasDigit($0) })
      {
        press(key)
        rest = rest[rest.utf8.index(rest.startIndex, offsetBy: length)...]
      } else if let value = WordFormat.Base.value(ofDigit: byte),
        let digit = KeypadKey.Digit(rawValue: UInt8(value))
      {
        press(.digit(digit))
        rest.removeFirst()
      } else {
        throw error(rest[..<run.endIndex])
      }
    }
    return rest.startIndex
  }

  /// Types digits of a base, and goes back to the one that was shown.
  private mutating func type(_ digits: String, in base: WordFormat.Base) {
    let shown = self.base
    if base != shown { press(.base(base)) }
    for byte in digits.utf8 {
      let digit = WordFormat.Base.value(ofDigit: byte).flatMap {
        KeypadKey.Digit(rawValue: UInt8($0))
      }
      if let digit { press(.digit(digit)) }
    }
    if base != shown { press(.base(shown)) }
  }

  private func error(_ part: Substring) -> KeypadReadingError {
    KeypadReadingError(
      reason: .unknownKey, text: String(part),
      offset: text[..<part.startIndex].count)
  }
}
