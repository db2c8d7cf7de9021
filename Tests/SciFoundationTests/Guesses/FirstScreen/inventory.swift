// swift-format-ignore-file
import SciMoney

struct Batch { var quantity: Int; let unitCost: Money }

struct Inventory {
  private(set) var batches: [String: [Batch]] = [:]

  mutating func receive(_ sku: String, _ quantity: Int, at unitCost: Money, freight: Money = .zero) {
    let landed = freight.isZero ? unitCost : unitCost + freight / quantity
    batches[sku, default: []].append(Batch(quantity: quantity, unitCost: landed))
  }

  func averageCost(_ sku: String) -> Money? {
    guard let list = batches[sku], case let count = list.map(\.quantity).reduce(0, +), count > 0 else { return nil }
    return list.map { $0.unitCost * $0.quantity }.sum() / count
  }

  var value: Money { batches.values.joined().map { $0.unitCost * $0.quantity }.sum() }
}

func u06() throws {
  var inventory = Inventory()
  inventory.receive("X", 100, at: Money("2.15", .eur), freight: Money("37.50", .eur))
  inventory.receive("X", 40, at: Money("2.40", .eur))
  inventory.receive("Y", 7, at: Money("19.99", .eur), freight: Money(10, .eur))
  print(inventory.value, inventory.value.rounded())
  for sku in inventory.batches.keys.sorted() {
    guard let cost = inventory.averageCost(sku) else { continue }
    let price = (cost * (1 + 60%)).rounded(to: 0.05, .up)
    let margin = Percent(fraction: (price - cost) / price)
    let markup = (price - cost).percentage(of: cost)
    print("\(sku): cost \(cost.rounded(places: 4)), price \(price), margin \(margin.rounded(places: 1)), markup \(markup.rounded(places: 1))")
  }
  let writeDown = inventory.value * 2.5%
  print("Write down \(writeDown.rounded(.up))")
  let charm = Money(20, .eur) - Money("0.01", .eur)
  print(charm, charm.minorUnits % 100 == 99)
  let ladder = stride(from: 10, through: 50, by: 20).map { (quantity: $0, price: (charm * $0 - Percent($0 / 10)).rounded()) }
  for step in ladder { print("\(step.quantity): \(step.price)") }
}
