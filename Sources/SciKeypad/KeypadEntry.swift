import SciNumber

/// The number being typed, as its digits: 5., 2.003 and -0 are kept as they stand.
struct KeypadEntry: Hashable, Sendable {
  var isNegative = false
  /// Digits 0 to 9, never none; no zero in front of others.
  private(set) var integer: [UInt8] = [0]
  /// The digits after the point; `nil` while no point was typed.
  private(set) var fraction: [UInt8]?

  var digitCount: Int { integer.count + (fraction?.count ?? 0) }

  /// Whether nothing but a 0, with or without a sign, stands there.
  var isBareZero: Bool { fraction == nil && integer == [0] }

  /// Adds a digit at the end; it takes the place of a bare 0.
  mutating func append(_ digit: UInt8) {
    if fraction != nil {
      fraction?.append(digit)
    } else if isBareZero {
      integer = [digit]
    } else {
      integer.append(digit)
    }
  }

  /// Begins the fraction.
  ///
  /// - Returns: whether there was none.
  mutating func beginFraction() -> Bool {
    guard fraction == nil else { return false }
    fraction = []
    return true
  }

  /// Takes the last character away.
  ///
  /// - Returns: whether anything is left; the sign goes with the last digit.
  mutating func removeLast() -> Bool {
    if fraction == [] {
      fraction = nil
    } else if fraction != nil {
      fraction?.removeLast()
    } else if integer.count > 1 {
      integer.removeLast()
    } else {
      return false
    }
    return true
  }

  /// The number that was typed.
  var value: Rational {
    let zero = UInt8(ascii: "0")
    var literal = integer.map { $0 + zero }
    if let fraction, !fraction.isEmpty {
      literal.append(UInt8(ascii: "."))
      for digit in fraction { literal.append(digit + zero) }
    }
    // Digits with at most one point are a literal.
    let magnitude = Rational(decimalLiteral: literal) ?? 0
    return isNegative ? magnitude.negated() : magnitude
  }
}

extension KeypadEntry: Codable {
  /// Reads a text such as `-12.50`.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let entry = KeypadEntry(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "`\(text)` is no number being typed")
    }
    self = entry
  }

  /// Writes the characters as they stand.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  private var text: String {
    let digits = integer.map(String.init).joined()
    let point = fraction.map { "." + $0.map(String.init).joined() } ?? ""
    return (isNegative ? "-" : "") + digits + point
  }

  private init?(_ text: String) {
    isNegative = text.hasPrefix("-")
    let parts = text.utf8.dropFirst(isNegative ? 1 : 0)
      .split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = Self.digits(parts[0]), let first = whole.first,
      first != 0 || whole.count == 1
    else { return nil }
    integer = whole
    if parts.count == 2 {
      guard let digits = Self.digits(parts[1]) else { return nil }
      fraction = digits
    }
  }

  private static func digits(_ bytes: Substring.UTF8View) -> [UInt8]? {
    let zero = UInt8(ascii: "0")
    guard bytes.allSatisfy({ zero...UInt8(ascii: "9") ~= $0 }) else { return nil }
    return bytes.map { $0 - zero }
  }
}
