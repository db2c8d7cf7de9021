#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Cuts bytes that arrive in blocks into lines.
///
/// A line ends with LF, CR LF or CR; the last needs no ending. Nothing else is special. Who appends blocks sees to it that
/// no line grows too long.
struct LineCutter {
  private var pending: [UInt8] = []
  private var start = 0
  /// Up to here no line ending was found, so that a long line is searched once.
  private var searched = 0

  /// How many bytes there are of which the line has no ending yet, once ``next()`` gives none.
  var pendingCount: Int { pending.count - start }

  mutating func append(_ block: [UInt8]) {
    if start > 0 {
      pending.removeFirst(start)
      searched -= start
      start = 0
    }
    pending += block
  }

  /// The next line that has its ending.
  mutating func next() -> ArraySlice<UInt8>? {
    let end = endOfLine
    guard end < pending.count else {
      searched = end
      return nil
    }
    var following = end + 1
    if pending[end] == Self.carriageReturn {
      // Whether a line feed belongs to it is in the next block.
      guard following < pending.count else {
        searched = end
        return nil
      }
      if pending[following] == Self.lineFeed { following += 1 }
    }
    defer {
      start = following
      searched = following
    }
    return pending[start..<end]
  }

  /// Where the first line ending is that has not been searched for; the end of what is there if there is none.
  private var endOfLine: Int {
    unsafe pending.withUnsafeBytes { bytes in
      func first(_ byte: UInt8, before end: Int) -> Int {
        guard let start = bytes.baseAddress, searched < end,
          let found = unsafe memchr(start + searched, Int32(byte), end - searched)
        else { return end }
        return unsafe UnsafeRawPointer(found) - start
      }
      return first(Self.carriageReturn, before: first(Self.lineFeed, before: bytes.count))
    }
  }

  /// What is left when the input has ended, if anything is.
  mutating func last() -> ArraySlice<UInt8>? {
    guard start < pending.count else { return nil }
    defer { start = pending.count }
    let line = pending[start...]
    return line.last == Self.carriageReturn ? line.dropLast() : line
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
