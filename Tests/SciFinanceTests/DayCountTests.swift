import SciFinance
import SciNumber
import Testing

private func date(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDate {
  try #require(CalendarDate(year, month, day))
}

@Suite struct DayCountTests {
  @Test(arguments: [
    DayCount.actual360, .actualActualISDA, .thirty360US, .thirty360European,
  ])
  func yearsAreThoseOfCountingDays(_ convention: DayCount) throws {
    for row in try FinanceCase.rows(convention.rawValue) {
      let parts = try row.list(0).compactMap(\.asInt)
      let start = try date(parts[0], parts[1], parts[2])
      let end = try date(parts[3], parts[4], parts[5])
      try row.expect(convention.years(from: start, to: end))
      #expect(convention.years(from: end, to: start) == -convention.years(from: start, to: end))
    }
  }

  /// ISDA's memorandum "EMU and market conventions: recent developments" (1998), example of 1 November 2003.
  @Test func theExampleOfISDA() throws {
    let years = DayCount.actualActualISDA.years(
      from: try date(2003, 11, 1), to: try date(2004, 5, 1))
    #expect(years == Rational(61, over: 365) + Rational(121, over: 366))
  }

  /// Days by the two rules of thirty, worked out by hand from the definitions.
  @Test(arguments: [
    (2007, 1, 15, 2007, 1, 30, 15, 15), (2007, 1, 15, 2007, 1, 31, 16, 15),
    (2007, 1, 31, 2007, 3, 31, 60, 60), (2007, 2, 28, 2007, 3, 31, 30, 32),
    (2007, 2, 28, 2008, 2, 29, 360, 361), (2008, 2, 29, 2008, 8, 31, 180, 181),
    (2007, 2, 26, 2008, 2, 29, 363, 363), (2006, 8, 31, 2007, 2, 28, 178, 178),
    (2007, 1, 30, 2007, 3, 31, 60, 60),
  ])
  func monthsOfThirtyDays(
    _ y1: Int, _ m1: Int, _ d1: Int, _ y2: Int, _ m2: Int, _ d2: Int, _ us: Int, _ european: Int
  ) throws {
    let (start, end) = (try date(y1, m1, d1), try date(y2, m2, d2))
    #expect(DayCount.thirty360US.days(from: start, to: end) == us)
    #expect(DayCount.thirty360European.days(from: start, to: end) == european)
    #expect(DayCount.thirty360US.years(from: start, to: end) == Rational(us, over: 360))
  }

  /// By the Python code for basis 0 in "YEARFRAC incompatibilities between Excel 2007 and OOXML" (Wheeler, 2008).
  @Test(arguments: [
    (2007, 1, 31, 2007, 3, 31, 60), (2007, 1, 30, 2007, 3, 31, 60), (2007, 1, 29, 2007, 3, 31, 62),
    (2007, 2, 28, 2007, 3, 31, 31), (2008, 2, 29, 2008, 8, 31, 181),
    (2007, 2, 28, 2008, 2, 29, 360), (2007, 2, 28, 2007, 3, 30, 30),
    (2007, 2, 26, 2008, 2, 29, 363), (2006, 8, 31, 2007, 2, 28, 178),
  ])
  func monthsOfThirtyDaysInSpreadsheets(
    _ y1: Int, _ m1: Int, _ d1: Int, _ y2: Int, _ m2: Int, _ d2: Int, _ days: Int
  ) throws {
    let (start, end) = (try date(y1, m1, d1), try date(y2, m2, d2))
    #expect(DayCount.thirty360NASD.days(from: start, to: end) == days)
    #expect(DayCount.thirty360NASD.years(from: start, to: end) == Rational(days, over: 360))
  }

  /// By the code for basis 1 in the same article: the days, and the length of all the years over which that of one is averaged.
  @Test(arguments: [
    (2007, 3, 1, 2008, 3, 1, 366, 366, 1), (2007, 3, 1, 2008, 3, 2, 367, 731, 2),
    (2008, 2, 29, 2009, 1, 15, 321, 366, 1), (2008, 3, 1, 2009, 1, 15, 320, 365, 1),
    (2008, 2, 28, 2009, 2, 28, 366, 366, 1), (2007, 6, 1, 2008, 2, 29, 273, 366, 1),
    (2007, 6, 1, 2008, 2, 28, 272, 365, 1), (2008, 7, 1, 2008, 8, 1, 31, 366, 1),
    (2008, 2, 29, 2009, 3, 1, 366, 731, 2), (2007, 1, 1, 2010, 1, 1, 1_096, 1_461, 4),
  ])
  func actualYearsAreThoseOfSpreadsheets(
    _ y1: Int, _ m1: Int, _ d1: Int, _ y2: Int, _ m2: Int, _ d2: Int, _ days: Int, _ length: Int,
    _ years: Int
  ) throws {
    let part = DayCount.actualActual.years(from: try date(y1, m1, d1), to: try date(y2, m2, d2))
    #expect(part == Rational(days * years, over: length))
  }

  @Test func simpleInterestIsExact() throws {
    let interest = DayCount.actual365Fixed.simpleInterest(
      on: 1000, rate: Rational(5, over: 100), from: try date(2023, 1, 1), to: try date(2024, 1, 1))
    #expect(interest == 50)
  }

  /// Excel's serial of 1 January 2008 is 39448; 2000 was a leap year and 1900 was not.
  @Test func daysHaveNumbers() throws {
    #expect(try date(1970, 1, 1).dayNumber == 0)
    #expect(try date(2008, 1, 1).spreadsheetSerial == 39448)
    #expect(try date(2000, 3, 1).dayNumber - date(2000, 2, 28).dayNumber == 2)
    #expect(try date(1900, 3, 1).dayNumber - date(1900, 2, 28).dayNumber == 1)
    // Day 1 of the Gregorian calendar is 719162 days before 1970 (Python's date.toordinal).
    #expect(try date(1, 1, 1).dayNumber == -719_162)
    #expect(try date(0, 12, 31).dayNumber == -719_163)
    #expect(try date(-400, 3, 1).dayNumber == date(0, 3, 1).dayNumber - 146_097)
    #expect(CalendarDate(2023, 2, 29) == nil)
    #expect(CalendarDate(2024, 13, 1) == nil)
  }
}

@Suite struct CalendarDateTests {
  /// Texts and days by Python's datetime: toordinal() − 719163.
  @Test(arguments: [
    ("2026-11-21", 20_778), ("1970-01-01", 0), ("2000-02-29", 11_016), ("1900-03-01", -25_508),
    ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
  ])
  func textsAndNumbers(_ text: String, _ number: Int) throws {
    let date = try CalendarDate(text)
    #expect(date.dayNumber == number)
    #expect(date.description == text)
    #expect(CalendarDate(dayNumber: number) == date)
    #expect(CalendarDate(spreadsheetSerial: number + 25_569) == date)
  }

  @Test func everyDayOfNineCenturiesComesBack() throws {
    var number = try date(-401, 2, 28).dayNumber
    let last = try date(500, 3, 1).dayNumber
    var day = try #require(CalendarDate(dayNumber: number))
    while number < last {
      let next = try #require(CalendarDate(dayNumber: number + 1))
      guard next.dayNumber == number + 1, day < next else {
        Issue.record("\(day) is followed by \(next)")
        return
      }
      (number, day) = (number + 1, next)
    }
    #expect(try CalendarDate("\(date(-44, 3, 15))") == date(-44, 3, 15))
    #expect("\(try date(-44, 3, 15))" == "-000044-03-15")
    #expect("\(try date(12_026, 1, 2))" == "+012026-01-02")
    #expect(CalendarDate(dayNumber: .max) == nil && CalendarDate(dayNumber: .min) == nil)
    #expect(CalendarDate(dayNumber: 364_877_034) == nil)
  }

  @Test(arguments: [
    "2023-02-29", "2023-13-01", "2023-1-1", "23-01-01", "2023-01-01T00:00", "20230101",
    "2023/01/01", "", "-", "2023-01", "-002023-00-01", "-000000-01-01", "12023-01-01",
    "２０２３-01-01", " 2023-01-01",
  ])
  func otherTextsAreErrors(_ text: String) {
    #expect(throws: FinanceError.invalidDate(text)) { try CalendarDate(text) }
  }
}
