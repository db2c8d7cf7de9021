import SciMoney

func travel() throws {
  let rates = ExchangeRates(base: .usd, rates: [.eur: 0.92, .gbp: 0.79, .jpy: 151.3])
  let expenses: [Money] = [Money("120.50", .eur), Money(15000, .jpy), Money("42.10", .gbp)]
  var total = Money.zero(.usd)
  for expense in expenses {
    let usd = try rates.convert(expense, to: .usd).rounded()
    print("\(expense.formatted()) = \(usd.formatted())")
    total += usd
  }
  print("Total: \(total)")
  let rate = ExchangeRate(from: .usd, to: .eur, rate: "0.92")
  let euros = try total.converted(using: rate).rounded(.halfEven)
  let back = try euros.converted(using: rate.inverse)
  print(euros, back)
}
