import SciCalculator

/// In which order a field has the day, the month and the year, between points, strokes or hyphens.
///
/// What ISO 8601 writes, `2026-11-27`, is a date in any case.
package enum DateOrder: String, CaseIterable, Hashable, Sendable {
  /// `27.11.2026`, `27/11/26`.
  case dayMonthYear = "dmy"
  /// `11/27/2026`.
  case monthDayYear = "mdy"
  /// `2026/11/27`.
  case yearMonthDay = "ymd"

  /// Where the year, the month and the day stand.
  private var places: (year: Int, month: Int, day: Int) {
    switch self {
    case .dayMonthYear: (2, 1, 0)
    case .monthDayYear: (2, 0, 1)
    case .yearMonthDay: (0, 1, 2)
    }
  }

  /// The order in words, as a verdict has it.
  var words: String {
    switch self {
    case .dayMonthYear: "day, month, year"
    case .monthDayYear: "month, day, year"
    case .yearMonthDay: "year, month, day"
    }
  }

  /// The day, or the day and the time, that a field is; `nil` for any other text and for days that no month has.
  ///
  /// A year of two digits, which does not come first, is one from 2000 on. A time may follow a space, `27.11.2026 14:30`.
  func value(of text: [UInt8]) -> Value? {
    // Three numbers with two separators; most texts are none.
    guard text.count >= 6, let first = text.first, Bytes.digits ~= first else { return nil }
    let words = text.split(separator: Bytes.space, maxSplits: 1)
    guard let date = words.first, let separator = date.first(where: { !(Bytes.digits ~= $0) }),
      "./-".utf8.contains(separator)
    else { return nil }
    let parts = date.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy { Bytes.digits ~= $0 } }),
      let year = Self.year(parts[places.year], self), let month = Self.pair(parts[places.month]),
      let day = Self.pair(parts[places.day])
    else { return nil }
    let hyphen = UInt8(ascii: "-")
    var iso = year + [hyphen] + month + [hyphen] + day
    if words.count == 2 { iso += [UInt8(ascii: "T")] + words[1] }
    return Value(isoText: iso)
  }

  private static func year(_ digits: ArraySlice<UInt8>, _ order: DateOrder) -> [UInt8]? {
    switch digits.count {
    case 2 where order != .yearMonthDay: Array("20".utf8) + digits
    case 4: Array(digits)
    default: nil
    }
  }

  /// A day or a month with two digits.
  private static func pair(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
    switch digits.count {
    case 1: [UInt8(ascii: "0")] + digits
    case 2: Array(digits)
    default: nil
    }
  }
}
