public import SciNumber

/// Annuities with the arguments, the order and the signs of spreadsheets.
///
/// One equation binds a present value P, n payments p, a future value F and a rate r a period:
///
///     P (1 + r)ⁿ + p (1 + r t) ((1 + r)ⁿ − 1)/r + F = 0,   or   P + p n + F = 0 where r = 0,
///
/// with t = 1 for payments at the beginning. Money that comes in is positive and money that goes out is negative, so
/// the payment of a loan is negative. Rates are fractions per period, 5 % a year is `5%/12` a month, and may be
/// negative down to −100 %, exclusive. ``Loan`` has amounts that are all positive.
///
/// With a whole number of periods everything is rational and exact: nothing is rounded, and rate 0 is a case like any
/// other. Numbers that are too long written out, such as `1e999999999`, are ``FinanceError/mathematics(_:)``. The equation is that of the
/// OpenFormula standard (OASIS OpenDocument 1.2, part 2, section 6.12).
///
/// ```swift
/// let payment = try Annuity.pmt(Rational(1, 10), 2, 210)  // −121
/// let interest = try Annuity.ipmt(Rational(1, 10), 1, 2, 210)  // −21
/// let term = try Annuity.nper(Real(Rational(1, 10)), -121, 210, within: .interactive)  // 2
/// ```
public enum Annuity {
  /// The most periods that exact values are computed for.
  ///
  /// The power (1 + r)ⁿ is written out, with n times the digits of r. Every day for 179 years takes half a second.
  public static let mostPeriods = 1 << 16

  /// The longest exact number that is made, in bits: a fraction with longer parts takes seconds to reduce.
  static let mostBits: WideInt = 1 << 22
}

/// How much one unit grows, and how much a unit paid in each period, over a number of periods.
struct AnnuityGrowth {
  /// (1 + r)ⁿ.
  var single: Rational
  /// (1 + r t) ((1 + r)ⁿ − 1)/r, or n where r = 0.
  var series: Rational

  init(
    rate: Rational, periods: Int, due timing: PaymentTiming
  ) throws(FinanceError) {
    let growth = try CashFlows.growth(rate)
    guard abs(periods) <= Annuity.mostPeriods else { throw .tooLong(limit: Annuity.mostPeriods) }
    guard let power = growth.power(Integer(periods), limit: Annuity.mostBits) else {
      throw .mathematics(.exactLimit(bits: Annuity.mostBits))
    }
    single = power
    if rate.isZero {
      series = Rational(periods)
    } else {
      let ordinary = (power - 1) / rate
      series = timing == .beginning ? ordinary * growth : ordinary
    }
  }
}

// MARK: - The equation solved for an amount

extension Annuity {
  /// The future value of payments and of a present value, as `FV`.
  ///
  /// Exact.
  ///
  /// - Parameters:
  ///   - rate: the interest of one period as a fraction, above −1.
  ///   - periods: how many periods.
  ///   - payment: what is paid in each period.
  ///   - presentValue: what is there at the beginning.
  ///   - timing: when payments are made.
  /// - Returns: the value F of the equation.
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a rate of −100 % or less, ``FinanceError/tooLong(limit:)``.
  public static func fv(
    _ rate: Rational, _ periods: Int, _ payment: Rational, _ presentValue: Rational = 0,
    due timing: PaymentTiming = .end
  ) throws(FinanceError) -> Rational {
    try requireShort(payment, presentValue)
    let growth = try AnnuityGrowth(rate: rate, periods: periods, due: timing)
    return -(presentValue * growth.single + payment * growth.series)
  }

  /// The present value of payments and of a future value, as `PV`.
  ///
  /// Exact; the arguments and errors are those of ``fv(_:_:_:_:due:)``.
  public static func pv(
    _ rate: Rational, _ periods: Int, _ payment: Rational, _ futureValue: Rational = 0,
    due timing: PaymentTiming = .end
  ) throws(FinanceError) -> Rational {
    try requireShort(payment, futureValue)
    let growth = try AnnuityGrowth(rate: rate, periods: periods, due: timing)
    return -(futureValue + payment * growth.series) / growth.single
  }

  /// The payment of each period, as `PMT`.
  ///
  /// Exact; the arguments are those of ``fv(_:_:_:_:due:)``.
  ///
  /// - Throws: ``FinanceError/divisionByZero`` for no periods, and as ``fv(_:_:_:_:due:)``.
  public static func pmt(
    _ rate: Rational, _ periods: Int, _ presentValue: Rational, _ futureValue: Rational = 0,
    due timing: PaymentTiming = .end
  ) throws(FinanceError) -> Rational {
    try requireShort(presentValue, futureValue)
    let growth = try AnnuityGrowth(rate: rate, periods: periods, due: timing)
    guard !growth.series.isZero else { throw .divisionByZero }
    return -(futureValue + presentValue * growth.single) / growth.series
  }
}

// MARK: - Interest and principal of payments

