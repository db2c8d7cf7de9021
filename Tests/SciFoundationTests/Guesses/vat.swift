// swift-format-ignore-file
import SciMoney
func vat() throws {
  let net = Money("40.00", .usd)
  let gross = net.adding(tax: 8.25%)
  print(gross.rounded())
  let back = gross.removing(tax: 8.25%)
  print(back == net)
  let tax = TaxRate("VAT", percent: 19)
  print(tax)
  let included = Money("119", .eur).includedTax(19%)
  print(included)
  let rules = [Money("3.60", .eur), Money("3.60", .eur)].map { $0 + 5.5% }
  print(rules)
  let vat: [String: Percent] = ["standard": 19%, "reduced": 7%, "zero": 0%]
  for (name, r) in vat.sorted(by: { $0.key < $1.key }) { print(name, r, net.adding(r).rounded()) }
  print(19% > 7%, [7%, 19%].max()!, Percent(19), Percent("0.5"), 19.percent.fraction, Percent(fraction: 0.19))
}
