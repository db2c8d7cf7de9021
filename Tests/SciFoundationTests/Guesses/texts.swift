// swift-format-ignore-file
import Foundation
import SciMoney
import SciFoundation
func texts() throws {
  let price = Money(1234.5, .eur)
  print(price.formatted(locale: "de-DE"), price.formatted(locale: "fr_FR"), price.formatted(locale: .enUS), price.formatted(locale: Locale(identifier: "en_IN")))
  print(price.formatted(.currency.locale(Locale(identifier: "ja_JP")).presentation(.narrow)))
  print(price.formatted(.currency.precision(.fractionLength(0)).rounded(rule: .up)))
  print(price.formatted(.currency(code: "EUR").grouping(.never)))
  print((price / 3).formatted(), "\(price / 3)", String(describing: price / 3))
  print(String(describing: price), "\(price.amount)", price.currency.code, price.currency.numericCode as Any, price.currency.name)
  let field = try Money(parsing: "1,234.50", locale: "en_US", currency: .eur)
  print(field == price)
  let style = Money.FormatStyle.currency
  print(style.format(price))
  let parsed = try? Money("12,5", format: .currency(code: "EUR").locale(Locale(identifier: "de_DE")))
  print(parsed as Any)
  let neg = Money(-5, .usd)
  print(neg.formatted(.currency.sign(strategy: .accounting)), neg.formatted(), neg)
  let d = price.amount as Rational
  print(d.doubleValue, Double(price), Decimal(price))
}
