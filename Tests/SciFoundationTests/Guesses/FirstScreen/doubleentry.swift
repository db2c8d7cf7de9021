// swift-format-ignore-file
import Foundation
import SciFoundation

enum AccountKind { case asset, liability, income, expense }

struct Account: Hashable {
  let name: String
  let kind: AccountKind
}

struct Transaction {
  let date: Date
  let memo: String
  let postings: [(account: Account, amount: Money)]

  init(date: Date, memo: String, postings: [(account: Account, amount: Money)]) throws {
    let sum = postings.map(\.amount).sum()
    guard sum.isZero else { throw BookError.unbalanced(memo: memo, by: sum) }
    self.date = date
    self.memo = memo
    self.postings = postings
  }
}

enum BookError: Error, CustomStringConvertible {
  case unbalanced(memo: String, by: Money)
  var description: String {
    switch self {
    case .unbalanced(let memo, let by): return "\(memo) is off by \(by)"
    }
  }
}

func p08() throws {
  let cash = Account(name: "Cash", kind: .asset)
  let sales = Account(name: "Sales", kind: .income)
  let vatDue = Account(name: "VAT due", kind: .liability)
  let gross = Money("238.00", .eur)
  let net = gross.removing(tax: 19%)
  let book = try [
    Transaction(date: Date(timeIntervalSince1970: 0), memo: "Sale", postings: [(cash, gross), (sales, -net), (vatDue, net - gross)]),
    Transaction(date: Date(timeIntervalSince1970: 86_400), memo: "Rent", postings: [(cash, -Money(50, .eur)), (Account(name: "Rent", kind: .expense), Money(50, .eur))]),
  ]
  var balances: [Account: Money] = [:]
  for posting in book.flatMap(\.postings) {
    balances[posting.account, default: .zero] += posting.amount
  }
  for (account, balance) in balances.sorted(by: { $0.key.name < $1.key.name }) {
    print(account.name.padding(toLength: 10, withPad: " ", startingAt: 0), balance.formatted(width: 14))
  }
  do {
    _ = try Transaction(date: .now, memo: "Oops", postings: [(cash, Money(1, .eur)), (sales, Money("-0.99", .eur))])
  } catch {
    print(error)
  }
  let debit = balances.values.filter(\.isPositive).sum()
  let credit = balances.values.filter { $0 < 0 }.sum()
  print(debit, credit, debit == -credit)
}
