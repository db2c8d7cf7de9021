import Foundation
import SciLocale
import SciMoney
import SciNumber
import Testing

/// The table of Foundation's wrong results: that the documentation shows what scripts/foundation.swift printed, and that SciMoney
/// gives what the table calls right.
@Suite struct FoundationTableTests {
  /// A row of the table.
  struct Row {
    var code: String
    var printed: String
    var right: String

    static func all() throws -> [Row] {
      try TestData.rows("foundation.tsv").map { Row(code: $0[1], printed: $0[2], right: $0[3]) }
    }
  }

  @Test(arguments: [(Documents.article, true), (Documents.amounts, false)])
  func `the documentation shows what Foundation printed`(path: String, isWhole: Bool) throws {
    let rows = try Row.all().map { [$0.code, $0.printed, $0.right] }
    let table = try #require(
      Documents.text(path).components(separatedBy: "| Foundation | prints | right |\n").last)
    let shown = table.components(separatedBy: "\n").dropFirst().prefix { $0.hasPrefix("|") }
      .map { line in
        line.split(separator: "|").map {
          $0.replacing("`", with: "").trimmingCharacters(in: .whitespaces)
        }
      }
    #expect(shown.count >= 10)
    for row in shown { #expect(rows.contains(row), "\(path): \(row)") }
    if isWhole { #expect(shown == rows) }
  }

  @Test func `SciMoney gives what the table calls right`() throws {
    let rows = try Row.all()
    let answers = try Self.answers()
    #expect(rows.count == answers.count)
    for row in rows {
      #expect(try answers[row.code]?() == row.right, "\(row.code)")
      #expect(row.printed != row.right)
    }
  }

  // MARK: - What SciMoney gives

  /// The answer to each row's code.
  private static func answers() throws -> [String: () throws -> String] {
    try texts().merging(numbers()) { first, _ in first }.merging(formats()) { first, _ in first }
  }

  private static let large = "340282366920938463463374607431768211455"

  private static func numbers() throws -> [String: () throws -> String] {
    let ten = Rational(10)
    func dollars(_ text: String) throws -> Money { try Money(text, .usd) }
    func zeros(_ number: Rational?) -> String {
      let text = number?.integerValue(limit: 1000)?.description ?? ""
      return "\(text.prefix(1)) and \(text.dropFirst().count { $0 == "0" }) zeros"
    }
    return [
      "let d: Decimal = 3.133": { try dollars("3.133").digits },
      "let rate: Decimal = 0.07": { Percent("7").fraction.description },
      "let rate: Decimal = 0.23": { Percent("23").fraction.description },
      "let rate: Decimal = 0.081": { Percent("8.1").fraction.description },
      "Decimal(Double), 0.00 to 999.99": {
        try wrong(decimals: 2) { try Money(shortest: #require(Double($0)), .usd) != dollars($0) }
      },
      "Decimal(Double), 0.000 to 99.999": {
        try wrong(decimals: 3) { try Money(shortest: #require(Double($0)), .usd) != dollars($0) }
      },
      "Decimal(2) / 3": {
        try (dollars("2") / 3).rounded(.halfEven, to: .decimals(38)).digits
      },
      "Decimal(1) / 3 * 3 == 1": { try "\(dollars("1") / 3 * 3 == Money(1, .usd))" },
      "\(large) + 0.5": { try (dollars(large) + dollars("0.5")).digits },
      "100000000000000000000.01 squared": {
        let factor = try dollars("100000000000000000000.01")
        return (factor * factor.amount).digits
      },
      "greatestFiniteMagnitude + 1 == greatestFiniteMagnitude": {
        let greatest = try Money(#require(Rational(large + "e127")), .usd)
        return "\(greatest + Money(1, .usd) == greatest)"
      },
      "pow(10, 130)": { zeros(ten.power(130, limit: 1000)) },
      "pow(10, 127) * 10": {
        try zeros((Money(#require(ten.power(127, limit: 1000)), .usd) * 10).amount)
      },
      "Decimal(1) / 0": { anError { try dollars("1").divided(by: 0) } },
      "Decimal.nan == Decimal.nan": {
        anError { try Money(exactly: .nan, .usd) } == "an error" ? "no such value" : ""
      },
      "NSDecimalNumber(string: \"0.07\").doubleValue": { try "\(dollars("0.07").doubleValue)" },
      "NSDecimalNumber.doubleValue, 0.00 to 999.99": {
        try wrong(decimals: 2) { try dollars($0).doubleValue != Double($0) }
      },
      "NSDecimalNumber(string: \"9999999999999999999\").intValue": {
        anError { try dollars("9999999999999999999").count(of: .amount(1)) }
      },
    ]
  }

  private static func texts() throws -> [String: () throws -> String] {
    let english = MoneyFormat(NumberLocale("en-US"))
    var answers: [String: () throws -> String] = [:]
    for text in ["1,234.56", "12abc", "1.2.3"] {
      answers["Decimal(string: \"\(text)\")"] = { anError { try Money(text, .usd) } }
    }
    for text in ["1.234,56", "12,34.5"] {
      answers["Decimal(\"\(text)\", format: .number), en_US"] = {
        anError { try english.money(from: text, expecting: .usd) }
      }
    }
    answers["generatesDecimalNumbers, 12345678901234567890.12"] = {
      try english.money(from: "12345678901234567890.12", expecting: .usd).digits
    }
    return answers
  }

  private static func formats() throws -> [String: () throws -> String] {
    func written(
      _ amount: String, _ mode: RoundingMode = .halfAwayFromZero, _ currency: Currency = .usd,
      to increment: Increment = .minorUnit, in tag: String = "en-US", accounting: Bool = false,
      label: MoneyFormat.Label = .symbol
    ) throws -> String {
      let format = MoneyFormat(
        try NumberLocale(tag), accounting: accounting, label: label,
        rounding: Rounding(mode, to: increment))
      return try format.text(Money(amount, currency))
    }
    let (wide, wider) = ("90071992547409.93", "12345678901234567.89")
    let name = "NumberFormatter"
    var answers: [String: () throws -> String] = [
      "\(name) .currency, \(wide)": { try written(wide) },
      "\(name) .currency, \(wider)": { try written(wider) },
      "\(name) .currency, .down, 0.07": { try written("0.07", .towardZero) },
      "\(name) .currency, .up, 0.11": { try written("0.11", .awayFromZero) },
      "\(name) and FormatStyle, 1.005": { try written("1.005") + " from both" },
      "\(name) and FormatStyle, 0.105": { try written("0.105") + " from both" },
      // There is one way of writing an amount.
      "\(name) and FormatStyle, 0.000 to 99.999": { "none wrong" },
      "\(name) .currencyAccounting, JPY, -1234.5": {
        try written("-1234.5", .halfAwayFromZero, .jpy, accounting: true)
      },
      "\(name) .decimal, 2 digits, 1234.5678": { try written("1234.5678", label: .none) },
      "\(name) .currency, 0 digits, 1234.5678": { try written("1234.5678", to: .decimals(0)) },
      "\(name) .currency, hi_IN, 1234567.89": {
        try written("1234567.89", .halfAwayFromZero, .inr, in: "hi-IN")
      },
    ]
    for (text, mode) in [("down", RoundingMode.towardZero), ("up", .awayFromZero)] {
      answers["\(name) .currency, .\(text), 0.00 to 999.99"] = {
        try wrong(decimals: 2) {
          let money = try Money($0, .usd)
          return try money.rounded(mode, to: .minorUnit) != money
        }
      }
    }
    return answers
  }

  /// Whether a call throws, in the words of the table.
  private static func anError<Value>(_ body: () throws -> Value) -> String {
    do { return "\(try body())" } catch { return "an error" }
  }

  /// How many of the amounts 0.00 … 999.99, or 0.000 … 99.999, are wrong, in the words of the table.
  private static func wrong(decimals: Int, where isWrong: (String) throws -> Bool) rethrows
    -> String
  {
    let unit = decimals == 2 ? 100 : 1000
    var count = 0
    for index in 0..<100_000 {
      let fraction = String(index % unit + unit).dropFirst()
      if try isWrong("\(index / unit).\(fraction)") { count += 1 }
    }
    return count == 0 ? "none wrong" : "\(count) of 100,000 wrong"
  }
}
