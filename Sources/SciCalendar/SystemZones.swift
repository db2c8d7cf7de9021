// The zones of the machine: files below /usr/share/zoneinfo.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The zones that the machine knows.
///
/// ```swift
/// let rules = SystemZones.rules(named: "Europe/London")
/// ```
public enum SystemZones {
  /// The rules of a zone, or `nil` if the machine has none of that name, or no zones at all, as in WebAssembly.
  public static func rules(named name: String) -> ZoneRules? {
    guard isName(name), let bytes = contents(of: "/usr/share/zoneinfo/" + name) else { return nil }
    return ZoneRules(tzif: bytes)
  }

  /// The version of the machine's tz database, such as `2025b`, if it says which one it has.
  public static var version: String? {
    if let bytes = contents(of: "/usr/share/zoneinfo/+VERSION") {
      let text = bytes.prefix { $0 > 0x20 }
      return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
    }
    // `# version 2025b` is the first line of the source.
    guard let bytes = contents(of: "/usr/share/zoneinfo/tzdata.zi"),
      bytes.starts(with: "# version ".utf8)
    else { return nil }
    return String(decoding: bytes.dropFirst(10).prefix { $0 > 0x20 }, as: UTF8.self)
  }

  /// Whether a name cannot lead out of the directory.
  private static func isName(_ name: String) -> Bool {
    guard 1...64 ~= name.utf8.count, let first = name.utf8.first, first != UInt8(ascii: "/") else {
      return false
    }
    return name.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "/_+-".utf8.contains(byte)
    }
  }

  private static func contents(of path: String) -> [UInt8]? {
    #if canImport(Glibc) || canImport(Darwin)
      guard let file = unsafe fopen(path, "rb") else { return nil }
      defer { unsafe fclose(file) }
      var bytes: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 1 << 14)
      // Zones are files of some kilobytes, and tzdata.zi has a hundred.
      while bytes.count < 1 << 20 {
        let count = unsafe fread(&part, 1, part.count, file)
        if count == 0 { return bytes }
        bytes += part.prefix(count)
      }
    #endif
    return nil
  }
}
