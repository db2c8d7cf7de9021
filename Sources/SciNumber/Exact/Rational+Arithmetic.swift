// Sums, products and quotients: small decimals without allocation, all others by integers of
// predicted size. Sums of decimals of one scale and products of small ones, which is what amounts of money
// mostly need, are inlined into other modules.

internal import CMPFR

// MARK: - Small decimals

extension Rational {
  /// The coefficients of two small decimals over the larger of their scales, if they fit.
  @inline(__always)
  static func aligned(_ left: Rational, _ right: Rational) -> (WideInt, WideInt, scale: WideInt)? {
    guard case .small(let x, let s) = left.representation,
      case .small(let y, let t) = right.representation
    else { return nil }
    if s == t { return (x, y, s) }
    guard let factor = smallPower(abs(s - t)) else { return nil }
    let (product, overflows) = (s < t ? x : y).multipliedReportingOverflow(by: factor)
    if overflows { return nil }
    return s < t ? (product, y, t) : (x, product, s)
  }

  /// 10^`exponent` where that fits a `WideInt`.
  private static func smallPower(_ exponent: WideInt) -> WideInt? {
    exponent < 19 ? WideInt(sci_power_of_ten(UInt32(exponent))) : nil
  }

  /// The quotient of two small decimals where it is small.
  private static func smallQuotient(_ left: Rational, _ right: Rational) -> Rational? {
    guard case .small(let x, let s) = left.representation,
      case .small(let y, let t) = right.representation
    else { return nil }
    let common = Integer.greatestCommonDivisor(x.magnitude, y.magnitude)
    var (rest, twos, fives) = (y.magnitude / common, 0, 0)
    twos = WideInt(rest.trailingZeroBitCount)
    rest >>= twos
    while rest % 5 == 0 {
      rest /= 5
      fives += 1
    }
    guard rest == 1 else { return nil }
    let missing = max(twos, fives)
    let factor =
      twos > fives ? WideInt(sci_power_of_five(UInt32(min(twos - fives, 27)))) : 1 << (fives - twos)
    guard twos - fives < 28, let top = WideInt(exactly: x.magnitude / common) else { return nil }
    let (product, overflows) = top.multipliedReportingOverflow(by: factor)
    if overflows { return nil }
    return Rational((x < 0) == (y < 0) ? product : -product, scale: s - t + missing)
  }
}

// MARK: - Sums

extension Rational {
  /// The sum, or `nil` if it needs an integer of more than `limit` bits or a scale out of range.
  ///
  /// A sum of decimals of very different scales is long: `1e1000000 + 1` has a million digits.
  @inlinable
  public func adding(_ other: Rational, limit: WideInt) -> Rational? {
    if case .scale(let scale) = tail, case .scale(scale) = other.tail,
      case (let sum, false) = coefficient.addingReportingOverflow(other.coefficient), sum != 0,
      Self.smallScales.contains(WideInt(scale))
    {
      return Rational(coefficient: sum, tail: .scale(scale))
    }
    return addingAny(other, limit: limit)
  }

  /// The sum of any two numbers.
  @usableFromInline
  func addingAny(_ other: Rational, limit: WideInt) -> Rational? {
    if let (x, y, scale) = Self.aligned(self, other),
      case (let sum, false) = x.addingReportingOverflow(y)
    {
      return Rational(sum, scale: scale)
    }
    return sum(with: other, isDifference: false, limit: limit)
  }

  /// The difference, with the same limits as a sum.
  public func subtracting(_ other: Rational, limit: WideInt) -> Rational? {
    if let (x, y, scale) = Self.aligned(self, other),
      case (let difference, false) = x.subtractingReportingOverflow(y)
    {
      return Rational(difference, scale: scale)
    }
    return sum(with: other, isDifference: true, limit: limit)
  }

