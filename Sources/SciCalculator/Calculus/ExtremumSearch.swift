import SciNumber
import SciSyntax

/// The smallest value of a function between two numbers, by proof: by bisection, where every interval ends in one of these ways.
///
/// - Its values are above one that the function is known to have.
/// - The function is continuous and its slopes exclude zero, or are zero: the value at one end is the smallest.
/// - The slopes of the derivative exclude zero. If they are negative, the value at one end is the smallest. If they are positive, the derivative rises: it has one zero,
///   which the signs at the ends show or exclude.
/// - The value at a number with a short name is as small as the lower bound of all.
///
/// What is left when an interval cannot be halved any more is said to be undecided. At the end the values at the places that were found are compared exactly.
struct ExtremumSearch {
  /// The smallest value and where it is taken.
  struct Result {
    var value: Real
    /// In rising order.
    var places: [Real]
    /// Whether it is proved that there are no others.
    var hasAllPlaces = true
  }

  /// A place, the value there, and bounds of it.
  private struct Candidate {
    var place: Real
    var value: Real
    var lower: Double
    var upper: Double
  }

  private let formula: Formula
  private let range: RangeFormula
  private let context: Function.Context
  private let function: String
  private let lower: Real
  private let upper: Real
  private var candidates: [Candidate] = []
  /// The function is known to have a value not above this one.
  private var bound = Double.infinity
  private var hasAllPlaces = true
  private var open: [Interval] = []
  /// What is left to be looked at.
  private var pending: [Interval] = []
  /// How many intervals were looked at.
  private(set) var count = 0

  private static let mostIntervals = 60_000
  private static let sampleCount = 64

  /// The search for the smallest value from `lower` to `upper`; `nil` where the formula has no enclosures.
  init?(
    _ formula: Formula, from lower: Real, to upper: Real, _ context: Function.Context,
    _ function: String
  ) {
    guard let range = RangeFormula(formula, context.angleUnit) else { return nil }
    (self.formula, self.range, self.context, self.function) = (formula, range, context, function)
    (self.lower, self.upper) = (lower, upper)
  }

  mutating func search() throws(StepError) -> Result {
    let first = try doubles(lower).lower
    let last = try doubles(upper).upper
    guard first.isFinite, last.isFinite else {
      throw StepError(.analysis(.rangeNeeded, function: function))
    }
    for (end, place) in [(lower, first), (upper, last)] where !range.value(at: place).isEmpty {
      try add(end)
    }
    // A good bound from the beginning keeps the search from the corners where nothing is.
    for number in 1..<Self.sampleCount {
      let point = first + (last - first) * (Double(number) / Double(Self.sampleCount))
      let values = range.value(at: point)
      if values.decoration == .continuous, let value = values.single {
        bound = min(bound, value.upper)
      }
    }
    pending = [Interval(first, last)]
    while let interval = pending.last {
      count += 1
      try check()
      guard count <= Self.mostIntervals else { break }
      let isFinished = try isFinished(interval)
      pending.removeLast()
      if isFinished { continue }
      guard let middle = cut(interval) else {
        if !isLargerBesideNumber(in: interval) { open.append(interval) }
        continue
      }
      pending.append(Interval(middle, interval.upper))
      pending.append(Interval(interval.lower, middle))
    }
    open += pending
    return try result()
  }

  /// Two numbers between which the smallest value lies, by all that was looked at; `nil` if there are none.
  var bounds: (lower: Double, upper: Double)? {
    var least = candidates.map { $0.lower }.min() ?? bound
    for interval in pending + open {
      let jet = range.jet(on: interval, centre: interval.roundestMember)
      least = min(least, jet.whole.hull?.lower ?? .infinity)
    }
    return least.isFinite && bound.isFinite ? (min(least, bound), bound) : nil
  }

  /// A number between the ends; in a small interval one with a short name, since functions have their kinks there.
  private func cut(_ interval: Interval) -> Double? {
    if interval.upper - interval.lower < Self.smallestUseful,
      let name = NamedNumbers.all(in: interval, within: context.budget).first?.knownRational,
      let double = try? Real(name).doubles(within: context.budget),
      double.lower == double.upper, interval.lower < double.lower, double.lower < interval.upper
    {
      return double.lower
    }
    return interval.cut
  }

