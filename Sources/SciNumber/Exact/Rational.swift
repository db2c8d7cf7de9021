internal import CMPFR

/// An exact rational number.
///
/// The value is numerator / denominator × 10^(−scale), where
/// - the denominator is positive and has neither 2 nor 5 as a factor,
/// - the numerator and the denominator have no common factor, and
/// - the numerator is not divisible by 10; zero is 0/1 × 10⁰.
///
/// Every rational number has exactly one such form. It has one: from p/(2^a 5^b d) in lowest terms take
/// max(a, b) as scale, and ten's powers in p as negative scale. It has no other: from n/d × 10^k = n′/d′, k > 0,
/// follows n d′ × 10^k = n′ d, so that 2 and 5, which do not divide d, divide n′. So k = 0, and lowest terms are
/// unique. Equality and hash go by it.
///
/// The scale reaches from −2⁶⁰ to 2⁶⁰ and a power of ten is not multiplied out until something needs its digits:
/// `1e999999999` takes two words. Decimals whose numerator fits a `WideInt` are held without any allocation, and keep
/// zeros at their end until somebody asks: 1.25 + 0.75 is held as 200 × 10⁻², because amounts of money share a scale,
/// and looking for tens after each operation costs more than the operation.
/// A denominator 2^k costs 2.33 times its bits in this form, and one of 5^k costs less.
///
/// Operations that can make much larger numbers take a `limit` and return `nil` when an upper bound of the bits of an
/// integer that they would make exceeds it, or when the scale leaves its range. No operation rounds unless it says so.
///
/// ```swift
/// let price = Rational("19.99") ?? 0
/// let third = Rational(1, 3)
/// let sum = price + third * 3  // 20.99
/// let rounded = third.rounded(.halfEven, decimals: 2, limit: 1000)  // 0.33
/// ```
public struct Rational: Sendable {
  /// The coefficient of a small decimal; 0 for a fraction.
  @usableFromInline let coefficient: WideInt
  @usableFromInline let tail: Tail

  /// The scale of a small decimal or a fraction, in one word: a number of two words is passed in registers.
  @usableFromInline
  enum Tail: Sendable {
    case scale(Int32)
    case fraction(Fraction)
  }

  /// The canonical form of a number that is no small decimal.
  @usableFromInline
  final class Fraction: Sendable {
    let numerator: Integer
    let denominator: Integer
    let scale: WideInt

    fileprivate init(_ numerator: Integer, _ denominator: Integer, scale: WideInt) {
      (self.numerator, self.denominator, self.scale) = (numerator, denominator, scale)
    }
  }

  @inlinable
  @inline(__always)
  init(coefficient: WideInt, tail: Tail) {
    (self.coefficient, self.tail) = (coefficient, tail)
  }

  /// How a number is held; whether it is small depends on its value alone.
  enum Representation {
    /// `coefficient` × 10^(−scale): the canonical form but for tens in the coefficient. Zero is `small(0, scale: 0)`.
    case small(WideInt, scale: WideInt)
    /// All others.
    case large(Fraction)
  }

  /// How this number is held.
  @inline(__always)
  var representation: Representation {
    switch tail {
    case .scale(let scale): .small(coefficient, scale: WideInt(scale))
    case .fraction(let fraction): .large(fraction)
    }
  }

  /// The scales a number can have: one that needs another is too large or too small.
  public static let scales = -(1 << 60)...(1 << 60)

  /// The scales of small decimals, in range with or without the at most 18 tens of a coefficient.
  @usableFromInline static var smallScales: ClosedRange<WideInt> { -(1 << 30)...(1 << 30) }
  /// The scales of the canonical form of those numbers.
  @usableFromInline static var canonicalSmallScales: ClosedRange<WideInt> {
    -(1 << 30) - 18...(1 << 30)
  }

  /// The numerator, the denominator and the scale of the canonical form.
  var parts: (numerator: Integer, denominator: Integer, scale: WideInt) {
    switch representation {
    case .small(let coefficient, let scale):
      let (rest, tens) = Self.removingTens(coefficient)
      return (Integer(rest), 1, scale - tens)
    case .large(let fraction): return (fraction.numerator, fraction.denominator, fraction.scale)
    }
  }
}

// MARK: - Making canonical numbers

