/// Makes UTF-8 of a file's bytes, which arrive in blocks of any size.
///
/// UTF-8 itself stays as it is, with its mark and with what is none.
package struct TextDecoder {
  /// Why the rest of the file has no characters.
  package private(set) var failure: String?
  private var encoding: TextEncoding?
  private let typed: TextEncoding?
  /// The first bytes, while they may become a mark; `nil` behind them.
  private var start: [UInt8]? = []
  /// A byte whose other half has not arrived.
  private var half: UInt8?
  /// The first unit of a pair whose second has not arrived.
  private var highSurrogate: UInt16?

  /// Decodes an encoding; `nil` for what the first bytes tell, UTF-8 if nothing.
  package init(_ encoding: TextEncoding?) {
    typed = encoding
    self.encoding = encoding
  }

  /// The text of the next bytes, up to what has none; see ``failure``.
  package mutating func decode(_ block: [UInt8]) -> [UInt8] {
    guard let start else { return decodeRest(block[...]) }
    let bytes = start + block
    let isUndecided = TextEncoding.allCases.contains { encoding in
      encoding.byteOrderMark.count > bytes.count && encoding.byteOrderMark.starts(with: bytes)
    }
    self.start = isUndecided ? bytes : nil
    return isUndecided ? [] : decodeRest(takeMark(bytes))
  }

  private mutating func decodeRest(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    if failure != nil { return [] }
    switch encoding ?? .utf8 {
    case .utf8: return Array(bytes)
    case .utf16LittleEndian: return decodeUnits(bytes) { UInt16($1) << 8 | UInt16($0) }
    case .utf16BigEndian: return decodeUnits(bytes) { UInt16($0) << 8 | UInt16($1) }
    case .windows1252, .latin1: return decodeBytes(bytes, encoding ?? .latin1)
    }
  }

  /// The text of the last bytes, and whether the file ended within a character; see ``failure``.
  package mutating func end() -> [UInt8] {
    let rest = decodeRest(start?[...] ?? [])
    start = nil
    if half != nil || highSurrogate != nil, failure == nil {
      failure = "the text ends within a character of UTF-16"
    }
    return rest
  }

  /// The bytes behind the mark of UTF-16; that of UTF-8 stays.
  private mutating func takeMark(_ block: [UInt8]) -> ArraySlice<UInt8> {
    guard let marked = TextEncoding(markOf: block) else { return block[...] }
    if let typed, typed != marked {
      failure =
        "the text begins with the mark of \(marked.words), and --encoding says \(typed.rawValue); leave it out"
    }
    encoding = marked
    return marked == .utf8 ? block[...] : block.dropFirst(marked.byteOrderMark.count)
  }
}

// MARK: - Encodings

extension TextDecoder {
  private mutating func decodeBytes(
    _ bytes: ArraySlice<UInt8>, _ encoding: TextEncoding
  ) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else if let character = encoding.character(of: byte) {
        Self.append(character, to: &text)
      } else {
        let number = String(byte, radix: 16, uppercase: true)
        failure = "the byte 0x\(number) is no character of \(encoding.words)"
        return text
      }
    }
    return text
  }

  private mutating func decodeUnits(
    _ bytes: ArraySlice<UInt8>, _ unit: (UInt8, UInt8) -> UInt16
  ) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      append(unit(first, byte), to: &text)
      if failure != nil { return text }
    }
    return text
  }

  private mutating func append(_ unit: UInt16, to text: inout [UInt8]) {
    if let high = highSurrogate {
      highSurrogate = nil
      guard UTF16.isTrailSurrogate(unit) else { return fail() }
      let code = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
      if let scalar = Unicode.Scalar(code) { Self.append(scalar, to: &text) }
    } else if UTF16.isLeadSurrogate(unit) {
      highSurrogate = unit
    } else if let scalar = Unicode.Scalar(unit) {
      Self.append(scalar, to: &text)
    } else {
      fail()
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    if scalar.isASCII {
      text.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  private mutating func fail() {
    failure = "half of a pair of UTF-16 stands alone"
  }
}
