/// Which characters the language knows, beyond ASCII.
///
/// The same table stands in `grammar/sci.ebnf`; a test compares the two.
enum Characters {
  /// The token that one character outside ASCII makes by itself, if it makes one.
  static func token(_ scalar: UInt32) -> Token.Kind? {
    switch scalar {
    case 0x2795, 0xFE62, 0xFF0B: .plus
    case 0x02D7, 0x2010...0x2013, 0x2212, 0x2796, 0xFE63, 0xFF0D: .minus
    case 0x00B7, 0x00D7, 0x0387, 0x2022, 0x2217, 0x2219, 0x22C5, 0x2715, 0x2716, 0x2A09, 0x2A2F,
      0xFF0A:
      .times
    case 0x00F7, 0x2044, 0x2215, 0x2797, 0xFF0F: .divide
    case 0x2264, 0x2A7D: .lessOrEqual
    case 0x2265, 0x2A7E: .greaterOrEqual
    case 0x2260: .notEqual
    case 0x00B0: .degree
    case 0x2032: .prime
    case 0x2033: .doublePrime
    case 0x2019: .apostrophe
    case 0x201D: .quote
    case 0x221A: .squareRoot
    case 0x2220: .polar
    case 0x221B: .cubeRoot
    case 0x230A: .openFloor
    case 0x230B: .closeFloor
    case 0x2308: .openCeiling
    case 0x2309: .closeCeiling
    case 0x2192: .to
    case 0x2227: .and
    case 0x2228: .or
    case 0x22BB: .xor
    case 0x00AC: .complement
    default: nil
    }
  }

  /// Whether the character separates tokens on one line and means nothing else.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether the character ends a line.
  static func isLineBreak(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character may stand between groups of three digits.
  static func isGroupSeparator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x27, 0xA0, 0x2009, 0x2019, 0x202F: true
    default: false
    }
  }

  /// Whether the character is one of the minus signs.
  static func isMinus(_ scalar: UInt32) -> Bool {
    scalar == 0x2D || token(scalar) == .minus
  }

  /// The numerator and the denominator of a fraction that is one character, such as `½`.
  static func vulgarFraction(_ scalar: UInt32) -> (UInt8, UInt8)? {
    switch scalar {
    case 0xBC: (1, 4)
    case 0xBD: (1, 2)
    case 0xBE: (3, 4)
    case 0x2150: (1, 7)
    case 0x2151: (1, 9)
    case 0x2152: (1, 10)
    case 0x2153: (1, 3)
    case 0x2154: (2, 3)
    case 0x2155: (1, 5)
    case 0x2156: (2, 5)
    case 0x2157: (3, 5)
    case 0x2158: (4, 5)
    case 0x2159: (1, 6)
    case 0x215A: (5, 6)
    case 0x215B: (1, 8)
    case 0x215C: (3, 8)
    case 0x215D: (5, 8)
    case 0x215E: (7, 8)
    default: nil
    }
  }

  /// Whether the character is a fraction by itself, such as `½`.
  static func isVulgarFraction(_ scalar: UInt32) -> Bool { vulgarFraction(scalar) != nil }

  /// The value of a subscript digit.
  static func subscriptDigit(_ scalar: UInt32) -> UInt8? {
    (0x2080...0x2089).contains(scalar) ? UInt8(scalar - 0x2080) : nil
  }

  /// The value of a superscript digit.
  static func superscriptDigit(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x2070, 0x2074...0x2079: UInt8(scalar - 0x2070)
    case 0x00B9: 1
    case 0x00B2, 0x00B3: UInt8(scalar - 0x00B0)
    default: nil
    }
  }

  /// The multiplication sign `✖`, which has an emoji style.
  static let heavyTimes: UInt32 = 0x2716

  /// The sign `°`.
  static let degree: UInt32 = 0xB0

  /// Whether the character is the whole name of a scale of temperature: `℃`, `℉`.
  static func isDegreeName(_ scalar: UInt32) -> Bool { scalar == 0x2103 || scalar == 0x2109 }

  /// The signs `∑` and `∏`, which are names like `Σ` and `Π`.
  private static let summation: UInt32 = 0x2211
  private static let product: UInt32 = 0x220F

  /// The superscript minus, `⁻`.
  static let superscriptMinus: UInt32 = 0x207B

  /// Whether a name may begin with the character.
  ///
  /// Letters are what Unicode calls letters, without modifier letters, without letters that
  /// cannot be seen, without the ordinal signs (which look like `°`) and without full-width forms.
  static func isNameStart(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isASCIILetter(scalar) }
    if scalar == summation || scalar == product { return true }
    guard !isExcluded(scalar), let character = Unicode.Scalar(scalar) else { return false }
    return switch character.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether a name may go on with the character.
  static func isNameContinuation(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 {
      return isASCIILetter(scalar) || (0x30...0x39).contains(scalar) || scalar == 0x5F
    }
    if (0x2080...0x2089).contains(scalar) || isNameStart(scalar) { return true }
    guard !isExcluded(scalar), let character = Unicode.Scalar(scalar) else { return false }
    return switch character.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  private static func isASCIILetter(_ scalar: UInt32) -> Bool {
    (0x61...0x7A).contains(scalar | 0x20)
  }

  private static func isExcluded(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAA, 0xBA, 0x034F, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x3164,
      0xFE00...0xFE0F, 0xFF00...0xFFEF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
