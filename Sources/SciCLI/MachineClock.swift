import SciCalculator
import SciCalendar

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The clock and the zone of the machine, which only the command looks at.
enum MachineClock {
  /// The time, to the second.
  ///
  /// - Parameter name: the zone; if it is empty, that of the variable `TZ` or of the machine, and UTC if neither is known.
  /// - Returns: `nil` if the clock is beyond all years.
  static func now(in name: String) -> ZonedTime? {
    let seconds = Int64(time(nil))
    let zone = ClockSetting.zone(named: name.isEmpty ? zoneName : name) ?? .utc
    return ZonedTime(seconds: seconds, zone: zone)
  }

  private static var zoneName: String {
    if let name = environmentVariable("TZ") {
      return name.first == ":" ? String(name.dropFirst()) : name
    }
    return linkedZone ?? "UTC"
  }

  /// The end of `/usr/share/zoneinfo/Europe/London`, which /etc/localtime is a link to.
  private static var linkedZone: String? {
    var characters = [CChar](repeating: 0, count: 1024)
    let count = unsafe readlink("/etc/localtime", &characters, characters.count)
    guard count > 0 else { return nil }
    let path = String(
      decoding: characters.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let parts = path.split(separator: "/")
    guard let folder = parts.firstIndex(of: "zoneinfo") else { return nil }
    return parts[(folder + 1)...].joined(separator: "/")
  }
}
