// swift-format-ignore-file
import SciMoney

struct PensionPlan {
  var salary: Money
  var contribution: Percent
  var match: Percent
  var raise: Percent
  var growth: Percent
  var feePerYear: Percent

  func project(years: Int, start: Money) -> [(year: Int, salary: Money, balance: Money)] {
    var salary = self.salary
    var balance = start
    var rows: [(year: Int, salary: Money, balance: Money)] = []
    for year in 1...years {
      let paid = salary * (contribution + min(match, contribution))
      balance = ((balance + paid) * (1 + growth - feePerYear)).rounded()
      rows.append((year, salary, balance))
      salary = (salary + raise).rounded()
    }
    return rows
  }
}

func t02() throws {
  let plan = PensionPlan(salary: Money(64_000, .gbp), contribution: 6%, match: 4%, raise: 2.5%, growth: 5.5%, feePerYear: 0.35%)
  let rows = plan.project(years: 25, start: Money(18_250, .gbp))
  for row in rows where row.year % 5 == 0 {
    print("Year \(row.year): salary \(row.salary), pot \(row.balance)")
  }
  guard let last = rows.last else { return }
  let income = (last.balance * 4% / 12).rounded()
  let replacement = Percent(fraction: income * 12 / last.salary)
  print("Drawdown \(income) a month, \(replacement.rounded(places: 1)) of the last salary")
  let inflation: Percent = 2%
  let today = last.balance / pow(1 + inflation, 25)
  print("In today's money \(today.rounded(to: .wholeUnit))")
  let lump = last.balance * 25%
  let annuity = try pmt(rate: 3.2% / 12, nper: 20 * 12, pv: last.balance - lump)
  print("Lump sum \(lump.rounded()), annuity \(-annuity.rounded())")
  let lasts = try nper(rate: 3% / 12, pmt: Money(-2_500, .gbp), pv: last.balance)
  print("Lasts \(try lasts.rounded(places: 0)) months")
}
