internal import SciNumber

/// A fraction in lowest terms of two small integers: what a unit or a dimension is raised to.
///
/// Both parts have at most 15 bits, so that a factor of a unit takes one word and sums of exponents cannot grow without end.
struct Exponent: Hashable, Sendable {
  let numerator: Int16
  /// Positive.
  let denominator: Int16

  static let zero = Exponent(integer: 0)
  static let one = Exponent(integer: 1)

  /// The largest numerator and denominator.
  static let limit = Int(Int16.max)

  init(integer: Int16) {
    (numerator, denominator) = (integer, 1)
  }

  /// A fraction, or `nil` if a part exceeds the limit in lowest terms.
  ///
  /// - Precondition: the denominator is positive.
  init?(_ numerator: Int64, over denominator: Int64) {
    var (divisor, rest) = (denominator, numerator.magnitude % denominator.magnitude)
    while rest != 0 {
      (divisor, rest) = (Int64(rest), divisor.magnitude % rest)
    }
    let (top, bottom) = (numerator / divisor, denominator / divisor)
    let limit = Int64(Self.limit)
    guard -limit...limit ~= top, bottom <= limit else { return nil }
    (self.numerator, self.denominator) = (Int16(top), Int16(bottom))
  }

  /// The fraction that a rational number is, or `nil` if a part exceeds the limit.
  init?(_ value: Rational) {
    guard let top = value.numerator(limit: 16)?.asInt,
      let bottom = value.denominator(limit: 16)?.asInt
    else { return nil }
    self.init(Int64(top), over: Int64(bottom))
  }

  var isZero: Bool { numerator == 0 }
  var isOne: Bool { self == .one }
  var isInteger: Bool { denominator == 1 }
  var isNegative: Bool { numerator < 0 }

  var rational: Rational {
    isInteger
      ? Rational(WideInt(numerator))
      : Rational(Integer(WideInt(numerator)), Integer(WideInt(denominator)))
  }

  func negated() -> Exponent {
    Exponent(unchecked: -numerator, denominator)
  }

  private init(unchecked numerator: Int16, _ denominator: Int16) {
    assert(denominator > 0, "a denominator that is not positive")
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// The sum, or `nil` beyond the limit.
  func adding(_ other: Exponent) -> Exponent? {
    let (top, bottom) = (Int64(numerator), Int64(denominator))
    let (otherTop, otherBottom) = (Int64(other.numerator), Int64(other.denominator))
    return Exponent(top * otherBottom + otherTop * bottom, over: bottom * otherBottom)
  }

  /// The product, or `nil` beyond the limit.
  func multiplied(by other: Exponent) -> Exponent? {
    Exponent(
      Int64(numerator) * Int64(other.numerator), over: Int64(denominator) * Int64(other.denominator)
    )
  }
}
