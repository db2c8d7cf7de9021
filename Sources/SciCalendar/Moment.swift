/// A day, a time of the day, both, or an instant in a zone.
///
/// ```swift
/// let moment = try Moment(text: "2024-02-29T14:30Z".utf8) { _ in nil }
/// print(moment)  // 2024-02-29T14:30Z
/// ```
public enum Moment: Sendable {
  case date(CalendarDate)
  case time(ClockTime)
  case dateTime(CalendarDateTime)
  case zoned(ZonedTime)
}

/// Why a text is no day and no time.
public enum MomentError: Error, Hashable, Sendable {
  /// The text has another form.
  case malformed
  /// There is no such month.
  case noSuchMonth(Int)
  /// The month has only so many days.
  case noSuchDay(year: Int, month: Int, length: Int)
  /// No clock shows this.
  case noSuchTime
  /// No zone of that name is known.
  case unknownZone(String)
  /// Offsets go from −24:00 to +24:00.
  case noSuchOffset
  /// The clocks of the zone skipped this time: the last moment before and the first one after.
  case skipped(before: String, after: String, earlier: String, later: String)
  /// The clocks of the zone showed this time twice, with these offsets.
  case repeated(earlier: String, later: String)
  /// The zone has another offset at this time.
  case otherOffset(zone: String, offset: String)
}

extension MomentError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .malformed: "this is no date"
    case .noSuchMonth(let month): "there is no month \(month)"
    case .noSuchDay(let year, let month, let length):
      "month \(month) of \(year) has \(length) days"
    case .noSuchTime: "no clock shows this time"
    case .unknownZone(let name): "unknown zone `\(name)`"
    case .noSuchOffset: "there is no such distance from UTC"
    case .skipped(let before, let after, _, _):
      "no such time: clocks went from \(before) to \(after)"
    case .repeated: "this time occurs twice"
    case .otherOffset(let zone, let offset): "\(zone) is at \(offset) at this time"
    }
  }
}

extension Moment: CustomStringConvertible {
  /// The moment in ISO 8601, or in RFC 9557 if it has a zone with a name.
  public var description: String {
    switch self {
    case .date(let date): date.description
    case .time(let time): time.description
    case .dateTime(let dateTime): dateTime.description
    case .zoned(let time): time.description
    }
  }

  /// The day, if it has one.
  public var date: CalendarDate? {
    switch self {
    case .date(let date): date
    case .time: nil
    case .dateTime(let dateTime): dateTime.date
    case .zoned(let time): time.local.date
    }
  }
}

// MARK: - Reading

extension Moment {
  /// The moment that a text is: `2024-02-29`, `14:30`, `2024-02-29T14:30:05.25`, the same with `Z`, `-05:00` or `[America/New_York]` behind the time.
  ///
  /// - Parameters:
  ///   - text: the text, as UTF-8.
  ///   - zone: finds the rules of a zone by its name.
  /// - Throws: why the text is no moment.
  public init(
    text: some Sequence<UInt8>, zone: (String) -> ZoneRules?
  ) throws(MomentError) {
    var reader = MomentReader(rest: Array(text)[...])
    if reader.isTime {
      let time = try reader.time()
      guard reader.rest.isEmpty else { throw .malformed }
      self = .time(time)
      return
    }
    let date = try reader.date()
    if reader.rest.isEmpty {
      self = .date(date)
      return
    }
    guard reader.take("T") else { throw .malformed }
    let local = CalendarDateTime(date: date, time: try reader.time())
    let offset = try reader.offset()
    let name = try reader.zoneName()
    guard reader.rest.isEmpty else { throw .malformed }
    self = try Self.moment(local, offset, name, zone)
  }

  private static func moment(
    _ local: CalendarDateTime, _ offset: Int32?, _ name: String?, _ find: (String) -> ZoneRules?
  ) throws(MomentError) -> Moment {
    guard let name else {
      guard let offset else { return .dateTime(local) }
      return .zoned(try zoned(local, offset, .offset(offset)))
    }
    guard let rules = find(name) else { throw .unknownZone(name) }
    let zone = Zone.named(name, rules)
    if let offset {
      let time = try zoned(local, offset, zone)
      guard time.offset == offset else {
        throw .otherOffset(zone: name, offset: Zone.signedText(ofOffset: time.offset))
      }
      return .zoned(time)
    }
    switch rules.instants(showing: local) {
    case .one(let offset): return .zoned(try zoned(local, offset, zone))
    case .overlap(let earlier, let later):
      throw .repeated(
        earlier: Zone.signedText(ofOffset: earlier), later: Zone.signedText(ofOffset: later))
    case .gap(let before, let after): throw skipped(local, before, after, zone)
    }
  }

