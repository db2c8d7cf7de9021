package import SciCalendar

/// What somebody says the time is, as in `--now 2024-02-29T14:30Z` and `:now`.
package struct ClockSetting {
  /// The time, in the zone that was asked for or else its own.
  package var time: ZonedTime

  /// Reads a time such as `2024-02-29T14:30Z`, or gives `nil` if the text is no instant.
  ///
  /// - Parameters:
  ///   - now: the time, which may have `@` in front and has a zone unless one is given.
  ///   - zone: the zone that it is shown in.
  package init?(now: String, zone: Zone?) {
    let text = now.utf8.first == UInt8(ascii: "@") ? now.utf8.dropFirst() : now.utf8[...]
    guard let moment = try? Moment(text: text, zone: { SystemZones.rules(named: $0) }) else {
      return nil
    }
    switch (moment, zone) {
    case (.zoned(let time), nil): self.time = time
    case (.zoned(let time), let zone?):
      guard let moved = time.converted(to: zone) else { return nil }
      self.time = moved
    case (.dateTime(let local), let zone?):
      guard case .one(let offset) = zone.instants(showing: local),
        let time = ZonedTime(local, offset: offset, zone: zone)
      else { return nil }
      self.time = time
    case (.date, _), (.time, _), (.dateTime, nil): return nil
    }
  }

  /// The zone of a name such as `Europe/London`, of an offset such as `+01:00`, and of `UTC`.
  package static func zone(named name: String) -> Zone? {
    if name == "UTC" { return .utc }
    if let offset = Zone(offset: name.utf8) { return offset }
    return SystemZones.rules(named: name).map { .named(name, $0) }
  }
}
