package import SciNumber

/// A fraction of two integers of 128 bits in lowest terms: what a column of integers is multiplied by to be its values.
///
/// Cents have the ratio 1/100, and thirds of them 1/300. Operations whose outcome does not fit are `nil`.
///
/// ```swift
/// let cents = Ratio(1, 100)
/// let thirds = Ratio(1, 3).flatMap { cents?.times($0) }  // 1/300
/// ```
package struct Ratio: Hashable, Sendable {
  /// The numerator, which has the sign.
  package let numerator: Int128
  /// The denominator, which is positive.
  package let denominator: Int128

  /// The fraction of two integers; `nil` where one of them has no magnitude, or the divisor is zero.
  package init?(_ numerator: Int128, _ denominator: Int128) {
    guard numerator != .min, denominator != .min, denominator != 0 else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * (numerator / divisor)
    self.denominator = sign * (denominator / divisor)
  }

  /// The number, where its parts have at most 64 bits.
  package init?(_ number: Rational) {
    guard let numerator = number.numerator(limit: 63)?.asInt,
      let denominator = number.denominator(limit: 63)?.asInt
    else { return nil }
    self.init(Int128(numerator), Int128(denominator))
  }

  /// 10^−`scale`; `nil` beyond 38 digits.
  package init?(scale: Int) {
    guard let power = Self.powerOfTen(abs(scale)) else { return nil }
    self.init(scale < 0 ? power : 1, scale < 0 ? 1 : power)
  }

  package static let one = Ratio(integer: 1)

  private init(integer: Int128) {
    (numerator, denominator) = (integer, 1)
  }

  /// 10^`exponent`; `nil` beyond 38.
  package static func powerOfTen(_ exponent: Int) -> Int128? {
    guard 0...38 ~= exponent else { return nil }
    return (0..<exponent).reduce(1) { power, _ in 10 * power }
  }

  /// The greatest common divisor of two integers, of which one is not zero.
  static func greatestCommonDivisor(_ x: Int128, _ y: Int128) -> Int128 {
    var (x, y) = (x.magnitude, y.magnitude)
    while y != 0 { (x, y) = (y, x % y) }
    return Int128(x)
  }

  var isZero: Bool { numerator == 0 }
  var negated: Ratio { Ratio(unchecked: -numerator, denominator) }
  var magnitude: Ratio { numerator < 0 ? negated : self }

  private init(unchecked numerator: Int128, _ denominator: Int128) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// The reciprocal; `nil` of zero.
  package var reciprocal: Ratio? { Ratio(denominator, numerator) }

  /// The product; `nil` if it does not fit.
  package func times(_ other: Ratio) -> Ratio? {
    // Common factors go first, so that the products are those of lowest terms.
    guard let left = Ratio(numerator, other.denominator),
      let right = Ratio(other.numerator, denominator),
      let above = left.numerator.times(right.numerator),
      let below = left.denominator.times(right.denominator)
    else { return nil }
    return Ratio(above, below)
  }

  /// The quotient; `nil` if it does not fit, or the divisor is zero.
  package func over(_ other: Ratio) -> Ratio? { other.reciprocal.flatMap { times($0) } }

  /// The sum; `nil` if it does not fit.
  package func plus(_ other: Ratio) -> Ratio? {
    let common = Self.greatestCommonDivisor(denominator, other.denominator)
    guard let left = numerator.times(other.denominator / common),
      let right = other.numerator.times(denominator / common),
      let below = denominator.times(other.denominator / common)
    else { return nil }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : Ratio(sum, below)
  }

  /// The largest positive number of which both are multiples; `nil` if it does not fit, or both are zero.
  func commonUnit(_ other: Ratio) -> Ratio? {
    let common = Self.greatestCommonDivisor(denominator, other.denominator)
    guard !(isZero && other.isZero), let below = denominator.times(other.denominator / common),
      let left = numerator.times(other.denominator / common),
      let right = other.numerator.times(denominator / common)
    else { return nil }
    return Ratio(Self.greatestCommonDivisor(left, right), below)
  }

  /// How often a unit is in it; `nil` if that is no integer, or does not fit.
  func count(of unit: Ratio) -> Int128? {
    guard let quotient = over(unit), quotient.denominator == 1 else { return nil }
    return quotient.numerator
  }
}

extension Int128 {
  /// The product; `nil` if it does not fit.
  fileprivate func times(_ other: Int128) -> Int128? {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? nil : product
  }
}
