import SciNumber

/// The number being typed, as its digits: 5., 2.003 and -0 are kept as they stand.
struct KeypadEntry: Hashable, Sendable {
  /// What was typed; no zero in front of other digits.
  private(set) var digits = PositionalDigits(integer: [zero])

  private static let zero = UInt8(ascii: "0")

  /// A digit as it stands there: 0 to 9, and A to F.
  private static func byte(_ digit: UInt8) -> UInt8 {
    digit < 10 ? zero + digit : UInt8(ascii: "A") + digit - 10
  }

  var isNegative: Bool {
    get { digits.isNegative }
    set { digits.isNegative = newValue }
  }

  var digitCount: Int { digits.integer.count + digits.fraction.count }

  /// Whether a point was typed.
  private var hasPoint: Bool { digits.showsPoint }

  /// Whether nothing but a 0, with or without a sign, stands there.
  var isBareZero: Bool { !hasPoint && digits.integer == [Self.zero] }

  /// Adds a digit, 0 to 15, at the end; it takes the place of a bare 0.
  mutating func append(_ digit: UInt8) {
    if hasPoint {
      digits.fraction.append(Self.byte(digit))
    } else if isBareZero {
      digits.integer = [Self.byte(digit)]
    } else {
      digits.integer.append(Self.byte(digit))
    }
  }

  /// Begins the fraction.
  ///
  /// - Returns: whether there was none.
  mutating func beginFraction() -> Bool {
    guard !hasPoint else { return false }
    digits.alwaysShowsPoint = true
    return true
  }

  /// Takes the last character away.
  ///
  /// - Returns: whether anything is left; the sign goes with the last digit.
  mutating func removeLast() -> Bool {
    if !digits.fraction.isEmpty {
      digits.fraction.removeLast()
    } else if hasPoint {
      digits.alwaysShowsPoint = false
    } else if digits.integer.count > 1 {
      digits.integer.removeLast()
    } else {
      return false
    }
    return true
  }

  /// Whether no letter is among the digits.
  var isDecimal: Bool { digits.integer.allSatisfy { $0 <= UInt8(ascii: "9") } }

  /// The number that was typed; digits with at most one point always are one.
  var value: Rational { Rational(digits) ?? 0 }
}

#if !hasFeature(Embedded)
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
      try container.encode(digits.description)
    }

    private init?(_ text: String) {
      digits.isNegative = text.hasPrefix("-")
      let parts = text.utf8.dropFirst(isNegative ? 1 : 0)
        .split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
      let letters = UInt8(ascii: "A")...UInt8(ascii: "F")
      guard
        parts.allSatisfy({
          $0.allSatisfy { Self.zero...UInt8(ascii: "9") ~= $0 || letters ~= $0 }
        }),
        let first = parts[0].first, first != Self.zero || parts[0].count == 1
      else { return nil }
      digits.integer = Array(parts[0])[...]
      if parts.count == 2 {
        digits.fraction = Array(parts[1])[...]
        digits.alwaysShowsPoint = true
      }
    }
  }
#endif
