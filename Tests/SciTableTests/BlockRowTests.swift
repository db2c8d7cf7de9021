import SciCalculator
import SciLocale
import SciMoney
import SciNumber
import TestSupport
import Testing

@testable import SciTable

/// Rows that are computed in blocks have the answers of rows that are computed by themselves.
@Suite struct BlockRowTests {
  /// What rows come to, in blocks or by themselves.
  private struct Outcome: Equatable {
    var text: String
    var failures: [String]
    var rowCount: Int
    var lineCount: Int

    init(_ plan: TablePlan, _ rows: [UInt8]) {
      let outcome = plan.answer(rows)
      var collector = TableCollector(plan)
      var bytes = collector.add(outcome)
      if let merge = collector.merge {
        let parts = merge.parts()
        for part in 0..<parts.count { bytes += merge.text(ofPart: part, of: parts) }
      }
      bytes += collector.rest
      text = String(decoding: bytes, as: UTF8.self)
      failures = outcome.failures.map { "\($0.line) \($0.row) \($0.column): \($0.text)" }
      (rowCount, lineCount) = (outcome.rowCount, outcome.lineCount)
    }
  }

  private static func request(_ change: (inout TableRequest) throws -> Void) rethrows
    -> TableRequest
  {
    var request = TableRequest(settings: .standard, format: .standard)
    try change(&request)
    return request
  }

  private static let requests: [(String, @Sendable (inout TableRequest) throws -> Void)] = [
    ("product", { $0.formulas = ["total = a*b"] }),
    (
      "cents",
      {
        $0.formulas = ["net = a*b", "gross = net + 8.25%"]
        $0.roundings = ["net: EUR", "gross: 0.05 floor"]
        $0.sums = ["net", "a"]
      }
    ),
    (
      "kept rows",
      {
        $0.formulas = ["total = a*b - 1/4"]
        $0.filter = "total > 10 and a != 0"
        $0.only = ["total", "kind", "a"]
      }
    ),
    (
      "quotient",
      {
        $0.formulas = ["q = a/b", "r = q*b"]; $0.roundings = ["q: 0.001"]
      }
    ),
    (
      "root",
      {
        $0.formulas = ["r = sqrt(|a|)"]; $0.roundings = ["r: 0.01"]
      }
    ),
    (
      "tests",
      {
        $0.formulas = ["t = ((kind == \"sale\") ? a : -a)"]
        $0.errorColumn = "problem"
      }
    ),
    (
      "groups",
      {
        $0.formulas = ["t = a*b"]
        $0.groupings = ["kind"]
        $0.summary = [.count, .statistic(.sum, "t"), .statistic(.max, "a")]
      }
    ),
    (
      "order",
      {
        $0.formulas = ["t = a - b"]; $0.sortings = ["kind, t desc"]
      }
    ),
    ("constants", { $0.formulas = ["vat = 19%", "t = a*(1 + vat)", "u = 2*t"] }),
    (
      "never inexact",
      {
        $0.formulas = ["t = a*b"]; $0.roundings = ["t: 0.1 unnecessary"]
      }
    ),
    (
      "missing",
      {
        $0.formulas = ["t = a + b"]; $0.missing = "0"; $0.sums = ["t"]
      }
    ),
    (
      "money",
      {
        $0.formulas = ["t = a*b"]
        $0.money = try MoneyOptions(
          currency: Currency("EUR"), locale: .de,
          rounding: Rounding(.halfAwayFromZero, to: .minorUnit))
      }
    ),
    (
      "comma",
      {
        $0.formulas = ["t = a*b", "u = a/7"]
        $0.roundings = ["t: EUR"]
        $0.locale = .de
      }
    ),
    (
      "comma between commas",
      {
        $0.formulas = ["t = a*b"]
        $0.roundings = ["t: EUR"]
        $0.locale = .de
      }
    ),
    ("digits that do not end", { $0.formulas = ["t = a/3"] }),
    (
      "powers",
      {
        $0.formulas = ["t = a^3 * b"]; $0.sums = ["t"]
      }
    ),
  ]

