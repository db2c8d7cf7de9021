// swift-format-ignore-file
import Foundation
import SciFoundation

struct Quarter {
  let name: String
  let revenue: Money
  let costs: [String: Money]
  var totalCosts: Money { costs.values.sum() }
  var profit: Money { revenue - totalCosts }
  var margin: Percent { Percent(fraction: profit / revenue) }
}

func growth(from old: Money, to new: Money) -> Percent { Percent(fraction: new / old) - 100% }

func table(_ quarters: [Quarter]) -> String {
  var rows = [["", "Revenue", "Costs", "Profit", "Margin"]]
  for quarter in quarters {
    rows.append([quarter.name, quarter.revenue.rounded(to: .wholeUnit).formatted(), quarter.totalCosts.rounded(to: .wholeUnit).formatted(), quarter.profit.rounded(to: .wholeUnit).formatted(), quarter.margin.formatted(.percent.precision(.fractionLength(1)))])
  }
  let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }.joined(separator: "  ")
  }.joined(separator: "\n")
}

func t10() throws {
  let quarters = [
    Quarter(name: "Q1", revenue: Money("1204500.25", .usd), costs: ["Staff": Money(700_000, .usd), "Rent": Money(45_000, .usd), "Ads": Money("88120.75", .usd)]),
    Quarter(name: "Q2", revenue: Money("1310020.00", .usd), costs: ["Staff": Money(735_000, .usd), "Rent": Money(45_000, .usd), "Ads": Money(61_300, .usd)]),
  ]
  print(table(quarters))
  print("Growth \(growth(from: quarters[0].revenue, to: quarters[1].revenue).formatted(places: 2))")
  let year = quarters.map(\.profit).sum()
  let tax = max(year * 21%, .zero).rounded()
  let perShare = ((year - tax) / 1_250_000).rounded(places: 4)
  print("Tax \(tax), per share \(perShare)")
  let dividends = (year - tax) * 30%
  let founders = dividends.rounded().allocate(ratios: [60, 25, 15])
  print(founders.map { $0.formatted(locale: Locale(identifier: "en_US")) })
  let chart = quarters.map { Double($0.profit) / 1000 }
  print(chart)
  let merged = quarters.reduce(into: [String: Money]()) { result, quarter in
    result.merge(quarter.costs) { $0 + $1 }
  }
  for (name, cost) in merged.sorted(by: { $0.value > $1.value }) { print(name, cost, cost.percentage(of: quarters.map(\.revenue).sum()).rounded(places: 1)) }
}
