import SciMoney

func loan() throws {
  let loan = Loan(principal: Money(250_000, .usd), annualRate: "4.5%", years: 30)
  print(try loan.monthlyPayment.rounded())
  let schedule = try loan.schedule()
  for row in schedule.rows.prefix(3) { print(row.period, row.interest, row.principal, row.balance) }
  print(schedule.totalInterest)
}
