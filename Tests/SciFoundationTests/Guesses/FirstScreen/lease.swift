// swift-format-ignore-file
import SciMoney

struct Lease {
  let price: Money
  let residual: Money
  let months: Int
  let moneyFactor: Rational

  var depreciation: Money { (price - residual) / months }
  var rentCharge: Money { (price + residual) * moneyFactor }
  var payment: Money { (depreciation + rentCharge).rounded() }
}

func t09() throws {
  let price = Money(38_500, .usd)
  let lease = Lease(price: price, residual: price * 58%, months: 36, moneyFactor: 0.00175)
  print("Lease \(lease.payment), depreciation \(lease.depreciation.rounded()), rent \(lease.rentCharge.rounded())")
  let loan = Loan(principal: price - Money(5_000, .usd), annualRate: 5.49%, months: 60)
  print("Loan \(loan.monthlyPayment.rounded()), interest \(loan.totalInterest), ends after \(loan.years) years at \(loan.annualRate)")
  let balance = try loan.balance(after: 36)
  let equity = price * 55% - balance
  print("After three years you owe \(balance.rounded()) and own \(equity.rounded())")
  let flows = [-Money(5_000, .usd)] + Array(repeating: -lease.payment, count: 3) + [Money(7_000, .usd)]
  let value = try flows.npv(rate: 0.5%)
  print(value.rounded())
  let yearly = try sln(cost: price, salvage: price * 10%, life: 7)
  print("Write off \(yearly.rounded()) a year")
  let zero = try pv(rate: 3.9% / 2, nper: 14, pmt: .zero, fv: Money(10_000, .usd))
  print("Zero coupon bond \(-zero.rounded())")
  let target = Money(60_000, .usd)
  let monthly = try pmt(rate: 4% / 12, nper: 96, pv: .zero, fv: target)
  print("Save \(-monthly.rounded(.up)) a month")
  let plan = SavingsPlan(monthlyDeposit: Money(500, .usd), annualRate: 4%, months: 96)
  print(plan.futureValue >= target, (target - plan.futureValue).rounded())
}
