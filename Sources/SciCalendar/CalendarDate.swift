/// A day of the Gregorian calendar, which is taken to hold at all times.
///
/// ```swift
/// if let day = CalendarDate(2026, 11, 21) {
///   let serial = day.spreadsheetSerial  // 46347
///   let next = CalendarDate(spreadsheetSerial: serial + 1)  // 2026-11-22
/// }
/// ```
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

  /// How many days a month has.
  ///
  /// - Precondition: the month is one of 1 to 12.
  public static func dayCount(_ year: Int, _ month: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether the next day is in another month.
  public var isLastOfMonth: Bool { day == Self.dayCount(year, month) }
}

// MARK: - Numbers of days

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

  /// The day that many days after 1 January 1970, or `nil` beyond ``years``.
  ///
  /// The reverse of ``dayNumber``: an era has 146,097 days, and a year that begins in March is found from the day of its
  /// era by taking out the leap days (H. Hinnant, "chrono-compatible low-level date algorithms").
  public init?(dayNumber: Int) {
    guard dayNumber.magnitude < 366_000_000 else { return nil }
    let number = dayNumber + 719_468
    let era = (number - (number < 0 ? 146_096 : 0)) / 146_097
    let dayOfEra = number - 146_097 * era
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      yearOfEra + 400 * era + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The day's number in spreadsheets: 1 January 1970 is 25569.
  ///
  /// LibreOffice has the same numbers for all days. Excel has them from 1 March 1900; before, it counts a 29 February 1900.
  public var spreadsheetSerial: Int { dayNumber + Self.spreadsheetOffset }

  /// The day of that number in spreadsheets, or `nil` beyond ``years``.
  public init?(spreadsheetSerial: Int) {
    guard spreadsheetSerial.magnitude < 400_000_000 else { return nil }
    self.init(dayNumber: spreadsheetSerial - Self.spreadsheetOffset)
  }

  private static let spreadsheetOffset = 25_569
}

// MARK: - Months

extension CalendarDate {
  /// The same day so many months later, or the last of that month where it has no such day.
  ///
  /// - Parameters:
  ///   - months: how many months; negative for earlier ones.
  ///   - toEndOfMonth: whether the result is the last day of its month, whatever this day is.
  /// - Returns: the day, or `nil` beyond ``years``.
  public func adding(months: Int, toEndOfMonth: Bool = false) -> CalendarDate? {
    guard months.magnitude < 100_000_000 else { return nil }
    let total = 12 * year + month - 1 + months
    let newYear = (total - (total < 0 ? 11 : 0)) / 12
    let newMonth = total - 12 * newYear + 1
    let last = Self.dayCount(newYear, newMonth)
    return CalendarDate(newYear, newMonth, toEndOfMonth ? last : min(day, last))
  }

  /// The months from the month of another day to that of this one.
  public func months(since other: CalendarDate) -> Int {
    12 * (year - other.year) + month - other.month
  }
}

extension CalendarDate: Comparable {
  /// Whether the left day is before the right one.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
