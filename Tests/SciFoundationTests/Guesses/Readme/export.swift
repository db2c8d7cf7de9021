import Foundation
import SciFoundation

// Bank export: semicolon-separated, German amounts, some lines broken
let csv = """
  2024-03-01;Rent;-1.150,00 €
  2024-03-03;Groceries;-84,37 €
  2024-03-05;Salary;3.210,55 €
  2024-03-09;Groceries;n/a
  2024-03-12;Groceries;-41,08 €
  """

var byCategory: [String: [Money]] = [:]
for (number, line) in csv.components(separatedBy: .newlines).enumerated() {
  let fields = line.components(separatedBy: ";").map { $0.trimmingCharacters(in: .whitespaces) }
  guard fields.count == 3 else { continue }
  do {
    let amount = try Money(parsing: fields[2], locale: Locale(identifier: "de_DE"))
    byCategory[fields[1], default: []].append(amount)
  } catch let error as MoneyError {
    print("line \(number + 1): \(error)")  // line 4: some message about "n/a"
  }
}

for (category, amounts) in byCategory.sorted(by: { $0.key < $1.key }) {
  let sum = try amounts.sum(in: .eur)
  print(category, sum, sum.isNegative ? "spent" : "earned")
}
// Groceries EUR -125.45 spent / Rent EUR -1150.00 spent / Salary EUR 3210.55 earned
print(try byCategory.values.flatMap { $0 }.sum(in: .eur))  // EUR 1935.10
