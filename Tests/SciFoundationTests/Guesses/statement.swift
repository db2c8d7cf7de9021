// swift-format-ignore-file
import Foundation
import SciMoney
func statement() throws {
  let csv = """
  date,description,amount,currency
  2024-01-02,Coffee,-3.50,EUR
  2024-01-03,Salary,2500.00,EUR
  2024-01-04,Hotel,-120.75,USD
  """
  var byCurrency: [Currency: Money] = [:]
  for line in csv.split(separator: "\n").dropFirst() {
    let f = line.split(separator: ",")
    let amount = try Money(f[2], Currency(f[3]))
    byCurrency[amount.currency, default: .zero] += amount
  }
  for (c, m) in byCurrency.sorted(by: { $0.key < $1.key }) { print(c, m) }
  let bag = MoneyBag(byCurrency.values)
  print(bag[.eur], bag[.usd], bag.currencies)
  let s = "EUR"
  let m2 = try Money(String("3.50"), String(s))
  print(m2.currency == "EUR", m2.currency == .eur, m2.currency.code == "EUR")
}
