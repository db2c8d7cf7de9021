// Subresultants of two polynomials in y over the polynomials in x (L. Ducos, "Optimizations of the subresultant algorithm", 2000; here in the plain form, without his
// shorter division).
//
// Where x is a number at which a leading coefficient is not zero, the greatest common divisor of the two is the first Sₖ whose coefficient of yᵏ is not zero there.

/// The subresultants Sₖ of two polynomials that have the degree k in y, up to their signs.
struct SubresultantChain {
  /// Sₖ at the place k; `nil` where its coefficient of yᵏ is zero everywhere.
  private(set) var regular: [PlanePolynomial?]
  /// A multiple of the greatest common divisor by a polynomial in x, where the resultant is zero everywhere.
  private(set) var common: PlanePolynomial?

  /// The resultant, which is zero where both have a common zero.
  var resultant: Polynomial { regular[0]?.leading ?? Polynomial([]) }

  /// - Precondition: both have a degree above zero.
  init(
    _ first: PlanePolynomial, _ second: PlanePolynomial, within budget: EvaluationBudget
  ) throws(MathError) {
    precondition(first.degree > 0 && second.degree > 0, "without y there is no chain")
    let (upper, lower) = first.degree >= second.degree ? (first, second) : (second, first)
    regular = [PlanePolynomial?](repeating: nil, count: lower.degree + 1)
    regular[lower.degree] = lower
    var scale = try lower.leading.power(upper.degree - lower.degree, within: budget)
    var (a, b) = (lower, try upper.pseudoRemainder(dividingBy: lower, within: budget))
    while !b.isZero {
      let fall = a.degree - b.degree
      var c = b
      if fall > 1 {
        let factor = try b.leading.power(fall - 1, within: budget)
        c = b.scaled(by: factor)
          .exactQuotient(dividingBy: try scale.power(fall - 1, within: budget))
      }
      regular[b.degree] = c
      if b.degree == 0 { return }
      let divisor = try scale.power(fall, within: budget) * a.leading
      b = try a.pseudoRemainder(dividingBy: b, within: budget)
        .exactQuotient(dividingBy: divisor)
      a = c
      scale = a.leading
    }
    common = a
  }
}

extension PlanePolynomial {
  /// The remainder of the division of lᵏ times the polynomial, with the leading coefficient l of the divisor and one more than the difference of the degrees as k.
  fileprivate func pseudoRemainder(
    dividingBy divisor: PlanePolynomial, within budget: EvaluationBudget
  ) throws(MathError) -> PlanePolynomial {
    var rest = coefficients
    let count = divisor.coefficients.count
    while rest.count >= count {
      try budget.check()
      let top = rest.removeLast()
      let offset = rest.count + 1 - count
      for index in rest.indices { rest[index] = rest[index] * divisor.leading }
      if top.isZero { continue }
      for index in 0..<count - 1 {
        rest[offset + index] = rest[offset + index] - top * divisor.coefficients[index]
      }
    }
    return PlanePolynomial(rest)
  }
}

extension Polynomial {
  /// The power with a small exponent.
  func power(_ exponent: Int, within budget: EvaluationBudget) throws(MathError) -> Polynomial {
    var power = Polynomial([1])
    for _ in 0..<exponent {
      try budget.check()
      power = power * self
    }
    return power
  }
}
