// Days and times as people write them: 24 Dec 2024, days until 2026-12-25, now in Tokyo, 9:35 pm.

import SciCalendar
import SciSyntax
import SciUnits

/// A sentence about days and times, and how the language writes it.
///
/// Words in small letters stand there as they are, with `|` between alternatives. Words in capitals are what may stand there: a `DATE` and another one, `UNTIL`;
/// a `NUMBER` and the unit that it counts, `DAYS` to years or `HOURS` to seconds; a `YEAR`; the `FIRST` day of a month, with `NEXT` for that of the month behind it; and
/// a `ZONE`. `PARTS` are the unit and days, in which what lies between two days is
/// given that is no number of days.
private struct CalendarPhrase {
  var pattern: [Substring]
  var spelling: String

  init(_ pattern: String, _ spelling: String) {
    self.pattern = pattern.split(separator: " ")
    self.spelling = spelling
  }

  /// Words that a question may begin with.
  static let openings: Set<String> = [
    "what", "whats", "'", "’", "s", "is", "was", "the", "how", "many", "much", "old", "current",
    "there", "are",
  ]

  static let all = [
    CalendarPhrase("NUMBER DAYS ago", "@today - NUMBER DAYS"),
    CalendarPhrase("NUMBER HOURS ago", "@now - NUMBER HOURS"),
    CalendarPhrase("NUMBER DAYS from now|today", "@today + NUMBER DAYS"),
    CalendarPhrase("NUMBER HOURS from now", "@now + NUMBER HOURS"),
    CalendarPhrase("in NUMBER DAYS", "@today + NUMBER DAYS"),
    CalendarPhrase("NUMBER DAYS after|from DATE", "DATE + NUMBER DAYS"),
    CalendarPhrase("NUMBER DAYS before DATE", "DATE - NUMBER DAYS"),
    CalendarPhrase("DAYS until|till|to DATE", "DATE - @today to PARTS"),
    CalendarPhrase("DAYS since DATE", "@today - DATE to PARTS"),
    CalendarPhrase("DAYS between DATE and UNTIL", "UNTIL - DATE to PARTS"),
    CalendarPhrase("DAYS from DATE to|until UNTIL", "UNTIL - DATE to PARTS"),
    CalendarPhrase(
      "workdays|weekdays between DATE and UNTIL", "workdays(DATE; UNTIL)"),
    CalendarPhrase("working|business days between DATE and UNTIL", "workdays(DATE; UNTIL)"),
    CalendarPhrase("time in ZONE", "@now to ZONE"),
    CalendarPhrase("time is it in ZONE", "@now to ZONE"),
    CalendarPhrase("time now in ZONE", "@now to ZONE"),
    CalendarPhrase("now in ZONE", "@now to ZONE"),
    CalendarPhrase("time is it", "@now"),
    CalendarPhrase("time is it now", "@now"),
    CalendarPhrase("time now", "@now"),
    CalendarPhrase("current time", "@now"),
    CalendarPhrase("date today", "@today"),
    CalendarPhrase("day is it|today", "weekday(@today)"),
    CalendarPhrase("unix|epoch", "@now to unix"),
    CalendarPhrase("unix|epoch time|timestamp|epoch", "@now to unix"),
    CalendarPhrase("unix|epoch|timestamp NUMBER", "NUMBER to time"),
    CalendarPhrase("unix|epoch time|timestamp NUMBER", "NUMBER to time"),
    CalendarPhrase("time|hours|minutes between TIME and END", "SPAN"),
    CalendarPhrase("time|hours|minutes from TIME to|until|till END", "SPAN"),
    CalendarPhrase("from TIME to|until|till END", "SPAN"),
    CalendarPhrase("HALF to|until|till END", "SPAN"),
    CalendarPhrase("days in FIRST", "NEXT - FIRST"),
    CalendarPhrase("days are in FIRST", "NEXT - FIRST"),
    CalendarPhrase("days are in YEAR", "yearday(@YEAR-12-31)"),
    CalendarPhrase("days in YEAR", "yearday(@YEAR-12-31)"),
    CalendarPhrase("YEAR a leap year", "yearday(@YEAR-12-31) == 366"),
    CalendarPhrase("YEAR is a leap year", "yearday(@YEAR-12-31) == 366"),
    CalendarPhrase("YEAR leap year", "yearday(@YEAR-12-31) == 366"),
    CalendarPhrase("leap year YEAR", "yearday(@YEAR-12-31) == 366"),
    CalendarPhrase("born|age DATE", "@today - DATE to years months days"),
    CalendarPhrase("old is DATE", "@today - DATE to years months days"),
    CalendarPhrase("born on DATE", "@today - DATE to years months days"),
    CalendarPhrase("age born|of|from|since DATE", "@today - DATE to years months days"),
    CalendarPhrase("weekday of|on DATE", "weekday(DATE)"),
    CalendarPhrase("weekday DATE", "weekday(DATE)"),
    CalendarPhrase("day of the week is|was|of DATE", "weekday(DATE)"),
    CalendarPhrase("day of the week DATE", "weekday(DATE)"),
    CalendarPhrase("weekday is|was DATE", "weekday(DATE)"),
    CalendarPhrase("day is|was|of DATE", "weekday(DATE)"),
    CalendarPhrase("week number of DATE", "isoweek(DATE)"),
    CalendarPhrase("week of DATE", "isoweek(DATE)"),
    CalendarPhrase("easter in YEAR", "easter(YEAR)"),
    CalendarPhrase("easter YEAR", "easter(YEAR)"),
  ]
}

