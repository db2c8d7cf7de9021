public import SciNumber

// The same equation with any real numbers: a rate that is a root, half a period. Where the arguments are rational and
// the periods are whole, the results are rational and equal to the exact ones.

extension Annuity {
  /// (1 + r)ⁿ and (1 + r t) ((1 + r)ⁿ − 1)/r.
  private static func growth(
    _ rate: Real, _ periods: Real, _ timing: PaymentTiming, within budget: EvaluationBudget
  ) throws(FinanceError) -> (single: Real, series: Real) {
    let growth = rate.adding(1, within: budget)
    guard try financially({ () throws(MathError) in try growth.sign(within: budget) }) > 0 else {
      throw .outOfRange(.rate)
    }
    return try financially { () throws(MathError) in
      guard try rate.sign(within: budget) != 0 else { return (1, periods) }
      let power = try growth.raised(to: periods, within: budget)
      let series = try power.subtracting(1, within: budget).divided(by: rate, within: budget)
      return (
        power, timing == .beginning ? series.multiplied(by: growth, within: budget) : series
      )
    }
  }

  /// The future value for real arguments; see ``fv(_:_:_:_:due:)``.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a rate of −100 % or less,
  ///   ``FinanceError/mathematics(_:)`` where the budget is too small.
  public static func fv(
    _ rate: Real, _ periods: Real, _ payment: Real, _ presentValue: Real = 0,
    due timing: PaymentTiming = .end, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let growth = try growth(rate, periods, timing, within: budget)
    return presentValue.multiplied(by: growth.single, within: budget)
      .adding(payment.multiplied(by: growth.series, within: budget), within: budget).negated()
  }

  /// The present value for real arguments; see ``pv(_:_:_:_:due:)``.
  ///
  /// - Throws: as ``fv(_:_:_:_:due:within:)``.
  public static func pv(
    _ rate: Real, _ periods: Real, _ payment: Real, _ futureValue: Real = 0,
    due timing: PaymentTiming = .end, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let growth = try growth(rate, periods, timing, within: budget)
    return try financially { () throws(MathError) in
      try futureValue.adding(payment.multiplied(by: growth.series, within: budget), within: budget)
        .divided(by: growth.single, within: budget).negated()
    }
  }

  /// The payment for real arguments; see ``pmt(_:_:_:_:due:)``.
  ///
  /// - Throws: ``FinanceError/divisionByZero`` for no periods, and as ``fv(_:_:_:_:due:within:)``.
  public static func pmt(
    _ rate: Real, _ periods: Real, _ presentValue: Real, _ futureValue: Real = 0,
    due timing: PaymentTiming = .end, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let growth = try growth(rate, periods, timing, within: budget)
    return try financially { () throws(MathError) in
      try futureValue.adding(
        presentValue.multiplied(by: growth.single, within: budget), within: budget
      )
      .divided(by: growth.series, within: budget).negated()
    }
  }
}

// MARK: - Solved for the term and for the rate

extension Annuity {
  /// How many periods it takes, as `NPER`.
  ///
  /// ln((p′ − F r)/(p′ + P r)) / ln(1 + r) with p′ = p (1 + r t), or −(P + F)/p where r = 0. The number is mostly
  /// irrational, and is rational by proof where it is. It may be negative: the equation then held in the past.
  ///
  /// - Throws: ``FinanceError/noSolution`` where no real number of periods solves the equation,
  ///   ``FinanceError/everySolution`` where all do, ``FinanceError/outOfRange(_:)`` for a rate of −100 % or less.
  public static func nper(
    _ rate: Real, _ payment: Real, _ presentValue: Real, _ futureValue: Real = 0,
    due timing: PaymentTiming = .end, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let growth = rate.adding(1, within: budget)
    if try financially({ () throws(MathError) in try growth.sign(within: budget) <= 0 }) {
      throw .outOfRange(.rate)
    }
    let isFree = try financially { () throws(MathError) in try rate.sign(within: budget) == 0 }
    let due =
      timing == .beginning ? payment.multiplied(by: growth, within: budget) : payment
    // (1 + r)ⁿ (p′ + P r) = p′ − F r, or n p = −(P + F).
    let top =
      isFree
      ? presentValue.adding(futureValue, within: budget).negated()
      : due.subtracting(futureValue.multiplied(by: rate, within: budget), within: budget)
    let bottom =
      isFree
      ? payment : due.adding(presentValue.multiplied(by: rate, within: budget), within: budget)
    let signs = try financially { () throws(MathError) in
      (try top.sign(within: budget), try bottom.sign(within: budget))
    }
    if signs == (0, 0) { throw .everySolution }
    guard signs.1 != 0, isFree || signs.0 == signs.1 else { throw .noSolution }
    return try financially { () throws(MathError) in
      let quotient = try top.divided(by: bottom, within: budget)
      return isFree ? quotient : try quotient.logarithm(base: growth, within: budget)
    }
  }

  /// All rates a period that solve the equation, as `RATE`, which finds one.
  ///
  /// The equation is that of an internal rate of return, and is solved like ``CashFlows/irr(values:within:)``. Zero is
  /// a rate like any other.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for no periods, ``FinanceError/tooLong(limit:)`` beyond
  ///   ``CashFlows/mostPeriods``, ``FinanceError/everySolution`` where all amounts are 0.
  public static func rate(
    _ periods: Int, _ payment: Rational, _ presentValue: Rational, _ futureValue: Rational = 0,
    due timing: PaymentTiming = .end, within budget: EvaluationBudget
  ) throws(FinanceError) -> RateSolutions {
    guard periods > 0 else { throw .outOfRange(.periods) }
    guard periods < CashFlows.mostPeriods else { throw .tooLong(limit: CashFlows.mostPeriods) }
    var flows = [Rational](repeating: payment, count: periods)
    switch timing {
    case .end: flows.insert(0, at: 0)
    case .beginning: flows.append(0)
    }
    flows[0] = flows[0] + presentValue
    flows[periods] = flows[periods] + futureValue
    return try CashFlows.irr(values: flows, within: budget)
  }
}

extension Real {
  /// The logarithm to `base`, as a rational number where it is one by proof.
  func logarithm(base: Real, within budget: EvaluationBudget) throws(MathError) -> Real {
    let value = try log(base: base, within: budget)
    return try value.rationalValue(within: budget).map { Real($0) } ?? value
  }
}
