// Sums and products over all integers from one on.

import SciNumber
import SciSyntax

extension Machine {
  /// How far from zero the first integer may be.
  private static let farthestStart: WideInt = 1_000_000
  /// How many terms are looked at for whether they have values.
  private static let checkedTerms: WideInt = 16

  /// The sum or the product of a formula over integers, one or both of whose bounds are infinite.
  func infiniteSum(
    _ formula: Formula, _ numbers: [Real], _ analysis: Program.Loop
  ) throws(StepError) -> Real {
    guard numbers.count + analysis.ends.count == 2, analysis.body.parameters.count > 0 else {
      throw analysis.error(.form(usage: analysis.operation.usage))
    }
    guard analysis.condition == nil else { throw analysis.error(.infiniteCondition) }
    guard let formula = formula.writtenOut(upTo: Self.mostSteps) else {
      throw analysis.error(.noMethod)
    }
    let turned = formula.of(.variable.negated)
    let isBelow = analysis.ends.contains { $0.place == 0 && $0.sign < 0 }
    let isAbove = analysis.ends.contains { $0.place == 1 && $0.sign > 0 }
    guard analysis.ends.count == (isBelow ? 1 : 0) + (isAbove ? 1 : 0) else {
      throw analysis.error(.emptyRange)
    }
    if isBelow, isAbove {
      return try bothWays(formula, turned, analysis)
    }
    let bound = try StepError.computing(operand: isBelow ? 1 : 0) { () throws(MathError) in
      try numbers[0].integer(within: arithmetic.context.budget).asInt
    }
    guard let bound, abs(bound) <= Self.farthestStart else {
      throw analysis.error(.farStart(limit: Self.farthestStart))
    }
    return isBelow
      ? try infiniteSum(turned, from: -bound, analysis)
      : try infiniteSum(formula, from: bound, analysis)
  }

  /// Over all integers: from 0 on, and over the opposites of those from 1 on.
  private func bothWays(
    _ formula: Formula, _ turned: Formula, _ analysis: Program.Loop
  ) throws(StepError) -> Real {
    let budget = arithmetic.context.budget
    var values: [Real] = []
    var divergent: [AnalysisError] = []
    for (half, start) in [(formula, 0), (turned, 1)] as [(Formula, WideInt)] {
      do throws(StepError) {
        values.append(try infiniteSum(half, from: start, analysis))
      } catch {
        guard let reason = error.divergence else { throw error }
        divergent.append(reason)
      }
    }
    guard let reason = divergent.first else {
      return analysis.operation == .product
        ? values[0].multiplied(by: values[1], within: budget)
        : values[0].adding(values[1], within: budget)
    }
    let isOneSided = divergent.allSatisfy {
      $0.words(analysis.operation.rawValue) == reason.words(analysis.operation.rawValue)
    }
    throw analysis.error(isOneSided ? reason : .noSumBothWays)
  }

  private func infiniteSum(
    _ formula: Formula, from start: WideInt, _ analysis: Program.Loop
  ) throws(StepError) -> Real {
    let (smooth, first) = try withoutCorners(formula, from: start, analysis)
    if analysis.operation == .product {
      // Factors before a corner would change the sign of what diverges.
      return try infiniteProduct(first == start ? smooth : formula, from: start, analysis)
    }
    guard first > start else { return try sum(of: smooth, from: start, analysis) }
    try checkFirstTerms(of: formula, from: start, analysis)
    let head = try directSum(formula, SequenceTerm(), start..<first, analysis)
    return try sum(of: smooth, from: first, analysis)
      .adding(head, within: arithmetic.context.budget)
  }

  /// The sum of a formula's values over all integers from one on.
  func sum(
    of formula: Formula, from start: WideInt, _ analysis: Program.Loop
  ) throws(StepError) -> Real {
    try checkFirstTerms(of: formula, from: start, analysis)
    let terms = try SequenceArithmetic.terms(of: formula, arithmetic.context)
    if terms.contains(where: { $0.amplitude.alternates }) {
      let (first, second) = try pair(of: formula, from: start, tendingTo: 0, analysis)
      return try sum(of: first.joined(.add, second), from: 0, analysis)
    }
    var sum: Real = 0
    var divergent: [AnalysisError] = []
    for term in terms {
      do throws(StepError) {
        let value = try value(of: term, from: start, analysis)
        sum = sum.adding(value, within: arithmetic.context.budget)
      } catch {
        guard let reason = error.divergence else { throw error }
        divergent.append(reason)
      }
    }
    // A divergent part and convergent ones diverge together; two divergent ones may not.
    guard let reason = divergent.first else { return sum }
    throw analysis.error(
      divergent.count == 1 ? reason : .notSummed("several parts of it diverge"))
  }

