// swift-format-ignore-file
import Foundation
import SciMoney
import SciFoundation
func payments() throws {
  let enc = JSONEncoder(), dec = JSONDecoder()
  enc.outputFormatting = [.sortedKeys]
  enc.moneyEncodingStrategy = .stripe
  dec.moneyDecodingStrategy = .stripe
  struct Payment: Codable, Equatable { var id: String; var amount: Money; var fee: Money? }
  let p = Payment(id: "p", amount: Money(12.34, .eur), fee: nil)
  let d = try enc.encode(p)
  print(String(data: d, encoding: .utf8)!, try dec.decode(Payment.self, from: d) == p)
  let nested = #"{"value":"10.00","currencyCode":"EUR"}"#
  let d2 = JSONDecoder(); d2.moneyDecodingStrategy = .keys(amount: "value", currency: "currencyCode")
  print(try d2.decode(Money.self, from: Data(nested.utf8)))
  let m = try JSONSerialization.jsonObject(with: Data(nested.utf8)) as! [String: String]
  print(try Money(m["value"]!, m["currencyCode"]!))
  let rates = try JSONDecoder().decode([String: Double].self, from: Data(#"{"USD":1.0836}"#.utf8))
  let usd = try ExchangeRate(from: .eur, to: .usd, rate: Rational(shortest: rates["USD"]!)!)
  print(usd)
  let rates2 = try JSONDecoder().decode([Currency: Decimal].self, from: Data(#"{"USD":1.0836}"#.utf8))
  print(try ExchangeRate(from: .eur, to: .usd, rate: rates2[.usd]!))
  let list = try JSONDecoder().decode([Money].self, from: Data(#"[{"amount":"1","currency":"USD"}]"#.utf8))
  print(list)
}