  /// The sum or the difference of any two numbers.
  ///
  /// With g = gcd(d₁, d₂): n₁/d₁ + n₂/d₂ = t/(d₁ (d₂/g)) where t = n₁(d₂/g) + n₂(d₁/g), and a factor that t and the
  /// denominator have in common divides g (Knuth, The Art of Computer Programming 2, section 4.5.1).
  private func sum(with other: Rational, isDifference: Bool, limit: WideInt) -> Rational? {
    if isZero { return isDifference ? -other : other }
    if other.isZero { return self }
    let (left, right) = (parts, other.parts)
    let scale = max(left.scale, right.scale)
    guard let common = left.denominator.commonDivisor(with: right.denominator, limit: limit) else {
      return nil
    }
    let leftFactor = right.denominator.exactQuotient(dividingBy: common)
    let rightFactor = left.denominator.exactQuotient(dividingBy: common)
    guard
      let x = left.numerator.scaled(
        by: leftFactor, byTenToThe: scale - left.scale, limit: limit - 1),
      let y = right.numerator.scaled(
        by: rightFactor, byTenToThe: scale - right.scale, limit: limit - 1)
    else { return nil }
    let sum = isDifference ? x - y : x + y
    if sum.isZero { return 0 }
    if common.isOne {
      return Self.fraction(sum, left.denominator, right.denominator, scale: scale, limit: limit)
    }
    guard let shared = sum.commonDivisor(with: common, limit: limit) else { return nil }
    return Self.fraction(
      sum.exactQuotient(dividingBy: shared), rightFactor,
      right.denominator.exactQuotient(dividingBy: shared), scale: scale, limit: limit)
  }

  /// A fraction in lowest terms whose denominator is a product.
  private static func fraction(
    _ numerator: Integer, _ first: Integer, _ second: Integer, scale: WideInt, limit: WideInt
  ) -> Rational? {
    guard Integer.allows(bits: first.bitWidth + second.bitWidth - 1, limit: max(limit, 1)) else {
      return nil
    }
    return Rational(reduced: numerator, first * second, scale: scale)
  }
}

extension Integer {
  /// This × `factor` × 10^`exponent`, or `nil` if that may have more than `limit` bits.
  func scaled(by factor: Integer, byTenToThe exponent: WideInt, limit: WideInt) -> Integer? {
    let bits = bitWidth + factor.bitWidth + PowerOfTen.bitWidth(exponent) - 1
    guard Integer.allows(bits: bits, limit: limit) else { return nil }
    let product = factor.isOne ? self : self * factor
    return exponent == 0 ? product : product * PowerOfTen.integer(exponent)
  }
}

// MARK: - Products

extension Rational {
  /// The product, or `nil` if it needs an integer of more than `limit` bits or a scale out of range.
  @inlinable
  public func multiplied(by other: Rational, limit: WideInt) -> Rational? {
    if case .scale(let left) = tail, case .scale(let right) = other.tail,
      case (let product, false) = coefficient.multipliedReportingOverflow(by: other.coefficient),
      product != 0, case let scale = WideInt(left) + WideInt(right),
      Self.smallScales.contains(scale)
    {
      return Rational(small: product, scale: scale)
    }
    return multipliedLarge(by: other, limit: limit)
  }

  /// The product of any two numbers; common factors stand across, because each fraction is in lowest terms already.
  @usableFromInline
  func multipliedLarge(by other: Rational, limit: WideInt) -> Rational? {
    if isZero || other.isZero { return 0 }
    let (left, right) = (parts, other.parts)
    guard let first = left.numerator.commonDivisor(with: right.denominator, limit: limit),
      let second = right.numerator.commonDivisor(with: left.denominator, limit: limit)
    else { return nil }
    let x = left.numerator.exactQuotient(dividingBy: first)
    let y = right.numerator.exactQuotient(dividingBy: second)
    guard Integer.allows(bits: x.bitWidth + y.bitWidth, limit: limit) else { return nil }
    return Self.fraction(
      x * y, left.denominator.exactQuotient(dividingBy: second),
      right.denominator.exactQuotient(dividingBy: first), scale: left.scale + right.scale,
      limit: limit)
  }

