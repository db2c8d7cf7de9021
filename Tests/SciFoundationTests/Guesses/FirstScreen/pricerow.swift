// swift-format-ignore-file
import Foundation
import SciFoundation

struct FakeText<F: FormatStyle>: CustomStringConvertible where F.FormatOutput == String {
  let value: F.FormatInput
  let format: F
  init(_ value: F.FormatInput, format: F) { self.value = value; self.format = format }
  var description: String { format.format(value) }
}

struct PriceRow {
  let product: String
  let price: Money
  let oldPrice: Money?
  var isSale: Bool { oldPrice.map { $0 > price } ?? false }
  var saving: Percent? {
    guard let oldPrice, isSale else { return nil }
    return Percent(fraction: (oldPrice - price) / oldPrice)
  }

  func body(locale: Locale) -> String {
    var text = "\(product): \(FakeText(price, format: .currency(code: price.currency.code).locale(locale)))"
    if let saving {
      text += " (-\(FakeText(saving, format: .percent.precision(.fractionLength(0)).locale(locale))))"
    }
    return text
  }
}

func u01() {
  let us = Locale(identifier: "en_US"), de = Locale(identifier: "de_DE")
  let rows = [
    PriceRow(product: "Shoes", price: Money("79.95", .eur), oldPrice: Money(120, .eur)),
    PriceRow(product: "Bag", price: Money("49.5", .eur), oldPrice: nil),
  ]
  for row in rows { print(row.body(locale: us), "|", row.body(locale: de)) }
  let cheapestFirst = rows.sorted(using: KeyPathComparator(\.price))
  print(cheapestFirst.map(\.product))
  let style: Money.FormatStyle = .currency(code: "EUR").locale(de).grouping(.never)
  print(Money(123456, .eur).formatted(style), style.format(Money("0.5", .eur)))
  let total = rows.map(\.price).sum()
  print("Total: \(total, format: style)")
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ money: Money, format: Money.FormatStyle) {
    appendInterpolation(money.formatted(format))
  }
}
