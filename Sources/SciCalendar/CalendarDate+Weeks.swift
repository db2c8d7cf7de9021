// Days of the week, weeks, days of the year, working days and Easter.

/// A day of the week, numbered as in ISO 8601.
///
/// ```swift
/// if let day = CalendarDate(2000, 1, 1) {
///   print(day.weekday)  // Saturday
/// }
/// ```
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// The name in English, such as `Saturday`.
  public var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}

extension Weekday: CustomStringConvertible {
  /// The name in English.
  public var description: String { name }
}

extension CalendarDate {
  /// The day of the week.
  public var weekday: Weekday { Self.weekday(ofDayNumber: dayNumber) }

  private static func weekday(ofDayNumber number: Int) -> Weekday {
    // Day 0, 1 January 1970, was a Thursday.
    Weekday(rawValue: CalendarClock.remainder(number + 3, 7) + 1) ?? .monday
  }

  /// The number of the day in its year, 1 to 366.
  public var dayOfYear: Int {
    var days = day
    for month in 1..<month { days += Self.dayCount(year, month) }
    return days
  }

  /// The week of ISO 8601 and the year that it belongs to, which is that of its Thursday.
  public var isoWeek: (year: Int, week: Int) {
    let thursday = dayOfYear + 4 - weekday.rawValue
    if thursday < 1 {
      let length = Self.isLeap(year - 1) ? 366 : 365
      return (year: year - 1, week: (thursday + length - 1) / 7 + 1)
    }
    let length = Self.isLeap(year) ? 366 : 365
    if thursday > length { return (year: year + 1, week: 1) }
    return (year: year, week: (thursday - 1) / 7 + 1)
  }

  /// The days from Monday to Friday between two days, both included; negative if the second is before the first.
  ///
  /// That is `NETWORKDAYS` of spreadsheets.
  ///
  /// - Parameters:
  ///   - end: the other end.
  ///   - holidays: days that are not counted; what is named twice or falls on a weekend changes nothing.
  /// - Returns: how many days there are.
  public func workdays(through end: CalendarDate, holidays: [CalendarDate] = []) -> Int {
    if end < self { return -end.workdays(through: self, holidays: holidays) }
    let (first, last) = (dayNumber, end.dayNumber)
    let (weeks, rest) = (last - first + 1).quotientAndRemainder(dividingBy: 7)
    var count = 5 * weeks
    for number in (last - rest + 1)..<(last + 1)
    where Self.weekday(ofDayNumber: number).rawValue <= 5 {
      count += 1
    }
    for holiday in Set(holidays)
    where self <= holiday && holiday <= end && holiday.weekday.rawValue <= 5 {
      count -= 1
    }
    return count
  }

  /// Easter Sunday of a year in the Gregorian calendar, or `nil` beyond ``years``.
  ///
  /// By the rule without exceptions that J. Meeus prints from Butcher's Ecclesiastical Calendar of 1876 ("Astronomical Algorithms", chapter 8).
  public static func easter(_ year: Int) -> CalendarDate? {
    guard years.contains(year) else { return nil }
    // The dates repeat after 5,700,000 years, so that years before 1 can be moved.
    let moved = year < 1 ? year + 5_700_000 : year
    let golden = moved % 19
    let (century, yearOfCentury) = moved.quotientAndRemainder(dividingBy: 100)
    let (leapCenturies, centuryRest) = century.quotientAndRemainder(dividingBy: 4)
    let correction = (century - (century + 8) / 25 + 1) / 3
    let epact = (19 * golden + century - leapCenturies - correction + 15) % 30
    let (leaps, leapRest) = yearOfCentury.quotientAndRemainder(dividingBy: 4)
    let toSunday = (32 + 2 * centuryRest + 2 * leaps - epact - leapRest) % 7
    let late = (golden + 11 * epact + 22 * toSunday) / 451
    let sum = epact + toSunday - 7 * late + 114
    return CalendarDate(year, sum / 31, sum % 31 + 1)
  }
}