extension Respelling {
  /// Rewrites a sentence about days, a day with the name of its month, and a time with `am` or `pm`.
  mutating func respellDay(_ index: Int) {
    if isStart(index), respellPhrase(index) { return }
    guard !isTaken(self[index].text) || dayWord(index) != nil else { return }
    if let (day, end) = day(index), self[index].text != day {
      let isWritten = self[index].kind == .word || self[index + 1].text != "-"
      if isWritten || isClearDay(index..<end) {
        return replace(index..<end, by: day, isNoted: true)
      }
    }
    respellTimeOfDay(index)
    respellAge(index)
    if let value = dayName(index) ?? isoWeek(index) {
      return replace(index..<value.end, by: value.text)
    }
    if index > 0, Self.conversionWords.contains(word(index)), let (zone, end) = zone(index + 1),
      (0..<index).contains(where: { self[$0].isCalendar }), zone != text(of: index + 1..<end)
    {
      replace(index..<end, by: "to \(zone)", isNoted: true)
    }
  }

  /// Rewrites a sentence about days, with the words that a question begins with; whether there was one.
  mutating func respellPhrase(_ start: Int) -> Bool {
    // All of them begin with a word or a number, and statements often with a bracket.
    guard self[start].kind == .word || self[start].isNumber else { return false }
    for first in start..<pieces.count {
      for phrase in CalendarPhrase.all {
        guard let spelling = spelling(of: phrase, at: first) else { continue }
        replace(start..<endOfStatement(first), by: spelling, isNoted: true)
        return true
      }
      guard CalendarPhrase.openings.contains(word(first)), !isTaken(self[first].text) else { break }
    }
    return false
  }

  /// A phrase with what stands for its words in capitals, if it is the rest of a statement.
  private func spelling(of phrase: CalendarPhrase, at start: Int) -> String? {
    var spelling = phrase.spelling
    func fill(_ name: String, _ text: String) {
      guard let place = spelling.range(ofWord: name) else { return }
      spelling.replaceSubrange(place, with: text)
      fill(name, text)
    }
    var index = start
    var start: Int?
    for part in phrase.pattern {
      guard !isEnd(index) else { return nil }
      let name = String(part)
      switch name {
      case "DATE", "UNTIL":
        guard let (day, end) = day(index) else { return nil }
        fill(name, day)
        index = end
      case "TIME", "HALF", "END":
        guard let (minutes, isHalf, end) = timeOfDay(index), isHalf || name != "HALF" else {
          return nil
        }
        if let start {
          fill("SPAN", Self.clock(minutes) + " - " + Self.clock(start))
          // The night belongs to the next day.
          if minutes < start { spelling += " + 24 h" }
        } else {
          start = minutes
        }
        index = end
      case "NUMBER":
        let isOne = ["a", "an"].contains(word(index)) && !isTaken(self[index].text)
        guard self[index].isNumber || isOne else { return nil }
        fill(name, isOne ? "1" : self[index].text)
        index += 1
      case "DAYS", "HOURS":
        let units = name == "DAYS" ? Self.calendarUnits : Self.clockUnits
        guard let parts = units[word(index)], !isTaken(self[index].text) else { return nil }
        fill(name, self[index].text)
        fill("PARTS", parts)
        index += 1
      case "YEAR":
        guard isYear(index) else { return nil }
        fill(name, self[index].text)
        index += 1
      case "FIRST":
        guard let month = month(index), isYear(index + 1), let year = Int(self[index + 1].text)
        else { return nil }
        fill(name, Self.literal(year, month, 1))
        fill("NEXT", month == 12 ? Self.literal(year + 1, 1, 1) : Self.literal(year, month + 1, 1))
        index += 2
      case "ZONE":
        guard let (zone, end) = zone(index) else { return nil }
        fill(name, zone)
        index = end
      default:
        guard part.split(separator: "|").contains(where: { $0 == word(index) }),
          !isTaken(self[index].text)
        else { return nil }
        index += 1
      }
    }
    guard isEnd(index) || self[index].text == "?" && isEnd(index + 1) else { return nil }
    return spelling.hasSuffix(" to ") ? String(spelling.dropLast(4)) : spelling
  }

