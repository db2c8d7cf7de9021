import SciSyntax

/// Cuts bytes into the messages of the Language Server Protocol: a header with the length in bytes, an empty line, and the message.
struct MessageFrames {
  /// What comes next.
  enum Frame: Hashable {
    case message([UInt8])
    /// Bytes that are no message, which were left out.
    case malformed(String)
  }

  /// The longest message that is read.
  static let maximumLength = 64 << 20

  /// More than any header has.
  private static let maximumHeader = 4096

  private var pending: [UInt8] = []
  private var start = 0
  /// Up to here no end of a header was found.
  private var searched = 0
  /// How many bytes of a message that is too long are still to come.
  private var skipped = 0

  mutating func append(_ block: [UInt8]) {
    pending.removeFirst(start)
    searched -= start
    start = 0
    pending += block
  }

  /// The next frame that is complete.
  mutating func next() -> Frame? {
    let left = min(skipped, pending.count - start)
    (skipped, start) = (skipped - left, start + left)
    searched = max(searched, start)
    guard let end = endOfHeader else {
      guard pending.count - start > Self.maximumHeader else { return nil }
      start = pending.count
      searched = start
      return .malformed("expected a header that ends with an empty line")
    }
    let header = pending[start..<end.lowerBound]
    guard let length = Self.length(in: header) else {
      start = end.upperBound
      searched = start
      return .malformed("expected `Content-Length: ` and the number of bytes")
    }
    guard length <= Self.maximumLength else {
      (start, skipped) = (end.upperBound, length)
      searched = start
      return .malformed("a message is longer than \(Self.maximumLength >> 20) MiB")
    }
    guard pending.count - end.upperBound >= length else { return nil }
    start = end.upperBound + length
    searched = start
    return .message(Array(pending[end.upperBound..<start]))
  }

  /// The empty line behind a header: CR LF twice, or LF twice from a person.
  private var endOfHeader: Range<Int>? {
    mutating get {
      var index = searched
      while index < pending.count {
        if pending[index] == UInt8(ascii: "\n") {
          if index > start, pending[index - 1] == UInt8(ascii: "\n") {
            return index - 1..<index + 1
          }
          if index >= start + 3, pending[index - 3...index].elementsEqual("\r\n\r\n".utf8) {
            return index - 3..<index + 1
          }
        }
        index += 1
      }
      searched = index
      return nil
    }
  }

  /// The length that a header tells, once.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      guard line[..<colon].lowercased() == "content-length" else { continue }
      let digits = line[line.index(after: colon)...].trimmingSpaces
      guard length == nil, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int(digits)
      else { return nil }
      length = number
    }
    return length
  }

  /// A message behind its header.
  static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
