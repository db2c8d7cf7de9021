// Products over all integers from one on.

import SciNumber
import SciSyntax

extension Machine {
  /// How many factors at the beginning may be negative.
  private static let mostHeadFactors: WideInt = 64

  /// The product of a formula's values over all integers from one on, in the sense of a limit that is not zero unless a factor is.
  func infiniteProduct(
    _ formula: Formula, from start: WideInt, _ analysis: Program.Loop
  ) throws(StepError) -> Real {
    if let function = formula.rationalFunction?.reduced {
      if let value = try productValue(function, from: start, analysis) {
        record?.add(.gammaProduct)
        return value
      }
    }
    let budget = arithmetic.context.budget
    try checkFirstTerms(of: formula, from: start, analysis)
    if formula.alternates {
      let (first, second) = try pair(of: formula, from: start, tendingTo: 1, analysis)
      return try infiniteProduct(first.joined(.multiply, second), from: 0, analysis)
    }
    // Factors that are not positive are multiplied one by one.
    var factors: [Real] = []
    var first = start
    for k in start..<start + Self.mostHeadFactors {
      // Where a factor is too long to be computed, no more are looked at.
      guard let factor = try? exactTerm(of: formula, at: k) else { break }
      factors.append(factor)
      let sign = try StepError.computing { () throws(MathError) in
        try budget.check()
        return try factor.sign(within: budget)
      }
      if sign <= 0 { first = k + 1 }
    }
    guard first < start + Self.mostHeadFactors / 2 else {
      throw analysis.error(.notSummed("its factors do not become positive"))
    }
    let head = factors.prefix(Int(first - start)).reduce(Real(1)) {
      $0.multiplied(by: $1, within: budget)
    }
    let sign = try StepError.computing { () throws(MathError) in try head.sign(within: budget) }
    if sign == 0 { return 0 }
    do throws(StepError) {
      let value = try sum(of: formula.logarithm, from: first, analysis)
      return head.multiplied(by: value.exp(within: budget), within: budget)
    } catch {
      guard case .sumDiverges(let direction)? = error.divergence else { throw error }
      throw analysis.error(.productDiverges(sign: direction < 0 ? 0 : sign))
    }
  }

  /// The product of a rational function; `nil` where its roots are not found.
  ///
  /// Π (k − α)/(k − β) over k ≥ m is Π Γ(m − β)/Γ(m − α), where the sums of all α and of all β are the same (NIST Digital Library of Mathematical Functions, 5.8.5). Arguments that differ by
  /// an integer differ by a rational factor.
  private func productValue(
    _ function: RationalTerm, from start: WideInt, _ analysis: Program.Loop
  ) throws(StepError) -> Real? {
    let (top, bottom) = (function.dividend, function.divisor)
    let budget = arithmetic.context.budget
    if let pole = try integerPole(of: bottom, from: start) {
      throw analysis.error(.noValue(at: "\(analysis.variable) = \(pole)"))
    }
    if top.isZero { return 0 }
    if try integerPole(of: top, from: start) != nil { return 0 }
    // f(k) = 1 + c·k^(−d) + … for d ≥ 2, and all else diverges.
    let difference = top - bottom
    if difference.isZero { return 1 }
    let fall = bottom.degree - difference.degree
    if fall < 2 {
      let quotient = top.coefficient(top.degree) / bottom.coefficient(bottom.degree)
      let isAbove =
        fall == 1
        ? (difference.coefficient(difference.degree) / bottom.coefficient(bottom.degree)).signum > 0
        : top.degree > bottom.degree || top.degree == bottom.degree && quotient.magnitude > 1
      if quotient.signum < 0, top.degree >= bottom.degree { throw analysis.error(.noSum) }
      throw analysis.error(
        .productDiverges(sign: isAbove ? try sign(of: function, from: start, analysis) : 0))
    }
    guard let over = top.cleared?.polynomial, let under = bottom.cleared?.polynomial,
      max(over.degree, under.degree) <= 12
    else { return nil }
    return try StepError.computing { () throws(MathError) -> Real? in
      var value = GammaProduct(start: start, budget: budget)
      for (polynomial, exponent) in [(over, -1), (under, 1)] as [(Polynomial, WideInt)] {
        for root in try polynomial.complexRoots(within: budget) {
          guard
            try value.multiply(
              byGammaAtDistanceOf: root.value, exponent: exponent * root.multiplicity)
          else { return nil }
        }
      }
      return try value.value
    }
  }

