internal import CMPFR

// The functions of one number, each with all that enclosing it takes in one entry. To add one, add a case and its entry;
// CONTRIBUTING.md shows the way with the error function.

extension BigFloat {
  /// A function of one number, correctly rounded by MPFR.
  public enum Unary: String, CaseIterable, Sendable {
    case negate, magnitude
    case exp, expMinusOne, log, logOnePlus
    case sin, cos, tan, asin, acos, atan
    case sinh, cosh, tanh, asinh, acosh, atanh
    case gamma, erf, erfc
  }
}

extension BigFloat.Unary {
  typealias Implementation = @convention(c) (mpfr_ptr?, mpfr_srcptr?, mpfr_rnd_t) -> Int32

  /// How the values of a function f over a ball are enclosed.
  enum EnclosureRule {
    /// By its values at the two ends, since f rises.
    case rising
    /// By its values at the two ends, since f falls.
    case falling
    /// By its value at the midpoint and a bound s of |f′| over the ball.
    ///
    /// |f(m + δ) − f(m)| ≤ s·r, by the mean value theorem.
    case slope(@Sendable (Ball) -> Magnitude)
    /// By a method of its own.
    case own(@Sendable (Ball, _ precision: WideInt) -> Ball)
  }

  /// What enclosing a function takes.
  @safe
  struct Entry {
    /// MPFR's function (MPFR 4.2 manual, section 5).
    let implementation: Implementation
    let enclosure: EnclosureRule
    /// How many bits are lost for each bit that the operand has before the point.
    ///
    /// eˣ turns an absolute error of x into a relative one, so that it loses as many bits as x has before the point. 0
    /// where a relative error of x stays about as large.
    var integerBitsLost = 0
    /// From |x| ≥ 2^e on, more bits of x change nothing: the value is out of the range of exponents, or next to a limit.
    var saturationExponent: WideInt?
    /// The highest precision that MPFR answers at in seconds, where that is low, and about how many they are.
    var maximumBits: WideInt?
    var secondsAtMaximumBits: Double?
  }

