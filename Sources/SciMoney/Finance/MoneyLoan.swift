public import SciFinance
import SciNumber

/// A loan of money that is paid back in equal payments.
///
/// ```swift
/// let mortgage = try MoneyLoan(Money(200_000, .usd), percentPerYear: 5, years: 30)
/// let plan = try mortgage.schedule(rounding: .halfAwayFromZero, to: .minorUnit)
/// plan.rows[0].payment  // USD 1073.64
/// plan.rows[359].payment  // USD 1076.48
/// plan.totalInterest  // USD 186513.24
/// ```
///
/// It is a `Loan` of SciFinance whose numbers are amounts of one currency. What a loan tells is exact and rounds nothing;
/// ``schedule(rounding:to:interest:remainder:extraPayments:)`` is what is really paid.
public struct MoneyLoan: Hashable, Sendable {
  /// What is lent.
  public let principal: Money
  /// What is paid besides, by the number of the period.
  public internal(set) var extraPayments: [Int: Money] = [:]
  /// The same loan in numbers.
  public let terms: Loan
  /// How many payments there are a year; `nil` for a loan that was made with the interest of a period.
  public internal(set) var paymentsPerYear: Int?

  /// A loan with the interest of each period.
  ///
  /// - Parameters:
  ///   - principal: what is lent, 0 or more.
  ///   - percent: the interest of one period.
  ///   - periods: how many payments there are.
  ///   - timing: when payments are made.
  /// - Throws: ``MoneyError/finance(_:)`` for a negative principal, a rate of −100 % or less, or no periods.
  public init(
    _ principal: Money, percentPerPeriod percent: Percent, periods: Int,
    due timing: PaymentTiming = .end
  ) throws(MoneyError) {
    self.principal = principal
    terms = try financially { () throws(FinanceError) in
      try Loan(
        principal: principal.amount, rate: percent.fraction, periods: periods, due: timing)
    }
  }

  /// A loan with the interest of a year, each payment bearing its share of it: a month bears a twelfth.
  ///
  /// This nominal rate is how mortgages are quoted; where the effective rate is quoted, `InterestRate.nominal` converts.
  ///
  /// - Parameters:
  ///   - principal: what is lent, 0 or more.
  ///   - percent: the interest of a year.
  ///   - years: the term.
  ///   - paymentsPerYear: how often is paid.
  ///   - timing: when payments are made.
  /// - Throws: the errors of ``init(_:percentPerPeriod:periods:due:)``.
  public init(
    _ principal: Money, percentPerYear percent: Percent, years: Int, paymentsPerYear: Int = 12,
    due timing: PaymentTiming = .end
  ) throws(MoneyError) {
    guard paymentsPerYear > 0, years > 0,
      case (let periods, false) = years.multipliedReportingOverflow(by: paymentsPerYear)
    else { throw .finance(.outOfRange(.periods)) }
    let share = Percent(points: percent.points / Rational(paymentsPerYear))
    try self.init(principal, percentPerPeriod: share, periods: periods, due: timing)
    self.paymentsPerYear = paymentsPerYear
  }

  /// A loan with the interest of a year as a text such as `"4.85"` says it.
  ///
  /// - Throws: the errors of ``Percent/init(_:)-(String)`` and of ``init(_:percentPerPeriod:periods:due:)``.
  @_disfavoredOverload
  public init(
    _ principal: Money, percentPerYear percent: some StringProtocol, years: Int,
    paymentsPerYear: Int = 12,
    due timing: PaymentTiming = .end
  ) throws(MoneyError) {
    try self.init(
      principal, percentPerYear: Percent(String(percent)), years: years,
      paymentsPerYear: paymentsPerYear,
      due: timing)
  }
}

// MARK: - What it costs, exactly

extension MoneyLoan {
  /// The payment of each period, exactly, or rounded to the smallest unit as it is paid.
  ///
  /// - Throws: ``MoneyError/finance(_:)`` where the number is too long to write out; the errors of ``Money/rounded(_:to:)``.
  @_disfavoredOverload
  public func payment(rounded mode: RoundingMode? = nil) throws(MoneyError) -> Money {
    let payment = try money { () throws(FinanceError) in try terms.payment() }
    guard let mode else { return payment }
    return try payment.rounded(mode, to: .minorUnit)
  }

