import SciFinance

/// How a loan of money is really paid: every payment with its interest and what is left, down to exactly 0.
///
/// ```swift
/// let loan = try MoneyLoan(Money(1000, .eur), percentPerYear: 12, years: 1)
/// let plan = try loan.schedule(rounding: .halfEven, to: .minorUnit)
/// for row in plan.rows {
///   print(row.period, row.payment, row.interest, row.principal, row.balance)
/// }
/// ```
public struct MoneySchedule: Codable, Hashable, Sendable {
  /// One payment.
  public struct Row: Codable, Hashable, Sendable {
    /// The number of the period, 1 for the first one.
    public let period: Int
    /// What is paid, extra payments aside.
    public let payment: Money
    /// The part of the payment that is interest.
    public let interest: Money
    /// What is paid back: the payment less its interest, and the extra payment.
    public let principal: Money
    /// What is paid in addition.
    public let extra: Money
    /// What is left afterwards.
    public let balance: Money
  }

  /// The payments in order, the last one with a balance of 0.
  public let rows: [Row]
  /// All that is paid, extra payments included.
  public let totalPayment: Money
  /// All interest that is paid.
  public let totalInterest: Money
  /// All that is paid back: what was lent.
  public let totalPrincipal: Money

  /// The schedule in a currency.
  init(_ schedule: Schedule, _ currency: Currency) {
    rows = schedule.rows.map { row in
      Row(
        period: row.period, payment: Money(row.payment, currency),
        interest: Money(row.interest, currency), principal: Money(row.principal, currency),
        extra: Money(row.extra, currency), balance: Money(row.balance, currency))
    }
    totalPayment = Money(schedule.totalPayment, currency)
    totalInterest = Money(schedule.totalInterest, currency)
    totalPrincipal = Money(schedule.totalPrincipal, currency)
  }
}

// MARK: - The payments themselves

extension MoneySchedule: RandomAccessCollection {
  /// The index of the first payment.
  public var startIndex: Int { rows.startIndex }

  /// The index behind the last payment.
  public var endIndex: Int { rows.endIndex }

  /// A payment; that of period 1 is at index 0.
  public subscript(index: Int) -> Row { rows[index] }

  /// The payments in order: ``rows`` by another name.
  public var payments: [Row] { rows }
}

extension MoneySchedule.Row {
  /// The number of the period: ``period`` by another name.
  public var number: Int { period }

  /// The number of the month, where payments are monthly: ``period`` by another name.
  public var month: Int { period }
}
