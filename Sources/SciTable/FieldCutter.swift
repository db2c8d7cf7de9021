/// Finds the fields of one delimited record.
struct FieldCutter {
  /// A field with its quotes, if it has some.
  struct Field {
    var range: Range<Int>
    var isQuoted: Bool

    /// The field without quotes around it; two quotes within still stand for one.
    var content: Range<Int> {
      isQuoted ? (range.lowerBound + 1)..<(range.upperBound - 1) : range
    }
  }

  /// Why a record has no fields that can be told.
  enum QuoteError: Hashable {
    case textBehindQuote, unclosedQuote

    var words: String {
      switch self {
      case .textBehindQuote: "text stands behind a closing quote"
      case .unclosedQuote: "a quote is not closed"
      }
    }
  }

  /// Where a record ends.
  struct Record {
    /// Before its line ending.
    var end: Int
    /// Behind its line ending.
    var next: Int
    /// How many lines it takes.
    var lineCount = 1
    var problem: QuoteError?
  }

  let delimiter: UInt8
  let hasQuotes: Bool

  /// Finds the fields of the record at `start`.
  func cut(_ bytes: Span<UInt8>, from start: Int, into fields: inout [Field]) -> Record {
    fields.removeAll(keepingCapacity: true)
    return cut(bytes, from: start, behind: &fields)
  }

  /// Finds the fields of the record at `start`, behind those that were found before.
  func cut(_ bytes: Span<UInt8>, from start: Int, behind fields: inout [Field]) -> Record {
    var record = Record(end: bytes.count, next: bytes.count)
    var index = start
    while true {
      let first = index
      var isQuoted = false
      if hasQuotes, index < bytes.count, bytes[index] == Bytes.quote {
        isQuoted = true
        skipQuoted(bytes, &index, &record)
      }
      let contentEnd = index
      while index < bytes.count, bytes[index] != delimiter, bytes[index] != Bytes.lineFeed {
        index += 1
      }
      let isLast = index == bytes.count || bytes[index] == Bytes.lineFeed
      let hasReturn = isLast && index > contentEnd && bytes[index - 1] == Bytes.carriageReturn
      let end = hasReturn ? index - 1 : index
      if isQuoted, end > contentEnd, record.problem == nil { record.problem = .textBehindQuote }
      fields.append(Field(range: first..<end, isQuoted: isQuoted && record.problem == nil))
      guard isLast else {
        index += 1
        continue
      }
      record.end = end
      record.next = min(index + 1, bytes.count)
      return record
    }
  }

  /// Goes behind the quote that closes a field.
  private func skipQuoted(
    _ bytes: Span<UInt8>, _ index: inout Int, _ record: inout Record
  ) {
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == Bytes.lineFeed { record.lineCount += 1 }
      guard byte == Bytes.quote else { continue }
      guard index < bytes.count, bytes[index] == Bytes.quote else { return }
      index += 1
    }
    record.problem = .unclosedQuote
  }
}

extension FieldCutter {
  /// What is wrong with a row that has not as many fields as the header.
  func words(ofCount count: Int, header: Int) -> String {
    "the row has \(count == 1 ? "1 field" : "\(count) fields"), and the header \(header)"
  }

  /// The text of a field: without the quotes around it, and with one for two within.
  static func text(_ field: Field, _ bytes: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    var index = field.content.lowerBound
    while index < field.content.upperBound {
      text.append(bytes[index])
      index += field.isQuoted && bytes[index] == Bytes.quote ? 2 : 1
    }
    return text
  }

  /// Appends a text as a field, in quotes where it needs them.
  func write(_ text: [UInt8], to output: inout [UInt8]) {
    guard hasQuotes, text.contains(where: isSpecial) else {
      // Without quotes, a text cannot hold what ends a field.
      output +=
        hasQuotes ? text : text.map { isSpecial($0) && $0 != Bytes.quote ? Bytes.space : $0 }
      return
    }
    output.append(Bytes.quote)
    for byte in text {
      output.append(byte)
      if byte == Bytes.quote { output.append(byte) }
    }
    output.append(Bytes.quote)
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == Bytes.quote || byte == Bytes.lineFeed
      || byte == Bytes.carriageReturn
  }
}
