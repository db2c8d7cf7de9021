// swift-format-ignore-file
import SciMoney

struct Investment {
  let cost: Money
  let subsidy: Percent
  let yearlySaving: Money
  let degradation: Percent
  let priceIncrease: Percent
  let lifetime: Int

  var netCost: Money { cost - subsidy }

  var savings: [Money] {
    var saving = yearlySaving
    var result: [Money] = []
    for _ in 0..<lifetime {
      result.append(saving.rounded())
      saving *= 1 - degradation
      saving *= 1 + priceIncrease
    }
    return result
  }

  var flows: [Money] { [-netCost] + savings }

  func payback() -> Int? {
    var left = netCost
    for (index, saving) in savings.enumerated() {
      left -= saving
      if left <= .zero { return index + 1 }
    }
    return nil
  }
}

func v08() throws {
  let solar = Investment(cost: Money(18_400, .eur), subsidy: 12%, yearlySaving: Money(1_380, .eur), degradation: 0.4%, priceIncrease: 2%, lifetime: 20)
  print("Net cost \(solar.netCost), savings \(solar.savings.sum())")
  print("Payback after \(solar.payback() ?? -1) years")
  let rate = try irr(solar.flows)
  print("Return \(try rate.percentage(places: 2))")
  let value = try solar.savings.npv(rate: 3%) - solar.netCost
  print("Value today \(value.rounded())")
  let loan = Loan(principal: solar.netCost, annualRate: 3.95%, years: 10)
  let yearly = loan.monthlyPayment * 12
  print("Loan \(loan.monthlyPayment.rounded()) a month, first year \((solar.savings[0] - yearly).rounded())")
  let first = try loan.schedule()[0]
  print(first.month, first.interest, first.principal)
  let owed = try loan.balance(after: 60)
  print("Owed after five years \(owed.rounded()), \(owed.percentage(of: solar.netCost).rounded())")
  let interest = try cumipmt(rate: 3.95% / 12, nper: 120, pv: solar.netCost, start: 1, end: 12)
  print("Interest of year one \(-interest.rounded())")
}
