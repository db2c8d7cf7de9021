import SciCalculator
import SciCalendar
import TestSupport
import Testing

/// Days and times in expressions.
struct CalendarTests {
  /// The time of the tests, 2026-11-23T18:00Z.
  static func clock() throws -> ZonedTime {
    try #require(ZonedTime(seconds: 1_795_456_800, zone: .utc))
  }

  static func answer(_ text: String) -> String {
    var calculator = Calculator()
    do throws(CalculatorError) {
      if let clock = try? clock() { calculator.setClock(to: clock) }
      return try calculator.answer(text)?.string ?? ""
    } catch {
      return "error: " + error.message(inUTF8: Array(text.utf8))
    }
  }

  /// Published cases, and others of Temporal's rules: Data/dates.tsv says where each is from.
  @Test func publishedCases() throws {
    for row in try DataRow.rows("dates.tsv", of: "SciCalculatorTests", count: 61).dropFirst() {
      try #require(row.fields.count == 3, sourceLocation: row.location)
      #expect(Self.answer(row.fields[0]) == row.fields[1], sourceLocation: row.location)
    }
  }

  /// What is printed can be typed, and is then the same.
  @Test func datesAreReadBack() throws {
    for row in try DataRow.rows("dates.tsv", of: "SciCalculatorTests", count: 61).dropFirst()
    where row.fields[1].hasPrefix("@") || row.fields[1].hasPrefix("[@") {
      #expect(Self.answer(row.fields[1]) == row.fields[1], sourceLocation: row.location)
    }
  }

  @Test func nobodyLooksAtAClock() throws {
    var calculator = Calculator()
    for text in ["@now", "@today + 1 day", "x = 1; f(t) = t + @now"] {
      #expect(throws: CalculatorError.self) { try calculator.evaluate(text) }
    }
    #expect(calculator.variables.isEmpty)
    calculator.setClock(to: try Self.clock())
    #expect(try calculator.evaluate("@today")?.description == "@2026-11-23")
    #expect(calculator.variables.isEmpty)
  }

  @Test func gapsAndOverlapsThatAreReachedHaveANote() throws {
    var calculator = Calculator()
    for (text, note) in [
      (
        "@2024-03-09T02:30[America/New_York] + 1 day",
        "the clocks of America/New_York skipped 2024-03-10T02:30; the time moves forward by as much as they did"
      ),
      (
        "@2024-11-02T01:30[America/New_York] + 1 day to UTC",
        "the clocks of America/New_York showed 2024-11-03T01:30 twice; the first is taken"
      ),
    ] {
      try calculator.evaluate(text)
      #expect(calculator.notes == [note])
    }
    try calculator.evaluate("@2024-03-09T01:30[America/New_York] + 1 day")
    #expect(calculator.notes == [])
  }

  /// A rate stands behind an amount, and a date where an amount could.
  @Test func currenciesHaveTheirRates() {
    #expect(Self.answer("20 USD to EUR @0.92") == "18.4 EUR")
  }

  @Test func errorsSayWhatIsWrong() {
    let cases = [
      (
        "@2024-03-10T02:30[America/New_York]",
        "no such time: clocks went from 02:00 to 03:00"
      ),
      ("@2024-11-03T01:30[America/New_York]", "this time occurs twice"),
      ("@2023-02-29", "February 2023 has 28 days"),
      (
        "@2024-01-01 + @2024-01-02", "two dates cannot be added; their difference is a time"
      ),
      ("@2024-01-31 + 36 h", "a date without a time of day has no hours to add to"),
      ("@2024-01-31 + 1.5 month", "months and years are added to a date as whole months"),
      ("@2024-01-31 * 2", "a date is not a number"),
      ("sin(@2024-01-31)", "a date is not a number"),
      ("@2024-01-31 + i", "a date is not a number"),
      ("sum(k; k; @2024-01-01; 3)", "a date is not a number"),
      ("@9999-12-31 + 1 day", "dates go from the year -9999 to 9999"),
      ("@2024-03-10T12:00 to UTC", "a time without a zone is no instant"),
    ]
    for (text, message) in cases { #expect(Self.answer(text) == "error: \(message)", "\(text)") }
  }
}
