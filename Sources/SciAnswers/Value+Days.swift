package import SciCalculator
import SciCalendar
package import SciLocale

extension Value {
  /// Days in the words of a language: `29. Februar 2024`, or several in a list.
  ///
  /// - Parameter locale: the language and the region.
  /// - Returns: the words; `nil` for what is no day, no time of a day and no day of the week.
  package func words(in locale: NumberLocale) -> String? {
    switch self {
    case .scalar(.calendar(let day)): return day.words(in: locale)
    case .list(let elements):
      var words: [String] = []
      for element in elements {
        guard case .calendar(let day) = element, let word = day.words(in: locale) else {
          return nil
        }
        words.append(word)
      }
      return words.isEmpty ? nil : "[\(words.joined(separator: "; "))]"
    default: return nil
    }
  }
}

extension CalendarValue {
  fileprivate func words(in locale: NumberLocale) -> String? {
    if case .weekday(let weekday) = self { return locale.weekdayName(weekday.rawValue) }
    guard let moment, let date = moment.date else { return nil }
    let words = locale.longDate(year: date.year, month: date.month, day: date.day)
    // The time and the zone stay as ISO 8601 writes them.
    let text = moment.description
    guard let mark = text.firstIndex(of: "T") else { return words }
    return words + ", " + text[text.index(after: mark)...]
  }
}
