// swift-format-ignore-file
import Foundation
import SciFoundation

struct Found { let label: String; let amount: Money }

func scan(_ text: String) -> [Found] {
  text.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ")
    guard words.count >= 3, let amount = try? Money(String(words[words.count - 2]), String(words[words.count - 1])) else { return nil }
    return Found(label: words.dropLast(2).joined(separator: " "), amount: amount)
  }
}

func u03() throws {
  let mail = """
  Your receipt
  Flight to Oslo 249.90 EUR
  Seat 12A 15.00 EUR
  Lounge 38.00 USD
  Thanks for flying
  """
  let found = scan(mail)
  for item in found { print("\(item.label) => \(item.amount)") }
  var perCurrency: [Currency: [Money]] = [:]
  for item in found { perCurrency[item.amount.currency, default: []].append(item.amount) }
  for (currency, amounts) in perCurrency.sorted(by: { $0.key.code < $1.key.code }) {
    print("\(currency.name): \(amounts.sum()) in \(amounts.count)")
  }
  let percentText = "7.5%"
  if let percent = try? Percent(percentText) { print(Money(200, .usd) * percent, percent < 10%) }
  let inputs = ["12.50", "12,50", "", "1e3", " 12", "0x10", "-0.01", "1/3"]
  for input in inputs {
    do { print("\(input) -> \(try Money(input, .usd))") } catch { print("\(input) -> error: \(error)") }
  }
}
