// Integrals.

import SciNumber
import SciSyntax

extension Machine {
  /// An end of a range of integration.
  enum Bound {
    case number(Real)
    case infinity(WideInt)

    /// The end as the place of a limit from a side.
    func place(side: WideInt) -> Place {
      switch self {
      case .number(let number): .number(number, side)
      case .infinity(let sign): .infinity(sign)
      }
    }
  }

  /// How many steps a formula may have when the definitions in it are written out.
  static let mostSteps = 4_000

  /// The integral of a formula between two numbers or infinities, for who has no machine.
  static func integral(
    _ formula: Formula, _ numbers: [Real], _ analysis: Program.Loop, _ context: Function.Context
  ) throws(StepError) -> Real {
    try Machine(context).integral(formula, numbers, analysis)
  }

  /// The integral of a formula between two numbers or infinities.
  func integral(
    _ formula: Formula, _ numbers: [Real], _ analysis: Program.Loop
  ) throws(StepError) -> Real {
    let bounds = try bounds(numbers, analysis)
    guard
      let formula = formula.writtenOut(upTo: Self.mostSteps)?.normalised(arithmetic.context)
    else {
      throw analysis.error(.noMethod)
    }
    switch try order(bounds[0], bounds[1]) {
    case 0:
      guard numbers.count == 2 else { throw analysis.error(.emptyRange) }
      return 0
    // From a number to a smaller one, the opposite is integrated.
    case 1: return try integral(formula.negated, bounds[1], bounds[0], analysis)
    default: break
    }
    // Both halves of an odd function's integral are opposite, if they have a value.
    if formula.parity == .odd, try order(bounds[0], opposite(bounds[1])) == 0,
      (try? integral(formula, .number(0), bounds[1], analysis)) != nil
    {
      record?.replace(by: .opposites)
      return 0
    }
    if case .infinity = bounds[1], try order(bounds[0], .number(0)) == 0,
      formula.isOppositeUnderInversion,
      (try? integral(formula, .number(1), bounds[1], analysis)) != nil
    {
      record?.replace(by: .opposites)
      return 0
    }
    return try integral(formula, bounds[0], bounds[1], analysis, isWhole: true)
  }

  func order(_ x: Bound, _ y: Bound) throws(StepError) -> WideInt {
    switch (x, y) {
    case (.number(let x), .number(let y)):
      return try StepError.computing { () throws(MathError) in
        try x.compared(to: y, within: arithmetic.context.budget)
      }
    case (.infinity(let x), .infinity(let y)): return x == y ? 0 : x
    case (.infinity(let x), .number): return x
    case (.number, .infinity(let y)): return -y
    }
  }

  /// The integral from a bound to a larger one.
  ///
  /// Where it `isWhole`, it is the value that is asked for, and enclosures of it are worth telling; elsewhere it is a part of a sum, or looked at to see whether there is a value.
  func integral(
    _ formula: Formula, _ lower: Bound, _ upper: Bound, _ analysis: Program.Loop,
    isWhole: Bool = false
  ) throws(StepError) -> Real {
    let places = try breakPlaces(of: formula, lower, upper, analysis)
    let ends = [lower] + places.map { .number($0) } + [upper]
    var pieces = Pieces()
    for (first, last) in zip(ends, ends.dropFirst()) {
      try append(formula, first, last, analysis, to: &pieces)
    }
    if let first = pieces.divergences.first {
      let isOneSided = pieces.divergences.allSatisfy { $0.sign == first.sign }
      throw analysis.error(
        isOneSided
          ? .diverges(to: first.sign < 0 ? "-infinity" : "+infinity", at: first.place)
          : .noIntegral(at: first.place))
    }
    guard !pieces.parts.isEmpty else { return pieces.exact }
    let hasExactPart = pieces.exact.knownRational?.isZero != true
    let integral = ProvedIntegral(pieces.parts, isWhole && !hasExactPart ? record : nil)
    let number = try StepError.computing { () throws(MathError) in
      try integral.number(arithmetic.context, record)
    }
    guard let number else {
      throw analysis.error(.notIntegrated("too many parts of the range resist"))
    }
    return number.adding(pieces.exact, within: arithmetic.context.budget)
  }

