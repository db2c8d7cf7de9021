import CPage
import SciCalculator

/// What `@now` stands for in the expression line: the time of the page's clock, one that was set, or nothing.
struct PageClock {
  private enum Source {
    case page
    case nothing
    case fixed(String)
  }

  private var source = Source.page
  /// The name or offset of a zone; empty for that of the page.
  private var zone = ""

  /// Sets the time: `clock`, `none`, or an instant such as `2024-02-29T14:30Z`.
  ///
  /// - Returns: what it takes, if it takes no such text.
  mutating func setNow(_ text: String) -> String? {
    switch text {
    case "clock": source = .page
    case "none": source = .nothing
    default:
      guard ClockSetting(now: text, zone: nil) != nil else {
        return "takes clock, none or an instant such as 2024-02-29T14:30Z"
      }
      source = .fixed(text)
    }
    return nil
  }

  /// Sets the zone: `Europe/London`, `+01:00`, `UTC`, or nothing for that of the page.
  ///
  /// - Returns: what it takes, if it takes no such text.
  mutating func setZone(_ name: String) -> String? {
    guard name.isEmpty || ClockSetting.zone(named: name) != nil else {
      return "takes a zone such as Europe/London, +01:00 or UTC"
    }
    zone = name
    return nil
  }

  /// The time and its zone; `nil` where nobody says what time it is.
  var setting: ClockSetting? {
    let zone = ClockSetting.zone(named: zone)
    switch source {
    case .nothing: return nil
    case .fixed(let now): return ClockSetting(now: now, zone: zone)
    case .page:
      // A time and the name of a zone.
      let words = Self.pageTime.split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 2 else { return nil }
      let place = zone ?? ClockSetting.zone(named: words[1]) ?? ClockSetting.zone(named: "UTC")
      return ClockSetting(now: words[0], zone: place)
    }
  }

  /// What the page answers; empty outside of one.
  private static var pageTime: ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = unsafe page_clock(&bytes, bytes.count)
    return bytes.prefix(count)
  }
}
