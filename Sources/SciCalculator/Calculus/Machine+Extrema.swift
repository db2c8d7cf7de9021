// The smallest and the largest value of an expression.

import SciNumber
import SciSyntax

extension Machine {
  typealias Extremum = ExtremumSearch.Result

  /// The smallest or largest value, and where it is taken.
  func extremum(
    _ formula: Formula, _ range: SearchRange, _ analysis: Program.Loop,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> Extremum {
    // The largest value is the smallest one of −f with the other sign.
    let isLargest = analysis.operation.isOfLargest
    let turned = isLargest ? Formula(steps: formula.steps + [.prefix(.negate)]) : formula
    var result: Extremum
    if let function = turned.rationalFunction {
      result = try extremum(of: function, turned, range, analysis, &ledger)
    } else {
      let (lower, first) = try end(of: turned, -1, range, analysis)
      let (upper, last) = try end(of: turned, 1, range, analysis)
      let search = ExtremumSearch(
        turned, from: lower, to: upper, arithmetic.context, analysis.operation.rawValue)
      guard var search else { throw analysis.error(.noMethod) }
      do throws(StepError) {
        result = try search.search()
      } catch {
        let bounds = search.bounds
        throw analysis.error(
          error,
          provedBetween: isLargest ? bounds.map { (-$0.upper, -$0.lower) } : bounds)
      }
      ledger.add(.branchAndBound(intervals: search.count))
      try check(result, [first, last].compactMap { $0 }, analysis)
    }
    if isLargest { result.value = result.value.negated() }
    return result
  }

  /// An end of a range; for an infinite one a number beyond which the function is monotone or has no value, and what it comes nearer to there.
  private func end(
    of formula: Formula, _ side: WideInt, _ range: SearchRange, _ analysis: Program.Loop
  ) throws(StepError) -> (place: Real, approached: Real?) {
    let (other, bound) = side > 0 ? (range.lower, range.upper) : (range.upper, range.lower)
    if let bound { return (bound, nil) }
    guard let function = RangeFormula(formula, arithmetic.context.angleUnit) else {
      throw analysis.error(.noMethod)
    }
    let far = FarEnd(formula, function, side: side, arithmetic.context)
    let start = try StepError.computing { () throws(MathError) in
      try other?.doubles(within: arithmetic.context.budget)
    }
    var first = -16.0
    if let start { first = side > 0 ? start.upper : start.lower - 32 }
    let places = (0...32).map { (step: Int) -> Double in first + Double(step) }
    // A value that the function has; what is larger everywhere is not the smallest.
    let known = places.compactMap { place in
      let value = function.value(at: place)
      return value.decoration == .continuous ? value.hull?.upper : nil
    }.min()
    var isLarger = false
    let place = try far.first { (place) throws(StepError) in
      let least = far.jet(beyond: place).whole.hull?.lower ?? .infinity
      isLarger = least > known ?? .greatestFiniteMagnitude
      return isLarger || far.isMonotone(beyond: place)
    }
    guard let place else { throw analysis.error(.rangeNeeded) }
    let end = Real(Rational(finite: place))
    if isLarger { return (end, nil) }
    switch try limit(formula, at: .infinity(side), analysis).0 {
    case .infinite(let sign) where sign < 0: throw unbounded(analysis)
    case .infinite: return (end, nil)
    case .number(let number): return (end, number)
    }
  }

  private func unbounded(_ analysis: Program.Loop) -> StepError {
    analysis.error(.unbounded(analysis.operation.isOfLargest ? "+infinity" : "-infinity"))
  }

  /// Throws where a value smaller than the result is approached.
  private func check(
    _ result: Extremum, _ approached: [Real], _ analysis: Program.Loop
  ) throws(StepError) {
    let candidates = result.places.map { (place: $0, value: result.value) }
    _ = try smallest(candidates, approached, analysis)
  }

  /// The smallest value of a rational function: among those at the ends and at the zeros of its derivative, if it does not come nearer to a smaller one elsewhere.
  private func extremum(
    of function: PolynomialArithmetic.Element, _ formula: Formula, _ range: SearchRange,
    _ analysis: Program.Loop, _ ledger: inout MemoryLedger
  ) throws(StepError) -> Extremum {
    let budget = arithmetic.context.budget
    let (top, bottom) = (function.dividend, function.divisor)
    let slope = top.derivative * bottom - top * bottom.derivative
    func roots(_ polynomial: Polynomial) throws(StepError) -> [Real] {
      if polynomial.degree <= 0 { return [] }
      return try StepError.computing { () throws(MathError) in
        try polynomial.realRoots(within: budget)
          .sorted(from: range.lower, to: range.upper, within: budget).map { $0.value }
      }
    }
    let gaps = try roots(bottom * function.gaps)
    var exact = ExactArithmetic(arithmetic.context)
    var candidates: [(place: Real, value: Real)] = []
    let critical = try roots(slope)
    ledger.add(.criticalPoints(zeros: critical.count, degree: slope.degree))
    for place in [range.lower, range.upper].compactMap({ $0 }) + critical {
      let isGap = try StepError.computing { () throws(MathError) in
        for gap in gaps where try gap.compared(to: place, within: budget) == 0 { return true }
        return false
      }
      if isGap { continue }
      guard let value = try exact.value(of: formula, [.real(place)]).real else {
        throw analysis.error(.noEquation)
      }
      candidates.append((place, value))
    }
    // Where the derivative is zero everywhere, any number does.
    if slope.isZero, candidates.isEmpty {
      return Extremum(value: Real(Rational(top.leading, bottom.leading)), places: [])
    }
    var approached: [Real] = []
    var ends: [Place] = []
    if range.lower == nil { ends.append(.infinity(-1)) }
    if range.upper == nil { ends.append(.infinity(1)) }
    for gap in gaps {
      // At an end of the range, what is outside does not count.
      let isEnd = try StepError.computing { () throws(MathError) in
        try [range.lower, range.upper].map { (end) throws(MathError) -> Bool in
          try end?.compared(to: gap, within: budget) == 0
        }
      }
      if !isEnd[0] { ends.append(.number(gap, -1)) }
      if !isEnd[1] { ends.append(.number(gap, 1)) }
    }
    for end in ends {
      switch try limit(formula, at: end, analysis).0 {
      case .infinite(let sign) where sign < 0:
        throw unbounded(analysis)
      case .infinite: break
      case .number(let number): approached.append(number)
      }
    }
    return try smallest(candidates, approached, analysis)
  }

  /// The smallest value, where no smaller one is approached.
  private func smallest(
    _ candidates: [(place: Real, value: Real)], _ approached: [Real], _ analysis: Program.Loop
  ) throws(StepError) -> Extremum {
    let budget = arithmetic.context.budget
    let (result, lowest) = try StepError.computing { () throws(MathError) in
      let result =
        try candidates.isEmpty
        ? nil : Extremum(smallestOf: candidates, within: budget)
      let lowest =
        try approached.isEmpty
        ? nil
        : Extremum(smallestOf: approached.map { (place: $0, value: $0) }, within: budget).value
      guard let result, let lowest else { return (result, lowest) }
      return (result, try lowest.compared(to: result.value, within: budget) < 0 ? lowest : nil)
    }
    if let lowest {
      let value = analysis.operation.isOfLargest ? lowest.negated() : lowest
      throw analysis.error(.notTaken(words(value)))
    }
    guard let result else { throw analysis.error(.noMethod) }
    return result
  }
}

extension MemoryLedger {
  /// Notes where a value is taken.
  mutating func note(
    _ extremum: ExtremumSearch.Result, of analysis: Program.Loop, in units: AnalysisUnits,
    within context: Function.Context
  ) {
    let places = extremum.places.prefix(Self.mostPlaces).compactMap { place in
      try? ResultFormat.standard.text(
        of: .scalar(units.place(.real(place))), within: context.budget
      )
      .string
    }
    guard let variable = analysis.body.parameters.last, !places.isEmpty else { return }
    let more = extremum.places.count > places.count ? "; …" : ""
    let doubt = extremum.hasAllPlaces ? "" : ", and perhaps elsewhere"
    note("at \(variable) = \(places.joined(separator: "; "))\(more)\(doubt)")
  }

  private static let mostPlaces = 10
}
