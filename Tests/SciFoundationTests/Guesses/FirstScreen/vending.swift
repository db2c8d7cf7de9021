// swift-format-ignore-file
import SciMoney

enum Coin: Int, CaseIterable {
  case nickel = 5, dime = 10, quarter = 25, dollar = 100
  var value: Money { Money(minorUnits: rawValue, currency: .usd) }
}

struct VendingMachine {
  private(set) var inserted = Money.zero(.usd)
  var stock: [String: (price: Money, count: Int)]
  var coins: [Coin: Int]

  enum Failure: Error { case soldOut, needMore(Money), noChange }

  mutating func insert(_ coin: Coin) {
    inserted += coin.value
    coins[coin, default: 0] += 1
  }

  mutating func buy(_ item: String) throws -> [Coin] {
    guard let slot = stock[item], slot.count > 0 else { throw Failure.soldOut }
    guard inserted >= slot.price else { throw Failure.needMore(slot.price - inserted) }
    let change = try makeChange(inserted - slot.price)
    stock[item]?.count -= 1
    inserted = .zero(.usd)
    return change
  }

  private mutating func makeChange(_ amount: Money) throws -> [Coin] {
    var rest = amount
    var result: [Coin] = []
    for coin in Coin.allCases.sorted(by: { $0.rawValue > $1.rawValue }) {
      while rest >= coin.value, coins[coin, default: 0] > 0 {
        rest -= coin.value
        coins[coin]! -= 1
        result.append(coin)
      }
    }
    guard rest.isZero else { throw Failure.noChange }
    return result
  }
}

func s05() throws {
  var machine = VendingMachine(stock: ["Chips": (Money("1.35", .usd), 2), "Gum": ("0.60 USD", 0)], coins: [.dime: 3, .nickel: 1])
  machine.insert(.dollar)
  do { _ = try machine.buy("Chips") } catch VendingMachine.Failure.needMore(let money) { print("Insert \(money) more") }
  machine.insert(.quarter)
  machine.insert(.quarter)
  let change = try machine.buy("Chips")
  print("Change:", change.map(\.value).sum(), change.map { "\($0)" })
  do { _ = try machine.buy("Gum") } catch { print(error) }
  let cash = machine.coins.map { $0.key.value * $0.value }.sum()
  print("In the box: \(cash)")
  let quarters = Int(cash / Money("0.25", .usd))
  print(quarters)
}
