/// A text that is no sequence of keys.
///
/// ```swift
/// do throws(KeypadReadingError) {
///   let keys = try KeypadKey.reading("2 + 3 ?")
/// } catch {
///   print(error.text, error.offset)  // ? 6
/// }
/// ```
public struct KeypadReadingError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// No key is called so.
    case unknownKey
    /// An `e` between digits, or a digit and a sign: the number e, or the key EE?
    case ambiguousExponent
    /// Digits with separators that are no number of the locale.
    case notNumber
    /// A separator may stand before decimals or between groups; these are the numbers that may be meant.
    case ambiguousNumber([String])
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
  /// Where names overlap, the longest counts: `2x!` is the key x!. Upper and lower case are the same, and so are
  /// the digits of all scripts.
  ///
  /// - Throws: which part is no key.
  public static func reading(_ text: String) throws(KeypadReadingError) -> [KeypadKey] {
    let bytes = text.utf8.map { $0.lowercased }
    var keys: [KeypadKey] = []
    var index = 0
    while index < bytes.count {
      if let length = spaceLength(bytes[index...]) {
        index += length
        continue
      }
      if isAmbiguousExponent(bytes, index) {
        throw KeypadReadingError(.ambiguousExponent, in: text, at: index, length: 1)
      }
      guard
        let (key, length) = longestName(bytes[index...], on: .telephone) ?? digit(bytes[index...])
      else {
        throw KeypadReadingError(.unknownKey, in: text, at: index, length: nil)
      }
      keys.append(key)
      index += length
    }
    return keys
  }

  /// The length of a space, as keyboards and web pages have them.
  private static func spaceLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    return switch first {
    case UInt8(ascii: " "), 0x09...0x0d: 1
    case 0xc2 where bytes.starts(with: "\u{a0}".utf8): 2
    case 0xe2 where bytes.starts(with: "\u{2009}".utf8) || bytes.starts(with: "\u{202f}".utf8): 3
    default: nil
    }
  }

  /// Whether an `e` stands right behind a digit and before one, which may have a sign: `5e3`, `5e-3`.
  private static func isAmbiguousExponent(_ text: [UInt8], _ index: Int) -> Bool {
    guard text[index] == UInt8(ascii: "e"), index > 0, text[index - 1].isDigitKey else {
      return false
    }
    let rest = text[(index + 1)...]
    let sign = ["+", "-", "−"].first { rest.starts(with: $0.utf8) } ?? ""
    return rest.dropFirst(sign.utf8.count).first?.isDigitKey ?? false
  }

  /// The key of a keypad whose name is the longest that a text begins with, in letters of either case.
  static func longestName(
    _ text: some Collection<UInt8>, on layout: KeypadOptions.Layout
  ) -> (KeypadKey, length: Int)? {
    guard let first = text.first else { return nil }
    let names = layout == .programmer ? wordNames : names
    return names[Int(first.lowercased)].first { name in
      text.lazy.map { $0.lowercased }.starts(with: name.bytes)
    }.map { ($0.key, $0.bytes.count) }
  }

  /// A decimal digit of any script, as displays of other locales have them.
  static func digit(_ text: some Collection<UInt8>) -> (KeypadKey, length: Int)? {
    guard let scalar = String(decoding: text.prefix(4), as: UTF8.self).unicodeScalars.first,
      scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue,
      let digit = Digit(rawValue: UInt8(value))
    else { return nil }
    return (.digit(digit), UTF8.width(scalar))
  }

  /// The other spellings of a key, beside its token.
  public var spellings: [String] {
    switch self {
    case .decimalPoint: [",", "٫"]
    // Not `+-`: in `5+-3` these are two keys.
    case .toggleSign: ["+/-", "-/+", "neg", "chs"]
    case .equals: ["enter", "equals", "⏎"]
    case .clear: ["ce", "clear", "esc"]
    case .allClear: ["ca", "allclear"]
    case .backspace: ["⌫", "del", "backspace", "<-", "swipe"]
    case .binary(let key): key.spellings
    case .unary(let key): key.spellings
    case .constant(.pi): ["π"]
    case .constant(.random): ["random", "rnd"]
    case .memory(.subtract): ["m−"]
    case .second: ["shift", "inv"]
    // Not `deg`: in degrees, `deg 90 sin` would switch to radians.
    case .toggleAngle: ["deg/rad", "rad/deg"]
    case .rotate: ["rotate"]
    case .digit, .percent, .constant, .memory, .openBracket, .closeBracket, .hyperbolic, .base,
      .size, .toggleSigned:
      []
    }
  }

  /// The other spellings of a key on a keypad; `%` is mod on that of a programmer.
  public func spellings(on layout: KeypadOptions.Layout) -> [String] {
    layout == .programmer && self == .binary(.modulo) ? ["%"] : spellings
  }

  private struct Name {
    var bytes: [UInt8]
    var key: KeypadKey
  }

  private static let names = names(on: .telephone)
  private static let wordNames = names(on: .programmer)

  /// The names that begin with each byte, longest first.
  private static func names(on layout: KeypadOptions.Layout) -> [[Name]] {
    var names = [[Name]](repeating: [], count: 256)
    for key in allCases where key.isOn(layout) {
      for name in [key.token] + key.spellings(on: layout) {
        let bytes = name.utf8.map { $0.lowercased }
        guard let first = bytes.first.map({ Int($0) }) else { continue }
        let index = names[first].firstIndex { $0.bytes.count < bytes.count }
        names[first].insert(Name(bytes: bytes, key: key), at: index ?? names[first].count)
      }
    }
    return names
  }
}