  /// Throws where one of the first terms has no value, which none of the methods looks at otherwise.
  func checkFirstTerms(
    of formula: Formula, from start: WideInt, _ analysis: Program.Loop
  ) throws(StepError) {
    for k in start..<start + Self.checkedTerms {
      do throws(StepError) {
        _ = try exactTerm(of: formula, at: k)
      } catch {
        switch error.reason {
        case .math(.divisionByZero, _), .math(.notReal, _):
          throw analysis.error(.noValue(at: "\(analysis.variable) = \(k)"))
        default: return
        }
      }
    }
  }

  // MARK: One kind of terms

  /// Σ Re(c·zᵏ)·Γ(a₁k + b₁)^(e₁)⋯·f(k).
  private func value(
    of term: SequenceTerm, from start: WideInt, _ analysis: Program.Loop
  ) throws(StepError) -> Real {
    guard let function = term.amplitude.rationalFunction?.reduced else {
      return try smoothValue(of: term, from: start, analysis)
    }
    if function.dividend.isZero { return 0 }
    if let pole = try integerPole(of: function.divisor, from: start) {
      throw analysis.error(.noValue(at: "\(analysis.variable) = \(pole)"))
    }
    let size = try sizeOrder(of: term.base)
    let growth = function.dividend.degree - function.divisor.degree
    if term.gammas.isEmpty {
      if size > 0 || size == 0 && growth >= 0 { throw divergence(of: term, function, analysis) }
      if term.base.isKnownToBe(1) {
        if growth == -1 { throw divergence(of: term, function, analysis) }
        if let value = try rationalValue(function, from: start) {
          record?.add(.partialFractions)
          return value.multiplied(by: term.factor.real, within: arithmetic.context.budget)
        }
      }
    }
    if let value = try closedValue(of: term, function, from: start) {
      record?.add(.closedForm)
      return value
    }
    if let value = try hypergeometricValue(of: term, function, from: start, analysis) {
      return value
    }
    if term.gammas.isEmpty, size == 0 {
      return try smoothValue(of: term, from: start, analysis)
    }
    throw analysis.error(.notSummed("its terms fall too slowly"))
  }

  /// −1, 0 or 1 for |z| below 1, equal to it or above it.
  private func sizeOrder(of z: Complex) throws(StepError) -> WideInt {
    try StepError.computing { () throws(MathError) in
      let budget = arithmetic.context.budget
      return try z.magnitude(within: budget).compared(to: 1, within: budget)
    }
  }

  /// That terms c·zᵏ·f(k) with |z| ≥ 1 have no sum.
  private func divergence(
    of term: SequenceTerm, _ function: RationalTerm, _ analysis: Program.Loop
  ) -> StepError {
    // The sign is that of all terms from some number on.
    let budget = arithmetic.context.budget
    guard term.base.imaginary.knownRational?.isZero ?? false,
      (try? term.base.real.sign(within: budget)) == 1,
      let leading = function.dividend.coefficients.last,
      let divisor = function.divisor.coefficients.last,
      let sign = try? term.factor.real.sign(within: budget)
    else { return analysis.error(.noSum) }
    return analysis.error(.sumDiverges(sign: sign * leading.signum * divisor.signum))
  }

  /// An integer from m on at which a polynomial is zero.
  func integerPole(
    of divisor: RationalPolynomial, from start: WideInt
  ) throws(StepError) -> Rational? {
    guard divisor.degree > 0, let polynomial = divisor.cleared?.polynomial else { return nil }
    return try StepError.computing { () throws(MathError) in
      try polynomial.realRoots(within: arithmetic.context.budget)
        .compactMap { $0.value.knownRational }
        .first { $0.isInteger && $0 >= Rational(start) }
    }
  }

