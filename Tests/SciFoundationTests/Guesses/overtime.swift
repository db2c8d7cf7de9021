import SciMoney

struct Employee {
  let name: String
  let hourlyRate: Money
  let hours: Rational
}

func overtimePay() {
  let staff = [
    Employee(name: "Maria", hourlyRate: Money("23.75", .usd), hours: 37.5),
    Employee(name: "John", hourlyRate: Money("31.20", .usd), hours: 42.25),
  ]
  let socialSecurity: Percent = 6.2
  let medicare: Percent = "1.45%"
  var totalNet = Money.zero(.usd)
  for e in staff {
    let regular = min(e.hours, 40)
    let overtime = max(e.hours - 40, 0)
    let gross = e.hourlyRate * regular + e.hourlyRate * 1.5 * overtime
    let ss = (gross * socialSecurity).rounded(.toNearestOrEven)
    let med = medicare.of(gross).rounded(.toNearestOrEven)
    let net = gross.rounded() - ss - med
    totalNet += net
    print(e.name, gross.rounded(), ss, med, net)
  }
  print("Total:", totalNet)
}
