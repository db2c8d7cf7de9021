/// A rational number with its power of two taken out: n/d × 2^e with odd n and d > 0 without a common factor; 0 is 0/1.
struct BinaryFraction {
  let numerator, denominator: Integer
  let exponent: WideInt

  /// n/d × 2^`exponent`, where n and d have no common factor but may be even, and d > 0.
  init(_ numerator: Integer, _ denominator: Integer = 1, exponent: WideInt = 0) {
    let (above, below) =
      numerator.isZero
      ? (0, 0) : (numerator.trailingZeroBitCount, denominator.trailingZeroBitCount)
    self.numerator = numerator.shiftedRight(by: above)
    self.denominator = denominator.shiftedRight(by: below)
    self.exponent = exponent + above - below
  }

  /// The number `value`, or `nil` if its numerator or denominator has more than about `limit` bits.
  init?(_ value: Rational, limit: WideInt) {
    let (numerator, denominator, scale) = value.parts
    guard PowerOfTen.bitWidth(abs(scale)) <= limit, numerator.bitWidth <= limit,
      denominator.bitWidth <= limit
    else { return nil }
    let power = PowerOfTen.five(abs(scale))
    // Of 5^s in the denominator the numerator may have a part; d has no factor 5.
    let common = scale > 0 ? numerator.greatestCommonDivisor(with: power) : 1
    self.init(
      scale < 0 ? numerator * power : numerator.exactQuotient(dividingBy: common),
      scale > 0 ? denominator * power.exactQuotient(dividingBy: common) : denominator,
      exponent: -scale)
  }

  /// n/d for d ≠ 0, in lowest terms.
  init(reducing numerator: Integer, _ denominator: Integer) {
    let common = numerator.greatestCommonDivisor(with: denominator)
    let divisor = denominator.signum < 0 ? -common : common
    self.init(
      numerator.exactQuotient(dividingBy: divisor), denominator.exactQuotient(dividingBy: divisor))
  }

  /// The fraction of two integers.
  var integers: (numerator: Integer, denominator: Integer) {
    (
      numerator.shiftedLeft(by: max(0, exponent)), denominator.shiftedLeft(by: max(0, -exponent))
    )
  }

  var isOne: Bool { numerator.isOne && denominator.isOne && exponent == 0 }

  /// How many bits numerator and denominator have together.
  var height: WideInt { numerator.bitWidth + denominator.bitWidth }

  /// An e with |x| < 2^e, no more than 2 above the least; for a number that is not zero.
  var magnitudeExponent: WideInt { numerator.bitWidth - denominator.bitWidth + 1 + exponent }

  /// An upper bound of |x|.
  var magnitude: Magnitude {
    let above = BigFloat(numerator.magnitude, precision: 64, rounding: .ceiling)
    let below = BigFloat(denominator, precision: 64, rounding: .floor)
    return (Magnitude(atLeast: above) / Magnitude(atMost: below)).scaled(byTwoToThe: exponent)
  }

  var negated: BinaryFraction { BinaryFraction(-numerator, denominator, exponent: exponent) }

  var squared: BinaryFraction {
    BinaryFraction(numerator * numerator, denominator * denominator, exponent: 2 * exponent)
  }

  func scaled(byTwoToThe power: WideInt) -> BinaryFraction {
    BinaryFraction(numerator, denominator, exponent: exponent + power)
  }

  /// The number, with a rounding each of the numerator, the denominator and the quotient.
  func ball(bits: WideInt) -> WorkingBall {
    WorkingBall(numerator, timesTwoToThe: exponent, bits: bits)
      / WorkingBall(denominator, timesTwoToThe: 0, bits: bits)
  }
}
