import SciNumber
import SciSyntax

/// The sum of a rational function of k with rational poles over all integers k ≥ m, by partial fractions.
///
/// With ζ(j, x) = Σ (x + i)^(−j) over i ≥ 0 the part c/(k − α)ʲ gives c·ζ(j, m − α) for j ≥ 2. The parts c/(k − α) give −Σ c·ψ(m − α), if the sum of all c is zero, as it is where the degree of the
/// divisor exceeds the other one by 2 (NIST Digital Library of Mathematical Functions, 5.7.6 and 5.19(i)). Arguments that differ by an integer differ by a rational number in value, so that what
/// telescopes is rational.
struct RationalSum {
  /// c/(k − α)ʲ.
  struct PartialFraction {
    var factor: Rational
    var pole: Rational
    var order: WideInt
  }

  let parts: [PartialFraction]

  /// How far a pole may be from the first integer.
  private static let mostSteps: WideInt = 10_000
  private static let highestOrder: WideInt = 40

  /// Takes apart a function whose numerator has a lower degree than its divisor and no divisor with it in common; `nil` where a pole is not rational.
  init?(
    _ dividend: RationalPolynomial, over divisor: RationalPolynomial,
    within budget: EvaluationBudget
  ) throws(MathError) {
    guard let polynomial = divisor.cleared?.polynomial else { return nil }
    var parts: [PartialFraction] = []
    var count: WideInt = 0
    for root in try polynomial.realRoots(within: budget) {
      guard let pole = root.value.knownRational, root.multiplicity <= Self.highestOrder else {
        return nil
      }
      let order = root.multiplicity
      count += order
      // dividend/(divisor/(x − α)ʲ) as a power series at α.
      let top = dividend.shifted(by: pole)
      let bottom = divisor.shifted(by: pole)
      var series: [Rational] = []
      for index in 0..<order {
        var coefficient = top.coefficient(Int(index))
        for (place, known) in series.enumerated() {
          coefficient =
            coefficient - known * bottom.coefficient(Int(order + index) - place)
        }
        series.append(coefficient / bottom.coefficient(Int(order)))
      }
      for (index, factor) in series.enumerated() where !factor.isZero {
        parts.append(PartialFraction(factor: factor, pole: pole, order: order - WideInt(index)))
      }
    }
    guard count == polynomial.degree else { return nil }
    self.parts = parts
  }

  /// The sum from m on; `nil` where a pole is too far from m.
  func value(from start: WideInt, within budget: EvaluationBudget) throws(MathError) -> Real? {
    var rational: Rational = 0
    // By order and argument in (0, 1].
    var values: [(order: WideInt, argument: Rational, factor: Rational)] = []
    for part in parts {
      let argument = Rational(start) - part.pole
      guard let (steps, rest) = argument.partsOfUnit(limit: Self.mostSteps) else { return nil }
      // The terms between both arguments.
      for step in min(steps, 0)..<max(steps, 0) {
        try budget.check()
        let power = (rest + Rational(step)).power(-part.order)
        rational = steps > 0 ? rational - part.factor * power : rational + part.factor * power
      }
      let index = values.firstIndex { $0.order == part.order && $0.argument == rest }
      if let index {
        values[index].factor = values[index].factor + part.factor
      } else {
        values.append((part.order, rest, part.factor))
      }
    }
    var sum = Real(rational)
    for (order, argument, factor) in values where !factor.isZero {
      let value = try Self.zeta(order, argument, within: budget)
      sum = sum.adding(value.multiplied(by: Real(factor), within: budget), within: budget)
    }
    return sum
  }

  /// ζ(j, x) for j ≥ 2, which is (−1)ʲψ⁽ʲ⁻¹⁾(x)/(j − 1)!, and −ψ(x) in the place of ζ(1, x).
  private static func zeta(
    _ order: WideInt, _ x: Rational, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if order == 1 { return try Real(x).digamma(within: budget).negated() }
    if x == 1 { return try Real(order).zeta(within: budget) }
    let factorial = (1..<order).reduce(Rational(1)) { $0 * Rational($1) }
    let value = try Real.polygamma(Real(order - 1), Real(x), within: budget)
    return value.multiplied(
      by: Real((order % 2 == 0 ? Rational(1) : -1) / factorial), within: budget)
  }
}

extension Rational {
  /// An integer n and a number r with 0 < r ≤ 1 whose sum this is; `nil` where |n| is above a limit.
  func partsOfUnit(limit: WideInt) -> (integer: WideInt, rest: Rational)? {
    guard let ceiling = ceiling(limit: 32), let integer = ceiling.integerValue(limit: 32),
      let count = integer.asInt, abs(count - 1) <= limit
    else { return nil }
    return (count - 1, self - Rational(count - 1))
  }

  /// The number, if it is not zero, to the power of a small integer.
  func power(_ exponent: WideInt) -> Rational {
    let power = (0..<abs(exponent)).reduce(Rational(1)) { product, _ in product * self }
    return exponent < 0 ? 1 / power : power
  }
}

extension RationalPolynomial {
  /// p(x + c).
  func shifted(by constant: Rational) -> RationalPolynomial {
    of(RationalPolynomial([constant, 1]))
  }

  /// p(q(x)).
  func of(_ inner: RationalPolynomial) -> RationalPolynomial {
    coefficients.reversed().reduce(RationalPolynomial([])) {
      $0 * inner + RationalPolynomial([$1])
    }
  }

  func value(at x: Rational) -> Rational {
    coefficients.reversed().reduce(Rational(0)) { $0 * x + $1 }
  }
}
