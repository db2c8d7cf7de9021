import Foundation
import SciFoundation
import SciMoney

func format() {
  let price = Money("-1234.5", .eur)
  print(price.formatted(.currency.locale(Locale(identifier: "de_DE"))))
  print(price.formatted(.currency.presentation(.isoCode).sign(strategy: .accounting)))
  print(price.formatted(.currency.precision(.fractionLength(0)).grouping(.never)))
  print(price.formatted(locale: Locale(identifier: "fr_CH")))
  print((price / 3).formatted(locale: "en_US"))
}
