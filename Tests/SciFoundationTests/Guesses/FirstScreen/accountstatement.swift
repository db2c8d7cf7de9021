// swift-format-ignore-file
import Foundation
import SciFoundation

struct StatementLine {
  let date: String
  let text: String
  let amount: Money
}

struct AccountStatement {
  let opening: Money
  let lines: [StatementLine]

  var closing: Money { lines.reduce(opening) { $0 + $1.amount } }

  func rendered(locale: NumberLocale) -> String {
    var balance = opening
    var rows = ["Opening".padding(toLength: 24, withPad: " ", startingAt: 0) + balance.formatted(width: 28, locale: locale)]
    for line in lines {
      balance += line.amount
      rows.append("\(line.date) \(line.text)".padding(toLength: 24, withPad: " ", startingAt: 0) + line.amount.formatted(width: 14, locale: locale) + balance.formatted(width: 14, locale: locale))
    }
    return rows.joined(separator: "\n")
  }

  func interest(creditRate: Percent, debitRate: Percent, days: [Int]) -> Money {
    var balance = opening
    var interest = Money.zero
    for (line, count) in zip(lines, days) {
      interest += balance * (balance < 0 ? debitRate : creditRate) * count / 365
      balance += line.amount
    }
    return interest.rounded()
  }
}

func v07() throws {
  let statement = AccountStatement(opening: Money("312.40", .eur), lines: [
    StatementLine(date: "01.03.", text: "Rent", amount: Money("-780.00", .eur)),
    StatementLine(date: "04.03.", text: "Salary", amount: Money("2411.17", .eur)),
    StatementLine(date: "09.03.", text: "Card", amount: -Money("64.95", .eur)),
  ])
  print(statement.rendered(locale: "de_DE"))
  print(statement.closing, statement.interest(creditRate: 0.5%, debitRate: 11.75%, days: [3, 5, 22]))
  let spent = statement.lines.map(\.amount).filter(\.isNegative).map { abs($0) }.sum()
  let earned = statement.lines.map(\.amount).filter(\.isPositive).sum()
  print("Spent \(spent), earned \(earned), saved \(Percent(fraction: (earned - spent) / earned).formatted(.percent.precision(.fractionLength(1)).locale(Locale(identifier: "de_DE"))))")
  let swift = statement.lines.map { "\($0.amount.currency.code);\($0.amount.minorUnits);\($0.amount.exactText)" }
  print(swift.joined(separator: "\n"))
  let parsed = try swift.map { row -> Money in
    let fields = row.components(separatedBy: ";")
    return try Money(minorUnits: Int(fields[1]) ?? 0, currency: fields[0])
  }
  print(parsed == statement.lines.map(\.amount))
}
