// swift-format-ignore-file
import SciMoney

struct Tenant {
  let name: String
  let squareMetres: Rational
  let monthsLived: Int
}

struct Building {
  let costs: [String: Money]
  let tenants: [Tenant]
  let prepaid: Money

  func statement() -> [(name: String, share: Money, due: Money)] {
    let total = costs.values.sum()
    let weights = tenants.map { $0.squareMetres * $0.monthsLived }
    let shares = total.allocate(ratios: weights)
    return zip(tenants, shares).map { tenant, share in
      (tenant.name, share, share - prepaid * tenant.monthsLived)
    }
  }
}

func s08() throws {
  let building = Building(
    costs: ["Heating": Money("8412.77", .chf), "Water": Money("1960.30", .chf), "Caretaker": Money(3_600, .chf)],
    tenants: [Tenant(name: "Meier", squareMetres: 84.5, monthsLived: 12), Tenant(name: "Rossi", squareMetres: 61, monthsLived: 12), Tenant(name: "Favre", squareMetres: 112.25, monthsLived: 7)],
    prepaid: Money(320, .chf))
  var sum = Money.zero(.chf)
  for line in building.statement() {
    let cash = abs(line.due).rounded(to: .cash)
    let word = line.due > 0 ? "pays" : "gets back"
    print("\(line.name): share \(line.share), \(word) \(cash.formatted(locale: "de_CH"))")
    sum += line.share
  }
  print(sum == building.costs.values.sum())
  let area = building.tenants.map(\.squareMetres).reduce(0, +)
  let perSquareMetre = (sum / area).rounded()
  print("\(perSquareMetre) per square metre of \(area)")
  let rent = Money(1_850, .chf)
  let indexed = rent * 107.1 / 104.4
  print("Indexed rent \(indexed.rounded(toNearest: 1.00)), up \((indexed / rent - 1) * 100)")
  let deposit = (rent * 3).compounded(at: 0.25%, periods: 4).rounded()
  print("Deposit with interest \(deposit)")
}
