import SciNumber

/// How a function behaves far out on one side: beyond which numbers it has no zero, or is monotone.
struct FarEnd {
  /// −1 or 1.
  let side: Double
  private let range: RangeFormula
  /// The function of 1/|x|, written so that what grows there does not cancel.
  private let forms: [Formula]
  private let context: Function.Context

  /// Beyond this magnitude it chooses the same branches everywhere.
  private let nearest: Double

  /// Up to this magnitude it is looked for.
  private static let farthest = 0x1p80

  init(_ formula: Formula, _ range: RangeFormula, side: WideInt, _ context: Function.Context) {
    (self.side, self.range, self.context) = (Double(side), range, context)
    let formula = formula.writtenOut(upTo: Machine.mostSteps)?.normalised(context)
    guard let formula, let (branch, nearest) = Self.branch(of: formula, side: side, context) else {
      (forms, nearest) = ([], 16)
      return
    }
    forms = IntegralTail.forms(of: branch, at: .infinity(side), context)
    self.nearest = nearest
  }

  /// A formula without corners and jumps that has the same values beyond some magnitude, for one whose definitions are written out; `nil` where none is found.
  static func branch(
    of formula: Formula, side: WideInt, _ context: Function.Context
  ) -> (formula: Formula, size: Double)? {
    let breaks = formula.breakPoints.filter { $0.kind != .singularity }
    if breaks.isEmpty { return (formula, 16) }
    guard breaks.allSatisfy({ $0.kind == .corner }) else { return nil }
    let ranges = breaks.map { RangeFormula($0.formula, context.angleUnit) }
    let size = [16.0, 0x1p16, 0x1p32].first { size in
      let beyond = side > 0 ? Interval(size, .infinity) : Interval(-.infinity, -size)
      let place = Double(side) * size
      return ranges.allSatisfy {
        let values = $0?.jet(on: beyond, centre: place).whole.hull
        return values.map { !$0.contains(0) } ?? false
      }
    }
    guard let size,
      let branch = try? formula.specialised(
        at: Real(Rational(finite: Double(side) * size * 2)), context)
    else { return nil }
    return (branch, size)
  }

  /// The first of some numbers that is found good enough, farther out each time; `nil` if none is.
  func first(where isEnough: (Double) throws(StepError) -> Bool) throws(StepError) -> Double? {
    var size = nearest
    while size < Self.farthest {
      try StepError.computing { () throws(MathError) in try context.budget.check() }
      if try isEnough(side * size) { return side * size }
      size *= 4
    }
    return nil
  }

  /// The function beyond a number.
  func jet(beyond place: Double) -> Jet {
    range.jet(
      on: side > 0 ? Interval(place, .infinity) : Interval(-.infinity, place), centre: place)
  }

  /// Whether it is seen from the way in which the function grows or falls that it has no zero beyond a number: a bounded elasticity excludes one.
  func hasNoZero(beyond place: Double) -> Bool {
    elements(beyond: place).contains { element in
      !element.values.contains(0) || !element.isBound && element.elasticity.isBounded
    }
  }

  /// Whether it is seen that the function rises or falls everywhere beyond a number.
  func isMonotone(beyond place: Double) -> Bool {
    let jet = jet(beyond: place)
    if jet.whole.decoration == .continuous, jet.slope?.hasOneSign ?? false { return true }
    return elements(beyond: place).contains { element in
      guard !element.isBound else { return false }
      // t·f′/f tells the sign of f′ where f has one sign.
      let hasSign = element.values.lower >= 0 || element.values.upper <= 0
      return element.scaledSlope.hasOneSign || hasSign && element.elasticity.hasOneSign
    }
  }

  private func elements(beyond place: Double) -> [EndArithmetic.Element] {
    forms.compactMap { EndBehaviour(of: $0, upTo: 1 / abs(place), context)?.element }
  }
}

extension Interval {
  /// Whether no two members have opposite signs.
  fileprivate var hasOneSign: Bool { lower >= 0 || upper <= 0 }
}
