import SciNumber
import SciSyntax

/// All zeros of a function between two numbers, each by proof: by bisection, where every interval ends in one of three ways.
///
/// - The values there exclude zero: there is none.
/// - The function is continuous and its slopes exclude zero, so that the signs at the ends tell whether there is one.
/// - A number in it with a short name (a fraction, a multiple of π) is a zero of the function and of its first m − 1 derivatives, by decision, and the slopes of the
///   (m − 1)th derivative exclude zero. Then that derivative changes its sign there alone, the one before has its only extremum there, and so on down to the
///   function: it is the only zero, m-fold.
///
/// What is left when an interval cannot be halved any more is said to be undecided. Intervals are those of ``RangeArithmetic``; signs at numbers are decided exactly.
struct RootSearch {
  typealias Root = Polynomial.Root

  private let formula: Formula
  private let range: RangeFormula
  private let context: Function.Context
  private var roots: [Root] = []
  private var open: [Interval] = []
  private var count = 0

  static let mostRoots = 1_000
  private static let mostIntervals = 60_000
  /// The derivatives up to this order are enclosed.
  private static let highestMultiplicity: WideInt = 3
  /// Up to this magnitude the far ends of an unbounded range are moved outward.
  private static let farthestEnd = 0x1p80

  /// Whether it is a condition, which has no zeros.
  var isCondition: Bool { range.isCondition }

  init?(_ formula: Formula, _ context: Function.Context) {
    guard let range = RangeFormula(formula, context.angleUnit) else { return nil }
    (self.formula, self.range, self.context) = (formula, range, context)
  }

  /// The zeros between two numbers, both included; between −∞ and ∞ where there are none.
  mutating func search(
    from lower: Real?, to upper: Real?, _ function: String
  ) throws(StepError) -> [Root] {
    let left = if let lower { try doubles(lower).lower } else { try farEnd(-1, function) }
    let right = if let upper { try doubles(upper).upper } else { try farEnd(1, function) }
    var pending = [Interval(left, right)]
    while let interval = pending.popLast() {
      count += 1
      try StepError.computing { () throws(MathError) in try context.budget.check() }
      guard count <= Self.mostIntervals, roots.count <= Self.mostRoots else {
        if !open.isEmpty { break }
        throw StepError(.analysis(.tooManyRoots(limit: Self.mostRoots), function: function))
      }
      if try isFinished(interval) { continue }
      guard let middle = Self.cut(interval) else {
        open.append(interval)
        continue
      }
      pending.append(Interval(middle, interval.upper))
      pending.append(Interval(interval.lower, middle))
    }
    return try result(from: lower, to: upper, function)
  }

  /// A number between the ends, beside the middle, where roots that people think of seldom are; `nil` where the ends are neighbours or nearly so.
  private static func cut(_ interval: Interval) -> Double? {
    let width = interval.upper - interval.lower
    let size = max(abs(interval.lower), abs(interval.upper))
    guard width > size * 0x1p-44, width > 0x1p-200 else { return nil }
    let middle = interval.lower + width * (61.0 / 128)
    return interval.lower < middle && middle < interval.upper ? middle : nil
  }

  // MARK: Intervals

  /// Whether nothing is left to be done in an interval, whose roots are found.
  private mutating func isFinished(_ interval: Interval) throws(StepError) -> Bool {
    let jet = range.jet(on: interval, centre: interval.roundestMember)
    if Self.excludesZero(jet, on: interval) { return true }
    if try takeNamedRoot(in: interval) { return true }
    guard jet.whole.decoration == .continuous, let slope = jet.slope, !slope.contains(0) else {
      // Where a value at one number cannot be told from zero, no smaller interval tells more.
      let isFlat = jet.centre?.hull?.contains(0) ?? false
      let size = max(abs(interval.lower), abs(interval.upper))
      guard isFlat, interval.upper - interval.lower < size * Self.smallestTold else { return false }
      open.append(interval)
      return true
    }
    // Strictly monotone.
    guard let first = try sign(at: interval.lower), let last = try sign(at: interval.upper) else {
      return false
    }
    if first == 0 { add(Root(value: Self.real(interval.lower), multiplicity: 1)) }
    if last == 0 { add(Root(value: Self.real(interval.upper), multiplicity: 1)) }
    if first * last < 0 {
      add(Root(value: try zero(in: interval, first), multiplicity: 1))
    }
    return true
  }

  private static func excludesZero(_ jet: Jet, on interval: Interval) -> Bool {
    if jet.whole.intervals.allSatisfy({ !$0.contains(0) }) { return true }
    guard jet.whole.decoration == .continuous, let slope = jet.slope,
      let centre = jet.centre?.single, interval.isBounded
    else { return false }
    let steps = interval - Interval(interval.roundestMember)
    return !(centre + slope * steps).contains(0)
  }

