// swift-format-ignore-file
import Foundation
import SciFoundation

struct ShopOrder: Decodable {
  struct Line: Decodable {
    let title: String
    let quantity: Int
    let price: String
  }
  let currency: Currency
  let line_items: [Line]
  let tax_lines: [TaxLine]
  struct TaxLine: Decodable { let title: String; let rate: Decimal; let price: String }
  let total_price: String
}

func audit(_ json: String) throws -> (goods: Money, tax: Money, total: Money, difference: Money) {
  let order = try JSONDecoder().decode(ShopOrder.self, from: Data(json.utf8))
  var goods = Money.zero(order.currency)
  for line in order.line_items {
    goods += try Money(line.price, order.currency) * line.quantity
  }
  let tax = try order.tax_lines.map { try Money($0.price, order.currency) }.sum()
  let expected = order.tax_lines.map { (goods * $0.rate).rounded() }.sum()
  let total = try Money(order.total_price, order.currency)
  return (goods, tax, total, total - goods - expected)
}

func v10() throws {
  let good = #"{"currency":"CAD","total_price":"113.00","line_items":[{"title":"Hat","quantity":2,"price":"40.00"},{"title":"Scarf","quantity":1,"price":"20.00"}],"tax_lines":[{"title":"GST","rate":0.05,"price":"5.00"},{"title":"PST","rate":0.08,"price":"8.00"}]}"#
  let result = try audit(good)
  print(result.goods, result.tax, result.total, result.difference.isZero)
  for bad in [good.replacingOccurrences(of: "\"40.00\"", with: "\"40,00\""), good.replacingOccurrences(of: "CAD", with: "CDN")] {
    do { _ = try audit(bad) } catch let error as MoneyError { print("amount: \(error)") } catch { print("json: \(type(of: error))") }
  }
  let amounts = try JSONDecoder().decode([Money].self, from: Data(#"[{"amount":"1.10","currency":"CAD"},{"amount":"2.20","currency":"CAD"}]"#.utf8))
  print(amounts.sum(), amounts.sum() == "3.30 CAD")
  let rate: Percent = try JSONDecoder().decode([String: Percent].self, from: Data(#"{"hst":"13"}"#.utf8))["hst"]!
  print(rate, result.goods + rate)
}
