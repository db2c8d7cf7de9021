// Integers from binary floating-point numbers.

internal import CMPFR

extension Integer {
  /// The integer that `value` is; `nil` if it has a fraction, is infinite or NaN, or has more than `limit` bits.
  public init?(exactly value: BigFloat, limit: WideInt) {
    guard value.isInteger, Integer.allows(bits: value.exponent ?? 0, limit: limit) else {
      return nil
    }
    self = unsafe value.withPointer { x in
      unsafe Integer.make { _ = unsafe mpfr_get_z($0, x, MPFR_RNDN) }
    }
  }
}

extension BigFloat {
  /// The integer `value`, exactly, in as many bits as it has.
  public init(_ value: Integer) {
    self = Self.rounding(of: value, precision: max(1, value.bitWidth), .halfEven).value
  }

  /// The integer `value`, rounded once.
  public init(_ value: Integer, precision: WideInt, rounding: RoundingMode) {
    self = Self.rounding(of: value, precision: precision, rounding).value
  }

  /// The integer `value`, rounded once, and whether it is exact.
  static func rounding(
    of value: Integer, precision: WideInt, _ rounding: RoundingMode
  ) -> (value: BigFloat, isExact: Bool) {
    unsafe value.withPointer { z in
      unsafe make(precision: precision, rounding: rounding) { unsafe mpfr_set_z($0, z, $1) }
    }
  }
}
