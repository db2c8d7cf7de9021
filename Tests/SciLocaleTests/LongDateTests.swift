import Foundation
import SciLocale
import Testing

/// Days in the words of a language.
@Suite struct LongDateTests {
  /// Babel's own texts, written by scripts/date_tables.py; locales whose tags the tables of numbers do not know are left out.
  @Test func daysAreWrittenAsBabelWritesThem() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Data/dates.tsv")
    var count = 0
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      // Babel does not find the months of Yoruba, and Thai has the era before the year.
      guard !["yo", "th"].contains(fields[0].prefix(2)),
        let locale = try? NumberLocale(fields[0], numbering: .latin)
      else { continue }
      let numbers = fields[1].split(separator: "-").compactMap { Int($0) }
      count += 1
      // Eras are left out, as in `10 June 987 AD`.
      let text = locale.longDate(year: numbers[0], month: numbers[1], day: numbers[2])
      #expect(fields[2].hasPrefix(text) || fields[2] == text, "\(fields[0])")
    }
    #expect(count > 600)
  }

  @Test func digitsAreThoseOfTheLocale() throws {
    #expect(try NumberLocale("ar-EG").longDate(year: 2024, month: 2, day: 29) == "٢٩ فبراير ٢٠٢٤")
    #expect(try NumberLocale("de").longDate(year: -43, month: 3, day: 15) == "15. März -43")
    #expect(try NumberLocale("ja").longDate(year: 2024, month: 12, day: 1) == "2024年12月1日")
  }

  @Test func daysOfTheWeekHaveNames() throws {
    #expect(try NumberLocale("de-AT").weekdayName(6) == "Samstag")
    #expect(try NumberLocale("fr").weekdayName(1) == "lundi")
    #expect(NumberLocale.root.weekdayName(7) == "Sunday")
  }
}
