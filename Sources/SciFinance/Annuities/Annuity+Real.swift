public import SciNumber

// The same equation with any real numbers: a rate that is a root, half a period. Where the arguments are rational and
// the periods are whole, the results are rational and equal to the exact ones, without a limit to the periods.

extension Annuity {
  /// (1 + r)ⁿ and (1 + r t) ((1 + r)ⁿ − 1)/r.
  private static func growth(
    _ rate: Real, _ periods: Real, _ timing: PaymentTiming, within budget: EvaluationBudget
  ) throws(FinanceError) -> (single: Real, series: Real) {
    let growth = try growthFactor(rate, within: budget)
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

// MARK: - Interest and principal of payments

extension Annuity {
  /// The part of one payment that is interest, for real amounts; see ``ipmt(_:_:_:_:_:due:)``.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a period that is none of 1…`periods`, and as
  ///   ``pmt(_:_:_:_:due:within:)``.
  public static func ipmt(
    _ rate: Real, _ period: Int, _ periods: Int, _ presentValue: Real, _ futureValue: Real = 0,
    due timing: PaymentTiming = .end, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let payment = try checkedPayment(
      rate, period, periods, presentValue, futureValue, timing, within: budget)
    if timing == .beginning, period == 1 { return 0 }
    return try balance(
      after: period - 1, rate: rate, presentValue: presentValue, payment: payment, due: timing,
      within: budget
    )
    .multiplied(by: rate, within: budget).negated()
  }

  /// The part of one payment that pays back, for real amounts; see ``ppmt(_:_:_:_:_:due:)``.
  ///
  /// - Throws: as ``ipmt(_:_:_:_:_:due:within:)``.
  public static func ppmt(
    _ rate: Real, _ period: Int, _ periods: Int, _ presentValue: Real, _ futureValue: Real = 0,
    due timing: PaymentTiming = .end, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let payment = try checkedPayment(
      rate, period, periods, presentValue, futureValue, timing, within: budget)
    let interest = try ipmt(
      rate, period, periods, presentValue, futureValue, due: timing, within: budget)
    return payment.subtracting(interest, within: budget)
  }

  /// The interest of the payments `first`…`last`, for real amounts; see ``cumipmt(_:_:_:_:_:due:)``.
  ///
  /// - Throws: as ``ipmt(_:_:_:_:_:due:within:)``.
  public static func cumipmt(
    _ rate: Real, _ periods: Int, _ presentValue: Real, _ first: Int, _ last: Int,
    due timing: PaymentTiming = .end, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let payment = try checkedPayment(
      rate, first, periods, presentValue, 0, timing, within: budget)
    let principal = try cumprinc(
      rate, periods, presentValue, first, last, due: timing, within: budget)
    return payment.multiplied(by: Real(last - first + 1), within: budget)
      .subtracting(principal, within: budget)
  }

  /// What the payments `first`…`last` pay back, for real amounts; see ``cumprinc(_:_:_:_:_:due:)``.
  ///
  /// - Throws: as ``ipmt(_:_:_:_:_:due:within:)``.
  public static func cumprinc(
    _ rate: Real, _ periods: Int, _ presentValue: Real, _ first: Int, _ last: Int,
    due timing: PaymentTiming = .end, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let payment = try checkedPayment(
      rate, first, periods, presentValue, 0, timing, within: budget)
    guard first...periods ~= last else { throw .outOfRange(.period) }
    let before = try balance(
      after: first - 1, rate: rate, presentValue: presentValue, payment: payment, due: timing,
      within: budget)
    let after = try balance(
      after: last, rate: rate, presentValue: presentValue, payment: payment, due: timing,
      within: budget)
    return after.subtracting(before, within: budget)
  }

  /// The interest where the principal is paid back in equal parts, for real amounts; see ``ispmt(_:_:_:_:)``.
  ///
  /// - Throws: ``FinanceError/divisionByZero`` for no periods.
  public static func ispmt(
    _ rate: Real, _ period: Real, _ periods: Real, _ presentValue: Real,
    within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    try financially { () throws(MathError) in
      try presentValue.multiplied(by: rate, within: budget).multiplied(
        by: period.divided(by: periods, within: budget).subtracting(1, within: budget),
        within: budget)
    }
  }

  /// The payment, after the period has been found to be one of them.
  private static func checkedPayment(
    _ rate: Real, _ period: Int, _ periods: Int, _ presentValue: Real, _ futureValue: Real,
    _ timing: PaymentTiming, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    guard periods > 0 else { throw .outOfRange(.periods) }
    guard 1...periods ~= period else { throw .outOfRange(.period) }
    return try pmt(
      rate, Real(periods), presentValue, futureValue, due: timing, within: budget)
  }

  /// What is owed right after so many payments.
  ///
  /// Payments at the beginning leave P + p after the first one, and that grows for one period less.
  private static func balance(
    after count: Int, rate: Real, presentValue: Real, payment: Real, due timing: PaymentTiming,
    within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    if count == 0 { return presentValue }
    return switch timing {
    case .end:
      try fv(rate, Real(count), payment, presentValue, within: budget).negated()
    case .beginning:
      try fv(
        rate, Real(count - 1), payment, presentValue.adding(payment, within: budget),
        within: budget
      ).negated()
    }
  }
}

// MARK: - Solved for the term

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
    let growth = try growthFactor(rate, within: budget)
    let isFree = try sign(of: rate, within: budget) == 0
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
}

extension Real {
  /// The logarithm to `base`, as a rational number where it is one by proof.
  func logarithm(base: Real, within budget: EvaluationBudget) throws(MathError) -> Real {
    let value = try log(base: base, within: budget)
    return try value.rationalValue(within: budget).map { Real($0) } ?? value
  }
}
