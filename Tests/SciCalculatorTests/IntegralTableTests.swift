import SciCalculator
import SciNumber
import TestSupport
import Testing

/// Definite integrals from published tables: Data/integrals.tsv, which scripts/integral_table.py writes from closed forms over Arb balls.
///
/// All rows are tried by the long tests, and every ninth one by the others.
@Suite struct IntegralTableTests {
  private static let count = 451

  private static func rows() throws -> [DataRow] {
    let rows = try DataRow.rows("integrals.tsv", of: "SciCalculatorTests", count: count)
    return LongTests.areRun ? rows : stride(from: 0, to: rows.count, by: 9).map { rows[$0] }
  }

  /// The answer to 30 digits, or the words of the error.
  private static func outcome(_ text: String) -> String {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .radians
    settings.budget.time = .seconds(20)
    var calculator = Calculator(settings: settings)
    let format = ResultFormat(digits: .significant(30), notation: .auto, rounding: .halfEven)
    do throws(CalculatorError) {
      return try calculator.answer(text, format: format)?.string ?? ""
    } catch {
      return error.description
    }
  }

  /// A decimal without zeros at its end.
  private static func digits(_ text: String) -> Substring {
    guard text.contains(".") else { return text[...] }
    var digits = text[...]
    while digits.last == "0" { digits.removeLast() }
    if digits.last == "." { digits.removeLast() }
    return digits
  }

  /// No digit is wrong, what diverges has no value, and at most a tenth is refused.
  @Test func tablesAgree() throws {
    let rows = try Self.rows()
    var refusals: [String] = []
    for row in rows {
      let (form, expected) = (row.fields[0], row.fields[1])
      let outcome = Self.outcome(form)
      let isRefused = ["no integral is proved", "undecided", "it takes longer", "too many digits"]
        .contains { outcome.hasPrefix($0) }
      if expected.hasPrefix("diverges") {
        let end = expected.split(separator: " ").last.map(String.init) ?? ""
        let isTold =
          outcome.hasPrefix("the integral diverges")
          && (end == "diverges" || outcome.hasPrefix("the integral diverges to \(end)"))
          || outcome.hasPrefix("the integral has no value")
        #expect(isTold || isRefused, "\(form): \(outcome)")
      } else if isRefused {
        refusals.append(form)
      } else if expected.hasPrefix("exact: ") {
        // What is enclosed has zeros behind its last digit.
        let value = Self.outcome(String(expected.dropFirst(7)))
        #expect(Self.digits(outcome) == Self.digits(value), "\(form)")
      } else {
        #expect(outcome == expected, "\(form)")
      }
    }
    #expect(refusals.count * 10 <= rows.count, "\(refusals)")
  }
}
