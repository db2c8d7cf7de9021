// swift-format-ignore-file
import SciMoney
func wallet() throws {
  let rates: ExchangeRates = try ExchangeRates(base: .eur, rates: [.usd: "1.0836", .gbp: "0.8571", .jpy: "162.35"])
  let m = Money(100, .eur)
  let usd = try rates.convert(m, to: .usd)
  print(usd, usd.rounded())
  let jpy = try rates.convert(usd, to: .jpy)
  print(jpy, jpy.rounded())
  let gbpUsd = try rates.rate(from: .gbp, to: .usd)
  print(gbpUsd, gbpUsd.rate, gbpUsd.inverse)
  let cross = try ExchangeRate(from: .usd, to: .eur, rate: "0.92").inverse
  print(cross, m.converted(using: cross))
  print(try m.converted(to: .usd, using: rates))
  print(try m.converted(to: .usd, rate: 1.0836))
  let wallet = MoneyBag([Money(10, .eur), Money(20, .usd), Money(3000, .jpy)])
  print(try wallet.total(in: .eur, using: rates))
  print(try wallet.converted(to: .usd, using: rates).rounded())
}
