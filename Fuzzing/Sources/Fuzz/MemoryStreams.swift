@testable import SciCLI

/// Streams in memory for a run of the command.
final class MemoryStreams {
  private(set) var output: [UInt8] = []
  private(set) var diagnostics: [UInt8] = []
  private(set) var files: [String: [UInt8]]
  private var input: [UInt8]
  /// Whether standard input begins like UTF-16, which the command does not read.
  let isUTF16: Bool

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - input: standard input.
  ///   - files: what can be read and replaced.
  init(input: [UInt8], files: [String: [UInt8]] = [:]) {
    self.input = input
    self.files = files
    isUTF16 = input.starts(with: [0xFF, 0xFE]) || input.starts(with: [0xFE, 0xFF])
  }

  /// The streams of the run.
  var streams: Streams {
    Streams(
      read: { () throws(FileError) in
        defer { self.input = [] }
        return self.input
      },
      isReady: { true },
      open: { (path) throws(FileError) in
        guard let content = self.files[path] else { throw FileError(number: 2) }
        var blocks = [content]
        return { () throws(FileError) in blocks.popLast() ?? [] }
      },
      write: { (bytes) throws(FileError) in self.output += bytes },
      flush: {},
      writeDiagnostic: { self.diagnostics += $0 },
      replace: { (path, bytes) throws(FileError) in self.files[path] = bytes },
      create: { (path) throws(FileError) in
        self.files[path] = []
        return { (bytes) throws(FileError) in self.files[path, default: []] += bytes }
      },
      prepareForLackOfMemory: { _, _ in },
      isInteractive: false)
  }
}
