import SciMoney

// A small ledger with debits and credits and a running balance
enum Entry {
  case debit(Money, String), credit(Money, String)
  var signed: Money {
    switch self {
    case .debit(let amount, _): return -amount
    case .credit(let amount, _): return amount
    }
  }
}
struct Ledger {
  private(set) var balance: Money = .zero(.gbp)
  private(set) var entries: [Entry] = []
  mutating func post(_ entry: Entry) {
    entries.append(entry)
    balance += entry.signed
    print(entry.signed, "->", balance, balance.isNegative ? "OVERDRAWN" : "")
  }
}
var ledger = Ledger()
ledger.post(.credit(Money(500, .gbp), "Salary advance"))
ledger.post(.debit(Money("620.45", .gbp), "Rent"))
ledger.post(.credit(Money("150.45", .gbp), "Refund"))
print(ledger.balance == ledger.entries.map(\.signed).sum())
// Expected:
// GBP 500.00 -> GBP 500.00
// GBP -620.45 -> GBP -120.45 OVERDRAWN
// GBP 150.45 -> GBP 30.00, and then true
