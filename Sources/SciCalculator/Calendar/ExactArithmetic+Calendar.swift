// Days and times in sums, differences and comparisons, by the rules of ECMAScript's Temporal.

import SciCalendar
import SciNumber
import SciSyntax
import SciUnits

extension ExactArithmetic {
  /// What a primitive makes of two scalars, of which one is a value of the calendar.
  func calendarScalar(
    _ operation: BinaryOperation, _ x: Scalar, _ y: Scalar
  ) throws(StepError) -> Scalar {
    guard x.calendar != nil || y.calendar != nil else { throw StepError(.booleanInArithmetic) }
    do throws(CalendarFault) {
      switch (operation.units, x.calendar?.moment, y.calendar?.moment) {
      case (.sum, .some, .some): throw CalendarFault.sum
      case (.difference, let end?, let start?): return try Self.difference(end, start)
      case (.sum, let moment?, nil): return try step(moment, y, isBack: false)
      case (.sum, nil, let moment?): return try step(moment, x, isBack: false)
      case (.difference, let moment?, nil): return try step(moment, y, isBack: true)
      default: throw CalendarFault.notANumber
      }
    } catch {
      throw StepError(.calendar(error))
    }
  }

  /// What lies between two moments: days between days, and hours between times.
  private static func difference(
    _ end: Moment, _ start: Moment
  ) throws(CalendarFault) -> Scalar {
    switch (end, start) {
    case (.date(let end), .date(let start)): return .calendar(.span(from: start, to: end))
    case (.zoned(let end), .zoned(let start)):
      return hours(end.seconds - start.seconds, end.nanosecond - start.nanosecond)
    default:
      guard let last = end.wallClock, let first = start.wallClock else { throw .mixedZones }
      return hours(last.seconds - first.seconds, last.nanosecond - first.nanosecond)
    }
  }

  private static func hours(_ seconds: Int64, _ nanoseconds: Int64) -> Scalar {
    let total =
      Rational(Integer(WideInt(seconds))) + Rational(WideInt(nanoseconds)) / 1_000_000_000
    guard let hour = Unit(named: "h") else { return .real(Real(total)) }
    return .quantity(Quantity(Real(total / 3600), hour))
  }

  /// A moment so much later or earlier.
  private func step(
    _ moment: Moment, _ distance: Scalar, isBack: Bool
  ) throws(CalendarFault) -> Scalar {
    if case .calendar(.period(let period)) = distance {
      return .calendar(.moment(try moment.adding(CalendarStep(period, isBack: isBack))))
    }
    guard let quantity = distance.quantity, !quantity.isNumber || quantity.value.knownRational == 0
    else { throw .timeExpected }
    let step = try CalendarStep(quantity, isBack: isBack, within: context.budget)
    return .calendar(.moment(try moment.adding(step)))
  }

  /// Whether two lists, in one of which there are values of the calendar, have the same elements.
  func areEqualOnCalendar(_ x: Value, _ y: Value) throws(StepError) -> Bool {
    guard x.elementCount == y.elementCount else { return false }
    for (left, right) in zip(x.scalars, y.scalars) {
      guard let left = left.calendar, let right = right.calendar else {
        throw StepError(.calendar(.momentExpected))
      }
      if try !compareCalendar(.equal, left, right) { return false }
    }
    return true
  }

  /// Whether a comparison holds of two values of the calendar.
  func compareCalendar(
    _ comparison: InfixOperator, _ x: CalendarValue, _ y: CalendarValue
  ) throws(StepError) -> Bool {
    do throws(CalendarFault) {
      if let x = x.moment, let y = y.moment {
        return comparison.holds(for: WideInt(try x.order(beside: y)))
      }
      let isEquality = comparison == .equal || comparison == .notEqual
      switch (x, y) {
      case (.week(let year, let week), .week(let otherYear, let otherWeek)):
        let order = year == otherYear ? week - otherWeek : year - otherYear
        return comparison.holds(for: WideInt(order.signum()))
      case (.weekday(let x), .weekday(let y)) where isEquality:
        return (x == y) == (comparison == .equal)
      case (.period(let x), .period(let y)) where isEquality:
        return (x == y) == (comparison == .equal)
      default: throw CalendarFault.momentExpected
      }
    } catch {
      throw StepError(.calendar(error))
    }
  }
}

extension Moment {
  /// −1, 0 or 1 as it is before another moment, the same, or after it; a day begins at midnight.
  ///
  /// - Throws: ``CalendarFault/mixedZones`` where one has a zone and the other none, ``CalendarFault/momentExpected`` for a time of day beside a day.
  func order(beside other: Moment) throws(CalendarFault) -> Int {
    func order<Value: Comparable>(_ x: Value, _ y: Value) -> Int { x < y ? -1 : y < x ? 1 : 0 }
    switch (self, other) {
    case (.time(let x), .time(let y)): return order(x, y)
    case (.time, _), (_, .time): throw .momentExpected
    case (.zoned(let x), .zoned(let y)): return order(x, y)
    default:
      guard let x = wallClock, let y = other.wallClock else { throw .mixedZones }
      let seconds = order(x.seconds, y.seconds)
      return seconds == 0 ? order(x.nanosecond, y.nanosecond) : seconds
    }
  }
}

