/// Writes one JSON object, member by member.
package struct JSONObject {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]

  package init() {}

  /// The object, closed.
  package var closed: [UInt8] { bytes + [UInt8(ascii: "}")] }

  package mutating func add(_ name: String, _ value: String) {
    addName(name)
    Self.write(value, to: &bytes)
  }

  package mutating func add(_ name: String, _ value: Bool) {
    addName(name)
    bytes += Array((value ? "true" : "false").utf8)
  }

  package mutating func addNull(_ name: String) {
    addName(name)
    bytes += Array("null".utf8)
  }

  package mutating func add(_ name: String, _ value: Int) {
    addName(name)
    bytes += Array(String(value).utf8)
  }

  /// Adds a value that is JSON already.
  package mutating func add(_ name: String, json: [UInt8]) {
    addName(name)
    bytes += json
  }

  package mutating func add(_ name: String, _ values: [String]) {
    addName(name)
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      Self.write(value, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  package mutating func add(_ name: String, _ object: JSONObject) {
    addName(name)
    bytes += object.closed
  }

  package mutating func add(_ name: String, _ objects: [JSONObject]) {
    addName(name)
    bytes.append(UInt8(ascii: "["))
    for (index, object) in objects.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += object.closed
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func addName(_ name: String) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    Self.write(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a string as RFC 8259 §7 asks: quotes, backslashes and control characters escaped.
  package static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
      case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
      case UInt8(ascii: "\r"): bytes += Array("\\r".utf8)
      case 0..<0x20:
        let hexadecimal = String(byte, radix: 16)
        bytes += Array("\\u".utf8)
        bytes += Array(String(repeating: "0", count: 4 - hexadecimal.utf8.count).utf8)
        bytes += Array(hexadecimal.utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