  /// The sum of a rational function with rational poles.
  private func rationalValue(
    _ function: RationalTerm, from start: WideInt
  ) throws(StepError) -> Real? {
    try StepError.computing { () throws(MathError) in
      let budget = arithmetic.context.budget
      return try RationalSum(function.dividend, over: function.divisor, within: budget)?
        .value(from: start, within: budget)
    }
  }

  /// An exact value by a closed form, if there is one.
  private func closedValue(
    of term: SequenceTerm, _ function: RationalTerm, from start: WideInt
  ) throws(StepError) -> Real? {
    let budget = arithmetic.context.budget
    let closed = ClosedSum(base: term.base, start: start, budget: budget)
    return try StepError.computing { () throws(MathError) -> Real? in
      func real(_ value: Complex) -> Real {
        term.factor.multiplied(by: value, within: budget).real
      }
      let (whole, rest) = function.dividend.divided(by: function.divisor)
      guard term.gammas.isEmpty else {
        guard let shifted = term.inverseFactorial(function) else { return nil }
        return try closed.value(
          of: shifted.polynomial, overFactorialOf: shifted.slope, plus: shifted.shift
        ).map(real)
      }
      // For −1, neighbours are added up, and their sum is a rational function.
      if term.base.isKnownToBe(-1), whole.isZero {
        let pair = function.alternating(from: start).reduced
        return try RationalSum(pair.dividend, over: pair.divisor, within: budget)?
          .value(from: 0, within: budget)?
          .multiplied(by: term.factor.real, within: budget)
          .multiplied(by: start % 2 == 0 ? 1 : -1, within: budget)
      }
      var sum = whole.isZero ? 0 : try closed.value(of: whole)
      if rest.isZero { return real(sum) }
      guard let fractions = try RationalSum(rest, over: function.divisor, within: budget),
        fractions.parts.allSatisfy({ $0.order == 1 })
      else { return nil }
      for fraction in fractions.parts {
        guard let part = try closed.value(ofPole: fraction.pole) else { return nil }
        sum = sum.adding(
          part.multiplied(by: Complex(Real(fraction.factor)), within: budget), within: budget)
      }
      return real(sum)
    }
  }

  /// By the ratios of neighbouring terms; `nil` where they do not show that the terms fall.
  private func hypergeometricValue(
    of term: SequenceTerm, _ function: RationalTerm, from start: WideInt,
    _ analysis: Program.Loop
  ) throws(StepError) -> Real? {
    let budget = arithmetic.context.budget
    guard let ratio = term.gammaRatio?.reduced, let top = function.dividend.cleared,
      let bottom = function.divisor.cleared, let over = ratio.dividend.cleared,
      let under = ratio.divisor.cleared
    else { throw analysis.error(.noMethod) }
    // Where all gammas have positive arguments, and no factor is zero.
    let first = max(start, 0)
    var exact = ExactArithmetic(arithmetic.context)
    guard let value = try exact.value(of: term.gammaFormula, [.real(Real(first))]).real else {
      throw analysis.error(.noMethod)
    }
    // What clearing the denominators multiplied by.
    let scale = Real(Rational(bottom.denominator, top.denominator))
    let factor = Real(Rational(under.denominator, over.denominator))
    let base = term.base.multiplied(by: Complex(factor), within: budget)
    let number = try StepError.computing { () throws(MathError) -> Complex in
      try term.base.raised(to: Complex(Real(first)), within: budget)
        .multiplied(by: term.factor, within: budget)
        .multiplied(by: Complex(value.multiplied(by: scale, within: budget)), within: budget)
    }
    try checkConvergence(
      base, (over.polynomial, under.polynomial), (top.polynomial, bottom.polynomial),
      sign: number.real, analysis)
    let sum = try StepError.computing { () throws(MathError) -> Real? in
      let series = try RatioSum(
        from: first, first: number, base: base, ratio: (over.polynomial, under.polynomial),
        weight: (top.polynomial, bottom.polynomial), within: budget)
      return try series.flatMap { (series) throws(MathError) in
        try HypergeometricSum(sum: series).number(arithmetic.context, record)
      }
    }
    guard let sum else { return nil }
    let head = try directSum(
      term.formula(context: arithmetic.context), term, start..<first, analysis)
    return head.adding(sum, within: budget)
  }

