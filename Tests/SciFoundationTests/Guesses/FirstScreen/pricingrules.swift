// swift-format-ignore-file
import SciMoney

protocol PricingRule {
  func apply(to price: Money, quantity: Int) -> Money
}

struct BulkDiscount: PricingRule {
  let threshold: Int
  let percent: Percent
  func apply(to price: Money, quantity: Int) -> Money {
    let total = price * quantity
    return quantity >= threshold ? total - percent : total
  }
}

struct BuyTwoGetOneFree: PricingRule {
  func apply(to price: Money, quantity: Int) -> Money {
    let free = quantity / 3
    return price * (quantity - free)
  }
}

struct FlatFee: PricingRule {
  let fee: Money
  func apply(to price: Money, quantity: Int) -> Money { price * quantity + fee }
}

extension Array where Element == any PricingRule {
  func best(for price: Money, quantity: Int) -> Money? {
    map { $0.apply(to: price, quantity: quantity) }.min()
  }
}

func q02() throws {
  let rules: [any PricingRule] = [BulkDiscount(threshold: 10, percent: 12.5%), BuyTwoGetOneFree(), FlatFee(fee: Money("2.50", .gbp))]
  let price = Money("3.99", .gbp)
  for quantity in [1, 3, 10, 25] {
    guard let best = rules.best(for: price, quantity: quantity) else { continue }
    let full = price * quantity
    let saving = full - best
    let text = saving.isZero ? "no saving" : "save \(saving.rounded()) (\(Percent(fraction: saving / full).rounded(places: 1)))"
    print("\(quantity) x \(price) = \(best.rounded()), \(text)")
  }
  switch price * 4 {
  case ..<Money(10, .gbp): print("small")
  case Money(10, .gbp)..<Money(20, .gbp): print("medium")
  default: print("large")
  }
  var budget = Money(50, .gbp)
  var bought = 0
  while budget >= price {
    budget -= price
    bought += 1
  }
  print(bought, budget)
}
