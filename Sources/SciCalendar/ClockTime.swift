/// A time of the day, to the nanosecond, without a day and without a zone.
///
/// ```swift
/// if let time = ClockTime(hour: 14, minute: 30) {
///   print(time)  // 14:30
/// }
/// ```
public struct ClockTime: Hashable, Sendable {
  /// The nanoseconds since midnight, fewer than those of a day of 24 hours.
  public let nanoseconds: Int64

  /// The time so many nanoseconds after midnight, or `nil` if that is another day.
  public init?(nanoseconds: Int64) {
    guard 0..<CalendarClock.dayNanoseconds ~= nanoseconds else { return nil }
    self.nanoseconds = nanoseconds
  }

  /// The time of a clock, or `nil` if it cannot show this; there is no second 60.
  public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int64 = 0) {
    guard 0..<24 ~= hour, 0..<60 ~= minute, 0..<60 ~= second, 0..<1_000_000_000 ~= nanosecond
    else { return nil }
    let seconds = Int64(hour * 3600 + minute * 60 + second)
    nanoseconds = seconds * 1_000_000_000 + nanosecond
  }

  /// The beginning of a day.
  public static let midnight = ClockTime(unchecked: 0)

  private init(unchecked nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The hour, 0 to 23.
  public var hour: Int { Int(seconds / 3600) }
  /// The minute, 0 to 59.
  public var minute: Int { Int(seconds / 60 % 60) }
  /// The second, 0 to 59.
  public var second: Int { Int(seconds % 60) }
  /// The nanosecond within the second.
  public var nanosecond: Int64 { nanoseconds % 1_000_000_000 }

  /// The whole seconds since midnight.
  var seconds: Int64 { nanoseconds / 1_000_000_000 }
}

extension ClockTime: Comparable {
  /// Whether the left time is the earlier one of a day.
  public static func < (left: ClockTime, right: ClockTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

extension ClockTime: CustomStringConvertible {
  /// The time in ISO 8601: `14:30`, `14:30:05` or `14:30:05.25`.
  public var description: String { text(withSeconds: false) }

  /// The time in ISO 8601, on demand with seconds even where they are zero.
  func text(withSeconds: Bool) -> String {
    var text = "\(CalendarClock.padded(hour, to: 2)):\(CalendarClock.padded(minute, to: 2))"
    if withSeconds || second != 0 || nanosecond != 0 {
      text += ":" + CalendarClock.padded(second, to: 2)
    }
    if nanosecond != 0 {
      var digits = CalendarClock.padded(Int(nanosecond), to: 9)
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text
  }
}

/// Arithmetic that the calendar and the clock share.
enum CalendarClock {
  static let dayNanoseconds: Int64 = 86_400_000_000_000

  /// The quotient towards negative infinity.
  static func quotient<Number: BinaryInteger>(_ number: Number, _ divisor: Number) -> Number {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }

  /// The remainder that is not negative.
  static func remainder<Number: BinaryInteger>(_ number: Number, _ divisor: Number) -> Number {
    let rest = number % divisor
    return rest < 0 ? rest + divisor : rest
  }

  /// A number that is not negative, with zeros in front of it.
  static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
