import SciMoney

// A household budget with a percentage of the income per category
let income = Money("3275.50", .eur)
let plan: [(category: String, share: Percent)] = [
  ("Rent", 35%), ("Food", 18%), ("Transport", 7.5%), ("Fun", 12%),
]
let spent: [String: Money] = [
  "Rent": Money(1_100, .eur),
  "Food": Money("641.17", .eur),
  "Transport": Money("89.90", .eur),
]

var left = income
for (category, share) in plan {
  let limit = (income * share).rounded()
  let used = spent[category] ?? Money(0, .eur)
  left -= limit
  let usage = Percent(fraction: used / limit).rounded(places: 1)
  print("\(category) (\(share)): \(used) of \(limit), \(usage)\(used > limit ? " !" : "")")
}
let unplanned = 100% - plan.map(\.share).reduce(0%, +)
print("Savings (\(unplanned)): \(left)")
// Expected:
// Rent (35%): EUR 1100.00 of EUR 1146.43, 96.0%
// Food (18%): EUR 641.17 of EUR 589.59, 108.7% !
// Transport (7.5%): EUR 89.90 of EUR 245.66, 36.6%
// Fun (12%): EUR 0.00 of EUR 393.06, 0.0%
// Savings (27.5%): EUR 900.76
