import SciNumber
import SciSyntax

/// All common zeros of two functions in a rectangle, each by proof: by bisection, where every box ends in one of three ways.
///
/// - The values of a function there exclude zero: there is none.
/// - Krawczyk's operator K(B) = c − A·F(c) + (I − A·S)(B − c), with enclosures S of the slopes on the box B and an approximate inverse A of one of them, maps the box into its inside:
///   there is exactly one (Brouwer's theorem, and ‖I − A·S‖ < 1).
/// - Where K(B) does not meet the box there is none, and otherwise the zeros lie in both.
///
/// What is left when a box is too small to be halved is said to be undecided, such as where curves touch.
struct BoxSearch {
  private let formulas: [Formula]
  private let context: Function.Context
  private var found: [(box: PlaneBox, solution: SystemSolution)] = []
  private var count = 0
  /// What is left to be searched.
  private var pending: [PlaneBox] = []

  private static let mostBoxes = 20_000
  private static let mostSolutions = 200
  /// Smaller boxes, beside their distance from zero, are left open.
  private static let smallest = 0x1p-24

  init(_ formulas: [Formula], _ context: Function.Context) {
    (self.formulas, self.context) = (formulas, context)
  }

  /// What a search comes to.
  enum Result {
    case all([SystemSolution], boxes: Int)
    /// A box may have a zero, and so many are proved elsewhere.
    case undecided(PlaneBox, proved: Int)
    /// A part of a formula has no enclosures.
    case noMethod
  }

  /// Searches a box.
  mutating func search(_ box: PlaneBox) throws(StepError) -> Result {
    guard formulas.allSatisfy({ enclosure(of: $0, on: box) != nil }) else { return .noMethod }
    pending = [box]
    while let box = pending.popLast() {
      count += 1
      guard count <= Self.mostBoxes, found.count <= Self.mostSolutions else {
        return .undecided(box, proved: found.count)
      }
      var rest = box
      do throws(StepError) {
        try StepError.computing { () throws(MathError) in try context.budget.check() }
        switch try step(on: box) {
        case .finished: continue
        case .narrowed(let smaller): rest = smaller
        }
      } catch {
        pending.append(box)
        throw error
      }
      if rest.isNarrower(than: box) {
        pending.append(rest)
        continue
      }
      guard rest.width > Self.smallest * max(1, rest.distance) else {
        return .undecided(rest, proved: found.count)
      }
      pending += rest.halves
    }
    return .all(found.map { $0.solution }, boxes: count)
  }

  /// How many zeros are proved, and a box outside of which there are no others; `nil` where nothing has been looked at.
  var progress: (solutions: Int, rest: PlaneBox)? {
    guard let first = pending.first else { return nil }
    let rest = pending.dropFirst().reduce(first) { whole, part in
      PlaneBox(x: whole.x.hull(part.x), y: whole.y.hull(part.y))
    }
    return (found.count, rest)
  }

  // MARK: One box

  private enum Step {
    case finished
    case narrowed(PlaneBox)
  }

  private mutating func step(on box: PlaneBox) throws(StepError) -> Step {
    guard let f = enclosure(of: formulas[0], on: box), let g = enclosure(of: formulas[1], on: box)
    else { return .narrowed(box) }
    if f.excludesZero(on: box) || g.excludesZero(on: box) { return .finished }
    if found.contains(where: { $0.box.contains(box) }) { return .finished }
    guard let krawczyk = Krawczyk(f, g, on: box) else { return .narrowed(box) }
    guard let rest = box.intersection(krawczyk.image) else { return .finished }
    // A zero may lie on an edge, and is inside of a box that is somewhat larger.
    let wide = rest.widened
    guard let f = enclosure(of: formulas[0], on: wide),
      let g = enclosure(of: formulas[1], on: wide),
      let proof = Krawczyk(f, g, on: wide), wide.hasInside(proof.image), proof.norm < 0.9
    else { return .narrowed(rest) }
    return try add(zeroIn: proof.image, uniqueIn: wide) ? .finished : .narrowed(rest)
  }

  private func enclosure(of formula: Formula, on box: PlaneBox) -> PlaneEnclosure? {
    PlaneEnclosure(of: formula, on: box, context.angleUnit)
  }

