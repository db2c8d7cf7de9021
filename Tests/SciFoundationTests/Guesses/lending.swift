// swift-format-ignore-file
import SciMoney
import SciFinance
func lending() throws {
  let loan = Loan(principal: Money(250_000, .usd), annualRate: "6.5%", years: 30)
  print(loan.monthlyPayment)
  print(loan.payment)
  let schedule = try loan.schedule()
  for row in schedule.prefix(3) {
    print(row.number, row.payment, row.interest, row.principal, row.balance)
  }
  print(schedule.totalInterest, schedule.totalPaid, schedule.last!.balance)
  let faster = Loan(principal: Money(250_000, .usd), annualRate: 6.5%, years: 30, extraPayment: Money(200, .usd))
  let fs = try faster.schedule()
  print(fs.count, schedule.totalInterest - fs.totalInterest)
  let fifteen = Loan(principal: "250000 USD", annualRate: "5.75%", months: 180)
  print(try fifteen.schedule().totalInterest)
}
