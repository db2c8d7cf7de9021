import CSystemMPFR
import SciNumber

/// A kernel, what MPFR or FLINT has for it, and the arguments that it is tried on.
struct Kernel {
  typealias Reference = (_ y: mpfr_ptr, _ x: mpfr_srcptr) -> Void

  let name: String
  /// The exponents of random arguments.
  let exponents: ClosedRange<Int32>
  /// Whether arguments may be negative.
  var takesNegative = true
  /// Near what arguments are interesting, beside the points of the tables.
  var landmark: Landmark = .none
  let compute: (SmallBall) -> SmallBall?
  let reference: Reference

  /// Arguments that are harder than others.
  enum Landmark {
    case none, one, quarterTurns, rightAngles
  }
}

extension Kernel {
  private static func mpfr(
    _ function: @escaping (mpfr_ptr, mpfr_srcptr, mpfr_rnd_t) -> Int32
  ) -> Reference {
    { y, x in _ = function(y, x, MPFR_RNDN) }
  }

  private static func degrees(
    _ function: @escaping (mpfr_ptr, mpfr_srcptr, UInt, mpfr_rnd_t) -> Int32
  ) -> Reference {
    { y, x in _ = function(y, x, 360, MPFR_RNDN) }
  }

  static var all: [Kernel] { elementary + angles + others }

  private static var elementary: [Kernel] {
    [
      Kernel(
        name: "sqrt", exponents: -3000...3000, takesNegative: false,
        compute: { $0.squareRoot() }, reference: mpfr(mpfr_sqrt)),
      Kernel(
        name: "exp", exponents: -70...12, compute: { $0.exp() },
        reference: ball("arb_exp", else: mpfr(mpfr_exp))),
      Kernel(
        name: "expm1", exponents: -130...12, compute: { $0.expMinusOne() },
        reference: ball("arb_expm1", else: mpfr(mpfr_expm1))),
      Kernel(
        name: "log", exponents: -300...300, takesNegative: false, landmark: .one,
        compute: { $0.log() }, reference: ball("arb_log", else: mpfr(mpfr_log))),
      Kernel(
        name: "log1p", exponents: -130...60, compute: { $0.logOnePlus() },
        reference: ball("arb_log1p", else: mpfr(mpfr_log1p))),
      Kernel(
        name: "log2", exponents: -300...300, takesNegative: false, landmark: .one,
        compute: { $0.log2() }, reference: logarithmBall(2, else: mpfr(mpfr_log2))),
      Kernel(
        name: "log10", exponents: -300...300, takesNegative: false, landmark: .one,
        compute: { $0.log10() }, reference: logarithmBall(10, else: mpfr(mpfr_log10))),
    ]
  }

  private static var angles: [Kernel] {
    [
      Kernel(
        name: "sin", exponents: -130...39, landmark: .quarterTurns, compute: { $0.sin() },
        reference: ball("arb_sin", else: mpfr(mpfr_sin))),
      Kernel(
        name: "cos", exponents: -60...39, landmark: .quarterTurns, compute: { $0.cos() },
        reference: ball("arb_cos", else: mpfr(mpfr_cos))),
      Kernel(
        name: "tan", exponents: -130...39, landmark: .quarterTurns, compute: { $0.tan() },
        reference: ball("arb_tan", else: mpfr(mpfr_tan))),
      Kernel(
        name: "dsin", exponents: -130...59, landmark: .rightAngles,
        compute: { $0.sinOfDegrees() },
        reference: ballOfDegrees("arb_sin_pi", else: degrees(mpfr_sinu))),
      Kernel(
        name: "dcos", exponents: -60...59, landmark: .rightAngles,
        compute: { $0.cosOfDegrees() },
        reference: ballOfDegrees("arb_cos_pi", else: degrees(mpfr_cosu))),
      Kernel(
        name: "dtan", exponents: -130...59, landmark: .rightAngles,
        compute: { $0.tanOfDegrees() },
        reference: ballOfDegrees("arb_tan_pi", else: degrees(mpfr_tanu))),
      Kernel(
        name: "atan", exponents: -130...130, compute: { $0.atan() },
        reference: ball("arb_atan", else: mpfr(mpfr_atan))),
      Kernel(
        name: "asin", exponents: -130 ... -1, landmark: .one, compute: { $0.asin() },
        reference: ball("arb_asin", else: mpfr(mpfr_asin))),
      Kernel(
        name: "acos", exponents: -60 ... -1, landmark: .one, compute: { $0.acos() },
        reference: ball("arb_acos", else: mpfr(mpfr_acos))),
      Kernel(
        name: "datan", exponents: -130...130, compute: { $0.atanInDegrees() },
        reference: ballInDegrees("arb_atan", else: degrees(mpfr_atanu))),
      Kernel(
        name: "dasin", exponents: -130 ... -1, landmark: .one, compute: { $0.asinInDegrees() },
        reference: ballInDegrees("arb_asin", else: degrees(mpfr_asinu))),
      Kernel(
        name: "dacos", exponents: -60 ... -1, landmark: .one, compute: { $0.acosInDegrees() },
        reference: ballInDegrees("arb_acos", else: degrees(mpfr_acosu))),
    ]
  }