  /// Numbers as files have them, most of them plain.
  private static func field(_ random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: return ""
    case 1: return "1e3"
    case 2: return "19%"
    case 3: return "12345678901234567890.5"
    case 4: return " 7.25 "
    case 5: return "-0"
    case 6: return "x"
    case 7: return "\"3.5\""
    case 8: return "999999999999999999"
    case 9: return "0.000000000000000001"
    case 10: return "12.50-"
    case 11: return "1,5"
    default: break
    }
    let scale = Int.random(in: 0...4, using: &random)
    let digits = String(Int.random(in: 0...999_999, using: &random))
    let sign = Bool.random(using: &random) ? "" : "-"
    let padded = String(repeating: "0", count: max(0, scale + 1 - digits.count)) + digits
    return scale == 0 ? sign + padded : "\(sign)\(padded.dropLast(scale)).\(padded.suffix(scale))"
  }

  /// Random rows; those of seed 1 are plain, so that all of their blocks have answers.
  private static func rows(
    _ seed: UInt64, _ random: inout SplitMix64, _ delimiter: String, hasComma: Bool
  ) -> String {
    var rows = ""
    for _ in 0..<(LongTests.areRun ? 5000 : 2000) {
      let kind = ["sale", "refund", "\"a \"\"fee\"\"\""][Int.random(in: 0..<3, using: &random)]
      var fields = [field(&random), field(&random)]
      if seed == 1 {
        fields = (0..<2).map { _ in "\(Int.random(in: 1...9999, using: &random)).25" }
      }
      if hasComma { fields = fields.map { String($0.map { $0 == "." ? "," : $0 }) } }
      fields = fields.map { $0.contains(delimiter) && !$0.hasPrefix("\"") ? "\"\($0)\"" : $0 }
      rows += ([kind] + fields).joined(separator: delimiter)
      if seed > 1, Int.random(in: 0..<200, using: &random) == 0 { rows += delimiter + "more" }
      rows += Bool.random(using: &random) ? "\r\n" : "\n"
      if seed > 2, Int.random(in: 0..<300, using: &random) == 0 { rows += "\n" }
    }
    return rows
  }

  @Test(arguments: requests.map(\.0), LongTests.some(of: [1, 2, 3] as [UInt64]))
  func answersAreThoseOfSingleRows(_ name: String, _ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let change = try #require(Self.requests.first { $0.0 == name }).1
    let request = try Self.request(change)
    let delimiter = name == "comma between commas" ? "," : ";"
    let text = Self.rows(seed, &random, delimiter, hasComma: request.locale != nil)
    let format = RecordFormat.delimited(by: Array(delimiter.utf8)[0], hasQuotes: true)
    let titles = ["kind", "a", "b"].joined(separator: delimiter) + "\n"
    let header = try #require(try TableHeader.read(Array(titles.utf8), format, isAll: true)).header
    let rows = Array(text.utf8)
    let plan = try TablePlan(request, format, header)
    var single = plan
    single.blocks = nil
    #expect(Outcome(plan, rows) == Outcome(single, rows))
  }

  /// Formulas that integers compute, with and without an error in a row, and one whose digits do not end.
  @Test(arguments: [
    ("a*b", 0, [2]), ("12/a", 1, [0, 1, 2]), ("a + b/8", 0, [2]), ("a/3", 0, [0, 1, 2]),
  ])
  func rowsThatAreNoPlainDecimalsAreOpen(_ text: String, _ first: Int, _ open: [Int]) throws {
    var request = TableRequest(settings: .standard, format: .standard)
    request.formulas = ["t = \(text)"]
    let plan = try TablePlan(request, .csv, Self.header)
    let blocks = FormulaBlocks(try #require(plan.blocks), plan)
    let bytes = Array("1.5,2\n\(1 - first),7\n10%,4\n".utf8)
    var block = RowBlock()
    block.cut(bytes.span, from: 0, FieldCutter(delimiter: UInt8(ascii: ","), hasQuotes: true))
    blocks.compute(block, bytes.span, plan.reader, columnCount: 2)
    #expect((0..<3).filter(blocks.isOpen) == open)
  }

  private static var header: TableHeader {
    get throws {
      try #require(try TableHeader.read(Array("a,b\n".utf8), .csv, isAll: true)).header
    }
  }
}
