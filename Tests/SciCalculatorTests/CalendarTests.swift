import SciCalculator
import Testing

/// Days and times in expressions.
struct CalendarTests {
  static func answer(_ text: String) -> String {
    var calculator = Calculator()
    do throws(CalculatorError) {
      guard let value = try calculator.evaluate(text) else { return "" }
      return value.description
    } catch {
      return "error: " + error.message(inUTF8: Array(text.utf8))
    }
  }

  /// The rules of ECMAScript's Temporal, and of java.time and spreadsheets where these agree; times are those of Python's zoneinfo.
  @Test func answersAreThoseOfTemporal() {
    let cases = [
      ("@2024-02-29", "2024-02-29"),
      ("@2024-12-31 - @2024-01-01", "365 days"),
      // qalc 4.5.1: 2024-03-02. Excel's EDATE, java.time and Temporal clip.
      ("@2024-01-31 + 1 month", "2024-02-29"),
      ("@2024-01-31 + 1 month + 1 month", "2024-03-29"),
      ("@2024-01-31 + 2 months", "2024-03-31"),
      ("@2024-02-29 + 1 year", "2025-02-28"),
      ("@2024-03-31 - 1 month", "2024-02-29"),
      // github.com/printfn/fend/issues/148
      ("@2000-01-01 + 10000 days", "2027-05-19"),
      ("@2022-11-06 - @2022-07-31", "98 days"),
      ("1666202400 to time", "2022-10-19T18:00Z"),
      // java.time: Period.between
      ("@2024-05-20 - @1990-02-28 to years months days", "34 years 2 months 22 days"),
      ("age(@1990-02-28; @2024-05-20)", "34 years 2 months 22 days"),
      ("weekday(@2000-01-01)", "Saturday"),
      ("isoweek(@2024-12-30)", "2025-W01"),
      ("yearday(@2024-12-31)", "366"),
      ("@2024-03-10T12:00[America/New_York] to UTC", "2024-03-10T16:00Z"),
      ("@2025-08-25T12:01+05:00 to +08:00", "2025-08-25T15:01+08:00"),
      ("@2026-02-23T11:39:57-05:00 to unix", "1771864797"),
      (
        "@2024-03-09T12:00[America/New_York] + 1 day",
        "2024-03-10T12:00:00-04:00[America/New_York]"
      ),
      (
        "@2024-03-09T12:00[America/New_York] + 24 h",
        "2024-03-10T13:00:00-04:00[America/New_York]"
      ),
      // NETWORKDAYS
      ("workdays(@2024-01-01; @2024-01-31)", "23"),
      ("@2024-01-01 < @2024-01-02", "true"),
      ("date(2024; 2; 29) to date", "2024-02-29"),
      ("@2024-02-29 to serial", "45351"),
      ("days(@2024-03-01; @2024-02-01)", "29"),
      ("@2024-01-31 + (0..3) month", "[2024-01-31; 2024-02-29; 2024-03-31; 2024-04-30]"),
      ("20 USD to EUR @0.92", "18.4 EUR"),
    ]
    for (text, expected) in cases { #expect(Self.answer(text) == expected, "\(text)") }
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
