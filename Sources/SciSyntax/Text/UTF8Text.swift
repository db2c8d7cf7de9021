/// Reading scalars out of UTF-8 bytes.
enum UTF8Text {
  /// The scalar that begins at an offset of a valid text, and its length in bytes.
  ///
  /// - Precondition: the bytes are valid UTF-8 and `offset` is the start of a scalar.
  static func scalar(in bytes: [UInt8], at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(bytes[offset])
    func tail(_ distance: Int) -> UInt32 { UInt32(bytes[offset + distance]) & 0x3F }
    return switch first {
    case ..<0x80: (first, 1)
    case ..<0xE0: ((first & 0x1F) << 6 | tail(1), 2)
    case ..<0xF0: ((first & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
    default: ((first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
    }
  }

  /// The first bytes that are not UTF-8, as Unicode 16 §3.9 defines it, or `nil` if all are.
  static func firstInvalidRange(in bytes: [UInt8]) -> SourceRange? {
    // A pass without branches, many bytes at a time, is enough for nearly every text.
    guard bytes.reduce(0, |) >= 0x80 else { return nil }
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        offset += 1
        continue
      }
      let (isValid, length) = sequence(in: bytes, at: offset)
      guard isValid else { return SourceRange(offset, offset + length) }
      offset += length
    }
    return nil
  }

  /// Whether a sequence of several bytes is well formed, and how many bytes belong to it.
  private static func sequence(in bytes: [UInt8], at offset: Int) -> (isValid: Bool, length: Int) {
    let second: ClosedRange<UInt8>
    let length: Int
    switch bytes[offset] {
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: return (false, 1)
    }
    for distance in 1..<length {
      let allowed = distance == 1 ? second : 0x80...0xBF
      guard offset + distance < bytes.count, allowed.contains(bytes[offset + distance]) else {
        return (false, distance)
      }
    }
    return (true, length)
  }
}
