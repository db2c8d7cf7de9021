import SciMoney

func payroll() throws {
  let hourly = Money("23.75", .usd)
  let hours: Rational = 37.5
  let gross = hourly * hours
  let overtime = hourly * 1.5 * 4
  let pay = (gross + overtime).rounded(.bankers)
  let withheld = (pay * "0.2235").rounded()
  print(pay, withheld, pay - withheld)
  let bonus = Money(10_000, .usd).allocate(ratios: [50, 30, 20])
  print(bonus)
}
