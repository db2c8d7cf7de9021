// Balls around rational numbers: exact where the bits suffice, else with the bound of one or two
// roundings.

internal import CMPFR

extension Ball {
  /// The number `value`, rounded once where its powers of ten are multiplied out, and bounded otherwise.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - precision: the bits of the midpoint, at least ``minimumPrecision``.
  init(_ value: Rational, precision: WideInt) {
    switch value.representation {
    case .small(let coefficient, let scale) where -27...27 ~= scale:
      self = Self.decimal(coefficient, scale: scale, precision: precision)
    case .small, .large:
      let (numerator, denominator, scale) = value.parts
      self =
        PowerOfTen.bitWidth(abs(scale)) <= 4 * precision
        ? Self.fraction(numerator, denominator, scale: scale, precision: precision)
        : Self.scaled(numerator, denominator, scale: scale, precision: precision)
    }
  }

  /// c × 10^(−s) as c × 5^(−s) × 2^(−s): both c and 5^|s| fit 64 bits, and the last step is exact.
  private static func decimal(_ coefficient: WideInt, scale: WideInt, precision: WideInt) -> Ball {
    if scale == 0 { return Ball(exact: BigFloat(coefficient)) }
    let five = sci_power_of_five(UInt32(abs(scale)))
    let rounded = unsafe BigFloat.make(precision: max(precision, minimumPrecision)) { x in
      unsafe sci_mpfr_set_2exp(x, Int64(coefficient), -scale, MPFR_RNDN)
      return unsafe scale > 0
        ? sci_mpfr_div(x, x, five, MPFR_RNDN) : sci_mpfr_mul(x, x, five, MPFR_RNDN)
    }
    return Ball(rounded, radius: .zero)
  }

  /// n/d × 10^(−s), rounded once: MPFR divides integers of any length correctly.
  private static func fraction(
    _ numerator: Integer, _ denominator: Integer, scale: WideInt, precision: WideInt
  ) -> Ball {
    let power = PowerOfTen.five(abs(scale))
    let top = scale < 0 ? numerator * power : numerator
    let bottom = scale > 0 ? denominator * power : denominator
    let rounded = quotient(top, bottom, precision: max(precision, minimumPrecision))
    let shifted = rounded.value.scaled(byTwoToThe: -scale)
    return Ball((shifted, rounded.isExact), radius: .zero)
  }

  private static func quotient(
    _ top: Integer, _ bottom: Integer, precision: WideInt
  ) -> (value: BigFloat, isExact: Bool) {
    if bottom.isOne { return BigFloat.rounding(of: top, precision: precision, .halfEven) }
    guard let divisor = bottom.asInt, top.bitWidth <= precision else {
      return BigFloat(top).result(
        of: .divide, BigFloat(bottom), precision: precision, rounding: .halfEven)
    }
    // The numerator fits the midpoint, so that the division in place is the only rounding.
    return unsafe top.withPointer { z in
      unsafe BigFloat.make(precision: precision) { x in
        unsafe mpfr_set_z(x, z, MPFR_RNDN)
        return unsafe sci_mpfr_div(x, x, UInt64(divisor), MPFR_RNDN)
      }
    }
  }

  /// n/d × 10^(−s) as the product of two balls, each rounded once, for a power of ten that is too long to write out.
  private static func scaled(
    _ numerator: Integer, _ denominator: Integer, scale: WideInt, precision: WideInt
  ) -> Ball {
    let working = max(precision, minimumPrecision) + 4
    let power = Ball(exact: BigFloat(10)).power(integer: BigFloat(-scale), precision: working)
    return fraction(numerator, denominator, scale: 0, precision: working)
      .multiplied(by: power, precision: max(precision, minimumPrecision))
  }
}
