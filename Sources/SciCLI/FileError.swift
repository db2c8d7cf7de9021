#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A call that the operating system did not carry out, as its error number, or content that cannot be read.
struct FileError: Error {
  var number: Int32
  /// What is wrong with the content; empty for an error of the system.
  private var content = ""

  init(number: Int32) {
    self.number = number
  }

  /// Content that cannot be read, as these words say.
  init(content: String) {
    number = Self.unreadable
    self.content = content
  }

  /// The number of errors that are none of the system.
  private static let unreadable: Int32 = -3

  var words: String {
    switch number {
    case Self.unreadable: content
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