  private static let calendarUnits = [
    "day": "", "days": "", "week": "weeks days", "weeks": "weeks days",
    "month": "months days", "months": "months days", "year": "years months days",
    "years": "years months days",
  ]
  private static let clockUnits = [
    "hour": "h", "hours": "h", "minute": "min", "minutes": "min", "second": "s", "seconds": "s",
  ]
}

// MARK: - Days and times

extension Respelling {
  /// A day that begins at an index, as the language writes it, and where it ends.
  private func day(_ index: Int) -> (text: String, end: Int)? {
    let piece = self[index]
    if piece.isCalendar { return (piece.text, index + 1) }
    if let day = dayWord(index) { return (day, index + 1) }
    if piece.kind == .integer, self[index + 1].text == "-", self[index + 3].text == "-",
      (index + 1...index + 4).allSatisfy({ !self[$0].isApart }), isYear(index),
      let year = Int(piece.text), let month = number(index + 2, upTo: 12),
      let day = number(index + 4, upTo: 31), self[index + 5].text != "-" || self[index + 5].isApart
    {
      return (Self.literal(year, month, day), index + 5)
    }
    // `24 December 2024`, `24th of Dec, 2024`, `December 24, 2024`
    let (dayIndex, monthIndex): (Int, Int)
    var end = index
    if piece.kind == .integer {
      dayIndex = index
      end = endOfOrdinal(index)
      if word(end) == "of" { end += 1 }
      monthIndex = end
      end += 1
    } else {
      (monthIndex, dayIndex) = (index, index + 1)
      end = endOfOrdinal(index + 1)
    }
    guard let month = month(monthIndex), let day = number(dayIndex, upTo: 31) else { return nil }
    if self[end].text == "." || self[end].text == "," { end += 1 }
    guard isYear(end), let year = Int(self[end].text) else { return nil }
    return (Self.literal(year, month, day), end + 1)
  }

  /// What `today` and its like stand for, where nobody gives them a value.
  private func dayWord(_ index: Int) -> String? {
    let name = self[index].text
    guard self[index].kind == .word, let day = Self.days[word(index)] else { return nil }
    // In a function of days it is no variable, although it stands alone.
    let isArgument = isInFunctionOfDays(index) && !names.isVariable(name)
    return isArgument || isMeaningless(name) ? day : nil
  }

  private static let days = [
    "today": "@today", "now": "@now", "tomorrow": "(@today + 1 day)",
    "yesterday": "(@today - 1 day)", "noon": "@12:00", "midnight": "@00:00",
  ]

  /// The index behind a number and the ending of an ordinal, as in `24th`.
  private func endOfOrdinal(_ index: Int) -> Int {
    let isOrdinal = ["st", "nd", "rd", "th"].contains(word(index + 1)) && !self[index + 1].isApart
    return isOrdinal ? index + 2 : index + 1
  }

  private func number(_ index: Int, upTo greatest: Int) -> Int? {
    guard self[index].kind == .integer, self[index].text.utf8.count < 3,
      let number = Int(self[index].text), 1...greatest ~= number
    else { return nil }
    return number
  }

  private func isYear(_ index: Int) -> Bool {
    self[index].kind == .integer && self[index].text.utf8.count == 4
  }

  /// The month of a name of at least three letters.
  private func month(_ index: Int) -> Int? {
    let name = word(index)
    guard self[index].kind == .word, name.utf8.count >= 3, !isTaken(self[index].text) else {
      return nil
    }
    if name == "sept" { return 9 }
    return CalendarFault.months.firstIndex {
      name == $0.lowercased() || name.utf8.count == 3 && $0.lowercased().hasPrefix(name)
    }.map { $0 + 1 }
  }

