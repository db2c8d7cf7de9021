public import SciNumber

extension Annuity {
  /// The largest numerator of periods, and together with the denominator, that ``rate(_:_:_:_:due:within:)`` takes.
  private static let mostUnits: WideInt = 1_000_000_000

  /// All rates a period that solve the equation, as `RATE`, which finds one.
  ///
  /// The number of periods need not be whole: with n = a/b the equation, times r, is a polynomial of four terms in
  /// x = (1 + r)^(1/b). All its positive roots are isolated by Descartes' rule, as for ``CashFlows/irr(values:within:)``,
  /// and x = 1, which the factor r brought in, counts only where a rate of 0 solves the equation itself.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a number of periods that is not positive,
  ///   ``FinanceError/tooLong(limit:)`` where a + b is above 10⁹, ``FinanceError/everySolution`` where all rates solve the
  ///   equation.
  public static func rate(
    _ periods: Rational, _ payment: Rational, _ presentValue: Rational,
    _ futureValue: Rational = 0, due timing: PaymentTiming = .end, within budget: EvaluationBudget
  ) throws(FinanceError) -> RateSolutions {
    try requireShort(periods, payment, presentValue, futureValue)
    guard periods.signum > 0 else { throw .outOfRange(.periods) }
    guard let count = periods.numerator(limit: 64)?.asInt, count < mostUnits,
      let unit = periods.denominator(limit: 64)?.asInt, unit <= mostUnits - count
    else { throw .tooLong(limit: Int(mostUnits)) }
    let (early, late): (Rational, Rational) = timing == .beginning ? (payment, 0) : (0, payment)
    // r (P xⁿᵇ + p (1 + r t)(xⁿᵇ − 1)/r + F) with 1 + r = xᵇ.
    let coefficients = try CashFlows.integers(
      [presentValue + early, late - presentValue, futureValue - early, -futureValue - late],
      limit: budget.exactBits, within: budget
    ).numerators
    let sum = SparsePolynomial(
      zip([count + unit, count, unit, 0], coefficients).map { exponent, value in
        SparsePolynomial.Term(exponent: exponent, coefficient: value)
      })
    let isZeroSolution = (presentValue + payment * periods + futureValue).isZero
    return RateSolutions(
      try CashFlows.rates(
        of: sum, perPeriod: unit, excludesZero: !isZeroSolution, within: budget))
  }
}
