// swift-format-ignore-file
import Foundation
import SciFoundation

struct Envelope: Identifiable, Codable {
  var id: String { name }
  let name: String
  var budget: Money
  var spent: Money = Money(0, .usd)

  var left: Money { budget - spent }
  var used: Percent { budget.isZero ? 0% : Percent(fraction: spent / budget) }
  var isOver: Bool { spent > budget }
}

struct Month {
  var income: Money
  var envelopes: [Envelope]

  init(income: Money, plan: [(String, Percent)]) {
    self.income = income
    let amounts = income.allocate(ratios: plan.map(\.1))
    envelopes = zip(plan, amounts).map { Envelope(name: $0.0, budget: $1) }
  }

  mutating func spend(_ amount: Money, from name: String) throws {
    guard let index = envelopes.firstIndex(where: { $0.name == name }) else { throw CocoaError(.keyValueValidation) }
    envelopes[index].spent += amount
  }

  mutating func rollOver() {
    for index in envelopes.indices {
      let left = envelopes[index].left
      envelopes[index].budget += left
      envelopes[index].spent = .zero
    }
  }
  var summary: String {
    envelopes.map { "\($0.name): \($0.left.formatted(.currency.locale(Locale(identifier: "en_US")))) left (\($0.used.formatted(places: 0)))\($0.isOver ? " !" : "")" }.joined(separator: "\n")
  }
}

func t08() throws {
  var month = Month(income: Money("3210.55", .usd), plan: [("Rent", 45%), ("Food", 20%), ("Fun", 10%), ("Saving", 25%)])
  try month.spend(Money(1_450, .usd), from: "Rent")
  for text in ["82.13", "120.44", "64", "401.20"] { try month.spend(Money(text, .usd), from: "Food") }
  try month.spend("59.90 USD", from: "Fun")
  print(month.summary)
  print(month.envelopes.map(\.budget).sum() == month.income)
  month.rollOver()
  print(month.envelopes.map { "\($0.name) \($0.budget)" })
  let worst = month.envelopes.min { $0.budget < $1.budget }!
  print(worst.name, worst.budget)
  let data = try JSONEncoder().encode(month.envelopes)
  let restored = try JSONDecoder().decode([Envelope].self, from: data)
  print(restored.map(\.budget) == month.envelopes.map(\.budget))
  let daily = (month.envelopes[2].left / 30).rounded(.down)
  print("Fun a day: \(daily)")
}
