// swift-format-ignore-file
import Foundation
import SciFinance
import SciMoney
func flows() throws {
  let cf: [Double] = [-100, 110]
  let amounts = [Decimal(string: "-1000.50")!, Decimal(500), Decimal(string: "700.25")!]
  print(try irr(amounts))
  print(try npv(rate: "8%", [-1000, 500, 700]))
  print(try npv(rate: 8%, [-1000, 500, 700]))
  print(try npv(rate: 0.08, amounts))
  let flows: [Money] = [Money(-1000, .eur), Money(600, .eur), Money(700, .eur)]
  let r = try irr(flows)
  print("IRR \(r)")
  let cal = Calendar(identifier: .gregorian)
  let d0 = DateComponents(calendar: cal, timeZone: .gmt, year: 2024, month: 1, day: 1).date!
  let d1 = DateComponents(calendar: cal, timeZone: .gmt, year: 2025, month: 1, day: 1).date!
  print(try xirr([(d0, Decimal(-1000)), (d1, Decimal(1100))]))
  print(try xirr(values: [-1000, 1100], dates: [d0, d1]))
  print(try xirr([("2024-01-01", -1000), ("2025-01-01", 1100)]))
  print(try fv(rate: 5% / 12, nper: 12 * 20, pmt: -200))
  print(try nper(rate: 1%, pmt: -100, pv: 1000), try rate(nper: 60, pmt: -500, pv: 25_000))
  print(try pv(0.05, 10, -100), try pmt(rate: 0.06 / 12, nper: 60, pv: 20_000, fv: 0))
  let bond = Bond(settlement: "2024-03-01", maturity: "2034-03-01", coupon: 4%, frequency: .annual)
  print(try bond.price(yield: 0.05), try bond.price(yield: "5%"), try bond.yield(price: 95))
  print(cf.count)
}
