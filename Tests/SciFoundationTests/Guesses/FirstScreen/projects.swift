// swift-format-ignore-file
import SciMoney

struct Project {
  let name: String
  let flows: [Money]
}

func q05() throws {
  let projects = [
    Project(name: "Solar", flows: [Money(-50_000, .usd), Money(12_000, .usd), Money(15_000, .usd), Money(18_000, .usd), Money(21_000, .usd)]),
    Project(name: "Wind", flows: [Money(-80_000, .usd), Money(20_000, .usd), Money(30_000, .usd), Money(30_000, .usd), Money(25_000, .usd)]),
  ]
  let hurdle: Percent = 8%
  for project in projects {
    let rate = try irr(project.flows)
    let npvValue = project.flows[0] + (try Array(project.flows.dropFirst()).npv(rate: hurdle))
    print("\(project.name): IRR \(try rate.percentage(places: 2)), NPV \(npvValue.rounded())")
    if try rate.percentage(places: 2) > hurdle { print("  accept") } else { print("  reject") }
  }
  let car = Money(32_000, .usd)
  let downPayment = car * 20%
  let financed = car - downPayment
  let payment = try pmt(rate: 6.9% / 12, nper: 60, pv: financed)
  print("Down \(downPayment), pay \(-payment.rounded()) a month, total \((-payment * 60).rounded())")
  let retirement = try fv(rate: 7% / 12, nper: 30 * 12, pmt: Money(-500, .usd), pv: Money(-10_000, .usd))
  print("At 65: \(retirement.rounded(to: .wholeUnit))")
  let needed = try pv(rate: 4%, nper: 25, pmt: Money(-40_000, .usd))
  print("Needed: \(needed.rounded())")
  let years = try nper(rate: 5%, pmt: Money(0, .usd), pv: Money(-10_000, .usd), fv: Money(20_000, .usd))
  print("Doubles in \(try years.rounded(places: 2)) years")
  let plan = SavingsPlan(initialDeposit: Money(1_000, .usd), monthlyDeposit: Money(150, .usd), annualRate: 4%, years: 5)
  print(plan.futureValue.rounded(), plan.totalDeposits, plan.totalInterest.rounded())
}
