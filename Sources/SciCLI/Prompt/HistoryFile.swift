#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The lines that were typed, in a file that several sessions share.
///
/// One entry a line: a line break in an entry is written as `\n`, and a backslash as `\\`. Each entry is appended at once, under a lock, so that
/// a session that is killed loses nothing and two sessions never mix their lines.
struct HistoryFile {
  let path: String

  /// So much of the end of the file is read.
  static let mostBytes = 1 << 20

  /// The entries, the oldest first; none where the file cannot be read.
  func entries() -> [String] {
    guard let file = try? FileDescriptor(reading: path) else { return [] }
    defer { file.close() }
    guard let bytes = try? file.end(upTo: Self.mostBytes) else { return [] }
    var lines = bytes.split(separator: UInt8(ascii: "\n"))
    // The first line may have been cut.
    if bytes.count == Self.mostBytes, !lines.isEmpty { lines.removeFirst() }
    return lines.map { Self.entry(String(decoding: $0, as: UTF8.self)) }
  }

  /// Adds an entry; makes the folder and the file first, for their owner alone, where there are none.
  func append(_ entry: String) throws(FileError) {
    try FileDescriptor.makeFolders(of: path)
    let file = try FileDescriptor(appendingTo: path)
    defer { file.close() }
    try file.lock()
    // What was being written when a machine stopped is left as a line of its own.
    let isTorn = try file.end(upTo: 1).last.map { $0 != UInt8(ascii: "\n") } ?? false
    try file.write(Array(((isTorn ? "\n" : "") + Self.line(entry) + "\n").utf8))
  }

  /// An entry as a line of the file.
  static func line(_ entry: String) -> String {
    entry.map { $0 == "\\" ? "\\\\" : $0 == "\n" ? "\\n" : String($0) }.joined()
  }

  /// The entry of a line.
  static func entry(_ line: String) -> String {
    var entry = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        entry.append(character == "n" ? "\n" : character)
      } else if character != "\\" {
        entry.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return entry
  }
}