  // MARK: Pieces

  /// What is to be integrated, and where that diverges.
  private struct Pieces {
    /// The sum of those that have an antiderivative.
    var exact: Real = 0
    var parts: [ProvedIntegral.Piece] = []
    var divergences: [(sign: WideInt, place: String)] = []
  }

  /// The numbers between the bounds where the formula may not be analytic, in rising order.
  func breakPlaces(
    of formula: Formula, _ lower: Bound, _ upper: Bound, _ analysis: Program.Loop
  ) throws(StepError) -> [Real] {
    let (from, to) = (number(lower), number(upper))
    var places: [Polynomial.Root] = []
    for point in formula.breakPoints {
      let formulas = try levels(of: point, lower, upper, analysis)
      for formula in formulas.flatMap({ $0.zeroFactors }) {
        for place in try breaks(of: formula, from, to, analysis) {
          places.append(Polynomial.Root(value: place, multiplicity: 1))
        }
      }
    }
    let budget = arithmetic.context.budget
    return try StepError.computing { () throws(MathError) in
      var result: [Real] = []
      for place in try places.sorted(from: from, to: to, within: budget).map({ $0.value }) {
        if let last = result.last, try last.compared(to: place, within: budget) == 0 { continue }
        if let from, try place.compared(to: from, within: budget) == 0 { continue }
        if let to, try place.compared(to: to, within: budget) == 0 { continue }
        result.append(place)
      }
      return result
    }
  }

  func number(_ bound: Bound) -> Real? {
    if case .number(let number) = bound { number } else { nil }
  }

  /// The most integers at which a part of a formula may jump.
  private static let mostLevels = 1_000.0

  /// The formulas whose zeros are the places of a break point.
  private func levels(
    of point: BreakPoint, _ lower: Bound, _ upper: Bound, _ analysis: Program.Loop
  ) throws(StepError) -> [Formula] {
    guard point.kind == .integers else { return [point.formula] }
    let budget = arithmetic.context.budget
    let ends = try StepError.computing { () throws(MathError) in
      try [number(lower), number(upper)].map { (end) throws(MathError) in
        try end?.doubles(within: budget)
      }
    }
    let interval = Interval(ends[0]?.lower ?? -.infinity, ends[1]?.upper ?? .infinity)
    guard let range = RangeFormula(point.formula, arithmetic.context.angleUnit),
      let values = range.jet(on: interval, centre: interval.roundestMember).whole.hull,
      values.isBounded, values.upper - values.lower < Self.mostLevels
    else {
      throw analysis.error(.notIntegrated("it jumps too often"))
    }
    let first = WideInt(values.lower.rounded(.up))
    let last = WideInt(values.upper.rounded(.down))
    guard first <= last else { return [] }
    return (first...last).map { point.formula.joined(.subtract, .number(Real($0))) }
  }

  /// The zeros of a part of the formula between two numbers, or without end where one is missing.
  private func breaks(
    of part: Formula, _ from: Real?, _ to: Real?, _ analysis: Program.Loop
  ) throws(StepError) -> [Real] {
    do throws(StepError) {
      return try zeros(of: part, from: from, to: to, analysis)
    } catch {
      guard case .analysis = error.reason else { throw error }
      throw analysis.error(
        .notIntegrated("where a part of the expression is zero or jumps is not found out"))
    }
  }

