// swift-format-ignore-file
import Foundation
import SciMoney
struct Entry: Codable, Hashable, Identifiable { let id: Int; let account: String; let amount: Money }
enum LedgerError: LocalizedError { case unbalanced(Money); var errorDescription: String? { switch self { case .unbalanced(let m): "off by \(m)" } } }
final class Ledger {
  private(set) var entries: [Entry] = []
  func post(_ debit: String, _ credit: String, _ amount: Money) {
    entries.append(Entry(id: entries.count, account: debit, amount: amount))
    entries.append(Entry(id: entries.count, account: credit, amount: -amount))
  }
  func balance(of account: String) -> Money { entries.filter { $0.account == account }.map(\.amount).reduce(.zero, +) }
  func check() throws { let total = entries.map(\.amount).sum(); guard total == .zero else { throw LedgerError.unbalanced(total) } }
}
func ledger() throws {
  let l = Ledger()
  l.post("cash", "sales", Money("119.00", .eur))
  l.post("rent", "cash", Money("50.5", .eur))
  print(l.balance(of: "cash"), l.balance(of: "nothing"))
  try l.check()
  let sorted = l.entries.sorted { $0.amount > $1.amount }
  print(sorted.map { "\($0.account): \($0.amount)" })
  if l.balance(of: "cash") > Money(50, .eur) { print("rich") }
  if l.balance(of: "cash") > 50 { print("rich") }
  if l.balance(of: "cash") >= .zero { print("ok") }
  if l.balance(of: "sales").isNegative { print("neg") }
}
