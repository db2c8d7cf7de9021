// swift-format-ignore-file
import SciMoney

struct Plan {
  let name: String
  let monthly: Money
  let yearlyDiscount: Percent
  var yearly: Money { (monthly * 12 - yearlyDiscount).rounded() }
}

func prorate(_ price: Money, used: Int, of days: Int) -> Money {
  (price * Rational(used, days)).rounded()
}

func p09() throws {
  let basic = Plan(name: "Basic", monthly: Money("9.99", .usd), yearlyDiscount: 15%)
  let pro = Plan(name: "Pro", monthly: Money("24.99", .usd), yearlyDiscount: 20%)
  for plan in [basic, pro] {
    print("\(plan.name): \(plan.monthly)/month or \(plan.yearly)/year (\((plan.yearly / 12).rounded()) a month)")
  }
  let daysInMonth = 30
  let dayOfChange = 12
  let credit = prorate(basic.monthly, used: daysInMonth - dayOfChange, of: daysInMonth)
  let charge = prorate(pro.monthly, used: daysInMonth - dayOfChange, of: daysInMonth)
  let due = charge - credit
  print("Credit \(credit), charge \(charge), due now \(due)")
  let churn: Percent = 3.5%
  let customers: Rational = 1200
  let remaining = (customers * (1 - churn)).rounded(places: 0)
  let revenue = pro.monthly * remaining
  print("Revenue next month: \(revenue)")
  let growth = pow(1 + 2%, 12)
  print("Growth a year: \((growth - 100%).rounded(places: 2))")
}
