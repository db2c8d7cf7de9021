// Dates as ISO 8601 writes them: 2026-11-21. Years beyond 0…9999 have a sign and six digits, its expanded form.

extension CalendarDate: CustomStringConvertible {
  /// The date in ISO 8601, such as `2026-11-21`; ``init(iso:)`` reads it back.
  public var description: String {
    let digits = Self.padded(year.magnitude, to: 0...9999 ~= year ? 4 : 6)
    let sign = 0...9999 ~= year ? "" : year < 0 ? "-" : "+"
    return
      "\(sign)\(digits)-\(Self.padded(month.magnitude, to: 2))-\(Self.padded(day.magnitude, to: 2))"
  }

  private static func padded(_ number: UInt, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }

  /// The date that a text is in ISO 8601: `2026-11-21`, or `-000044-03-15` for years beyond 0…9999; `nil` for any other text, and for days that the calendar does not have.
  public init?(iso text: some Sequence<UInt8>) {
    guard let date = Self.parsed(Array(text)) else { return nil }
    self = date
  }

  private static func parsed(_ text: [UInt8]) -> CalendarDate? {
    let hasSign = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+")
    let parts = text.dropFirst(hasSign ? 1 : 0).split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == (hasSign ? 6 : 4), parts[1].count == 2,
      parts[2].count == 2, let year = number(parts[0]), let month = number(parts[1]),
      let day = number(parts[2])
    else { return nil }
    let isNegative = text.first == UInt8(ascii: "-")
    // There is one year 0, and it has no sign.
    if isNegative, year == 0 { return nil }
    return CalendarDate(isNegative ? -year : year, month, day)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      value = 10 * value + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}
