import SciNumber

/// Numbers with a short name: fractions, multiples of π, the square roots of both, and logarithms and powers of e of fractions.
///
/// Zeros and extrema that people think of are such numbers. Whether a number is one is then decided exactly.
enum NamedNumbers {
  /// The numbers with the smallest denominators in an interval, one of each kind; roots and logarithms only where the interval is small.
  static func all(in interval: Interval, within budget: EvaluationBudget) -> [Real] {
    var numbers: [Real] = []
    if let fraction = simplest(in: interval, upTo: 10_000) { numbers.append(Real(fraction)) }
    if let fraction = simplest(in: interval / .pi, upTo: 120), !fraction.isZero {
      numbers.append(Real.pi.multiplied(by: Real(fraction), within: budget))
    }
    let least = min(abs(interval.lower), abs(interval.upper))
    guard !interval.contains(0), interval.upper - interval.lower < least * smallestToRoot else {
      return numbers
    }
    let squares = interval * interval
    var roots: [Real] = []
    if let fraction = simplest(in: squares, upTo: 120) { roots.append(Real(fraction)) }
    if let fraction = simplest(in: squares / .pi, upTo: 120) {
      roots.append(Real.pi.multiplied(by: Real(fraction), within: budget))
    }
    for square in roots {
      guard let root = try? square.squareRoot(within: budget) else { continue }
      numbers.append(interval.lower < 0 ? root.negated() : root)
    }
    if let powers = interval.monotone(.exp, range: Interval(0, .infinity), .radians).single,
      let power = simplest(in: powers, upTo: 120), power.signum > 0,
      let logarithm = try? Real(power).log(within: budget)
    {
      numbers.append(logarithm)
    }
    if interval.lower > 0,
      let logarithms = interval.monotone(.log, range: .everything, .radians).single,
      let logarithm = simplest(in: logarithms, upTo: 120)
    {
      numbers.append(Real(logarithm).exp(within: budget))
    }
    return numbers
  }

  private static let smallestToRoot = 0x1p-10

  /// The fraction with the smallest denominator between two numbers, up to a limit (Stern and Brocot's tree).
  private static func simplest(in interval: Interval, upTo limit: WideInt) -> Rational? {
    guard interval.isBounded, max(abs(interval.lower), abs(interval.upper)) < 0x1p52 else {
      return nil
    }
    if interval.contains(0) { return 0 }
    if interval.upper < 0 { return simplest(in: -interval, upTo: limit).map { -$0 } }
    // A machine of 32 bits has no `Int` for all of these.
    typealias Fraction = (WideInt, WideInt)
    var (low, high): (Fraction, Fraction) = ((0, 1), (1, 0))
    let whole = interval.lower.rounded(.up)
    if whole <= interval.upper { return Rational(WideInt(whole)) }
    let base = WideInt(interval.lower.rounded(.down))
    let rest = Interval(interval.lower - Double(base), interval.upper - Double(base))
    while true {
      let middle: Fraction = (low.0 + high.0, low.1 + high.1)
      guard middle.1 <= limit, middle.0 <= limit else { return nil }
      let value = Double(middle.0) / Double(middle.1)
      if value < rest.lower {
        low = middle
      } else if value > rest.upper {
        high = middle
      } else {
        return Rational(
          Integer(base * middle.1 + middle.0), Integer(middle.1))
      }
    }
  }
}

extension Interval {
  /// A number between the ends, beside the middle, where roots that people think of seldom are; `nil` where the ends are neighbours or nearly so.
  var cut: Double? {
    let width = upper - lower
    let size = max(abs(lower), abs(upper))
    guard width > size * 0x1p-44, width > 0x1p-200 else { return nil }
    let middle = lower + width * (61.0 / 128)
    return lower < middle && middle < upper ? middle : nil
  }
}

extension Interval {
  /// A number between the ends with few binary digits, near the middle.
  fileprivate var roundMiddle: Double {
    let quarter = (upper - lower) / 4
    return Interval(lower + quarter, upper - quarter).roundestMember
  }
}

extension Real {
  /// A number between two others, or beyond one where the other is missing; with few digits where there is room.
  static func between(
    _ lower: Real?, _ upper: Real?, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    switch (lower, upper) {
    case (nil, nil): return 0
    case (let lower?, nil):
      let low = try lower.doubles(within: budget).upper
      let beyond = low.rounded(.down) + 2
      return low < beyond && beyond.isFinite
        ? Real(Rational(finite: beyond)) : lower.adding(2, within: budget)
    case (nil, let upper?):
      return try between(upper.negated(), nil, within: budget).negated()
    case (let lower?, let upper?):
      let (low, high) = (
        try lower.doubles(within: budget).upper, try upper.doubles(within: budget).lower
      )
      if low < high { return Real(Rational(finite: Interval(low, high).roundMiddle)) }
      return try lower.adding(upper, within: budget).divided(by: 2, within: budget)
    }
  }
}

extension Rational {
  /// A finite number of the machine, exactly.
  init(finite double: Double) {
    guard let rational = Rational(exactly: double) else {
      preconditionFailure("an end of a bounded interval is finite")
    }
    self = rational
  }
}

extension Real {
  /// The only zero of a continuous function in an interval at whose ends it has opposite signs; by its short name if it has one.
  static func zero(
    in interval: Interval, lowerSign: WideInt, _ context: Function.Context,
    of function: @escaping @Sendable (Real, Function.Context) throws(StepError) -> Real?
  ) throws(StepError) -> Real {
    let zero = Real(
      enclosedBy: RefinedRoot(
        between: Rational(finite: interval.lower), and: Rational(finite: interval.upper),
        lowerSign: lowerSign, decisionBits: 1 << 9
      ) { (place, budget) throws(MathError) in
        var inner = context
        inner.budget = budget
        do throws(StepError) {
          if let value = try function(Real(place), inner) { return value }
        } catch {
          if case .math(let error, _) = error.reason { throw error }
        }
        preconditionFailure("a continuous function has a value between the ends")
      })
    return try StepError.computing { () throws(MathError) in
      let bounds = try zero.doubles(within: context.budget)
      let near = Interval(bounds.lower.nextDown, bounds.upper.nextUp)
      for name in NamedNumbers.all(in: near, within: context.budget) {
        let place = try name.doubles(within: context.budget)
        guard interval.contains(Interval(place.lower, place.upper)),
          let value = try? function(name, context)
        else { continue }
        if (try? value.sign(within: context.budget)) == 0 { return name }
      }
      return zero
    }
  }
}
