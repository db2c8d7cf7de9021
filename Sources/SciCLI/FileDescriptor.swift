#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file of the operating system, read and written in blocks.
///
/// The only code of the command that hands memory to C.
struct FileDescriptor {
  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  private let number: Int32

  private init(number: Int32) {
    self.number = number
  }

  init(reading path: String) throws(FileError) {
    number = unsafe open(path, O_RDONLY | O_CLOEXEC)
    if number < 0 { throw FileError(number: errno) }
  }

  /// Replaces a file or makes a new one.
  init(writing path: String) throws(FileError) {
    number = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if number < 0 { throw FileError(number: errno) }
  }

  /// Makes a new file, and replaces none.
  init(creating path: String) throws(FileError) {
    number = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if number < 0 { throw FileError(number: errno) }
  }

  /// Opens a file, or makes a new one for its owner alone, whose end is written to.
  init(appendingTo path: String) throws(FileError) {
    number = unsafe open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    if number < 0 { throw FileError(number: errno) }
  }

  /// Makes the folders of a path, for their owner alone, where there are none.
  static func makeFolders(of path: String) throws(FileError) {
    for end in path.indices where path[end] == "/" && end > path.startIndex {
      if unsafe mkdir(String(path[..<end]), 0o700) != 0, errno != EEXIST, errno != EISDIR,
        errno != EROFS, errno != EACCES
      {
        throw FileError(number: errno)
      }
    }
  }

  /// Replaces a file by a new one with the same permissions, in one step: a reader, or a crash, finds the old bytes or the new ones.
  static func exchange(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    // A link stays one, to a file with other bytes.
    guard let whole = unsafe realpath(path, nil) else { throw FileError(number: errno) }
    defer { unsafe free(whole) }
    let target = unsafe String(cString: whole)
    var status = stat()
    guard unsafe stat(target, &status) == 0, unsafe access(target, W_OK) == 0 else {
      throw FileError(number: errno)
    }
    // A pipe or a device is not replaced by a file.
    guard size(status) != nil else { throw FileError(number: EINVAL) }
    // A run that was killed may have left a file, and another may run at the same time.
    let temporary = "\(target).\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    let file = try FileDescriptor(creating: temporary)
    do throws(FileError) {
      try file.write(bytes)
      // Only the superuser can write for somebody else.
      _ = fchown(file.number, status.st_uid, status.st_gid)
      guard fchmod(file.number, status.st_mode & 0o7777) == 0, fsync(file.number) == 0 else {
        throw FileError(number: errno)
      }
      file.close()
      guard unsafe rename(temporary, target) == 0 else { throw FileError(number: errno) }
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  /// When a file was last changed, and its size; `nil` where there is none.
  static func change(of path: String) -> [Int]? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [Int(time.tv_sec), Int(time.tv_nsec), Int(status.st_size), Int(status.st_ino)]
  }

  /// Waits until no other process holds the file's lock, and holds it until the file is closed.
  func lock() throws(FileError) {
    while flock(number, LOCK_EX) != 0 {
      if errno != EINTR { throw FileError(number: errno) }
    }
  }

  /// The last bytes of a file, at most so many.
  func end(upTo most: Int) throws(FileError) -> [UInt8] {
    let size = Int(lseek(number, 0, SEEK_END))
    guard size >= 0 else { throw FileError(number: errno) }
    _ = lseek(number, off_t(max(0, size - most)), SEEK_SET)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(most, max(1, size)))
    while bytes.count < most {
      let count = try read(into: &buffer)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return Array(bytes.suffix(most))
  }

  /// How many bytes a regular file has; `nil` for anything else.
  var size: Int? {
    var status = stat()
    return unsafe fstat(number, &status) == 0 ? Self.size(status) : nil
  }

  /// How many bytes a regular file has, which is not opened: a pipe with a name can be read only once.
  static func size(ofFile path: String) -> Int? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? size(status) : nil
  }

  private static func size(_ status: stat) -> Int? {
    status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Whether reading would not wait: there are bytes, or the end.
  var isReady: Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 0) > 0
  }

  func close() {
    #if canImport(Glibc)
      _ = Glibc.close(number)
    #elseif canImport(Musl)
      _ = Musl.close(number)
    #else
      _ = Darwin.close(number)
    #endif
  }

  /// Fills the front of a buffer with what is there, waiting for the first byte.
  ///
  /// - Returns: how many bytes there were; 0 at the end of the file.
  func read(into buffer: inout [UInt8]) throws(FileError) -> Int {
    while true {
      let capacity = buffer.count
      #if canImport(Glibc)
        let count = unsafe Glibc.read(number, &buffer, capacity)
      #elseif canImport(Musl)
        let count = unsafe Musl.read(number, &buffer, capacity)
      #else
        let count = unsafe Darwin.read(number, &buffer, capacity)
      #endif
      if count >= 0 { return count }
      if errno != EINTR { throw FileError(number: errno) }
    }
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { block in
        #if canImport(Glibc)
          unsafe Glibc.write(number, block.baseAddress, block.count)
        #elseif canImport(Musl)
          unsafe Musl.write(number, block.baseAddress, block.count)
        #else
          unsafe Darwin.write(number, block.baseAddress, block.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw FileError(number: errno)
      }
    }
  }
}