extension Moment {
  /// What a clock shows, counted from 1970 as if it were at UTC; a day begins at midnight.
  ///
  /// `nil` for an instant, and the other way round.
  fileprivate var wallClock: (seconds: Int64, nanosecond: Int64)? {
    switch self {
    case .date(let date): (seconds: Int64(date.dayNumber) * 86_400, nanosecond: 0)
    case .dateTime(let local):
      (
        seconds: Int64(local.date.dayNumber) * 86_400 + local.time.nanoseconds / 1_000_000_000,
        nanosecond: local.time.nanosecond
      )
    case .time(let time):
      (seconds: time.nanoseconds / 1_000_000_000, nanosecond: time.nanosecond)
    case .zoned: nil
    }
  }
}

/// A distance on the calendar: months, then days, then an exact time.
struct CalendarStep {
  var months = 0
  var days = 0
  var nanoseconds: Int64 = 0

  /// So many days.
  init(days: Int) { self.days = days }

  /// Years, months and days.
  init(_ period: CalendarPeriod, isBack: Bool) {
    let sign = isBack ? -1 : 1
    months = sign * (12 * period.years + period.months)
    days = sign * period.days
  }

  /// What a quantity of time is to the calendar: years and months are months, weeks and days are days, and all else is exact.
  init(
    _ quantity: Quantity, isBack: Bool, within budget: EvaluationBudget
  ) throws(CalendarFault) {
    if quantity.value.knownRational == 0 { return }
    let units = quantity.parts.isEmpty ? [quantity.unit] : quantity.parts
    // `1 year 2 months 3 days` is one number in years: it is taken apart as it is written.
    var rest = quantity
    for (index, unit) in units.enumerated() {
      guard let converted = try? rest.converted(to: unit, within: budget),
        let value = converted.value.knownRational
      else { throw .timeExpected }
      let isLast = index == units.count - 1
      guard let part = isLast ? value : value.truncated(limit: 64) else { throw .outOfRange }
      try add(part, unit, within: budget)
      if !isLast { rest = Quantity(Real(value - part), unit) }
    }
    if isBack { (months, days, nanoseconds) = (-months, -days, -nanoseconds) }
  }

  /// So many such steps; `nil` if they are beyond all dates.
  func multiplied(by count: Int) -> CalendarStep? {
    let (months, monthsOverflow) = months.multipliedReportingOverflow(by: count)
    let (days, daysOverflow) = days.multipliedReportingOverflow(by: count)
    let (time, timeOverflow) = nanoseconds.multipliedReportingOverflow(by: Int64(count))
    guard !monthsOverflow, !daysOverflow, !timeOverflow else { return nil }
    var step = self
    (step.months, step.days, step.nanoseconds) = (months, days, time)
    return step
  }

  private mutating func add(
    _ count: Rational, _ unit: Unit, within budget: EvaluationBudget
  ) throws(CalendarFault) {
    for (name, length) in [("month", 1), ("yr", 12)] where unit == Unit(named: name) {
      months += try Self.whole(count * Rational(WideInt(length)), or: .partOfMonth)
      return
    }
    for (name, length) in [("d", 1), ("wk", 7)] where unit == Unit(named: name) {
      days += try Self.whole(count * Rational(WideInt(length)), or: .partOfDay)
      return
    }
    guard let second = Unit(named: "s"),
      let time = try? Quantity(Real(count), unit).converted(to: second, within: budget),
      let seconds = time.value.knownRational
    else { throw .timeExpected }
    let exact = seconds * 1_000_000_000
    guard exact.isInteger else { throw .partOfNanosecond }
    guard let number = exact.integerValue(limit: 63)?.asInt,
      let added = Int64(exactly: number)
    else { throw .outOfRange }
    let (sum, overflow) = nanoseconds.addingReportingOverflow(added)
    guard !overflow else { throw .outOfRange }
    nanoseconds = sum
  }

  private static func whole(
    _ count: Rational, or fault: CalendarFault
  ) throws(CalendarFault) -> Int {
    guard count.isInteger else { throw fault }
    guard let number = count.integerValue(limit: 31)?.asInt, let integer = Int(exactly: number)
    else { throw .outOfRange }
    return integer
  }
}

extension Moment {
  /// The moment a step later: months, clipped to the end of the month, then days, then the exact time.
  func adding(_ step: CalendarStep) throws(CalendarFault) -> Moment {
    guard let moment = try moved(step) else { throw .outOfRange }
    if let year = moment.date?.year, !(-9999...9999 ~= year) { throw .outOfRange }
    return moment
  }

  private func moved(_ step: CalendarStep) throws(CalendarFault) -> Moment? {
    switch self {
    case .date(let date):
      guard step.nanoseconds == 0 else { throw .hoursOfDay }
      return date.adding(months: step.months)?.adding(days: step.days).map { .date($0) }
    case .time(let time):
      guard step.months == 0, step.days == 0 else { throw .dateExpected }
      let day: Int64 = 86_400_000_000_000
      let sum = (time.nanoseconds + step.nanoseconds % day + day) % day
      return ClockTime(nanoseconds: sum).map { .time($0) }
    case .dateTime(let local):
      // A clock without a zone is one at UTC.
      return local.adding(months: step.months, days: step.days).flatMap { moved in
        ZonedTime(moved, offset: 0, zone: .utc)?.adding(nanoseconds: step.nanoseconds).map {
          .dateTime($0.local)
        }
      }
    case .zoned(let time):
      guard let (moved, _) = time.adding(months: step.months, days: step.days) else { return nil }
      return moved.adding(nanoseconds: step.nanoseconds).map { .zoned($0) }
    }
  }
}
