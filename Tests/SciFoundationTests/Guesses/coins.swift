// swift-format-ignore-file
import SciMoney
extension Currency { static let btc = Currency(custom: "BTC", minorUnits: 8, symbol: "₿") }
func coins() throws {
  let fee = Money("0.00001234", .btc)
  print(fee, fee * 3, fee.minorUnits)
  let price = Money("64250.12", .usd)
  print((price * "0.015").rounded())
  let rate = ExchangeRate(from: .btc, to: .usd, rate: "64250.12")
  print(fee.converted(using: rate), fee.converted(using: rate).rounded())
  let eth = Currency(custom: "ETH", minorUnits: 18)
  print(Money("0.000000000000000001", eth))
}
