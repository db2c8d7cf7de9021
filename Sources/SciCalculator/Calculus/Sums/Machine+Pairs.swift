// Sums and products of pairs, in which powers of −1 are numbers.

import SciNumber
import SciSyntax

extension Machine {
  /// The terms at start + 2j and at start + 2j + 1 as formulas of j, in which powers of −1 are numbers.
  ///
  /// Where the terms tend to 0, the sum of these pairs converges if and only if that of all does; the same holds for products and 1.
  func pair(
    of formula: Formula, from start: WideInt, tendingTo limit: Rational, _ analysis: Program.Loop
  ) throws(StepError) -> (Formula, Formula) {
    let pair = [start, start + 1].map { (first) -> Formula in
      let place = Formula.number(2).joined(.multiply, .variable)
        .joined(.add, .number(Real(first)))
      return formula.of(place).withPowersOfMinusOne
    }
    for part in pair {
      let rest = part.joined(.subtract, .number(Real(limit))).normalised(arithmetic.context)
      guard !part.alternates, let end = try? growthLimit(rest, at: .infinity(1)) else {
        throw analysis.error(.notSummed("where its terms tend to is not found out"))
      }
      guard case .number(let number) = end else { throw analysis.error(.noSum) }
      let sign = try StepError.computing { () throws(MathError) in
        try number.sign(within: arithmetic.context.budget)
      }
      if sign != 0 { throw analysis.error(.noSum) }
    }
    return (pair[0], pair[1])
  }
}

extension Formula {
  /// Whether there is a power of −1 in it that depends on the variable.
  var alternates: Bool {
    fold { (step, operands: [(formula: Formula, alternates: Bool)]) in
      let formulas = operands.map { $0.formula }
      let isPower = step.isPowerOfMinusOne(formulas) && !formulas[1].isConstant
      return (Formula(step, of: formulas), isPower || operands.contains { $0.alternates })
    }?.alternates ?? false
  }

  /// The formula in which powers of −1 with the exponents a + bk are numbers, for integers a and even b.
  fileprivate var withPowersOfMinusOne: Formula {
    fold { (step, operands: [Formula]) in
      let part = Formula(step, of: operands)
      guard step.isPowerOfMinusOne(operands), let exponent = operands[1].rationalFunction,
        exponent.divisor == Polynomial([1]), exponent.dividend.degree <= 1,
        let constant = exponent.dividend.coefficients.first
      else { return part }
      let slope = exponent.dividend.coefficients.dropFirst().first ?? 0
      return slope.isOdd ? part : .number(constant.isOdd ? -1 : 1)
    } ?? self
  }
}

extension Formula.Step {
  /// Whether it raises −1 to a power.
  fileprivate func isPowerOfMinusOne(_ operands: [Formula]) -> Bool {
    guard isPower, let base = operands[0].rationalFunction else { return false }
    return base.dividend == Polynomial([-1]) && base.divisor == Polynomial([1])
  }
}
