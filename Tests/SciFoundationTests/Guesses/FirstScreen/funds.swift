// swift-format-ignore-file
import SciMoney

struct Fund {
  let name: String
  let expenseRatio: Percent
  let returns: [Percent]
}

struct Simulation {
  var monthly: Money
  var raise: Percent

  func run(_ fund: Fund, years: Int) -> (balance: Money, paid: Money, fees: Money) {
    var balance = Money.zero(.usd)
    var paid = Money.zero(.usd)
    var fees = Money.zero(.usd)
    var deposit = monthly
    for year in 0..<years {
      let yearReturn = fund.returns[year % fund.returns.count]
      for _ in 1...12 {
        balance += deposit
        paid += deposit
        balance *= 1 + yearReturn / 12
      }
      let fee = (balance * fund.expenseRatio).rounded()
      balance -= fee
      fees += fee
      balance = balance.rounded()
      deposit += raise
      deposit = deposit.rounded()
    }
    return (balance, paid, fees)
  }
}

func v01() throws {
  let funds = [
    Fund(name: "Index", expenseRatio: 0.04%, returns: [8%, -3%, 12%, 5%]),
    Fund(name: "Active", expenseRatio: 1.1%, returns: [9%, -4%, 12.5%, 6%]),
  ]
  let simulation = Simulation(monthly: Money(250, .usd), raise: 3%)
  for fund in funds {
    let result = simulation.run(fund, years: 12)
    let gain = result.balance - result.paid
    print("\(fund.name): \(result.balance) from \(result.paid), fees \(result.fees), gain \(gain.percentage(of: result.paid).formatted(places: 1))")
    let average = fund.returns.sum() / fund.returns.count
    print("  average return \(average), best \(fund.returns.max()!)")
  }
}
