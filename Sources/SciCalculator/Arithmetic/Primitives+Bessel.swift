import SciNumber

// The functions of Bessel by their second operand, of integer orders (DLMF chapter 10).

/// A function whose derivative is half of the sum or the difference of its neighbours.
protocol BesselPrimitive: BinaryPrimitive {
  /// What Z′ₙ = s·Zₙ₋₁ + t·Zₙ₊₁ has for s and t (DLMF 10.6.1, 10.29.1).
  static var neighbours: (below: Rational, above: Rational) { get }
  /// The values on an interval for an integer order that is not negative.
  static func values(_ order: Int, on x: Interval) -> ValueEnclosure
  /// What no value on a rectangle is larger than, for an integer order that is not negative; `nil` where no such number is known.
  static func size(_ order: Int, on z: Rectangle) -> Double?
}

extension BesselPrimitive {
  static var isAnalytic: Bool { true }

  static func secondSlope<A: Calculus>(
    at order: A.Element, _ x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    let below = try a.apply(Self.self, try a.difference(order, a.number(1)), x)
    let above = try a.apply(Self.self, try a.sum(order, a.number(1)), x)
    return try a.sum(
      try a.product(a.number(neighbours.below), below),
      try a.product(a.number(neighbours.above), above))
  }

  static func image(_ order: Jet, _ x: Jet, _ unit: AngleUnit) -> Jet? {
    guard let order = order.whole.single.flatMap({ integer($0) }) else { return nil }
    return x.map(
      { reflected(order, on: $0) },
      derivative: {
        guard let below = reflected(order - 1, on: $0).single,
          let above = reflected(order + 1, on: $0).single
        else { return nil }
        return Interval(of: neighbours.below) * below + Interval(of: neighbours.above) * above
      })
  }

  static func bound(_ order: Interval, on z: Rectangle) -> Rectangle? {
    Rectangle(upTo: integer(order).flatMap { size(abs($0), on: z) } ?? .infinity)
  }

  /// The order that an interval is, if it is one.
  private static func integer(_ order: Interval) -> Int? {
    guard let number = order.point, number == number.rounded(.down), -100...100 ~= number else {
      return nil
    }
    return Int(number)
  }

  /// |z/2|ⁿ/n!, or 1 if that is less.
  fileprivate static func leadingTerm(_ order: Int, on z: Rectangle) -> Interval {
    let half = Interval(z.magnitude) / Interval(2)
    let term = (0..<order).reduce(Interval(1)) { $0 * half / Interval(Double($1 + 1)) }
    return term.upper < 1 ? term : Interval(1)
  }

  /// J₋ₙ = (−1)ⁿJₙ and Y₋ₙ = (−1)ⁿYₙ, I₋ₙ = Iₙ and K₋ₙ = Kₙ (DLMF 10.4.1, 10.27.1, 10.27.3).
  private static func reflected(_ order: Int, on x: Interval) -> ValueEnclosure {
    let values = values(abs(order), on: x)
    guard order < 0, order % 2 != 0, neighbours.below.signum != neighbours.above.signum else {
      return values
    }
    return values.map { ValueEnclosure(-$0) }
  }

  fileprivate static func bounds(_ order: Int, at x: Double) -> Interval? {
    Real.bounds(
      of: { (x, context) throws(MathError) in try exact(Real(WideInt(order)), x, context) }, at: x,
      .radians)
  }

  /// The values by that in the middle, where no slope is larger than a number.
  fileprivate static func aroundMiddle(
    _ order: Int, on x: Interval, slope: Double
  ) -> ValueEnclosure {
    let middle = x.roundestMember
    guard x.isBounded, let value = bounds(order, at: middle) else { return .unknown }
    return ValueEnclosure(value + Interval(-slope, slope) * (x - Interval(middle)))
  }
}

enum BesselJ: BesselPrimitive {
  static var growth: Growth { .fadingWave }
  static var step: Formula.Step? { .primitive(.besselJ) }
  static var neighbours: (below: Rational, above: Rational) { (Rational(1, 2), Rational(-1, 2)) }
  static func exact(
    _ order: Real, _ x: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try Real.besselJ(order, x, within: context.budget)
  }
  /// |Jₙ(x)| ≤ 1 for real x (DLMF 10.14.1), and so for the half of a difference of two of them.
  static func values(_ order: Int, on x: Interval) -> ValueEnclosure {
    let range = Interval(-1, 1)
    return ValueEnclosure(
      aroundMiddle(order, on: x, slope: 1).single?.intersection(range) ?? range)
  }
  /// |Jₙ(z)| ≤ |z/2|ⁿ·e^|Im z|/n! (DLMF 10.14.4), and e^|Im z| by Bessel’s integral (10.9.1).
  static func size(_ order: Int, on z: Rectangle) -> Double? {
    (leadingTerm(order, on: z) * z.imaginary.magnitude.exp).upper
  }
}

