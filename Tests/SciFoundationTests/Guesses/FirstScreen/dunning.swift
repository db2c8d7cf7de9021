// swift-format-ignore-file
import Foundation
import SciFoundation

struct OpenInvoice {
  let number: Int
  let amount: Money
  let due: Date
  var payments: [(date: Date, amount: Money)] = []
  var open: Money { amount - payments.map(\.amount).sum() }

  func daysLate(on day: Date) -> Int { max(0, Int(day.timeIntervalSince(due) / 86_400)) }

  func interest(on day: Date, rate: Percent) -> Money {
    (open * rate * daysLate(on: day) / 365).rounded()
  }

  func fee(on day: Date) -> Money {
    switch daysLate(on: day) {
    case 0: return .zero
    case 1...14: return Money(5, .eur)
    case 15...30: return Money(10, .eur)
    default: return Money(40, .eur)
    }
  }
}

func u08() throws {
  let formatter = ISO8601DateFormatter()
  formatter.formatOptions = [.withFullDate]
  func day(_ text: String) -> Date { formatter.date(from: text)! }
  var invoices = [
    OpenInvoice(number: 101, amount: Money("1190.00", .eur), due: day("2024-01-31")),
    OpenInvoice(number: 102, amount: Money("250.00", .eur), due: day("2024-03-10")),
    OpenInvoice(number: 103, amount: Money("99.99", .eur), due: day("2024-04-01")),
  ]
  invoices[0].payments.append((day("2024-02-20"), Money(500, .eur)))
  invoices[2].payments.append((day("2024-03-20"), Money("99.99", .eur)))
  let today = day("2024-03-20")
  var total = Money.zero
  for invoice in invoices where !invoice.open.isZero {
    let interest = invoice.interest(on: today, rate: 11.62%)
    let fee = invoice.fee(on: today)
    let sum = invoice.open + interest + fee
    total += sum
    print("#\(invoice.number): open \(invoice.open), \(invoice.daysLate(on: today)) days late, interest \(interest), fee \(fee), total \(sum.formatted(locale: Locale(identifier: "de_DE")))")
  }
  print("Altogether \(total)")
  let aging: [String: Money] = invoices.reduce(into: [:]) { result, invoice in
    let bucket = invoice.daysLate(on: today) > 30 ? "30+" : "0-30"
    result[bucket, default: .zero] += invoice.open
  }
  print(aging.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))
  let allowance = aging.map { $0.value * ($0.key == "30+" ? 50% : 5%) }.sum()
  print("Allowance \(allowance.rounded())")
  let skonto = Money("1190.00", .eur) - 2%
  let effective = 2% * 365 / 20
  print("Skonto \(skonto), worth \(effective.rounded(places: 1)) a year")
}
