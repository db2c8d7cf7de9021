// swift-format-ignore-file
import SciMoney
enum Shipping: String, CaseIterable { case standard, express; var cost: Money { switch self { case .standard: "4.90 EUR"; case .express: Money("12.90", .eur) } } }
struct Basket {
  private(set) var items: [String: (price: Money, quantity: Int)] = [:]
  var vat = 19%
  mutating func add(_ name: String, price: Money, quantity: Int = 1) { items[name, default: (price, 0)].quantity += quantity }
  var net: Money { items.values.map { $0.price * $0.quantity }.reduce(.zero, +) }
  var tax: Money { (net * vat).rounded() }
  func total(with shipping: Shipping) -> Money { net + tax + (net >= Money(50, .eur) ? .zero : shipping.cost) }
}
func basket() throws {
  var b = Basket()
  b.add("Tea", price: "3.99 EUR", quantity: 3)
  b.add("Mug", price: Money("9.50", "EUR"))
  print(b.net, b.tax)
  for s in Shipping.allCases { print(s.rawValue, b.total(with: s)) }
  let coupon: Percent? = "10%"
  let discounted = coupon.map { b.net - $0 } ?? b.net
  print(discounted, discounted.rounded(), b.net.discounted(by: 10%) == discounted)
  let cheapest = b.items.values.map(\.price).min()
  print(cheapest ?? .zero)
  let prices: [Money] = ["1.00 EUR", "2.50 EUR"]
  print(prices.max()!, prices.sorted(by: >), prices.contains("2.5 EUR"))
}
