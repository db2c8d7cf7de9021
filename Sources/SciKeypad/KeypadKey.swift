/// A key of the calculator.
///
/// A key has neither a position nor a label: the decimal point is the same key in every locale.
///
/// ```swift
/// let keys: [KeypadKey] = [.digit(.six), .binary(.multiply), .digit(.seven), .equals]
/// let same = try KeypadKey.reading("6 × 7 =") == keys  // true
/// ```
public enum KeypadKey: Hashable, Sendable {
  case digit(Digit)
  case decimalPoint
  case toggleSign
  case percent
  case equals
  /// The one clear key: it clears the entry while its face reads C, and everything while it reads AC.
  case clear
  /// Clears everything but memory and modes, whatever the face of the clear key.
  case allClear
  /// Takes the last typed character away; a swipe across the display.
  case backspace
  case binary(BinaryKey)
  case unary(UnaryKey)
  case constant(ConstantKey)
  case memory(MemoryKey)
  case openBracket
  case closeBracket
  /// Swaps the faces of some keys; see ``KeypadLayout``.
  case second
  /// Swaps the trigonometric keys for hyperbolic ones, on the keypad of Windows.
  case hyperbolic
  /// Switches from degrees to radians, with the keys of Windows then to gradians, and back.
  case toggleAngle
  /// Turns the display from upright to wide and back.
  case rotate
  /// Writes numbers in a base, on a programmer's keypad.
  case base(WordFormat.Base)
  /// Holds numbers in words of a size, on a programmer's keypad.
  case size(WordFormat.Size)
  /// Switches from signed to unsigned words and back, on a programmer's keypad.
  case toggleSigned

  /// A digit; those from ten on are A to F of base 16.
  public enum Digit: UInt8, CaseIterable, Sendable {
    case zero, one, two, three, four, five, six, seven, eight, nine
    case ten, eleven, twelve, thirteen, fourteen, fifteen
  }
}

/// A key for an operation on two numbers.
///
/// ```swift
/// let keys: [KeypadKey] = [.digit(.two), .binary(.power), .digit(.nine), .equals]  // 512
/// ```
public enum BinaryKey: String, CaseIterable, Sendable, Codable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case power = "x^y"
  /// The power with its operands swapped: `5 y^x 2` is 2⁵.
  case powerSwapped = "y^x"
  /// `8 xrty 3` is the cube root of 8.
  case root = "xrty"
  /// `1000 logy 10` is the logarithm of 1000 to base 10.
  case logarithm = "logy"
  /// `5 EE 3` is 5 × 10³.
  case scale = "EE"
  /// `-7 mod 3` is 2: the remainder has the sign of the divisor; on a programmer's keypad, that of the dividend.
  case modulo = "mod"
  /// What joins the bits of two words.
  case and, or, xor, nand, nor
  case shiftLeft = "<<"
  /// A signed word is filled with its sign, an unsigned one with zeros.
  case shiftRight = ">>"
  /// Any word is filled with zeros.
  case shiftRightLogical = ">>>"
}

/// A key for a function of one number.
///
/// ```swift
/// let keys: [KeypadKey] = [.digit(.nine), .unary(.squareRoot)]  // 3
/// ```
public enum UnaryKey: String, CaseIterable, Sendable, Codable {
  case square = "sq"
  case cube
  case squareRoot = "sqrt"
  case cubeRoot = "cbrt"
  case reciprocal = "1/x"
  case factorial = "x!"
  case ln, log10, log2
  case exp = "e^x"
  case exp10 = "10^x"
  case exp2 = "2^x"
  case sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh
  /// The reciprocals of cosine, sine and tangent, and their inverses.
  case sec, csc, cot, asec, acsc, acot, sech, csch, coth, asech, acsch, acoth
  case absolute = "abs"
  /// The largest integer that is not larger.
  case floor
  /// The smallest integer that is not smaller.
  case ceiling = "ceil"
  /// Every bit of a word turned over.
  case not
  /// The bits of a word moved by one, so that none is lost.
  case rotateLeft = "rol"
  case rotateRight = "ror"
}

/// A key that enters a number.
///
/// ```swift
/// let keys: [KeypadKey] = [.constant(.pi), .unary(.cos)]
/// ```
public enum ConstantKey: String, CaseIterable, Sendable, Codable {
  case pi, e
  /// A random number from 0 up to, but not including, 1.
  case random = "rand"
}

/// A key for the memory.
///
/// ```swift
/// let keys: [KeypadKey] = [.digit(.five), .memory(.add), .allClear, .memory(.recall)]  // 5
/// ```
public enum MemoryKey: String, CaseIterable, Sendable, Codable {
  case clear = "mc"
  case add = "m+"
  case subtract = "m-"
  case recall = "mr"
  /// Keeps the number shown beside those that are kept already; the newest is recalled.
  case store = "ms"
}

// MARK: - Tokens

extension KeypadKey: CaseIterable {
  /// Every key once.
  public static let allCases: [KeypadKey] =
    Digit.allCases.map(KeypadKey.digit)
    + [.decimalPoint, .toggleSign, .percent, .equals, .clear, .allClear, .backspace]
    + BinaryKey.allCases.map(KeypadKey.binary) + UnaryKey.allCases.map(KeypadKey.unary)
    + ConstantKey.allCases.map(KeypadKey.constant) + MemoryKey.allCases.map(KeypadKey.memory)
    + [.openBracket, .closeBracket, .second, .hyperbolic, .toggleAngle, .rotate]
    + WordFormat.Base.allCases.map(KeypadKey.base) + WordFormat.Size.allCases.map(KeypadKey.size)
    + [.toggleSigned]

  /// The word for the key in logs and saved sessions.
  public var token: String {
    switch self {
    case .digit(let digit):
      digit.rawValue < 10
        ? String(digit.rawValue) : "0x" + String(digit.rawValue, radix: 16, uppercase: true)
    case .decimalPoint: "."
    case .toggleSign: "±"
    case .percent: "%"
    case .equals: "="
    case .clear: "C"
    case .allClear: "AC"
    case .backspace: "bs"
    case .binary(let key): key.rawValue
    case .unary(let key): key.rawValue
    case .constant(let key): key.rawValue
    case .memory(let key): key.rawValue
    case .openBracket: "("
    case .closeBracket: ")"
    case .second: "2nd"
    case .hyperbolic: "hyp"
    case .toggleAngle: "rad"
    case .rotate: "rot"
    case .base(let base): base.rawValue
    case .size(let size): size.rawValue
    case .toggleSigned: "signed"
    }
  }

  /// The key of a token; `nil` for any other text.
  public init?(token: some StringProtocol) {
    guard let key = Self.keys[String(token)] else { return nil }
    self = key
  }

  private static let keys: [String: KeypadKey] = {
    var keys: [String: KeypadKey] = [:]
    for key in allCases.reversed() { keys[key.token] = key }
    return keys
  }()
}

#if !hasFeature(Embedded)
  extension KeypadKey: Codable {
    /// Reads a token.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let token = try container.decode(String.self)
      guard let key = KeypadKey(token: token) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "`\(token)` is no key of the keypad")
      }
      self = key
    }

    /// Writes the token.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(token)
    }
  }
#endif

extension KeypadKey: CustomStringConvertible {
  /// The token.
  public var description: String { token }
}
