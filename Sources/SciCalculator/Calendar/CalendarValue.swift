public import SciCalendar
import SciNumber
import SciUnits

/// A value of the calendar that is no number: a day or a time, what lies between two days, a weekday, a week.
///
/// ```swift
/// var calculator = Calculator()
/// if case .scalar(.calendar(let day)) = try calculator.evaluate("@2024-01-31 + 1 month") {
///   print(day)  // @2024-02-29
/// }
/// ```
public enum CalendarValue: Sendable {
  /// A day, a time of the day, or both, in a zone or in none.
  case moment(Moment)
  /// A day or a time that is shown as ISO 8601 writes it, without `@`.
  case iso(Moment)
  /// What lies between two days, which is so many days wherever a quantity is needed.
  case span(from: CalendarDate, to: CalendarDate)
  /// Years, months and days.
  case period(CalendarPeriod)
  case weekday(Weekday)
  /// A week of ISO 8601.
  case week(year: Int, week: Int)
}

extension CalendarValue: CustomStringConvertible {
  /// The value in a line: `@2024-02-29`, `365 days`, `34 years 2 months 22 days`, `Saturday`, `2025-W01`.
  public var description: String {
    switch self {
    case .moment(let moment): "@" + moment.description
    case .iso(let moment): moment.description
    case .span(let start, let end): Self.count(end.dayNumber - start.dayNumber, "day")
    case .period(let period): Self.text(of: period)
    case .weekday(let weekday): weekday.name
    case .week(let year, let week): "\(year)-W\(week < 10 ? "0" : "")\(week)"
    }
  }

  private static func text(of period: CalendarPeriod) -> String {
    let parts = [
      (count: period.years, unit: "year"), (count: period.months, unit: "month"),
      (count: period.days, unit: "day"),
    ].filter { $0.count != 0 }
    return parts.isEmpty
      ? count(0, "day") : parts.map { count($0.count, $0.unit) }.joined(separator: " ")
  }

  private static func count(_ number: Int, _ unit: String) -> String {
    "\(number) \(unit)\(number.magnitude == 1 ? "" : "s")"
  }

  /// The days that it is as a quantity, if it is one.
  var quantity: Quantity? {
    guard case .span(let start, let end) = self, let day = Unit(named: "d") else { return nil }
    return Quantity(Real(end.dayNumber - start.dayNumber), day)
  }

  /// What should be said of a time that the clocks of its zone skipped or showed twice.
  var note: String? {
    guard case .moment(.zoned(let time)) = self, let found = time.resolution else { return nil }
    switch found.instants {
    case .gap:
      return
        "the clocks of \(time.zone.description) skipped \(found.local.description); the time moves forward by as much as they did"
    case .overlap:
      return
        "the clocks of \(time.zone.description) showed \(found.local.description) twice; the first is taken"
    case .one: return nil
    }
  }

  /// The days between two days, if it is what lies between them.
  package var dayCount: Int? {
    guard case .span(let start, let end) = self else { return nil }
    return end.dayNumber - start.dayNumber
  }

  /// The day or time, if it is one.
  package var moment: Moment? {
    switch self {
    case .moment(let moment), .iso(let moment): moment
    case .span, .period, .weekday, .week: nil
    }
  }
}

extension Scalar {
  /// The value of the calendar that it is.
  var calendar: CalendarValue? {
    if case .calendar(let value) = self { value } else { nil }
  }

  /// Whether it is a day, a time or another value of the calendar that is no quantity.
  var isOutsideNumbers: Bool { calendar.map { $0.quantity == nil } ?? false }
}
