import SciNumber

/// Where the keys lie, and what stands on them.
///
/// ```swift
/// let snapshot = Keypad().snapshot()
/// for row in KeypadLayout.rows(isLandscape: false, isSecond: false) {
///   print(row.map { KeypadLayout.face($0, snapshot) }.joined(separator: " "))
/// }
/// ```
public enum KeypadLayout {
  /// The keys from top to bottom; a key that is two columns wide stands twice.
  ///
  /// The wide keypad has the scientific keys to the left of those of the upright one.
  public static func rows(isLandscape: Bool, isSecond: Bool) -> [[KeypadKey]] {
    guard isLandscape else { return basic }
    return zip(scientific, basic).map { left, right in
      (isSecond ? left.map { seconds[$0] ?? $0 } : left) + right
    }
  }

  private static let basic: [[KeypadKey]] = [
    [.clear, .toggleSign, .percent, .binary(.divide)],
    [.digit(.seven), .digit(.eight), .digit(.nine), .binary(.multiply)],
    [.digit(.four), .digit(.five), .digit(.six), .binary(.subtract)],
    [.digit(.one), .digit(.two), .digit(.three), .binary(.add)],
    [.digit(.zero), .digit(.zero), .decimalPoint, .equals],
  ]

  private static let scientific: [[KeypadKey]] = [
    [
      .openBracket, .closeBracket, .memory(.clear), .memory(.add), .memory(.subtract),
      .memory(.recall),
    ],
    [
      .second, .unary(.square), .unary(.cube), .binary(.power), .unary(.exp), .unary(.exp10),
    ],
    [
      .unary(.reciprocal), .unary(.squareRoot), .unary(.cubeRoot), .binary(.root), .unary(.ln),
      .unary(.log10),
    ],
    [
      .unary(.factorial), .unary(.sin), .unary(.cos), .unary(.tan), .constant(.e),
      .binary(.scale),
    ],
    [
      .toggleAngle, .unary(.sinh), .unary(.cosh), .unary(.tanh), .constant(.pi),
      .constant(.random),
    ],
  ]

  /// What a key does while it shows its second face, or the key itself if it has none.
  public static func second(of key: KeypadKey) -> KeypadKey { seconds[key] ?? key }

  /// What a key becomes while ``KeypadSnapshot/isSecond`` holds.
  private static let seconds: [KeypadKey: KeypadKey] = [
    .unary(.exp): .binary(.powerSwapped), .unary(.exp10): .unary(.exp2),
    .unary(.ln): .binary(.logarithm), .unary(.log10): .unary(.log2),
    .unary(.sin): .unary(.asin), .unary(.cos): .unary(.acos), .unary(.tan): .unary(.atan),
    .unary(.sinh): .unary(.asinh), .unary(.cosh): .unary(.acosh), .unary(.tanh): .unary(.atanh),
  ]

  /// Whether a key has its lamp lit: the operator that waits, the second faces, a memory that holds something.
  public static func isLit(_ key: KeypadKey, _ snapshot: KeypadSnapshot) -> Bool {
    switch key {
    case .binary(let key): key == snapshot.litOperator
    case .second: snapshot.isSecond
    case .memory(.recall): snapshot.isMemoryLit
    default: false
    }
  }

  /// What stands on a key.
  ///
  /// - Parameters:
  ///   - key: one of ``rows(isLandscape:isSecond:)``.
  ///   - snapshot: what the keypad shows.
  ///   - format: whose digits and point stand there.
  public static func face(
    _ key: KeypadKey, _ snapshot: KeypadSnapshot, _ format: DisplayFormat = .english
  ) -> String {
    switch key {
    case .digit(let digit): PositionalDigits.digit(0x30 + digit.rawValue, format)
    case .decimalPoint: format.decimalPoint
    case .clear: snapshot.clearFace.rawValue
    case .toggleSign: "±"
    case .binary(.subtract): "−"
    case .binary(.multiply): "×"
    case .binary(.divide): "÷"
    case .binary(.power): "xʸ"
    case .binary(.powerSwapped): "yˣ"
    case .binary(.root): "ʸ√x"
    case .binary(.logarithm): "logᵧ"
    case .unary(let key): face(key)
    case .memory(.subtract): "m−"
    case .constant(.pi): "π"
    case .constant(.random): "Rand"
    case .toggleAngle: snapshot.angle == .degrees ? "Rad" : "Deg"
    default: key.token
    }
  }

  private static func face(_ key: UnaryKey) -> String {
    switch key {
    case .square: "x²"
    case .cube: "x³"
    case .squareRoot: "²√x"
    case .cubeRoot: "³√x"
    case .log10: "log₁₀"
    case .log2: "log₂"
    case .exp: "eˣ"
    case .exp10: "10ˣ"
    case .exp2: "2ˣ"
    case .asin: "sin⁻¹"
    case .acos: "cos⁻¹"
    case .atan: "tan⁻¹"
    case .asinh: "sinh⁻¹"
    case .acosh: "cosh⁻¹"
    case .atanh: "tanh⁻¹"
    default: key.rawValue
    }
  }
}
