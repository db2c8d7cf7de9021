// swift-format-ignore-file
import SciMoney
struct StaffMember { let name: String; let salary: Money; let bonus: Percent }
func staff() throws {
  let staff = [StaffMember(name: "A", salary: Money(52_000, .usd), bonus: 5%), StaffMember(name: "B", salary: "61500.50 USD", bonus: "7.5%"), StaffMember(name: "C", salary: Money(48_250.75, .usd), bonus: 0)]
  let payroll = staff.map { $0.salary + $0.salary * $0.bonus }.sum()
  let monthly = staff.map { ($0.salary / 12).rounded() }
  print(payroll, monthly, monthly.sum() * 12 - staff.map(\.salary).sum())
  let brackets: [(limit: Money, rate: Percent)] = [(Money(11_000, .usd), 10%), (Money(44_725, .usd), 12%), (Money(95_375, .usd), 22%)]
  func tax(on income: Money) -> Money {
    var tax = Money.zero(income.currency), floor = Money.zero(income.currency)
    for b in brackets where income > floor { tax += (min(income, b.limit) - floor) * b.rate; floor = b.limit }
    return tax.rounded(.halfEven)
  }
  for e in staff { let t = tax(on: e.salary); print("\(e.name): \(t) \((t / e.salary * 100).rounded(places: 2))%") }
  let highest = staff.max { $0.salary < $1.salary }!
  print(highest.name, highest.salary.formatted())
  let raise = staff.map { $0.salary.increased(by: 3%) }
  print(raise.map { $0.rounded() })
}
