import SciMoney

enum Plan: String, CaseIterable {
  case basic, pro, team
  var monthly: Money {
    switch self {
    case .basic: return Money("9.99", .usd)
    case .pro: return Money("29.99", .usd)
    case .team: return Money(99, .usd)
    }
  }
  var yearly: Money { (monthly * 12 * (1 - 20%)).rounded() }
}

func proration(from old: Plan, to new: Plan, daysLeft: Int, daysInMonth: Int) -> Money {
  let difference = new.monthly - old.monthly
  return (difference * daysLeft / daysInMonth).rounded()
}

func subscriptions() {
  for plan in Plan.allCases {
    let savings = plan.monthly * 12 - plan.yearly
    print(plan.rawValue, plan.monthly, plan.yearly, "save \(savings)")
  }
  let charge = proration(from: .basic, to: .pro, daysLeft: 12, daysInMonth: 30)
  if charge > 0 { print("Charge \(charge)") } else { print("Credit \(-charge)") }
  assert(charge == Money("8.00", .usd))
}
