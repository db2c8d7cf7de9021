import SciFinance
import SciNumber

/// Equal deposits that bear interest: what they come to, and how much of it is interest.
///
/// ```swift
/// let plan = SavingsPlan(
///   initialDeposit: Money(1000, .eur), monthlyDeposit: Money(200, .eur), annualRate: 3%, years: 10)
/// let balance = plan.futureValue.rounded()  // EUR 29297.64
/// let deposits = plan.totalDeposits  // EUR 25000.00
/// let interest = plan.totalInterest.rounded()  // EUR 4297.64
/// ```
///
/// Each month bears a twelfth of the interest of the year, and interest bears interest. Deposits are made at the ends of months, unless it is
/// said. All values are positive and exact; round what is shown.
public struct SavingsPlan: Hashable, Sendable {
  /// What is paid in at the beginning.
  public let initialDeposit: Money
  /// What is paid in each month.
  public let monthlyDeposit: Money
  /// The interest of a year, of which each month bears a twelfth.
  public let annualRate: Percent
  /// How many months there are.
  public let months: Int
  /// When deposits are made.
  public let timing: PaymentTiming

  /// A plan for some months.
  ///
  /// - Parameters:
  ///   - initialDeposit: what is paid in at the beginning.
  ///   - monthlyDeposit: what is paid in each month.
  ///   - annualRate: the interest of a year, of which each month bears a twelfth.
  ///   - months: how many months there are.
  ///   - timing: when deposits are made.
  /// - Precondition: there is a month, the rate is above −100 %, and the deposits are in one currency.
  public init(
    initialDeposit: Money = .zero, monthlyDeposit: Money = .zero, annualRate: Percent, months: Int,
    due timing: PaymentTiming = .end
  ) {
    (self.initialDeposit, self.monthlyDeposit) = (initialDeposit, monthlyDeposit)
    (self.annualRate, self.months, self.timing) = (annualRate, months, timing)
    guard months > 0 else { stop("\(months) months: a plan has one or more") }
    guard annualRate > -100% else { stop("an interest of \(annualRate): it is above -100%") }
    _ = orStop { () throws(MoneyError) in try initialDeposit.adding(monthlyDeposit) }
  }

  /// A plan for some years.
  ///
  /// - Precondition: that of ``init(initialDeposit:monthlyDeposit:annualRate:months:due:)``.
  public init(
    initialDeposit: Money = .zero, monthlyDeposit: Money = .zero, annualRate: Percent, years: Int,
    due timing: PaymentTiming = .end
  ) {
    let (months, overflows) = years.multipliedReportingOverflow(by: 12)
    self.init(
      initialDeposit: initialDeposit, monthlyDeposit: monthlyDeposit, annualRate: annualRate,
      months: overflows ? .max : months, due: timing)
  }
}

// MARK: - What it comes to

extension SavingsPlan {
  /// What there is after so many months, exactly; nothing is taken out before.
  ///
  /// - Parameter month: from 0, the beginning, to ``months``.
  /// - Returns: the deposits until then and their interest.
  /// - Throws: ``MoneyError/finance(_:)`` for a month that the plan does not have, and where the number is too long to write out.
  public func balance(after month: Int) throws(MoneyError) -> Money {
    guard 0...months ~= month else { throw .finance(.outOfRange(.period)) }
    guard month > 0 else { return initialDeposit }
    return try fv(
      rate: annualRate / 12, nper: month, pmt: -monthlyDeposit, pv: -initialDeposit, due: timing)
  }

  /// What there is in the end, exactly.
  ///
  /// - Precondition: the number is not too long to write out; ``balance(after:)`` throws there.
  public var futureValue: Money {
    orStop { () throws(MoneyError) in try balance(after: months) }
  }

  /// What there is in the end: ``futureValue`` by another name.
  public var finalBalance: Money { futureValue }

  /// What is paid in, the initial deposit included.
  public var totalDeposits: Money { initialDeposit + monthlyDeposit * months }

  /// The interest: what there is in the end less what was paid in.
  public var totalInterest: Money { futureValue - totalDeposits }
}

extension SavingsPlan: CustomStringConvertible {
  /// The terms in a line, such as `EUR 200.00 a month at 3% a year, 120 months`.
  public var description: String {
    let beginning = initialDeposit.isZero ? "" : "\(initialDeposit), and "
    return "\(beginning)\(monthlyDeposit) a month at \(annualRate) a year, \(months) months"
  }
}
