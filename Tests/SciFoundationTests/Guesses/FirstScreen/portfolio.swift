// swift-format-ignore-file
import SciMoney

struct Position {
  let name: String
  let value: Money
}

struct Portfolio {
  var positions: [Position]

  func value(in currency: Currency, rates: ExchangeRates) throws -> Money {
    try positions.map(\.value).sum(in: currency, using: rates)
  }

  func weights(in currency: Currency, rates: ExchangeRates) throws -> [(String, Percent)] {
    let total = try value(in: currency, rates: rates)
    return try positions.map { position in
      let converted = try rates.convert(position.value, to: currency)
      return (position.name, Percent(fraction: converted / total))
    }
  }
}

func p05() throws {
  let rates = ExchangeRates(base: .usd, rates: [.eur: 0.9234, .gbp: 0.7911, .jpy: 149.37, .chf: "0.8825"])
  let portfolio = Portfolio(positions: [
    Position(name: "ACME", value: Money(12_400, .usd)),
    Position(name: "BOLT", value: Money("8310.50", .eur)),
    Position(name: "KYOTO", value: Money(950_000, .jpy)),
  ])
  let inDollars = try portfolio.value(in: .usd, rates: rates)
  print(inDollars.rounded())
  for (name, weight) in try portfolio.weights(in: .usd, rates: rates) {
    print("\(name): \(weight.rounded(places: 2))")
  }
  do {
    _ = try rates.convert(Money(1, .sek), to: .usd)
  } catch {
    print("Cannot convert: \(error)")
  }
  let spread: Percent = 1.5%
  let mid = try rates.rate(from: .usd, to: .eur)
  let customerRate = ExchangeRate(from: .usd, to: .eur, rate: "0.9095")
  print(mid, customerRate)
  let fee = Money(250, .usd) * spread
  let received = (Money(250, .usd) - fee).converted(using: mid).rounded(.down)
  print("You get \(received)")
}