  /// The function's entry.
  var entry: Entry {
    switch self {
    case .negate: unsafe Entry(implementation: mpfr_neg, enclosure: .own { x, _ in x.negated() })
    case .magnitude:
      unsafe Entry(
        implementation: { unsafe mpfr_set4($0, $1, $2, 1) },
        enclosure: .own { $0.absolute(precision: $1) })

    case .exp:
      unsafe Entry(
        implementation: mpfr_exp, enclosure: .own { $0.exp(precision: $1) }, integerBitsLost: 1,
        saturationExponent: 61)
    case .expMinusOne:
      unsafe Entry(
        implementation: mpfr_expm1, enclosure: .own { $0.expMinusOne(precision: $1) },
        integerBitsLost: 1, saturationExponent: 61)
    case .log: unsafe Entry(implementation: mpfr_log, enclosure: .own { $0.log(precision: $1) })
    case .logOnePlus:
      unsafe Entry(
        implementation: mpfr_log1p, enclosure: .own { $0.logOnePlus(precision: $1) })

    // In radians; other units are in `Turning`.
    case .sin:
      unsafe Entry(
        implementation: mpfr_sin,
        enclosure: .own { $0.sineOrCosine(.sin, .radians, precision: $1) }, integerBitsLost: 1)
    case .cos:
      unsafe Entry(
        implementation: mpfr_cos,
        enclosure: .own { $0.sineOrCosine(.cos, .radians, precision: $1) }, integerBitsLost: 1)
    case .tan:
      unsafe Entry(
        implementation: mpfr_tan, enclosure: .own { $0.tan(.radians, precision: $1) },
        integerBitsLost: 1)
    case .asin:
      unsafe Entry(
        implementation: mpfr_asin, enclosure: .own { $0.asin(.radians, precision: $1) })
    case .acos:
      unsafe Entry(
        implementation: mpfr_acos, enclosure: .own { $0.acos(.radians, precision: $1) })
    case .atan:
      unsafe Entry(
        implementation: mpfr_atan, enclosure: .own { $0.atan(.radians, precision: $1) })

    case .sinh:
      unsafe Entry(
        implementation: mpfr_sinh, enclosure: .own { $0.sinh(precision: $1) }, integerBitsLost: 1,
        saturationExponent: 61)
    case .cosh:
      unsafe Entry(
        implementation: mpfr_cosh, enclosure: .own { $0.cosh(precision: $1) }, integerBitsLost: 1,
        saturationExponent: 61)
    case .tanh:
      // tanh′(ξ) = 1/cosh² ξ is at most 1, and below 4e^(−2|ξ|) ≤ 2^(2 − 2k) for k ≤ |ξ|.
      unsafe Entry(
        implementation: mpfr_tanh,
        enclosure: .slope { x in
          x.leastPower(atMost: 24).map { min(.one, .powerOfTwo(2 - 2 * $0)) } ?? .one
        })
    case .asinh:
      // asinh′(ξ) = 1/√(1 + ξ²) ≤ 1/max(1, k) for a lower bound k of |ξ|.
      unsafe Entry(
        implementation: mpfr_asinh, enclosure: .slope { x in .one / max(.one, x.mignitude) })
    case .acosh:
      unsafe Entry(implementation: mpfr_acosh, enclosure: .own { $0.acosh(precision: $1) })
    case .atanh:
      unsafe Entry(implementation: mpfr_atanh, enclosure: .own { $0.atanh(precision: $1) })

    case .gamma:
      // MPFR's Γ at 1/3 takes 1 s at 10,000 bits, 14 s at 20,000 and 72 s at 33,000.
      unsafe Entry(
        implementation: mpfr_gamma, enclosure: .own { $0.gamma(precision: $1) },
        integerBitsLost: 1, saturationExponent: 61, maximumBits: 1 << 14,
        secondsAtMaximumBits: 4)
    case .erf:
      // erf′(ξ) = (2/√π)e^(−ξ²), and 2/√π = 1.1283… < 5/4. With k a lower bound of |ξ|, e^(−ξ²) ≤ 1/(1 + k²), since
      // eᵗ ≥ 1 + t; and that is no more than 1/max(1, k²). It is also at most 2^(−k²).
      // At 100 it takes 0.5 s at 2¹⁴ bits, and more than half a minute at 2¹⁸.
      unsafe Entry(
        implementation: mpfr_erf,
        enclosure: .slope { x in
          let bound = (Magnitude(5) / max(.one, x.mignitude.squaredDown)).scaled(byTwoToThe: -2)
          return x.leastPower(atMost: 12)
            .map { min(bound, Magnitude.powerOfTwo(1 - $0 * $0)) } ?? bound
        },
        maximumBits: 1 << 14, secondsAtMaximumBits: 0.5)
    case .erfc:
      // The tail is about e^(−x²)/(x√π), which turns an absolute error δ of x into a relative one of 2xδ: twice the
      // bits before the point. From 2³⁰ on it is below 2^(−2⁶⁰), and as close to 2 on the other side.
      // At 100 it takes 2 s at 2¹⁴ bits.
      unsafe Entry(
        implementation: mpfr_erfc, enclosure: .falling, integerBitsLost: 2,
        saturationExponent: 30, maximumBits: 1 << 14, secondsAtMaximumBits: 2)
    }
  }
}

extension Ball {
  /// A power of two, 2^`exponent` at most, that is not above |x|; `nil` if there is none from 1 on.
  fileprivate func leastPower(atMost exponent: WideInt) -> WideInt? {
    // |x| ≥ 2^(e − 1).
    let least = mignitude
    return least < .one ? nil : 1 << min(least.exponent - 1, exponent)
  }

  /// The image under one of MPFR's functions.
  func image(under function: BigFloat.Unary, precision: WideInt) -> Ball {
    if isLarge(for: function) { return imageOfLarge(under: function, precision: precision) }
    switch function.entry.enclosure {
    case .rising: return rising(function, precision: precision)
    case .falling: return falling(function, precision: precision)
    case .own(let enclose): return enclose(self, precision)
    case .slope(let bound):
      guard !isUnbounded else { return .everything }
      return Ball(
        midpoint.result(of: function, precision: precision, rounding: .halfEven),
        radius: radius * bound(self))
    }
  }
}