  private static func zoned(
    _ local: CalendarDateTime, _ offset: Int32, _ zone: Zone
  ) throws(MomentError) -> ZonedTime {
    guard let time = ZonedTime(local, offset: offset, zone: zone) else { throw .malformed }
    return time
  }

  /// The error of a time in a gap, whose end is found by bisection.
  private static func skipped(
    _ local: CalendarDateTime, _ before: Int32, _ after: Int32, _ zone: Zone
  ) -> MomentError {
    var (low, high) = (local.seconds - Int64(after), local.seconds - Int64(before))
    while high - low > 1 {
      let middle = (low + high) / 2
      if zone.offset(at: middle) == before { low = middle } else { high = middle }
    }
    func clock(_ offset: Int32) -> String {
      let shown = CalendarDateTime(seconds: high + Int64(offset), nanosecond: 0)
      return shown.map { $0.date == local.date ? $0.time.description : $0.description } ?? ""
    }
    func text(_ offset: Int32) -> String {
      ZonedTime(local, offset: offset, zone: zone)?.description ?? ""
    }
    return .skipped(
      before: clock(before), after: clock(after), earlier: text(after), later: text(before))
  }
}

extension Zone {
  /// The zone so far ahead of UTC as a text such as `+05:30` says; `nil` for any other text.
  public init?(offset text: some Sequence<UInt8>) {
    var reader = MomentReader(rest: Array(text)[...])
    guard let offset = try? reader.offset(), reader.rest.isEmpty else { return nil }
    self = .offset(offset)
  }
}

/// Reads the parts of a moment from its text.
private struct MomentReader {
  var rest: ArraySlice<UInt8>

  /// Whether the text begins with `14:30`, and not with a year.
  var isTime: Bool {
    rest.count > 2 && rest[rest.startIndex + 2] == UInt8(ascii: ":")
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes exactly so many digits.
  mutating func digits(_ count: Int) throws(MomentError) -> Int {
    guard rest.count >= count else { throw .malformed }
    var number = 0
    for digit in rest.prefix(count) {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { throw .malformed }
      number = 10 * number + Int(digit - UInt8(ascii: "0"))
    }
    rest = rest.dropFirst(count)
    return number
  }

  mutating func date() throws(MomentError) -> CalendarDate {
    let isNegative = take("-")
    let hasSign = isNegative || take("+")
    let magnitude = try digits(hasSign ? 6 : 4)
    guard magnitude <= 9999, !isNegative || magnitude > 0, take("-") else { throw .malformed }
    let year = isNegative ? -magnitude : magnitude
    let month = try digits(2)
    guard take("-") else { throw .malformed }
    let day = try digits(2)
    guard 1...12 ~= month else { throw .noSuchMonth(month) }
    guard let date = CalendarDate(year, month, day) else {
      throw .noSuchDay(year: year, month: month, length: CalendarDate.dayCount(year, month))
    }
    return date
  }

  mutating func time() throws(MomentError) -> ClockTime {
    let hour = try digits(2)
    guard take(":") else { throw .malformed }
    let minute = try digits(2)
    let second = take(":") ? try digits(2) : 0
    var nanosecond: Int64 = 0
    if take(".") {
      let fraction = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard 1...9 ~= fraction.count else { throw .malformed }
      for place in 0..<9 {
        let digit =
          place < fraction.count ? fraction[fraction.startIndex + place] - UInt8(ascii: "0") : 0
        nanosecond = 10 * nanosecond + Int64(digit)
      }
      rest = rest.dropFirst(fraction.count)
    }
    guard let time = ClockTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
    else { throw .noSuchTime }
    return time
  }

  /// Takes `Z`, `+05:30` or nothing.
  mutating func offset() throws(MomentError) -> Int32? {
    if take("Z") { return 0 }
    let isNegative = take("-")
    guard isNegative || take("+") else { return nil }
    let hours = try digits(2)
    guard take(":") else { throw .malformed }
    let minutes = try digits(2)
    let seconds = take(":") ? try digits(2) : 0
    guard hours < 24, minutes < 60, seconds < 60 else { throw .noSuchOffset }
    let offset = Int32(3600 * hours + 60 * minutes + seconds)
    return isNegative ? -offset : offset
  }

  /// Takes `[Europe/London]` or nothing.
  mutating func zoneName() throws(MomentError) -> String? {
    guard take("[") else { return nil }
    guard let end = rest.firstIndex(of: UInt8(ascii: "]")), end > rest.startIndex else {
      throw .malformed
    }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    return name
  }
}
