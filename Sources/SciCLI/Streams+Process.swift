extension Streams {
  private static let blockSize = 1 << 16

  /// The streams of this process.
  static var process: Streams {
    let input = FileDescriptor.standardInput
    let isInteractive = input.isTerminal && FileDescriptor.standardOutput.isTerminal
    return Streams(
      read: { () throws(FileError) in try block(of: input) },
      isReady: { input.isReady },
      open: { (path) throws(FileError) in
        let file = OpenFile(try FileDescriptor(reading: path))
        return { () throws(FileError) in try block(of: file.descriptor) }
      },
      write: { (bytes) throws(FileError) in try StandardOutput.write(bytes) },
      flush: { () throws(FileError) in try StandardOutput.flush() },
      writeDiagnostic: { try? FileDescriptor.standardError.write($0) },
      replace: { (path, bytes) throws(FileError) in
        let file = try FileDescriptor(writing: path)
        defer { file.close() }
        try file.write(bytes)
      },
      exchange: { (path, bytes) throws(FileError) in
        try FileDescriptor.exchange(path, bytes)
      },
      create: { (path) throws(FileError) in
        let file = OpenFile(try FileDescriptor(writing: path))
        return { (bytes) throws(FileError) in try file.descriptor.write(bytes) }
      },
      size: { path in
        if let path { FileDescriptor.size(ofFile: path) } else { input.size }
      },
      isWatched: FileDescriptor.standardError.isTerminal,
      prepareForLackOfMemory: StandardOutput.prepareForLackOfMemory,
      isInteractive: isInteractive, canDraw: isInteractive && TerminalAbilities.process.canDraw,
      screen: { Screen.process })
  }

  /// A file that is closed when nobody reads it any more.
  private final class OpenFile {
    let descriptor: FileDescriptor

    init(_ descriptor: FileDescriptor) {
      self.descriptor = descriptor
    }

    deinit { descriptor.close() }
  }

  private static func block(of file: FileDescriptor) throws(FileError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: blockSize)
    let count = try file.read(into: &buffer)
    buffer.removeLast(buffer.count - count)
    return buffer
  }
}