  /// Throws where the terms zᵏ·P/Q, whose ratios are z·p/q without the weight P/Q, have no sum.
  private func checkConvergence(
    _ base: Complex, _ ratio: RatioSum.Quotient, _ weight: RatioSum.Quotient, sign: Real,
    _ analysis: Program.Loop
  ) throws(StepError) {
    let degree = ratio.dividend.degree - ratio.divisor.degree
    if degree > 0 { throw analysis.error(.noSum) }
    guard degree == 0 else { return }
    if let terms = RatioSum.behaviour(base: base, ratio: ratio, weight: weight) {
      if terms.sign < 0, terms.exponent >= 0 { throw analysis.error(.noSum) }
      guard terms.sign > 0, terms.exponent >= -1 else { return }
      let first = try StepError.computing { () throws(MathError) in
        try sign.sign(within: arithmetic.context.budget)
      }
      throw analysis.error(
        .sumDiverges(
          sign: first * weight.dividend.leading.signum * weight.divisor.leading.signum))
    }
    // The limit of the ratios.
    let order = try StepError.computing { () throws(MathError) in
      let budget = arithmetic.context.budget
      return try base.magnitude(within: budget)
        .multiplied(
          by: Real(Rational(ratio.dividend.leading, ratio.divisor.leading).magnitude),
          within: budget
        )
        .compared(to: 1, within: budget)
    }
    if order > 0 { throw analysis.error(.noSum) }
  }

  /// The exact value of a formula at an integer; of a condition, that of the part which holds there.
  func exactTerm(of formula: Formula, at k: WideInt) throws(StepError) -> Real? {
    let place = Real(k)
    let hasCondition = formula.steps.contains { if case .condition = $0 { true } else { false } }
    let chosen = hasCondition ? try formula.specialised(at: place, arithmetic.context) : formula
    var exact = ExactArithmetic(arithmetic.context)
    return try exact.value(of: chosen, [.real(place)]).real
  }

  /// Σ Re(c·zᵏ)·f(k) over a range of integers, exactly.
  private func directSum(
    _ formula: Formula, _ term: SequenceTerm, _ range: Range<WideInt>, _ analysis: Program.Loop
  ) throws(StepError) -> Real {
    var sum: Real = 0
    for k in range {
      guard let value = try exactTerm(of: formula, at: k) else {
        throw analysis.error(.noValue(at: "\(analysis.variable) = \(k)"))
      }
      let wave = try StepError.computing { () throws(MathError) in
        let direction = try term.direction(within: arithmetic.context.budget)
        return try direction?.raised(
          to: Complex(Real(k)), within: arithmetic.context.budget)
      }
      let factor = wave.map { term.factor.multiplied(by: $0, within: arithmetic.context.budget) }
      sum = sum.adding(
        value.multiplied(by: (factor ?? term.factor).real, within: arithmetic.context.budget),
        within: arithmetic.context.budget)
    }
    return sum
  }

  // MARK: Analytic terms

  /// By bounds of a function far out and by its derivatives.
  private func smoothValue(
    of term: SequenceTerm, from start: WideInt, _ analysis: Program.Loop
  ) throws(StepError) -> Real {
    let context = arithmetic.context
    let formula = try term.formula(context: context).normalised(context)
    let direction = try StepError.computing { () throws(MathError) in
      try term.direction(within: context.budget)
    }
    let first: WideInt = 1 + WideInt(max(start, 1)).bitWidthBound
    let convergence = try convergence(
      of: term, formula, isWave: direction != nil, first: first, analysis)
    func sum(
      _ function: SummationByParts<FormulaIntegrand>, _ tail: SmoothSum.Tail
    ) throws(StepError) -> Real {
      let sum = SmoothSum(
        formula: formula, function: function, factor: term.factor, start: start, tail: tail)
      let number = try StepError.computing { () throws(MathError) in
        try sum.number(context, record)
      }
      if let number { return number }
      // The error, if a term has no value.
      _ = try directSum(formula, term, start..<start + 64, analysis)
      throw analysis.error(.notSummed("its terms are not enclosed"))
    }
    func function(
      _ formula: Formula, tailExponent: WideInt
    ) -> SummationByParts<FormulaIntegrand> {
      SummationByParts(
        of: FormulaIntegrand(formula: formula, context: context), weight: .power(direction),
        tailExponent: tailExponent)
    }
    let exponent: WideInt
    switch convergence {
    case .absolute(let tail) where try isShort(tail):
      return try sum(function(formula, tailExponent: 0), .bounded(tail))
    case .absolute(let tail): exponent = tail.start
    case .monotone(let from): exponent = from
    }
    // Where the formula cancels far out, one that is written for that place does not.
    let (rewritten, plain) = formula.writtenFarOut(context)
    for candidate in [rewritten, formula, plain].compactMap({ $0 }) {
      let function = function(candidate, tailExponent: exponent)
      // Where 128 bits need derivatives.
      let plan = try StepError.computing { () throws(MathError) in
        try function.plan(errorExponent: -140, from: max(start, 4), within: context.budget)
      }
      guard let plan else { continue }
      var area: Real?
      if direction == nil {
        area = try integral(formula, .number(Real(plan.start)), .infinity(1), analysis)
      }
      return try sum(function, .byParts(start: plan.start, integral: area))
    }
    throw analysis.error(.notSummed("its terms are not enclosed"))
  }

