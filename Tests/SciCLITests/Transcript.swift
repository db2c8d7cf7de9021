@testable import SciCLI

/// A run of the command with memory in place of files, and what it wrote.
final class Transcript {
  private(set) var output: [UInt8] = []
  private(set) var diagnostics: [UInt8] = []
  /// Both, in the order in which they were written.
  private(set) var all: [UInt8] = []
  private(set) var files: [String: [UInt8]]
  private(set) var status = RunStatus.success
  private var input: [[UInt8]]
  private var outputFailure: FileError?
  private var isWatched = false

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - words: the command line without the command's name.
  ///   - input: standard input, in the blocks in which it arrives.
  ///   - files: what can be read.
  ///   - isInteractive: whether a person seems to type.
  ///   - isWatched: whether standard error seems to be a terminal.
  init(
    _ words: String..., input: [[UInt8]] = [], files: [String: String] = [:],
    isInteractive: Bool = false, isWatched: Bool = false
  ) {
    self.input = input.reversed()
    self.isWatched = isWatched
    self.files = files.mapValues { Array($0.utf8) }
    status = Run.command(words, streams(isInteractive: isInteractive))
  }

  init(words: [String], input: String, outputFailure: FileError? = nil) {
    self.input = [Array(input.utf8)]
    self.outputFailure = outputFailure
    files = [:]
    status = Run.command(words, streams(isInteractive: false))
  }

  init(words: [String], blocks: [[UInt8]] = [], files: [String: String] = [:]) {
    input = blocks.reversed()
    self.files = files.mapValues { Array($0.utf8) }
    status = Run.command(words, streams(isInteractive: false))
  }

  var text: String { String(decoding: output, as: UTF8.self) }
  var diagnosticText: String { String(decoding: diagnostics, as: UTF8.self) }
  var allText: String { String(decoding: all, as: UTF8.self) }

  func streams(isInteractive: Bool) -> Streams {
    Streams(
      read: { () throws(FileError) in self.input.popLast() ?? [] },
      isReady: { true },
      open: { (path) throws(FileError) in
        guard let content = self.files[path] else { throw FileError(number: 2) }
        var blocks = [content]
        return { () throws(FileError) in blocks.popLast() ?? [] }
      },
      write: { (bytes) throws(FileError) in
        if let failure = self.outputFailure { throw failure }
        self.output += bytes
        self.all += bytes
      },
      flush: {},
      writeDiagnostic: { bytes in
        self.diagnostics += bytes
        self.all += bytes
      },
      replace: { (path, bytes) throws(FileError) in self.files[path] = bytes },
      create: { (path) throws(FileError) in
        self.files[path] = []
        return { (bytes) throws(FileError) in self.files[path, default: []] += bytes }
      },
      isWatched: isWatched,
      prepareForLackOfMemory: { _, _ in },
      isInteractive: isInteractive)
  }
}
