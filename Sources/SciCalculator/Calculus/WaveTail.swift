import SciNumber
import SciSyntax

/// An integral from an integer to infinity of waves Re(c·e^(iωx))·f(x) with functions f that fall to zero: integrated by parts from an integer N on, and by Gauss's rule up to there.
struct WaveTail: Sendable {
  /// One of the waves, with ω > 0.
  struct Wave: Sendable {
    let factor: Complex
    let function: SummationByParts<FormulaIntegrand>
  }

  /// All waves together.
  let integrand: FormulaIntegrand
  /// Where the integral begins.
  let start: WideInt
  let waves: [Wave]

  /// An enclosure with an error of about 2^`exponent`; `nil` where the waves are not seen to be analytic and small.
  func integral(
    errorExponent exponent: WideInt, _ context: Function.Context,
    counting effort: inout EnclosureEffort
  ) throws(MathError) -> WorkingBall? {
    let budget = context.budget
    // One N for all of them.
    var goals: [WideInt] = []
    var place = start
    for wave in waves {
      let size = try ComplexBall(wave.factor, bits: 64, within: budget).absolute.exponentBound ?? 0
      goals.append(exponent - size - WideInt(waves.count).bitWidthBound - 2)
    }
    var plans: [SummationByParts<FormulaIntegrand>.Plan] = []
    while plans.contains(where: { $0.start != place }) || plans.isEmpty {
      if let highest = plans.map({ $0.start }).max() { place = max(place, highest) }
      plans = []
      for (wave, goal) in zip(waves, goals) {
        guard
          let plan = try wave.function.plan(errorExponent: goal, from: place, within: budget)
        else { return nil }
        plans.append(plan)
      }
    }
    var total = WorkingBall(integer: 0, bits: 64)
    for ((wave, goal), plan) in zip(zip(waves, goals), plans) {
      let rest = try wave.function.tail(
        plan, errorExponent: goal, counting: &effort, within: budget)
      let power = try wave.function.power(place, bits: rest.bits, within: budget)
      let factor = try ComplexBall(wave.factor, bits: rest.bits + 32, within: budget)
      let value = (factor * power * rest).real
      total = total.bits > value.bits ? total + value : value + total
    }
    guard start < place else { return total }
    let quadrature = try Quadrature(
      of: integrand, from: Real(start), to: Real(place), within: budget)
    guard let scale = try quadrature.scale(floor: exponent, within: budget),
      let head = try quadrature.integral(
        errorExponent: exponent - 2, scale, counting: &effort, within: budget)
    else { return nil }
    return head.bits > total.bits ? head + total : total + head
  }
}

extension Machine {
  /// The integral of a formula from an integer to infinity as one of waves and one of the rest, a function that is integrated on its own; `nil` where it is none of these.
  ///
  /// A wave whose factor f has another limit than 0 has no integral: from some half period on, the integral over each is at least a constant, and the signs alternate.
  ///
  /// - Throws: `oscillation` if there is one such wave, and nothing else that may not converge.
  func waves(
    of formula: Formula, from start: WideInt, oscillation: StepError
  ) throws(StepError) -> (tail: WaveTail, rest: Formula)? {
    let context = arithmetic.context
    let budget = context.budget
    guard let terms = try? SequenceArithmetic.terms(of: formula, context, isSequence: false) else {
      return nil
    }
    var waves: [WaveTail.Wave] = []
    var rest = Formula.number(0)
    var endless = 0
    for term in terms {
      guard let exponent = term.exponent,
        (try? exponent.real.sign(within: budget)) == 0,
        let direction = try? exponent.imaginary.sign(within: budget)
      else { return nil }
      let function = term.amplitude.times(term.gammaFormula).normalised(context)
      if direction == 0 {
        // A function that is no wave.
        rest = rest.joined(.add, function.times(.number(term.factor.real)))
        continue
      }
      let first: WideInt = 1 + WideInt(max(start, 1)).bitWidthBound
      switch try? growthLimit(function, at: .infinity(1)) {
      case nil: return nil
      case .infinite:
        endless += 1
        continue
      case .number(let limit)?:
        guard let sign = try? limit.sign(within: budget) else { return nil }
        if sign != 0 {
          endless += 1
          continue
        }
      }
      guard
        let tailExponent = IntegralTail.monotoneExponent(of: function, first: first, context)
      else { return nil }
      waves.append(
        WaveTail.Wave(
          factor: term.factor,
          function: SummationByParts(
            of: FormulaIntegrand(formula: function, context: context),
            weight: .wave(frequency: exponent.imaginary), tailExponent: tailExponent)))
    }
    if endless == 1, rest.fraction == 0 { throw oscillation }
    guard !waves.isEmpty, endless == 0 else { return nil }
    let integrand = rest.fraction == 0 ? formula : formula.joined(.subtract, rest)
    return (
      WaveTail(
        integrand: FormulaIntegrand(formula: integrand, context: context), start: start,
        waves: waves), rest
    )
  }
}
