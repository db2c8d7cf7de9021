// swift-format-ignore-file
import SciMoney

struct Product: Hashable {
  let sku: String
  let price: Money
}

final class ShoppingCart {
  private var quantities: [Product: Int] = [:]
  var couponCode: String?

  func add(_ product: Product, quantity: Int = 1) {
    quantities[product, default: 0] += quantity
  }

  var itemTotal: Money {
    quantities.reduce(Money.zero) { $0 + $1.key.price * $1.value }
  }

  var discount: Money {
    switch couponCode {
    case "TEN": return itemTotal * 10%
    case "FIVEOFF": return min(Money(5, .usd), itemTotal)
    default: return Money(0, .usd)
    }
  }

  var shipping: Money {
    itemTotal - discount >= Money(35, .usd) ? Money(0, .usd) : Money("5.95", .usd)
  }

  func checkout(taxRate: Percent) -> (tax: Money, total: Money) {
    let taxable = itemTotal - discount
    let tax = (taxable * taxRate).rounded()
    let total = (taxable + tax + shipping).rounded()
    return (tax, total)
  }
}

func p02() throws {
  let cart = ShoppingCart()
  cart.add(Product(sku: "MUG", price: Money("12.99", .usd)), quantity: 2)
  cart.add(Product(sku: "PEN", price: "1.49 USD"), quantity: 4)
  print("Items: \(cart.itemTotal)")
  cart.couponCode = "TEN"
  let (tax, total) = cart.checkout(taxRate: 8.875%)
  print("Discount \(cart.discount.rounded()), tax \(tax), shipping \(cart.shipping), total \(total)")
  cart.couponCode = "FIVEOFF"
  print(cart.checkout(taxRate: "8.875%").total)
}
