import SciMoney

func subscription() throws {
  let monthly = Money("29.00", .usd)
  let perDay = monthly / 30
  var due = Money.zero
  for days in [10, 20] { due += perDay * days }
  if due == monthly { print("same") }
  let price = Money("119.00", .eur)
  print(price.removing(tax: 19%), price.adding(tax: 19%), price.excludingTax("19%"))
  guard due > .zero, !due.isZero else { return }
  print(due.rounded(), due.isPositive)
}
