package import SciNumber

/// A function of one number, whose value at a number of the machine is enclosed by two of its neighbours.
///
/// The kernels of 128 bits answer where they can, with their proved bounds (``SciNumber/SmallBall``), and MPFR
/// elsewhere, correctly rounded in both directions. The machine's own library of functions has no stated bounds, so
/// that nothing here comes from it.
package enum PointFunction {
  case exp, expMinusOne, log, logOnePlus, log2
  case sin, cos, tan, asin, acos, atan
  case sinh, cosh, tanh, asinh, acosh, atanh
  case cubeRoot, gamma, erf, erfc

  /// The value at a number; `nil` where there is none.
  package func value(at x: Double, _ unit: AngleUnit) -> Interval? {
    if let kernel = kernel(unit), let value = SmallBall(exactly: x)?.applying(kernel)?.doubles {
      return Interval(value.lower, value.upper)
    }
    guard let x = BigFloat(exactly: x) else { return nil }
    let (below, above) = (value(at: x, unit, .floor), value(at: x, unit, .ceiling))
    guard let below, let above, !below.isNaN, !above.isNaN else { return nil }
    let (lower, upper) = (below.doubleBelow, above.doubleAbove)
    // A pole has an infinite value.
    return lower == .infinity || upper == -.infinity ? nil : Interval(lower, upper)
  }

  private func kernel(_ unit: AngleUnit) -> SmallBall.Function? {
    switch self {
    case .exp: .exp
    case .expMinusOne: .expMinusOne
    case .log: .log
    case .logOnePlus: .logOnePlus
    case .log2: .log2
    case .sin: unit.choose(.sin, .sinOfDegrees)
    case .cos: unit.choose(.cos, .cosOfDegrees)
    case .tan: unit.choose(.tan, .tanOfDegrees)
    case .asin: unit.choose(.asin, .asinInDegrees)
    case .acos: unit.choose(.acos, .acosInDegrees)
    case .atan: unit.choose(.atan, .atanInDegrees)
    case .sinh: .sinh
    case .cosh: .cosh
    case .tanh: .tanh
    case .asinh: .asinh
    case .acosh: .acosh
    case .atanh: .atanh
    case .cubeRoot: .cubeRoot
    case .gamma, .erf, .erfc: nil
    }
  }

  /// MPFR's value, rounded in one direction; `nil` for what it has no directed function for, a NaN where the function
  /// has no value.
  private func value(at x: BigFloat, _ unit: AngleUnit, _ rounding: RoundingMode) -> BigFloat? {
    func plain(_ function: BigFloat.Unary) -> BigFloat {
      x.applying(function, precision: 64, rounding: rounding)
    }
    func turning(_ function: BigFloat.Turning, _ radians: BigFloat.Unary) -> BigFloat {
      guard let turn = unit.perTurn else { return plain(radians) }
      return x.applying(function, turn: turn, precision: 64, rounding: rounding)
    }
    switch self {
    case .exp: return plain(.exp)
    case .expMinusOne: return plain(.expMinusOne)
    case .log: return plain(.log)
    case .logOnePlus: return plain(.logOnePlus)
    case .log2: return x.logarithmToBaseTwo(precision: 64, rounding: rounding)
    case .sin: return turning(.sin, .sin)
    case .cos: return turning(.cos, .cos)
    case .tan: return turning(.tan, .tan)
    case .asin: return turning(.asin, .asin)
    case .acos: return turning(.acos, .acos)
    case .atan: return turning(.atan, .atan)
    case .sinh: return plain(.sinh)
    case .cosh: return plain(.cosh)
    case .tanh: return plain(.tanh)
    case .asinh: return plain(.asinh)
    case .acosh: return plain(.acosh)
    case .atanh: return plain(.atanh)
    case .cubeRoot: return x.cubeRoot(precision: 64, rounding: rounding)
    case .gamma: return plain(.gamma)
    case .erf: return plain(.erf)
    case .erfc: return plain(.erfc)
    }
  }
}

extension AngleUnit {
  /// The kernel for radians or that for degrees; there is none for the other units.
  fileprivate func choose(
    _ ofRadians: SmallBall.Function, _ ofDegrees: SmallBall.Function
  ) -> SmallBall.Function? {
    switch self {
    case .radians: ofRadians
    case .degrees: ofDegrees
    case .gradians, .turns: nil
    }
  }
}
