/// A number written in decimal digits: ±d₁.d₂d₃… × 10^exponent.
///
/// The first digit is not zero, except that zero itself is the single digit 0 with exponent 0.
/// Trailing zeros are digits like any other: they say how far a rounded number was computed.
///
/// ```swift
/// let digits = try Real.pi.digits(
///   .significant(5), wholeUpTo: 0, rounding: .halfEven, within: .interactive)
/// String(decoding: digits.digits, as: UTF8.self)  // 31416
/// digits.exponent  // 0
/// digits.isExact  // false
/// ```
public struct DecimalDigits: Hashable, Sendable {
  /// Whether the number is below zero; zero is not negative.
  public var isNegative: Bool
  /// The digits as ASCII bytes, most significant first; never empty.
  public var digits: [UInt8]
  /// The power of ten of the first digit.
  public var exponent: WideInt
  /// Whether the digits are the number itself and not a rounding of it.
  public var isExact: Bool
  /// Whether the digits may be the number itself, where they are right either way and no rule told.
  public internal(set) var mayBeExact = false

  /// Makes a number from its parts.
  public init(isNegative: Bool, digits: [UInt8], exponent: WideInt, isExact: Bool) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
    self.isExact = isExact
  }

  /// Whether the number is zero, or was rounded to it.
  public var isZero: Bool { digits.first == UInt8(ascii: "0") }

  /// How many digits are needed to write the number: an exact one needs no zeros at its end, a rounded one keeps them.
  public var significantCount: WideInt {
    guard isExact else { return WideInt(digits.count) }
    return WideInt(digits.lastIndex { $0 != UInt8(ascii: "0") } ?? 0) + 1
  }
}

/// How many digits a number is rounded to.
///
/// ```swift
/// let price = Rational(2, 3)
/// price.digits(.significant(3), rounding: .halfEven, limit: 1000)  // 0.667
/// price.digits(.decimals(2), rounding: .halfEven, limit: 1000)  // 0.67
/// ```
public enum DigitCount: Hashable, Sendable {
  /// So many digits from the first that is not zero.
  case significant(WideInt)
  /// So many digits after the point; negative counts round to tens, hundreds, ….
  case decimals(WideInt)
}

extension DecimalDigits {
  /// Whether the number is written without an exponent where nobody says otherwise: its first digit is one of 10⁻⁷ … 10²⁰, and there
  /// are no zeros to be filled in before the point, which would look like digits that were computed.
  package var isUsuallyPositional: Bool {
    (-7...20).contains(exponent) && (isExact || exponent < significantCount)
  }
}

extension DecimalDigits: CustomStringConvertible {
  /// The number in decimal digits, with an exponent where it is very small or large: `0.25`, `1.2346e5`.
  public var description: String {
    (isUsuallyPositional ? PositionalDigits(self) : PositionalDigits(scientific: self)).description
  }
}
