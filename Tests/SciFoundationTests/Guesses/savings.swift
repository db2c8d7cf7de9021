import SciFinance
import SciMoney

func savings() throws {
  var balance = Money("1000", .usd)
  let rate: Percent = 4.5
  for year in 1...5 {
    let interest = (balance * rate).rounded()
    balance += interest
    print("Year \(year): \(balance)")
  }
  let payment = try pmt(rate: 0.05 / 12, nper: 360, pv: 200_000)
  print(payment)
  print(try fv(rate: 0.04, nper: 10, pmt: -100, pv: -1000))
  print(try irr([-1000, 300, 420, 680]))
  let growth = (balance - Money(1000, .usd)) / Money(1000, .usd)
  print("grew by \(growth)")
  print(Percent(fraction: growth))
}