  /// Why a sum of analytic terms converges.
  private enum Convergence {
    /// The integral of |f| converges.
    case absolute(IntegralTail)
    /// |f| falls to zero from 2 to this power on.
    case monotone(from: WideInt)
  }

  /// Finds out why the sum of Re(c·zᵏ)·f(k) converges, where z is 1 or another number of magnitude 1.
  private func convergence(
    of term: SequenceTerm, _ formula: Formula, isWave: Bool, first: WideInt,
    _ analysis: Program.Loop
  ) throws(StepError) -> Convergence {
    let budget = arithmetic.context.budget
    let end = Place.infinity(1)
    func diverges(_ sign: WideInt) throws(StepError) -> Never {
      let factor = try StepError.computing { () throws(MathError) in
        try term.factor.real.sign(within: budget)
      }
      throw analysis.error(isWave ? .noSum : .sumDiverges(sign: sign * factor))
    }
    switch try IntegralTail.verdict(of: formula, at: end, first: first, arithmetic.context) {
    case .converges(let tail):
      if tail.isWave, try !isShort(tail) {
        throw analysis.error(.notSummed("its terms oscillate in no regular way"))
      }
      return .absolute(tail)
    case .diverges(let sign) where !isWave: try diverges(sign)
    case .diverges, .unknown: break
    }
    // Logarithms and exponentials are seen sooner than many terms of a power series.
    var limit = try? growthLimit(formula, at: end)
    if limit == nil { limit = try? self.limit(formula, at: end, analysis).0 }
    var fallsToZero = false
    switch limit {
    case .infinite(let sign)?: try diverges(sign)
    case .number(let number)?:
      let sign = try? number.sign(within: budget)
      if let sign, sign != 0 { try diverges(sign) }
      fallsToZero = sign == 0
    case nil: break
    }
    if !isWave, let sign = signOfDivergence(formula, end, analysis) { try diverges(sign) }
    guard fallsToZero,
      let exponent = IntegralTail.monotoneExponent(
        of: formula, first: first, arithmetic.context)
    else { throw analysis.error(.notSummed("whether it converges is not found out")) }
    return .monotone(from: exponent)
  }

  /// Whether a few thousand terms are enough for 128 bits.
  private func isShort(_ tail: IntegralTail) throws(StepError) -> Bool {
    let last: WideInt = 12
    guard tail.start <= last else { return false }
    return try StepError.computing { () throws(MathError) in
      // Terms that fall as 2^(−2ᵏ) leave the range of all numbers soon.
      for exponent in tail.start...last {
        let bound = try tail.rest(beyond: exponent, arithmetic.context)
        if let size = bound.exponentBound, size < -140 { return true }
      }
      return false
    }
  }
}

extension Program.Loop {
  /// The name of the running integer.
  var variable: String { body.parameters.last ?? "k" }
}

extension StepError {
  /// That a sum diverges, if that is the error.
  var divergence: AnalysisError? {
    guard case .analysis(let error, _) = reason else { return nil }
    switch error {
    case .sumDiverges, .productDiverges, .noSum: return error
    default: return nil
    }
  }
}
