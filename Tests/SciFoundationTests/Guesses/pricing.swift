// swift-format-ignore-file
import SciMoney
func pricing() throws {
  let price = Money(99.99, .usd)
  print(price == Money("99.99", .usd), price.amount == 99.99, price.amount)
  print(price.rounded(.toNearestOrAwayFromZero), price.rounded(to: .wholeUnit, .down))
  let sale = price - 25%
  print(sale, sale.rounded(), price * 0.75 == sale)
  let vatIncluded = Money(121, .eur)
  let net = vatIncluded.removing(tax: 21%)
  let vat = vatIncluded - net
  print(net, vat)
  let margin = (Money(150, .usd) - Money(90, .usd)) / Money(150, .usd)
  print(margin, Percent(fraction: margin))
  let markup = Money(60, .usd).percentage(of: Money(90, .usd))
  print(markup)
  print(Money(10, .usd).adding(tax: "8.875%"), Money(10, .usd).adding(tax: 8.875%).rounded())
  print([Money(1, .usd), Money(2, .usd)].sum())
}
