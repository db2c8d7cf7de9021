import Foundation
import SciFoundation

struct Invoice: Codable, Equatable {
  struct Line: Codable, Equatable {
    var title: String
    var unitPrice: Money
    var quantity: Int
  }
  var id: Int
  var lines: [Line]
  var vat: Percent
  var currency: Currency
}

let invoice = Invoice(
  id: 7,
  lines: [
    .init(title: "Hosting", unitPrice: Money("19.99", .usd), quantity: 12),
    .init(title: "Domain", unitPrice: Money(14.5, .usd), quantity: 1),
  ], vat: 19%, currency: .usd)
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let data = try encoder.encode(invoice)
print(String(decoding: data, as: UTF8.self))
// {"currency":"USD","id":7,"lines":[{"quantity":12,"title":"Hosting","unitPrice":{"amount":"19.99","currency":"USD"}},…],"vat":"19%"}
let copy = try JSONDecoder().decode(Invoice.self, from: data)
print(copy == invoice)  // true
let net = copy.lines.map { $0.unitPrice * $0.quantity }.sum()
print(net, (net + copy.vat).rounded())  // USD 254.38 USD 302.71
let price = try JSONDecoder().decode(
  Money.self, from: Data(#"{"amount":"5.00","currency":"GBP"}"#.utf8))
print(price.amount, price.currency.code)  // 5 GBP
