import SciNumber

/// Riemann's zeta function, the sum of all n^(−x) right of 1.
enum RiemannZeta: UnaryPrimitive {
  static var step: Formula.Step? { .primitive(.zeta) }
  static var isAnalytic: Bool { true }
  static var growth: Growth { .towardsOne }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.zeta(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.zeta(within: context.budget)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.map(values, derivative: slopes) }
  /// |n^(−z)| = n^(−Re z).
  static func bound(on z: Rectangle, _ unit: AngleUnit) -> Rectangle? {
    guard z.real.lower > 1, let most = bounds(at: z.real.lower) else { return nil }
    return Rectangle(upTo: most.upper)
  }

  /// Each n^(−x) falls, and the first one is 1.
  private static func values(on x: Interval) -> ValueEnclosure {
    guard x.lower > 1 else {
      return x.point.flatMap { bounds(at: $0) }.map { ValueEnclosure($0) } ?? .unknown
    }
    return x.betweenEnds(falls: true, least: 1) { bounds(at: $0) }
  }

  /// Each n^(−x) is convex, so that a slope is between those of chords on both sides.
  private static func slopes(on x: Interval) -> Interval? {
    let distance = (x.lower - 1) / 8
    guard x.lower > 1, x.isBounded, distance > 0 else { return nil }
    let places = [x.lower - distance, x.lower, x.upper, x.upper + distance]
    let values = places.map { bounds(at: $0) }
    guard places[0] > 1, let far = values[0], let first = values[1], let last = values[2],
      let beyond = values[3]
    else { return nil }
    let before = (first - far) / (Interval(places[1]) - Interval(places[0]))
    let after = (beyond - last) / (Interval(places[3]) - Interval(places[2]))
    return before.hull(after)
  }

  private static func bounds(at x: Double) -> Interval? {
    Real.bounds(of: exact, at: x, .radians)
  }
}
