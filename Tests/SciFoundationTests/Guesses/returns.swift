import Foundation
import SciFinance
import SciMoney

func returns() throws {
  let flows: [Decimal] = [-1000, 400, 400, 400]
  print(try irr(flows))
  print(try npv(rate: "8%", [Money(-1000, .usd), Money(600, .usd), Money(600, .usd)]))
  print(try pmt(rate: 0.05 / 12, nper: 360, pv: 200_000))
  print(try xirr(values: [-100, 110], dates: [Date(timeIntervalSince1970: 0), Date()]))
  let bond = Bond(
    settlement: "2024-02-15", maturity: "2034-11-15", coupon: 5.75%, frequency: .semiannual)
  print(try bond.price(yield: "6.5%"))
}
