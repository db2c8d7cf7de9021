import SciNumber
import SciSyntax

/// Takes a summand apart into ``SequenceTerm``s: powers of constants, factorials and circular functions of linear expressions are found, and all else is a function f.
struct SequenceArithmetic: SummandArithmetic {
  typealias Term = SequenceTerm

  let context: Function.Context
  private var budget: EvaluationBudget { context.budget }

  private static let mostTerms = 64
  private static let highestPower: WideInt = 16
  private static let largestSlope: WideInt = 12

  /// The terms of which the sum is a formula in one variable, whose definitions are written out; like ones are added up.
  ///
  /// In a sequence, those are alike that are for all integers.
  static func terms(
    of formula: Formula, _ context: Function.Context, isSequence: Bool = true
  ) throws(StepError) -> [Term] {
    var arithmetic = SequenceArithmetic(context: context)
    typealias Operand = (terms: [Term], formula: Formula)
    let result = try formula.fold { (step, operands: [Operand]) throws(StepError) -> Operand in
      let part = Formula(step, of: operands.map { $0.formula })
      let plain = Term(amplitude: part)
      if part.isConstant { return ([arithmetic.constantTerm(part) ?? plain], part) }
      if let special = try arithmetic.special(step, operands.map { $0.formula }) {
        return (special, Self.formula(of: special) ?? part)
      }
      if operands.allSatisfy({ $0.terms.count == 1 && $0.terms[0].isPlain }) {
        return ([plain], part)
      }
      var stack = operands.map { $0.terms }
      do throws(StepError) {
        try arithmetic.perform(step, above: 0, &stack)
        if let terms = stack.last { return (terms, Self.formula(of: terms) ?? part) }
      } catch {
        try StepError.computing { () throws(MathError) in try context.budget.check() }
      }
      return ([plain], part)
    }
    return try arithmetic.collected(result?.terms ?? [], isSequence: isSequence)
  }

  /// What is left where gammas or powers have cancelled.
  private static func formula(of terms: [Term]) -> Formula? {
    terms.count == 1 && terms[0].isPlain ? terms[0].amplitude : nil
  }

  /// A number that is not rational, as a factor.
  private func constantTerm(_ formula: Formula) -> Term? {
    var exact = ExactArithmetic(context)
    guard let number = try? exact.value(of: formula, []).real, number.knownRational == nil else {
      return nil
    }
    return Term(factor: Complex(number))
  }

  /// Constants to the power of linear expressions, exponentials and circular functions of those, and Γ; `nil` for all else.
  private mutating func special(
    _ step: Formula.Step, _ operands: [Formula]
  ) throws(StepError) -> [Term]? {
    switch step {
    case .infix(.power), .primitive(.power):
      guard operands[0].isConstant, let (constant, slope) = linear(operands[1]) else { return nil }
      return try power(operands[0], constant, slope)
    case .primitive(.exp):
      guard let (constant, slope) = linear(operands[0]) else { return nil }
      return [
        Term(
          factor: Complex(constant).exp(within: budget), base: Complex(slope).exp(within: budget),
          exponent: Complex(slope))
      ]
    case .primitive(.cos), .primitive(.sin):
      guard let (constant, slope) = linear(operands[0]) else { return nil }
      func direction(_ angle: Real) -> Complex {
        Complex(
          angle.cos(context.angleUnit, within: budget), angle.sin(context.angleUnit, within: budget)
        )
      }
      let isCosine = if case .primitive(.cos) = step { true } else { false }
      // cos x is the real part of e^(ix), and sin x that of −ie^(ix).
      let factor = isCosine ? Complex(1) : Complex(0, -1)
      let wave = Term(
        factor: factor.multiplied(by: direction(constant), within: budget),
        base: direction(slope),
        exponent: Complex(0, slope.inRadians(from: context.angleUnit, within: budget)))
      let half = Real(Rational(1, 2))
      return scaled([wave, wave.conjugate], by: half)
    case .postfix(.factorial), .primitive(.factorial): return gamma(operands[0], plus: 1)
    case .primitive(.gamma): return gamma(operands[0], plus: 0)
    default: return nil
    }
  }

  /// The numbers a and b of a + bk with b ≠ 0.
  private func linear(_ formula: Formula) -> (constant: Real, slope: Real)? {
    guard let element = formula.affine(context),
      let sign = try? element.factor.sign(within: budget), sign != 0
    else { return nil }
    return (element.constant, element.factor)
  }