  /// Takes a zero with a short name in an interval, if it is proved to be the only one there; leaves a small interval open where it is not.
  private mutating func takeNamedRoot(in interval: Interval) throws(StepError) -> Bool {
    guard interval.isBounded else { return false }
    for candidate in candidates(in: interval) where isZero(candidate) {
      if let multiplicity = multiplicity(at: candidate), isOnlyZero(multiplicity, in: interval) {
        add(Root(value: candidate, multiplicity: multiplicity))
        return true
      }
      if interval.upper - interval.lower < Self.smallestUseful {
        open.append(interval)
        return true
      }
    }
    return false
  }

  private static let smallestTold = 0x1p-12

  /// Smaller intervals around a zero that is not proved to be the only one are not worth halving.
  private static let smallestUseful = 0x1p-16

  /// The fraction with the smallest denominator in an interval, and the multiple of π with the smallest, where they are near a zero.
  private func candidates(in interval: Interval) -> [Real] {
    var candidates: [Real] = []
    if let fraction = Self.simplest(in: interval, upTo: 10_000) {
      candidates.append(Real(fraction))
    }
    if let fraction = Self.simplest(in: interval / .pi, upTo: 120), !fraction.isZero {
      candidates.append(Real.pi.multiplied(by: Real(fraction), within: context.budget))
    }
    return candidates.filter { candidate in
      guard let bounds = try? candidate.doubles(within: context.budget) else { return false }
      let point = Interval(bounds.lower, bounds.upper)
      return interval.contains(point)
        && range.jet(on: point, centre: point.lower).whole.hull?.contains(0) ?? false
    }
  }

  /// Whether a number is a zero, by decision.
  private func isZero(_ point: Real) -> Bool {
    var exact = ExactArithmetic(context)
    guard let value = try? exact.value(of: formula, [.real(point)]).real else { return false }
    return (try? value.sign(within: context.budget)) == 0
  }

  /// How often a zero is one; `nil` where that is too often to be proved, or not known.
  private func multiplicity(at point: Real) -> WideInt? {
    var series = SeriesArithmetic(
      context, count: Int(Self.highestMultiplicity) + 1, isOneSided: false)
    guard
      case .series(let taylor) = try? series.value(
        of: formula, [.series(series.variable(at: point))]),
      let order = try? series.normalized(taylor), !order.terms.isEmpty,
      1...Self.highestMultiplicity ~= WideInt(order.valuation)
    else { return nil }
    return WideInt(order.valuation)
  }

  /// Whether the slopes of the derivative of one order less exclude zero, and all before it are continuous.
  private func isOnlyZero(_ multiplicity: WideInt, in interval: Interval) -> Bool {
    let variable = Jet(
      whole: ValueEnclosure(interval), centre: ValueEnclosure(Interval(interval.roundestMember)),
      slope: Interval(1))
    let one = RangeArithmetic.Element.number(.constant(Interval(1)))
    let base = RangeArithmetic(unit: context.angleUnit)
    let derivative: RangeArithmetic.Element?
    switch multiplicity {
    case 1:
      var arithmetic = base
      derivative = try? arithmetic.value(of: formula, [.number(variable)])
    case 2:
      var arithmetic = DualArithmetic(base: base)
      derivative = try? arithmetic.value(
        of: formula, [.init(value: .number(variable), slope: one)]
      ).slope
    default:
      var arithmetic = DualArithmetic(base: DualArithmetic(base: base))
      let inner = DualArithmetic<RangeArithmetic>.Element(value: .number(variable), slope: one)
      let unit = DualArithmetic<RangeArithmetic>.Element(value: one, slope: nil)
      derivative = try? arithmetic.value(of: formula, [.init(value: inner, slope: unit)])
        .slope?.slope
    }
    guard case .number(let jet) = derivative, jet.whole.decoration == .continuous,
      let slope = jet.slope
    else { return false }
    return !slope.contains(0)
  }

  // MARK: Numbers

  private func doubles(_ number: Real) throws(StepError) -> (lower: Double, upper: Double) {
    try StepError.computing { () throws(MathError) in try number.doubles(within: context.budget) }
  }

  private static func real(_ double: Double) -> Real { Real(rational(double)) }

  private static func rational(_ double: Double) -> Rational {
    guard let rational = Rational(exactly: double) else {
      preconditionFailure("an end of a bounded interval is finite")
    }
    return rational
  }

