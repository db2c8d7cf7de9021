import SciMoney

func mortgage() throws {
  let loan = Loan(principal: Money(300_000, .usd), annualRate: 6.5%, years: 30)
  let schedule = try loan.schedule()
  print("Monthly payment:", try loan.monthlyPayment.rounded())
  print("Total interest:", schedule.totalInterest)
  for payment in schedule.payments.prefix(12) {
    print(payment.number, payment.interest, payment.principal, payment.balance)
  }
  let extra = Loan(
    principal: Money(300_000, .usd), annualRate: "6.5%", years: 30,
    extraPayments: [12: Money(5_000, .usd)])
  let saved = schedule.totalInterest - (try extra.schedule().totalInterest)
  print("Saved:", saved)
}
