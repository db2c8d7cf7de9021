// swift-format-ignore-file
import SciMoney
import SciFinance
func compound() throws {
  var balance = Money(1000, .eur)
  let apr: Percent = 3.5%
  for _ in 1...12 { balance += (balance * apr / 12).rounded(.halfEven) }
  print(balance)
  let exact = Money(1000, .eur) * pow(1 + apr / 12, 12)
  print(exact.rounded())
  let c = try Money(1000, .eur).compounded(at: apr, periods: 12)
  print(c.rounded())
  let years = try nper(rate: 0.035, pmt: 0, pv: -1000, fv: 2000)
  print(years)
  let cagr = try rate(nper: 10, pmt: 0, pv: -1000, fv: 2000)
  print(cagr)
}
