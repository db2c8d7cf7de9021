import SciNumber
import SciSyntax

/// An integral from a number up to a place where the integrand has a pole, a branch point or no end: over t from 0 to 2^−`start`, where x = a ± t or x = ±1/t.
///
/// What lies beyond 2^−m is bounded by the elasticity (``EndArithmetic``), and the rest is integrated along ln t: powers and logarithms become exponentials, which are
/// analytic. Where the integrand falls so fast that a short range is enough, x itself is the variable.
struct IntegralTail {
  private let end: Machine.Place
  /// The integrand, in x.
  private let formula: Formula
  /// The same in t, without the factor 1/t² of dx.
  private let inward: Formula
  /// The tail is taken from 2^−`start`.
  let start: WideInt
  /// A positive number that is not above 1 − c.
  private let margin: Double
  /// How the integrand oscillates, if no more is known of it than a bound.
  private let oscillation: EndArithmetic.Oscillation
  /// Whether what is left out is bounded by the largest value and not by the elasticity.
  private let isBounded: Bool
  private let cancelledOrder: WideInt
  /// Whether leading parts of the integrand cancel at the end, and not in `inward`.
  private let isRewritten: Bool

  /// What is known of an end.
  enum Verdict {
    case converges(IntegralTail)
    case diverges(sign: WideInt)
    case unknown
  }

  /// Below 2 to the power of −this, the machine's numbers are no bounds.
  private static let smallestEnd: WideInt = 900
  /// The smallest t is 2 to the power of −this.
  private static let farthest: WideInt = 1 << 16
  /// Up to this power of two, x itself is the variable of an infinite range.
  private static let shortRange: WideInt = 10

  /// The formula of x in t.
  static func path(to end: Machine.Place) -> Formula {
    switch end {
    case .number(let place, let side):
      if place.knownRational?.isZero == true { return side > 0 ? .variable : .variable.negated }
      return Formula.number(place).joined(side > 0 ? .add : .subtract, .variable)
    case .infinity(let sign): return .number(Real(sign)).joined(.divide, .variable)
    }
  }

  /// The formula of t that another one is next to an end, written so that leading parts do not cancel there, where they do; and in another way.
  static func inward(
    of formula: Formula, at end: Machine.Place, _ context: Function.Context
  ) -> (rewritten: Formula?, plain: Formula) {
    let plain = formula.of(path(to: end)).withPowersTakenOut
    let leading = LeadingForms(context).written(plain)
    let isRewritten = leading.steps.count != plain.steps.count
    return (
      isRewritten ? leading.writtenBesideZero(context) : nil, plain.writtenBesideZero(context)
    )
  }

  /// Both, or the one that there is.
  static func forms(
    of formula: Formula, at end: Machine.Place, _ context: Function.Context
  ) -> [Formula] {
    let forms = inward(of: formula, at: end, context)
    return [forms.rewritten, forms.plain].compactMap { $0 }
  }

  /// Finds out whether the integral of a formula converges at an end, from some 2^−k on with k ≥ `first`.
  static func verdict(
    of formula: Formula, at end: Machine.Place, first: WideInt, _ context: Function.Context
  ) throws(StepError) -> Verdict {
    let (rewritten, plain) = inward(of: formula, at: end, context)
    if let rewritten {
      let verdict = try verdict(
        of: formula, rewritten, isRewritten: true, at: end, first: first, context)
      guard case .unknown = verdict else { return verdict }
    }
    return try verdict(of: formula, plain, isRewritten: false, at: end, first: first, context)
  }

  /// Whether the integrand is a wave.
  var isWave: Bool { oscillation != .none }

