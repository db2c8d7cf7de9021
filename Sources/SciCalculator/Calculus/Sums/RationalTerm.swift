import SciNumber
import SciSyntax

/// A quotient of polynomials with rational coefficients.
struct RationalTerm {
  var dividend: RationalPolynomial
  var divisor: RationalPolynomial

  /// The same in lowest terms.
  var reduced: RationalTerm {
    let common = dividend.commonDivisor(with: divisor)
    guard common.degree > 0 else { return self }
    return RationalTerm(
      dividend: dividend.divided(by: common).quotient,
      divisor: divisor.divided(by: common).quotient)
  }

  /// f(m + 2j) − f(m + 2j + 1), as a function of j.
  func alternating(from start: WideInt) -> RationalTerm {
    func line(_ constant: WideInt) -> RationalPolynomial {
      RationalPolynomial([Rational(constant), 2])
    }
    let (first, second) = (line(start), line(start + 1))
    return RationalTerm(
      dividend: dividend.of(first) * divisor.of(second) - dividend.of(second) * divisor.of(first),
      divisor: divisor.of(first) * divisor.of(second))
  }
}

extension PolynomialArithmetic.Element {
  /// The quotient in lowest terms.
  var reduced: RationalTerm {
    RationalTerm(
      dividend: RationalPolynomial(dividend), divisor: RationalPolynomial(divisor)
    ).reduced
  }
}

extension SequenceTerm {
  /// z/|z|, if it is not 1.
  func direction(within budget: EvaluationBudget) throws(MathError) -> Complex? {
    if base.imaginary.knownRational?.isZero ?? false {
      return try base.real.sign(within: budget) < 0 ? -1 : nil
    }
    let size = try base.magnitude(within: budget)
    if try size.compared(to: 1, within: budget) == 0 { return base }
    return try base.divided(by: Complex(size), within: budget)
  }

  /// The factors Γ as a formula.
  var gammaFormula: Formula {
    gammas.reduce(.number(1)) { product, gamma in
      let argument = Formula.number(Real(gamma.slope)).joined(.multiply, .variable)
        .joined(.add, .number(Real(gamma.offset)))
      let value = argument.applying(.gamma)
      let power =
        gamma.exponent == 1 ? value : value.joined(.power, .number(Real(gamma.exponent)))
      return product.times(power)
    }
  }

  /// |z|ᵏ·Γ(a₁k + b₁)^(e₁)⋯·f(k), which is multiplied by c and a number of magnitude 1.
  func formula(context: Function.Context) throws(StepError) -> Formula {
    let logarithm = try StepError.computing { () throws(MathError) -> Real? in
      let size = try base.magnitude(within: context.budget)
      if try size.compared(to: 1, within: context.budget) == 0 { return nil }
      return try size.log(within: context.budget)
    }
    var result = amplitude.times(gammaFormula)
    if let logarithm {
      result = result.times(
        Formula.variable.joined(.multiply, .number(logarithm)).applying(.exp))
    }
    return result
  }

  /// The factors Γ at k + 1 over those at k, a rational function.
  var gammaRatio: RationalTerm? {
    var ratio = RationalTerm(
      dividend: RationalPolynomial([1]), divisor: RationalPolynomial([1]))
    for gamma in gammas {
      guard abs(gamma.exponent) <= 24 else { return nil }
      var rising = RationalPolynomial([1])
      for step in 0..<gamma.slope {
        rising =
          rising
          * RationalPolynomial([gamma.offset + Rational(step), Rational(gamma.slope)])
      }
      for _ in 0..<abs(gamma.exponent) {
        if gamma.exponent > 0 {
          ratio.dividend = ratio.dividend * rising
        } else {
          ratio.divisor = ratio.divisor * rising
        }
      }
    }
    return ratio
  }

  /// f(k)/Γ(ak + 1) as p(k)/(ak + t)! with a polynomial p; `nil` where it is none.
  func inverseFactorial(
    _ function: RationalTerm
  ) -> (polynomial: RationalPolynomial, slope: WideInt, shift: WideInt)? {
    guard gammas.count == 1, gammas[0].exponent == -1, gammas[0].offset == 1 else { return nil }
    let slope = gammas[0].slope
    var dividend = function.dividend
    for shift in 0...12 as ClosedRange<WideInt> {
      let (quotient, remainder) = dividend.divided(by: function.divisor)
      if remainder.isZero { return (quotient, slope, shift) }
      dividend = dividend * RationalPolynomial([Rational(shift + 1), Rational(slope)])
    }
    return nil
  }
}
