public import SciNumber

/// Rates of interest brought from one form to another.
///
/// Rates are fractions, 0.05 for 5 %. A result is a rational number where it is one. The formulas are those of the
/// OpenFormula standard (OASIS OpenDocument 1.2, part 2, section 6.12).
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

  /// The nominal rate a year, compounded `periods` times, of an effective one, as `NOMINAL`: n ((1 + e)^(1/n) − 1).
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for fewer than one period or a rate of −100 % or less.
  public static func nominal(
    _ effective: Real, _ periods: Int, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    guard periods > 0 else { throw .outOfRange(.periods) }
    let growth = try growth(effective, within: budget)
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
    _ = try growth(rate, within: budget)
    return try financially { () throws(MathError) in try rate.logOnePlus(within: budget) }
  }

  /// 1 + r, by proof above 0.
  fileprivate static func growth(
    _ rate: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let growth = rate.adding(1, within: budget)
    guard try financially({ () throws(MathError) in try growth.sign(within: budget) }) > 0 else {
      throw .outOfRange(.rate)
    }
    return growth
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
    let count = try financially { () throws(MathError) in try periods.sign(within: budget) }
    guard count > 0 else { throw .outOfRange(.periods) }
    let quotient = try growthFactor(presentValue, futureValue, within: budget)
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
    let growth = try growth(rate, within: budget)
    let isFree = try financially { () throws(MathError) in try rate.sign(within: budget) == 0 }
    if isFree { throw .divisionByZero }
    let quotient = try growthFactor(presentValue, futureValue, within: budget)
    return try financially { () throws(MathError) in
      try quotient.logarithm(base: growth, within: budget)
    }
  }

  private static func growthFactor(
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
}

// MARK: - Quotations in fractions

extension InterestRate {
  /// A price quoted in fractions as a decimal, as `DOLLARDE`: 1.02 in sixteenths is 1 + 2/16.
  ///
  /// Exact. The digits behind the point are read as many as the fraction has, so that 1.1 in sixteenths is 1 + 10/16.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a fraction below 1.
  public static func dollarde(_ price: Rational, _ fraction: Int) throws(FinanceError) -> Rational {
    let (whole, rest, scale) = try quotation(price, fraction)
    return whole + rest * scale / Rational(fraction)
  }

  /// A decimal price quoted in fractions, as `DOLLARFR`: 1.125 in sixteenths is 1.02.
  ///
  /// Exact.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a fraction below 1.
  public static func dollarfr(_ price: Rational, _ fraction: Int) throws(FinanceError) -> Rational {
    let (whole, rest, scale) = try quotation(price, fraction)
    return whole + rest * Rational(fraction) / scale
  }

  /// The price before and behind the point, and the least power of ten that is not below the fraction.
  private static func quotation(
    _ price: Rational, _ fraction: Int
  ) throws(FinanceError) -> (whole: Rational, rest: Rational, scale: Rational) {
    try requireShort(price)
    guard fraction > 0 else { throw .outOfRange(.fraction) }
    guard let whole = price.truncated(limit: Annuity.mostBits) else {
      throw .mathematics(.exactLimit(bits: Annuity.mostBits))
    }
    var scale: Rational = 1
    while scale < Rational(fraction) { scale = scale * 10 }
    return (whole, price - whole, scale)
  }
}
