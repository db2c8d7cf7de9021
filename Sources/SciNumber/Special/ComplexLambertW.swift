// The equations by which all branches of Lambert's W are computed, and a proof of the solution.

/// The equation w + ln w = L, or ln v − v = N with v = −w̄ and N = L̄ + πi, which is precise next to the negative real axis.
///
/// The first has one solution above the real axis where Im L > 0 and L is not at the height π left of −1 + πi, Wright's ω(L) (R. M. Corless and D. J. Jeffrey, "The Wright ω function", 2002). So
/// has the second where Im N < π and N is not a real number up to −1.
private struct OmegaEquation {
  let value: ComplexBall
  let isOpposite: Bool

  /// What is to be zero, F(w).
  func height(at w: ComplexBall) -> ComplexBall {
    isOpposite ? w.log - w - value : w.log + w - value
  }

  /// F′(w).
  func slope(at w: ComplexBall) -> ComplexBall {
    isOpposite ? w.reciprocal - 1 : w.reciprocal + 1
  }

  func rounded(toBits bits: WideInt) -> OmegaEquation {
    OmegaEquation(value: value.midpoint(bits: bits), isOpposite: isOpposite)
  }

  /// How many bits more are needed than the solution should have, next to the branch point N = −1, where two solutions meet.
  var bitsBesideBranchPoint: WideInt {
    let distance = (value + 1).magnitude
    return isOpposite && !distance.isZero ? 2 * max(0, -distance.exponent) : 0
  }

  /// A first approximation, above the real axis.
  var start: ComplexBall {
    let start = isOpposite ? startOfOpposite : startOfOmega
    guard start.imaginary.ball.signum != 1 else { return start.midpoint(bits: value.bits) }
    return ComplexBall(start.real, WorkingBall(1, bits: value.bits).scaled(byTwoToThe: -2))
      .midpoint(bits: value.bits)
  }

  /// L − ln L, or e^L where that is small on the principal branch, or for small L by ω(1) = 1 and ω′(1) = ½.
  private var startOfOmega: ComplexBall {
    let isPrincipal = value.imaginary.magnitude < Magnitude(3)
    if isPrincipal, value.real.ball.signum == -1, value.real.mignitude >= .one { return value.exp }
    return value.magnitude > Magnitude(3)
      ? value - value.log : (value - 1).scaled(byTwoToThe: -1) + 1
  }

  /// 1 − p + p²/3 with p² = −2(N + 1) near the branch point; e^N on the principal branch left of it; elsewhere as for L = N̄ + πi, or the like on the other side.
  private var startOfOpposite: ComplexBall {
    let distance = value + 1
    if distance.magnitude < .powerOfTwo(-1) {
      let root = (-distance.scaled(byTwoToThe: 1)).squareRoot
      // The root below the real axis.
      let p = root.imaginary.ball.signum == 1 ? -root : root
      if !p.isUnbounded { return p.squared / 3 - p + 1 }
    }
    if value.imaginary.ball.signum == -1 { return (-value).log - value }
    if value.real.ball.signum == -1, value.real.mignitude >= .one { return value.exp }
    let omega = ComplexBall(value.real, WorkingBall.pi(bits: value.bits) - value.imaginary)
    let start = omega - omega.log
    return ComplexBall(-start.real, start.imaginary)
  }
}

extension SpecialWork {
  /// The solution above the real axis of w + ln w = z, or of ln w − w = z.
  ///
  /// It is approximated by Newton's method, whose errors do not matter, and then proved: for the equation F(w) = 0 let η ≥ |F(w₀)/F′(w₀)|. In the disc of radius 2η around w₀, where 4η ≤ |w₀|,
  /// |F″| = 1/|w|² ≤ 4/|w₀|²; let K be this over |F′(w₀)|. Where Kη ≤ ½, F has a zero in that disc, by Kantorovich's theorem. The disc is above the real axis or right of the imaginary axis, where the
  /// logarithm is analytic. All z of a ball are covered, since η bounds the quotient for each.
  func lambert(_ z: ComplexBall, isOpposite: Bool) throws(MathError) -> ComplexBall {
    let bits = z.bits
    guard !z.isUnbounded else { return .everything(bits: bits) }
    let equation = OmegaEquation(value: z, isOpposite: isOpposite)
    let extra = min(equation.bitsBesideBranchPoint, 2 * bits) + 64
    var w = try approximation(equation.rounded(toBits: Self.startingBits + extra))
    var good = Self.startingBits / 2
    while good < bits {
      good = min(2 * good, bits)
      try budget.check()
      let rounded = equation.rounded(toBits: good + extra)
      w = w.midpoint(bits: good + extra)
      w = (w - rounded.height(at: w) / rounded.slope(at: w)).midpoint(bits: good + extra)
    }
    w = w.midpoint(bits: bits + extra)
    let slope = equation.slope(at: w).absolute.mignitude
    let error = equation.height(at: w).absolute.magnitude / slope
    let size = w.mignitude
    let curvature = Magnitude(4) / size / size / slope
    let radius = error.scaled(byTwoToThe: 1)
    guard error.scaled(byTwoToThe: 2) <= size, curvature * error <= .powerOfTwo(-1),
      w.imaginary.ball.isAbove(radius) || w.real.ball.isAbove(radius)
    else { return .everything(bits: bits) }
    return w.widened(by: radius)
  }

  /// The bits of the first approximation.
  private static let startingBits: WideInt = 96

  /// A number near the solution.
  private func approximation(_ equation: OmegaEquation) throws(MathError) -> ComplexBall {
    var w = equation.start
    for _ in 0..<64 {
      try budget.check()
      let step = (equation.height(at: w) / equation.slope(at: w)).midpoint(bits: w.bits)
      guard !step.isUnbounded else { break }
      var next = (w - step).midpoint(bits: w.bits)
      if next.imaginary.ball.signum != 1 {
        // Newton's step has left the half-plane of the solution.
        next = ComplexBall(next.real, w.imaginary.scaled(byTwoToThe: -2))
      }
      w = next
      if step.magnitude <= w.mignitude.scaled(byTwoToThe: -w.bits / 2) { break }
    }
    return w
  }
}

extension ComplexBall {
  /// The middle of the rectangle, rounded.
  fileprivate func midpoint(bits: WideInt) -> ComplexBall {
    ComplexBall(
      Ball(exact: real.ball.midpoint.rounded(toPrecision: bits, .halfEven)),
      Ball(exact: imaginary.ball.midpoint.rounded(toPrecision: bits, .halfEven)), bits: bits)
  }
}

extension Ball {
  /// Whether all points are above a bound.
  fileprivate func isAbove(_ bound: Magnitude) -> Bool { signum == 1 && mignitude > bound }
}
