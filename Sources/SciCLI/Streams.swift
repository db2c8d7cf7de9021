/// What a run of the command reads and writes; the tests put memory in place of files.
struct Streams {
  /// Gives the next bytes of standard input; none at its end.
  var read: () throws(FileError) -> [UInt8]
  /// Writes to standard output.
  var write: ([UInt8]) throws(FileError) -> Void
  /// Writes to standard error.
  var writeDiagnostic: ([UInt8]) -> Void
  /// The whole content of a file.
  var contents: (_ path: String) throws(FileError) -> [UInt8]
  /// Replaces the content of a file.
  var replace: (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// Whether a person types the input and reads the output.
  var isInteractive: Bool
}

extension Streams {
  private static let blockSize = 1 << 16

  /// The streams of this process.
  static var process: Streams {
    let input = FileDescriptor.standardInput
    return Streams(
      read: { () throws(FileError) in try block(of: input) },
      write: { (bytes) throws(FileError) in
        try FileDescriptor.standardOutput.write(bytes)
      },
      writeDiagnostic: { try? FileDescriptor.standardError.write($0) },
      contents: { (path) throws(FileError) in try contents(of: path) },
      replace: { (path, bytes) throws(FileError) in
        let file = try FileDescriptor(writing: path)
        defer { file.close() }
        try file.write(bytes)
      },
      isInteractive: input.isTerminal && FileDescriptor.standardOutput.isTerminal)
  }

  private static func block(of file: FileDescriptor) throws(FileError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: blockSize)
    let count = try file.read(into: &buffer)
    buffer.removeLast(buffer.count - count)
    return buffer
  }

  private static func contents(of path: String) throws(FileError) -> [UInt8] {
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

extension Streams {
  /// Writes a whole text to standard output.
  ///
  /// - Returns: whether that failed, which is said on standard error.
  func print(_ text: String) -> RunStatus {
    do throws(FileError) {
      try write(Array(text.utf8))
      return .success
    } catch {
      return report(error)
    }
  }

  /// Says why standard output cannot be written.
  ///
  /// A reader that closes the pipe has read enough; that is not an error.
  func report(_ error: FileError) -> RunStatus {
    if error.isClosedPipe { return .success }
    writeDiagnostic(Array("sci: standard output: \(error.words)\n".utf8))
    return .usage
  }
}

extension Streams {
  /// The next bytes of standard input; none at its end.
  ///
  /// - Returns: `nil` where it cannot be read, which is said on standard error.
  func readText(isFirst: Bool) -> [UInt8]? {
    let source = "standard input"
    do throws(FileError) {
      let block = try read()
      return !isFirst || isReadable(block, from: source) ? block : nil
    } catch {
      writeError(error.words, from: source)
      return nil
    }
  }

  /// Whether the beginning of a text is not UTF-16, which is said on standard error.
  func isReadable(_ bytes: [UInt8], from source: String) -> Bool {
    // Its byte order mark is never UTF-8.
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return true }
    writeError("the text is UTF-16; only UTF-8 is read", from: source)
    return false
  }

  /// Says why a source cannot be read.
  func writeError(_ words: String, from source: String) {
    writeDiagnostic(Array("sci: \(source): \(words)\n".utf8))
  }
}

/// Standard output, gathered into blocks.
struct Output {
  private static let blockSize = 1 << 16

  private let sink: ([UInt8]) throws(FileError) -> Void
  private var bytes: [UInt8] = []

  init(_ sink: @escaping ([UInt8]) throws(FileError) -> Void) {
    self.sink = sink
    bytes.reserveCapacity(Self.blockSize)
  }

  /// Adds to the block, and writes the block when it is full.
  mutating func append(_ more: [UInt8]) throws(FileError) {
    bytes += more
    if bytes.count >= Self.blockSize { try flush() }
  }

  mutating func flush() throws(FileError) {
    if bytes.isEmpty { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
