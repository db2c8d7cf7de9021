/// Compression by DEFLATE (RFC 1951) with its fixed codes, in which runs of one byte are the only repetitions.
///
/// Pictures of curves are mostly background, of which nothing else is left after a filter of PNG. It needs no tables
/// and no library.
struct Deflate {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// A zlib stream (RFC 1950) of some bytes.
  static func zlib(_ content: [UInt8]) -> [UInt8] {
    var stream = Deflate()
    // One block, the last, with fixed codes.
    stream.append(0b011, count: 3)
    var index = 0
    while index < content.count {
      let byte = content[index]
      stream.append(literal: Int(byte))
      index += 1
      var run = 0
      while run < 258, index + run < content.count, content[index + run] == byte { run += 1 }
      // A shorter run costs as much as its bytes.
      if run >= 3 {
        stream.append(runOf: run)
        index += run
      }
    }
    stream.append(literal: 256)
    stream.append(0, count: (8 - stream.pendingCount % 8) % 8)
    let sum = Checksum.adler32(content)
    return [0x78, 0x01] + stream.bytes
      + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  /// Appends bits, the lowest first.
  private mutating func append(_ bits: UInt64, count: UInt64) {
    pending |= bits << pendingCount
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Appends a Huffman code, the highest bit first.
  private mutating func append(code: UInt64, count: UInt64) {
    var reversed: UInt64 = 0
    for bit in 0..<count { reversed |= (code >> bit & 1) << (count - 1 - bit) }
    append(reversed, count: count)
  }

  /// Appends a literal or a length by its fixed code (RFC 1951, 3.2.6).
  private mutating func append(literal: Int) {
    let value = UInt64(literal)
    switch literal {
    case ..<144: append(code: 0x30 + value, count: 8)
    case ..<256: append(code: 0x190 + value - 144, count: 9)
    case ..<280: append(code: value - 256, count: 7)
    default: append(code: 0xC0 + value - 280, count: 8)
    }
  }

  /// Appends a repetition of the last byte: its length, and a distance of 1.
  private mutating func append(runOf length: Int) {
    let entry = Self.lengths.lastIndex { $0.first <= length } ?? 0
    append(literal: 257 + entry)
    append(UInt64(length - Self.lengths[entry].first), count: UInt64(Self.lengths[entry].extraBits))
    append(code: 0, count: 5)
  }

  /// The first length of each code from 257 on, and how many bits say which it is (RFC 1951, 3.2.5).
  private static let lengths: [(first: Int, extraBits: Int)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1),
    (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4),
    (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
  ]
}
