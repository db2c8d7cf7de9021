// The zones of the machine: files below /usr/share/zoneinfo, or in WebAssembly what the page answers.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif arch(wasm32)
  import CPage
#endif

/// The zones that the machine knows.
///
/// ```swift
/// let rules = SystemZones.rules(named: "Europe/London")
/// ```
public enum SystemZones {
  /// The rules of a zone, or `nil` if the machine has none of that name.
  ///
  /// A module of WebAssembly asks the page, which writes what the browser knows as such a file.
  public static func rules(named name: String) -> ZoneRules? {
    guard isName(name), let bytes = file(ofZone: name) else { return nil }
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

  /// The TZif file of a zone.
  private static func file(ofZone name: String) -> [UInt8]? {
    #if arch(wasm32)
      let name = Array(name.utf8)
      // The longest that a page writes has some three thousand.
      var bytes = [UInt8](repeating: 0, count: 1 << 15)
      let count = unsafe page_zone(name, name.count, &bytes, bytes.count)
      return count > 0 ? Array(bytes.prefix(count)) : nil
    #else
      return contents(of: "/usr/share/zoneinfo/" + name)
    #endif
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
