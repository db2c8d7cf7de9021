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

  /// How many bytes there are of which the line has no ending yet, once ``next(_:)`` finds none.
  var pendingCount: Int { pending.count - start }

  mutating func append(_ block: [UInt8]) {
    if start > 0 {
      pending.removeFirst(start)
      searched -= start
      start = 0
    }
    pending += block
  }

  /// Puts the next line that has its ending in the place of another, whose memory it takes over.
  ///
  /// - Returns: whether there is one.
  mutating func next(_ line: inout [UInt8]) -> Bool {
    let end = endOfLine
    guard end < pending.count else {
      searched = end
      return false
    }
    var following = end + 1
    if pending[end] == Self.carriageReturn {
      // Whether a line feed belongs to it is in the next block.
      guard following < pending.count else {
        searched = end
        return false
      }
      if pending[following] == Self.lineFeed { following += 1 }
    }
    line.removeAll(keepingCapacity: true)
    // A slice would count the block up and down.
    unsafe pending.withUnsafeBufferPointer { bytes in
      unsafe line.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }
    start = following
    searched = following
    return true
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

  /// Puts what is left when the input has ended in the place of a line.
  ///
  /// - Returns: whether anything is left.
  mutating func last(_ line: inout [UInt8]) -> Bool {
    guard start < pending.count else { return false }
    line = Array(pending[start...])
    if line.last == Self.carriageReturn { line.removeLast() }
    start = pending.count
    return true
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
