/// A number of years, months and days, of which months and years have no fixed length.
///
/// ```swift
/// if let born = CalendarDate(1990, 2, 28), let today = CalendarDate(2024, 5, 20) {
///   let age = today.period(since: born)
///   print(age.years, age.months, age.days)  // 34 2 22
/// }
/// ```
public struct CalendarPeriod: Hashable, Sendable {
  /// The years; of the same sign as the months and days, or zero.
  public let years: Int
  /// The months beyond the years: −11 to 11, or all of them where no years are counted.
  public let months: Int
  /// The days beyond the months.
  public let days: Int

  init(years: Int, months: Int, days: Int) {
    (self.years, self.months, self.days) = (years, months, days)
  }
}

extension CalendarDate {
  /// The whole months since another day and the days that remain, as `Period.between` of java.time counts them.
  ///
  /// Whole months first: a month is whole if the day of the month is reached. The days are counted from the other day moved by these months, which is the last of its
  /// month where it has no such day.
  ///
  /// - Parameters:
  ///   - other: the day that is counted from.
  ///   - years: whether twelve months are a year.
  ///   - months: whether months are counted that are no whole year; if not, their days are.
  /// - Returns: years, months and days of one sign.
  public func period(
    since other: CalendarDate, years: Bool = true, months: Bool = true
  ) -> CalendarPeriod {
    var total = self.months(since: other)
    var days = day - other.day
    if total > 0, days < 0 {
      total -= 1
      days = dayNumber - (other.adding(months: total)?.dayNumber ?? 0)
    } else if total < 0, days > 0 {
      total += 1
      days -= Self.dayCount(year, month)
    }
    let wholeYears = years ? total / 12 : 0
    guard months else {
      let start = other.adding(months: 12 * wholeYears)?.dayNumber ?? 0
      return CalendarPeriod(years: wholeYears, months: 0, days: dayNumber - start)
    }
    return CalendarPeriod(years: wholeYears, months: total - 12 * wholeYears, days: days)
  }

  /// The day so many days later, or `nil` beyond ``years``.
  public func adding(days: Int) -> CalendarDate? {
    guard days.magnitude < 1_000_000_000 else { return nil }
    return CalendarDate(dayNumber: dayNumber + days)
  }
}
