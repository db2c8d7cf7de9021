import SciMoney

// Expense report from an array of dictionaries, as it comes from a CSV file
let rows: [[String: String]] = [
  ["category": "Travel", "amount": "184.20", "currency": "EUR"],
  ["category": "Meals", "amount": "23.75", "currency": "EUR"],
  ["category": "Travel", "amount": "16.40", "currency": "EUR"],
  ["category": "Meals", "amount": "twelve", "currency": "EUR"],
  ["category": "Office", "amount": "59.99", "currency": "EUR"],
]
var byCategory: [String: [Money]] = [:]
for (number, row) in rows.enumerated() {
  do {
    let amount = try Money(row["amount"] ?? "", row["currency"] ?? "EUR")
    byCategory[row["category", default: "Other"], default: []].append(amount)
  } catch {
    print("Row \(number + 1) skipped: \(error)")
  }
}
for (category, amounts) in byCategory.sorted(by: { $0.key < $1.key }) {
  print("\(category): \(try amounts.sum(in: .eur))")
}
let total = try byCategory.values.joined().sum(in: .eur)
print("Total: \(total)")
// Expected:
// Row 4 skipped: (some message about "twelve")
// Meals: EUR 23.75
// Office: EUR 59.99
// Travel: EUR 200.60
// Total: EUR 284.34
