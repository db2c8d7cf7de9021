/// A day of the Gregorian calendar, which is taken to hold at all times.
public struct CalendarDate: Hashable, Sendable {
  /// The year; 0 is the year before 1.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// The years that a date can have, far more than history.
  public static let years = -999_999...999_999

  /// The day of that year, month and day, or `nil` if there is none.
  public init?(_ year: Int, _ month: Int, _ day: Int) {
    guard Self.years.contains(year), 1...12 ~= month,
      1...Self.dayCount(year, month) ~= day
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Whether the year has a 29 February.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func dayCount(_ year: Int, _ month: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether the next day is in another month.
  public var isLastOfMonth: Bool { day == Self.dayCount(year, month) }
}

extension CalendarDate {
  /// The days since 1 January 1970.
  ///
  /// Years begin on 1 March here, so that a leap day is the last of its year and the months before it have
  /// 31, 30, 31, 30, 31 days, twice: (153 m + 2)/5 days in m months.
  public var dayNumber: Int {
    let (shiftedYear, shiftedMonth) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let era = (shiftedYear - (shiftedYear < 0 ? 399 : 0)) / 400
    let yearOfEra = shiftedYear - 400 * era
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    return 146_097 * era + 365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day's number in spreadsheets, which is right from 1 March 1900: 1 January 1970 is 25569.
  public var spreadsheetSerial: Int { dayNumber + 25_569 }
}

extension CalendarDate: Comparable {
  /// Whether the left day is before the right one.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
