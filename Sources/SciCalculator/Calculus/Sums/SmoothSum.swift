import SciNumber
import SciSyntax

/// The sum of Re(c·zᵏ)·f(k) over all integers k ≥ m for an analytic function f and a number z of magnitude 1.
struct SmoothSum: ErrorControlled {
  /// How what lies far out is known.
  enum Tail: Sendable {
    /// The function falls so fast that a bound of the terms from some number on is enough.
    case bounded(IntegralTail)
    /// By the derivatives of the function at an integer from m on or above it; for z = 1 with its integral from there on.
    case byParts(start: WideInt, integral: Real?)
  }

  /// f.
  let formula: Formula
  /// The same function, written for numbers far out.
  let function: SummationByParts<FormulaIntegrand>
  let factor: Complex
  let start: WideInt
  let tail: Tail

  /// The largest number of terms that are added up one by one is 2 to the power of this.
  private static let mostTermsExponent: WideInt = 18

  func enclosure(
    errorExponent exponent: WideInt, _ context: Function.Context,
    counting effort: inout EnclosureEffort
  ) throws(MathError) -> WorkingBall? {
    let budget = context.budget
    // An enclosure of the factor is no longer than 2 to the power of this.
    let size = try ComplexBall(factor, bits: 64, within: budget).absolute.exponentBound ?? 0
    let goal = exponent - size - 4
    switch tail {
    case .bounded(let rest):
      var last = rest.start
      var bound = try rest.rest(beyond: last, context)
      while bound.exponentBound.map({ $0 > goal }) ?? true {
        guard last < Self.mostTermsExponent else { return nil }
        last += 1
        bound = try rest.rest(beyond: last, context)
      }
      // The terms behind 2ˡ are together no larger than the integral of |f| from there on.
      let end = max(start, (1 << last) + 1)
      guard let value = try direct(to: end, goal, context, counting: &effort) else {
        return nil
      }
      return value + bound * (try WorkingBall(Real(.powerOfTwo(size)), bits: 64, within: budget))
    case .byParts(let first, let integral):
      guard let plan = try function.plan(errorExponent: goal, from: first, within: budget),
        let head = try direct(to: plan.start, goal, context, counting: &effort)
      else { return nil }
      let rest = try function.tail(
        plan, errorExponent: goal, counting: &effort, within: budget)
      let bits = rest.bits
      let power = try function.power(plan.start, bits: bits, within: budget)
      let weight = try ComplexBall(factor, bits: bits + 32, within: budget)
      var value = (weight * power * rest).real
      if let integral {
        guard
          let area = try area(
            integral, from: first, to: plan.start, goal, context, counting: &effort)
        else { return nil }
        value = value + area * weight.real
      }
      return head.bits > value.bits ? head + value : value + head
    }
  }

  /// Re Σ c·zᵏ·f(k) over m ≤ k < `end`; `nil` where f has no value.
  private func direct(
    to end: WideInt, _ exponent: WideInt, _ context: Function.Context,
    counting effort: inout EnclosureEffort
  ) throws(MathError) -> WorkingBall? {
    var bits: WideInt = 64
    effort.terms += max(0, end - start)
    // More bits where the terms are large, or cancel some.
    for _ in 0..<4 {
      guard let sum = try direct(to: end, bits: bits, context) else { return nil }
      effort.bits = max(effort.bits, bits)
      if sum.errorExponent <= exponent { return sum }
      bits += sum.errorExponent - exponent + 8
    }
    return nil
  }

  private func direct(
    to end: WideInt, bits: WideInt, _ context: Function.Context
  ) throws(MathError) -> WorkingBall? {
    var sum = WorkingBall(integer: 0, bits: bits)
    guard start < end else { return sum }
    let budget = context.budget
    var exact = ExactArithmetic(context)
    let integrand = FormulaIntegrand(formula: formula, context: context)
    let step = try function.power(1, bits: bits, within: budget)
    var weight =
      try ComplexBall(factor, bits: bits + 64, within: budget)
      * function.power(start, bits: bits, within: budget)
    for k in start..<end {
      try budget.check()
      var value = try integrand.value(
        at: WorkingBall(integer: k, bits: bits), within: budget)
      if value.isUnbounded {
        // Such as a root of zero.
        guard let number = try? exact.value(of: formula, [.real(Real(k))]).real else { return nil }
        value = try WorkingBall(number, bits: bits, within: budget)
      }
      sum = sum + value * weight.real
      weight = weight * step
    }
    return sum
  }

  /// The integral of f from N on, from the one that begins at another integer below it.
  private func area(
    _ integral: Real, from first: WideInt, to start: WideInt, _ exponent: WideInt,
    _ context: Function.Context, counting effort: inout EnclosureEffort
  ) throws(MathError) -> WorkingBall? {
    let rough = try WorkingBall(integral, bits: 64, within: context.budget)
    let bits = max(64, (rough.exponentBound ?? 0) - exponent + 8)
    let whole = try WorkingBall(integral, bits: bits, within: context.budget)
    guard first < start else { return whole }
    let quadrature = try Quadrature(
      of: FormulaIntegrand(formula: formula, context: context), from: Real(first), to: Real(start),
      within: context.budget)
    guard let scale = try quadrature.scale(floor: exponent, within: context.budget),
      let part = try quadrature.integral(
        errorExponent: exponent, scale, counting: &effort, within: context.budget)
    else { return nil }
    return whole.bits > part.bits ? whole - part : -(part - whole)
  }
}

/// A sum of ``RatioSum``'s kind.
struct HypergeometricSum: ErrorControlled {
  let sum: RatioSum

  func enclosure(
    errorExponent exponent: WideInt, _ context: Function.Context,
    counting effort: inout EnclosureEffort
  ) throws(MathError) -> WorkingBall? {
    let value = try sum.value(errorExponent: exponent, within: context.budget)
    effort.bits = value?.bits ?? 0
    return value
  }
}
