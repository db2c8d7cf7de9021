/// A function of a complex number that is enclosed by a method of its own, which gives one of the two parts.
///
/// Each is enclosed in a part of the plane; formulas of ``Complex`` bring all other numbers there.
enum ComplexSpecial: String, Hashable, Sendable {
  /// Γ(z), ln Γ(z) and ψ(z) for Re z > 0.
  case gamma, logGamma, digamma
  /// erf z, and erfc z for Re z ≥ 0.
  case erf, erfc
  /// ζ(s) − 1 for Re s > 0.
  case zetaTail
  /// The w above the real axis with w + ln w = z, and the one with ln w − w = z.
  case wrightOmega, oppositeOmega
}

extension Complex {
  /// The value of a function inside of the part of the plane where it is enclosed.
  init(_ function: ComplexSpecial, _ z: Complex) {
    self.init(
      Real(.complex(function, isImaginary: false), z.real, z.imaginary),
      Real(.complex(function, isImaginary: true), z.real, z.imaginary))
  }
}

extension SpecialWork {
  /// The ball of a part of the value from the balls of the parts of the argument.
  func complex(
    _ function: ComplexSpecial, isImaginary: Bool, _ x: Ball, _ y: Ball
  ) throws(MathError) -> Ball {
    try refined { bits throws(MathError) in
      let z = ComplexBall(x, y, bits: bits)
      guard !z.isUnbounded else { return WorkingBall(.everything, bits: bits) }
      let value = try value(of: function, z)
      return isImaginary ? value.imaginary : value.real
    }
  }

  private func value(
    of function: ComplexSpecial, _ z: ComplexBall
  ) throws(MathError) -> ComplexBall {
    switch function {
    case .gamma: try gamma(z)
    case .logGamma: try logGamma(z)
    case .digamma: try digamma(z)
    case .erf: try erf(z)
    case .erfc: try erfc(z)
    case .zetaTail: try zetaTail(z)
    case .wrightOmega: try lambert(z, isOpposite: false)
    case .oppositeOmega: try lambert(z, isOpposite: true)
    }
  }
}
