// swift-format-ignore-file
import Foundation
import SciFoundation

struct TravelWallet: Codable {
  private var balances: [Currency: Money] = [:]
  var total: MoneyBag { MoneyBag(balances.values) }

  subscript(_ currency: Currency) -> Money {
    get { balances[currency] ?? .zero(currency) }
    set { balances[currency] = newValue }
  }

  mutating func exchange(_ amount: Money, to currency: Currency, using rates: ExchangeRates, fee: Percent = 1%) throws {
    guard self[amount.currency] >= amount else { throw WalletError.notEnough(self[amount.currency]) }
    let charged = (amount * fee).rounded(.up)
    let bought = try rates.convert(amount - charged, to: currency).rounded(.down)
    self[amount.currency] -= amount
    self[currency] += bought
  }

  enum WalletError: LocalizedError {
    case notEnough(Money)
    var errorDescription: String? {
      if case .notEnough(let money) = self { return "Only \(money.formatted(locale: "en_US")) left" }
      return nil
    }
  }
}

func v03() throws {
  var wallet = TravelWallet()
  wallet[.eur] += Money(500, .eur)
  let rates = ExchangeRates(base: .eur, rates: [.thb: 39.12, .vnd: 27_450, .usd: 1.0855])
  try wallet.exchange(Money(200, .eur), to: .thb, using: rates)
  try wallet.exchange(Money(100, .eur), to: .vnd, using: rates, fee: 2.5%)
  print(wallet[.eur], wallet[.thb], wallet[.vnd])
  wallet[.thb] -= Money("1234.50", .thb)
  do { try wallet.exchange(Money(5_000, .eur), to: .usd, using: rates) } catch { print(error.localizedDescription) }
  for money in wallet.total { print(money.currency.name, money.formatted(locale: "en_US")) }
  print("All in all \(try wallet.total.total(in: .eur, using: rates).rounded())")
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let data = try encoder.encode(wallet)
  print(String(decoding: data, as: UTF8.self))
  let copy = try JSONDecoder().decode(TravelWallet.self, from: data)
  print(copy.total == wallet.total)
  if let rate = rates[.thb] { print("1 EUR = \(rate) THB, 100 THB = \((Money(100, .thb) / rate).amount.rounded(places: 2)) EUR") }
}
