import SciNumber
import SciSyntax

extension Formula {
  /// The formula, for positive numbers, in which powers of the variable are taken out of roots of rational functions: √(1/t⁴ + 1/t) is t^(−2)·√(1 + t³).
  ///
  /// So roots are those of numbers near to one where the variable is small.
  var withPowersOutOfRoots: Formula {
    fold { (step, operands: [Formula]) -> Formula in
      let part = Formula(step, of: operands)
      guard let exponent = step.exponent(operands.last?.fraction), !exponent.isInteger,
        let function = operands[0].rationalFunction, !function.dividend.isZero
      else { return part }
      let (zeros, above) = function.dividend.factors
      let (poles, below) = function.divisor.factors
      guard zeros != poles else { return part }
      let power = Formula.variable(toThe: exponent * Rational(zeros - poles))
      let rest = Formula(above).joined(.divide, Formula(below))
      // A cube root of a negative number is one on its own axis.
      guard operands.count == 1, exponent == Rational(1, 3),
        above.coefficients[0].signum != below.coefficients[0].signum
      else {
        return power.times(Formula(step, of: [rest] + operands.dropFirst()))
      }
      return power.times(Formula(step, of: [rest.negated])).negated
    } ?? self
  }
}
