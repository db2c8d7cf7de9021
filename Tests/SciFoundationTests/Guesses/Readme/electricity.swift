import SciMoney

// Electricity bill with block tariff
struct Tier {
  let size: Rational?  // nil: everything above
  let pricePerKWh: Money
}
let tiers = [
  Tier(size: 100, pricePerKWh: Money("0.2450", .eur)),
  Tier(size: 200, pricePerKWh: Money("0.3120", .eur)),
  Tier(size: nil, pricePerKWh: Money("0.3785", .eur)),
]
func energyCost(_ usage: Rational) -> Money {
  var remaining = usage
  var cost = Money(0, .eur)
  for tier in tiers where remaining > 0 {
    let block = min(remaining, tier.size ?? remaining)
    print("\(block) kWh: \((tier.pricePerKWh * block).rounded())")
    cost += tier.pricePerKWh * block
    remaining -= block
  }
  return cost
}
let usage: Rational = 412.6
let bill = (energyCost(usage) + Money("9.90", .eur) + 20%).rounded()
print("Total incl. VAT: \(bill)")
print("Average: \((bill / usage).rounded(places: 4)) per kWh")
// 100 kWh: EUR 24.50, 200 kWh: EUR 62.40, 112.6 kWh: EUR 42.62
// Total incl. VAT: EUR 167.30
// Average: EUR 0.4055 per kWh
