// Γ, its logarithm and ψ in the right half-plane, by Stirling's series.

extension SpecialWork {
  /// How far z must be moved right so that Stirling's series gives so many bits; see ``shift(_:bits:)``.
  ///
  /// Next to the imaginary axis the series counts |z| cos(½ arg z) ≥ |z|/√2 for |z|, so that there half as much again is enough.
  private func shift(_ z: ComplexBall) -> WideInt {
    let target = z.bits / 4 + 8
    if z.imaginary.mignitude >= Magnitude(UInt64(target + target / 2)) { return 0 }
    return shift(z.real, bits: z.bits)
  }

  /// A bound of (sec(½ arg z)/(2π|z|))², where Re z > 0.
  ///
  /// cos²(½ arg z) = (1 + x/|z|)/2, so this is 2/((2π)²|z|(|z| + x)); and 2π > 157/25.
  private func stirlingRatio(_ z: ComplexBall) -> Magnitude {
    let size = z.absolute
    let divisor = (size * (size + z.real)).mignitude
    let turn = Magnitude(25) / Magnitude(157)
    return Magnitude(2) * turn * turn / divisor
  }

  /// ln Γ(z) for Re z > 0 up to a multiple of 2πi, at z + N and without the logarithm of z(z + 1)⋯(z + N − 1).
  ///
  /// By the series of ``logGamma(_:)-(WorkingBall)``, whose error is at most the first term left out times sec²ⁿ(½ arg z), where n is its index (DLMF 5.11(ii)).
  private func stirlingSum(
    _ z: ComplexBall
  ) throws(MathError) -> (value: ComplexBall, shift: WideInt)? {
    guard z.real.ball.signum == 1 else { return nil }
    let bits = z.bits
    let count = shift(z)
    let w = z + count
    let ratio = stirlingRatio(w)
    guard !ratio.isInfinite, !w.isUnbounded else { return nil }
    // bound = 4(2n − 2)! |w| ratioⁿ, from n = 1 on.
    var (bound, n) = (Magnitude(4) * ratio * w.magnitude, 1 as WideInt)
    while bound > .powerOfTwo(-bits), n < bits {
      let factor: WideInt = 2 * n * (2 * n - 1)
      bound = bound * Magnitude(UInt64(factor)) * ratio
      n += 1
    }
    let numbers = try BernoulliNumbers(count: n - 1, within: budget)
    let reciprocal = w.reciprocal
    let square = reciprocal.squared
    var (power, sum) = (reciprocal, ComplexBall(0, bits: bits))
    for k in 1..<max(n, 2) where k < n {
      try checkTime(step: k, bits: bits)
      let divisor: WideInt = 2 * k * (2 * k - 1)
      sum = sum + power * (numbers.number(k, bits: bits) / divisor)
      power = power * square
    }
    let half = WorkingBall(1, bits: bits).scaled(byTwoToThe: -1)
    let logarithm = WorkingBall.pi(bits: bits).scaled(byTwoToThe: 1).log.scaled(byTwoToThe: -1)
    let product: ComplexBall = ComplexBall(w.real - half, w.imaginary) * w.log
    let main: ComplexBall = product - w + sum
    return (ComplexBall(main.real + logarithm, main.imaginary).widened(by: bound), count)
  }

  /// Γ(z) for Re z > 0.
  func gamma(_ z: ComplexBall) throws(MathError) -> ComplexBall {
    guard let (value, count) = try stirlingSum(z) else { return .everything(bits: z.bits) }
    return count > 0 ? try value.exp / rising(z, count) : value.exp
  }

  /// ln Γ(z) for Re z > 0: real at real numbers.
  ///
  /// From ln Γ(z + N), Σ ln(z + k) is taken: ln |P| + i Σ arg(z + k) for the product P of the N factors. The sum of the angles is found from its value with
  /// few bits, since arg P tells it up to a multiple of 2π.
  func logGamma(_ z: ComplexBall) throws(MathError) -> ComplexBall {
    guard let (value, count) = try stirlingSum(z) else { return .everything(bits: z.bits) }
    guard count > 0 else { return value }
    let product = try rising(z, count)
    var coarse = WorkingBall(0, bits: 64)
    for k in 0..<count {
      try checkTime(step: k, bits: 64)
      coarse = coarse + (z.imaginary.with(bits: 64) / (z.real.with(bits: 64) + k)).arctangent
    }
    let angle = product.angle(near: coarse)
    let logarithm = product.squaredMagnitude.log.scaled(byTwoToThe: -1)
    return value - ComplexBall(logarithm, angle)
  }

  /// ψ(z) for Re z > 0.
  ///
  /// By the series of ``digamma(_:)-(WorkingBall)``, whose error is at most the first term left out times sec²ⁿ⁺¹(½ arg z) (DLMF 5.11(ii)); sec(½ arg z) ≤ √2 < 3/2.
  func digamma(_ z: ComplexBall) throws(MathError) -> ComplexBall {
    let bits = z.bits
    guard z.real.ball.signum == 1 else { return .everything(bits: bits) }
    let count = shift(z)
    let w = z + count
    let ratio = stirlingRatio(w)
    guard !ratio.isInfinite, !w.isUnbounded else { return .everything(bits: bits) }
    // bound = 4(2n − 1)! · 3/2 · ratioⁿ, from n = 1 on.
    var (bound, n) = (Magnitude(6) * ratio, 1 as WideInt)
    while bound > .powerOfTwo(-bits), n < bits {
      bound = bound * Magnitude(UInt64(2 * n * (2 * n + 1))) * ratio
      n += 1
    }
    let numbers = try BernoulliNumbers(count: n - 1, within: budget)
    let reciprocal = w.reciprocal
    let square = reciprocal.squared
    var (power, sum) = (square, reciprocal.scaled(byTwoToThe: -1))
    for k in 1..<max(n, 2) where k < n {
      try checkTime(step: k, bits: bits)
      sum = sum + power * (numbers.number(k, bits: bits) / (2 * k))
      power = power * square
    }
    for k in 0..<count {
      try checkTime(step: k, bits: bits)
      sum = sum + (z + k).reciprocal
    }
    return (w.log - sum).widened(by: bound)
  }
}

extension ComplexBall {
  /// The angle of the number that lies in a ball of fewer bits: of all that differ by multiples of 2π, the nearest.
  fileprivate func angle(near coarse: WorkingBall) -> WorkingBall {
    // Left of the imaginary axis, the opposite number's angle is one of a half turn more or less.
    let isLeft = real.ball.signum == -1
    let turn = WorkingBall.pi(bits: bits).scaled(byTwoToThe: 1)
    let angle =
      isLeft ? (-self).argument + turn.scaled(byTwoToThe: -1) : argument
    let turns = (coarse.with(bits: bits) - angle) / turn
    guard !turns.isUnbounded, turns.ball.radius <= .powerOfTwo(-4),
      let count = turns.ball.midpoint.nearestInteger
    else { return WorkingBall(.everything, bits: bits) }
    // The true number of turns is an integer in the ball, and there is only one.
    guard (turns - count).magnitude <= .powerOfTwo(-2) else {
      return WorkingBall(.everything, bits: bits)
    }
    return angle + turn * count
  }
}
