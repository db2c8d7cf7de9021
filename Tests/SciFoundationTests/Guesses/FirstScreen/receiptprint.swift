// swift-format-ignore-file
import Foundation
import SciFoundation

struct ReceiptLine: CustomStringConvertible {
  let name: String
  let quantity: Rational
  let unit: String
  let price: Money
  let tax: Percent
  var amount: Money { (price * quantity).rounded() }
  var description: String {
    let left = "\(name) \(quantity)\(unit)".padding(toLength: 22, withPad: " ", startingAt: 0)
    return left + amount.formatted(width: 10, locale: "de_DE")
  }
}

struct Receipt2 {
  var lines: [ReceiptLine]
  var total: Money { lines.map(\.amount).sum() }
  var taxes: [(rate: Percent, net: Money, tax: Money)] {
    Dictionary(grouping: lines, by: \.tax).map { rate, lines in
      let gross = lines.map(\.amount).sum()
      let net = gross.removing(tax: rate).rounded()
      return (rate, net, gross - net)
    }.sorted { $0.rate < $1.rate }
  }
}

func t06() throws {
  let receipt = Receipt2(lines: [
    ReceiptLine(name: "Apples", quantity: 1.245, unit: "kg", price: Money("2.99", .eur), tax: 7%),
    ReceiptLine(name: "Milk", quantity: 3, unit: "", price: Money("1.19", .eur), tax: 7%),
    ReceiptLine(name: "Candle", quantity: 1, unit: "", price: Money("5.49", .eur), tax: 19%),
  ])
  receipt.lines.forEach { print($0) }
  print("Total".padding(toLength: 22, withPad: " ", startingAt: 0) + receipt.total.formatted(width: 10, locale: "de_DE"))
  for tax in receipt.taxes { print("\(tax.rate): net \(tax.net), tax \(tax.tax)") }
  let given = Money(20, .eur)
  let change = given - receipt.total
  print("Change \(change)")
  let coins: [Money] = ["2 EUR", "1 EUR", "0.50 EUR", "0.20 EUR", "0.10 EUR", "0.05 EUR", "0.02 EUR", "0.01 EUR"]
  var rest = change - Money(10, .eur) >= .zero ? change - Money(10, .eur) : change
  for coin in coins {
    let count = Int(rest / coin)
    if count > 0 { print("\(count) x \(coin.formatted(locale: "de_DE"))") }
    rest -= coin * count
  }
  print(rest.isZero)
}
