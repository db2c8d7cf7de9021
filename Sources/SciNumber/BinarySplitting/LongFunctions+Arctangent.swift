// Arctangents of rational numbers.

extension LongFunctions {
  /// arctan x for x ≠ 0: directly where x is small, and otherwise by a Gaussian integer beside z = d + ni, where x =
  /// n/d, that has no prime factors but those of 2, 5 and 13.
  func atan(_ x: BinaryFraction) throws(MathError) -> WorkingBall? {
    guard x.height <= Self.largestHeight, abs(x.exponent) <= Self.largestHeight else { return nil }
    if let value = try tangentSeries(x, sign: -1) { return value }
    let (n, d) = x.integers
    var smooth = SmoothDirection(exponents: [0, 0, 0])
    let rest = smooth.removeFactors(from: GaussianInteger(d, n))
    let near = smooth.removeNeighbour(of: rest)
    let working = with(bits: bits + 64)
    guard
      let tangent = try working.tangentSeries(
        BinaryFraction(reducing: near.imaginary, near.real), sign: -1)
    else { return nil }
    let formula = MachinFormula.arguments
    func value(bits: WideInt, _ correction: WorkingBall) throws(MathError) -> WorkingBall {
      try formula.sum(formula.combined(smooth.exponents), bits: bits, within: budget) + correction
    }
    // Arguments are known up to turns, and these to a few bits.
    let excess =
      try value(bits: 128, tangent.with(bits: 128))
      - WorkingBall(x.ball(bits: 128).ball.atan(.radians, precision: 128), bits: 128)
    let turns = excess / WorkingBall.pi(bits: 128).scaled(byTwoToThe: 1)
    guard turns.ball.radius < .powerOfTwo(-2), let count = turns.ball.midpoint.nearestInteger
    else { return nil }
    smooth.exponents[0] -= 8 * count
    return try value(bits: working.bits, tangent)
  }
}