extension Rational {
  /// `coefficient` × 10^(−`scale`), or `nil` if the scale is out of range.
  @inline(__always)
  init?(_ coefficient: WideInt, scale: WideInt) {
    guard coefficient != 0, Self.smallScales.contains(scale) else {
      self.init(checking: coefficient, scale: scale)
      return
    }
    self.init(small: coefficient, scale: scale)
  }

  @inlinable
  @inline(__always)
  init(small coefficient: WideInt, scale: WideInt) {
    assert(
      coefficient == 0 ? scale == 0 : Self.canonicalSmallScales.contains(scale),
      "a scale that small decimals have not")
    self.init(coefficient: coefficient, tail: .scale(Int32(truncatingIfNeeded: scale)))
  }

  /// Out of line, so that the usual case saves no registers.
  @inline(never)
  private init?(checking coefficient: WideInt, scale: WideInt) {
    let (rest, tens) = Self.removingTens(coefficient)
    guard case (let scale, false) = scale.subtractingReportingOverflow(tens) else { return nil }
    self.init(canonical: Integer(rest), 1, scale: coefficient == 0 ? 0 : scale)
  }

  /// A coefficient without its factors of ten, and how many it had; zero has none.
  private static func removingTens(_ coefficient: WideInt) -> (rest: WideInt, tens: WideInt) {
    var (rest, tens) = (coefficient, 0)
    while rest.isMultiple(of: 10), rest != 0 {
      rest /= 10
      tens += 1
    }
    return (rest, tens)
  }

  /// The number with this canonical form, or `nil` if the scale is out of range.
  init?(canonical numerator: Integer, _ denominator: Integer, scale: WideInt) {
    assert(Self.isCanonical(numerator, denominator, scale: scale), "a form that is not canonical")
    guard Self.scales.contains(scale) else { return nil }
    if denominator.isOne, Self.canonicalSmallScales.contains(scale), let small = numerator.asInt {
      self.init(small: small, scale: scale)
    } else {
      self.init(
        coefficient: 0, tail: .fraction(Fraction(numerator, denominator, scale: scale)))
    }
  }

  /// Whether the parts are those of a canonical form, as far as that is cheap to see: long denominators are not searched for common factors.
  private static func isCanonical(
    _ numerator: Integer, _ denominator: Integer, scale: WideInt
  ) -> Bool {
    if numerator.isZero { return denominator.isOne && scale == 0 }
    guard numerator.magnitudeModulo(10) != 0 else { return false }
    if denominator.isOne { return true }
    guard denominator.signum > 0, denominator.isOdd, denominator.magnitudeModulo(5) != 0 else {
      return false
    }
    return denominator.asInt == nil
      || numerator.modulo(denominator).greatestCommonDivisor(with: denominator).isOne
  }

  /// `numerator` / `denominator` × 10^(−`scale`), or `nil` if the scale is out of range.
  ///
  /// The fraction is in lowest terms already, and the denominator is positive and coprime to 10.
  init?(reduced numerator: Integer, _ denominator: Integer, scale: WideInt) {
    if denominator.isOne, let small = numerator.asInt {
      self.init(small, scale: scale)
      return
    }
    let (cofactor, tens) = numerator.removingTens()
    self.init(canonical: cofactor, denominator, scale: scale - tens)
  }

  /// `numerator` / `denominator` × 10^(−`scale`), or `nil` if the scale is out of range or too many bits are needed.
  init?(_ numerator: Integer, over denominator: Integer, scale: WideInt, limit: WideInt) {
    precondition(!denominator.isZero, "division by zero")
    guard !numerator.isZero else {
      self = 0
      return
    }
    guard let divisor = numerator.commonDivisor(with: denominator, limit: limit) else { return nil }
    self.init(
      coprime: numerator.exactQuotient(dividingBy: divisor),
      denominator.exactQuotient(dividingBy: divisor), scale: scale, limit: limit)
  }

