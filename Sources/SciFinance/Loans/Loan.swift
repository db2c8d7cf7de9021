public import SciNumber

/// A loan that is paid back in equal payments; all amounts are positive.
///
/// The rate is that of one period as a fraction: `Rational(5, 1200)` for 5 % a year, paid monthly. What a loan tells
/// is exact; ``schedule(_:)`` is what is really paid, in whole cents.
///
/// ```swift
/// let loan = try Loan(principal: 200_000, rate: Rational(5, 1200), periods: 360)
/// let payment = try loan.payment()  // 1073.643246…, exactly
/// let owed = try loan.balance(after: 120)
/// ```
public struct Loan: Hashable, Sendable {
  /// What is lent.
  public let principal: Rational
  /// The interest of one period as a fraction.
  public let rate: Rational
  /// How many payments there are.
  public let periods: Int
  /// When payments are made.
  public let timing: PaymentTiming

  /// Makes a loan.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a negative principal, a rate of −100 % or less, or no periods;
  ///   ``FinanceError/tooLong(limit:)`` beyond ``Annuity/mostPeriods``.
  public init(
    principal: Rational, rate: Rational, periods: Int, due timing: PaymentTiming = .end
  ) throws(FinanceError) {
    try requireShort(principal, rate)
    guard principal.signum >= 0 else { throw .outOfRange(.presentValue) }
    guard rate > -1 else { throw .outOfRange(.rate) }
    guard periods > 0 else { throw .outOfRange(.periods) }
    guard periods <= Annuity.mostPeriods else { throw .tooLong(limit: Annuity.mostPeriods) }
    self.principal = principal
    self.rate = rate
    self.periods = periods
    self.timing = timing
  }

  /// The payment of each period, exactly.
  ///
  /// - Throws: ``FinanceError/mathematics(_:)`` where (1 + r)ⁿ is too long to write out.
  public func payment() throws(FinanceError) -> Rational {
    try -Annuity.pmt(rate, periods, principal, due: timing)
  }

  /// The interest in one payment, exactly.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a period that the loan does not have.
  public func interest(inPeriod period: Int) throws(FinanceError) -> Rational {
    try -Annuity.ipmt(rate, period, periods, principal, due: timing)
  }

  /// What one payment pays back, exactly.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a period that the loan does not have.
  public func principal(inPeriod period: Int) throws(FinanceError) -> Rational {
    try -Annuity.ppmt(rate, period, periods, principal, due: timing)
  }

  /// What is owed after so many payments, exactly.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a period that the loan does not have.
  public func balance(after period: Int) throws(FinanceError) -> Rational {
    guard period != 0 else { return principal }
    return try principal + Annuity.cumprinc(rate, periods, principal, 1, period, due: timing)
  }

  /// All interest, exactly.
  ///
  /// - Throws: as ``payment()``.
  public func totalInterest() throws(FinanceError) -> Rational {
    try payment() * Rational(periods) - principal
  }
}

extension Loan: CustomStringConvertible {
  /// The terms in a line, such as `1000 at 1/100 a period, 12 payments at the end of each`.
  public var description: String {
    let due = timing == .end ? "end" : "beginning"
    return "\(principal) at \(rate) a period, \(periods) payments at the \(due) of each"
  }
}
