import SciNumber

// The incomplete integrals of Euler, over the whole ones (DLMF 8.2.4, 8.17.2): distribution functions of a positive variable.
//
// Of two densities x^(a−1)e^(−x)/Γ(a), or x^(a−1)(1 − x)^(b−1)/B(a, b), the quotient is a power of x, or of 1 − x, times a constant. It rises or falls, so that the one
// distribution function is below the other everywhere: P(a, x) falls as a grows, I(a, b, x) falls as a and rises as b does.

/// P(a, x) or Q(a, x) = 1 − P(a, x).
protocol IncompleteGamma: BinaryPrimitive {
  /// Whether it is Q.
  static var isUpper: Bool { get }
}

extension IncompleteGamma {
  static var isAnalytic: Bool { true }

  static func image(_ a: Jet, _ x: Jet, _ unit: AngleUnit) -> Jet? {
    guard let parameter = a.whole.single, parameter.lower > 0, parameter.isBounded else {
      return nil
    }
    let image = x.map(
      { values(parameter, on: $0) },
      derivative: { point in
        RangeArithmetic.values(unit) { (range) throws(RangeArithmetic.NoImage) in
          let operands = [parameter, point, Interval(0, 1)].map {
            RangeArithmetic.Element.values(ValueEnclosure($0))
          }
          return try secondSlope(at: operands[0], operands[1], operands[2], &range)
        }?.single
      })
    return a.isConstant ? image : image.withoutSlope
  }

  private static func values(_ a: Interval, on x: Interval) -> ValueEnclosure {
    x.narrowed(to: Interval(0, .infinity)) { x in
      let bounds = { (a: Double, x: Double) in
        Real.bounds(
          of: { (x, context) throws(MathError) in
            try exact(Real(Rational(finite: a)), x, context)
          }, at: x, .radians)
      }
      // Where x is beyond the machine's numbers, P is at most 1.
      let ends = [(a.upper, x.lower), (a.lower, x.upper)].map { bounds($0, $1) }
      let (bottom, top) = isUpper ? (ends[1], ends[0]) : (ends[0], ends[1])
      return Interval(max(bottom?.lower ?? 0, 0), min(top?.upper ?? 1, 1))
    }
  }

  /// ±x^(a−1)e^(−x)/Γ(a).
  static func secondSlope<A: Calculus>(
    at order: A.Element, _ x: A.Element, _ value: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    let power = try a.apply(Power.self, x, try a.difference(order, a.number(1)))
    let density = try a.quotient(
      try a.product(power, try a.apply(Exponential.self, try a.negative(x))),
      try a.apply(Gamma.self, order))
    return isUpper ? try a.negative(density) : density
  }
}

enum RegularisedGammaP: IncompleteGamma {
  static var isUpper: Bool { false }
  static var growth: Growth { .towardsOne }
  static var step: Formula.Step? { .primitive(.gammaP) }
  static func exact(
    _ a: Real, _ x: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try Real.gammaP(a, x, within: context.budget)
  }
}

enum RegularisedGammaQ: IncompleteGamma {
  static var isUpper: Bool { true }
  static var growth: Growth { .towardsZero }
  static var step: Formula.Step? { .primitive(.gammaQ) }
  static func exact(
    _ a: Real, _ x: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try Real.gammaQ(a, x, within: context.budget)
  }
}

/// I(a, b, x).
enum RegularisedBeta: TernaryPrimitive {
  static func exact(
    _ a: Real, _ b: Real, _ x: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try Real.regularisedBeta(a, b, x, within: context.budget)
  }

  static func image(_ a: Jet, _ b: Jet, _ x: Jet, _ unit: AngleUnit) -> Jet? {
    guard let first = a.whole.single, let second = b.whole.single, first.lower > 0,
      second.lower > 0, first.isBounded, second.isBounded
    else { return nil }
    let image = x.map(
      { x in
        x.narrowed(to: Interval(0, 1)) { x in
          let bottom = bounds(first.upper, second.lower, x.lower)
          let top = bounds(first.lower, second.upper, x.upper)
          return Interval(max(bottom?.lower ?? 0, 0), min(top?.upper ?? 1, 1))
        }
      },
      derivative: { point in
        RangeArithmetic.values(unit) { (range) throws(RangeArithmetic.NoImage) in
          let operands = [first, second, point].map {
            RangeArithmetic.Element.values(ValueEnclosure($0))
          }
          return try slope(at: operands[0], operands[1], operands[2], &range)
        }?.single
      })
    return a.isConstant && b.isConstant ? image : image.withoutSlope
  }

  private static func bounds(_ a: Double, _ b: Double, _ x: Double) -> Interval? {
    Real.bounds(
      of: { (x, context) throws(MathError) in
        try exact(Real(Rational(finite: a)), Real(Rational(finite: b)), x, context)
      }, at: x, .radians)
  }

  /// x^(a−1)(1 − x)^(b−1)/B(a, b), where B may be beyond the machine's numbers and its logarithm is not.
  static func slope<A: Calculus>(
    at first: A.Element, _ second: A.Element, _ x: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element {
    let one = a.number(1)
    let powers = try a.product(
      try a.apply(Power.self, x, try a.difference(first, one)),
      try a.apply(Power.self, try a.difference(one, x), try a.difference(second, one)))
    let whole = try a.sum(first, second)
    let logarithm = try a.difference(
      try a.apply(LogGamma.self, whole),
      try a.sum(try a.apply(LogGamma.self, first), try a.apply(LogGamma.self, second)))
    return try a.product(powers, try a.apply(Exponential.self, logarithm))
  }
}

extension Jet {
  /// Whether it does not depend on the variable.
  fileprivate var isConstant: Bool { slope == Interval(0) }

  fileprivate var withoutSlope: Jet {
    var jet = self
    jet.slope = nil
    return jet
  }
}

extension Interval {
  /// The values of a function that has values on another interval only.
  fileprivate func narrowed(
    to domain: Interval, _ values: (Interval) -> Interval
  ) -> ValueEnclosure {
    guard let part = intersection(domain) else { return .empty }
    return ValueEnclosure(values(part), part == self ? .continuous : .nothing)
  }
}
