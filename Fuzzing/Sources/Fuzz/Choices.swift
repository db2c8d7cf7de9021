/// Takes bytes from the front of an input to choose settings; the rest is text.
///
/// Settings stand first, so that a mutation of the text leaves them as they are.
struct Choices {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// Whether nothing is left.
  var isEmpty: Bool { bytes.isEmpty }

  /// The next byte; 0 at the end.
  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number from 0 up to, but not including, `count`.
  mutating func index(_ count: Int) -> Int { Int(byte()) % count }

  /// One of several values.
  mutating func one<Value>(of values: [Value]) -> Value { values[index(values.count)] }

  /// Heads or tails.
  mutating func bool() -> Bool { byte() & 1 == 1 }

  /// The bytes up to the next line break, which is taken as well.
  mutating func line() -> [UInt8] {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    bytes = bytes.dropFirst(line.count + 1)
    return Array(line)
  }

  /// All bytes that are left.
  mutating func rest() -> [UInt8] {
    defer { bytes = [] }
    return Array(bytes)
  }
}

extension Choices {
  /// The next line as text; bytes that are not UTF-8 are replaced.
  mutating func text() -> String { String(decoding: line(), as: UTF8.self) }
}
