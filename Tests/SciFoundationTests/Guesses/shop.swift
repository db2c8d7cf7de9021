import Foundation
import SciMoney

struct ShopItem: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var price: Money
  var qty = 1
}

final class Cart {
  var items: [ShopItem] = []
  var coupon: Percent?
  var subtotal: Money { items.reduce(Money(0, .usd)) { $0 + $1.price * $1.qty } }
  var discount: Money { coupon.map { subtotal * $0 } ?? Money(0, .usd) }
  var tax: Money { ((subtotal - discount) * 0.0825).rounded() }
  var shipping: Money { subtotal >= Money(50, .usd) ? .zero : Money("5.99", .usd) }
  var total: Money { (subtotal - discount).rounded() + tax + shipping }
}

func shop() {
  let cart = Cart()
  cart.items.append(ShopItem(name: "Mug", price: Money("12.50", .usd), qty: 2))
  cart.items.append(ShopItem(name: "Tee", price: Money("19.99", .usd)))
  cart.coupon = 10%
  print(cart.subtotal, cart.discount, cart.tax, cart.shipping, cart.total)
  let mostExpensive = cart.items.max { $0.price < $1.price }
  print(mostExpensive?.name ?? "-")
  print(cart.items.map(\.price).max() ?? .zero, cart.items.map(\.price).sorted())
  let average = cart.subtotal / cart.items.count
  print("average \(average.rounded())")
}
