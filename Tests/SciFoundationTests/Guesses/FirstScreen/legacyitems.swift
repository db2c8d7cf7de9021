// swift-format-ignore-file
import Foundation
import SciFoundation

// Old code hands over Doubles, NSDecimalNumbers and dictionaries.
struct LegacyItem {
  let name: String
  let price: Double
  let quantity: NSNumber
  let currency: String
}

func modernize(_ item: LegacyItem) throws -> (name: String, total: Money) {
  guard let price = Rational(shortest: item.price) else { throw MoneyError.divisionByZero }
  let unit = Money(price, try Currency(item.currency))
  return (item.name, unit * item.quantity.intValue)
}

func u10() throws {
  let items = [
    LegacyItem(name: "Cable", price: 7.1, quantity: 3, currency: "USD"),
    LegacyItem(name: "Plug", price: 0.29, quantity: 100, currency: "USD"),
  ]
  let modern = try items.map(modernize)
  for item in modern { print(item.name, item.total) }
  let sum = modern.map(\.total).sum()
  print(sum, Double(sum), Decimal(sum))
  let decimal = Decimal(string: "1499.95")!
  let fromDecimal = try Money(decimal, .usd)
  print(fromDecimal + sum)
  let dictionary: [String: Any] = ["amount": "12.34", "currency": "EUR"]
  if let amount = dictionary["amount"] as? String, let code = dictionary["currency"] as? String {
    print(try Money(amount, code))
  }
  let vatRates: [String: Decimal] = ["DE": 19, "FR": 20]
  for (country, rate) in vatRates.sorted(by: { $0.key < $1.key }) {
    let tax = sum * rate / 100
    print(country, tax.rounded())
  }
  let cents = 123_456
  let imported = Money(minorUnits: cents, currency: .usd)
  print(imported, imported.minorUnits == cents, imported.amount)
  let formatter = NumberFormatter()
  formatter.numberStyle = .currency
  formatter.currencyCode = "USD"
  formatter.locale = Locale(identifier: "en_US")
  print(formatter.string(from: NSDecimalNumber(decimal: Decimal(imported))) ?? "-", imported.formatted(locale: Locale(identifier: "en_US")))
}
