import SciMoney

// Car loan: what do 150 dollars more a month save?
let rate: Percent = 6%
let loan = Loan(principal: Money(18_000, .usd), annualRate: rate, years: 3)
let payment = loan.monthlyPayment.rounded()
let extra = Money(150, .usd)
print("Payment: \(payment)")  // Payment: USD 547.59

let schedule = try loan.schedule()
for row in schedule.payments.prefix(2) {
  print(row.number, row.interest, row.principal, row.balance)
}
// 1 USD 90.00 USD 457.59 USD 17542.41
// 2 USD 87.71 USD 459.88 USD 17082.53

var balance = loan.principal
var months = 0
var interestPaid = Money(0, .usd)
while balance > Money(0, .usd) {
  let interest = (balance * rate / 12).rounded()
  let principal = min(payment + extra - interest, balance)
  balance -= principal
  interestPaid += interest
  months += 1
}
let saved = schedule.totalInterest - interestPaid
print("Paid off after \(months) months")  // Paid off after 28 months
// about USD 1320 instead of about USD 1713.4
print("Interest: \(interestPaid) instead of \(schedule.totalInterest)")
print(
  "Saved \(saved.rounded()), that is \(Percent(fraction: saved / schedule.totalInterest).rounded())"
)  // about USD 393, 23%