  private static var others: [Kernel] {
    [
      Kernel(
        name: "sinh", exponents: -130...12, compute: { $0.sinh() },
        reference: ball("arb_sinh", else: mpfr(mpfr_sinh))),
      Kernel(
        name: "cosh", exponents: -60...12, compute: { $0.cosh() },
        reference: ball("arb_cosh", else: mpfr(mpfr_cosh))),
      Kernel(
        name: "tanh", exponents: -130...5, compute: { $0.tanh() },
        reference: ball("arb_tanh", else: mpfr(mpfr_tanh))),
      Kernel(
        name: "asinh", exponents: -130...130, compute: { $0.asinh() },
        reference: ball("arb_asinh", else: mpfr(mpfr_asinh))),
      Kernel(
        name: "acosh", exponents: 0...130, takesNegative: false, landmark: .one,
        compute: { $0.acosh() }, reference: ball("arb_acosh", else: mpfr(mpfr_acosh))),
      Kernel(
        name: "atanh", exponents: -130 ... -1, landmark: .one, compute: { $0.atanh() },
        reference: ball("arb_atanh", else: mpfr(mpfr_atanh))),
      Kernel(
        name: "cbrt", exponents: -300...300, compute: { $0.root(3) }, reference: mpfr(mpfr_cbrt)),
      Kernel(
        name: "pow7", exponents: -300...300, compute: { $0.raised(toInteger: 7) },
        reference: { y, x in _ = mpfr_pow_si(y, x, 7, MPFR_RNDN) }),
      Kernel(
        name: "pow-3", exponents: -300...300, compute: { $0.raised(toInteger: -3) },
        reference: { y, x in _ = mpfr_pow_si(y, x, -3, MPFR_RNDN) }),
      // Beside its reference it has an argument of its own: 1/8 times the square of the first.
      Kernel(
        name: "add", exponents: -300...300,
        compute: { x in
          (x * x).flatMap { square in
            SmallBall(8).flatMap { square / $0 }?.negated.sum(with: x)
          }
        },
        reference: { y, x in
          mpfr_sqr(y, x, MPFR_RNDN)
          mpfr_div_2ui(y, y, 3, MPFR_RNDN)
          mpfr_sub(y, x, y, MPFR_RNDN)
        }),
      Kernel(
        name: "divide", exponents: -300...300,
        compute: { x in SmallBall(355, over: 113).flatMap { $0 / x } },
        reference: { y, x in
          mpfr_set_ui(y, 355, MPFR_RNDN)
          mpfr_div_ui(y, y, 113, MPFR_RNDN)
          mpfr_div(y, y, x, MPFR_RNDN)
        }),
      Kernel(
        name: "pow", exponents: -300...300, takesNegative: false, landmark: .one,
        compute: { x in SmallBall(22, over: 7).flatMap { x.raised(to: $0) } },
        reference: powerBall(22, over: 7) { y, x in
          mpfr_set_ui(y, 22, MPFR_RNDN)
          mpfr_div_ui(y, y, 7, MPFR_RNDN)
          mpfr_pow(y, x, y, MPFR_RNDN)
        }),
    ]
  }
}

extension SmallBall {
  fileprivate func sum(with other: SmallBall) -> SmallBall? { self + other }
}
