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
  /// The months beyond the years, −11 to 11.
  public let months: Int
  /// The days beyond the months.
  public let days: Int

  init(totalMonths: Int, days: Int) {
    years = totalMonths / 12
    months = totalMonths % 12
    self.days = days
  }
}

extension CalendarDate {
  /// The whole months since another day and the days that remain, as `Period.between` of java.time counts them.
  ///
  /// Whole months first: a month is whole if the day of the month is reached. The days are counted from the other day moved by these months, which is the last of its
  /// month where it has no such day.
  public func period(since other: CalendarDate) -> CalendarPeriod {
    var total = months(since: other)
    var days = day - other.day
    if total > 0, days < 0 {
      total -= 1
      days = dayNumber - (other.adding(months: total)?.dayNumber ?? 0)
    } else if total < 0, days > 0 {
      total += 1
      days -= Self.dayCount(year, month)
    }
    return CalendarPeriod(totalMonths: total, days: days)
  }

  /// The day so many days later, or `nil` beyond ``years``.
  public func adding(days: Int) -> CalendarDate? {
    guard days.magnitude < 1_000_000_000 else { return nil }
    return CalendarDate(dayNumber: dayNumber + days)
  }
}
