@testable import SciCLI

/// A run of the command whose input arrives in blocks, and what had been written whenever it asked for the next one.
struct StreamedRun {
  private(set) var status = RunStatus.success
  private(set) var seen: [String] = []

  init(_ words: [String], blocks: [String]) {
    var (blocks, written, seen) = (blocks, "", [String]())
    let streams = Streams(
      read: { () throws(FileError) in
        seen.append(written)
        return blocks.isEmpty ? [] : Array(blocks.removeFirst().utf8)
      },
      isReady: { false },
      open: { (_) throws(FileError) in throw FileError(number: 2) },
      write: { (bytes) throws(FileError) in written += String(decoding: bytes, as: UTF8.self) },
      flush: {}, writeDiagnostic: { _ in }, replace: { (_, _) throws(FileError) in },
      create: { (_) throws(FileError) in throw FileError(number: 2) },
      prepareForLackOfMemory: { _, _ in }, isInteractive: false)
    status = Run.command(words, streams)
    self.seen = seen
  }
}
