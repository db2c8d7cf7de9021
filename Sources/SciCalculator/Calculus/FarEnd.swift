import SciNumber

/// How a function behaves far out on one side: beyond which numbers it has no zero, or is monotone.
struct FarEnd {
  /// −1 or 1.
  let side: Double
  private let range: RangeFormula
  /// The function of 1/|x|, written so that what grows there does not cancel.
  private let forms: [Formula]
  private let context: Function.Context

  /// Up to this magnitude it is looked for.
  private static let farthest = 0x1p80

  init(_ formula: Formula, _ range: RangeFormula, side: WideInt, _ context: Function.Context) {
    (self.side, self.range, self.context) = (Double(side), range, context)
    guard let formula = formula.writtenOut(upTo: Machine.mostSteps)?.normalised(context) else {
      forms = []
      return
    }
    let written = IntegralTail.inward(of: formula, at: .infinity(side), context)
    forms = [written.rewritten, written.plain].compactMap { $0 }
  }

  /// The first of some numbers that is found good enough, farther out each time; `nil` if none is.
  func first(where isEnough: (Double) throws(StepError) -> Bool) throws(StepError) -> Double? {
    var size = 16.0
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
    elements(beyond: place).contains { element in
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
