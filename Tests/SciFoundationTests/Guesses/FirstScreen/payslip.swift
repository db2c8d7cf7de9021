// swift-format-ignore-file
import SciMoney

struct Employee {
  let name: String
  let monthlyGross: Money
  let hours: Rational
  let children: Int
}

struct Contribution {
  let name: String
  let rate: Percent
  let ceiling: Money

  func amount(for gross: Money) -> Money {
    (min(gross, ceiling) * rate).rounded(.halfUp)
  }
}

let contributions = [
  Contribution(name: "Health", rate: 7.3%, ceiling: Money("5175.00", .eur)),
  Contribution(name: "Pension", rate: 9.3%, ceiling: Money(7550, .eur)),
  Contribution(name: "Unemployment", rate: 1.3%, ceiling: Money(7550, .eur)),
]

func payslip(for employee: Employee) -> String {
  let gross = employee.monthlyGross
  let parts = contributions.map { ($0.name, $0.amount(for: gross)) }
  let social = parts.map(\.1).sum()
  let allowance = Money(250, .eur) * employee.children
  let taxable = max(gross - social - allowance, .zero)
  let tax = (taxable * 22.5%).rounded()
  let net = gross - social - tax
  let hourly = (net / employee.hours).rounded()
  var lines = ["\(employee.name): gross \(gross)"]
  lines += parts.map { "  \($0.0) \($0.1)" }
  lines.append("  tax \(tax), net \(net) (\(net.percentage(of: gross).rounded(places: 1))), \(hourly) an hour")
  return lines.joined(separator: "\n")
}

func q07() throws {
  let staff = [
    Employee(name: "Ida", monthlyGross: Money(4_200, .eur), hours: 162.5, children: 1),
    Employee(name: "Jan", monthlyGross: Money("8100.40", .eur), hours: 173, children: 0),
  ]
  for employee in staff { print(payslip(for: employee)) }
  let average = staff.map(\.monthlyGross).sum() / staff.count
  print("Average \(average.rounded())")
  let raise: Percent = 3.2%
  let newTotal = staff.map { ($0.monthlyGross + raise).rounded() }.sum()
  print("After a raise: \(newTotal)")
  let bonusPool = Money(5_000, .eur)
  let byHours = bonusPool.allocate(ratios: staff.map(\.hours))
  for (employee, bonus) in zip(staff, byHours) { print(employee.name, bonus) }
}
