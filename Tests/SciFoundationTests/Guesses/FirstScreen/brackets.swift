// swift-format-ignore-file
import SciMoney

struct TaxBracket {
  let upTo: Money?
  let rate: Percent
}

let federal: [TaxBracket] = [
  TaxBracket(upTo: Money(11_600, .usd), rate: 10%),
  TaxBracket(upTo: Money(47_150, .usd), rate: 12%),
  TaxBracket(upTo: Money(100_525, .usd), rate: 22%),
  TaxBracket(upTo: nil, rate: 24%),
]

func incomeTax(on income: Money, brackets: [TaxBracket]) -> Money {
  var tax: Money = .zero
  var lower = Money(0, .usd)
  for bracket in brackets {
    let upper = bracket.upTo ?? income
    guard income > lower else { break }
    let taxed = min(income, upper) - lower
    tax += taxed * bracket.rate
    lower = upper
  }
  return tax.rounded()
}

func p03() throws {
  let salary = Money(82_500, .usd)
  let periods = 26
  let grossPerPeriod = (salary / periods).rounded()
  let retirement = (grossPerPeriod * 6%).rounded(.down)
  let taxableYear = (grossPerPeriod - retirement) * periods
  let tax = incomeTax(on: taxableYear, brackets: federal)
  let withheld = (tax / periods).rounded()
  let socialSecurity = (grossPerPeriod * 6.2%).rounded()
  let medicare = (grossPerPeriod * 1.45%).rounded()
  let deductions = [retirement, withheld, socialSecurity, medicare]
  let net = grossPerPeriod - deductions.sum()
  print("Gross \(grossPerPeriod), net \(net)")
  print("Annual tax \(tax), effective rate \(Percent(fraction: tax / salary).rounded(places: 2))")
  let hours: Rational = 43.25
  let overtimeHours = max(hours - 40, 0)
  let hourly = salary / 2080
  let overtimePay = (hourly * overtimeHours * 1.5).rounded()
  print("Overtime \(overtimeHours) h: \(overtimePay)")
}
