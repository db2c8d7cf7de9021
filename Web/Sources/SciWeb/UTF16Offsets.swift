/// Positions in a text as JavaScript counts them, in UTF-16 code units, and as the libraries do, in bytes of UTF-8.
struct UTF16Offsets {
  private let text: [UInt8]

  /// Makes it for a text in UTF-8.
  init(in text: [UInt8]) {
    self.text = text
  }

  /// The number of UTF-16 code units before a byte.
  func offset(ofByte byte: Int) -> Int {
    text.prefix(byte).reduce(0) { $0 + Self.unitCount(ofCharacterBeginningWith: $1) }
  }

  /// The number of bytes before a UTF-16 code unit, or before the end where there are fewer.
  func byte(at offset: Int) -> Int {
    var units = 0
    for (byte, value) in text.enumerated() {
      // Bytes that continue a character belong to what is before.
      if units >= offset, value & 0xC0 != 0x80 { return byte }
      units += Self.unitCount(ofCharacterBeginningWith: value)
    }
    return text.count
  }

  private static func unitCount(ofCharacterBeginningWith byte: UInt8) -> Int {
    switch byte {
    case 0x80..<0xC0: 0
    case 0xF0...: 2
    default: 1
    }
  }
}