  /// Whether the values on both sides of a number with a short name are seen to be above the smallest known one, as those of x ln x beside 0 are.
  private func isLargerBesideNumber(in interval: Interval) -> Bool {
    guard let number = NamedNumbers.all(in: interval, within: context.budget).first,
      let place = number.knownRational.flatMap({ try? Real($0).doubles(within: context.budget) }),
      let formula = formula.writtenOut(upTo: Machine.mostSteps)?.normalised(context)
    else { return false }
    let value = range.value(at: place.lower)
    guard place.lower == place.upper, value.hull.map({ $0.lower > bound }) ?? true else {
      return false
    }
    return [(WideInt(1), interval.upper - place.lower), (-1, place.lower - interval.lower)]
      .allSatisfy { side, size in
        if size <= 0 { return true }
        let part =
          side > 0
          ? Interval(place.lower, interval.upper) : Interval(interval.lower, place.upper)
        if range.jet(on: part, centre: part.roundestMember).whole.isEmpty { return true }
        return IntegralTail.forms(of: formula, at: .number(number, side), context).contains {
          let element = EndBehaviour(of: $0, upTo: size.nextUp, context)?.element
          return element.map { $0.values.lower > bound } ?? false
        }
      }
  }

  // MARK: Intervals

  /// Whether all is known of an interval.
  private mutating func isFinished(_ interval: Interval) throws(StepError) -> Bool {
    let jet = range.jet(on: interval, centre: interval.roundestMember)
    guard let hull = jet.whole.hull else { return true }
    var least = hull.lower
    if jet.centre?.decoration == .continuous, let value = jet.centre?.single {
      bound = min(bound, value.upper)
      if jet.whole.decoration == .continuous, let slope = jet.slope, slope.isBounded {
        let steps = interval - Interval(interval.roundestMember)
        least = max(least, (value + slope * steps).lower)
      }
    }
    if least > bound { return true }
    if jet.whole.decoration == .continuous {
      if let slope = jet.slope {
        if !slope.contains(0) {
          try add(end(slope.lower > 0 ? interval.lower : interval.upper))
          return true
        }
        if slope.lower == slope.upper {
          try addOneOfMany(end(interval.lower))
          return true
        }
      }
      let bend = formula.slopes(ofOrder: 2, on: interval, context.angleUnit)
      if let bend, !bend.contains(0) {
        return try bend.lower > 0 ? addBottom(of: interval) : addEnds(of: interval)
      }
    }
    return interval.upper - interval.lower < Self.smallestUseful
      ? try addNamed(in: interval, least) : false
  }

  /// Around a place with a short name, smaller intervals are not worth halving.
  private static let smallestUseful = 0x1p-16

  private mutating func addEnds(of interval: Interval) throws(StepError) -> Bool {
    try add(end(interval.lower))
    try add(end(interval.upper))
    return true
  }

  /// Adds the place with the smallest value where the derivative rises.
  private mutating func addBottom(of interval: Interval) throws(StepError) -> Bool {
    guard let first = try slopeSign(at: Real(Rational(finite: interval.lower))),
      let last = try slopeSign(at: Real(Rational(finite: interval.upper)))
    else { return false }
    if first >= 0 {
      try add(end(interval.lower))
    } else if last <= 0 {
      try add(end(interval.upper))
    } else {
      try add(clamped(bottom(of: interval)))
    }
    return true
  }

  /// The zero of the derivative in an interval where it rises from below zero to above; with a short name if it has one.
  private func bottom(of interval: Interval) throws(StepError) -> Real {
    let formula = formula
    return try Real.zero(in: interval, lowerSign: -1, context) {
      (place, context) throws(StepError) in try formula.slope(at: place, context)
    }
  }

  /// Adds a number with a short name where the function has the least value that it can have in an interval, unless one elsewhere has it.
  private mutating func addNamed(
    in interval: Interval, _ least: Double
  ) throws(StepError) -> Bool {
    guard least.isFinite else { return false }
    let floor = Real(Rational(finite: least))
    if isTaken(floor) {
      hasAllPlaces = false
      return true
    }
    for name in NamedNumbers.all(in: interval, within: context.budget) {
      let place = try doubles(name)
      guard interval.contains(Interval(place.lower, place.upper)), let value = value(at: name),
        let order = try? value.compared(to: floor, within: context.budget), order == 0
      else { continue }
      if !isOnlyPlace(place.lower, place.upper, in: interval) { hasAllPlaces = false }
      try add(clamped(name))
      return true
    }
    return false
  }

