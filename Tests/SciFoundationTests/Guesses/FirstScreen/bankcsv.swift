// swift-format-ignore-file
import Foundation
import SciFoundation

struct BankLine {
  let date: Date
  let description: String
  let amount: Money
}

enum CSVError: Error { case columns(Int), badDate(String) }

func parse(_ csv: String, currency: String) throws -> [BankLine] {
  let formatter = ISO8601DateFormatter()
  formatter.formatOptions = [.withFullDate]
  return try csv.split(separator: "\n").dropFirst().map { line in
    let columns = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
    guard columns.count == 3 else { throw CSVError.columns(columns.count) }
    guard let date = formatter.date(from: columns[0]) else { throw CSVError.badDate(columns[0]) }
    let amount = try Money(parsing: columns[2], locale: "de_DE", currency: Currency(currency))
    return BankLine(date: date, description: columns[1], amount: amount)
  }
}

func q08() throws {
  let csv = """
    date;description;amount
    2024-05-01;Salary;3.200,00
    2024-05-02;Rent;-1.150,00
    2024-05-03;Groceries;-84,37
    2024-05-09;Groceries;-61,20
    """
  let lines = try parse(csv, currency: "EUR")
  let income = lines.map(\.amount).filter { $0 > 0 }.sum()
  let spending = lines.map(\.amount).filter { $0 < 0 }.sum()
  print("In \(income), out \(spending), left \(income + spending)")
  let byDescription = Dictionary(grouping: lines, by: \.description).mapValues { $0.map(\.amount).sum() }
  for (name, sum) in byDescription.sorted(by: { $0.value < $1.value }) {
    print(name, sum.formatted(locale: "de_DE"))
  }
  let largest = lines.min { $0.amount < $1.amount }
  print(largest?.description ?? "-")
  let savingsRate = Percent(fraction: (income + spending) / income)
  print("Savings rate \(savingsRate.rounded(places: 1))")
  do {
    _ = try parse("h\n2024-05-01;X;12.34.5", currency: "EUR")
  } catch let error as MoneyError {
    print("bad amount: \(error)")
  }
}
