/// When clocks are changed every year, as the variable TZ of POSIX says it: `EST5EDT,M3.2.0,M11.1.0`.
struct YearlyRule: Hashable, Sendable {
  /// A day of each year, and a time on it.
  struct Change: Hashable, Sendable {
    enum Day: Hashable, Sendable {
      /// A weekday, 0 for Sunday, of a week of a month; week 5 is the last one.
      case weekday(Int, week: Int, month: Int)
      /// 1 to 365; there is no 29 February.
      case withoutLeapDay(Int)
      /// 0 to 365.
      case ofYear(Int)
    }

    var day: Day
    /// The seconds after midnight, −167 to 167 hours.
    var seconds: Int64
  }

  var standard: Int32
  var summer: Int32?
  /// When summer time begins.
  var start = Change(day: .weekday(0, week: 2, month: 3), seconds: 7200)
  /// When it ends.
  var end = Change(day: .weekday(0, week: 1, month: 11), seconds: 7200)

  var offsets: [Int32] { [standard] + (summer.map { [$0] } ?? []) }

  func offset(at instant: Int64) -> Int32 {
    guard let summer else { return standard }
    guard
      let year = CalendarDateTime(seconds: instant + Int64(standard), nanosecond: 0)?.date.year
    else { return standard }
    // Of the changes in the years around, the last one before the instant counts.
    var latest = (instant: Int64.min, offset: standard)
    for year in (year - 1)...(year + 1) {
      for (change, from, to) in [(start, standard, summer), (end, summer, standard)] {
        let time = change.seconds(in: year) - Int64(from)
        if time <= instant, time >= latest.instant { latest = (instant: time, offset: to) }
      }
    }
    return latest.offset
  }
}

extension YearlyRule.Change {
  /// The seconds that a clock counts from 1970 until the change.
  func seconds(in year: Int) -> Int64 {
    Int64(dayNumber(in: year)) * 86_400 + seconds
  }

  private func dayNumber(in year: Int) -> Int {
    func first(of month: Int) -> Int { CalendarDate(year, month, 1)?.dayNumber ?? 0 }
    switch day {
    case .ofYear(let number): return first(of: 1) + number
    case .withoutLeapDay(let number):
      return first(of: 1) + number - 1 + (number > 59 && CalendarDate.isLeap(year) ? 1 : 0)
    case .weekday(let weekday, let week, let month):
      let begin = first(of: month)
      // Day 0 was a Thursday.
      let weekdayOfFirst = CalendarClock.remainder(begin + 4, 7)
      var day = CalendarClock.remainder(weekday - weekdayOfFirst, 7) + 7 * (week - 1)
      while day >= CalendarDate.dayCount(year, month) { day -= 7 }
      return begin + day
    }
  }
}

// MARK: - Reading

extension YearlyRule {
  /// Reads a rule, or returns `nil` for any other text.
  init?(posix text: ArraySlice<UInt8>) {
    var reader = PosixReader(rest: text)
    guard reader.skipName(), let west = reader.time() else { return nil }
    standard = Int32(-west)
    guard !reader.rest.isEmpty else { return }
    guard reader.skipName() else { return nil }
    summer = standard + 3600
    if let next = reader.rest.first, next != UInt8(ascii: ",") {
      guard let west = reader.time() else { return nil }
      summer = Int32(-west)
    }
    guard !reader.rest.isEmpty else { return }
    guard let start = reader.change(), let end = reader.change(), reader.rest.isEmpty else {
      return nil
    }
    self.start = start
    self.end = end
  }
}

private struct PosixReader {
  var rest: ArraySlice<UInt8>

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Skips `EST` or `<+0330>`.
  mutating func skipName() -> Bool {
    if take("<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[(end + 1)...]
      return true
    }
    let letters = rest.prefix { UInt8(ascii: "A")...UInt8(ascii: "z") ~= $0 }
    rest = rest.dropFirst(letters.count)
    return letters.count >= 3
  }

  mutating func number(upTo limit: Int) -> Int? {
    var number = 0
    var digitCount = 0
    while let digit = rest.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit, digitCount < 4 {
      number = 10 * number + Int(digit - UInt8(ascii: "0"))
      digitCount += 1
      rest.removeFirst()
    }
    return digitCount > 0 && number <= limit ? number : nil
  }

  /// Reads `5`, `-3:30` or `167:00:00` as seconds.
  mutating func time() -> Int64? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let hours = number(upTo: 167) else { return nil }
    var seconds = Int64(hours * 3600)
    for unit in [60, 1] {
      guard take(":") else { break }
      guard let part = number(upTo: 59) else { return nil }
      seconds += Int64(part * unit)
    }
    return isNegative ? -seconds : seconds
  }

  /// Reads `,M3.2.0/2`, `,J60` or `,59`.
  mutating func change() -> YearlyRule.Change? {
    guard take(","), let day = day() else { return nil }
    guard take("/") else { return YearlyRule.Change(day: day, seconds: 7200) }
    guard let seconds = time() else { return nil }
    return YearlyRule.Change(day: day, seconds: seconds)
  }

  private mutating func day() -> YearlyRule.Change.Day? {
    if take("M") {
      guard let month = number(upTo: 12), month > 0, take("."), let week = number(upTo: 5),
        week > 0,
        take("."), let weekday = number(upTo: 6)
      else { return nil }
      return .weekday(weekday, week: week, month: month)
    }
    if take("J") {
      guard let number = number(upTo: 365), number > 0 else { return nil }
      return .withoutLeapDay(number)
    }
    return number(upTo: 365).map { .ofYear($0) }
  }
}
