// swift-format-ignore-file
import Foundation
import SciMoney
import SciFoundation
// from Foundation's Decimal
func decimals() throws {
  let price = Decimal(string: "19.99")!
  let m = try Money(price, .usd)
  let literal = Money(19.99, .usd)
  print(m == literal, literal)
  let quantity: Decimal = 3
  let total = m * quantity
  print(total)
  let back: Decimal = try Decimal(total)
  print(back)
  let d = try Decimal(total.amount)
  print(d, NSDecimalNumber(decimal: d))
  var sum = Money.zero(.usd)
  for p in [Decimal(1), 2, 3] { sum += try Money(p, .usd) }
  print(sum)
  print(Double(total.amount), Double(total))
  print(total.formatted(.currency), total.amount.formatted())
  let tax = total * Decimal(string: "0.0825")!
  print(tax, tax.rounded(), tax.rounded(.plain))
}
