/// The text of a file or of standard input, which are the rows of a table.
struct TableInput {
  /// As messages call it.
  let name: String
  private let byteCount: Int?
  private let source: UnpackedSource
  /// Gives the next bytes; none at the end.
  let read: Streams.Reader
  /// Whether ``read`` would give something, or the end, without waiting for somebody.
  let isReady: () -> Bool

  /// Opens a file, or standard input if the path is `nil`.
  init(_ path: String?, _ streams: Streams) throws(FileError) {
    name = path ?? "standard input"
    byteCount = streams.size(path)
    let source: UnpackedSource
    if let path {
      source = UnpackedSource(try streams.open(path))
      isReady = { true }
    } else {
      source = UnpackedSource(streams.read)
      isReady = { source.isReady || streams.isReady() }
    }
    self.source = source
    read = { () throws(FileError) in try source.read() }
  }

  /// How long the text is in bytes, where that is known.
  var size: Int? { source.isCompressed ? nil : byteCount }

  /// The same bytes, of which the first were read already.
  init(_ first: [UInt8], _ rest: TableInput) {
    (name, byteCount, source, isReady) = (rest.name, rest.byteCount, rest.source, rest.isReady)
    var first = first
    read = { () throws(FileError) in
      defer { first = [] }
      return first.isEmpty ? try rest.read() : first
    }
  }
}
