import SciSyntax

/// What a run of the command reads and writes; the tests put memory in place of files.
struct Streams {
  /// Gives the next bytes of a source; none at its end.
  typealias Reader = () throws(FileError) -> [UInt8]

  /// Writes to a file.
  typealias Writer = ([UInt8]) throws(FileError) -> Void

  /// Gives the next bytes of standard input; none at its end.
  var read: Reader
  /// Whether ``read`` would give something, or the end, without waiting for somebody.
  var isReady: @Sendable () -> Bool
  /// Begins to read a file.
  var open: (_ path: String) throws(FileError) -> Reader
  /// Writes to standard output, at the latest at the next ``flush``.
  var write: ([UInt8]) throws(FileError) -> Void
  /// Hands on all that was written to standard output.
  var flush: () throws(FileError) -> Void
  /// Writes to standard error.
  var writeDiagnostic: ([UInt8]) -> Void
  /// Replaces the content of a file.
  var replace: (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// Replaces the content of a file so that nobody ever sees a part of it; by default ``replace``.
  var exchange: ((_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void)?
  /// Begins a file in the place of what it was.
  var create: (_ path: String) throws(FileError) -> Writer
  /// How many bytes a file or standard input has, where that is known.
  var size: (_ path: String?) -> Int? = { _ in nil }
  /// Whether standard error is a terminal.
  var isWatched = false
  /// Sets what is said if memory runs out while the next text is answered; see ``StandardOutput``.
  var prepareForLackOfMemory: (_ output: String, _ diagnostic: String) -> Void
  /// Whether a person types the input and reads the output.
  var isInteractive: Bool
  /// Whether the person's terminal can do more than print lines.
  var canDraw = false
  /// The terminal that shows standard output, if one does.
  var screen: () -> Screen? = { nil }
}

// MARK: - Writing

extension Streams {
  /// Writes a whole text to standard output.
  ///
  /// - Returns: whether that failed, which is said on standard error.
  func print(_ text: String) -> RunStatus {
    do throws(FileError) {
      try write(Array(text.utf8))
      try flush()
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
    complain("standard output: \(error.words)")
    return .usage
  }

  /// Says something in the command's name on standard error; what a terminal would obey is spelled out.
  ///
  /// - Parameters:
  ///   - words: one line, with what was typed as it was typed.
  ///   - hint: a second line.
  func complain(_ words: String, hint: String? = nil) {
    let lines = ["sci: \(words)"] + (hint.map { ["  \($0)"] } ?? [])
    let text = lines.map { DiagnosticRenderer.escaped($0) + "\n" }.joined()
    writeDiagnostic(Array(text.utf8))
  }
}

// MARK: - Reading

extension Streams {
  /// The most bytes that a line or a golden file may have.
  static let maximumLength = Syntax.maximumLength

  /// Calls `body` with each line of a source and its number, as soon as the line is read.
  ///
  /// - Parameters:
  ///   - path: a file; `nil` for standard input.
  ///   - wait: called before more is read, which may take as long as somebody types.
  ///   - body: what is done with a line.
  /// - Returns: whether the source could be read to its end; if not, standard error says why.
  /// - Throws: what `wait` and `body` throw.
  func forEachLine(
    of path: String?, waiting wait: () throws(FileError) -> Void = { () throws(FileError) in },
    _ body: (_ line: [UInt8], _ number: Int) throws(FileError) -> Void
  ) throws(FileError) -> RunStatus {
    let source = path ?? "standard input"
    guard let read = reader(of: path) else { return .usage }
    var lines = LineCutter()
    // One array for all lines, unless somebody keeps one.
    var line: [UInt8] = []
    var number = 0
    var isFirst = true
    while true {
      try wait()
      guard let block = next(read, of: source, isFirst: isFirst) else { return .usage }
      isFirst = false
      lines.append(block)
      while block.isEmpty ? lines.last(&line) : lines.next(&line) {
        number += 1
        try body(line, number)
      }
      if block.isEmpty { return .success }
      guard lines.pendingCount <= Self.maximumLength else {
        complain("\(source): line \(number + 1) is longer than \(Self.maximumLength >> 20) MiB")
        return .limit
      }
    }
  }

  private func reader(of path: String?) -> Reader? {
    guard let path else { return read }
    do throws(FileError) {
      return try open(path)
    } catch {
      complain("\(path): \(error.words)")
      return nil
    }
  }

  /// The next bytes of a source; `nil` where it cannot be read, which is said on standard error.
  private func next(_ read: Reader, of source: String, isFirst: Bool) -> [UInt8]? {
    do throws(FileError) {
      let block = try read()
      // Its byte order mark is never UTF-8.
      guard isFirst, block.starts(with: [0xFF, 0xFE]) || block.starts(with: [0xFE, 0xFF]) else {
        return block
      }
      complain("\(source): the text is UTF-16; only UTF-8 is read")
    } catch {
      complain("\(source): \(error.words)")
    }
    return nil
  }

  /// The whole content of a file.
  ///
  /// - Throws: also where it is longer than ``maximumLength``.
  func contents(of path: String) throws(FileError) -> [UInt8] {
    try Self.contents(try open(path))
  }

  /// All that there is to read.
  ///
  /// - Throws: also where it is longer than ``maximumLength``.
  static func contents(_ read: Reader) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let block = try read()
      if block.isEmpty { return bytes }
      bytes += block
      guard bytes.count <= maximumLength else { throw .tooLong }
    }
  }
}
