// The constants, rounded to nearest: π, e and their company.

internal import CMPFR

extension SmallBall {
  /// The order of the constants in kernel_tables.h.
  private enum Constant: UInt32 {
    case pi, e, ln2, ln10, inverseLn2, inverseLn10, degree, radian
  }

  /// An entry is off by no more than half an ulp.
  @inline(__always)
  private init(_ constant: Constant) {
    self.init(
      proved: UInt128(sci_constant(constant.rawValue)),
      exponent: Int32(sci_constant_exponent(constant.rawValue)), error: 1, isNegative: false)
  }

  /// The circle constant π.
  package static var pi: SmallBall { SmallBall(.pi) }
  /// Euler's number e.
  package static var e: SmallBall { SmallBall(.e) }
  /// ln 2.
  package static var ln2: SmallBall { SmallBall(.ln2) }
  /// ln 10.
  package static var ln10: SmallBall { SmallBall(.ln10) }
  /// 1 / ln 2.
  static var inverseLn2: SmallBall { SmallBall(.inverseLn2) }
  /// 1 / ln 10.
  static var inverseLn10: SmallBall { SmallBall(.inverseLn10) }
  /// A degree in radians: π/180.
  package static var degree: SmallBall { SmallBall(.degree) }
  /// A radian in degrees: 180/π.
  package static var radian: SmallBall { SmallBall(.radian) }

  /// π/2; half of the error of π, in ulps of half the size.
  static var halfPi: SmallBall {
    let pi = SmallBall.pi
    return SmallBall(
      proved: pi.mantissa, exponent: pi.exponent &- 1, error: pi.error, isNegative: false)
  }
}
