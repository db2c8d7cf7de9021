// swift-format-ignore-file
import Foundation
import SciFoundation

struct GiftCard: Codable, Identifiable {
  let id: Int
  private(set) var balance: Money
  let issued: Date

  init(id: Int, value: Money, issued: Date = Date(timeIntervalSince1970: 1_700_000_000)) {
    self.id = id
    self.balance = value
    self.issued = issued
  }

  @discardableResult
  mutating func redeem(upTo amount: Money) -> Money {
    let used = min(balance, amount)
    balance -= used
    return used
  }
}

struct Payment {
  let cards: [(id: Int, amount: Money)]
  let card: Money
}

func pay(_ total: Money, with cards: inout [GiftCard]) -> Payment {
  var open = total
  var used: [(id: Int, amount: Money)] = []
  for index in cards.indices where open > .zero {
    let amount = cards[index].redeem(upTo: open)
    guard !amount.isZero else { continue }
    used.append((cards[index].id, amount))
    open -= amount
  }
  return Payment(cards: used, card: open)
}

func s07() throws {
  var cards = [GiftCard(id: 1, value: Money(25, .cad)), GiftCard(id: 2, value: "12.40 CAD"), GiftCard(id: 3, value: Money(50, .cad))]
  let subtotal = Money("54.97", .cad)
  let gst = (subtotal * 5%).rounded()
  let qst = (subtotal * 9.975%).rounded()
  let total = subtotal + gst + qst
  let payment = pay(total, with: &cards)
  print("Total \(total): \(payment.cards.map { "#\($0.id) \($0.amount)" }.joined(separator: ", ")) and \(payment.card) by card")
  print(cards.map(\.balance), cards.map(\.balance).sum())
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  encoder.dateEncodingStrategy = .secondsSince1970
  encoder.moneyEncodingStrategy = .minorUnits
  let data = try encoder.encode(cards)
  print(String(decoding: data, as: UTF8.self))
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .secondsSince1970
  decoder.moneyDecodingStrategy = .minorUnits
  let again = try decoder.decode([GiftCard].self, from: data)
  print(again.map(\.balance) == cards.map(\.balance))
  let typed = try Money(parsing: "$20.50", locale: Locale(identifier: "en_CA"))
  print(typed, typed.formatted(.currency.locale(Locale(identifier: "fr_CA"))))
}
