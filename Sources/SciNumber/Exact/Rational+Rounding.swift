// Rounding to decimals, integer parts and remainders of rational numbers.

internal import CMPFR

// MARK: - The core

extension Rational {
  /// The digits of |x| × 10^`shift` before the point, and what stands behind it.
  ///
  /// Nothing longer than the number itself and the result is made.
  func magnitudeScaled(byTenToThe shift: WideInt) -> (floor: Integer, tail: RoundingTail) {
    let (numerator, denominator, scale) = parts
    if numerator.isZero { return (0, .zero) }
    let power = shift - scale
    if denominator.isOne, -19...0 ~= power, let coefficient = numerator.asInt {
      return Self.smallQuotient(coefficient.magnitude, tens: -power)
    }
    guard decimalExponent + shift >= -1 else { return (0, .belowHalf) }
    let top = power > 0 ? numerator.magnitude * PowerOfTen.integer(power) : numerator.magnitude
    let bottom = power < 0 ? denominator * PowerOfTen.integer(-power) : denominator
    if bottom.isOne { return (top, .zero) }
    let (quotient, remainder) = top.quotientAndRemainder(dividingBy: bottom)
    if remainder.isZero { return (quotient, .zero) }
    let twice = remainder + remainder
    return (quotient, twice < bottom ? .belowHalf : twice == bottom ? .half : .aboveHalf)
  }

  private static func smallQuotient(
    _ value: WideUInt, tens: WideInt
  ) -> (floor: Integer, tail: RoundingTail) {
    let divisor = WideUInt(sci_power_of_ten(UInt32(tens)))
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return (Integer(UInt64(quotient)), RoundingTail(remainder, of: divisor))
  }

  /// |x| × 10^`shift` rounded to an integer, and whether that is exact.
  func magnitudeRounded(
    byTenToThe shift: WideInt, _ mode: RoundingMode
  ) -> (integer: Integer, isExact: Bool) {
    let (floor, tail) = magnitudeScaled(byTenToThe: shift)
    let increments = mode.incrementsMagnitude(
      isNegative: signum < 0, lastDigit: UInt8(floor.magnitudeModulo(10)), tail: tail)
    return (increments ? floor + 1 : floor, tail == .zero)
  }
}

// MARK: - Rounding to decimals

extension Rational {
  /// The number rounded to `decimals` digits after the point, or `nil` if that needs more than `limit` bits or the mode
  /// is ``RoundingMode/unnecessary`` and digits would be lost.
  ///
  /// A negative count rounds to tens, hundreds, …. A number that has no more digits is returned as it is, whatever
  /// its size: an integer is its own rounding. Only a fraction such as 1e1000/3 can meet the limit.
  public func rounded(_ mode: RoundingMode, decimals: WideInt = 0, limit: WideInt) -> Rational? {
    if case .small(let coefficient, let scale) = representation {
      if scale <= decimals { return self }
      if case (let lost, false) = scale.subtractingReportingOverflow(decimals), lost <= 18 {
        return Self.smallRounded(coefficient, digitsLost: lost, decimals: decimals, mode)
      }
    }
    return roundedLarge(mode, decimals: decimals, limit: limit)
  }

  /// The rounding of a small decimal that loses 1 to 18 digits, in machine integers.
  @inline(__always)
  private static func smallRounded(
    _ coefficient: WideInt, digitsLost lost: WideInt, decimals: WideInt, _ mode: RoundingMode
  ) -> Rational? {
    let divisor = WideUInt(sci_power_of_ten(UInt32(truncatingIfNeeded: lost)))
    let (quotient, remainder) = coefficient.magnitude.quotientAndRemainder(dividingBy: divisor)
    if mode == .unnecessary, remainder != 0 { return nil }
    let increments = mode.incrementsMagnitude(
      isNegative: coefficient < 0, lastDigit: UInt8(truncatingIfNeeded: quotient % 10),
      tail: RoundingTail(remainder, of: divisor))
    // At most 2⁶³ / 10 + 1.
    let magnitude = WideInt(truncatingIfNeeded: quotient) &+ (increments ? 1 : 0)
    return Rational(coefficient < 0 ? 0 &- magnitude : magnitude, scale: decimals)
  }

  @inline(never)
  private func roundedLarge(_ mode: RoundingMode, decimals: WideInt, limit: WideInt) -> Rational? {
    let (numerator, denominator, scale) = parts
    if denominator.isOne, scale <= decimals { return self }
    let (power, overflows) = decimals.subtractingReportingOverflow(scale)
    guard !overflows, Self.scales.contains(decimals) else { return nil }
    if power > 0 {
      let bits = numerator.bitWidth + PowerOfTen.bitWidth(power)
      guard Integer.allows(bits: bits, limit: limit) else { return nil }
    }
    let (integer, isExact) = magnitudeRounded(byTenToThe: decimals, mode)
    if mode == .unnecessary, !isExact { return nil }
    return Rational(reduced: signum < 0 ? -integer : integer, 1, scale: decimals)
  }

  /// The greatest integer that is not above the number; `nil` as for ``rounded(_:decimals:limit:)``.
  public func floor(limit: WideInt) -> Rational? { rounded(.floor, limit: limit) }