  /// The same for two integers without a common factor, of which the second is not zero.
  ///
  /// With the denominator 2^a 5^b d: 1/(2^a 5^b) = 2^(m−a) 5^(m−b) × 10^(−m), m = max(a, b). One of
  /// the two powers is 1, and the other has at most as many bits as 10^(m − min(a, b)), and as 5^m or 2^m.
  init?(coprime numerator: Integer, _ denominator: Integer, scale: WideInt, limit: WideInt) {
    let top = denominator.signum < 0 ? -numerator : numerator
    let (odd, twos) = denominator.magnitude.removingFactors(of: 2)
    let (coprime, fives) = odd.isOne ? (odd, 0) : odd.removingFactors(of: 5)
    let factorBits = twos > fives ? 3 * (twos - fives) : fives - twos
    guard Integer.allows(bits: top.bitWidth + factorBits, limit: limit) else { return nil }
    let scaled =
      twos > fives
      ? top * PowerOfTen.five(twos - fives)
      : fives > twos ? top.shiftedLeft(by: fives - twos) : top
    self.init(reduced: scaled, coprime, scale: scale + max(twos, fives))
  }
}

// MARK: - Making numbers

extension Rational {
  /// The integer `value`.
  public init(_ value: WideInt) {
    self = Self.require(Rational(value, scale: 0))
  }

  /// The integer `value`.
  public init(_ value: Integer) {
    self = Self.require(Rational(reduced: value, 1, scale: 0))
  }

  /// The fraction `numerator` / `denominator`.
  ///
  /// - Precondition: `denominator` is not zero.
  public init(_ numerator: Integer, _ denominator: Integer) {
    self = Self.require(
      Rational(numerator, over: denominator, scale: 0, limit: Integer.largestBitWidth))
  }

  /// `coefficient` × 10^(−`scale`), or `nil` if the scale is out of range.
  public init?(_ coefficient: Integer, scale: WideInt) {
    guard Self.scales.contains(scale) else { return nil }
    self.init(reduced: coefficient, 1, scale: scale)
  }

  /// The number that `value` is, or `nil` if it is infinite or NaN or needs more than `limit` bits.
  ///
  /// A binary fraction m/2^k is 5^k m × 10^(−k); m × 2^k is multiplied out.
  public init?(exactly value: BigFloat, limit: WideInt) {
    guard let exponent = value.exponent else {
      guard value.isZero else { return nil }
      self = 0
      return
    }
    let shift = exponent - value.precision
    guard Integer.allows(bits: value.precision, limit: limit) else { return nil }
    let integral = value.scaled(byTwoToThe: -shift)
    guard let significand = Integer(exactly: integral, limit: limit) else { return nil }
    let (odd, twos) = significand.removingFactors(of: 2)
    let power = shift + twos
    guard Integer.allows(bits: abs(power), limit: limit) else { return nil }
    if power >= 0 {
      guard let integer = odd.shiftedLeft(by: power, limit: limit) else { return nil }
      self.init(integer)
    } else {
      guard Integer.allows(bits: odd.bitWidth + 3 * -power, limit: limit) else { return nil }
      self.init(reduced: odd * PowerOfTen.five(-power), 1, scale: -power)
    }
  }

  /// The result of an operation without a limit.
  @inlinable
  static func require(_ result: Rational?) -> Rational {
    guard let result else { preconditionFailure("a number exceeds the largest size") }
    return result
  }
}

extension Rational: ExpressibleByIntegerLiteral {
  /// The integer of a literal of any length.
  public init(integerLiteral value: StaticBigInt) {
    self.init(Integer(integerLiteral: value))
  }
}

// MARK: - Properties

extension Rational {
  /// −1, 0 or 1.
  public var signum: WideInt {
    switch representation {
    case .small(let coefficient, _): coefficient.signum()
    case .large(let fraction): fraction.numerator.signum
    }
  }

  /// Whether the number is 0.
  public var isZero: Bool { signum == 0 }

  /// Whether the number has no fraction.
  public var isInteger: Bool {
    if case .small(_, let scale) = representation, scale <= 0 { return true }
    let (_, denominator, scale) = parts
    return scale <= 0 && denominator.isOne
  }

  /// Whether the decimal expansion ends.
  public var isDecimal: Bool {
    switch representation {
    case .small: true
    case .large(let fraction): fraction.denominator.isOne
    }
  }

  /// How many bits the number takes in memory, headers aside.
  public var bitSize: WideInt {
    switch representation {
    case .small: WideInt(2 * WideInt.bitWidth)
    case .large(let fraction):
      WideInt(WideInt.bitWidth) + fraction.numerator.bitWidth + fraction.denominator.bitWidth
    }
  }
}
