/// A name as a number: to compare two is a few instructions, where two strings may have to be compared as Unicode has it.
///
/// Keys are equal for equal names, and for longer ones than any table has that begin alike; the order is that of the UTF-8 bytes.
struct NameKey: BitwiseCopyable, Comparable {
  /// The first sixteen bytes, with zeros behind a shorter name.
  private let bytes: UInt128
  private let count: Int

  /// How many bytes a name has at most whose key no other name has.
  static let longestName = 16

  @inline(__always)
  init(_ name: String) {
    var name = name
    self = name.withUTF8 { unsafe NameKey(utf8: $0.span) }
  }

  @inline(__always)
  init(utf8: Span<UInt8>) {
    var (high, low): (UInt64, UInt64) = (0, 0)
    for index in 0..<min(utf8.count, 8) { high = high &<< 8 | UInt64(utf8[index]) }
    if utf8.count < 8 { high &<<= UInt64(64 &- 8 &* utf8.count) }
    if utf8.count > 8 {
      for index in 8..<min(utf8.count, 16) { low = low &<< 8 | UInt64(utf8[index]) }
      if utf8.count < 16 { low &<<= UInt64(128 &- 8 &* utf8.count) }
    }
    (bytes, count) = (UInt128(high) &<< 64 | UInt128(low), utf8.count)
  }

  /// A number of so many bits that few names have in common.
  ///
  /// The factor is 2⁶⁴ divided by the golden ratio, as D. Knuth proposes it (The Art of Computer Programming, volume 3, section 6.4).
  func hash(bits: UInt64) -> UInt64 {
    let mixed = UInt64(truncatingIfNeeded: bytes &>> 64) ^ UInt64(truncatingIfNeeded: bytes)
    return (mixed &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- bits)
  }

  static func < (first: NameKey, second: NameKey) -> Bool {
    first.bytes == second.bytes ? first.count < second.count : first.bytes < second.bytes
  }
}
