// Names of loans and schedules that must not compile, with a message that says what to write instead.

// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
@available(
  *, unavailable, message: "write Loan(principal: …, annualRate: 4.5%, years: 30), or months: 360"
)
public func Loan(principal: Money, rate: Percent, years: Int) -> MoneyLoan {
  Loan(principal: principal, annualRate: rate, years: years)
}

extension MoneyLoan {
  /// Not available: write `annualRate`.
  @available(*, unavailable, renamed: "annualRate")
  public var interestRate: Percent { annualRate }

  /// Not available: write `effectiveRate`.
  @available(*, unavailable, renamed: "effectiveRate")
  public var effectiveAnnualRate: Percent { effectiveRate }

  /// Not available: write `periods`.
  @available(*, unavailable, renamed: "periods")
  public var numberOfPayments: Int { periods }

  /// Not available: write `totalPaid`.
  @available(*, unavailable, renamed: "totalPaid")
  public var totalCost: Money { totalPaid }

  /// Not available: write `schedule()`.
  @available(*, unavailable, message: "write try loan.schedule()")
  public func amortizationSchedule() -> MoneySchedule { schedule }

  /// Not available: write `balance(after:)`.
  @available(*, unavailable, renamed: "balance(after:)")
  public func remainingBalance(after period: Int) -> Money { principal }
}

extension MoneySchedule.Row {
  /// Not available: write `extra`.
  @available(*, unavailable, renamed: "extra")
  public var extraPayment: Money { extra }

  /// Not available: write `balance`.
  @available(*, unavailable, renamed: "balance")
  public var remainingBalance: Money { balance }
}