  /// g^(a + bk) for a positive g, or for integers a and b.
  private func power(
    _ base: Formula, _ constant: Real, _ slope: Real
  ) throws(StepError) -> [Term]? {
    var exact = ExactArithmetic(context)
    guard let number = try exact.value(of: base, []).real else { return nil }
    return try StepError.computing { () throws(MathError) -> [Term]? in
      let sign = try number.sign(within: budget)
      if sign == 0 { return nil }
      if sign < 0 {
        guard constant.knownRational?.isInteger ?? false, slope.knownRational?.isInteger ?? false
        else { return nil }
      }
      return [
        Term(
          factor: Complex(try number.raised(to: constant, within: budget)),
          base: Complex(try number.raised(to: slope, within: budget)),
          exponent: sign < 0
            ? nil
            : Complex(try number.log(within: budget).multiplied(by: slope, within: budget)))
      ]
    }
  }

  private func gamma(_ operand: Formula, plus shift: Rational) -> [Term]? {
    guard let (constant, slope) = linear(operand), let offset = constant.knownRational,
      let slope = slope.knownRational?.integerValue(limit: 16)?.asInt,
      1...Self.largestSlope ~= slope
    else { return nil }
    return Term(gammaOfSlope: slope, offset: offset + shift).map { [$0] }
  }

  // MARK: Sums of terms

  func constant(_ number: Real, _ interval: Interval) -> [Term] {
    [Term(amplitude: .number(number))]
  }

  func scaled(_ x: [Term], by factor: Real) -> [Term] {
    x.map { term in
      var term = term
      term.factor = term.factor.multiplied(by: Complex(factor), within: budget)
      return term
    }
  }

  func added(_ x: [Term], _ y: [Term]) throws(StepError) -> [Term] { try checked(x + y) }

  private func checked(_ x: [Term]) throws(StepError) -> [Term] {
    guard x.count <= Self.mostTerms else { throw noRationalFunction }
    return x
  }

  func product(_ x: [Term], _ y: [Term]) throws(StepError) -> [Term] {
    guard x.count * y.count <= Self.mostTerms else { throw noRationalFunction }
    return x.flatMap { first in y.map { first.product($0, within: budget) } }
  }

  func power(_ x: [Term], _ exponent: Rational) throws(StepError) -> [Term] {
    guard let integer = exponent.integerValue(limit: 16)?.asInt, abs(integer) <= Self.highestPower
    else { throw noRationalFunction }
    if x.count == 1 { return [try x[0].power(integer, within: budget)] }
    guard integer > 0 else { throw noRationalFunction }
    var power = x
    for _ in 1..<integer { power = try product(power, x) }
    return power
  }

  func fraction(_ x: [Term]) -> Rational? {
    x.count == 1 && x[0].isPlain ? x[0].amplitude.fraction : nil
  }

  func value(of primitive: Primitive, _ x: [Term]) throws(StepError) -> [Term]? { nil }

  /// Terms no two of which are alike but for complex factors.
  private func collected(_ terms: [Term], isSequence: Bool) throws(StepError) -> [Term] {
    var result: [Term] = []
    for var term in terms {
      var isZero = false
      try StepError.computing { () throws(MathError) in
        try budget.check()
        // Only the real part counts, which is that of the conjugate too.
        let turn = isSequence ? term.base.imaginary : term.exponent?.imaginary ?? 0
        let direction = try turn.sign(within: budget)
        if direction < 0 { term = term.conjugate }
        if direction == 0 {
          if isSequence { term.base = Complex(term.base.real) }
          term.factor = Complex(term.factor.real)
        }
        let signs = (
          try term.factor.real.sign(within: budget), try term.factor.imaginary.sign(within: budget)
        )
        isZero = signs == (0, 0)
      }
      if isZero { continue }
      guard
        let index = result.firstIndex(where: {
          $0.isLike(term, isSequence: isSequence, within: budget)
        }),
        let sum = try result[index].sum(term, within: budget)
      else {
        result.append(term)
        continue
      }
      result[index] = sum
    }
    return result
  }
}

extension SequenceTerm {
  /// The complex conjugate for a real f.
  fileprivate var conjugate: SequenceTerm {
    var result = self
    result.factor = factor.conjugate
    result.base = base.conjugate
    result.exponent = exponent?.conjugate
    return result
  }

  /// The sum with a term that is like it; `nil` where the quotient of their factors is not real.
  fileprivate func sum(
    _ other: SequenceTerm, within budget: EvaluationBudget
  ) throws(StepError) -> SequenceTerm? {
    let quotient = try StepError.computing { () throws(MathError) -> Real? in
      let quotient = try other.factor.divided(by: factor, within: budget)
      return try quotient.imaginary.sign(within: budget) == 0 ? quotient.real : nil
    }
    guard let quotient else { return nil }
    var result = self
    result.amplitude = amplitude.joined(.add, other.amplitude.times(.number(quotient)))
    return result
  }
}