  private static func literal(_ year: Int, _ month: Int, _ day: Int) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    return "@\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  /// Whether digits such as `2024-01-01` can only be a day: beside a time, another day, or in a function of days.
  private func isClearDay(_ range: Range<Int>) -> Bool {
    let isBeforeTime =
      ["+", "-", "−", "plus", "minus"].contains(word(range.upperBound))
      && self[range.upperBound + 1].isNumber && isTime(range.upperBound + 2)
    let isBehindTime = self[range.lowerBound - 1].text == "+" && isTime(range.lowerBound - 2)
    let isTarget =
      Self.conversionWords.contains(word(range.upperBound))
      && ["serial", "iso", "date"].contains(word(range.upperBound + 1))
    let hasDay =
      pieces.contains { $0.isCalendar }
      || pieces.indices.contains { dayWord($0) != nil }
    return isBeforeTime || isBehindTime || isTarget || hasDay
      || isInFunctionOfDays(range.lowerBound)
  }

  private func isInFunctionOfDays(_ index: Int) -> Bool {
    let function = function(around: index).flatMap { FunctionTable.function(named: $0) }
    return function.map { Self.functionsOfDays.contains($0.name) } ?? false
  }

  private static let functionsOfDays: Set<String> = [
    "weekday", "isoweek", "yearday", "workdays", "age",
  ]

  private func isTime(_ index: Int) -> Bool {
    unit(index)?.dimension == Unit(named: "s")?.dimension
  }

  /// `9:35am` and `9:35 pm`.
  private mutating func respellTimeOfDay(_ index: Int) {
    guard self[index - 1].text != ":", self[index + 1].text == ":",
      let (minutes, isHalf, end) = timeOfDay(index), isHalf
    else { return }
    replace(index..<end, by: Self.clock(minutes), isNoted: true)
  }

  /// A time of day that begins at an index, such as `17:15`, `9:35 pm` and `9am`: its minutes, whether it is one of a half of the day, and where it ends.
  private func timeOfDay(_ index: Int) -> (minutes: Int, isHalf: Bool, end: Int)? {
    if let time = Self.days[word(index)], time.contains(":") {
      return (time == "@12:00" ? 720 : 0, true, index + 1)
    }
    guard self[index].kind == .integer, self[index].text.utf8.count < 3,
      var hour = Int(self[index].text), hour < 24
    else { return nil }
    var (end, minute) = (index + 1, 0)
    if self[end].text == ":" {
      guard self[end + 1].kind == .integer, self[end + 1].text.utf8.count == 2,
        let found = Int(self[end + 1].text), found < 60
      else { return nil }
      (end, minute) = (end + 2, found)
    }
    var half = word(end)
    var endOfHalf = end + 1
    if half == "a" || half == "p", self[end + 1].text == ".", word(end + 2) == "m" {
      half += "m"
      endOfHalf = self[end + 3].text == "." ? end + 4 : end + 3
    }
    guard half == "am" || half == "pm" else {
      return end > index + 1 ? (hour * 60 + minute, false, end) : nil
    }
    guard 1...12 ~= hour else { return nil }
    hour = hour % 12 + (half == "pm" ? 12 : 0)
    return (hour * 60 + minute, true, endOfHalf)
  }

  private static func clock(_ minutes: Int) -> String {
    let hour = String(100 + minutes / 60).dropFirst()
    return "@\(hour):\(String(100 + minutes % 60).dropFirst())"
  }
}

extension SourcePiece {
  /// Whether it is a day or a time in the language's spelling.
  fileprivate var isCalendar: Bool { kind == .number && text.utf8.first == UInt8(ascii: "@") }
}

extension String {
  /// Where a word in capitals stands that is no part of a longer one.
  fileprivate func range(ofWord word: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].utf8.starts(with: word.utf8) {
        let end = utf8.index(start, offsetBy: word.utf8.count)
        if end == endIndex || !self[end].isUppercase { return start..<end }
      }
      start = index(after: start)
    }
    return nil
  }
}

// MARK: - Names of days, weeks, and ages

extension Respelling {
  /// Rewrites `age(birth)`, which is the age today.
  private mutating func respellAge(_ index: Int) {
    guard word(index) == "age", !isTaken(self[index].text), self[index + 1].text == "(",
      let close = closing(index + 1), close > index + 2,
      !(index + 2..<close).contains(where: { [";", ","].contains(self[$0].text) })
    else { return }
    replace(close..<close + 1, by: "; @today)", isNoted: true)
  }

