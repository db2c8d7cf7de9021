import SciCalculator
import SciNumber
import TestSupport
import Testing

/// A file of calls and what they come to: 30 digits, `exact:` and a form, `diverges` and maybe where to, or `has no value`.
struct TableOfValues {
  let file: String
  let count: Int
  /// How errors begin that say that no value was found.
  let refusals: [String]
  /// What an error that says that there is no value is about: `integral`, `sum`.
  let nouns: [String]

  /// All rows for the long tests, and every ninth one for the others.
  private func rows() throws -> [DataRow] {
    let rows = try DataRow.rows(file, of: "SciCalculatorTests", count: count)
    return LongTests.areRun ? rows : stride(from: 0, to: rows.count, by: 9).map { rows[$0] }
  }

  /// The answer to 30 digits, angles in radians, or the words of the error.
  static func outcome(_ text: String) -> String {
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

  /// Whether an error says that there is no value, and what the table says of that.
  private func isDivergence(_ outcome: String, _ expected: String) -> Bool {
    nouns.contains { noun in
      outcome.hasPrefix("the \(noun) has no value")
        || outcome.hasPrefix("the \(noun) \(expected)")
    }
  }

  /// Checks that no digit is wrong, that what diverges has no value, and that at most a tenth of the others is refused.
  func check() throws {
    let rows = try rows()
    var convergent = 0
    var refused: [String] = []
    for row in rows {
      let (form, expected) = (row.fields[0], row.fields[1])
      let outcome = Self.outcome(form)
      let isRefused = refusals.contains { outcome.hasPrefix($0) }
      if expected.hasPrefix("diverges") || expected.hasPrefix("has no value") {
        #expect(isDivergence(outcome, expected) || isRefused, "\(form): \(outcome)")
        continue
      }
      convergent += 1
      if isRefused {
        refused.append(form)
      } else if expected.hasPrefix("exact: ") {
        // What is enclosed has zeros behind its last digit.
        let value = Self.outcome(String(expected.dropFirst(7)))
        #expect(Self.digits(outcome) == Self.digits(value), "\(form)")
      } else {
        #expect(outcome == expected, "\(form)")
      }
    }
    #expect(refused.count * 10 <= convergent, "\(refused)")
  }
}
