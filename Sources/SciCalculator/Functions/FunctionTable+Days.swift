// Days as numbers of spreadsheets, and years between them. The calendar is in SciFinance.

import SciFinance
import SciNumber
import SciSyntax

extension FunctionTable {
  static let days: [Function] = [
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
      examples: ["edate(date(2024; 1; 31); 1) - date(2024; 2; 29)": "0"],
      body: .rational(2...2) { list, _ throws(FinanceError) in
        try shiftedDay(list, toEndOfMonth: false)
      }),
    Function(
      "eomonth", parameters: "start; months", in: .bonds,
      domain: "a day and a number of months, integers",
      "The last day of the month so many months later.",
      examples: ["eomonth(date(2024; 1; 15); 1) - date(2024; 2; 29)": "0"],
      body: .rational(2...2) { list, _ throws(FinanceError) in
        try shiftedDay(list, toEndOfMonth: true)
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
