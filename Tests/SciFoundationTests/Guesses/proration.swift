// swift-format-ignore-file
import Foundation
import SciMoney
struct Tariff: Codable { var name: String; var monthly: Money; var yearlyDiscount: Percent }
func proration() throws {
  let plan = Tariff(name: "Pro", monthly: Money("9.99", .usd), yearlyDiscount: "20%")
  let yearly = (plan.monthly * 12 - plan.yearlyDiscount).rounded()
  print(yearly, yearly / 12, (yearly / 12).rounded())
  let daysUsed = 11, days = 30
  let proration = (plan.monthly * daysUsed / days).rounded()
  print(proration)
  let prorated = (plan.monthly * Rational(daysUsed, days)).rounded(.halfUp)
  print(prorated, plan.monthly - prorated)
  let increase: Percent = 5.percent
  print(plan.monthly * (1 + increase))
  print(plan.monthly.increased(by: increase).rounded(), plan.monthly.decreased(by: 5%).rounded())
  let json = try JSONEncoder().encode(plan)
  print(try JSONDecoder().decode(Tariff.self, from: json).monthly == plan.monthly)
  let upgrade = Money("19.99", .usd) - plan.monthly
  print("Upgrade for \(upgrade.formatted()) more")
  print((Money("19.99", .usd) / plan.monthly).formatted())
  print(plan.monthly.percentage(of: yearly))
}
