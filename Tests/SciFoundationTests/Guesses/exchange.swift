import SciMoney

func exchange() throws {
  let rate = ExchangeRate(from: .usd, to: .eur, rate: "0.92")
  let price = Money("100", .usd)
  let inEuro = try rate.convert(price)
  print(inEuro, try inEuro.converted(using: rate.inverse))
  let rates = ExchangeRates(base: .usd, rates: [.eur: "0.92", .gbp: 0.79])
  print(try rates.convert(price, to: .gbp))
  print(try price.converted(to: .eur, using: rates))
}
