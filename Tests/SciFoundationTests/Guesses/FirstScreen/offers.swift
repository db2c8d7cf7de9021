// swift-format-ignore-file
import SciMoney

func compare(_ offers: [(bank: String, loan: MoneyLoan)]) {
  for offer in offers {
    let payment = offer.loan.monthlyPayment.rounded()
    let interest = offer.loan.schedule.totalInterest
    print("\(offer.bank): \(payment) a month, \(interest) interest, effective \(offer.loan.effectiveRate.rounded(places: 3))")
  }
}

func p06() throws {
  let principal = Money(320_000, .usd)
  let offers = [
    (bank: "First", loan: Loan(principal: principal, annualRate: 6.25%, years: 30)),
    (bank: "Second", loan: Loan(principal: principal, annualRate: 5.9%, years: 20)),
  ]
  compare(offers)
  let schedule = try offers[0].loan.schedule()
  print("Month  Payment  Interest  Principal  Balance")
  for row in schedule.prefix(3) {
    print(row.month, row.payment, row.interest, row.principal, row.balance)
  }
  guard let last = schedule.last else { return }
  print("Last payment \(last.payment), months \(schedule.count)")
  let halfway = schedule.first { $0.balance < principal / 2 }
  print("Half is paid in month \(halfway?.month ?? 0)")
  let firstYearInterest = schedule.prefix(12).map(\.interest).sum()
  print("Interest in year one: \(firstYearInterest)")
  let extra = Loan(principal: principal, annualRate: 6.25%, years: 30, extraPayment: Money(300, .usd))
  let saved = schedule.totalInterest - (try extra.schedule().totalInterest)
  print("Paying 300 more saves \(saved) and \(schedule.count - (try extra.schedule().count)) months")
}
