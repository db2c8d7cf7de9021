// swift-format-ignore-file
import Foundation
import SciFoundation

enum Category: String, Codable, CaseIterable { case travel, meals, lodging, other }

struct Receipt: Codable {
  var day: String
  var category: Category
  var amount: Money
  var note: String?
}

struct ExpenseReport {
  let employee: String
  let home: Currency
  let receipts: [Receipt]
  let rates: ExchangeRates
  let limits: [Category: Money]

  func total(of category: Category) throws -> Money {
    try receipts.filter { $0.category == category }.map(\.amount).sum(in: home, using: rates).rounded()
  }

  func reimbursable() throws -> Money {
    var sum = Money.zero(home)
    for category in Category.allCases {
      let spent = try total(of: category)
      if let limit = limits[category], spent > limit {
        print("\(category.rawValue) is over the limit by \(spent - limit)")
        sum += limit
      } else {
        sum += spent
      }
    }
    return sum
  }
}

func s03() throws {
  let json = #"""
  [{"day":"2024-04-01","category":"travel","amount":{"amount":"412.80","currency":"USD"}},
   {"day":"2024-04-02","category":"meals","amount":{"amount":"6200","currency":"JPY"},"note":"Dinner"},
   {"day":"2024-04-02","category":"lodging","amount":{"amount":"28500","currency":"JPY"}},
   {"day":"2024-04-03","category":"meals","amount":{"amount":"41.30","currency":"USD"}}]
  """#
  let receipts = try JSONDecoder().decode([Receipt].self, from: Data(json.utf8))
  let published: [Currency: Decimal] = try JSONDecoder().decode([Currency: Decimal].self, from: Data(#"{"JPY": 151.62, "EUR": 0.9251}"#.utf8))
  let report = ExpenseReport(
    employee: "Kim", home: .usd, receipts: receipts,
    rates: try ExchangeRates(base: .usd, rates: published),
    limits: [.meals: Money(75, .usd)])
  for category in Category.allCases {
    print(category, try report.total(of: category))
  }
  let due = try report.reimbursable()
  print("Pay \(report.employee) \(due.formatted(.currency.locale(Locale(identifier: "en_US"))))")
  let bag = MoneyBag(receipts.map(\.amount))
  for amount in bag { print(amount.formatted(locale: "ja_JP")) }
  let inEuro = try bag.total(in: .eur, using: report.rates).rounded()
  print(inEuro)
}