  private static func verdict(
    of formula: Formula, _ inward: Formula, isRewritten: Bool, at end: Machine.Place,
    first: WideInt, _ context: Function.Context
  ) throws(StepError) -> Verdict {
    let isInfinite = if case .infinity = end { true } else { false }
    for start in stride(from: first, through: first + 40, by: 4) {
      try StepError.computing { () throws(MathError) in try context.budget.check() }
      guard start <= Self.smallestEnd,
        let behaviour = EndBehaviour(
          of: inward, upTo: Double(sign: .plus, exponent: Int(-start), significand: 1), context)
      else { break }
      let element = behaviour.element
      // dx is ±dt, or ∓dt/t².
      let elasticity = isInfinite ? element.elasticity - Interval(2) : element.elasticity
      let margin = (elasticity + Interval(1)).lower
      let isBounded = !(margin > 0) && !isInfinite && element.values.isBounded
      if margin > 0 || isBounded {
        return .converges(
          IntegralTail(
            end: end, formula: formula, inward: inward, start: start,
            margin: isBounded ? 1 : min(margin, 0x1p20), oscillation: element.oscillation,
            isBounded: isBounded, cancelledOrder: behaviour.cancelledOrder,
            isRewritten: isRewritten))
      }
      if elasticity.upper <= -1, !element.isBound, !element.last.contains(0) {
        return .diverges(sign: element.last.lower > 0 ? 1 : -1)
      }
    }
    return .unknown
  }

  /// An exponent of two from which on a formula that tends to 0 at infinity is monotone; `nil` if none is found.
  static func monotoneExponent(
    of formula: Formula, first: WideInt, _ context: Function.Context
  ) -> WideInt? {
    let candidates = forms(of: formula, at: .infinity(1), context)
    return stride(from: first, through: min(first + 40, smallestEnd), by: 4).first { exponent in
      candidates.contains { inward in
        let behaviour = EndBehaviour(
          of: inward, upTo: Double(sign: .plus, exponent: Int(-exponent), significand: 1), context)
        guard let element = behaviour?.element, !element.isBound else { return false }
        return element.elasticity.lower >= 0
      }
    }
  }

  /// Whether so much of it lies on a short range that the rest is nothing for a hundred digits.
  func isShort(_ context: Function.Context) throws(MathError) -> Bool {
    guard start <= Self.shortRange else { return false }
    let rest = try rest(beyond: Self.shortRange, context)
    return rest.exponentBound.map { $0 < -400 } ?? false
  }

  // MARK: Parts

  /// A bound of what lies beyond 2^−`end`.
  func rest(
    beyond end: WideInt, _ context: Function.Context
  ) throws(MathError) -> WorkingBall {
    let isInfinite = if case .infinity = self.end { true } else { false }
    let bits = 64 + end * max(cancelledOrder, 1)
    let size: WorkingBall
    if isWave || isBounded {
      let element = EndBehaviour(
        of: inward, upTo: Double(sign: .plus, exponent: Int(-end), significand: 1), context)?
        .element
      guard end <= Self.smallestEnd, let element,
        let bound = Rational(
          exactly: (isBounded ? element.values : element.last).magnitude.upper)
      else { return .everything(bits: 64) }
      size = try WorkingBall(Real(bound), bits: 64, within: context.budget)
    } else {
      let place = try WorkingBall(.powerOfTwo(-end), bits: bits, within: context.budget)
      size = try FormulaIntegrand(formula: inward, context: context)
        .value(at: place, within: context.budget)
    }
    // t·|h(t)|/(1 − c), where h has the factor 1/t² at an infinite end.
    let factor = try WorkingBall(
      .powerOfTwo(isInfinite ? end : -end), bits: 64, within: context.budget)
    let divisor = try WorkingBall(
      Real(Rational(finite: margin)), bits: 64, within: context.budget)
    return (size * factor / divisor).upToMagnitude
  }

