// swift-format-ignore-file
import SciMoney

struct SharedExpense {
  let payer: String
  let amount: Money
  let participants: [String: Int]
}

struct Group {
  var expenses: [SharedExpense] = []

  func balances() -> [String: Money] {
    var result: [String: Money] = [:]
    for expense in expenses {
      let names = expense.participants.keys.sorted()
      let weights = names.map { expense.participants[$0]! }
      let shares = expense.amount.allocate(ratios: weights)
      for (name, share) in zip(names, shares) {
        result[name, default: .zero] -= share
      }
      result[expense.payer, default: .zero] += expense.amount
    }
    return result
  }

  func settlements() -> [(from: String, to: String, amount: Money)] {
    var balances = self.balances()
    var transfers: [(from: String, to: String, amount: Money)] = []
    while let debtor = balances.min(by: { $0.value < $1.value }),
      let creditor = balances.max(by: { $0.value < $1.value }), debtor.value < .zero
    {
      let amount = min(abs(debtor.value), creditor.value)
      transfers.append((debtor.key, creditor.key, amount))
      balances[debtor.key]! += amount
      balances[creditor.key]! -= amount
    }
    return transfers
  }
}

func q03() throws {
  var group = Group()
  group.expenses.append(SharedExpense(payer: "Ann", amount: Money("100.00", .eur), participants: ["Ann": 1, "Bob": 1, "Cem": 1]))
  group.expenses.append(SharedExpense(payer: "Bob", amount: Money("61.35", .eur), participants: ["Ann": 2, "Bob": 1]))
  let balances = group.balances()
  for (name, balance) in balances.sorted(by: { $0.key < $1.key }) {
    print("\(name): \(balance)")
  }
  for t in group.settlements() { print("\(t.from) pays \(t.to) \(t.amount)") }
  assert(balances.values.sum() == .zero)
  let equal = Money("61.35", .eur).split(into: 4)
  print(equal.map { "\($0)" }.joined(separator: ", "))
  print(equal.max()! - equal.min()!)
}
