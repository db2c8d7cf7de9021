// swift-format-ignore-file
import Foundation
import SciFoundation

enum PayPeriod: Int, CaseIterable, Codable {
  case weekly = 52, biweekly = 26, semimonthly = 24, monthly = 12
  func amount(of yearly: Money) -> Money { (yearly / rawValue).rounded() }
}

struct Deduction: Codable {
  enum Kind: Codable { case percent(Percent), fixed(Money) }
  let name: String
  let kind: Kind
  let cap: Money?
  func amount(on gross: Money) -> Money {
    let base = cap.map { min($0, gross) } ?? gross
    switch kind {
    case .percent(let percent): return (base * percent).rounded()
    case .fixed(let money): return money
    }
  }
}

func u05() throws {
  let deductions = [
    Deduction(name: "Tax", kind: .percent(22%), cap: nil),
    Deduction(name: "Health", kind: .fixed(Money("84.50", .usd)), cap: nil),
    Deduction(name: "401k", kind: .percent("4.5%"), cap: Money(5_000, .usd)),
  ]
  let yearly = Money(91_350, .usd)
  for period in PayPeriod.allCases {
    let gross = period.amount(of: yearly)
    let taken = deductions.map { $0.amount(on: gross) }
    let net = taken.reduce(gross, -)
    print("\(period): \(gross) -> \(net), rounding \(gross * period.rawValue - yearly)")
  }
  let data = try JSONEncoder().encode(deductions)
  let copy = try JSONDecoder().decode([Deduction].self, from: data)
  print(copy.map { $0.amount(on: Money(6_000, .usd)) })
  let hoursPerWeek = 38
  let hourly = (yearly / 52 / hoursPerWeek).rounded()
  let weeks: Rational = 1.5
  let unpaid = hourly * hoursPerWeek * weeks
  print("Hourly \(hourly), unpaid leave \(unpaid)")
  let offers = ["A": yearly, "B": yearly + 6%, "C": yearly + Money(4_000, .usd)]
  let best = offers.max { $0.value < $1.value }
  print(best?.key ?? "-", best?.value.formatted(.currency.locale(Locale(identifier: "en_US"))) ?? "-")
  let diff = offers["B"]! - offers["C"]!
  print("B beats C by \(diff), \(diff.percentage(of: yearly).formatted(places: 2))")
}