enum BesselY: BesselPrimitive {
  static var step: Formula.Step? { .primitive(.besselY) }
  static var neighbours: (below: Rational, above: Rational) { (Rational(1, 2), Rational(-1, 2)) }
  static func exact(
    _ order: Real, _ x: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try Real.besselY(order, x, within: context.budget)
  }
  /// Jₙ² + Yₙ² falls as x > 0 grows, and rises with n ≥ 0.
  ///
  /// That is seen in Nicholson's integral, in which n stands in cosh 2nt (G. N. Watson, "A Treatise on the Theory of Bessel Functions", 1944, 13.73 and 13.74). So no slope, half of a difference of two neighbours, is larger than the root of that of order n + 1 at the lower end.
  static func values(_ order: Int, on x: Interval) -> ValueEnclosure {
    guard x.lower > 0, let y = bounds(order + 1, at: x.lower),
      let j = BesselJ.bounds(order + 1, at: x.lower),
      let slope = (y.raised(to: 2) + j.raised(to: 2)).squareRoot?.upper, slope.isFinite
    else { return .unknown }
    return aroundMiddle(order, on: x, slope: slope)
  }
  /// In Schläfli’s integral (DLMF 10.9.7) the first term is at most e^|Im z|, the second (1/π)∫ (eⁿᵗ + e⁻ⁿᵗ)·e^(−x sinh t) dt with x = Re z.
  ///
  /// That rises with n, and for even n and z = x it is the first term, at most 1, less Yₙ(x). Jₙ² + Yₙ² falls as x grows.
  static func size(_ order: Int, on z: Rectangle) -> Double? {
    let even = order + order % 2
    guard z.real.lower > 0, let y = bounds(even, at: z.real.lower),
      let j = BesselJ.bounds(even, at: z.real.lower),
      let largest = (y.raised(to: 2) + j.raised(to: 2)).squareRoot
    else { return nil }
    return (z.imaginary.magnitude.exp + Interval(1) + largest).upper
  }
}

enum BesselI: BesselPrimitive {
  static var step: Formula.Step? { .primitive(.besselI) }
  static var neighbours: (below: Rational, above: Rational) { (Rational(1, 2), Rational(1, 2)) }
  static func exact(
    _ order: Real, _ x: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try Real.besselI(order, x, within: context.budget)
  }
  /// It rises right of 0, since all coefficients of its series are positive (DLMF 10.25.2), and is even or odd as its order is.
  static func values(_ order: Int, on x: Interval) -> ValueEnclosure {
    let side = order % 2 == 0 ? x.magnitude : x
    return side.betweenEnds(falls: false) { bounds(order, at: $0) }
  }
  /// |Iₙ(z)| = |Jₙ(iz)| (DLMF 10.27.6).
  static func size(_ order: Int, on z: Rectangle) -> Double? {
    (leadingTerm(order, on: z) * z.real.magnitude.exp).upper
  }
}

enum BesselK: BesselPrimitive {
  static var growth: Growth { .towardsZero }
  static var step: Formula.Step? { .primitive(.besselK) }
  static var neighbours: (below: Rational, above: Rational) {
    (Rational(-1, 2), Rational(-1, 2))
  }
  static func exact(
    _ order: Real, _ x: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try Real.besselK(order, x, within: context.budget)
  }
  /// It is positive and falls right of 0, as ∫ e^(−x cosh t)·cosh nt dt does (DLMF 10.32.9).
  static func values(_ order: Int, on x: Interval) -> ValueEnclosure {
    if x.lower < 0 { return .unknown }
    return x.betweenEnds(falls: true, least: 0) { bounds(order, at: $0) }
  }
  /// |Kₙ(z)| ≤ Kₙ(Re z), by the same integral.
  static func size(_ order: Int, on z: Rectangle) -> Double? {
    z.real.lower > 0 ? bounds(order, at: z.real.lower)?.upper : nil
  }
}