  /// The integral from 2^−`start` on with an error of about 2^`exponent`; `nil` where no method gives it.
  func integral(
    errorExponent exponent: WideInt, _ context: Function.Context,
    counting effort: inout EnclosureEffort
  ) throws(MathError) -> WorkingBall? {
    var last = start + 1
    var rest = try rest(beyond: last, context)
    while rest.exponentBound.map({ $0 > exponent - 2 }) ?? true {
      guard last < Self.farthest else { return nil }
      last += max(1, (last - start) / 4)
      rest = try self.rest(beyond: last, context)
    }
    guard let quadrature = try quadrature(upTo: last, context),
      let scale = try quadrature.scale(floor: exponent, within: context.budget),
      let value = try quadrature.integral(
        errorExponent: exponent - 2, scale, counting: &effort, within: context.budget)
    else { return nil }
    return value + rest
  }

  /// The integral from 2^−`start` to 2^−`last`, in x or in u = −ln t.
  private func quadrature(
    upTo last: WideInt, _ context: Function.Context
  ) throws(MathError) -> Quadrature<FormulaIntegrand>? {
    if case .infinity(let sign) = end, last <= Self.shortRange {
      let ends = [Real.powerOfTwo(start), .powerOfTwo(last)]
      let turned = sign > 0 ? formula : formula.of(.variable.negated)
      return try Quadrature(
        of: FormulaIntegrand(formula: turned, context: context), from: ends[0], to: ends[1],
        within: context.budget)
    }
    // A fast wave is not followed so far.
    if oscillation == .fast { return nil }
    // x is ±e^u far out, and t is e^(−u).
    let falling = Formula.variable.negated.applying(.exp)
    let rising = Formula.variable.applying(.exp)
    let curve: Formula
    switch end {
    case .infinity(let sign) where !isRewritten && !cancels(upTo: start, context):
      curve = formula.of(sign > 0 ? rising : rising.negated).joined(.multiply, rising)
    case .infinity: curve = inward.of(falling).joined(.multiply, rising)
    case .number: curve = inward.of(falling).joined(.multiply, falling)
    }
    let logarithm = try Real(2).log(within: context.budget)
    return try Quadrature(
      of: FormulaIntegrand(formula: curve, context: context),
      from: logarithm.multiplied(by: Real(start), within: context.budget),
      to: logarithm.multiplied(by: Real(last), within: context.budget),
      extraBits: cancelledOrder * last * 3 / 2, within: context.budget)
  }

  /// Whether the formula cancels leading digits next to the end, as far as is seen, if it is not rewritten.
  private func cancels(upTo start: WideInt, _ context: Function.Context) -> Bool {
    let behaviour = EndBehaviour(
      of: formula.of(Self.path(to: end)),
      upTo: Double(sign: .plus, exponent: Int(-start), significand: 1), context)
    guard let behaviour else { return true }
    return behaviour.cancelledOrder > cancelledOrder
      || behaviour.element.elasticity.lower == -.infinity
  }

  /// The place where it begins, as a value of x.
  func beginning(_ context: Function.Context) -> Real {
    switch end {
    case .number(let place, let side):
      return place.adding(
        Real.powerOfTwo(-start).multiplied(by: Real(side), within: context.budget),
        within: context.budget)
    case .infinity(let sign):
      return Real.powerOfTwo(start).multiplied(by: Real(sign), within: context.budget)
    }
  }
}

extension Formula {
  /// The formula, written for numbers far out: so that leading parts do not cancel, where they do; and in another way.
  func writtenFarOut(_ context: Function.Context) -> (rewritten: Formula?, plain: Formula) {
    let forms = IntegralTail.inward(of: self, at: .infinity(1), context)
    func farOut(_ formula: Formula) -> Formula {
      formula.withPowersOutOfRoots.of(Formula.number(1).joined(.divide, .variable))
    }
    return (forms.rewritten.map(farOut), farOut(forms.plain))
  }
}

extension Real {
  /// 2 to the power of an integer.
  fileprivate static func powerOfTwo(_ exponent: WideInt) -> Real {
    Real(Rational.powerOfTwo(exponent))
  }
}
