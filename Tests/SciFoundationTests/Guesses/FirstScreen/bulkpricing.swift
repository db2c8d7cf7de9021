// swift-format-ignore-file
import SciMoney

enum Pricing {
  case flat(Money)
  case tiered([(from: Int, price: Money)])
  case discounted(Money, by: Percent, above: Int)

  func total(for quantity: Int) -> Money {
    switch self {
    case .flat(let price):
      return price * quantity
    case .tiered(let tiers):
      let tier = tiers.last { quantity >= $0.from } ?? tiers[0]
      return tier.price * quantity
    case .discounted(let price, let percent, let limit):
      let full = min(quantity, limit)
      return price * full + (price - percent) * max(quantity - limit, 0)
    }
  }

  func unit(for quantity: Int) -> Money { total(for: quantity) / quantity }
}

func v04() throws {
  let offers: [String: Pricing] = [
    "flat": .flat(Money("4.95", .gbp)),
    "tiered": .tiered([(1, Money("5.50", .gbp)), (50, Money("4.75", .gbp)), (200, Money("4.10", .gbp))]),
    "discounted": .discounted(Money("5.20", .gbp), by: 15%, above: 40),
  ]
  for quantity in [10, 60, 250] {
    let priced = offers.mapValues { $0.total(for: quantity) }
    let (name, best) = priced.min { $0.value < $1.value }!
    let worst = priced.values.max()!
    print("\(quantity): \(name) at \(best) (\(offers[name]!.unit(for: quantity).rounded(places: 3)) each), saves \((worst - best).rounded()), \(Percent(fraction: 1 - best / worst).rounded(places: 1))")
  }
  var basket: [(name: String, price: Money, quantity: Int)] = []
  basket.append(("Paper", Money("4.10", .gbp), 200))
  basket.append(("Toner", Money("61.99", .gbp), 3))
  var total = basket.reduce(Money.zero) { sum, line in sum + line.price * line.quantity }
  total -= 2%
  total += Money("9.90", .gbp)
  total += 20%
  print("To pay \(total.rounded())")
  let breakEven = Money(1_500, .gbp) / (Money("5.50", .gbp) - Money("3.15", .gbp))
  print("Break even at \(Int(breakEven.rounded(.up)))")
}
