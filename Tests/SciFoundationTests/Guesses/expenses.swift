// swift-format-ignore-file
import SciMoney
struct Expense { var category: String; var amount: Money; var date: String }
func expenses() throws {
  let expenses = [Expense(category: "food", amount: Money("12.30", .usd), date: "2024-01-02"), Expense(category: "food", amount: Money("7.70", .usd), date: "2024-01-03"), Expense(category: "rent", amount: Money(900, .usd), date: "2024-01-01")]
  let total = expenses.reduce(Money.zero(.usd)) { $0 + $1.amount }
  let total2 = expenses.map(\.amount).reduce(.zero, +)
  let total3 = expenses.lazy.map(\.amount).sum()
  let total4 = expenses.sum(of: \.amount)
  print(total, total2, total3, total4)
  let grouped = Dictionary(grouping: expenses, by: \.category).mapValues { $0.map(\.amount).sum() }
  print(grouped.sorted { $0.value > $1.value }.map { "\($0.key)=\($0.value)" })
  let average = total / expenses.count
  print(average, average.rounded())
  print(expenses.map(\.amount).average(), expenses.max { $0.amount < $1.amount }!.category)
  for (k, v) in grouped.sorted(by: { $0.key < $1.key }) { print(k, Percent(fraction: v / total), v.percentage(of: total).rounded(places: 1)) }
  let range = Money(1, .usd)...Money(10, .usd)
  print(range.contains(Money(5, .usd)))
  print(stride(from: 1, to: 4, by: 1).map { Money($0, .usd) })
  let clamped = min(max(total, Money(10, .usd)), Money(500, .usd))
  print(clamped)
  var m = Money(5, .usd); m += Money(1, .usd); m -= Money(2, .usd); m *= 3; m /= 2; print(m)
  print(-m, +m, m != Money(6, .usd))
}
