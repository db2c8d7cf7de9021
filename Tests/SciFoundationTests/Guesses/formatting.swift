import Foundation
import SciFoundation
import SciMoney

func formatting() throws {
  let price = Money("1234.50", .eur)
  print("Price: \(price)")
  print(price.formatted())
  print(price.formatted(locale: "en_US"))
  print(
    price.formatted(.currency.locale(Locale(identifier: "de_DE")).precision(.fractionLength(2))))
  print(price.amount, price.currency.code)
  let input = "12,50"
  if let money = try? Money(input, locale: "de_DE", currency: .eur) { print(money) }
  let fromUser = try Money(parsing: "€ 12.50", locale: "en_US")
  print(fromUser)
  let d: Decimal = 19.99
  print(try Money(d, .usd))
  print(Double(truncating: NSDecimalNumber(decimal: Decimal(price.amount))))
}