extension Annuity {
  /// The part of one payment that is interest, as `IPMT`.
  ///
  /// Exact. A payment at the beginning of the first period has none.
  ///
  /// - Parameters:
  ///   - rate: the interest of one period as a fraction, above −1.
  ///   - period: which payment, 1 for the first one.
  ///   - periods: how many periods there are.
  ///   - presentValue: what is there at the beginning.
  ///   - futureValue: what is left at the end.
  ///   - timing: when payments are made.
  /// - Returns: the interest, with the sign of the payment of a loan.
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a period that is none of 1…`periods`, and as
  ///   ``pmt(_:_:_:_:due:)``.
  public static func ipmt(
    _ rate: Rational, _ period: Int, _ periods: Int, _ presentValue: Rational,
    _ futureValue: Rational = 0, due timing: PaymentTiming = .end
  ) throws(FinanceError) -> Rational {
    let payment = try checkedPayment(rate, period, periods, presentValue, futureValue, timing)
    if timing == .beginning, period == 1 { return 0 }
    let balance = try balance(
      after: period - 1, rate: rate, presentValue: presentValue, payment: payment, due: timing)
    return -balance * rate
  }

  /// The part of one payment that pays back, as `PPMT`: the payment less its interest.
  ///
  /// Exact; the arguments and errors are those of ``ipmt(_:_:_:_:_:due:)``.
  public static func ppmt(
    _ rate: Rational, _ period: Int, _ periods: Int, _ presentValue: Rational,
    _ futureValue: Rational = 0, due timing: PaymentTiming = .end
  ) throws(FinanceError) -> Rational {
    let payment = try checkedPayment(rate, period, periods, presentValue, futureValue, timing)
    let interest = try ipmt(rate, period, periods, presentValue, futureValue, due: timing)
    return payment - interest
  }

  /// The interest of the payments `first`…`last` of a loan that is paid back, as `CUMIPMT`.
  ///
  /// Exact, and as fast for many payments as for one. Spreadsheets want a positive rate and a positive present value
  /// here; this function does not.
  ///
  /// - Throws: as ``ipmt(_:_:_:_:_:due:)``.
  public static func cumipmt(
    _ rate: Rational, _ periods: Int, _ presentValue: Rational, _ first: Int, _ last: Int,
    due timing: PaymentTiming = .end
  ) throws(FinanceError) -> Rational {
    let payment = try checkedPayment(rate, first, periods, presentValue, 0, timing)
    let principal = try cumprinc(rate, periods, presentValue, first, last, due: timing)
    return payment * Rational(last - first + 1) - principal
  }

  /// What the payments `first`…`last` of a loan pay back, as `CUMPRINC`.
  ///
  /// Exact: the difference of two balances.
  ///
  /// - Throws: as ``ipmt(_:_:_:_:_:due:)``.
  public static func cumprinc(
    _ rate: Rational, _ periods: Int, _ presentValue: Rational, _ first: Int, _ last: Int,
    due timing: PaymentTiming = .end
  ) throws(FinanceError) -> Rational {
    let payment = try checkedPayment(rate, first, periods, presentValue, 0, timing)
    guard first...periods ~= last else { throw .outOfRange(.period) }
    let before = try balance(
      after: first - 1, rate: rate, presentValue: presentValue, payment: payment, due: timing)
    let after = try balance(
      after: last, rate: rate, presentValue: presentValue, payment: payment, due: timing)
    return after - before
  }

  /// The payment, after the period has been found to be one of them.
  private static func checkedPayment(
    _ rate: Rational, _ period: Int, _ periods: Int, _ presentValue: Rational,
    _ futureValue: Rational, _ timing: PaymentTiming
  ) throws(FinanceError) -> Rational {
    guard periods > 0 else { throw .outOfRange(.periods) }
    guard 1...periods ~= period else { throw .outOfRange(.period) }
    return try pmt(rate, periods, presentValue, futureValue, due: timing)
  }

  /// What is owed right after so many payments.
  ///
  /// Payments at the beginning leave P + p after the first one, and that grows for one period less.
  private static func balance(
    after count: Int, rate: Rational, presentValue: Rational, payment: Rational,
    due timing: PaymentTiming
  ) throws(FinanceError) -> Rational {
    if count == 0 { return presentValue }
    return switch timing {
    case .end: -(try fv(rate, count, payment, presentValue))
    case .beginning: -(try fv(rate, count - 1, payment, presentValue + payment))
    }
  }

  /// The interest of one period where the principal is paid back in equal parts, as `ISPMT`.
  ///
  /// Exact: −P r (1 − k/n). Periods count from 0 here, as spreadsheets have it.
  ///
  /// - Throws: ``FinanceError/divisionByZero`` for no periods.
  public static func ispmt(
    _ rate: Rational, _ period: Rational, _ periods: Rational, _ presentValue: Rational
  ) throws(FinanceError) -> Rational {
    try requireShort(rate, period, periods, presentValue)
    guard !periods.isZero else { throw .divisionByZero }
    return -presentValue * rate * (1 - period / periods)
  }
}
