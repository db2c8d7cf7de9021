/// A zone: a fixed distance from UTC, or a name with its rules.
///
/// ```swift
/// let india = Zone.offset(19_800)
/// print(india)  // +05:30
/// ```
public enum Zone: Hashable, Sendable {
  /// So many seconds ahead of UTC.
  case offset(Int32)
  /// A zone of the tz database, such as `Europe/London`.
  case named(String, ZoneRules)

  /// UTC.
  public static let utc = Zone.offset(0)

  /// The seconds by which its clocks are ahead of UTC, so many seconds after the beginning of 1970.
  public func offset(at instant: Int64) -> Int32 {
    switch self {
    case .offset(let offset): offset
    case .named(_, let rules): rules.offset(at: instant)
    }
  }

  /// When its clocks show a time.
  public func instants(showing local: CalendarDateTime) -> LocalInstants {
    switch self {
    case .offset(let offset): .one(offset)
    case .named(_, let rules): rules.instants(showing: local)
    }
  }

  /// An offset in ISO 8601: `+05:30`, and `Z` for none.
  static func text(ofOffset offset: Int32) -> String {
    if offset == 0 { return "Z" }
    return (offset < 0 ? "-" : "+") + clock(offset.magnitude)
  }

  /// An offset in ISO 8601, with `+00:00` for none.
  static func signedText(ofOffset offset: Int32) -> String {
    (offset < 0 ? "-" : "+") + clock(offset.magnitude)
  }

  private static func clock(_ seconds: UInt32) -> String {
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map {
      CalendarClock.padded(Int($0), to: 2)
    }
    return parts.prefix(seconds % 60 == 0 ? 2 : 3).joined(separator: ":")
  }
}

extension Zone: CustomStringConvertible {
  /// The name of the zone, or its offset as in `+05:30`; UTC is `Z`.
  public var description: String {
    switch self {
    case .offset(let offset): Self.text(ofOffset: offset)
    case .named(let name, _): name
    }
  }
}

/// An instant, and the zone whose clocks tell it.
///
/// Days and months move the clock on the wall, and hours and seconds move the instant, as in ECMAScript's Temporal and RFC 5545.
///
/// ```swift
/// let start = ZonedTime(seconds: 1_666_202_400, zone: .utc)
/// print(start)  // 2022-10-19T18:00Z
/// ```
public struct ZonedTime: Sendable {
  /// The whole seconds since the beginning of 1970 at UTC, leap seconds not counted.
  public let seconds: Int64
  /// The nanoseconds beyond these.
  public let nanosecond: Int64
  /// The zone.
  public let zone: Zone
  /// What the clocks of the zone show.
  public let local: CalendarDateTime
  /// Why the clocks do not simply show what a step of days and months led to; `nil` where they do.
  public private(set) var resolution: Resolution?

  /// A time that the clocks of a zone skipped or showed twice, and that a step led to.
  public struct Resolution: Hashable, Sendable {
    /// The time that the step led to.
    public let local: CalendarDateTime
    /// The gap or the overlap that it lies in.
    public let instants: LocalInstants
  }

  /// An instant in a zone, or `nil` beyond the years of the calendar.
  public init?(seconds: Int64, nanosecond: Int64 = 0, zone: Zone) {
    guard seconds.magnitude < 1 << 50,
      let local = CalendarDateTime(
        seconds: seconds + Int64(zone.offset(at: seconds)), nanosecond: nanosecond)
    else { return nil }
    self.seconds = seconds
    self.nanosecond = nanosecond
    self.zone = zone
    self.local = local
  }

  /// The instant at which a clock shows a time while it is so far ahead of UTC.
  public init?(_ local: CalendarDateTime, offset: Int32, zone: Zone) {
    self.init(
      seconds: local.seconds - Int64(offset), nanosecond: local.time.nanosecond, zone: zone)
  }

  /// The seconds by which the clock is ahead of UTC.
  public var offset: Int32 { zone.offset(at: seconds) }

  /// The same instant elsewhere.
  public func converted(to zone: Zone) -> ZonedTime? {
    ZonedTime(seconds: seconds, nanosecond: nanosecond, zone: zone)
  }

  /// The instant so many nanoseconds later.
  public func adding(nanoseconds: Int64) -> ZonedTime? {
    let (sum, overflow) = nanosecond.addingReportingOverflow(nanoseconds)
    guard !overflow else { return nil }
    var later = ZonedTime(
      seconds: seconds + CalendarClock.quotient(sum, 1_000_000_000),
      nanosecond: CalendarClock.remainder(sum, 1_000_000_000), zone: zone)
    later?.resolution = resolution
    return later
  }

  /// What the clock shows so many months and days later, and whether a gap or an overlap had to be resolved.
  ///
  /// That is done by Temporal's rule "compatible"; see ``LocalInstants/compatible``.
  public func adding(months: Int, days: Int) -> (time: ZonedTime, instants: LocalInstants)? {
    // No step at all keeps the second of two instants.
    if months == 0, days == 0 {
      var same = self
      same.resolution = nil
      return (time: same, instants: .one(offset))
    }
    guard let moved = local.adding(months: months, days: days) else { return nil }
    let instants = zone.instants(showing: moved)
    guard var time = ZonedTime(moved, offset: instants.compatible, zone: zone) else { return nil }
    if case .one = instants {
    } else {
      time.resolution = Resolution(local: moved, instants: instants)
    }
    return (time: time, instants: instants)
  }
}

extension ZonedTime: Comparable {
  /// Whether both are the same instant, in whatever zones.
  public static func == (left: ZonedTime, right: ZonedTime) -> Bool {
    (left.seconds, left.nanosecond) == (right.seconds, right.nanosecond)
  }

  /// Whether the left instant is the earlier one.
  public static func < (left: ZonedTime, right: ZonedTime) -> Bool {
    (left.seconds, left.nanosecond) < (right.seconds, right.nanosecond)
  }
}

extension ZonedTime: CustomStringConvertible {
  /// The time as RFC 9557 writes it: `2024-03-10T12:00:00-04:00[America/New_York]`, `2024-03-10T16:00Z`.
  public var description: String {
    switch zone {
    case .offset(let offset): local.description + Zone.text(ofOffset: offset)
    case .named(let name, _):
      "\(local.date.description)T\(local.time.text(withSeconds: true))"
        + "\(Zone.signedText(ofOffset: offset))[\(name)]"
    }
  }
}
