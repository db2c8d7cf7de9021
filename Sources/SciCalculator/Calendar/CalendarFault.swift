public import SciCalendar

/// Why something cannot be done with days and times.
///
/// ```swift
/// print(CalendarFault.sum.message)  // two dates cannot be added; their difference is a time
/// ```
public enum CalendarFault: Error, Hashable, Sendable {
  /// A literal is no day and no time.
  case literal(MomentError)
  /// Two days or times were added.
  case sum
  /// A day or a time stands where a number is needed.
  case notANumber
  /// A day or a time is needed here.
  case momentExpected
  /// A day with its year is needed here.
  case dateExpected
  /// What is added is no time.
  case timeExpected
  /// The months that are added are not whole.
  case partOfMonth
  /// The days that are added are not whole.
  case partOfDay
  /// Hours were added to a day without a time.
  case hoursOfDay
  /// What is added is not a whole number of nanoseconds.
  case partOfNanosecond
  /// A time with a zone and one without were brought together.
  case mixedZones
  /// The result is beyond the years −9999 to 9999.
  case outOfRange
  /// A time without a zone is no instant.
  case zoneExpected
  /// A step of a range does not lead from its beginning to its end.
  case stepOfRange
  /// Nothing says what time it is.
  case clockExpected
}

extension CalendarFault {
  /// The error in words, in lower case without a full stop.
  public var message: String {
    switch self {
    case .literal(let error): Self.message(of: error)
    case .sum: "two dates cannot be added; their difference is a time"
    case .notANumber: "a date is not a number"
    case .momentExpected: "expected a date or a time, such as @2024-02-29"
    case .dateExpected: "expected a date, such as @2024-02-29"
    case .timeExpected: "only times such as 3 days or 2 months can be added to a date"
    case .partOfMonth: "months and years are added to a date as whole months"
    case .partOfDay: "days are added to a date as whole days"
    case .hoursOfDay: "a date without a time of day has no hours to add to"
    case .partOfNanosecond: "times of day are kept to the nanosecond"
    case .mixedZones: "a time with a zone and one without cannot be compared"
    case .outOfRange: "dates go from the year -9999 to 9999"
    case .zoneExpected: "a time without a zone is no instant"
    case .stepOfRange: "the step does not lead from the first date to the last"
    case .clockExpected: "nothing says what time it is"
    }
  }

  /// What may help.
  var hint: String? {
    switch self {
    case .literal(let error): Self.hint(for: error)
    case .sum: "write `@2024-01-02 - @2024-01-01` for the time between them"
    case .notANumber: "`@2024-02-29 to serial` is the number of a date in spreadsheets"
    case .momentExpected:
      "`1700000000 to time` is the time of so many seconds since 1970, `45351 to date` a day of spreadsheets"
    case .dateExpected, .outOfRange: nil
    case .timeExpected: "write `@2024-02-29 + 3 days`"
    case .partOfMonth: "months have different lengths; write days, as in `@2024-02-29 + 15 days`"
    case .partOfDay, .hoursOfDay:
      "write a time of day, as in `@2024-02-29T00:00 + 36 h`"
    case .partOfNanosecond, .stepOfRange: nil
    case .clockExpected:
      "`--now 2024-02-29T14:30Z` says it to the command, and `:now` to a golden file"
    case .mixedZones, .zoneExpected:
      "write the zone, as in `@2024-02-29T14:30Z` or `@2024-02-29T14:30[Europe/London]`"
    }
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static func message(of error: MomentError) -> String {
    switch error {
    case .noSuchDay(let year, let month, let length):
      "\(months[month - 1]) \(year) has \(length) days"
    default: error.description
    }
  }

  private static func hint(for error: MomentError) -> String? {
    switch error {
    case .malformed, .noSuchMonth:
      "write `@2024-02-29`, `@2024-02-29T14:30` or `@2024-02-29T14:30[Europe/London]`"
    case .noSuchDay: nil
    case .noSuchTime: "times go from 00:00 to 23:59:59.999999999"
    case .unknownZone: "zones have names such as Europe/London; `+01:00` needs none"
    case .noSuchOffset: "write it as in `+05:30`"
    case .skipped(_, _, let earlier, let later): "write `@\(earlier)` or `@\(later)`"
    case .repeated(let earlier, let later): "write \(earlier) or \(later) behind the time"
    case .otherOffset(_, let offset): "write \(offset), or leave it out"
    }
  }
}

extension CalendarFault: CustomStringConvertible {
  /// The error in words.
  public var description: String { message }
}
