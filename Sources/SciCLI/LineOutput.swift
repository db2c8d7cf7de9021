/// Where the answers to lines are written: the process's own streams, or memory until it is their turn.
struct LineOutput {
  /// Writes to standard output, at the latest at the next ``flush``.
  var write: ([UInt8]) throws(FileError) -> Void
  /// Hands on all that was written to standard output.
  var flush: () throws(FileError) -> Void
  /// Writes to standard error.
  var writeDiagnostic: ([UInt8]) -> Void
  /// Whether a person types the input and reads the output.
  var isInteractive: Bool
}

extension LineOutput {
  /// What keeps nothing, of somebody at a prompt.
  static var silent: LineOutput {
    LineOutput(
      write: { (_) throws(FileError) in }, flush: { () throws(FileError) in },
      writeDiagnostic: { _ in }, isInteractive: true)
  }
}

extension Streams {
  /// These streams, for answers alone.
  var output: LineOutput {
    LineOutput(
      write: write, flush: flush, writeDiagnostic: writeDiagnostic, isInteractive: isInteractive)
  }
}
