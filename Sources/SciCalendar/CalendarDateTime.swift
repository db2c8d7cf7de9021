/// A day and a time of the day, as a clock on the wall shows them, without a zone.
///
/// ```swift
/// if let date = CalendarDate(2024, 2, 29), let time = ClockTime(hour: 14, minute: 30) {
///   print(CalendarDateTime(date: date, time: time))  // 2024-02-29T14:30
/// }
/// ```
public struct CalendarDateTime: Hashable, Sendable {
  /// The day.
  public let date: CalendarDate
  /// The time of the day.
  public let time: ClockTime

  /// Puts a day and a time together.
  public init(date: CalendarDate, time: ClockTime) {
    self.date = date
    self.time = time
  }

  /// The seconds that a clock at UTC counts from 1970 until it shows this.
  var seconds: Int64 { Int64(date.dayNumber) * 86_400 + time.seconds }

  /// What a clock at UTC shows so many seconds after the beginning of 1970, or `nil` beyond the years of the calendar.
  init?(seconds: Int64, nanosecond: Int64) {
    let day = CalendarClock.quotient(seconds, 86_400)
    guard day.magnitude < 1_000_000_000, let date = CalendarDate(dayNumber: Int(day)),
      let time = ClockTime(
        nanoseconds: CalendarClock.remainder(seconds, 86_400) * 1_000_000_000 + nanosecond)
    else { return nil }
    self.init(date: date, time: time)
  }

  /// The same time so many months and then so many days later, or `nil` beyond the years of the calendar.
  ///
  /// A day that the month does not have becomes its last one, before the days are added.
  public func adding(months: Int, days: Int) -> CalendarDateTime? {
    guard let date = date.adding(months: months)?.adding(days: days) else { return nil }
    return CalendarDateTime(date: date, time: time)
  }
}

extension CalendarDateTime: Comparable {
  /// Whether a clock shows the left one first.
  public static func < (left: CalendarDateTime, right: CalendarDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}

extension CalendarDateTime: CustomStringConvertible {
  /// The day and the time in ISO 8601, such as `2024-02-29T14:30`.
  public var description: String { "\(date.description)T\(time.description)" }
}
