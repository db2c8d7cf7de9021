extension KeypadKey {
  /// The key of a character typed on a keyboard; `nil` if it means none.
  ///
  /// Beside the spellings of one character that ``reading(_:)`` has, letters stand for keys: `n` for ±, `r` for √,
  /// `@` and `#`, on the keys 2 and 3 of many keyboards, for x² and x³, `s` for sin.
  ///
  /// ```swift
  /// KeypadKey(typed: "r")  // square root
  /// KeypadKey(typed: "?")  // nil
  /// ```
  public init?(typed character: Character) {
    switch character {
    case "\r", "\n": self = .equals
    case "\u{7f}", "\u{8}": self = .backspace
    case "\t": self = .second
    case "n": self = .toggleSign
    case "r": self = .unary(.squareRoot)
    case "q", "@": self = .unary(.square)
    case "#": self = .unary(.cube)
    case "p": self = .constant(.pi)
    case "i": self = .unary(.reciprocal)
    case "s": self = .unary(.sin)
    case "c": self = .unary(.cos)
    case "t": self = .unary(.tan)
    case "l": self = .unary(.ln)
    case "g": self = .unary(.log10)
    case "d": self = .toggleAngle
    case "m": self = .memory(.recall)
    case "M": self = .memory(.add)
    case "A": self = .allClear
    case "E": self = .binary(.scale)
    default:
      guard let keys = try? KeypadKey.reading(String(character)), keys.count == 1 else {
        return nil
      }
      self = keys[0]
    }
  }
}
