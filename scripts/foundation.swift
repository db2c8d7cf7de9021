// What Foundation answers where SciMoney is right: a table on standard output, fields separated by tabs.
//
// `make foundation` runs this and compares the table with Tests/SciMoneyTests/Data/foundation.tsv, to which the tests hold the
// documentation. The results are those on Linux; nobody has run this elsewhere.

import Foundation

/// Prints a row: a number, the code, what it printed, what would be right.
func row(_ id: String, _ code: String, _ printed: String, _ right: String) {
  print(id, code, printed, right, separator: "\t")
}

func decimal(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }
func number(_ text: String) -> NSDecimalNumber { NSDecimalNumber(string: text) }
func shown(_ value: Decimal?) -> String { value.map { "\($0)" } ?? "nil" }
func grouped(_ count: Int) -> String { count.formatted(.number.locale(english)) }

let english = Locale(identifier: "en_US")

/// What a `NumberFormatter` writes.
func written(
  _ text: String, _ style: NumberFormatter.Style, _ locale: String = "en_US",
  _ change: (NumberFormatter) -> Void = { _ in }
) -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: locale)
  formatter.numberStyle = style
  change(formatter)
  return formatter.string(from: number(text)) ?? "nil"
}

/// How many of the amounts 0.00 … 999.99, or 0.000 … 99.999, are wrong; two answers for one amount are wrong too.
func count(decimals: Int, where isWrong: (String) -> Bool) -> String {
  let unit = decimals == 2 ? 100 : 1000
  let wrong = (0..<100_000).count {
    let fraction = String($0 % unit + unit).dropFirst()
    return isWrong("\($0 / unit).\(fraction)")
  }
  return "\(grouped(wrong)) of 100,000 wrong"
}

print(
  "# What Foundation of Swift 6.3.1 prints on Linux, by scripts/foundation.swift: number, code, printed, right."
)

// MARK: - Decimals

row("F1", "let d: Decimal = 3.133", "\(3.133 as Decimal)", "3.133")
for decimals in [2, 3] {
  let printed = count(decimals: decimals) { Decimal(Double($0) ?? 0) != decimal($0) }
  row(
    "F2", "Decimal(Double), \(decimals == 2 ? "0.00 to 999.99" : "0.000 to 99.999")", printed,
    "none wrong")
}
row("F3", "let rate: Decimal = 0.07", "\(0.07 as Decimal)", "0.07")
row("F3", "let rate: Decimal = 0.23", "\(0.23 as Decimal)", "0.23")
row("F3", "let rate: Decimal = 0.081", "\(0.081 as Decimal)", "0.081")
row(
  "F4", "Decimal(2) / 3", "\(Decimal(2) / 3)",
  "0.66666666666666666666666666666666666667")
row("F5", "Decimal(1) / 3 * 3 == 1", "\(Decimal(1) / 3 * 3 == 1)", "true")
let large = "340282366920938463463374607431768211455"
row("F6", "\(large) + 0.5", "\(decimal(large) + decimal("0.5"))", large + ".5")
let factor = decimal("100000000000000000000.01")
row(
  "F7", "100000000000000000000.01 squared", "\(factor * factor)",
  "10000000000000000000002000000000000000000.0001")
let greatest = Decimal.greatestFiniteMagnitude
row(
  "F8", "greatestFiniteMagnitude + 1 == greatestFiniteMagnitude", "\(greatest + 1 == greatest)",
  "false")
row("F8", "pow(10, 130)", "\(pow(Decimal(10), 130))", "1 and 130 zeros")
row("F8", "pow(10, 127) * 10", "\(pow(Decimal(10), 127) * 10)", "1 and 128 zeros")
row("F8", "Decimal(1) / 0", "\(Decimal(1) / 0)", "an error")
row("F8", "Decimal.nan == Decimal.nan", "\(Decimal.nan == Decimal.nan)", "no such value")
for text in ["1,234.56", "12abc", "1.2.3"] {
  row("F9", "Decimal(string: \"\(text)\")", shown(Decimal(string: text)), "an error")
}
for text in ["1.234,56", "12,34.5"] {
  let read = try? Decimal(text, format: .number.locale(english))
  row("F10", "Decimal(\"\(text)\", format: .number), en_US", shown(read), "an error")
}
row(
  "F11", "NSDecimalNumber(string: \"0.07\").doubleValue", "\(number("0.07").doubleValue)", "0.07")
row(
  "F11", "NSDecimalNumber.doubleValue, 0.00 to 999.99",
  count(decimals: 2) { number($0).doubleValue != Double($0) }, "none wrong")
row(
  "F12", "NSDecimalNumber(string: \"9999999999999999999\").intValue",
  "\(number("9999999999999999999").intValue)", "an error")

// MARK: - Formatters

row(
  "F13", "NumberFormatter .currency, 90071992547409.93", written("90071992547409.93", .currency),
  "$90,071,992,547,409.93")
row(
  "F13", "NumberFormatter .currency, 12345678901234567.89",
  written("12345678901234567.89", .currency), "$12,345,678,901,234,567.89")
for (mode, name, text) in [
  (NumberFormatter.RoundingMode.down, "down", "0.07"), (.up, "up", "0.11"),
] {
  let change = { (formatter: NumberFormatter) in formatter.roundingMode = mode }
  row(
    "F14", "NumberFormatter .currency, .\(name), \(text)",
    written(text, .currency, "en_US", change), "$\(text)")
  let formatter = NumberFormatter()
  formatter.locale = english
  formatter.numberStyle = .currency
  formatter.roundingMode = mode
  let printed = count(decimals: 2) { formatter.string(from: number($0)) != "$\($0)" }
  row("F14", "NumberFormatter .currency, .\(name), 0.00 to 999.99", printed, "none wrong")
}
let currency = Decimal.FormatStyle.Currency(code: "USD").locale(english)
for (text, right) in [("1.005", "$1.01"), ("0.105", "$0.11")] {
  let both = "\(written(text, .currency)) and \(decimal(text).formatted(currency))"
  row(
    "F15", "NumberFormatter and FormatStyle, \(text)", both, "\(right) from both"
  )
}
let byDefault = NumberFormatter()
byDefault.locale = english
byDefault.numberStyle = .currency
row(
  "F15", "NumberFormatter and FormatStyle, 0.000 to 99.999",
  count(decimals: 3) { byDefault.string(from: number($0)) != decimal($0).formatted(currency) },
  "none wrong")
row(
  "F16", "NumberFormatter .currencyAccounting, JPY, -1234.5",
  written("-1234.5", .currencyAccounting) { $0.currencyCode = "JPY" }, "(¥1,235)")
row(
  "F17", "NumberFormatter .decimal, 2 digits, 1234.5678",
  written("1234.5678", .decimal) {
    $0.maximumFractionDigits = 2
    $0.minimumFractionDigits = 2
  }, "1,234.57")
row(
  "F18", "NumberFormatter .currency, 0 digits, 1234.5678",
  written("1234.5678", .currency) { $0.maximumFractionDigits = 0 }, "$1,235")
row(
  "F19", "NumberFormatter .currency, hi_IN, 1234567.89", written("1234567.89", .currency, "hi_IN"),
  "₹12,34,567.89")
let reader = NumberFormatter()
reader.locale = english
reader.numberStyle = .decimal
reader.generatesDecimalNumbers = true
row(
  "F20", "generatesDecimalNumbers, 12345678901234567890.12",
  reader.number(from: "12345678901234567890.12").map { "\($0)" } ?? "nil", "12345678901234567890.12"
)
