import Testing

@testable import SciTable

/// What bytes of other encodings come to; the bytes are those of `iconv` of glibc 2.36.
@Suite struct TextDecoderTests {
  private static let text = "Größe;€ “x” 😀\r\n"

  /// The text by one decoder to which blocks of a size are given.
  private static func decode(
    _ bytes: [UInt8], _ encoding: TextEncoding?, by size: Int
  ) -> (text: String, failure: String?) {
    var decoder = TextDecoder(encoding)
    var decoded: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      decoded += decoder.decode(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    decoded += decoder.end()
    return (String(decoding: decoded, as: UTF8.self), decoder.failure)
  }

  private static func units(_ text: String, _ isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return isLittle ? bytes.reversed() : bytes
    }
  }

  /// Names as `iconv -l` and Python's codecs have them.
  @Test(
    arguments: [
      ("UTF-8", .utf8), ("utf8", .utf8), ("UTF-16LE", .utf16LittleEndian),
      ("utf_16_be", .utf16BigEndian), ("CP1252", .windows1252), ("Windows-1252", .windows1252),
      ("latin1", .latin1), ("ISO-8859-1", .latin1), ("iso8859-1", .latin1), ("ebcdic", nil),
    ] as [(String, TextEncoding?)])
  func encodingsHaveTheNamesThatAreInUse(_ name: String, _ encoding: TextEncoding?) {
    #expect(TextEncoding(named: name) == encoding)
  }

  @Test func UTF16IsToldByItsMarkInBlocksOfAnySize() {
    for isLittle in [true, false] {
      let mark: [UInt8] = isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]
      let encoding = isLittle ? TextEncoding.utf16LittleEndian : .utf16BigEndian
      let units = Self.units(Self.text, isLittle)
      for size in 1...9 {
        #expect(Self.decode(mark + units, nil, by: size) == (Self.text, nil), "\(size)")
        #expect(Self.decode(units, encoding, by: size) == (Self.text, nil), "\(size)")
      }
    }
  }

  @Test func bytesOfUTF8StayWithTheirMark() {
    for text in ["", "\u{FEFF}", "\u{FEFF}a", "a", "é", Self.text] {
      for size in 1...4 {
        #expect(Self.decode(Array(text.utf8), nil, by: size) == (text, nil))
        #expect(Self.decode(Array(text.utf8), .utf8, by: size) == (text, nil))
      }
    }
  }

  @Test func bytesAreCharacters() {
    let bytes: [UInt8] = [0x47, 0x72, 0xF6, 0xDF, 0x65, 0x3B, 0x80, 0x93, 0x94, 0x9F]
    #expect(Self.decode(bytes, .windows1252, by: 3) == ("Größe;€“”Ÿ", nil))
    #expect(
      Self.decode(bytes, .latin1, by: 3) == ("Größe;\u{80}\u{93}\u{94}\u{9F}", nil))
  }

  @Test(
    arguments: [
      ([0x61, 0x81, 0x62], .windows1252, "a", "the byte 0x81 is no character of Windows-1252"),
      ([0xFF, 0xFE, 0x61], nil, "", "the text ends within a character of UTF-16"),
      ([0xFE, 0xFF, 0, 0x61, 0xD8, 0x3D], nil, "a", "the text ends within a character of UTF-16"),
      (
        [0xFE, 0xFF, 0, 0x61, 0xD8, 0x3D, 0, 0x62], nil, "a",
        "half of a pair of UTF-16 stands alone"
      ),
      ([0xFE, 0xFF, 0, 0x61, 0xDC, 0], nil, "a", "half of a pair of UTF-16 stands alone"),
      (
        [0xFE, 0xFF, 0, 0x61], .windows1252, "",
        "the text begins with the mark of UTF-16, big endian, and --encoding says windows-1252; leave it out"
      ),
    ] as [([UInt8], TextEncoding?, String, String)])
  func whatHasNoCharacterIsSaidBehindWhatHas(
    _ row: ([UInt8], TextEncoding?, String, String)
  ) {
    for size in 1...8 {
      #expect(Self.decode(row.0, row.1, by: size) == (row.2, row.3))
    }
  }
}
