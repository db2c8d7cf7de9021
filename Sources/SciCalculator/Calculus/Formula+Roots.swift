import SciNumber
import SciSyntax

extension Formula {
  /// The formula, for positive numbers, in which powers of the variable are taken out of roots of rational functions: √(1/t⁴ + 1/t) is t^(−2)·√(1 + t³).
  ///
  /// So roots are those of numbers near to one where the variable is small.
  var withPowersOutOfRoots: Formula {
    fold { (step, operands: [Formula]) -> Formula in
      let part = Formula(step, of: operands)
      guard let exponent = step.rootExponent(operands.last?.fraction),
        let function = operands[0].rationalFunction, !function.dividend.isZero
      else { return part }
      let (zeros, above) = function.dividend.factors
      let (poles, below) = function.divisor.factors
      guard zeros != poles else { return part }
      let power = Formula.variable(toThe: exponent * Rational(zeros - poles))
      let rest = Formula(above).joined(.divide, Formula(below))
      // A cube root of a negative number is one on its own axis.
      guard step.isCubeRoot, above.coefficients[0].signum != below.coefficients[0].signum else {
        return power.times(Formula(step, of: [rest] + operands.dropFirst()))
      }
      return power.times(Formula(step, of: [rest.negated])).negated
    } ?? self
  }
}

extension Polynomial {
  /// How often 0 is a zero, and the polynomial without these.
  fileprivate var factors: (zeros: WideInt, rest: Polynomial) {
    let zeros = coefficients.prefix { $0.isZero }.count
    return (WideInt(zeros), Polynomial(Array(coefficients.dropFirst(zeros))))
  }
}

extension Formula.Step {
  fileprivate var isCubeRoot: Bool {
    switch self {
    case .prefix(.cubeRoot), .primitive(.cubeRoot): true
    default: false
    }
  }

  /// The exponent of a root, or of a power with a fraction.
  fileprivate func rootExponent(_ last: Rational?) -> Rational? {
    switch self {
    case .prefix(.squareRoot), .primitive(.squareRoot): Rational(1, 2)
    case .infix(.power), .primitive(.power): last.flatMap { $0.isInteger ? nil : $0 }
    default: isCubeRoot ? Rational(1, 3) : nil
    }
  }
}
