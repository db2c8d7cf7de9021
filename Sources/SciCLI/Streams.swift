/// What a run of the command reads and writes; the tests put memory in place of files.
struct Streams {
  /// Gives the next bytes of standard input; none at its end.
  var read: () throws(FileDescriptor.Failure) -> [UInt8]
  /// Writes to standard output.
  var write: ([UInt8]) throws(FileDescriptor.Failure) -> Void
  /// Writes to standard error.
  var writeDiagnostic: ([UInt8]) -> Void
  /// The whole content of a file.
  var contents: (_ path: String) throws(FileDescriptor.Failure) -> [UInt8]
  /// Replaces the content of a file.
  var replace: (_ path: String, _ bytes: [UInt8]) throws(FileDescriptor.Failure) -> Void
  /// Whether a person types the input and reads the output.
  var isInteractive: Bool
}

extension Streams {
  private static let blockSize = 1 << 16

  /// The streams of this process.
  static var process: Streams {
    let input = FileDescriptor.standardInput
    return Streams(
      read: { () throws(FileDescriptor.Failure) in try block(of: input) },
      write: { (bytes) throws(FileDescriptor.Failure) in
        try FileDescriptor.standardOutput.write(bytes)
      },
      writeDiagnostic: { try? FileDescriptor.standardError.write($0) },
      contents: { (path) throws(FileDescriptor.Failure) in try contents(of: path) },
      replace: { (path, bytes) throws(FileDescriptor.Failure) in
        let file = try FileDescriptor(writing: path)
        defer { file.close() }
        try file.write(bytes)
      },
      isInteractive: input.isTerminal && FileDescriptor.standardOutput.isTerminal)
  }

  private static func block(of file: FileDescriptor) throws(FileDescriptor.Failure) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: blockSize)
    let count = try file.read(into: &buffer)
    buffer.removeLast(buffer.count - count)
    return buffer
  }

  private static func contents(of path: String) throws(FileDescriptor.Failure) -> [UInt8] {
    let file = try FileDescriptor(reading: path)
    defer { file.close() }
    var bytes: [UInt8] = []
    while true {
      let block = try block(of: file)
      if block.isEmpty { return bytes }
      bytes += block
    }
  }
}

/// Standard output, gathered into blocks.
struct Output {
  private static let blockSize = 1 << 16

  private let sink: ([UInt8]) throws(FileDescriptor.Failure) -> Void
  private var bytes: [UInt8] = []

  init(_ sink: @escaping ([UInt8]) throws(FileDescriptor.Failure) -> Void) {
    self.sink = sink
    bytes.reserveCapacity(Self.blockSize)
  }

  /// Adds to the block, and writes the block when it is full.
  mutating func append(_ more: [UInt8]) throws(FileDescriptor.Failure) {
    bytes += more
    if bytes.count >= Self.blockSize { try flush() }
  }

  mutating func flush() throws(FileDescriptor.Failure) {
    if bytes.isEmpty { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Cuts bytes that arrive in blocks into lines.
///
/// A line ends with LF or CR LF; the last needs no ending. Nothing else is special, and a line may be
/// as long as memory allows.
struct LineCutter {
  private var pending: [UInt8] = []
  private var start = 0
  /// Up to here no line ending was found, so that a long line is searched once.
  private var searched = 0

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
    guard let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = pending.count
      return nil
    }
    defer {
      start = end + 1
      searched = start
    }
    return Self.withoutReturn(pending[start..<end])
  }

  /// What is left when the input has ended, if anything is.
  mutating func last() -> ArraySlice<UInt8>? {
    guard start < pending.count else { return nil }
    defer { start = pending.count }
    return Self.withoutReturn(pending[start...])
  }

  private static func withoutReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }
}
