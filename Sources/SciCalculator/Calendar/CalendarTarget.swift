import SciCalendar
import SciNumber
import SciUnits

/// What a day or a time is converted to: `to UTC`, `to Europe/London`, `to unix`, `to serial`.
enum CalendarTarget: Sendable {
  case zone(Zone)
  /// The seconds since the beginning of 1970.
  case unix
  /// The number in spreadsheets.
  case serial
  /// The text of ISO 8601.
  case iso
  case date
  case time

  /// What a text behind `to` stands for; `nil` if that is nothing of the calendar.
  init?(_ text: String) {
    switch text {
    case "UTC", "Z": self = .zone(.utc)
    case "unix": self = .unix
    case "serial": self = .serial
    case "iso": self = .iso
    case "date": self = .date
    case "time": self = .time
    default:
      // Names of zones have a slash; others are too easily something else.
      guard text.utf8.contains(UInt8(ascii: "/")), let rules = SystemZones.rules(named: text) else {
        return nil
      }
      self = .zone(.named(text, rules))
    }
  }

  /// A day, a time or a number as what is asked for.
  func converted(_ scalar: Scalar) throws(CalendarFault) -> Scalar {
    if let moment = scalar.calendar?.moment { return try converted(moment) }
    guard let number = scalar.real?.knownRational else { throw .momentExpected }
    switch self {
    case .time:
      let exact = number * 1_000_000_000
      guard exact.isInteger else { throw .partOfNanosecond }
      guard let epoch = ZonedTime(seconds: 0, zone: .utc),
        let count = exact.integerValue(limit: 63)?.asInt, let nanoseconds = Int64(exactly: count),
        let time = epoch.adding(nanoseconds: nanoseconds)
      else { throw .outOfRange }
      return .calendar(.moment(.zoned(time)))
    case .date:
      guard number.isInteger else { throw .partOfDay }
      guard let count = number.integerValue(limit: 31)?.asInt, let serial = Int(exactly: count),
        let date = CalendarDate(spreadsheetSerial: serial), -9999...9999 ~= date.year
      else { throw .outOfRange }
      return .calendar(.moment(.date(date)))
    case .zone, .unix, .serial, .iso: throw .momentExpected
    }
  }

  private func converted(_ moment: Moment) throws(CalendarFault) -> Scalar {
    switch (self, moment) {
    case (.iso, _): return .calendar(.iso(moment))
    case (.zone(let zone), .zoned(let time)):
      guard let moved = time.converted(to: zone) else { throw .outOfRange }
      return .calendar(.moment(.zoned(moved)))
    case (.unix, .zoned(let time)):
      return .real(
        Real(
          Rational(Integer(WideInt(time.seconds))) + Rational(WideInt(time.nanosecond))
            / 1_000_000_000))
    case (.zone, _), (.unix, _): throw .zoneExpected
    case (.serial, .date(let date)): return .real(Real(date.spreadsheetSerial))
    case (.serial, _): throw .dateExpected
    case (.date, _):
      guard let date = moment.date else { throw .dateExpected }
      return .calendar(.moment(.date(date)))
    case (.time, .time(let time)): return .calendar(.moment(.time(time)))
    case (.time, .dateTime(let local)): return .calendar(.moment(.time(local.time)))
    case (.time, .zoned(let time)): return .calendar(.moment(.time(time.local.time)))
    case (.time, .date): throw .hoursOfDay
    }
  }
}