  /// The quotient, or `nil` if it needs an integer of more than `limit` bits or a scale out of range.
  ///
  /// - Precondition: `divisor` is not zero.
  public func divided(by divisor: Rational, limit: WideInt) -> Rational? {
    precondition(!divisor.isZero, "division by zero")
    if isZero { return 0 }
    if let quotient = Self.smallQuotient(self, divisor) { return quotient }
    let (left, right) = (parts, divisor.parts)
    // Each fraction is in lowest terms, so nothing is left to cancel when this is done.
    guard let first = left.numerator.commonDivisor(with: right.numerator, limit: limit),
      let second = left.denominator.commonDivisor(with: right.denominator, limit: limit),
      let top = left.numerator.exactQuotient(dividingBy: first)
        .product(right.denominator.exactQuotient(dividingBy: second), limit: limit),
      let bottom = right.numerator.exactQuotient(dividingBy: first)
        .product(left.denominator.exactQuotient(dividingBy: second), limit: limit)
    else { return nil }
    return Rational(coprime: top, bottom, scale: left.scale - right.scale, limit: limit)
  }

  /// 1 / x, or `nil` if it needs an integer of more than `limit` bits.
  ///
  /// - Precondition: the number is not zero.
  public func reciprocal(limit: WideInt) -> Rational? {
    Rational(1).divided(by: self, limit: limit)
  }
}

extension Integer {
  fileprivate func product(_ other: Integer, limit: WideInt) -> Integer? {
    if other.isOne { return self }
    return Integer.allows(bits: bitWidth + other.bitWidth, limit: limit) ? self * other : nil
  }

  /// The greatest common divisor, which often is that of 1; `nil` where it would take long in a fraction of at most `limit` bits.
  ///
  /// A common divisor takes 20 to 30 times as long as a product. With an eighth of 2²⁵ bits it takes half a second, and an operation on fractions needs
  /// two of them. What is longer is then kept as an expression, like a number of more than `limit` bits.
  func commonDivisor(with other: Integer, limit: WideInt) -> Integer? {
    if isOne || other.isOne { return 1 }
    let bits = min(bitWidth, other.bitWidth)
    guard bits <= max(Self.longestQuickDivision, limit / 8) else { return nil }
    return greatestCommonDivisor(with: other)
  }

  /// With so many bits a common divisor takes a tenth of a second.
  private static let longestQuickDivision: WideInt = 1 << 20
}

// MARK: - Operators

extension Rational {
  /// The sum, whatever its size; for numbers that are known to be small.
  @inlinable
  public static func + (left: Rational, right: Rational) -> Rational {
    require(left.adding(right, limit: Integer.largestBitWidth))
  }

  /// The difference, whatever its size; for numbers that are known to be small.
  @inlinable
  public static func - (left: Rational, right: Rational) -> Rational {
    require(left.subtracting(right, limit: Integer.largestBitWidth))
  }

  /// The product, whatever its size; for numbers that are known to be small.
  @inlinable
  public static func * (left: Rational, right: Rational) -> Rational {
    require(left.multiplied(by: right, limit: Integer.largestBitWidth))
  }

  /// The quotient, whatever its size; for numbers that are known to be small.
  ///
  /// - Precondition: `right` is not zero.
  @inlinable
  public static func / (left: Rational, right: Rational) -> Rational {
    require(left.divided(by: right, limit: Integer.largestBitWidth))
  }

  /// The negated number.
  public static prefix func - (value: Rational) -> Rational { value.negated() }

  /// The negated number.
  public func negated() -> Rational {
    if case .small(let coefficient, let scale) = representation, coefficient != .min {
      return Self.require(Rational(-coefficient, scale: scale))
    }
    let (numerator, denominator, scale) = parts
    return Self.require(Rational(canonical: -numerator, denominator, scale: scale))
  }

  /// The absolute value.
  public var magnitude: Rational { signum < 0 ? negated() : self }
}
