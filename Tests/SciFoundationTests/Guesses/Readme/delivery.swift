import SciMoney

// Food delivery: dishes, capped service fee, delivery, tip, split between friends
struct OrderLine {
  let dish: String
  let price: Money
  var quantity = 1
  var total: Money { price * quantity }
}

let order = [
  OrderLine(dish: "Pad Thai", price: Money("11.90", .eur), quantity: 2),
  OrderLine(dish: "Green Curry", price: Money(8.50, .eur)),
  OrderLine(dish: "Lemonade", price: Money("2.75", .eur), quantity: 3),
]

let subtotal = order.map(\.total).sum()
let serviceFee = min(max(subtotal * 7.5%, Money("1.99", .eur)), Money("4.99", .eur)).rounded()
let delivery = subtotal >= Money(50, .eur) ? Money(0, .eur) : Money(2.49, .eur)
let tip = (subtotal * 15%).rounded()
let total = subtotal + serviceFee + delivery + tip

print("Subtotal: \(subtotal)")  // Subtotal: EUR 40.55
print("Service:  \(serviceFee)")  // Service:  EUR 3.04
print("Delivery: \(delivery)")  // Delivery: EUR 2.49
print("Tip:      \(tip)")  // Tip:      EUR 6.08
print("Total:    \(total)")  // Total:    EUR 52.16
for (i, share) in total.split(into: 3).enumerated() {
  print("Friend \(i + 1) pays \(share)")  // EUR 17.39, EUR 17.39, EUR 17.38
}
