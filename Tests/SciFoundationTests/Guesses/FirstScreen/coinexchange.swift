// swift-format-ignore-file
import SciMoney

extension Currency {
  static let btc = Currency(custom: "BTC", minorUnits: 8)
  static let eth = Currency(custom: "ETH", minorUnits: 18)
}

struct Exchange {
  let prices: [Currency: Money]
  let fee: Percent

  func buy(_ coin: Currency, for money: Money) -> (coins: Money, fee: Money)? {
    guard let price = prices[coin] else { return nil }
    let fee = (money * self.fee).rounded(.up)
    let units = (money - fee) / price
    return (Money(units, coin).rounded(.down), fee)
  }

  func value(of holdings: [Money]) -> Money {
    holdings.map { (prices[$0.currency] ?? .zero) * $0.amount }.sum()
  }
}

func t07() throws {
  let exchange = Exchange(prices: [.btc: Money("64321.50", .usd), .eth: Money("3120.07", .usd)], fee: 0.5%)
  guard let order = exchange.buy(.btc, for: Money(250, .usd)), let second = exchange.buy(.eth, for: Money(100, .usd)) else { return }
  print(order.coins, order.fee, second.coins)
  let value = exchange.value(of: [order.coins, second.coins])
  print("Worth \(value.rounded())")
  let loss = Money(350, .usd) - value
  print("Cost of trading \(loss.rounded()), \(loss.percentage(of: Money(350, .usd)).rounded(places: 3))")
  print(order.coins.minorUnits, "satoshi")
  let gas = Money("0.000021", .eth) * 35
  print(gas, (exchange.prices[.eth]! * gas.amount).rounded(places: 4))
}
