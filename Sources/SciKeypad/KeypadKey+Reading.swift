/// A text that is no sequence of keys.
public struct KeypadReadingError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// No key is called so.
    case unknownKey
    /// An `e` between digits: the number e, or the key EE?
    case ambiguousExponent
  }

  /// What is wrong.
  public var reason: Reason
  /// The part of the text that it is about.
  public var text: String
  /// How many characters stand before it.
  public var offset: Int

  /// Makes an error from its parts.
  public init(reason: Reason, text: String, offset: Int) {
    self.reason = reason
    self.text = text
    self.offset = offset
  }
}

extension KeypadKey {
  /// The keys that a text names, with or without spaces between them: `2 + 3 =`, `2+3=`, `9√`, `5×(1÷3)`.
  ///
  /// Where names overlap, the longest counts: `2x!` is the key x!. Upper and lower case are the same.
  ///
  /// - Throws: which part is no key.
  public static func reading(_ text: String) throws(KeypadReadingError) -> [KeypadKey] {
    let characters = Array(text)
    var keys: [KeypadKey] = []
    var place = 0
    while place < characters.count {
      if characters[place].isWhitespace {
        place += 1
        continue
      }
      if isAmbiguousExponent(characters, place) {
        throw KeypadReadingError(
          reason: .ambiguousExponent, text: String(characters[place]), offset: place)
      }
      guard let (key, length) = longestKey(characters[place...]) else {
        let word = characters[place...].prefix { !$0.isWhitespace }
        throw KeypadReadingError(reason: .unknownKey, text: String(word), offset: place)
      }
      keys.append(key)
      place += length
    }
    return keys
  }

  private static func isAmbiguousExponent(_ text: [Character], _ place: Int) -> Bool {
    guard text[place] == "e" || text[place] == "E", place > 0, place + 1 < text.count else {
      return false
    }
    return text[place - 1].isDigitKey && text[place + 1].isDigitKey
  }

  private static func longestKey(_ text: ArraySlice<Character>) -> (KeypadKey, length: Int)? {
    for length in stride(from: min(longestName, text.count), to: 0, by: -1) {
      if let key = names[String(text.prefix(length)).lowercased()] { return (key, length) }
    }
    return nil
  }

  /// The other spellings of a key, beside its token.
  public var spellings: [String] {
    switch self {
    case .decimalPoint: [",", "٫"]
    case .toggleSign: ["+/-", "+-", "-/+", "neg", "chs"]
    case .equals: ["enter", "⏎"]
    case .clear: ["ce", "clear", "esc"]
    case .allClear: ["ca", "allclear"]
    case .backspace: ["⌫", "del", "backspace", "<-", "swipe"]
    case .binary(let key): key.spellings
    case .unary(let key): key.spellings
    case .constant(.pi): ["π"]
    case .constant(.random): ["random", "rnd"]
    case .memory(.subtract): ["m−"]
    case .second: ["shift", "inv"]
    case .toggleAngle: ["deg", "deg/rad", "rad/deg"]
    case .rotate: ["rotate"]
    case .digit, .percent, .constant, .memory, .openBracket, .closeBracket: []
    }
  }

  private static let names: [String: KeypadKey] = {
    var names: [String: KeypadKey] = [:]
    for key in allCases {
      for name in [key.token] + key.spellings { names[name.lowercased()] = key }
    }
    return names
  }()

  private static let longestName = names.keys.reduce(0) { max($0, $1.count) }
}

extension Character {
  fileprivate var isDigitKey: Bool { self == "." || ("0"..."9").contains(self) }
}

extension BinaryKey {
  fileprivate var spellings: [String] {
    switch self {
    case .add: []
    case .subtract: ["−", "–"]
    case .multiply: ["x", "×", "·", "⋅"]
    case .divide: ["÷", ":", "∕"]
    case .power: ["^", "**", "xʸ", "pow"]
    case .powerSwapped: ["yˣ"]
    case .root: ["ʸ√x", "y√x", "ʸ√"]
    case .logarithm: ["logᵧ"]
    case .scale: ["exponent"]
    }
  }
}

extension UnaryKey {
  fileprivate var spellings: [String] {
    switch self {
    case .square: ["x²", "²", "x^2", "square"]
    case .cube: ["x³", "³", "x^3"]
    case .squareRoot: ["√", "²√x", "√x"]
    case .cubeRoot: ["∛", "³√x", "∛x"]
    case .reciprocal: ["x⁻¹", "recip"]
    case .factorial: ["!", "fact"]
    case .log10: ["log", "lg", "log₁₀"]
    case .log2: ["lb", "log₂"]
    case .ln: []
    case .exp: ["exp", "eˣ"]
    case .exp10: ["10ˣ"]
    case .exp2: ["2ˣ"]
    case .asin: ["arcsin", "sin⁻¹"]
    case .acos: ["arccos", "cos⁻¹"]
    case .atan: ["arctan", "tan⁻¹"]
    case .asinh: ["arsinh", "sinh⁻¹"]
    case .acosh: ["arcosh", "cosh⁻¹"]
    case .atanh: ["artanh", "tanh⁻¹"]
    case .sin, .cos, .tan, .sinh, .cosh, .tanh: []
    }
  }
}
