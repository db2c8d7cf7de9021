// swift-format-ignore-file
import Foundation
import SciFoundation

struct LineItem: Codable, Identifiable {
  var id = UUID()
  var title: String
  var quantity: Rational
  var unitPrice: Money
  var vatRate: Percent

  var net: Money { unitPrice * quantity }
  var vat: Money { (net * vatRate).rounded() }
}

struct CustomerInvoice {
  let number: String
  var items: [LineItem]
  var discount: Percent = 0%

  var subtotal: Money { items.map(\.net).sum() }
  var discountAmount: Money { (subtotal * discount).rounded() }
  var vatByRate: [Percent: Money] {
    Dictionary(grouping: items, by: \.vatRate).mapValues { $0.map(\.vat).sum() }
  }
  var total: Money { subtotal - discountAmount + vatByRate.values.sum() }

  func printout(locale: Locale) -> String {
    var lines = ["Invoice \(number)"]
    for item in items {
      lines.append("\(item.title): \(item.quantity) x \(item.unitPrice.formatted(locale: locale)) = \(item.net.formatted(locale: locale))")
    }
    for (rate, amount) in vatByRate.sorted(by: { $0.key < $1.key }) {
      lines.append("VAT \(rate): \(amount.formatted(locale: locale))")
    }
    lines.append("Total: \(total.formatted(locale: locale))")
    return lines.joined(separator: "\n")
  }
}

func p01() throws {
  let invoice = CustomerInvoice(number: "2024-17", items: [
    LineItem(title: "Consulting", quantity: 7.5, unitPrice: Money("95.00", .eur), vatRate: 19%),
    LineItem(title: "Book", quantity: 2, unitPrice: Money("24.90", .eur), vatRate: 7%),
  ], discount: 5%)
  print(invoice.printout(locale: Locale(identifier: "de_DE")))
  print(invoice.subtotal, invoice.discountAmount, invoice.total)
}
