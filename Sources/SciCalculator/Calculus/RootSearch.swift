import SciNumber
import SciSyntax

/// All zeros of a function between two numbers, each by proof: by bisection, where every interval ends in one of four ways.
///
/// - The values there exclude zero: there is none.
/// - The function is continuous and its slopes exclude zero, so that the signs at the ends tell whether there is one.
/// - A number in it with a short name is a zero by decision, and the elasticity t·f′/f at a distance t from it is bounded on both sides, or there is no value.
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
  private var excludedCount = 0
  /// How often it told nothing what the function does beside a number.
  private var uselessLooks = 0
  /// After an error, how many zeros are proved, and an interval outside of which there are no others.
  private(set) var progress: (solutions: Int, rest: Interval)?
  /// Why the roots are all.
  private(set) var theorems: [Theorem] = []

  static let mostRoots = 1_000
  private static let mostIntervals = 60_000
  /// The derivatives up to this order are enclosed.
  private static let highestMultiplicity: WideInt = 3

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
    // Beyond the far ends there are none.
    var pending = left <= right ? [Interval(left, right)] : []
    while let interval = pending.popLast() {
      count += 1
      guard count <= Self.mostIntervals, roots.count <= Self.mostRoots else {
        if !open.isEmpty { break }
        throw StepError(.analysis(.tooManyRoots(limit: Self.mostRoots), function: function))
      }
      do throws(StepError) {
        try StepError.computing { () throws(MathError) in try context.budget.check() }
        if try isFinished(interval) { continue }
      } catch {
        // All before this interval is done.
        let rest = Interval(min(open.first?.lower ?? .infinity, interval.lower), right)
        progress = (roots.count, rest)
        throw error
      }
      guard let middle = interval.cut else {
        open.append(interval)
        continue
      }
      pending.append(Interval(middle, interval.upper))
      pending.append(Interval(interval.lower, middle))
    }
    return try result(from: lower, to: upper, function)
  }

  // MARK: Intervals

  /// Whether nothing is left to be done in an interval, whose roots are found.
  private mutating func isFinished(_ interval: Interval) throws(StepError) -> Bool {
    let jet = range.jet(on: interval, centre: interval.roundestMember)
    if Self.excludesZero(jet, on: interval) {
      excludedCount += 1
      return true
    }
    if jet.whole == ValueEnclosure(Interval(0)), !interval.isPoint {
      throw StepError(.analysis(.manySolutions, function: BoundOperator.solve.rawValue))
    }
    if try takeNamedRoot(in: interval) { return true }
    if isGap(interval) {
      excludedCount += 1
      return true
    }
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
    let zero: Real
    switch (first, last) {
    case (0, _): zero = Real(Rational(finite: interval.lower))
    case (_, 0): zero = Real(Rational(finite: interval.upper))
    case _ where first * last < 0: zero = try self.zero(in: interval, first)
    default:
      excludedCount += 1
      return true
    }
    add(
      Root(value: zero, multiplicity: 1),
      .onlyZero(zero, on: interval, slopes: slope, signs: (first, last)))
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
        add(
          Root(value: candidate, multiplicity: multiplicity),
          .decidedZero(candidate, multiplicity: multiplicity, on: interval))
        return true
      }
      if let order = order(ofZero: candidate), hasNoOtherZero(than: candidate, in: interval) {
        add(Root(value: candidate, multiplicity: order), .zeroBesideOthers(candidate, on: interval))
        return true
      }
      if interval.upper - interval.lower < Self.smallestUseful {
        open.append(interval)
        return true
      }
    }
    return false
  }

  /// Whether there is no zero in a small interval with a number at which the function begins to have values, as x·ln x does at 0.
  private mutating func isGap(_ interval: Interval) -> Bool {
    guard interval.isBounded, interval.upper - interval.lower < Self.largestGap,
      range.jet(on: interval, centre: interval.roundestMember).whole.decoration != .continuous
    else { return false }
    for place in NamedNumbers.all(in: interval, within: context.budget) {
      var exact = ExactArithmetic(context)
      do throws(StepError) {
        _ = try exact.value(of: formula, [.real(place)])
      } catch {
        if case .math(.notReal, _) = error.reason, hasNoOtherZero(than: place, in: interval) {
          return true
        }
      }
    }
    return false
  }

  /// Whether what the function does beside a number excludes other zeros in an interval; asked for a number of times only.
  private mutating func hasNoOtherZero(than place: Real, in interval: Interval) -> Bool {
    guard uselessLooks < Self.mostUselessLooks else { return false }
    if formula.hasNoOtherZero(than: place, in: interval, context) { return true }
    uselessLooks += 1
    return false
  }

  private static let mostUselessLooks = 60

  private static let largestGap = 0x1p-3

  private static let smallestTold = 0x1p-12

  /// Smaller intervals around a zero that is not proved to be the only one are not worth halving.
  private static let smallestUseful = 0x1p-16

  /// The numbers with short names in an interval that are near a zero.
  private func candidates(in interval: Interval) -> [Real] {
    NamedNumbers.all(in: interval, within: context.budget).filter { candidate in
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

  /// How often a zero is one: 1 where the function is not analytic, as at the end of its domain; `nil` where it is not known.
  private func order(ofZero point: Real) -> WideInt? {
    var series = SeriesArithmetic(context, count: 16, isOneSided: false)
    guard
      case .series(let taylor) = try? series.value(
        of: formula, [.series(series.variable(at: point))])
    else { return 1 }
    guard let order = try? series.normalized(taylor), !order.terms.isEmpty, order.valuation > 0
    else { return nil }
    return WideInt(order.valuation)
  }

  /// Whether the slopes of the derivative of one order less exclude zero, and all before it are continuous.
  private func isOnlyZero(_ multiplicity: WideInt, in interval: Interval) -> Bool {
    formula.slopes(ofOrder: multiplicity, on: interval, context.angleUnit)
      .map { !$0.contains(0) } ?? false
  }

  // MARK: Numbers

  private func doubles(_ number: Real) throws(StepError) -> (lower: Double, upper: Double) {
    try StepError.computing { () throws(MathError) in try number.doubles(within: context.budget) }
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
    guard let value = try? exact.value(of: formula, [.real(Real(Rational(finite: point)))]).real
    else {
      return nil
    }
    return try? value.sign(within: context.budget)
  }

  /// The zero in an interval where the function is monotone and changes its sign; with a short name if it has one.
  private func zero(in interval: Interval, _ lowerSign: WideInt) throws(StepError) -> Real {
    let formula = formula
    return try Real.zero(in: interval, lowerSign: lowerSign, context) {
      (place, context) throws(StepError) in
      var exact = ExactArithmetic(context)
      return try exact.value(of: formula, [.real(place)]).real
    }
  }

  // MARK: Far ends

  /// A number beyond which there is no zero, on the side of this sign.
  private func farEnd(_ side: WideInt, _ function: String) throws(StepError) -> Double {
    if let bound = formula.rootBound { return Double(side) * bound }
    let far = FarEnd(formula, range, side: side, context)
    let end = try far.first { (place) throws(StepError) in
      let jet = far.jet(beyond: place)
      if jet.whole.intervals.allSatisfy({ !$0.contains(0) }) { return true }
      if jet.whole.decoration == .continuous, let slope = jet.slope,
        let sign = try sign(at: place), sign != 0
      {
        // It moves away from zero, or stays.
        let outward = side > 0 ? slope : -slope
        if sign > 0 ? outward.lower >= 0 : outward.upper <= 0 { return true }
      }
      return far.hasNoZero(beyond: place)
    }
    guard let end else { throw StepError(.analysis(.rangeNeeded, function: function)) }
    return end
  }

  // MARK: Results

  private mutating func add(_ root: Root, _ theorem: Theorem) {
    // The end of one interval is that of its neighbour.
    let isKnown = roots.contains { known in
      known.value.knownRational != nil && known.value.knownRational == root.value.knownRational
    }
    if isKnown { return }
    roots.append(root)
    theorems.append(theorem)
  }

  /// The roots in rising order that are not outside the range, if nothing is left open.
  private mutating func result(
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
    if excludedCount > 0 { theorems.append(.noOtherZero(intervals: excludedCount)) }
    return try StepError.computing { () throws(MathError) in
      try roots.sorted(from: lower, to: upper, within: context.budget)
    }
  }
}
