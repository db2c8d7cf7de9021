// swift-format-ignore-file
import Foundation
import SciFoundation

protocol Priced { var price: Money { get } }

extension Sequence where Element: Priced {
  var total: Money { map(\.price).sum() }
  func cheapest() -> Element? { self.min { $0.price < $1.price } }
}

struct Ticket: Priced, Hashable { let seat: String; let price: Money }
struct Snack: Priced { let name: String; let base: Money; var size: Percent = 100%
  var price: Money { (base * size).rounded() }
}

@propertyWrapper struct NonNegative {
  private var value: Money
  init(wrappedValue: Money) { value = max(wrappedValue, .zero(wrappedValue.currency)) }
  var wrappedValue: Money {
    get { value }
    set { value = newValue.isNegative ? .zero(newValue.currency) : newValue }
  }
}

struct Wallet2 {
  @NonNegative var cash: Money = Money(60, .eur)
}

func s09() throws {
  let tickets = [Ticket(seat: "A1", price: Money("14.50", .eur)), Ticket(seat: "A2", price: Money("14.50", .eur)), Ticket(seat: "K9", price: Money("9.00", .eur))]
  let snacks = [Snack(name: "Popcorn", base: Money("6.90", .eur)), Snack(name: "Cola", base: Money("4.20", .eur), size: 75%)]
  let sum = tickets.total + snacks.total
  print(tickets.total, snacks.total, sum)
  print(tickets.cheapest()?.seat ?? "-", snacks.cheapest()?.name ?? "-")
  var wallet = Wallet2()
  wallet.cash -= sum
  print(wallet.cash)
  wallet.cash -= Money(100, .eur)
  print(wallet.cash)
  let result = Result { try Money("abc", format: .currency(code: "EUR")) }
  switch result {
  case .success(let money): print(money)
  case .failure(let error): print("no: \(error.localizedDescription)")
  }
  let groups: [Money: [Ticket]] = Dictionary(grouping: tickets, by: \.price)
  for (price, group) in groups.sorted(by: { $0.key < $1.key }) { print("\(group.count) x \(price.formatted(locale: Locale(identifier: "de_AT")))") }
  let perPerson = (sum / 3).formatted(.currency.precision(.fractionLength(2)).locale(Locale(identifier: "en_IE")))
  print("Each \(perPerson)")
  assert(sum.split(into: 3).sum() == sum)
}
