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
    rows(.telephone, isLandscape: isLandscape, isSecond: isSecond, isHyperbolic: false)
  }

  /// The keys that a keypad shows, from top to bottom; a key that is two columns wide stands twice.
  public static func rows(_ snapshot: KeypadSnapshot) -> [[KeypadKey]] {
    let rows = rows(
      snapshot.layout, isLandscape: snapshot.isLandscape, isSecond: snapshot.isSecond,
      isHyperbolic: snapshot.isHyperbolic)
    guard let word = snapshot.word, !snapshot.isLandscape else { return rows }
    // The upright keypad has one key for sizes, which leads to the next.
    return rows.map { row in row.map { $0 == .size(.qword) ? .size(word.format.size.next) : $0 } }
  }

  /// How many rows of keys and how many keys in each a keypad has.
  public static func grid(
    _ layout: KeypadOptions.Layout, isLandscape: Bool
  ) -> (rows: Int, columns: Int) {
    let rows = rows(layout, isLandscape: isLandscape, isSecond: false, isHyperbolic: false)
    return (rows.count, rows.first?.count ?? 0)
  }

  private static func rows(
    _ layout: KeypadOptions.Layout, isLandscape: Bool, isSecond: Bool, isHyperbolic: Bool
  ) -> [[KeypadKey]] {
    if layout == .programmer { return isLandscape ? wideProgrammer : programmer }
    guard isLandscape else { return basic }
    return zip(layout == .windows ? windows : scientific, basic).map { left, right in
      left.map { shown($0, layout, isSecond: isSecond, isHyperbolic: isHyperbolic) } + right
    }
  }

  /// What stands in the place of a key while second faces or hyperbolic functions are shown, or the key itself.
  public static func shown(_ key: KeypadKey, _ snapshot: KeypadSnapshot) -> KeypadKey {
    shown(
      key, snapshot.layout, isSecond: snapshot.isSecond, isHyperbolic: snapshot.isHyperbolic)
  }

  private static func shown(
    _ key: KeypadKey, _ layout: KeypadOptions.Layout, isSecond: Bool, isHyperbolic: Bool
  ) -> KeypadKey {
    guard layout == .windows else { return isSecond ? seconds[key] ?? key : key }
    let key = isHyperbolic ? hyperbolics[key] ?? key : key
    return isSecond ? windowsSeconds[key] ?? seconds[key] ?? key : key
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

  /// What a key becomes while ``KeypadSnapshot/isSecond`` holds.
  private static let seconds: [KeypadKey: KeypadKey] = [
    .unary(.exp): .binary(.powerSwapped), .unary(.exp10): .unary(.exp2),
    .unary(.ln): .binary(.logarithm), .unary(.log10): .unary(.log2),
    .unary(.sin): .unary(.asin), .unary(.cos): .unary(.acos), .unary(.tan): .unary(.atan),
    .unary(.sinh): .unary(.asinh), .unary(.cosh): .unary(.acosh), .unary(.tanh): .unary(.atanh),
  ]

  /// The scientific keys of Windows; some of those of its menus are here second faces.
  private static let windows: [[KeypadKey]] = [
    [
      .openBracket, .closeBracket, .memory(.clear), .memory(.recall), .memory(.add),
      .memory(.store),
    ],
    [
      .second, .unary(.square), .binary(.power), .unary(.absolute), .unary(.floor),
      .unary(.ceiling),
    ],
    [
      .unary(.reciprocal), .unary(.squareRoot), .unary(.factorial), .binary(.modulo), .unary(.ln),
      .unary(.log10),
    ],
    [.unary(.sin), .unary(.cos), .unary(.tan), .unary(.sec), .unary(.csc), .unary(.cot)],
    [
      .toggleAngle, .hyperbolic, .constant(.pi), .constant(.e), .binary(.scale), .constant(.random),
    ],
  ]

  /// The keys of Windows' programmer, without the menus of bits and shifts.
  private static let programmer: [[KeypadKey]] = [
    [.base(.hexadecimal), .base(.decimal), .base(.octal), .base(.binary), .size(.qword)],
    [.binary(.and), .binary(.or), .binary(.xor), .unary(.not), .clear],
    [.digit(.ten), .binary(.shiftLeft), .binary(.shiftRight), .binary(.modulo), .binary(.divide)],
    [.digit(.eleven), .digit(.seven), .digit(.eight), .digit(.nine), .binary(.multiply)],
    [.digit(.twelve), .digit(.four), .digit(.five), .digit(.six), .binary(.subtract)],
    [.digit(.thirteen), .digit(.one), .digit(.two), .digit(.three), .binary(.add)],
    [.digit(.fourteen), .digit(.fifteen), .toggleSign, .digit(.zero), .equals],
  ]

  private static let wideProgrammer: [[KeypadKey]] = [
    [
      .base(.hexadecimal), .base(.decimal), .base(.octal), .base(.binary), .memory(.clear),
      .memory(.recall), .clear, .openBracket, .closeBracket, .binary(.divide),
    ],
    [
      .size(.byte), .size(.word), .size(.dword), .size(.qword), .digit(.ten), .digit(.eleven),
      .digit(.seven), .digit(.eight), .digit(.nine), .binary(.multiply),
    ],
    [
      .binary(.and), .binary(.or), .binary(.xor), .unary(.not), .digit(.twelve), .digit(.thirteen),
      .digit(.four), .digit(.five), .digit(.six), .binary(.subtract),
    ],
    [
      .binary(.nand), .binary(.nor), .unary(.rotateLeft), .unary(.rotateRight), .digit(.fourteen),
      .digit(.fifteen), .digit(.one), .digit(.two), .digit(.three), .binary(.add),
    ],
    [
      .binary(.shiftLeft), .binary(.shiftRight), .binary(.shiftRightLogical), .toggleSigned,
      .memory(.add), .memory(.store), .toggleSign, .digit(.zero), .binary(.modulo), .equals,
    ],
  ]

  /// What differs from ``seconds`` on the keys of Windows, and what only these have.
  private static let windowsSeconds: [KeypadKey: KeypadKey] = [
    .memory(.add): .memory(.subtract), .unary(.square): .unary(.cube),
    .unary(.squareRoot): .unary(.cubeRoot), .binary(.power): .binary(.root),
    .unary(.ln): .unary(.exp), .unary(.log10): .unary(.exp10),
    .binary(.modulo): .binary(.logarithm), .unary(.absolute): .unary(.exp2),
    .unary(.sec): .unary(.asec), .unary(.csc): .unary(.acsc), .unary(.cot): .unary(.acot),
    .unary(.sech): .unary(.asech), .unary(.csch): .unary(.acsch), .unary(.coth): .unary(.acoth),
  ]

  private static let hyperbolics: [KeypadKey: KeypadKey] = [
    .unary(.sin): .unary(.sinh), .unary(.cos): .unary(.cosh), .unary(.tan): .unary(.tanh),
    .unary(.sec): .unary(.sech), .unary(.csc): .unary(.csch), .unary(.cot): .unary(.coth),
  ]

  /// The angle unit that the key for it switches to.
  static func angle(after angle: AngleUnit, _ layout: KeypadOptions.Layout) -> AngleUnit {
    switch angle {
    case .degrees: .radians
    case .radians where layout == .windows: .gradians
    case .radians, .gradians, .turns: .degrees
    }
  }

  /// Whether a key has its lamp lit: the operator that waits, the second faces, a memory that holds something.
  public static func isLit(_ key: KeypadKey, _ snapshot: KeypadSnapshot) -> Bool {
    switch key {
    case .binary(let key): key == snapshot.litOperator
    case .second: snapshot.isSecond
    case .hyperbolic: snapshot.isHyperbolic
    case .memory(.recall): snapshot.isMemoryLit
    case .base(let base): base == snapshot.word?.format.base
    case .size(let size): size == snapshot.word?.format.size
    case .toggleSigned: snapshot.word?.format.isSigned == true
    default: false
    }
  }

  /// Whether a key does anything now: a digit of a programmer's keypad may be none of the base.
  public static func isEnabled(_ key: KeypadKey, _ snapshot: KeypadSnapshot) -> Bool {
    guard case .digit(let digit) = key else { return true }
    return digit.rawValue < snapshot.word?.format.base.radix ?? 10
  }

  /// What stands on a key.
  ///
  /// - Parameters:
  ///   - key: one of ``rows(isLandscape:isSecond:)``.
  ///   - snapshot: what the keypad shows.
  ///   - format: whose digits and point stand there.
  /// - Returns: a few characters.
  public static func face(
    _ key: KeypadKey, _ snapshot: KeypadSnapshot, _ format: DisplayFormat = .english
  ) -> String {
    switch key {
    case .digit(let digit) where digit.rawValue < 10:
      PositionalDigits.digit(0x30 + digit.rawValue, format)
    case .digit(let digit): String(digit.rawValue, radix: 16, uppercase: true)
    // Beside the digit C.
    case .clear where snapshot.word != nil && snapshot.clearFace == .clear: "CE"
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
    case .binary(let key): key.sign
    case .unary(let key): face(key)
    case .memory(.subtract): "m−"
    case .constant(.pi): "π"
    case .constant(.random): "Rand"
    case .base(let base): base.face
    case .size(let size): size.face
    case .toggleAngle: angle(after: snapshot.angle, snapshot.layout).face
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
    case .asec: "sec⁻¹"
    case .acsc: "csc⁻¹"
    case .acot: "cot⁻¹"
    case .asech: "sech⁻¹"
    case .acsch: "csch⁻¹"
    case .acoth: "coth⁻¹"
    case .absolute: "|x|"
    case .floor: "⌊x⌋"
    case .ceiling: "⌈x⌉"
    case .not: "NOT"
    case .rotateLeft: "RoL"
    case .rotateRight: "RoR"
    default: key.rawValue
    }
  }
}
