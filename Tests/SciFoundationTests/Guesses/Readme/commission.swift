import SciMoney

// Progressive commission: 3% up to 10k, 5% up to 25k, 8% beyond
let brackets: [(from: Money, rate: Percent)] = [
  (Money(0, .eur), 3%),
  (Money(10_000, .eur), 5%),
  (Money(25_000, .eur), 8%),
]

func commission(on sales: Money) -> Money {
  var result = Money.zero(.eur)
  for (i, bracket) in brackets.enumerated() where sales > bracket.from {
    let top = i + 1 < brackets.count ? min(sales, brackets[i + 1].from) : sales
    result += bracket.rate * (top - bracket.from)
  }
  return result.rounded()
}

let team: KeyValuePairs = [
  "Mia": Money(8_400, .eur), "Jonas": Money("31250.50", .eur), "Ada": Money(18_000, .eur),
]
for (name, sales) in team {
  let pay = commission(on: sales)
  let effective = Percent(fraction: pay / sales).rounded(places: 2)
  print("\(name): \(pay) (\(effective))")
}
// Mia: EUR 252.00 (3%), Jonas: EUR 1550.04 (4.96%), Ada: EUR 700.00 (3.89%)
print(team.map { commission(on: $0.value) }.reduce(Money(0, .eur), +))  // EUR 2502.04
// Team bonus pool shared by what each one has sold
let pool = Money(1_000, .eur).allocate(ratios: team.map { $0.value.amount })
print(pool.map(\.description).joined(separator: ", "))  // EUR 145.70, EUR 542.07, EUR 312.23
print(pool.sum() == Money(1_000, .eur))  // true
