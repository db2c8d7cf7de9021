#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A call that the operating system did not carry out, as its error number.
struct FileError: Error {
  var number: Int32

  var words: String {
    switch number {
    case ENOENT: "no such file"
    case EACCES: "permission denied"
    case EISDIR: "it is a directory"
    case ENOSPC: "no space is left"
    case EBADF: "it is not open"
    case Self.tooLong.number: "it is longer than \(Streams.maximumLength >> 20) MiB"
    default: unsafe String(cString: strerror(number))
    }
  }

  /// A file that is longer than what is read of one; the system has no error of that number.
  static let tooLong = FileError(number: -1)

  /// Somebody has said that no more lines are to be read.
  static let ended = FileError(number: -2)

  var isMissing: Bool { number == ENOENT }

  var isExistingFile: Bool { number == EEXIST }

  var isClosedPipe: Bool { number == EPIPE }
}
