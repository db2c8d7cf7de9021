public import SciNumber

/// Rates of interest brought from one form to another.
///
/// Rates are fractions, 0.05 for 5 %. A result is a rational number where it is one. The formulas are those of the
/// OpenFormula standard (OASIS OpenDocument 1.2, part 2, section 6.12).
///
/// ```swift
/// let effective = try InterestRate.effect(Rational(1, 10), 2)  // 0.1025
/// let price = try InterestRate.dollarde(Rational(102, 100), 16)  // 1.125
/// ```
public enum InterestRate {}

// MARK: - Nominal and effective

extension InterestRate {
  /// The effective rate a year of a nominal one that is compounded `periods` times, as `EFFECT`.
  ///
  /// Exact: (1 + r/n)ⁿ − 1.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for fewer than one period, or where r/n is −100 % or less,
  ///   ``FinanceError/tooLong(limit:)`` beyond ``Annuity/mostPeriods``.
  public static func effect(_ nominal: Rational, _ periods: Int) throws(FinanceError) -> Rational {
    guard periods > 0 else { throw .outOfRange(.periods) }
    return try AnnuityGrowth(rate: nominal / Rational(periods), periods: periods, due: .end).single
      - 1
  }

  /// The effective rate of a real nominal one; see ``effect(_:_:)``.
  ///
  /// There is no limit to the number of periods.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for fewer than one period, or where r/n is −100 % or less.
  public static func effect(
    _ nominal: Real, _ periods: Int, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    guard periods > 0 else { throw .outOfRange(.periods) }
    let rate = try financially { () throws(MathError) in
      try nominal.divided(by: Real(periods), within: budget)
    }
    let growth = try growthFactor(rate, within: budget)
    return try financially { () throws(MathError) in
      try growth.raised(to: Real(periods), within: budget).subtracting(1, within: budget)
    }
  }

  /// The nominal rate a year, compounded `periods` times, of an effective one, as `NOMINAL`: n ((1 + e)^(1/n) − 1).
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for fewer than one period or a rate of −100 % or less.
  public static func nominal(
    _ effective: Real, _ periods: Int, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    guard periods > 0 else { throw .outOfRange(.periods) }
    let growth = try growthFactor(effective, within: budget)
    return try financially { () throws(MathError) in
      try growth.raised(to: Real(Rational(1, Integer(periods))), within: budget)
        .subtracting(1, within: budget).multiplied(by: Real(periods), within: budget)
    }
  }

  /// The effective rate of one that is compounded continuously: eʳ − 1.
  public static func effective(
    continuous rate: Real, within budget: EvaluationBudget
  ) -> Real {
    rate.expMinusOne(within: budget)
  }

  /// The rate that, compounded continuously, has this effective rate: ln(1 + e).
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a rate of −100 % or less.
  public static func continuous(
    effective rate: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    _ = try growthFactor(rate, within: budget)
    return try financially { () throws(MathError) in try rate.logOnePlus(within: budget) }
  }

}

// MARK: - Growth from one value to another

extension InterestRate {
  /// The rate a period at which one value grows to another, as `RRI`: (F/P)^(1/n) − 1.
  ///
  /// Negative values may grow to negative ones.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a number of periods that is not positive,
  ///   ``FinanceError/divisionByZero`` for a present value of 0, ``FinanceError/noSolution`` where the quotient is
  ///   not positive.
  public static func rri(
    _ periods: Real, _ presentValue: Real, _ futureValue: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    guard try sign(of: periods, within: budget) > 0 else { throw .outOfRange(.periods) }
    let quotient = try Self.quotient(presentValue, futureValue, within: budget)
    return try financially { () throws(MathError) in
      try quotient.raised(to: Real(1).divided(by: periods, within: budget), within: budget)
        .subtracting(1, within: budget)
    }
  }

  /// How many periods one value takes to grow to another, as `PDURATION`: ln(F/P)/ln(1 + r).
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a rate of −100 % or less, ``FinanceError/divisionByZero`` for a
  ///   rate or a present value of 0, ``FinanceError/noSolution`` where the quotient is not positive.
  public static func pduration(
    _ rate: Real, _ presentValue: Real, _ futureValue: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let growth = try growthFactor(rate, within: budget)
    if try sign(of: rate, within: budget) == 0 { throw .divisionByZero }
    let quotient = try Self.quotient(presentValue, futureValue, within: budget)
    return try financially { () throws(MathError) in
      try quotient.logarithm(base: growth, within: budget)
    }
  }

