// swift-format-ignore-file
import Foundation
import SciFoundation

struct Holding: Codable {
  let symbol: String
  let shares: Rational
  let cost: Money
  let price: Money
  let dividendPerShare: Money

  var marketValue: Money { price * shares }
  var gain: Money { marketValue - cost }
  var gainPercent: Percent { Percent(fraction: gain / cost) }
  var yield: Percent { dividendPerShare.percentage(of: price) }
  var dividend: Money { (dividendPerShare * shares).rounded() }
}

func p10() throws {
  let holdings = [
    Holding(symbol: "KO", shares: 120.5, cost: Money("6412.30", .usd), price: Money("61.17", .usd), dividendPerShare: Money("1.94", .usd)),
    Holding(symbol: "PG", shares: 40, cost: Money(5_900, .usd), price: Money("158.44", .usd), dividendPerShare: Money("3.83", .usd)),
  ]
  for h in holdings.sorted(by: { $0.gainPercent > $1.gainPercent }) {
    print("\(h.symbol): \(h.marketValue.rounded()) (\(h.gainPercent.rounded(places: 1))), yield \(h.yield.rounded(places: 2))")
  }
  let withholding: Percent = 15%
  let gross = holdings.map(\.dividend).reduce(.zero, +)
  let net = (gross - withholding).rounded()
  print("Dividends: \(gross) gross, \(net) net")
  let invested = holdings.map(\.cost).sum()
  let total = holdings.map { $0.marketValue }.sum()
  print("Return \(((total - invested) / invested * 100).rounded(places: 2)) %")
  let flows: [(String, Money)] = [("2022-01-03", -invested), ("2022-12-30", net), ("2024-01-03", total)]
  let rate = try xirr(flows)
  print("XIRR \(try rate.percentage(places: 2))")
  let data = try JSONEncoder().encode(holdings)
  let back = try JSONDecoder().decode([Holding].self, from: data)
  print(back.count, back[0].shares)
}