  /// Appends what is to be integrated between two neighbouring break places.
  private func append(
    _ formula: Formula, _ first: Bound, _ last: Bound, _ analysis: Program.Loop,
    to pieces: inout Pieces
  ) throws(StepError) {
    let context = arithmetic.context
    let middle = try middle(first, last)
    let piece: Formula
    do throws(StepError) {
      piece = try formula.specialised(at: middle, context)
    } catch {
      switch error.reason {
      case .math: throw analysis.error(.noValue(at: words(middle)))
      case .noSlope: throw analysis.error(.noEquation)
      default: throw error
      }
    }
    if let value = try exactValue(of: piece, first, last, around: middle, analysis) {
      pieces.exact = pieces.exact.adding(value, within: context.budget)
      record?.add(.antiderivative)
      return
    }
    let singularities = piece.breakPoints.filter { $0.kind == .singularity }.map { $0.formula }
    var beginnings: [Real?] = [nil, nil]
    for (index, end) in [first, last].enumerated() {
      let verdict = try verdict(
        on: piece, at: end, side: index == 0 ? 1 : -1, towards: middle, singularities, analysis)
      if let verdict, try mayBeWave(verdict),
        let beginning = try appendWaves(
          piece, end, side: index == 0 ? 1 : -1, towards: middle, analysis, to: &pieces)
      {
        beginnings[index] = beginning
        continue
      }
      switch verdict {
      case nil: break
      case .converges(let tail):
        beginnings[index] = tail.beginning(context)
        pieces.parts.append(.tail(tail))
      case .diverges(let sign): pieces.divergences.append((sign, words(end, analysis)))
      case .unknown:
        throw analysis.error(
          .notIntegrated("whether it converges at \(words(end, analysis)) is not found out"))
      }
    }
    let start = beginnings[0] ?? number(first)
    let end = beginnings[1] ?? number(last)
    guard let start, let end else { return }
    let budget = context.budget
    let quadrature = try StepError.computing {
      () throws(MathError) -> Quadrature<FormulaIntegrand>? in
      guard try start.compared(to: end, within: budget) < 0 else { return nil }
      return try Quadrature(
        of: FormulaIntegrand(formula: piece, context: context), from: start, to: end,
        within: budget)
    }
    if let quadrature { pieces.parts.append(.plain(quadrature)) }
  }

  /// Whether nothing is known but bounds of a wave that falls slowly, or not even these.
  private func mayBeWave(_ verdict: IntegralTail.Verdict) throws(StepError) -> Bool {
    switch verdict {
    case .converges(let tail) where tail.isWave:
      try StepError.computing { () throws(MathError) in try !tail.isShort(arithmetic.context) }
    case .unknown: true
    case .converges, .diverges: false
    }
  }

  /// Appends the part next to an end where the formula consists of waves that fall to zero, and perhaps of a function that has an integral of its own.
  ///
  /// Next to a number a, x is a ± 1/u, so that the waves go on to infinity.
  ///
  /// - Returns: where that part begins; `nil` where it is none of these.
  private func appendWaves(
    _ formula: Formula, _ end: Bound, side: WideInt, towards middle: Real,
    _ analysis: Program.Loop, to pieces: inout Pieces
  ) throws(StepError) -> Real? {
    let context = arithmetic.context
    let first = try firstExponent(end, towards: middle)
    guard first <= 16 else { return nil }
    var start: WideInt = 1 << max(first, 2)
    // From here on, in the variable that goes to infinity.
    var place = Real(start)
    var turned: Formula
    switch end {
    case .infinity(let sign):
      turned = formula.of(sign > 0 ? .variable : .variable.negated)
    case .number:
      let inverse = Formula.number(1).joined(.divide, .variable)
      turned = formula.of(IntegralTail.path(to: end.place(side: side)).of(inverse))
        .joined(.divide, Formula.variable.joined(.power, .number(2)))
    }
    turned = turned.withPowersTakenOut
    if let power = turned.wavePower {
      let least = try StepError.computing { () throws(MathError) -> WideInt? in
        guard let least = try power.start(from: start, within: context.budget) else { return nil }
        place = try power.place(least, within: context.budget)
        return least
      }
      guard let least else { return nil }
      start = least
      turned = turned.integrand(by: power)
    }
    let waves = try waves(
      of: turned, from: start, oscillation: analysis.error(.oscillates(at: words(end, analysis))))
    guard let (tail, rest) = waves else { return nil }
    if rest.fraction != 0 {
      let value = try integral(rest, .number(Real(start)), .infinity(1), analysis)
      pieces.exact = pieces.exact.adding(value, within: context.budget)
    }
    pieces.parts.append(.waves(tail))
    return switch end {
    case .infinity(let sign): place.multiplied(by: Real(sign), within: context.budget)
    case .number(let number):
      number.adding(
        try StepError.computing { () throws(MathError) in
          try Real(side).divided(by: place, within: context.budget)
        }, within: context.budget)
    }
  }

