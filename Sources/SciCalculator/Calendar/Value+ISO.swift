import SciCalendar

extension Value {
  /// The day or the instant that a field of a file is: `2024-02-29`, `2024-02-29T14:30Z`; `nil` for any other text.
  ///
  /// A time of day alone is no such text, since 14:30 may be minutes and seconds.
  package init?(isoText text: [UInt8]) {
    let hyphen = UInt8(ascii: "-")
    guard text.count >= 10, text[4] == hyphen, text[7] == hyphen,
      let moment = try? Moment(text: text, zone: { SystemZones.rules(named: $0) })
    else { return nil }
    self = .scalar(.calendar(.moment(moment)))
  }

  /// The text of a day or an instant in ISO 8601, as files have it; `nil` for all other values.
  package var isoText: String? {
    if case .scalar(.calendar(let value)) = self { value.moment?.description } else { nil }
  }
}
