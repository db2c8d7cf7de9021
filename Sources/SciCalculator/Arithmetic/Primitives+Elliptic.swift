import SciNumber

// The complete elliptic integrals by their parameter m = k² (DLMF 19.2.8, 19.4.1, 19.4.2).

/// K(m), the integral of 1/√(1 − m sin² θ) over a quarter of a turn.
enum CompleteEllipticK: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.ellipticK) }
  static var domain: Interval { Interval(-.infinity, 1) }
  static var branches: [Branch] { [.rising(-.infinity, 1)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.ellipticK(within: context.budget)
  }
  /// (E/(1 − m) − K)/(2m).
  static func slope<A: Calculus>(
    at m: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    let second = try a.quotient(
      try a.apply(CompleteEllipticE.self, m), try a.difference(a.number(1), m))
    return try a.quotient(try a.difference(second, value), try a.product(a.number(2), m))
  }
  /// |1 − m sin² θ| ≥ 1 − Re m · sin² θ > 0.
  static func bound(on z: Rectangle, _ unit: AngleUnit) -> Rectangle? {
    z.real.upper < 1 ? upToValues(on: z.real) : nil
  }
}

/// E(m), the integral of √(1 − m sin² θ) over a quarter of a turn.
enum CompleteEllipticE: SpecialPrimitive {
  static var step: Formula.Step? { .primitive(.ellipticE) }
  static var domain: Interval { Interval(-.infinity, 1) }
  static var branches: [Branch] { [.falling(-.infinity, 1)] }
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.ellipticE(within: context.budget)
  }
  /// (E − K)/(2m).
  static func slope<A: Calculus>(
    at m: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    try a.quotient(
      try a.difference(value, try a.apply(CompleteEllipticK.self, m)),
      try a.product(a.number(2), m))
  }
  /// |1 − m sin² θ| ≤ 1 + |m| sin² θ, so that |E(m)| ≤ E(−|m|).
  static func bound(on z: Rectangle, _ unit: AngleUnit) -> Rectangle? {
    z.real.upper < 1 ? upToValues(on: Interval(-z.magnitude)) : nil
  }
}
