// Days in the words of a language: --locale.

import SciCalculator
import SciCalendar
import SciLocale

extension Command {
  /// Puts the days of a result in the words of the locale; says that the locale is about days and amounts alone where there are none.
  @inline(never)
  mutating func localize(_ text: inout [UInt8], _ value: Value) {
    guard let locale = try? NumberLocale(options.dayLocale) else { return }
    switch value {
    case .scalar(.calendar(let day)):
      if let words = Self.words(for: day, locale) { text = Array(words.utf8) }
    case .list(let elements):
      var words: [String] = []
      for element in elements {
        guard case .calendar(let day) = element, let word = Self.words(for: day, locale) else {
          return
        }
        words.append(word)
      }
      if !words.isEmpty { text = Array("[\(words.joined(separator: "; "))]".utf8) }
    default:
      if options.money == nil {
        calculator.add(note: "--locale is for days, and with --money for amounts")
      }
    }
  }

  /// A day, a time of a day, or a day of the week in words; `nil` for what has none.
  private static func words(for value: CalendarValue, _ locale: NumberLocale) -> String? {
    if case .weekday(let weekday) = value { return locale.weekdayName(weekday.rawValue) }
    guard let moment = value.moment, let date = moment.date else { return nil }
    let words = locale.longDate(year: date.year, month: date.month, day: date.day)
    // The time and the zone stay as ISO 8601 writes them.
    let text = moment.description
    guard let mark = text.firstIndex(of: "T") else { return words }
    return words + ", " + text[text.index(after: mark)...]
  }
}
