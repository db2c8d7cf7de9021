/// How the characters of a file are bytes.
package enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  /// What Windows writes in Western Europe: Latin-1 with more signs, such as € and curly quotes.
  case windows1252 = "windows-1252"
  /// ISO 8859-1: each byte is the character of its number.
  case latin1 = "latin-1"

  /// The encoding of a name as programs write it, in letters of either case: `UTF-8`, `utf8`, `ISO-8859-1`, `cp1252`.
  package init?(named name: String) {
    let name = Self.plain(name)
    let named = Self.allCases.first { Self.plain($0.rawValue) == name || $0.otherName == name }
    guard let named else { return nil }
    self = named
  }

  /// The letters and digits of a name.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Another name that is in use.
  private var otherName: String? {
    switch self {
    case .windows1252: "cp1252"
    case .latin1: "iso88591"
    case .utf8, .utf16LittleEndian, .utf16BigEndian: nil
    }
  }

  /// What a file of this encoding may begin with, if there is such a mark.
  package var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .windows1252, .latin1: []
    }
  }

  /// The encoding that the first bytes of a file tell by its mark.
  package init?(markOf bytes: [UInt8]) {
    let marked = Self.allCases.first { encoding in
      !encoding.byteOrderMark.isEmpty && bytes.starts(with: encoding.byteOrderMark)
    }
    guard let marked else { return nil }
    self = marked
  }

  /// The encoding as people call it.
  var words: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian: "UTF-16, little endian"
    case .utf16BigEndian: "UTF-16, big endian"
    case .windows1252: "Windows-1252"
    case .latin1: "Latin-1"
    }
  }

  /// The character of a byte, where a byte is a character; `nil` for a byte without one.
  func character(of byte: UInt8) -> Unicode.Scalar? {
    guard self == .windows1252, 0x80...0x9F ~= byte else { return Unicode.Scalar(byte) }
    let code = Self.signs[Int(byte) - 0x80]
    return code == 0 ? nil : Unicode.Scalar(code)
  }

  /// What Windows-1252 has from 0x80 to 0x9F, 0 for nothing; from unicode.org/Public/MAPPINGS/VENDORS/MICSFT/WINDOWS/CP1252.TXT.
  private static let signs: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]
}
