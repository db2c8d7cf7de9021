import SciMoney

/// Every payment of a loan in whole cents, down to exactly 0, and what a single extra payment saves.
func mortgage() throws {
  let loan = Loan(principal: Money(320_000, .usd), annualRate: "4.85%", years: 30)
  let plan = try loan.schedule()
  for row in plan.rows.prefix(2) + plan.rows.suffix(1) {
    print(
      "  \(row.period): payment \(row.payment), interest \(row.interest), principal \(row.principal), "
        + "balance \(row.balance)")
  }
  print("  paid \(plan.totalPayment), of it interest \(plan.totalInterest)")

  let early = try loan.schedule(
    rounding: .halfAwayFromZero, to: .minorUnit, extraPayments: [12: Money(10_000, .usd)])
  let saved = plan.totalInterest - early.totalInterest
  print(
    "  USD 10000 after a year saves \(saved) and \(plan.rows.count - early.rows.count) payments")

  // The payments, discounted at the rate of the loan, are worth what was lent, but for the rounded cents.
  let monthly = Percent(fraction: loan.terms.rate)
  let worth = try CashFlows.npv(percent: monthly, amounts: plan.rows.map(\.payment))
  print("  all payments are worth \(worth.formatted(rounded: .halfEven)) today")

  try check(plan.totalPrincipal == loan.principal, "what was lent is paid back")
  try check(
    plan.rows.count == 360 && plan.rows[359].balance.isZero, "the last payment leaves nothing")
}
