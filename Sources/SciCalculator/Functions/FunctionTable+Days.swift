// Days as numbers of spreadsheets and as values, and years between them. The calendar is in SciCalendar.

import SciCalendar
import SciFinance
import SciNumber
import SciSyntax

extension FunctionTable {
  static let days: [Function] = serialDays + calendarDays

  private static let serialDays: [Function] = [
    Function(
      "date", parameters: "year; month; day", in: .bonds,
      domain: "a day of the Gregorian calendar",
      "The number of a day in spreadsheets, to count with and for xirr, xnpv and bonds.",
      examples: [
        "date(2026; 11; 21)": "46347", "date(2024; 3; 1) - date(2024; 2; 1)": "29",
        "xirr([-100; 121]; [date(2023; 1; 1); date(2024; 12; 31)])": "0.1",
      ],
      body: .rational(3...3) { list, _ throws(FinanceError) in
        let parts = [
          try list.integer(at: 0, .dates), try list.integer(at: 1, .dates),
          try list.integer(at: 2, .dates),
        ]
        guard let date = CalendarDate(parts[0], parts[1], parts[2]) else {
          throw .invalidDate("\(parts[0])-\(parts[1])-\(parts[2])")
        }
        return Real(date.spreadsheetSerial)
      }),
    Function(
      "days", parameters: "end; start", in: .bonds, domain: "days, integers",
      "The days from one day to another, the later one first as in spreadsheets.",
      examples: ["days(date(2024; 3; 1); date(2024; 2; 1))": "29"],
      body: .rational(2...2) { list, _ throws(FinanceError) in
        let (end, start) = (try list.date(at: 0, .dates), try list.date(at: 1, .dates))
        return Real(end.dayNumber - start.dayNumber)
      }),
    Function(
      "yearfrac", parameters: "start; end[; basis]", in: .bonds,
      domain: "days, integers; basis 0 to 4",
      "The years between two days by a day count: 30/360, actual/actual, /360, /365, European 30/360.",
      examples: [
        "yearfrac(date(2012; 1; 1); date(2012; 7; 30))": "0.58055555555555555556",
        "yearfrac(date(2011; 1; 1); date(2013; 1; 1); 3)": "2.0027397260273972603",
      ],
      body: .rational(2...3) { list, _ throws(FinanceError) in
        let (start, end) = (try list.date(at: 0, .dates), try list.date(at: 1, .dates))
        return Real(
          try list.dayCount(at: 2).years(from: min(start, end), to: max(start, end)))
      }),
    Function(
      "edate", parameters: "start; months", in: .bonds,
      domain: "a day and a number of months, integers",
      "The same day so many months later, or the last one of that month.",
      examples: [
        "edate(@2024-01-31; 1)": "@2024-02-29",
        "edate(date(2024; 1; 31); 1) - date(2024; 2; 29)": "0",
      ],
      remarks: [.day],
      body: .rational(2...2) { list, _ throws(FinanceError) in
        try shiftedDay(list, toEndOfMonth: false)
      }),
    Function(
      "eomonth", parameters: "start; months", in: .bonds,
      domain: "a day and a number of months, integers",
      "The last day of the month so many months later.",
      examples: [
        "eomonth(@2024-01-15; 1)": "@2024-02-29",
        "eomonth(date(2024; 1; 15); 1) - date(2024; 2; 29)": "0",
      ],
      remarks: [.day],
      body: .rational(2...2) { list, _ throws(FinanceError) in
        try shiftedDay(list, toEndOfMonth: true)
      }),
  ]

  private static let calendarDays: [Function] = [
    Function(
      "weekday", parameters: "date", in: .bonds, domain: "dates",
      "The day of the week.",
      examples: ["weekday(@2000-01-01)": "Saturday"],
      body: .valued(1...1) { list, _ throws(FunctionError) in
        .scalar(.calendar(.weekday(try list.date(at: 0).weekday)))
      }),
    Function(
      "isoweek", parameters: "date", in: .bonds, domain: "dates",
      "The week of ISO 8601, which belongs to the year of its Thursday.",
      examples: ["isoweek(@2024-12-30)": "2025-W01"],
      body: .valued(1...1) { list, _ throws(FunctionError) in
        let found = try list.date(at: 0).isoWeek
        return .scalar(.calendar(.week(year: found.year, week: found.week)))
      }),
    Function(
      "yearday", parameters: "date", in: .bonds, domain: "dates",
      "The number of the day in its year, 1 to 366.",
      examples: ["yearday(@2024-12-31)": "366"],
      body: .valued(1...1) { list, _ throws(FunctionError) in
        .real(Real(try list.date(at: 0).dayOfYear))
      }),
    Function(
      "workdays", parameters: "start; end[; holidays]", in: .bonds, takesLists: true,
      domain: "dates, and a list of dates",
      "The days from Monday to Friday between two dates, both included; holidays are left out.",
      examples: [
        "workdays(@2024-01-01; @2024-01-31)": "23",
        "workdays(@2024-01-01; @2024-01-31; @2024-01-01)": "22",
      ],
      body: .valued(2...3) { list, _ throws(FunctionError) in
        let holidays = list.count > 2 ? try list.dates(at: 2) : []
        return .real(
          Real(try list.date(at: 0).workdays(through: list.date(at: 1), holidays: holidays)))
      }),
    Function(
      "easter", parameters: "year", in: .bonds, domain: "years from -9999 to 9999, integers",
      "Easter Sunday of the Gregorian calendar.",
      examples: ["easter(2024)": "@2024-03-31"],
      body: .valued(1...1) { list, context throws(FunctionError) in
        let number = try list.rational(at: 0, within: context.budget)
        guard number.isInteger else { throw .finance(.notAnInteger(.dates)) }
        guard let year = number.integerValue(limit: 31)?.asInt,
          -9999...9999 ~= year, let date = CalendarDate.easter(Int(year))
        else { throw .calendar(.outOfRange, argument: 0) }
        return .scalar(.calendar(.moment(.date(date))))
      }),
    Function(
      "age", parameters: "birth; date", in: .bonds, domain: "dates",
      "The years, months and days from one date to another, whole months first.",
      examples: ["age(@1990-02-28; @2024-05-20)": "34 years 2 months 22 days"],
      body: .valued(2...2) { list, _ throws(FunctionError) in
        .scalar(.calendar(.period(try list.date(at: 1).period(since: list.date(at: 0)))))
      }),
  ]

  private static func shiftedDay(
    _ list: ExactArguments, toEndOfMonth: Bool
  ) throws(FinanceError) -> Real {
    let start = try list.date(at: 0, .dates)
    let months = try list.integer(at: 1, .dates)
    guard let end = start.adding(months: months, toEndOfMonth: toEndOfMonth) else {
      throw .outOfRange(.dates)
    }
    return Real(end.spreadsheetSerial)
  }
}
