import SciTable

/// Where rows come from: blocks of a file or of standard input, cut into whole records.
final class TableSource {
  enum State: Hashable {
    case open, ended
    /// Reading has failed, as these words say.
    case failed(String, RunStatus)
  }

  private let input: TableInput
  var cutter: RecordCutter
  private(set) var state = State.open
  private let format: RecordFormat
  private var isFirst = true
  private var decoder: TextDecoder
  /// How many lines before the header are still to be left out.
  private var linesToSkip: Int
  /// How many lines stand before the header.
  let skippedLineCount: Int

  /// Rows of a file or of standard input.
  ///
  /// - Parameters:
  ///   - input: where the rows are.
  ///   - format: how they are written.
  ///   - encoding: how their characters are; `nil` for what the file tells.
  ///   - skippedLineCount: how many lines before the header are left out.
  init(
    _ input: TableInput, _ format: RecordFormat, encoding: TextEncoding? = nil,
    skippedLineCount: Int = 0
  ) {
    (self.input, self.format, self.skippedLineCount) = (input, format, skippedLineCount)
    linesToSkip = skippedLineCount
    decoder = TextDecoder(encoding)
    cutter = RecordCutter(format)
  }

  /// As messages call it.
  var name: String { input.name }

  /// How many bytes there are, where that is known.
  var size: Int? { input.size }

  /// Whether reading would wait for somebody.
  var wouldWait: Bool { !input.isReady() }

  /// The most bytes that a row may have.
  static let mostBytes = Streams.maximumLength

  /// Reads what is there.
  func readBlock() {
    do throws(FileError) {
      let bytes = try input.read()
      if bytes.isEmpty { state = .ended }
      var block = bytes.isEmpty ? decoder.end() : decoder.decode(bytes)
      skipLines(&block)
      // In CSV it stays where it is, before the first title.
      if isFirst, format == .jsonLines, block.starts(with: RecordFormat.byteOrderMark) {
        block.removeFirst(RecordFormat.byteOrderMark.count)
      }
      isFirst = isFirst && block.isEmpty
      cutter.append(block)
      if let failure = decoder.failure { state = .failed(failure, .usage) }
      if cutter.unfinishedByteCount > Self.mostBytes {
        state = .failed(
          "a row is longer than \(Self.mostBytes >> 20) MiB\(Self.hint(format))", .limit)
      }
    } catch {
      state = .failed(error.words, .usage)
    }
  }

  /// Hands on all records, block by block.
  ///
  /// - Parameters:
  ///   - first: what was read behind the header.
  ///   - take: what is done with whole records.
  /// - Throws: what `take` throws; that reading failed is said by ``state``.
  func takeRecords<Problem>(
    behind first: [UInt8], _ take: ([UInt8]) throws(Problem) -> Void
  ) throws(Problem) {
    try take(first)
    while state == .open {
      readBlock()
      try take(state == .ended ? cutter.takeRest() : cutter.takeRecords())
    }
  }

  /// Leaves out what stands before the header.
  private func skipLines(_ block: inout [UInt8]) {
    var start = 0
    while linesToSkip > 0, let end = block[start...].firstIndex(of: UInt8(ascii: "\n")) {
      linesToSkip -= 1
      start = end + 1
    }
    block.removeFirst(linesToSkip > 0 ? block.count : start)
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
      if case .failed(let words, let status) = state, cutter.recordByteCount == 0 {
        throw HeaderFailure(words: words, status: status)
      }
      let isEnd = state == .ended
      if isEnd, linesToSkip > 0 {
        throw HeaderFailure(
          words: "--skip leaves out \(skippedLineCount) lines, and there are fewer", status: .usage)
      }
      bytes += isEnd ? cutter.takeRest() : cutter.takeRecords()
      do throws(TableHeader.HeaderError) {
        if let found = try TableHeader.read(bytes, format, isAll: isEnd) { return found }
      } catch {
        throw HeaderFailure(words: error.words, status: error.isMalformed ? .syntax : .usage)
      }
    }
  }
}