  /// The least integer that is not below the number; `nil` as for ``rounded(_:decimals:limit:)``.
  public func ceiling(limit: WideInt) -> Rational? { rounded(.ceiling, limit: limit) }

  /// The number without its fraction; `nil` as for ``rounded(_:decimals:limit:)``.
  public func truncated(limit: WideInt) -> Rational? { rounded(.towardZero, limit: limit) }
}

// MARK: - Rounding to an increment

extension Rational {
  /// The multiple of an increment that the number is rounded to; `nil` as for ``rounded(_:decimals:limit:)``.
  ///
  /// Modes that look at the last digit, such as ``RoundingMode/halfEven``, look at that of the count of increments: 0.125 is
  /// 2½ times 0.05 and becomes 0.10.
  ///
  /// ```swift
  /// let price = Rational(123, 100)
  /// let paid = price.rounded(.halfEven, toMultipleOf: Rational(5, 100), limit: 1000)  // 1.25
  /// ```
  ///
  /// - Precondition: `increment` is positive.
  public func rounded(
    _ mode: RoundingMode, toMultipleOf increment: Rational, limit: WideInt
  ) -> Rational? {
    precondition(increment.signum > 0, "an increment that is not positive")
    return divided(by: increment, limit: limit)?.rounded(mode, limit: limit)?
      .multiplied(by: increment, limit: limit)
  }
}

// MARK: - Division with remainder

extension Rational {
  /// The quotient rounded down, or `nil` if it needs more than `limit` bits.
  ///
  /// - Precondition: `divisor` is not zero.
  public func floorQuotient(dividingBy divisor: Rational, limit: WideInt) -> Rational? {
    divided(by: divisor, limit: limit)?.floor(limit: limit)
  }

  /// The remainder of ``floorQuotient(dividingBy:limit:)``, which has the sign of `divisor`.
  ///
  /// The quotient is not computed, and may be of any size. `nil` if more than `limit` bits are needed.
  ///
  /// - Precondition: `divisor` is not zero.
  public func modulo(_ divisor: Rational, limit: WideInt) -> Rational? {
    guard let remainder = remainder(dividingBy: divisor, limit: limit) else { return nil }
    let isOtherSide = !remainder.isZero && remainder.signum != divisor.signum
    return isOtherSide ? remainder.adding(divisor, limit: limit) : remainder
  }

  /// The remainder of the quotient rounded towards zero, which has the sign of this number.
  ///
  /// With both over the common denominator d₁d₂ × 10^s, s = max(s₁, s₂), they are integers X and Y. The power of ten
  /// in X may be huge and is taken modulo Y. The one in Y is not: where it would be longer than X, |x| < |y|.
  ///
  /// - Precondition: `divisor` is not zero.
  public func remainder(dividingBy divisor: Rational, limit: WideInt) -> Rational? {
    precondition(!divisor.isZero, "division by zero")
    if magnitude < divisor.magnitude { return self }
    let (left, right) = (parts, divisor.parts)
    let scale = max(left.scale, right.scale)
    guard
      let y = right.numerator.magnitude.scaled(
        by: left.denominator, byTenToThe: scale - right.scale, limit: limit),
      let factor = left.numerator.scaled(by: right.denominator, byTenToThe: 0, limit: limit),
      let bottom = left.denominator.scaled(by: right.denominator, byTenToThe: 0, limit: limit)
    else { return nil }
    let power = Self.powerOfTen(scale - left.scale, modulo: y)
    let x = (factor.quotientAndRemainder(dividingBy: y).remainder * power)
      .quotientAndRemainder(dividingBy: y).remainder
    return Rational(x, over: bottom, scale: scale, limit: limit)
  }

  /// 10^`exponent`, or its remainder by `modulus` where it is longer.
  private static func powerOfTen(_ exponent: WideInt, modulo modulus: Integer) -> Integer {
    PowerOfTen.log2Floor(exponent) <= modulus.bitWidth
      ? PowerOfTen.integer(exponent) : Integer(10).powerModulo(Integer(exponent), modulus)
  }

  /// About how many seconds ``remainder(dividingBy:limit:)`` takes.
  ///
  /// A quotient of the integers X and Y, and a square and a quotient for each bit of the exponent of the power of ten in X.
  func secondsOfRemainder(dividingBy divisor: Rational) -> Double {
    let (left, right) = (parts, divisor.parts)
    let shift = right.scale - left.scale
    let bits =
      right.numerator.bitWidth + left.denominator.bitWidth
      + (shift < 0 ? PowerOfTen.bitWidth(-shift) : 0)
    let steps =
      shift > 0 && PowerOfTen.log2Floor(shift) > bits
      ? WideInt(WideInt.bitWidth - shift.leadingZeroBitCount) : 1
    return Double(steps) * Operation.quasilinear(bits, secondsAtMillion: 0.02)
  }

  /// A number with the same remainder by `modulus`: the one nearest to zero that has the same sign.
  ///
  /// Exact for any size of the number: `1e1000000` modulo 360 takes microseconds. For whole turns of angles.
  ///
  /// - Precondition: `modulus` is positive.
  public func reduced(modulo modulus: Integer) -> Rational {
    precondition(modulus.signum > 0, "a modulus that is not positive")
    return Self.require(
      remainder(dividingBy: Rational(modulus), limit: Integer.largestBitWidth))
  }
}
