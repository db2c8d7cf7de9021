/// The nodes and weights of Gauss's quadrature with an even number of points on [−1, 1], each in a ball.
///
/// The nodes are the zeros of the Legendre polynomial P_n, which lie symmetrically: those above 0 are kept. A zero is sought next to a number x₀ of the machine, where
/// P_n is expanded: its Taylor coefficients c_k follow from P_n(x₀) and P_n′(x₀) by Legendre's equation. If a ball D around 0 contains the image of D under
///
///     δ ↦ −(c₀ + c₂δ² + c₃δ³ + …)/c₁,
///
/// the map has a fixed point in D by Brouwer's theorem, and x₀ + δ is a zero. The balls of n/2 zeros above 0 are disjoint, so they are all.
package struct GaussLegendreRule: Sendable {
  /// A zero above 0 and its weight, which is also that of the opposite number.
  package struct Point: Sendable {
    package let node: WorkingBall
    package let weight: WorkingBall
  }

  package let count: WideInt
  package let points: [Point]

  /// The rule of so many points.
  ///
  /// - Parameters:
  ///   - count: an even number, at least 2.
  ///   - bits: how precise nodes and weights are to be.
  ///   - budget: the time that it may take.
  /// - Throws: the limits of the budget.
  package init(
    count: WideInt, bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) {
    precondition(count >= 2 && count % 2 == 0, "the number of points is even")
    self.count = count
    var points: [Point] = []
    for index in 1...count / 2 {
      try budget.check()
      // A step of the recurrence magnifies an error by 1 + √2 at most, which is below 2^1.28.
      var extra = 32 + count * 13 / 10
      while true {
        if let point = Self.point(index, of: count, bits: bits + extra),
          points.last.map({ (point.node - $0.node).side == -1 }) ?? true
        {
          points.append(
            Point(node: point.node.with(bits: bits), weight: point.weight.with(bits: bits)))
          break
        }
        guard extra < 64 * (bits + count) else { throw .precisionLimit(bits: bits + extra) }
        extra *= 2
      }
    }
    self.points = points
  }

  /// The zero with this index, from the largest; `nil` if the proof fails with so few bits.
  private static func point(_ index: WideInt, of count: WideInt, bits: WideInt) -> Point? {
    guard let guess = BigFloat(exactly: guess(index, of: count)) else { return nil }
    let start = WorkingBall(Ball(exact: guess), bits: bits)
    let (value, previous) = legendre(count, at: start)
    // P′ₙ(x) = n(Pₙ₋₁ − xPₙ)/(1 − x²), and (1 − x²)P″ − 2xP′ + n(n + 1)P = 0.
    let rest: WorkingBall = 1 - start * start
    let first: WorkingBall = (previous - start * value) * count / rest
    var coefficients: [WorkingBall] = [value, first]
    // As the guess is one of 53 bits, each coefficient more adds about 40.
    let terms = max(4, bits / 40 + 3)
    let order: WideInt = count * (count + 1)
    for k in 0..<terms - 2 {
      let (next, own): (WideInt, WideInt) = (2 * (k + 1) * (k + 1), k * (k + 1) - order)
      let numerator: WorkingBall =
        start * coefficients[Int(k) + 1] * next + coefficients[Int(k)] * own
      let divisor: WideInt = (k + 1) * (k + 2)
      coefficients.append(numerator / rest / divisor)
    }
    let slope = coefficients[1]
    guard slope.side != nil else { return nil }
    var radius = (value / slope).magnitude.scaled(byTwoToThe: 1)
    guard radius < .powerOfTwo(-40) else { return nil }
    if radius.isZero { radius = .powerOfTwo(-bits) }
    var step = WorkingBall(Ball(midpoint: BigFloat(0), radius: radius), bits: bits)
    // Each turn leaves about 40 bits less of the radius.
    for turn in 0..<terms {
      var sum = WorkingBall(0, bits: bits)
      for coefficient in coefficients[2...].reversed() { sum = (sum + coefficient) * step }
      let remainder = Self.remainder(count, terms, radius, factor: 1)
      let image = -((value + (sum * step).widened(by: remainder)) / slope)
      let isInside = image.ball.magnitude <= radius
      if turn == 0, !isInside { return nil }
      if image.ball.radius >= step.ball.radius { break }
      step = image
    }
    var derivative = WorkingBall(0, bits: bits)
    for k in (1..<terms).reversed() { derivative = derivative * step + coefficients[Int(k)] * k }
    derivative = derivative.widened(
      by: Self.remainder(count, terms, radius, factor: terms) / radius)
    let node = start + step
    let distance: WorkingBall = 1 - node * node
    let weight: WorkingBall = 2 / (distance * derivative * derivative)
    return Point(node: node, weight: weight)
  }

  /// A bound of factor·|Pₙ^(K)|/K!·δᴷ, what a Taylor polynomial of K terms leaves out.
  ///
  /// |Pₙ^(K)| is largest at 1 (DLMF 18.14(i)), where it is (n + K)!/(2ᴷ K! (n − K)!) ≤ ((n + K)²/2)ᴷ/K!.
  private static func remainder(
    _ count: WideInt, _ terms: WideInt, _ radius: Magnitude, factor: WideInt
  ) -> Magnitude {
    let ratio = Magnitude(UInt64((count + terms) * (count + terms))) * radius
    var bound = Magnitude(UInt64(factor))
    for k in 1...terms {
      bound = bound * ratio.scaled(byTwoToThe: -1) / Magnitude(UInt64(k * k))
    }
    return bound
  }

  /// Pₙ(x) and Pₙ₋₁(x), by (k + 1)Pₖ₊₁ = (2k + 1)xPₖ − kPₖ₋₁.
  private static func legendre(
    _ count: WideInt, at x: WorkingBall
  ) -> (value: WorkingBall, previous: WorkingBall) {
    var (previous, value) = (WorkingBall(1, bits: x.bits), x)
    for k in 1..<count {
      (previous, value) = (value, (x * value * (2 * k + 1) - previous * k) / (k + 1))
    }
    return (value, previous)
  }

  /// The zero to about 50 bits: Newton's steps from cos(π(i − ¼)/(n + ½)); nothing depends on its being right.
  private static func guess(_ index: WideInt, of count: WideInt) -> Double {
    let angle =
      WorkingBall.pi(bits: 64) * (4 * index - 1) / (4 * count + 2)
    var x = angle.cos.ball.midpoint.nearestDouble
    for _ in 0..<4 {
      var (previous, value) = (1.0, x)
      for k in 1..<count {
        let (next, order) = (Double(2 * k + 1), Double(k))
        (previous, value) = (value, (next * x * value - order * previous) / (order + 1))
      }
      let slope = Double(count) * (previous - x * value) / (1 - x * x)
      x -= value / slope
    }
    return x
  }
}
