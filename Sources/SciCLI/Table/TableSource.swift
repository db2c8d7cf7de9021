import SciTable

/// Where rows come from: blocks of a file or of standard input, cut into whole records.
final class TableSource {
  enum State: Hashable {
    case open, ended
    /// Reading has failed, as these words say.
    case failed(String, RunStatus)
  }

  /// As messages call it.
  let name: String
  /// How many bytes there are, where that is known.
  let size: Int?
  var cutter: RecordCutter
  private(set) var state = State.open
  private let read: Streams.Reader
  private let isReady: () -> Bool
  private let format: RecordFormat
  private var isFirst = true

  /// Opens a file, or standard input if the path is `nil`.
  init(_ path: String?, _ format: RecordFormat, _ streams: Streams) throws(FileError) {
    self.format = format
    name = path ?? "standard input"
    size = streams.size(path)
    cutter = RecordCutter(format)
    if let path {
      (read, isReady) = (try streams.open(path), { true })
    } else {
      (read, isReady) = (streams.read, streams.isReady)
    }
  }

  /// Whether reading would wait for somebody.
  var wouldWait: Bool { !isReady() }

  /// The most bytes that a row may have.
  static let mostBytes = Streams.maximumLength

  /// Reads what is there.
  func readBlock() {
    do throws(FileError) {
      var block = try read()
      if block.isEmpty { state = .ended }
      // Its byte order mark is never UTF-8.
      if isFirst, block.starts(with: [0xFF, 0xFE]) || block.starts(with: [0xFE, 0xFF]) {
        state = .failed("the text is UTF-16; only UTF-8 is read", .usage)
        return
      }
      // In CSV it stays where it is, before the first title.
      if isFirst, format == .jsonLines, block.starts(with: RecordFormat.byteOrderMark) {
        block.removeFirst(RecordFormat.byteOrderMark.count)
      }
      isFirst = false
      cutter.append(block)
      if cutter.unfinishedByteCount > Self.mostBytes {
        state = .failed(
          "a row is longer than \(Self.mostBytes >> 20) MiB\(Self.hint(format))", .limit)
      }
    } catch {
      state = .failed(error.words, .usage)
    }
  }

  private static func hint(_ format: RecordFormat) -> String {
    if case .delimited(_, hasQuotes: true) = format {
      "; perhaps a quote is not closed"
    } else {
      ""
    }
  }

  /// Says why not all was read, if that is so, behind so many lines.
  func complain(_ streams: Streams, lineCount: Int) -> RunStatus {
    guard case .failed(let words, let status) = state else { return .success }
    streams.complain("\(name):\(lineCount + 1): \(words)")
    return status
  }
}

// MARK: - The header

extension TableSource {
  /// Why there is no header.
  struct HeaderFailure: Error {
    var words: String
    var status: RunStatus
  }

  /// Reads the header, and gives what was read behind it as well.
  func readHeader() throws(HeaderFailure) -> (header: TableHeader, rest: [UInt8]) {
    var bytes: [UInt8] = []
    while true {
      while state == .open, cutter.recordByteCount == 0 { readBlock() }
      if case .failed(let words, let status) = state {
        throw HeaderFailure(words: words, status: status)
      }
      let isEnd = state == .ended
      bytes += isEnd ? cutter.takeRest() : cutter.takeRecords()
      do throws(TableHeader.Failure) {
        if let found = try TableHeader.read(bytes, format, isAll: isEnd) { return found }
      } catch {
        throw HeaderFailure(words: error.words, status: error.isMalformed ? .syntax : .usage)
      }
    }
  }
}
