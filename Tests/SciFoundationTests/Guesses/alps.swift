// swift-format-ignore-file
import Foundation
import SciMoney
struct Trip { let name: String; var expenses: [Money] }
func alps() throws {
  let trip = Trip(name: "Alps", expenses: [Money("120.50", .chf), Money("89.90", .eur), Money("45", .eur), Money("30", .usd)])
  let rates = ExchangeRates(base: .eur, rates: [.chf: "0.9412", .usd: 1.0856])
  var total = Money.zero(.eur)
  for e in trip.expenses { total += try rates.convert(e, to: .eur) }
  print(total, total.rounded())
  let inEuro = try trip.expenses.map { try rates.convert($0, to: .eur).rounded() }
  print(inEuro.sum())
  let bag = trip.expenses.reduce(into: MoneyBag()) { $0 += $1 }
  print(bag, bag[.eur], try bag.total(in: .eur, using: rates).rounded())
  let chf = try ExchangeRate(.eur, .chf, "0.9412")
  print(chf.inverse, chf.inverse.rate)
  print(Money(100, .eur).converted(to: .chf, rate: 0.9412), try Money(100, .eur).converted(to: .chf, using: chf))
  print(try chf.convert(Money(10, .eur)))
  print(Money(100, .chf).converted(using: chf.inverse).rounded())
}
