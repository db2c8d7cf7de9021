import SciNumber
import SciSyntax

/// Sums Σ f(k)·zᵏ over all integers k ≥ m that are known exactly: with a polynomial f, with a rational f that has simple rational poles, and with a polynomial divided by (ak + b)!.
struct ClosedSum {
  let base: Complex
  let start: WideInt
  let budget: EvaluationBudget

  private static let mostTerms: WideInt = 1_000
  private static let largestIndex: WideInt = 12

  private func power(_ z: Complex, _ exponent: WideInt) throws(MathError) -> Complex {
    try z.raised(to: Complex(Real(exponent)), within: budget)
  }

  private func times(_ z: Complex, _ factor: Rational) -> Complex {
    z.multiplied(by: Complex(Real(factor)), within: budget)
  }

  /// The roots of unity of an order, as powers of the first one.
  private func rootsOfUnity(_ order: WideInt) throws(MathError) -> [Complex] {
    var roots: [Complex] = []
    for index in 0..<order {
      let turn = Real(Rational(index) / Rational(order))
      roots.append(
        Complex(turn.cos(.turns, within: budget), turn.sin(.turns, within: budget)))
    }
    return roots
  }

  /// Of a polynomial, for |z| < 1.
  ///
  /// Σ f(m + k)zᵏ = Σ Δⁱf(m)·zⁱ/(1 − z)^(i+1), since f(m + k) is the sum of the binomial coefficients (k over i) times Δⁱf(m).
  func value(of polynomial: RationalPolynomial) throws(MathError) -> Complex {
    var values = (0...WideInt(max(polynomial.degree, 0))).map {
      polynomial.value(at: Rational(start + $0))
    }
    let divisor = Complex(1).subtracting(base, within: budget)
    let step = try base.divided(by: divisor, within: budget)
    var factor = try power(base, start).divided(by: divisor, within: budget)
    var sum: Complex = 0
    while let first = values.first {
      sum = sum.adding(times(factor, first), within: budget)
      factor = factor.multiplied(by: step, within: budget)
      values = zip(values.dropFirst(), values).map { $0 - $1 }
    }
    return sum
  }

  /// Of c/(k − α) with a rational α that is no integer from m on, for |z| ≤ 1 and z ≠ 1; `nil` where α has a large denominator or is far from m.
  ///
  /// With −α = p/q and y^q = z, zᵏ/(k − α) = q·y^(−p)·yʲ/j for j = qk + p. Over all j ≥ 1 that leave the same remainder, Σ yʲ/j = −(1/q) Σ ω^(−lp) ln(1 − ωˡy) for the roots of unity ωˡ of order q.
  func value(ofPole pole: Rational) throws(MathError) -> Complex? {
    guard let q = pole.denominator(limit: 16)?.asInt, q <= Self.largestIndex,
      let p = (-pole).numerator(limit: 32)?.asInt, abs(q * start + p) <= Self.mostTerms
    else { return nil }
    let root =
      q == 1
      ? base : try base.raised(to: Complex(Real(Rational(1) / Rational(q))), within: budget)
    var sum: Complex = 0
    let roots = try rootsOfUnity(q)
    for (index, omega) in roots.enumerated() {
      let argument = Complex(1).subtracting(
        omega.multiplied(by: root, within: budget), within: budget)
      let turned = roots[Int((-(WideInt(index) * p)).modulo(q))]
      sum = sum.subtracting(
        try argument.log(within: budget).multiplied(by: turned, within: budget), within: budget)
    }
    // q·(1/q) is 1. From j = qm + p on: what is below is taken off, or what is missing is added.
    let first = q * start + p
    for j in min(first, 1)..<max(first, 1) where (j - p).modulo(q) == 0 && j != 0 {
      try budget.check()
      let term = times(try power(root, j), Rational(q) / Rational(j))
      sum =
        first > 0 ? sum.subtracting(term, within: budget) : sum.adding(term, within: budget)
    }
    return sum.multiplied(by: try power(root, -p), within: budget)
  }

  /// Of a polynomial in k divided by (ak + t)!, where am + t is not negative.
  ///
  /// With yᵃ = z and j = ak + t, the terms are Q(j)·y^(−t)·yʲ/j!. Over all j, Σ j(j − 1)⋯(j − i + 1)·yʲ/j! = yⁱeʸ; roots of unity of order a leave the j with the remainder t.
  func value(
    of polynomial: RationalPolynomial, overFactorialOf slope: WideInt, plus shift: WideInt
  ) throws(MathError) -> Complex? {
    let first = slope * start + shift
    guard first >= 0, first <= Self.mostTerms, slope <= Self.largestIndex else { return nil }
    let root =
      slope == 1
      ? base : try base.raised(to: Complex(Real(Rational(1) / Rational(slope))), within: budget)
    // Q(j) = f((j − t)/a), as a sum of j(j − 1)⋯(j − i + 1) times its differences at 0 over i!.
    let linear = RationalPolynomial([
      -Rational(shift) / Rational(slope), Rational(1) / Rational(slope),
    ])
    let inner = polynomial.of(linear)
    var values = (0...WideInt(max(inner.degree, 0))).map { inner.value(at: Rational($0)) }
    var factors: [Rational] = []
    var factorial: Rational = 1
    while let value = values.first {
      factors.append(value / factorial)
      factorial = factorial * Rational(WideInt(factors.count))
      values = zip(values.dropFirst(), values).map { $0 - $1 }
    }
    let roots = try rootsOfUnity(slope)
    var total: Complex = 0
    for (index, omega) in roots.enumerated() {
      let y = omega.multiplied(by: root, within: budget)
      let turned = roots[Int((-(WideInt(index) * shift)).modulo(slope))]
      var sum: Complex = 0
      for (order, factor) in factors.enumerated() where !factor.isZero {
        var rest = y.exp(within: budget)
        var term: Complex = 1
        for s in 0..<max(0, first - WideInt(order)) {
          try budget.check()
          rest = rest.subtracting(term, within: budget)
          term = times(term.multiplied(by: y, within: budget), Rational(1) / Rational(s + 1))
        }
        let own = times(try power(y, WideInt(order)), factor)
        sum = sum.adding(own.multiplied(by: rest, within: budget), within: budget)
      }
      total = total.adding(sum.multiplied(by: turned, within: budget), within: budget)
    }
    return times(
      total.multiplied(by: try power(root, -shift), within: budget),
      Rational(1) / Rational(slope))
  }
}

extension WideInt {
  /// The remainder that is not negative.
  fileprivate func modulo(_ divisor: WideInt) -> WideInt {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