  /// The integral as a difference of an antiderivative at two ends, if there is one that has limits there.
  private func exactValue(
    of formula: Formula, _ first: Bound, _ last: Bound, around middle: Real,
    _ analysis: Program.Loop
  ) throws(StepError) -> Real? {
    let budget = arithmetic.context.budget
    let zero = Bound.number(0)
    let isPositive = try order(zero, first) <= 0
    if let value = try difference(formula, first, last, middle, isPositive, analysis) {
      return value
    }
    if isPositive { return nil }
    // Roots of x are those of a number that is not negative: on the left, −x is the variable.
    let turned = formula.of(.variable.negated)
    if try order(last, zero) <= 0 {
      return try difference(
        turned, opposite(last), opposite(first), middle.negated(), true, analysis)
    }
    guard
      let right = try difference(formula, zero, last, self.middle(zero, last), true, analysis),
      let left = try difference(
        turned, zero, opposite(first), self.middle(zero, opposite(first)), true, analysis)
    else { return nil }
    return right.adding(left, within: budget)
  }

  private func opposite(_ bound: Bound) -> Bound {
    switch bound {
    case .number(let number): .number(number.negated())
    case .infinity(let sign): .infinity(-sign)
    }
  }

  private func difference(
    _ formula: Formula, _ first: Bound, _ last: Bound, _ middle: Real, _ isPositive: Bool,
    _ analysis: Program.Loop
  ) throws(StepError) -> Real? {
    let antiderivative = try Antiderivative(
      of: formula, around: middle, isPositive: isPositive, arithmetic.context)
    guard let antiderivative,
      let lower = value(of: antiderivative, at: first, side: 1, analysis),
      let upper = value(of: antiderivative, at: last, side: -1, analysis)
    else { return nil }
    return upper.subtracting(lower, within: arithmetic.context.budget)
  }

  /// The value of a continuous function at an end, or its limit there; `nil` if none is found.
  private func value(
    of antiderivative: Antiderivative, at end: Bound, side: WideInt, _ analysis: Program.Loop
  ) -> Real? {
    let formula = antiderivative.formula
    var end = end
    if case .number(let number) = end {
      guard let place = antiderivative.substitution.place(of: number, arithmetic.context) else {
        return nil
      }
      end = place
      if case .number(let number) = place {
        var exact = ExactArithmetic(arithmetic.context)
        if let value = try? exact.value(of: formula, [.real(number)]).real { return value }
      }
    }
    guard case .number(let limit)? = try? limit(formula, at: end.place(side: side), analysis).0
    else { return nil }
    return limit
  }

  /// A number between two ends.
  private func middle(_ first: Bound, _ last: Bound) throws(StepError) -> Real {
    try StepError.computing { () throws(MathError) in
      try Real.between(number(first), number(last), within: arithmetic.context.budget)
    }
  }

  /// Whether the integral converges at an end; `nil` where the formula is analytic there.
  private func verdict(
    on formula: Formula, at end: Bound, side: WideInt, towards middle: Real,
    _ singularities: [Formula], _ analysis: Program.Loop
  ) throws(StepError) -> IntegralTail.Verdict? {
    let context = arithmetic.context
    if case .number(let number) = end {
      var isSingular = false
      for part in singularities where !isSingular { isSingular = try isZero(part, at: number) }
      guard isSingular else { return nil }
    }
    let first = try firstExponent(end, towards: middle)
    let place = end.place(side: side)
    let verdict = try IntegralTail.verdict(of: formula, at: place, first: first, context)
    guard case .unknown = verdict else { return verdict }
    var sign = signOfDivergence(formula, place, analysis)
    if sign == nil, case .number = end {
      // As a function of the distance, in which poles of Γ have been taken out.
      let inward = IntegralTail.inward(of: formula, at: place, context).plain
      sign = signOfDivergence(inward, .number(0, 1), analysis)
    }
    return sign.map { .diverges(sign: $0) } ?? verdict
  }

