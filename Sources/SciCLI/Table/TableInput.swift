/// The bytes of a file or of standard input, which are the rows of a table.
struct TableInput {
  /// As messages call it.
  let name: String
  /// How many bytes there are, where that is known.
  let size: Int?
  /// Gives the next bytes; none at the end.
  let read: Streams.Reader
  /// Whether ``read`` would give something, or the end, without waiting for somebody.
  let isReady: () -> Bool

  /// Opens a file, or standard input if the path is `nil`.
  init(_ path: String?, _ streams: Streams) throws(FileError) {
    name = path ?? "standard input"
    size = streams.size(path)
    if let path {
      (read, isReady) = (try streams.open(path), { true })
    } else {
      (read, isReady) = (streams.read, streams.isReady)
    }
  }

  /// The same bytes, of which the first were read already.
  init(_ first: [UInt8], _ rest: TableInput) {
    (name, size, isReady) = (rest.name, rest.size, rest.isReady)
    var first = first
    read = { () throws(FileError) in
      defer { first = [] }
      return first.isEmpty ? try rest.read() : first
    }
  }
}