  // MARK: Solutions

  /// Adds the zero in a box; whether its digits can be computed.
  private mutating func add(
    zeroIn box: PlaneBox, uniqueIn wide: PlaneBox
  ) throws(StepError) -> Bool {
    var tight = box
    for _ in 0..<12 {
      guard let krawczyk = krawczyk(on: tight),
        let smaller = tight.intersection(krawczyk.image), smaller.isNarrower(than: tight)
      else { break }
      tight = smaller
    }
    // A zero that is known already may lie in a box that is wider than its neighbour.
    if found.contains(where: { $0.box.contains(tight) }) { return true }
    for known in found {
      let place = try bounds(of: known.solution.values[0], known.solution.values[1])
      if wide.contains(place) { return true }
      if place.intersection(tight) != nil { return false }
    }
    if let solution = try named(in: tight, uniqueIn: wide) {
      found.append((wide, solution))
    } else if let solution = refined(in: tight) {
      found.append((wide, solution))
    } else {
      return false
    }
    return true
  }

  private func krawczyk(on box: PlaneBox) -> Krawczyk? {
    guard let f = enclosure(of: formulas[0], on: box), let g = enclosure(of: formulas[1], on: box)
    else { return nil }
    return Krawczyk(f, g, on: box)
  }

  /// A box around a point.
  private func bounds(of x: Real, _ y: Real) throws(StepError) -> PlaneBox {
    try StepError.computing { () throws(MathError) in
      let (x, y) = (
        try x.doubles(within: context.budget), try y.doubles(within: context.budget)
      )
      return PlaneBox(x: Interval(x.lower, x.upper), y: Interval(y.lower, y.upper))
    }
  }

  /// The zero in a box where both coordinates have short names, by decision.
  private func named(
    in box: PlaneBox, uniqueIn wide: PlaneBox
  ) throws(StepError) -> SystemSolution? {
    for x in NamedNumbers.all(in: box.x, within: context.budget) {
      for y in NamedNumbers.all(in: box.y, within: context.budget) {
        guard wide.contains(try bounds(of: x, y)), isZero(x, y) else { continue }
        return SystemSolution(values: [x, y])
      }
    }
    return nil
  }

  private func isZero(_ x: Real, _ y: Real) -> Bool {
    formulas.allSatisfy { formula in
      var exact = ExactArithmetic(context)
      guard let value = try? exact.value(of: formula, [.real(x), .real(y)]).real else {
        return false
      }
      return (try? value.sign(within: context.budget)) == 0
    }
  }

  /// The zero as numbers of which any digit can be computed; `nil` where the enclosures of the slopes are too wide for it.
  private func refined(in box: PlaneBox) -> SystemSolution? {
    let (x, y) = (box.x.middle, box.y.middle)
    let distance = max(
      (box.x - Interval(x)).magnitude.upper, (box.y - Interval(y)).magnitude.upper,
      .leastNormalMagnitude)
    let exponent = WideInt(distance.exponent) + 1
    let reach = Interval(-distance, distance) * Interval(4)
    let wide = PlaneBox(x: box.x + reach, y: box.y + reach)
    guard let krawczyk = krawczyk(on: wide), krawczyk.norm < 0x1p-3 else { return nil }
    let (formulas, context) = (formulas, context)
    let point = RefinedPoint(
      x: Rational(finite: x), y: Rational(finite: y), errorExponent: exponent,
      inverse: krawczyk.inverse.map { Rational(finite: $0) },
      gain: WideInt(-max(krawczyk.norm, 0x1p-60).exponent - 1)
    ) { (x, y, budget) throws(MathError) in
      var inner = context
      inner.budget = budget
      var values: [Real] = []
      for formula in formulas {
        var exact = ExactArithmetic(inner)
        do throws(StepError) {
          if let value = try exact.value(of: formula, [.real(Real(x)), .real(Real(y))]).real {
            values.append(value)
          }
        } catch {
          if case .math(let error, _) = error.reason { throw error }
        }
      }
      guard values.count == 2 else {
        preconditionFailure("continuous functions have values in the box")
      }
      return (values[0], values[1])
    }
    let coordinates = point.coordinates
    return SystemSolution(values: [coordinates.x, coordinates.y])
  }
}