  /// The interest in one payment, exactly.
  ///
  /// - Throws: ``MoneyError/finance(_:)`` for a period that the loan does not have.
  public func interest(inPeriod period: Int) throws(MoneyError) -> Money {
    try money { () throws(FinanceError) in try terms.interest(inPeriod: period) }
  }

  /// What one payment pays back, exactly.
  ///
  /// - Throws: ``MoneyError/finance(_:)`` for a period that the loan does not have.
  public func principal(inPeriod period: Int) throws(MoneyError) -> Money {
    try money { () throws(FinanceError) in try terms.principal(inPeriod: period) }
  }

  /// What is owed after so many payments, exactly.
  ///
  /// - Throws: ``MoneyError/finance(_:)`` for a period that the loan does not have.
  public func balance(after period: Int) throws(MoneyError) -> Money {
    try money { () throws(FinanceError) in try terms.balance(after: period) }
  }

  /// All interest of the exact payments, without extra ones.
  ///
  /// - Throws: as ``payment(rounded:)``.
  public func exactTotalInterest() throws(MoneyError) -> Money {
    try money { () throws(FinanceError) in try terms.totalInterest() }
  }

  private func money(
    _ number: () throws(FinanceError) -> Rational
  ) throws(MoneyError) -> Money {
    Money(try financially(number), principal.currency)
  }
}

// MARK: - What is really paid

extension MoneyLoan {
  /// The payments as they are made, the last one leaving exactly 0.
  ///
  /// The payment and the interest of each period are rounded, and nothing else is. A payment is never larger than what
  /// is owed, so that extra payments end the loan early.
  ///
  /// - Parameters:
  ///   - mode: how the payment is rounded.
  ///   - increment: what payments and interest are multiples of.
  ///   - interestMode: how the interest of each period is rounded; as the payment, unless it is said.
  ///   - remainder: where the difference goes that rounding leaves.
  ///   - extraPayments: what is paid besides, by the number of the period; those of the loan, unless it is said.
  /// - Returns: the schedule.
  /// - Throws: ``MoneyError/unexpectedCurrency(_:expected:)`` for an extra payment in another currency;
  ///   ``MoneyError/finance(_:)``; ``MoneyError/noMinorUnit(_:)``.
  @_disfavoredOverload
  public func schedule(
    rounding mode: RoundingMode = .halfAwayFromZero, to increment: Increment = .minorUnit,
    interest interestMode: RoundingMode? = nil,
    remainder: Schedule.Remainder = .adjustLast, extraPayments: [Int: Money]? = nil
  ) throws(MoneyError) -> MoneySchedule {
    try schedule(
      .rounded(
        to: increment.amount(in: principal.currency), payment: mode,
        interest: interestMode ?? mode, remainder: remainder,
        extraPayments: numbers(extraPayments ?? self.extraPayments)))
  }

  /// The payments without any rounding; for terms of up to 1,200 periods, since amounts grow by the digits of the rate
  /// in each.
  ///
  /// - Throws: ``MoneyError/unexpectedCurrency(_:expected:)`` for an extra payment in another currency;
  ///   ``MoneyError/finance(_:)``.
  public func exactSchedule(
    extraPayments: [Int: Money]? = nil
  ) throws(MoneyError) -> MoneySchedule {
    var options = Schedule.Options.exact
    options.extraPayments = try numbers(extraPayments ?? self.extraPayments)
    return try schedule(options)
  }

  private func schedule(_ options: Schedule.Options) throws(MoneyError) -> MoneySchedule {
    let schedule = try financially { () throws(FinanceError) in try terms.schedule(options) }
    return MoneySchedule(schedule, principal.currency)
  }

  private func numbers(_ moneys: [Int: Money]) throws(MoneyError) -> [Int: Rational] {
    for money in moneys.values { try money.require(principal.currency) }
    return moneys.mapValues { $0.amount }
  }
}

/// Runs `body`, whose only errors are those of finance.
func financially<Result>(
  _ body: () throws(FinanceError) -> Result
) throws(MoneyError) -> Result {
  do throws(FinanceError) {
    return try body()
  } catch {
    throw .finance(error)
  }
}
