import SciNumber
import SciSyntax

extension PolynomialArithmetic.Element {
  /// The highest degree of a divisor that is integrated by its roots.
  private static var highestDegree: Int { 8 }

  /// An antiderivative of the rational function; `nil` if its divisor is of too high a degree.
  ///
  /// A polynomial is divided off. Hermite's reduction takes out multiple roots (M. Bronstein, "Symbolic Integration I", 2005, 2.2, in Mack's form), and the rest is a sum over the simple roots r of
  /// the divisor D: (A(r)/D′(r))·ln(x − r). A root and its conjugate together give α·ln((x − u)² + v²) − 2β·arctan((x − u)/v) for r = u + vi and A(r)/D′(r) = α + βi.
  func antiderivative(_ context: Function.Context) throws(StepError) -> Formula? {
    let budget = context.budget
    let common = try StepError.computing { () throws(MathError) in
      try dividend.greatestCommonDivisor(with: divisor, within: budget)
    }
    let top = RationalPolynomial(dividend).divided(by: RationalPolynomial(common)).quotient
    let bottom = RationalPolynomial(divisor).divided(by: RationalPolynomial(common)).quotient
    guard bottom.degree <= Self.highestDegree, top.degree <= 200 else { return nil }
    let (whole, rest) = top.divided(by: bottom)
    var result = whole.antiderivative.formula
    guard let reduced = Self.reduced(rest, bottom) else { return nil }
    for (dividend, divisor) in reduced.parts where !dividend.isZero {
      result = result.joined(.add, dividend.formula.joined(.divide, divisor.formula))
    }
    if reduced.dividend.isZero { return result }
    guard let logarithms = try Self.logarithms(reduced.dividend, reduced.divisor, context) else {
      return nil
    }
    return result.joined(.add, logarithms)
  }

  /// Rational parts of the integral, and what is left with a divisor without multiple roots.
  private static func reduced(
    _ dividend: RationalPolynomial, _ divisor: RationalPolynomial
  ) -> (
    parts: [(dividend: RationalPolynomial, divisor: RationalPolynomial)],
    dividend: RationalPolynomial, divisor: RationalPolynomial
  )? {
    var parts: [(dividend: RationalPolynomial, divisor: RationalPolynomial)] = []
    var dividend = dividend
    var multiple = divisor.commonDivisor(with: divisor.derivative)
    let simple = divisor.divided(by: multiple).quotient
    while multiple.degree > 0 {
      let next = multiple.commonDivisor(with: multiple.derivative)
      let own = multiple.divided(by: next).quotient
      let factor = (simple * multiple.derivative).divided(by: multiple).quotient.scaled(by: -1)
      guard let (b, c) = RationalPolynomial.solve(factor, own, for: dividend) else { return nil }
      dividend = c - b.derivative * simple.divided(by: own).quotient
      parts.append((b, multiple))
      multiple = next
    }
    return (parts, dividend, simple)
  }

  private static func logarithms(
    _ dividend: RationalPolynomial, _ divisor: RationalPolynomial, _ context: Function.Context
  ) throws(StepError) -> Formula? {
    let budget = context.budget
    guard let polynomial = divisor.cleared?.polynomial else { return nil }
    let slope = divisor.derivative
    return try StepError.computing { () throws(MathError) -> Formula? in
      var sum: Formula?
      for root in try polynomial.complexRoots(within: budget) {
        let (u, v) = (root.value.real, root.value.imaginary)
        let sign = try v.sign(within: budget)
        // The conjugate of one above the axis.
        if sign < 0 { continue }
        let weight = try dividend.value(at: root.value, within: budget)
          .divided(by: slope.value(at: root.value, within: budget), within: budget)
        let distance = Formula.variable.joined(.subtract, .number(u))
        let term: Formula
        if sign == 0 {
          term = Formula.number(weight.real).joined(
            .multiply, distance.applying(.magnitude).applying(.log))
        } else {
          let square = distance.joined(.power, .number(2))
            .joined(.add, .number(v.multiplied(by: v, within: budget)))
          let radians = try Real(2).converted(
            from: context.angleUnit, to: .radians, within: budget)
          let factor = weight.imaginary.multiplied(by: radians, within: budget)
          term = Formula.number(weight.real).joined(.multiply, square.applying(.log)).joined(
            .subtract,
            Formula.number(factor).joined(
              .multiply, distance.joined(.divide, .number(v)).applying(.atan)))
        }
        sum = sum?.joined(.add, term) ?? term
      }
      return sum
    }
  }
}

extension RationalPolynomial {
  /// The value at a complex number, exactly.
  fileprivate func value(at z: Complex, within budget: EvaluationBudget) -> Complex {
    coefficients.reversed().reduce(Complex(0)) { sum, coefficient in
      sum.multiplied(by: z, within: budget)
        .adding(Complex(Real(coefficient)), within: budget)
    }
  }
}