  /// Whether a function with a kink at a number of the machine falls before it and rises behind.
  private func isOnlyPlace(_ place: Double, _ other: Double, in interval: Interval) -> Bool {
    guard place == other else { return false }
    func slope(_ part: Interval) -> Interval? {
      if part.lower == part.upper { return nil }
      let jet = range.jet(on: part, centre: part.roundestMember)
      return jet.whole.decoration == .continuous ? jet.slope : nil
    }
    let before = slope(Interval(interval.lower, place))
    let behind = slope(Interval(place, interval.upper))
    return (before.map { $0.upper < 0 } ?? (place == interval.lower))
      && (behind.map { $0.lower > 0 } ?? (place == interval.upper))
  }

  // MARK: Places

  /// The end of an interval, or of the range where that is nearer.
  private func end(_ double: Double) throws(StepError) -> Real {
    try clamped(Real(Rational(finite: double)))
  }

  private func clamped(_ place: Real) throws(StepError) -> Real {
    try StepError.computing { () throws(MathError) in
      if try place.compared(to: lower, within: context.budget) < 0 { return lower }
      return try place.compared(to: upper, within: context.budget) > 0 ? upper : place
    }
  }

  private mutating func add(_ place: Real) throws(StepError) {
    if let rational = place.knownRational,
      candidates.contains(where: { $0.place.knownRational == rational })
    {
      return
    }
    let bounds = try doubles(place)
    if bounds.lower == bounds.upper, let hull = range.value(at: bounds.lower).hull,
      hull.lower > bound
    {
      return
    }
    guard let value = value(at: place) else {
      throw StepError(.analysis(.noMethod, function: function))
    }
    let size = try doubles(value)
    bound = min(bound, size.upper)
    candidates.append(
      Candidate(place: place, value: value, lower: size.lower, upper: size.upper))
  }

  /// Adds a place of many with the same value, unless there is one with it.
  private mutating func addOneOfMany(_ place: Real) throws(StepError) {
    hasAllPlaces = false
    if let value = value(at: place), isTaken(value) { return }
    try add(place)
  }

  /// Whether the function is known to have a value, which is seen of rational ones.
  private func isTaken(_ value: Real) -> Bool {
    guard let rational = value.knownRational else { return false }
    return candidates.contains { $0.value.knownRational == rational }
  }

  private func value(at place: Real) -> Real? {
    var exact = ExactArithmetic(context)
    if let value = try? exact.value(of: formula, [.real(place)]).real { return value }
    // A branch that is not chosen may have no value there.
    guard
      let branch = try? formula.writtenOut(upTo: Machine.mostSteps)?.specialised(at: place, context)
    else { return nil }
    return try? exact.value(of: branch, [.real(place)]).real
  }

  private func slopeSign(at place: Real) throws(StepError) -> WideInt? {
    guard let slope = try formula.slope(at: place, context) else { return nil }
    return try? slope.sign(within: context.budget)
  }

  private func doubles(_ number: Real) throws(StepError) -> (lower: Double, upper: Double) {
    try StepError.computing { () throws(MathError) in try number.doubles(within: context.budget) }
  }

  private func check() throws(StepError) {
    try StepError.computing { () throws(MathError) in try context.budget.check() }
  }

  // MARK: The result

  private func result() throws(StepError) -> Result {
    if let interval = open.first {
      throw StepError(
        .analysis(
          .undecidedPlace(lower: "\(interval.lower)", upper: "\(interval.upper)"),
          function: function))
    }
    return try StepError.computing { () throws(MathError) in
      let near = candidates.filter { $0.lower <= bound }.map {
        (place: $0.place, value: $0.value)
      }
      var result = try Result(smallestOf: near, within: context.budget)
      result.hasAllPlaces = hasAllPlaces
      return result
    }
  }
}

extension ExtremumSearch.Result {
  /// The smallest of some values with their places, of which there is one.
  init(
    smallestOf candidates: [(place: Real, value: Real)], within budget: EvaluationBudget
  ) throws(MathError) {
    var smallest: (value: Real, places: [Real])?
    for (place, value) in candidates {
      guard let best = smallest else {
        smallest = (value, [place])
        continue
      }
      switch try value.compared(to: best.value, within: budget) {
      case -1: smallest = (value, [place])
      case 0: smallest?.places.append(place)
      default: break
      }
    }
    guard let smallest else { preconditionFailure("the ends of the range are candidates") }
    value = smallest.value
    places = try smallest.places.map { Polynomial.Root(value: $0, multiplicity: 1) }
      .sorted(within: budget).map { $0.value }
  }
}
