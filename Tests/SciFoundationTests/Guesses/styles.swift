// swift-format-ignore-file
import Foundation
import SciMoney
import SciFoundation
func styles() throws {
  let m = Money("-1234.5", .eur)
  print(m.formatted(.currency(code: "EUR")))
  print(m.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE"))))
  print(m.formatted(.currency.presentation(.isoCode)))
  print(m.formatted(.currency.sign(strategy: .accounting)))
  print(m.formatted(.currency.grouping(.never)))
  print(m.formatted(.currency.precision(.fractionLength(2))))
  print(m.formatted(.currency.rounded(rule: .down)))
  print((19.5%).formatted(.percent.locale(Locale(identifier: "de_DE"))))
  let parsed = try Money("1.234,50 €", format: .currency.locale(Locale(identifier: "de_DE")))
  print(parsed)
}