  /// An exponent of two from which on what lies beyond 1/2^e of a number, or beyond 2^e, is next to an end and not beyond a number in the middle.
  private func firstExponent(_ end: Bound, towards middle: Real) throws(StepError) -> WideInt {
    let context = arithmetic.context
    var distance = middle
    if case .number(let number) = end {
      distance = middle.subtracting(number, within: context.budget)
    }
    let size = try StepError.computing { () throws(MathError) in
      try distance.doubles(within: context.budget)
    }
    let magnitude = Interval(size.lower, size.upper).magnitude
    // Half of what is between the end and the middle, at most; beyond the middle, at least.
    return switch end {
    case .number: 1 - WideInt(max(magnitude.lower, 0x1p-1000).exponent)
    case .infinity: 1 + WideInt(max(magnitude.upper, 1).exponent)
    }
  }

  /// The sign of the infinity to which the integral diverges at an end, if that follows from limits; `nil` otherwise.
  ///
  /// Beside a number, let t be the distance. If t·f has a limit that is not zero, or t·ln(1/t)·f has, |f| is at least c/t or c/(t·ln(1/t)) from some t on, whose integrals diverge. Far
  /// out, the same holds for the distance from 0.
  func signOfDivergence(
    _ formula: Formula, _ place: Place, _ analysis: Program.Loop
  ) -> WideInt? {
    let distance: Formula
    let logarithm: Formula
    switch place {
    case .number(let number, let side):
      let step = Formula.variable.joined(.subtract, .number(number))
      distance = side > 0 ? step : step.negated
      logarithm = distance.applying(.log).negated
    case .infinity(let sign):
      distance = sign > 0 ? .variable : .variable.negated
      logarithm = distance.applying(.log)
    }
    for factor in [distance, distance.joined(.multiply, logarithm)] {
      let limit = try? limit(factor.joined(.multiply, formula), at: place, analysis).0
      switch limit {
      case nil: continue
      case .infinite(let sign): return sign
      case .number(let number):
        let sign = try? number.sign(within: arithmetic.context.budget)
        if let sign, sign != 0 { return sign }
      }
    }
    return nil
  }

  /// Where an end is: `x = 0`.
  private func words(_ end: Bound, _ analysis: Program.Loop) -> String {
    let name = analysis.body.parameters.last ?? "x"
    switch end {
    case .number(let number): return "\(name) = \(words(number))"
    case .infinity(let sign): return sign < 0 ? "-infinity" : "infinity"
    }
  }

  /// Whether a part of the formula is zero or has no value at a number.
  private func isZero(_ formula: Formula, at place: Real) throws(StepError) -> Bool {
    var exact = ExactArithmetic(arithmetic.context)
    guard let value = try? exact.value(of: formula, [.real(place)]).real else { return true }
    return try StepError.computing { () throws(MathError) in
      try value.sign(within: arithmetic.context.budget) == 0
    }
  }
}

extension Antiderivative.Substitution {
  /// s for a number x that is not below 0, or where s is x; `nil` where it is not found.
  fileprivate func place(of x: Real, _ context: Function.Context) -> Machine.Bound? {
    switch self {
    case .power(1): return .number(x)
    case .power(let power):
      return (try? x.raised(to: Real(Rational(1) / power), within: context.budget))
        .map { .number($0) }
    case .exponential:
      guard let sign = try? x.sign(within: context.budget), sign >= 0 else { return nil }
      if sign == 0 { return .infinity(-1) }
      return (try? x.log(within: context.budget)).map { .number($0) }
    }
  }
}