  private static func quotient(
    _ presentValue: Real, _ futureValue: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let (quotient, sign) = try financially { () throws(MathError) in
      let quotient = try futureValue.divided(by: presentValue, within: budget)
      return (quotient, try quotient.sign(within: budget))
    }
    guard sign > 0 else { throw .noSolution }
    return quotient
  }

  /// The modified internal rate of return, as `MIRR`.
  ///
  /// Outflows are discounted at the rate that money is borrowed for and inflows reinvested at the other one:
  /// (−FV(inflows)/PV(outflows))^(1/(n − 1)) − 1 for n flows.
  ///
  /// - Parameters:
  ///   - values: the flows at times 0, 1, 2, ….
  ///   - financeRate: the rate that outflows are discounted at.
  ///   - reinvestRate: the rate that inflows earn.
  ///   - budget: what the answer may cost.
  /// - Returns: the rate, as a rational number where it is one; −1 where nothing comes back.
  /// - Throws: ``FinanceError/divisionByZero`` without outflows, ``FinanceError/outOfRange(_:)`` for fewer than two
  ///   flows or a rate of −100 % or less, ``FinanceError/tooLong(limit:)`` beyond ``CashFlows/mostPeriods`` flows.
  public static func mirr(
    _ values: [Rational], _ financeRate: Rational, _ reinvestRate: Rational,
    within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    guard values.count >= 2 else { throw .outOfRange(.cashFlows) }
    let last = values.count - 1
    // The values of both at time −1: fractions are reduced once, and not at each flow.
    let outflows = try CashFlows.npv(rate: financeRate, values: values.map { min($0, 0) })
    let inflows = try CashFlows.npv(rate: reinvestRate, values: values.map { max($0, 0) })
    guard
      let growth = try CashFlows.growth(reinvestRate).power(
        Integer(values.count), limit: Annuity.mostBits)
    else { throw .mathematics(.exactLimit(bits: Annuity.mostBits)) }
    let paid = outflows * (try CashFlows.growth(financeRate))
    let earned = inflows * growth
    guard !paid.isZero else { throw .divisionByZero }
    let quotient = -earned / paid
    return try financially { () throws(MathError) in
      try Real(quotient).raised(to: Real(Rational(1, Integer(last))), within: budget)
        .subtracting(1, within: budget)
    }
  }

  /// The modified internal rate of return of real flows; see ``mirr(_:_:_:within:)-(_,Rational,_,_)``.
  ///
  /// - Throws: ``FinanceError/divisionByZero`` without outflows, ``FinanceError/outOfRange(_:)`` for fewer than two
  ///   flows or a rate of −100 % or less, ``FinanceError/tooLong(limit:)`` beyond ``CashFlows/mostPeriods`` flows.
  @_disfavoredOverload  // literals are rational numbers
  public static func mirr(
    _ values: [Real], _ financeRate: Real, _ reinvestRate: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    if let flows = knownRationals(values), let rates = knownRationals(financeRate, reinvestRate) {
      return try mirr(flows, rates[0], rates[1], within: budget)
    }
    guard values.count >= 2 else { throw .outOfRange(.cashFlows) }
    guard values.count <= CashFlows.mostPeriods else {
      throw .tooLong(limit: CashFlows.mostPeriods)
    }
    let last = values.count - 1
    var (outflows, inflows): ([Real], [Real]) = ([], [])
    for value in values {
      let isIncome = try sign(of: value, within: budget) > 0
      inflows.append(isIncome ? value : 0)
      outflows.append(isIncome ? 0 : value)
    }
    // The values of both at time −1, as above.
    let borrowing = try growthFactor(financeRate, within: budget)
    let growth = try growthFactor(reinvestRate, within: budget)
    let paid = try CashFlows.presentValue(outflows, growth: borrowing, within: budget)
      .multiplied(by: borrowing, within: budget)
    let earned = try CashFlows.presentValue(inflows, growth: growth, within: budget)
    return try financially { () throws(MathError) in
      let multiple = try growth.raised(to: Real(values.count), within: budget)
        .multiplied(by: earned, within: budget).divided(by: paid, within: budget).negated()
      return try multiple.raised(to: Real(Rational(1, Integer(last))), within: budget)
        .subtracting(1, within: budget)
    }
  }
}