  /// The day of the week whose name is printed so: that of a day in the first week of 2024, which began with a Monday.
  private func dayName(_ index: Int) -> (text: String, end: Int)? {
    let name = self[index].text
    guard self[index].kind == .word, isMeaningless(name),
      let day = Weekday.allCases.first(where: { $0.name == name })
    else { return nil }
    return ("weekday(\(Self.literal(2024, 1, day.rawValue)))", index + 1)
  }

  /// A week as it is printed, `2025-W01`.
  private func isoWeek(_ index: Int) -> (text: String, end: Int)? {
    let name = self[index + 2].text
    guard isYear(index), self[index + 1].text == "-", self[index + 2].kind == .word,
      !self[index + 1].isApart, !self[index + 2].isApart, name.hasPrefix("W"),
      name.utf8.count == 3, let week = Int(name.dropFirst()), let year = Int(self[index].text),
      let fourth = CalendarDate(year, 1, 4),
      let monday = fourth.adding(days: 7 * (week - 1) + 1 - fourth.weekday.rawValue),
      monday.isoWeek == (year, week)
    else { return nil }
    // The fourth of January is in the first week.
    return ("isoweek(\(Self.literal(monday.year, monday.month, monday.day)))", index + 3)
  }
}

// MARK: - Zones

extension Respelling {
  /// The zone whose name or city the rest of a statement is, and where it ends.
  private func zone(_ index: Int) -> (name: String, end: Int)? {
    var end = index
    while !isEnd(end), self[end].text != "?" { end += 1 }
    guard end > index, isEnd(end) || isEnd(end + 1),
      (index..<end).allSatisfy({
        self[$0].kind == .word || ["/", ".", "-", "_"].contains(self[$0].text)
      })
    else { return nil }
    let typed = text(of: index..<end)
    if ["utc", "gmt"].contains(typed.lowercased()) { return ("UTC", end) }
    if typed.utf8.contains(UInt8(ascii: "/")) {
      return SystemZones.rules(named: typed) == nil ? nil : (typed, end)
    }
    let city = typed.split { " _".contains($0) }
    if let zone = Self.cities[city.joined(separator: " ").lowercased()] {
      return SystemZones.rules(named: zone) == nil ? nil : (zone, end)
    }
    let name = city.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "_")
    let region = Self.regions.first { SystemZones.rules(named: "\($0)/\(name)") != nil }
    return region.map { ("\($0)/\(name)", end) }
  }

  private static let regions = [
    "Europe", "America", "Asia", "Africa", "Australia", "Pacific", "Atlantic", "Indian",
    "America/Argentina", "America/Indiana", "America/Kentucky", "Antarctica", "Arctic",
  ]

  /// Cities and countries that no zone is named after.
  private static let cities = [
    "san francisco": "America/Los_Angeles", "seattle": "America/Los_Angeles",
    "san diego": "America/Los_Angeles", "las vegas": "America/Los_Angeles",
    "la": "America/Los_Angeles", "california": "America/Los_Angeles",
    "nyc": "America/New_York", "boston": "America/New_York", "miami": "America/New_York",
    "atlanta": "America/New_York", "philadelphia": "America/New_York",
    "washington": "America/New_York", "houston": "America/Chicago", "dallas": "America/Chicago",
    "austin": "America/Chicago", "montreal": "America/Toronto", "ottawa": "America/Toronto",
    "calgary": "America/Edmonton", "rio de janeiro": "America/Sao_Paulo",
    "beijing": "Asia/Shanghai", "china": "Asia/Shanghai", "mumbai": "Asia/Kolkata",
    "delhi": "Asia/Kolkata", "new delhi": "Asia/Kolkata", "bangalore": "Asia/Kolkata",
    "india": "Asia/Kolkata", "japan": "Asia/Tokyo", "osaka": "Asia/Tokyo", "korea": "Asia/Seoul",
    "tel aviv": "Asia/Jerusalem", "israel": "Asia/Jerusalem", "abu dhabi": "Asia/Dubai",
    "germany": "Europe/Berlin", "munich": "Europe/Berlin", "frankfurt": "Europe/Berlin",
    "hamburg": "Europe/Berlin", "cologne": "Europe/Berlin", "france": "Europe/Paris",
    "barcelona": "Europe/Madrid", "milan": "Europe/Rome", "italy": "Europe/Rome",
    "geneva": "Europe/Zurich", "switzerland": "Europe/Zurich", "uk": "Europe/London",
    "manchester": "Europe/London", "edinburgh": "Europe/London", "st petersburg": "Europe/Moscow",
    "cape town": "Africa/Johannesburg", "wellington": "Pacific/Auckland",
  ]
}
