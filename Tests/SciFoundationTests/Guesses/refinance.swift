// swift-format-ignore-file
import SciMoney
func refinance() throws {
  let mortgage = Loan(principal: Money(320_000, .usd), annualRate: 6.25%, years: 30, extraPayments: [1: Money(500, .usd), 12: Money(1_000, .usd)])
  let schedule = try mortgage.schedule()
  print("Payment: \(try mortgage.monthlyPayment.rounded())")
  print("Months: \(schedule.count), interest: \(schedule.totalInterest)")
  let first = schedule.first!
  print(first.interest, first.principal, first.balance, first.extra)
  for p in schedule.prefix(12) { print("\(p.month)\t\(p.payment.formatted())\t\(p.balance.formatted())") }
  let yearOne = schedule[0..<12].map(\.interest).sum()
  print(yearOne)
  print(mortgage.principal, mortgage.rate, mortgage.periods)
  let refinance = Loan(principal: schedule[59].balance, annualRate: 5.5%, years: 25)
  print(refinance.payment < mortgage.payment, (mortgage.payment - refinance.payment).rounded())
}
