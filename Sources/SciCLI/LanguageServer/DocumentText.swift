import SciSyntax

/// The text of a document that is open in an editor, and the positions by which editors speak of its places.
struct DocumentText {
  /// How the characters before a place in its line are counted.
  enum PositionEncoding: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  /// A place as editors have it: both numbers are counted from 0.
  struct Position: Hashable {
    var line: Int
    var character: Int
  }

  /// Valid UTF-8.
  private(set) var bytes: [UInt8]
  /// Where lines begin, as the Language Server Protocol has them: they end with LF, CR LF or CR.
  private var lineStarts: [Int]
  let encoding: PositionEncoding

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    (self.bytes, self.encoding) = (bytes, encoding)
    lineStarts = Self.lineStarts(in: bytes)
  }

  var end: Position { position(of: bytes.count) }

  /// Puts other text in the place of a range.
  mutating func replace(_ range: Range<Int>, by text: [UInt8]) {
    bytes.replaceSubrange(range, with: text)
    lineStarts = Self.lineStarts(in: bytes)
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isEnd =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
      if isEnd { starts.append(index + 1) }
    }
    return starts
  }
}

// MARK: - Positions

extension DocumentText {
  /// The place of a byte.
  func position(of offset: Int) -> Position {
    var (lower, upper) = (0, lineStarts.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if lineStarts[middle] <= offset { lower = middle } else { upper = middle }
    }
    return Position(line: lower, character: length(of: lineStarts[lower]..<offset))
  }

  /// The byte at a place; what lies behind the end of a line or of the document is its end, and inside of a character its beginning.
  func offset(of position: Position) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    let start = lineStarts[max(0, position.line)]
    let end = endOfLine(max(0, position.line))
    var offset = start
    var character = 0
    while offset < end {
      let length = Self.length(of: bytes[offset])
      character += encoding == .utf8 ? length : length == 4 ? 2 : 1
      if character > position.character { break }
      offset += length
    }
    return min(offset, end)
  }

  /// How long a range within a line is, as positions are counted.
  func length(of range: Range<Int>) -> Int {
    if encoding == .utf8 { return range.count }
    // Each character counts once at its first byte, and those of four bytes once more.
    return bytes[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }

  /// Where a line ends that is counted from 0, before what ends it.
  private func endOfLine(_ line: Int) -> Int {
    guard line + 1 < lineStarts.count else { return bytes.count }
    let end = lineStarts[line + 1] - 1
    let isPair =
      end > lineStarts[line] && bytes[end] == UInt8(ascii: "\n")
      && bytes[end - 1] == UInt8(ascii: "\r")
    return isPair ? end - 1 : end
  }

  /// How many bytes the character has that begins with one.
  private static func length(of first: UInt8) -> Int {
    switch first {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }
}

// MARK: - Lines of notes

extension DocumentText {
  /// The line of a note that begins at a place, as `sci note` cuts it: what it holds, and where the next one begins.
  func noteLine(at start: Int) -> (content: Range<Int>, next: Int) {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let isPair = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return (start..<(isPair ? end - 1 : end), min(end + 1, bytes.count))
  }

  /// Where the line of a note begins that a place is in.
  func startOfNoteLine(at offset: Int) -> Int {
    (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  /// Where the first line begins, behind a byte order mark.
  var start: Int { bytes.starts(with: Note.byteOrderMark) ? Note.byteOrderMark.count : 0 }
}