  /// The sign at a number; `nil` where there is no value, or it is not decided.
  private func sign(at point: Double) throws(StepError) -> WideInt? {
    let values = range.value(at: point)
    if let interval = values.single, values.decoration == .continuous {
      if interval.lower > 0 { return 1 }
      if interval.upper < 0 { return -1 }
    }
    guard point.isFinite else { return nil }
    var exact = ExactArithmetic(context)
    guard let value = try? exact.value(of: formula, [.real(Self.real(point))]).real else {
      return nil
    }
    return try? value.sign(within: context.budget)
  }

  /// The zero in an interval where the function is monotone and changes its sign; with a short name if it has one.
  private func zero(in interval: Interval, _ lowerSign: WideInt) throws(StepError) -> Real {
    let zero = unnamedZero(in: interval, lowerSign)
    let bounds = try doubles(zero)
    let names = candidates(in: Interval(bounds.lower.nextDown, bounds.upper.nextUp))
    let named = names.first { name in
      guard let point = try? doubles(name), interval.contains(Interval(point.lower, point.upper))
      else { return false }
      return isZero(name)
    }
    return named ?? zero
  }

  private func unnamedZero(in interval: Interval, _ lowerSign: WideInt) -> Real {
    let (formula, context) = (formula, context)
    return Real(
      enclosedBy: RefinedRoot(
        between: Self.rational(interval.lower), and: Self.rational(interval.upper),
        lowerSign: lowerSign
      ) { (x, budget) throws(MathError) in
        var inner = context
        inner.budget = budget
        var exact = ExactArithmetic(inner)
        do throws(StepError) {
          if let value = try exact.value(of: formula, [.real(Real(x))]).real { return value }
        } catch {
          if case .math(let error, _) = error.reason { throw error }
        }
        preconditionFailure("a continuous function has a value between the ends")
      })
  }

  /// The fraction with the smallest denominator between two numbers, up to a limit (Stern and Brocot's tree).
  private static func simplest(in interval: Interval, upTo limit: Int) -> Rational? {
    guard interval.isBounded, max(abs(interval.lower), abs(interval.upper)) < 0x1p52 else {
      return nil
    }
    if interval.contains(0) { return 0 }
    if interval.upper < 0 { return simplest(in: -interval, upTo: limit).map { -$0 } }
    var (low, high) = ((0, 1), (1, 0))
    let whole = interval.lower.rounded(.up)
    if whole <= interval.upper { return Rational(WideInt(whole)) }
    let base = Int(interval.lower.rounded(.down))
    let rest = Interval(interval.lower - Double(base), interval.upper - Double(base))
    while true {
      let middle = (low.0 + high.0, low.1 + high.1)
      guard middle.1 <= limit, middle.0 <= limit else { return nil }
      let value = Double(middle.0) / Double(middle.1)
      if value < rest.lower {
        low = middle
      } else if value > rest.upper {
        high = middle
      } else {
        return Rational(
          Integer(WideInt(base * middle.1 + middle.0)), Integer(WideInt(middle.1)))
      }
    }
  }

  // MARK: Far ends

  /// A number beyond which there is no zero, on the side of this sign.
  private func farEnd(_ side: Double, _ function: String) throws(StepError) -> Double {
    if let bound = formula.rootBound { return side * bound }
    var end = 16.0
    while end < Self.farthestEnd {
      try StepError.computing { () throws(MathError) in try context.budget.check() }
      let point = side * end
      let beyond = side > 0 ? Interval(point, .infinity) : Interval(-.infinity, point)
      let jet = range.jet(on: beyond, centre: point)
      if jet.whole.intervals.allSatisfy({ !$0.contains(0) }) { return point }
      if jet.whole.decoration == .continuous, let slope = jet.slope,
        let sign = try sign(at: point), sign != 0
      {
        // It moves away from zero, or stays.
        let outward = side > 0 ? slope : -slope
        if sign > 0 ? outward.lower >= 0 : outward.upper <= 0 { return point }
      }
      end *= 4
    }
    throw StepError(.analysis(.rangeNeeded, function: function))
  }

  // MARK: Results

  private mutating func add(_ root: Root) {
    // The end of one interval is that of its neighbour.
    let isKnown = roots.contains { known in
      known.value.knownRational != nil && known.value.knownRational == root.value.knownRational
    }
    if !isKnown { roots.append(root) }
  }

  /// The roots in rising order that are not outside the range, if nothing is left open.
  private func result(
    from lower: Real?, to upper: Real?, _ function: String
  ) throws(StepError) -> [Root] {
    if let interval = open.first {
      throw StepError(
        .analysis(
          .undecided(
            lower: "\(interval.lower)",
            upper:
              "\(open.prefix { $0.lower <= interval.upper + 1e-9 }.last?.upper ?? interval.upper)",
            proved: roots.count), function: function))
    }
    return try StepError.computing { () throws(MathError) in
      try roots.sorted(from: lower, to: upper, within: context.budget)
    }
  }
}
