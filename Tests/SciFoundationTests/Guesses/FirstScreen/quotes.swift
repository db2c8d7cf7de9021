// swift-format-ignore-file
import Foundation
import SciFoundation

struct PriceList: Codable {
  var updated: Date
  var prices: [String: Money]
  var shipping: [Currency: Money]
  var vat: Percent
}

struct Quote: Codable {
  var lines: [Line]
  struct Line: Codable {
    var sku: String
    var quantity: Int
    var total: Money
  }
  var grandTotal: Money
}

func quote(for order: [String: Int], in currency: Currency, list: PriceList, rates: ExchangeRates) throws -> Quote {
  var lines: [Quote.Line] = []
  for (sku, quantity) in order.sorted(by: { $0.key < $1.key }) {
    guard let price = list.prices[sku] else { continue }
    let unit = try rates.convert(price, to: currency).rounded()
    lines.append(Quote.Line(sku: sku, quantity: quantity, total: unit * quantity))
  }
  let goods = lines.map(\.total).sum()
  let shipping = list.shipping[currency] ?? .zero(currency)
  return Quote(lines: lines, grandTotal: ((goods + shipping) + list.vat).rounded())
}

func q10() throws {
  let body = #"""
  {"updated":"2024-06-01T00:00:00Z","vat":"19%",
   "prices":{"A1":{"value":19.99,"currencyCode":"EUR"},"B2":{"value":"7.5","currencyCode":"EUR"}},
   "shipping":{"EUR":{"value":4.9,"currencyCode":"EUR"},"USD":{"value":6,"currencyCode":"USD"}}}
  """#
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  decoder.moneyDecodingStrategy = .keys(amount: "value", currency: "currencyCode")
  let list = try decoder.decode(PriceList.self, from: Data(body.utf8))
  let rates = ExchangeRates(base: .eur, rates: [.usd: 1.0874])
  let result = try quote(for: ["A1": 3, "B2": 1, "C3": 9], in: .usd, list: list, rates: rates)
  print(result.grandTotal, result.lines.count)
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  encoder.moneyEncodingStrategy = .string
  print(String(decoding: try encoder.encode(result), as: UTF8.self))
  let decimal = Decimal(result.grandTotal)
  print(decimal, decimal * 2)
  let again = try Money(decimal, .usd)
  print(again == result.grandTotal)
}
