// swift-format-ignore-file
import Foundation
import SciFoundation

struct Donation: Codable, Identifiable, Hashable {
  let id: Int
  let donor: String
  let amount: Money
  let recurring: Bool
}

struct Dashboard {
  let donations: [Donation]
  let goal: Money
  let rates: ExchangeRates

  func normalized() throws -> [Money] { try donations.map { try $0.amount.converted(to: goal.currency, using: rates) } }
  func raised() throws -> Money { try normalized().sum().rounded() }
  func top(_ count: Int) throws -> [(String, Money)] {
    try donations.map { ($0.donor, try rates.convert($0.amount, to: goal.currency).rounded()) }
      .sorted { $0.1 > $1.1 }
      .prefix(count)
      .map { ($0.0, $0.1) }
  }
  func progressBar(width: Int) throws -> String {
    let done = min(Percent(fraction: try raised() / goal), 100%)
    let filled = Int((width * done).rounded(.down))
    return String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled) + " \(done.formatted(places: 0))"
  }
}

func u07() throws {
  let rates = ExchangeRates(base: .gbp, rates: [.usd: 1.27, .eur: 1.17])
  let donations = [
    Donation(id: 1, donor: "Ada", amount: Money(500, .gbp), recurring: false),
    Donation(id: 2, donor: "Grace", amount: Money(1_000, .usd), recurring: true),
    Donation(id: 3, donor: "Emmy", amount: Money("333.33", .eur), recurring: false),
    Donation(id: 4, donor: "Ada", amount: Money("25.00", .gbp), recurring: true),
  ]
  let dashboard = Dashboard(donations: donations, goal: Money(2_000, .gbp), rates: rates)
  print(try dashboard.raised(), try dashboard.progressBar(width: 20))
  for (name, amount) in try dashboard.top(2) { print(name, amount.formatted(.currency.locale(Locale(identifier: "en_GB")))) }
  let yearly = try donations.filter(\.recurring).map(\.amount).sum(in: .gbp, using: rates) * 12
  print("Recurring a year: \(yearly.rounded())")
  let giftAid = donations.filter { $0.amount.currency == .gbp }.map { $0.amount * 25% }.sum()
  print("Gift Aid \(giftAid)")
  let grouped = Dictionary(grouping: donations, by: \.donor).mapValues { MoneyBag($0.map(\.amount)) }
  for name in grouped.keys.sorted() { print(name, grouped[name]!) }
  let missing = dashboard.goal - (try dashboard.raised())
  let perDay = (missing / 30).rounded(.up)
  print("Missing \(missing), \(perDay) a day")
}
