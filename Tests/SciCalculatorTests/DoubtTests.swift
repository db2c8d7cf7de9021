import SciCalculator
import SciCalendar
import SciNumber
import SciSyntax
import TestSupport
import Testing

/// Texts that may be meant otherwise than they are read.
@Suite struct DoubtTests {
  @Test(
    arguments: [("readings.tsv", 275), ("everyday.tsv", 737), ("typed.tsv", 1307)]
      as [(String, Int)])
  func oddReadingsAreErrorsOrNoted(_ file: String, _ rowCount: Int) throws {
    for row in try DataRow.rows(file, of: "SciCalculatorTests", count: rowCount) {
      let (text, kind, expected) = (row.fields[0], row.fields[1], row.fields[2])
      var calculator = Calculator()
      if let time = ZonedTime(seconds: 1_795_716_000, zone: .utc) { calculator.setClock(to: time) }
      calculator.setSeed(to: 1)
      let outcome = Self.outcome(of: text, &calculator)
      switch kind {
      case "=":
        #expect(outcome == expected, sourceLocation: row.location)
        #expect(calculator.notes.isEmpty, sourceLocation: row.location)
      case "error":
        #expect(
          outcome.hasPrefix("error: ") && outcome.contains(expected), "\(text) → \(outcome)",
          sourceLocation: row.location)
      case "note":
        #expect(!outcome.hasPrefix("error: "), sourceLocation: row.location)
        #expect(
          calculator.notes.contains { $0.contains(expected) }, "\(text): \(calculator.notes)",
          sourceLocation: row.location)
      default: Issue.record("no kind of outcome: \(kind)", sourceLocation: row.location)
      }
    }
  }

  private static func outcome(of text: String, _ calculator: inout Calculator) -> String {
    do throws(CalculatorError) {
      return try calculator.answer(text)?.string ?? ""
    } catch {
      let diagnostic = error.diagnostic(inUTF8: Array(text.utf8), unit: .degrees)
      return "error: " + ([diagnostic.message] + diagnostic.notes).joined(separator: "\n")
    }
  }

  @Test func readingsThatAreProposedHaveNoDoubtThemselves() throws {
    var calculator = Calculator()
    for (text, value) in [
      ("(60 / 5) min", "12 min"), ("60 / (5 min)", "12 min⁻¹"), ("(3 mod 2) m", "1 m"),
      ("100 km / (50 km/h)", "2 h"), ("(100 km / 50 km)/h", "2 h⁻¹"),
      ("20 °C + (-5 K)", "15 °C"), ("(20 °C to K) - 5 K", "288.15 K"),
      ("date(2026; 1; 1) - date(2025; 12; 25)", "7"), ("fl_oz * 1", "1 floz"),
    ] as [(String, String)] {
      #expect(try calculator.answer(text)?.string == value)
      #expect(calculator.notes.isEmpty)
    }
  }

  @Test func notesAreOfTheLastTextAlone() throws {
    var calculator = Calculator()
    _ = try calculator.answer("sin(pi/6)")
    #expect(calculator.notes.count == 1)
    _ = try calculator.answer("1 + 2")
    #expect(calculator.notes.isEmpty)
    _ = try calculator.answer("sin(pi/6)")
    _ = try calculator.answer("sin(30)")
    #expect(calculator.notes.isEmpty)
    calculator.settings.angleUnit = .radians
    _ = try calculator.answer("sin(pi/6)")
    #expect(calculator.notes.isEmpty)
  }
}
