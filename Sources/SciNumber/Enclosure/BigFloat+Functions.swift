internal import CMPFR

// Every function here is MPFR's, correctly rounded at the given precision (MPFR 4.2 manual, section 5).
// The tables hold the C functions themselves, so that one test walks over all of them.

extension BigFloat {
  /// A trigonometric function of a number measured in parts of a turn.
  public enum Turning: String, CaseIterable, Sendable {
    case sin, cos, tan, asin, acos, atan

    typealias Implementation =
      @convention(c) (mpfr_ptr?, mpfr_srcptr?, UInt, mpfr_rnd_t) -> Int32

    var implementation: Implementation {
      switch self {
      case .sin: unsafe mpfr_sinu
      case .cos: unsafe mpfr_cosu
      case .tan: unsafe mpfr_tanu
      case .asin: unsafe mpfr_asinu
      case .acos: unsafe mpfr_acosu
      case .atan: unsafe mpfr_atanu
      }
    }
  }

  /// A function of two numbers.
  public enum Binary: String, CaseIterable, Sendable {
    case add, subtract, multiply, divide, power

    typealias Implementation =
      @convention(c) (mpfr_ptr?, mpfr_srcptr?, mpfr_srcptr?, mpfr_rnd_t) -> Int32

    var implementation: Implementation {
      switch self {
      case .add: unsafe mpfr_add
      case .subtract: unsafe mpfr_sub
      case .multiply: unsafe mpfr_mul
      case .divide: unsafe mpfr_div
      case .power: unsafe mpfr_pow
      }
    }
  }
}

// MARK: - Applying

extension BigFloat {
  /// The value of `function` here, rounded once.
  ///
  /// NaN where the function is undefined; infinite at a pole or beyond the range of exponents.
  public func applying(
    _ function: Unary, precision: WideInt, rounding: RoundingMode
  ) -> BigFloat {
    result(of: function, precision: precision, rounding: rounding).value
  }

  func result(
    of function: Unary, precision: WideInt, rounding: RoundingMode
  ) -> (value: BigFloat, isExact: Bool) {
    let implementation = unsafe function.entry.implementation
    return unsafe withPointer { x in
      unsafe Self.make(precision: precision, rounding: rounding) {
        unsafe implementation($0, x, $1)
      }
    }
  }

  /// The value of `function` where a whole turn measures `turn`, rounded once.
  ///
  /// `turn` is 360 for degrees and 400 for gradians. The argument is reduced exactly, whatever its size.
  public func applying(
    _ function: Turning, turn: WideInt, precision: WideInt, rounding: RoundingMode
  ) -> BigFloat {
    result(of: function, turn: turn, precision: precision, rounding: rounding).value
  }

  func result(
    of function: Turning, turn: WideInt, precision: WideInt, rounding: RoundingMode
  ) -> (value: BigFloat, isExact: Bool) {
    let implementation = unsafe function.implementation
    let turn = UInt(turn)
    return unsafe withPointer { x in
      unsafe Self.make(precision: precision, rounding: rounding) {
        unsafe implementation($0, x, turn, $1)
      }
    }
  }

  /// The value of `function` of this and `other`, rounded once.
  public func applying(
    _ function: Binary, _ other: BigFloat, precision: WideInt, rounding: RoundingMode
  ) -> BigFloat {
    result(of: function, other, precision: precision, rounding: rounding).value
  }

  func result(
    of function: Binary, _ other: BigFloat, precision: WideInt, rounding: RoundingMode
  ) -> (value: BigFloat, isExact: Bool) {
    let implementation = unsafe function.implementation
    return unsafe withPointer { x in
      unsafe other.withPointer { y in
        unsafe Self.make(precision: precision, rounding: rounding) {
          unsafe implementation($0, x, y, $1)
        }
      }
    }
  }

  /// The `degree`-th root, rounded once; NaN for an even root of a negative number.
  ///
  /// A square root has a function of its own: of 2 it takes 12 ns at 96 bits, and `mpfr_rootn_ui` 101 ns.
  func root(
    _ degree: WideInt, precision: WideInt, rounding: RoundingMode
  ) -> (value: BigFloat, isExact: Bool) {
    let degree = UInt(degree)
    return unsafe withPointer { x in
      unsafe Self.make(precision: precision, rounding: rounding) {
        unsafe degree == 2 ? mpfr_sqrt($0, x, $1) : mpfr_rootn_ui($0, x, degree, $1)
      }
    }
  }

  /// The cube root, rounded once.
  package func cubeRoot(precision: WideInt, rounding: RoundingMode) -> BigFloat {
    unsafe withPointer { x in
      unsafe Self.make(precision: precision, rounding: rounding) { unsafe mpfr_cbrt($0, x, $1) }
    }.value
  }

  /// The logarithm to base 2, rounded once; NaN for a negative number.
  package func logarithmToBaseTwo(precision: WideInt, rounding: RoundingMode) -> BigFloat {
    unsafe withPointer { x in
      unsafe Self.make(precision: precision, rounding: rounding) { unsafe mpfr_log2($0, x, $1) }
    }.value
  }

  /// The natural logarithm of a positive integer, rounded once.
  static func logarithm(
    of integer: WideUInt, precision: WideInt, rounding: RoundingMode
  ) -> (value: BigFloat, isExact: Bool) {
    unsafe make(precision: precision, rounding: rounding) {
      unsafe sci_mpfr_log($0, UInt64(integer), $1)
    }
  }

  /// The number as an integer without sign, if it is one.
  var smallInteger: WideUInt? {
    guard isInteger, unsafe withPointer({ unsafe mpfr_fits_uintmax_p($0, MPFR_RNDZ) }) != 0 else {
      return nil
    }
    return WideUInt(unsafe withPointer { unsafe __gmpfr_mpfr_get_uj($0, MPFR_RNDZ) })
  }

  /// The nearest integer, if 64 bits hold it.
  var nearestInteger: WideInt? {
    guard unsafe withPointer({ unsafe mpfr_fits_intmax_p($0, MPFR_RNDN) }) != 0 else { return nil }
    return WideInt(unsafe withPointer { unsafe __gmpfr_mpfr_get_sj($0, MPFR_RNDN) })
  }

  /// ln Γ of a positive number, rounded to nearest.
  func logarithmOfGamma(precision: WideInt) -> (value: BigFloat, isExact: Bool) {
    unsafe withPointer { x in
      unsafe Self.make(precision: precision, rounding: .halfEven) {
        unsafe mpfr_lngamma($0, x, $1)
      }
    }
  }

  /// This × 2^`exponent`, exactly.
  func scaled(byTwoToThe exponent: WideInt) -> BigFloat {
    unsafe withPointer { x in
      unsafe Self.make(precision: precision) {
        unsafe sci_mpfr_mul_2exp($0, x, Int64(exponent), MPFR_RNDN)
      }
      .value
    }
  }
}
