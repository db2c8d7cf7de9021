// swift-format-ignore-file
import Foundation
import SciMoney
import SciFoundation
struct StripeCharge: Codable { let id: String; let amount: Int; let currency: String }
struct Refund: Decodable { let id: String; let total: Money }
struct Price: Decodable { let price: Money }
func charges() throws {
  let json = #"{"id":"ch_1","amount":1999,"currency":"usd"}"#
  let charge = try JSONDecoder().decode(StripeCharge.self, from: Data(json.utf8))
  let amount = try Money(minorUnits: charge.amount, currency: charge.currency)
  print(amount)
  let yen = try Money(minorUnits: 1500, currency: "jpy")
  print(yen, yen.minorUnits)
  let decoder = JSONDecoder()
  decoder.moneyDecodingStrategy = .stripe
  let m = try decoder.decode(Money.self, from: Data(#"{"amount":1999,"currency":"usd"}"#.utf8))
  print(m)
  let r = try decoder.decode(Refund.self, from: Data(#"{"id":"re_1","total":{"amount":500,"currency":"jpy"}}"#.utf8))
  print(r.total)
  let shop = JSONDecoder()
  shop.moneyDecodingStrategy = .keys(amount: "value", currency: "currencyCode")
  print(try shop.decode(Price.self, from: Data(#"{"price":{"value":19.99,"currencyCode":"EUR"}}"#.utf8)).price)
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  encoder.moneyEncodingStrategy = .minorUnits
  print(String(data: try encoder.encode([Money("19.99", .usd)]), encoding: .utf8)!)
}
