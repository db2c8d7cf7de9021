public import SciNumber

/// How a loan is really paid: every payment with its interest and what is left, down to exactly 0.
///
/// ```swift
/// let loan = try Loan(principal: 200_000, rate: Rational(5, 1200), periods: 360)
/// let schedule = try loan.schedule(
///   .rounded(to: Rational(1, 100), payment: .halfAwayFromZero, interest: .halfAwayFromZero))
/// let last = schedule.rows[359].payment  // 1076.48, where the others are 1073.64
/// ```
public struct Schedule: Hashable, Sendable {
  /// One payment.
  public struct Row: Hashable, Sendable {
    /// The number of the period, 1 for the first one.
    public var period: Int
    /// What is paid, extra payments aside.
    public var payment: Rational
    /// The part of the payment that is interest.
    public var interest: Rational
    /// What is paid in addition.
    public var extra: Rational
    /// What is left afterwards.
    public var balance: Rational

    /// What is paid back: the payment less its interest, and the extra payment.
    public var principal: Rational { payment - interest + extra }
  }

  /// Where the difference goes that rounding leaves.
  public enum Remainder: String, CaseIterable, Hashable, Sendable {
    /// The last payment is larger or smaller than the others.
    case adjustLast
    /// The first payment takes the present value of the difference.
    ///
    /// An increment of the first payment grows until the last one, and changes how interest is rounded on the way. So
    /// the last payment is only as close to the others as that allows.
    case adjustFirst
    /// No payment is larger than the others, and what is left is paid in a period more.
    case extraPeriod
  }

  /// The payments in order, the last one with a balance of 0.
  public let rows: [Row]

  /// All that is paid, extra payments included.
  public var totalPayment: Rational {
    rows.reduce(0 as Rational) { $0 + $1.payment + $1.extra }
  }

  /// All interest that is paid.
  public var totalInterest: Rational { rows.reduce(0 as Rational) { $0 + $1.interest } }

  /// All that is paid back: what was lent.
  public var totalPrincipal: Rational { rows.reduce(0 as Rational) { $0 + $1.principal } }
}

// MARK: - Description

extension Schedule.Row: CustomStringConvertible {
  /// The row in a line, such as `1: payment 100, interest 10, principal 90, balance 910`.
  public var description: String {
    let rest = extra.isZero ? "" : ", extra \(extra)"
    return
      "\(period): payment \(payment), interest \(interest)\(rest), principal \(principal), balance \(balance)"
  }
}

extension Schedule: CustomStringConvertible {
  /// A line for each row.
  public var description: String { rows.map { $0.description }.joined(separator: "\n") }
}
