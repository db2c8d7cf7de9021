import SciTable

/// The text of a source: its bytes, decompressed if they are gzip's, which their first ones say.
final class UnpackedSource {
  private let readBytes: Streams.Reader
  private var inflater: Inflater?
  private var hasBegun = false

  /// Begins with a source of which nothing was read.
  init(_ read: @escaping Streams.Reader) {
    readBytes = read
  }

  /// Whether the source is compressed, as far as is known.
  var isCompressed: Bool { inflater != nil }

  /// Whether there is text that needs no more of the source.
  var isReady: Bool { inflater?.hasInput ?? false }

  /// The next text; none at the end.
  ///
  /// - Throws: also why the source is none that can be read.
  func read() throws(FileError) -> [UInt8] {
    if !hasBegun {
      hasBegun = true
      let first = try begin()
      guard inflater != nil else { return first }
    }
    guard let inflater else { return try readBytes() }
    while true {
      let text: [UInt8]
      do throws(Inflater.InflateError) {
        text = try inflater.next()
      } catch {
        throw FileError(content: Self.words(error))
      }
      if !text.isEmpty { return text }
      let block = try readBytes()
      inflater.append(block)
      if block.isEmpty, !inflater.hasInput { return [] }
    }
  }

  /// Reads until it is clear what the source is.
  private func begin() throws(FileError) -> [UInt8] {
    var first = try readBytes()
    while !first.isEmpty, FileMark.isOpen(first) {
      let block = try readBytes()
      if block.isEmpty { break }
      first += block
    }
    guard let mark = FileMark(first) else { return first }
    if let problem = mark.problem { throw FileError(content: problem) }
    let inflater = Inflater()
    inflater.append(first)
    self.inflater = inflater
    return []
  }

  private static func words(_ problem: Inflater.InflateError) -> String {
    switch problem {
    case .broken: "the gzip file is broken: its content is not what its checksum says, or no gzip"
    case .truncated: "the gzip file ends early"
    case .textBehind: "behind the end of the gzip file stands something else"
    }
  }
}
