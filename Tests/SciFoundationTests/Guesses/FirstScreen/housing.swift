// swift-format-ignore-file
import SciMoney

struct Scenario {
  let label: String
  let loan: MoneyLoan
  let closingCosts: Money
}

func report(_ scenarios: [Scenario]) throws {
  guard let cheapest = scenarios.min(by: { $0.loan.totalInterest + $0.closingCosts < $1.loan.totalInterest + $1.closingCosts }) else { return }
  for scenario in scenarios {
    let loan = scenario.loan
    let mark = scenario.label == cheapest.label ? "*" : " "
    print("\(mark) \(scenario.label): \(loan.monthlyPayment.rounded()) x \(loan.months), interest \(loan.totalInterest), in all \(loan.totalPaid + scenario.closingCosts)")
  }
}

func s04() throws {
  let price = Money(425_000, .usd)
  let down = price * 20%
  let principal = price - down
  let scenarios = [
    Scenario(label: "30 years", loan: Loan(principal: principal, annualRate: 6.875%, years: 30), closingCosts: Money(4_200, .usd)),
    Scenario(label: "15 years", loan: Loan(principal: principal, annualRate: 6.125%, years: 15), closingCosts: Money(4_200, .usd)),
    Scenario(label: "points", loan: Loan(principal: principal, annualRate: 6.25%, months: 360), closingCosts: Money(4_200, .usd) + principal * 2%),
  ]
  try report(scenarios)
  let schedule = try scenarios[0].loan.schedule()
  let crossover = schedule.first { $0.principal > $0.interest }
  print("More principal than interest from month \(crossover?.month ?? 0)")
  let fiveYears = schedule.prefix(60)
  let paid = fiveYears.map(\.principal).sum()
  let equity = down + paid
  print("Equity after five years \(equity), \((equity.percentage(of: price)).rounded(places: 1)) of the price")
  let income = Money(9_800, .usd)
  let taxes = (price * 1.1% / 12).rounded()
  let housing = scenarios[0].loan.monthlyPayment.rounded() + taxes + Money(140, .usd)
  let ratio = Percent(fraction: housing / income)
  print("Housing \(housing), ratio \(ratio.rounded(places: 1)), \(ratio <= 28% ? "ok" : "too high")")
  let affordable = try pv(rate: 6.875% / 12, nper: 360, pmt: -(income * 28%))
  print("Affordable loan \(affordable.rounded(to: .wholeUnit))")
}
