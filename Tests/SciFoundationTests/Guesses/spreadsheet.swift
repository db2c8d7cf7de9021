// swift-format-ignore-file
import Foundation
import SciMoney
import SciFinance
// from spreadsheets
func spreadsheet() throws {
  print(try pmt(rate: 0.05 / 12, nper: 360, pv: 200_000))
  print(try pmt(0.05 / 12, 360, 200_000))
  print(try fv(rate: "5%" / 12, nper: 120, pmt: -100, pv: -1000))
  print(try pv(rate: 0.08 / 12, nper: 240, pmt: 500))
  print(try nper(rate: 0.01, pmt: -100, pv: 1000))
  print(try rate(nper: 48, pmt: -200, pv: 8000))
  print(try irr([-70_000, 12_000, 15_000, 18_000, 21_000, 26_000]))
  print(try xirr([-10_000, 2_750, 4_250, 3_250, 2_750], ["2008-01-01", "2008-03-01", "2008-10-30", "2009-02-15", "2009-04-01"]))
  print(try xnpv(rate: 0.09, values: [-10_000, 2_750, 4_250, 3_250, 2_750], dates: ["2008-01-01", "2008-03-01", "2008-10-30", "2009-02-15", "2009-04-01"]))
  print(try ipmt(rate: 0.1 / 12, per: 1, nper: 36, pv: 8000), try ppmt(rate: 0.1 / 12, per: 1, nper: 24, pv: 2000))
  print(try mirr([-120_000, 39_000, 30_000, 21_000, 37_000, 46_000], financeRate: 0.1, reinvestRate: 0.12))
  print(try effect(0.0525, 4), try nominal(0.053543, 4))
  print(try sln(cost: 30_000, salvage: 7_500, life: 10), try ddb(cost: 2400, salvage: 300, life: 10, period: 1))
}