extension UInt8 {
  fileprivate var isDigitKey: Bool {
    self == UInt8(ascii: ".") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }

  /// The small letter of a capital one of ASCII.
  fileprivate var lowercased: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self + 32 : self
  }
}

extension KeypadReadingError {
  /// An error about so many bytes of a text, or about all up to the next space.
  fileprivate init(_ reason: Reason, in text: String, at index: Int, length: Int?) {
    let bytes = Array(text.utf8)
    let rest = String(decoding: bytes[index...], as: UTF8.self)
    self.init(
      reason: reason,
      text: length.map { String(rest.prefix($0)) } ?? String(rest.prefix { !$0.isWhitespace }),
      offset: String(decoding: bytes[..<index], as: UTF8.self).count)
  }
}

extension BinaryKey {
  fileprivate var spellings: [String] {
    switch self {
    case .add: ["plus"]
    case .subtract: ["−", "–", "minus"]
    case .multiply: ["x", "×", "·", "⋅", "times"]
    case .divide: ["÷", ":", "∕", "divide"]
    case .power: ["^", "**", "xʸ", "pow"]
    case .powerSwapped: ["yˣ"]
    case .root: ["ʸ√x", "y√x", "ʸ√"]
    case .logarithm: ["logᵧ"]
    case .scale: ["exponent"]
    case .and: ["&"]
    case .or: ["|"]
    case .xor: ["^"]
    case .shiftLeft: ["shl", "lsh"]
    case .shiftRight: ["sar", "rsh"]
    case .shiftRightLogical: ["shr"]
    case .modulo, .nand, .nor: []
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
    case .asinh: ["arsinh", "arcsinh", "sinh⁻¹"]
    case .acosh: ["arcosh", "arccosh", "cosh⁻¹"]
    case .atanh: ["artanh", "arctanh", "tanh⁻¹"]
    case .asec: ["arcsec", "sec⁻¹"]
    case .acsc: ["arccsc", "csc⁻¹"]
    case .acot: ["arccot", "cot⁻¹"]
    case .asech: ["arsech", "sech⁻¹"]
    case .acsch: ["arcsch", "csch⁻¹"]
    case .acoth: ["arcoth", "coth⁻¹"]
    case .absolute: ["|x|"]
    case .floor: ["⌊x⌋"]
    case .ceiling: ["⌈x⌉"]
    case .not: ["~"]
    case .rotateLeft, .rotateRight: []
    case .sin, .cos, .tan, .sinh, .cosh, .tanh, .sec, .csc, .cot, .sech, .csch, .coth: []
    }
  }
}

extension KeypadReadingError: CustomStringConvertible {
  /// What is wrong and where, in lower case without a full stop.
  public var description: String {
    let words =
      switch reason {
      case .unknownKey: "no key is called `\(text)`"
      case .ambiguousExponent: "`\(text)` may be the number e or the key EE"
      case .notNumber: "`\(text)` is no number of the locale"
      case .ambiguousNumber(let readings):
        "`\(text)` has several readings, \(readings.joined(separator: " or "))"
      }
    return "\(words), behind \(offset) characters"
  }

  /// The ``description``, where code that imports Foundation asks an error of this type for it.
  public var localizedDescription: String { description }
}
