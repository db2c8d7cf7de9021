// swift-format-ignore-file
import SciMoney

enum Deductible { case fixed(Money), percent(Percent, minimum: Money) }

struct Policy {
  let insured: Money
  let deductible: Deductible
  let coinsurance: Percent
  let outOfPocketMaximum: Money

  func settle(_ damage: Money) -> (insurer: Money, customer: Money) {
    let own: Money
    switch deductible {
    case .fixed(let amount): own = min(amount, damage)
    case .percent(let percent, let minimum): own = min(max((damage * percent).rounded(), minimum), damage)
    }
    let rest = damage - own
    let copay = (rest * coinsurance).rounded()
    let customer = min(own + copay, outOfPocketMaximum)
    let insurer = min(damage - customer, insured)
    return (insurer, damage - insurer)
  }
}

func t05() throws {
  let policies = [
    "A": Policy(insured: Money(20_000, .chf), deductible: .fixed(Money(300, .chf)), coinsurance: 10%, outOfPocketMaximum: Money(1_000, .chf)),
    "B": Policy(insured: Money(5_000, .chf), deductible: .percent(5%, minimum: Money(150, .chf)), coinsurance: 0%, outOfPocketMaximum: Money(2_000, .chf)),
  ]
  let damages = [Money("180.35", .chf), Money(4_200, .chf), Money(11_750, .chf)]
  for (name, policy) in policies.sorted(by: { $0.key < $1.key }) {
    for damage in damages {
      let (insurer, customer) = policy.settle(damage)
      assert(insurer + customer == damage)
      print("\(name) \(damage): insurer \(insurer), you \(customer) (\(Percent(fraction: customer / damage).rounded()))")
    }
  }
  let premium = Money("1184.40", .chf)
  let claimsFree = 3
  let bonus = pow(1 - 5%, claimsFree)
  let reduced = (premium * bonus).rounded(to: .cash)
  print("Premium \(reduced), monthly \((reduced / 12 + 3%).rounded(to: .cash))")
  let loss = policies.values.map { policy in damages.map { policy.settle($0).insurer }.sum() }.sum()
  let ratio = loss / (premium * 20)
  print("Loss ratio \(Percent(fraction: ratio).rounded(places: 1))")
}
