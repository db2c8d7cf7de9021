import SciMoney

// Restaurant bill, shared evenly by friends, with sales tax and tip
let friends = ["Ada", "Linus", "Grace", "Ken"]
let dishes: [(name: String, price: Money, count: Int)] = [
  ("Burger", Money(18.50, .usd), 2),
  ("Pasta", Money(21, .usd), 1),
  ("Salad", Money(14.25, .usd), 1),
  ("Bottle of wine", Money(46, .usd), 1),
]

var bill = Money(0, .usd)
for dish in dishes {
  bill += dish.price * dish.count
}
let tax = (bill * 8.875%).rounded()
let tip = (bill * 20%).rounded()
let total = bill + tax + tip
print("Food \(bill), tax \(tax), tip \(tip), total \(total)")

let shares = try total.split(into: friends.count)
for (friend, share) in zip(friends, shares) {
  print("\(friend) pays \(share)")
}
// Expected:
// Food USD 118.25, tax USD 10.49, tip USD 23.65, total USD 152.39
// Ada pays USD 38.10
// Linus pays USD 38.10
// Grace pays USD 38.10
// Ken pays USD 38.09
