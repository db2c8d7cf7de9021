import SciMoney

// Online shop cart with a coupon code
struct CartItem {
  let name: String
  let price: Money
  var quantity = 1

  var total: Money { price * quantity }
}

let coupons: [String: Percent] = ["WELCOME5": 5%, "SPRING15": 15%]
let freeShippingFrom = Money(75, .eur)

let items = [
  CartItem(name: "Mug", price: Money("12.90", .eur), quantity: 2),
  CartItem(name: "Green tea", price: Money("7.49", .eur), quantity: 3),
  CartItem(name: "Kettle", price: Money(49, .eur)),
]
let subtotal = items.map(\.total).sum()
let discount = (subtotal * (coupons["SPRING15"] ?? 0%)).rounded()
let goods = subtotal - discount
let shipping = goods >= freeShippingFrom ? Money(0, .eur) : Money(4.95, .eur)
let total = goods + shipping
let vat = total - (total / 1.19).rounded()
print("Subtotal \(subtotal), discount -\(discount)")
print("Total \(total), of which VAT \(vat)")
// Expected:
// Subtotal EUR 97.27, discount -EUR 14.59
// Total EUR 82.68, of which VAT EUR 13.20
