import SciCalendar
import TestSupport
import Testing

/// Days, weeks and periods.
struct CalendarDateTests {
  /// Every day from −9999 to 9999 against a walk through the calendar that knows only the lengths of months.
  @Test func everyDayFollowsTheOneBefore() throws {
    // 1 January −9999 is 719,528 days and 9999 years before 1970: 9999 years before year 0 hold 2425 leap days.
    var number = -719_528 - (9999 * 365 + 2424)
    var weekday = (try #require(CalendarDate(-9999, 1, 1))).weekday.rawValue
    var count = 0
    // One year in seven, and all of them in the long tests.
    for year in -9999...9999 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      guard LongTests.areRun || year % 7 == 0 else {
        let days = isLeap ? 366 : 365
        number += days
        weekday = (weekday + days - 1) % 7 + 1
        continue
      }
      var dayOfYear = 0
      for month in 1...12 {
        let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        for day in 1...length {
          dayOfYear += 1
          let date = try #require(CalendarDate(year, month, day))
          guard date.dayNumber == number, CalendarDate(dayNumber: number) == date,
            date.weekday.rawValue == weekday, date.dayOfYear == dayOfYear
          else {
            Issue.record("\(date) is not day \(number)")
            return
          }
          number += 1
          weekday = weekday % 7 + 1
          count += 1
        }
        #expect(CalendarDate(year, month, length + 1) == nil)
      }
    }
    // 9999-12-31 is day 2,932,896 (Python: date.max.toordinal() - 719163).
    #expect(number == 2_932_897)
    // 50 eras of 146,097 days, less a leap year.
    #expect(!LongTests.areRun || count == 50 * 146_097 - 366)
  }

  /// Every text of a day is read back.
  @Test(.long) func everyDayIsReadBack() throws {
    let (first, last) = (-4_371_587, 2_932_896)
    for number in first...last {
      let date = try #require(CalendarDate(dayNumber: number))
      guard CalendarDate(iso: date.description.utf8) == date else {
        Issue.record("\(date) is not read back")
        return
      }
    }
    #expect(CalendarDate(dayNumber: first) == CalendarDate(-9999, 1, 1))
    #expect(CalendarDate(dayNumber: last) == CalendarDate(9999, 12, 31))
  }

  /// Python: `date(...).isocalendar()`.
  @Test func weeksBelongToTheYearOfTheirThursday() throws {
    let weeks = [
      (2024, 12, 30, 2025, 1), (2020, 12, 31, 2020, 53), (2021, 1, 3, 2020, 53),
      (2021, 1, 4, 2021, 1), (2000, 1, 1, 1999, 52), (2004, 12, 31, 2004, 53),
    ]
    for (year, month, day, isoYear, week) in weeks {
      let found = try #require(CalendarDate(year, month, day)).isoWeek
      #expect(found == (isoYear, week), "\(year)-\(month)-\(day)")
    }
  }

  /// java.time: `Period.between`.
  @Test func periodsCountWholeMonthsFirst() throws {
    let periods = [
      ((1990, 2, 28), (2024, 5, 20), [34, 2, 22]), ((2024, 1, 31), (2024, 2, 29), [0, 0, 29]),
      ((2024, 1, 31), (2024, 3, 1), [0, 1, 1]), ((2024, 3, 1), (2024, 1, 31), [0, -1, -1]),
      ((2024, 2, 29), (2025, 2, 28), [0, 11, 30]), ((2024, 5, 31), (2024, 5, 31), [0, 0, 0]),
    ]
    for (start, end, expected) in periods {
      let first = try #require(CalendarDate(start.0, start.1, start.2))
      let last = try #require(CalendarDate(end.0, end.1, end.2))
      let period = last.period(since: first)
      #expect([period.years, period.months, period.days] == expected, "\(first) to \(last)")
    }
  }

  /// Days from the tables of Meeus ("Astronomical Algorithms", chapter 8) and from dateutil.easter.
  @Test func easterFollowsButcher() {
    let days = [
      (1991, 3, 31), (1992, 4, 19), (1993, 4, 11), (1954, 4, 18), (2000, 4, 23), (1818, 3, 22),
      (1943, 4, 25), (2024, 3, 31), (2285, 3, 22), (2038, 4, 25),
    ]
    for (year, month, day) in days {
      #expect(CalendarDate.easter(year) == CalendarDate(year, month, day))
    }
  }

  /// NETWORKDAYS of LibreOffice, and a count day by day.
  @Test func workdaysAreCountedByWeeks() throws {
    let start = try #require(CalendarDate(2024, 1, 1))
    let end = try #require(CalendarDate(2024, 1, 31))
    #expect(start.workdays(through: end) == 23)
    #expect(end.workdays(through: start) == -23)
    #expect(start.workdays(through: end, holidays: [start, start]) == 22)
    for length in 0..<30 {
      for offset in 0..<7 {
        let first = try #require(start.adding(days: offset))
        let last = try #require(first.adding(days: length))
        let counted = (0...length).count { step in
          (first.adding(days: step)?.weekday.rawValue ?? 7) <= 5
        }
        #expect(first.workdays(through: last) == counted)
      }
    }
  }
}
