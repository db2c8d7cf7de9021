// swift-format-ignore-file
import Foundation
import SciMoney
// pension / wages with Doubles from other code
func wages() throws {
  let hoursWorked: Double = 37.75
  let wage = Money("18.40", .usd)
  let pay = wage * Rational(shortest: hoursWorked)!
  print(pay)
  let pay2 = wage * Rational(exactly: hoursWorked)!
  print(pay2)
  let overtime = wage * 1.5 * 4
  print(overtime, (overtime + pay).rounded())
  let n = 7
  print(wage * n, n * wage, 1.5 * wage, wage * 2.5, wage / 4, wage / 1.5)
  let units = 12.5 as Decimal
  print(wage * units)
  let pct: Double = 8.25
  print(wage * Percent(points: Rational(shortest: pct)!))
}