  /// The sign of the product of a rational function's values, none of which is zero, from one integer up to any that is large enough.
  private func sign(
    of function: RationalTerm, from start: WideInt, _ analysis: Program.Loop
  ) throws(StepError) -> WideInt {
    let budget = arithmetic.context.budget
    return try StepError.computing { () throws(MathError) -> WideInt in
      var roots: [Polynomial.Root] = []
      for part in [function.dividend, function.divisor] {
        roots += try part.cleared?.polynomial.realRoots(within: budget) ?? []
      }
      // Each integer below a root of odd multiplicity changes the sign.
      var sign: WideInt = 1
      for root in roots where root.multiplicity % 2 == 1 {
        let above = try root.value.ceiling(within: budget).integer(within: budget)
        let count = above - Integer(start)
        if count.signum > 0, count.isOdd { sign = -sign }
      }
      return sign
    }
  }
}

extension Formula {
  /// The logarithm of the formula, whose values come near to 1.
  fileprivate var logarithm: Formula {
    logarithmOfParts ?? joined(.subtract, .number(1)).applying(.logOnePlus)
  }

  /// The logarithm, where the formula consists of powers of e and of factors that are written as 1 + u; `nil` for others.
  private var logarithmOfParts: Formula? {
    if isConstant { return fraction == 1 ? .number(0) : applying(.log) }
    switch outermost {
    case (.primitive(.exp), let operands)?: return operands[0]
    case (.infix(.power), let operands)?, (.primitive(.power), let operands)?:
      let isNearOne = operands[1].isConstant
      return operands[1].times(isNearOne ? operands[0].logarithm : operands[0].applying(.log))
    case (.primitive(.squareRoot), let operands)?, (.prefix(.squareRoot), let operands)?:
      return operands[0].logarithm.joined(.divide, .number(2))
    case (.infix(.multiply), let operands)?, (.infix(.juxtapose), let operands)?,
      (.infix(.divide), let operands)?:
      guard let first = operands[0].logarithmOfParts, let second = operands[1].logarithmOfParts
      else { return nil }
      let isQuotient = if case (.infix(.divide), _)? = outermost { true } else { false }
      return first.joined(isQuotient ? .subtract : .add, second)
    default: return addendOfOne?.applying(.logOnePlus)
    }
  }
}

/// A product of values Γ(m − α) and their reciprocals.
private struct GammaProduct {
  let start: WideInt
  let budget: EvaluationBudget
  private var rational: Rational = 1
  private var other: Complex = 1
  /// The exponents of Γ at arguments in (0, 1].
  private var exponents: [(argument: Rational, exponent: WideInt)] = []
  /// How many factors are zero, less those that are poles.
  private var zeros: WideInt = 0

  private static let mostSteps: WideInt = 10_000

  init(start: WideInt, budget: EvaluationBudget) { (self.start, self.budget) = (start, budget) }

  /// Multiplies by Γ(m − α) to a power; false where α is too far from m.
  mutating func multiply(
    byGammaAtDistanceOf root: Complex, exponent: WideInt
  ) throws(MathError) -> Bool {
    let distance = Complex(Real(start)).subtracting(root, within: budget)
    guard let argument = distance.real.knownRational,
      distance.imaginary.knownRational?.isZero ?? false
    else {
      let power = try distance.gamma(within: budget)
        .raised(to: Complex(Real(exponent)), within: budget)
      other = other.multiplied(by: power, within: budget)
      return true
    }
    guard let (steps, rest) = argument.partsOfUnit(limit: Self.mostSteps) else { return false }
    for step in min(steps, 0)..<max(steps, 0) {
      try budget.check()
      let factor = rest + Rational(step)
      let power = steps > 0 ? exponent : -exponent
      if factor.isZero {
        zeros += power
      } else {
        rational = rational * factor.power(power)
      }
    }
    if let index = exponents.firstIndex(where: { $0.argument == rest }) {
      exponents[index].exponent += exponent
    } else {
      exponents.append((rest, exponent))
    }
    return true
  }

  var value: Real {
    get throws(MathError) {
      if zeros > 0 { return 0 }
      if zeros < 0 { throw .divisionByZero }
      var product = other.real.multiplied(by: Real(rational), within: budget)
      for (argument, exponent) in exponents where exponent != 0 {
        let power = try Real(argument).gamma(within: budget)
          .raised(to: Real(exponent), within: budget)
        product = product.multiplied(by: power, within: budget)
      }
      return product
    }
  }
}
