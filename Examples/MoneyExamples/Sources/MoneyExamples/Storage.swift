import Foundation
import SciMoney

/// An order as a server stores it.
private struct Order: Codable, Equatable {
  var price: Money
  var shipping: TypedMoney<Currency.EUR>
  var discount: Percent
  var vat: TaxRate
  var rate: ExchangeRate
  var balances: MoneyBag
  var rounding: Rounding
  var share: Rational
}

/// Amounts are texts in JSON, with the decimals of their currency; no way goes through a `Double`.
func jsonAndBack() throws {
  let order = Order(
    price: Money("37.5", .eur), shipping: TypedMoney(5), discount: "2.5%",
    vat: TaxRate("VAT", percent: 19), rate: ExchangeRate(.eur, .usd, "1.0987"),
    balances: [.usd: 20, .eur: "0.5"],
    rounding: Rounding(.halfEven, to: .minorUnit), share: Rational(1, 3))
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  let json = try encoder.encode(order)
  for line in String(decoding: json, as: UTF8.self).split(separator: "\n") { print("  \(line)") }

  try check(JSONDecoder().decode(Order.self, from: json) == order, "what was written is read back")
}
