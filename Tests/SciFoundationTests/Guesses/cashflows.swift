// swift-format-ignore-file
import Foundation
import SciMoney
import SciFinance
// spreadsheets with amounts
func cashflows() throws {
  let payment = try pmt(rate: "4.5%" / 12, nper: 360, pv: Money(300_000, .usd))
  print(payment, payment.rounded())
  let flows = [Money(-1000, .usd), Money(300, .usd), Money(420, .usd), Money(680, .usd)]
  print(try irr(flows))
  print(try npv(rate: 10%, flows))
  let dated: [(String, Money)] = [("2023-01-01", Money(-1000, .usd)), ("2024-01-01", Money(1100, .usd))]
  print(try xirr(dated))
  let d: [(date: Date, amount: Decimal)] = [(Date(timeIntervalSince1970: 0), -1000), (Date(timeIntervalSince1970: 31536000), 1100)]
  print(try xirr(d))
  print(try xirr(flows, dates: ["2024-01-01", "2025-01-01", "2026-01-01", "2027-01-01"]))
  let rate = try irr(flows)
  print(try rate.rounded(places: 4), try rate.percentage(places: 2), try rate.formatted(digits: 5))
  print(try fv(rate: 0.06 / 12, nper: 12 * 10, pmt: Money(-200, .usd)))
}
