internal import CMPFR

/// Powers of ten and their sizes, by logarithms in fixed point that are rounded to the proven side.
enum PowerOfTen {
  /// ⌊2⁶⁴ log₁₀ 2⌋; the logarithm is irrational, so that it lies strictly below the next integer.
  private static let logOfTwo: WideUInt = 0x4d10_4d42_7de7_fbcc

  /// ⌊2⁶⁴ (log₂ 10 − 3)⌋.
  private static let logOfTen: WideUInt = 0x5269_e12f_346e_2bf9

  /// ⌊k log₁₀ 2⌋, or less where the logarithm's lower bound does not reach it, for k from 0: so 10^e ≤ 2^k.
  static func exponent(notAbove bits: WideInt) -> WideInt {
    WideInt(WideUInt(bits).multipliedFullWidth(by: logOfTwo).high)
  }

  /// A number above k log₁₀ 2, for k from 0: so 2^k < 10^e.
  static func exponent(notBelow bits: WideInt) -> WideInt {
    WideInt(WideUInt(bits).multipliedFullWidth(by: logOfTwo + 1).high) + 1
  }

  /// A lower bound of log₂ 10^`exponent` for exponents from 0 to 2⁶¹; at most 1 too small.
  static func log2Floor(_ exponent: WideInt) -> WideInt {
    3 * exponent + WideInt(WideUInt(exponent).multipliedFullWidth(by: logOfTen).high)
  }

  /// An upper bound of the bits of 10^`exponent` for exponents from 0 to 2⁶¹: more than log₂.
  static func bitWidth(_ exponent: WideInt) -> WideInt {
    3 * exponent + WideInt(WideUInt(exponent).multipliedFullWidth(by: logOfTen + 1).high) + 1
  }

  /// 10^`exponent`; for callers that know its size.
  static func integer(_ exponent: WideInt) -> Integer {
    exponent < 19
      ? Integer(WideInt(sci_power_of_ten(UInt32(exponent))))
      : unsafe Integer.make { unsafe __gmpz_ui_pow_ui($0, 10, UInt(exponent)) }
  }

  /// 5^`exponent`; for callers that know its size.
  static func five(_ exponent: WideInt) -> Integer {
    exponent < 28
      ? Integer(sci_power_of_five(UInt32(exponent)))
      : unsafe Integer.make { unsafe __gmpz_ui_pow_ui($0, 5, UInt(exponent)) }
  }
}
