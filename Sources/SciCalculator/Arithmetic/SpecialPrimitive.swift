import SciNumber

/// A function of one number without kernels of its own, whose values on an interval follow from those at its ends or in the middle.
protocol SpecialPrimitive: UnaryPrimitive {
  /// An interval outside of which it has no value.
  static var domain: Interval { get }
  /// Intervals on which it rises or falls; it may have no value at their ends.
  static var branches: [Branch] { get }
}

/// An interval on which a function rises or falls.
struct Branch {
  var domain: Interval
  var falls: Bool

  static func rising(_ lower: Double, _ upper: Double) -> Branch {
    Branch(domain: Interval(lower, upper), falls: false)
  }

  static func falling(_ lower: Double, _ upper: Double) -> Branch {
    Branch(domain: Interval(lower, upper), falls: true)
  }
}

extension SpecialPrimitive {
  static var domain: Interval { .everything }
  static var isAnalytic: Bool { true }

  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? {
    x.map({ values(on: $0, unit) }, derivative: { slopes(on: $0, unit)?.single })
  }

  /// The values on an interval.
  ///
  /// On a branch they lie between those at the ends. Elsewhere a function with continuous slopes S on the interval is f(m) + S·(x − m) by the mean value theorem.
  private static func values(on x: Interval, _ unit: AngleUnit) -> ValueEnclosure {
    guard let part = x.intersection(domain) else { return .empty }
    if part != x { return values(on: part, unit).limited(to: .nothing) }
    guard let branch = branches.first(where: { $0.domain.contains(x) }) else {
      let middle = x.roundestMember
      guard x.isBounded, let value = bounds(at: middle, unit),
        let slopes = slopes(on: x, unit, values: .unknown), slopes.decoration == .continuous,
        let slope = slopes.single, slope.isBounded
      else { return .unknown }
      return ValueEnclosure(value + slope * (x - Interval(middle)))
    }
    return x.betweenEnds(falls: branch.falls) { bounds(at: $0, unit) }
  }

  /// All numbers that are not larger than the values on an interval.
  static func upToValues(on x: Interval) -> Rectangle? {
    values(on: x, .radians).hull.map { Rectangle(upTo: $0.magnitude.upper) }
  }

  private static func bounds(at x: Double, _ unit: AngleUnit) -> Interval? {
    Real.bounds(
      of: { (x, context) throws(MathError) in try exact(x, context) }, at: x, unit)
  }

  private static func slopes(on x: Interval, _ unit: AngleUnit) -> ValueEnclosure? {
    slopes(on: x, unit, values: values(on: x, unit))
  }

  /// The slopes on an interval, where the values are known.
  private static func slopes(
    on x: Interval, _ unit: AngleUnit, values: ValueEnclosure
  ) -> ValueEnclosure? {
    RangeArithmetic.values(unit) { (range) throws(RangeArithmetic.NoImage) in
      try slope(at: .values(ValueEnclosure(x)), .values(values), &range)
    }
  }
}

extension RangeArithmetic {
  /// The values of what is computed, such as a derivative; `nil` where no enclosure is known.
  static func values(
    _ unit: AngleUnit, _ compute: (inout RangeArithmetic) throws(NoImage) -> Element
  ) -> ValueEnclosure? {
    var range = RangeArithmetic(unit: unit)
    guard case .number(let jet)? = try? compute(&range) else { return nil }
    return jet.whole
  }
}

extension RangeArithmetic.Element {
  /// Numbers without slopes, so that no slopes of other functions are asked for, which may ask for these.
  static func values(_ values: ValueEnclosure) -> Self {
    .number(Jet(whole: values, centre: nil, slope: nil))
  }
}

extension Interval {
  /// The values of a function that rises or falls, from those at the ends, where it may have none.
  func betweenEnds(
    falls: Bool, least: Double = -.infinity, _ value: (Double) -> Interval?
  ) -> ValueEnclosure {
    let (first, last) = (value(lower), value(upper))
    let (bottom, top) = falls ? (last, first) : (first, last)
    return ValueEnclosure(
      Interval(max(bottom?.lower ?? least, least), top?.upper ?? .infinity),
      first == nil || last == nil ? .nothing : .continuous)
  }
}

extension Real {
  /// The value of a function at a number of the machine, between two of its neighbours; `nil` where it has none that is bounded.
  static func bounds(
    of function: (Real, Function.Context) throws(MathError) -> Real, at x: Double,
    _ unit: AngleUnit
  ) -> Interval? {
    guard x.isFinite else { return nil }
    let context = Function.Context(
      angleUnit: unit, budget: .interactive, shareUnit: nil, wordSize: nil)
    guard let value = try? function(Real(Rational(finite: x)), context),
      let bounds = try? value.doubles(within: context.budget), bounds.lower.isFinite,
      bounds.upper.isFinite
    else { return nil }
    return Interval(bounds.lower, bounds.upper)
  }
}
