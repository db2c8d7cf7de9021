#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Cuts bytes that arrive in blocks into pieces of whole records.
///
/// A record ends with LF that is not between quotes. Where fields are is ``FieldCutter``'s; both take the same LF for ends.
package struct RecordCutter {
  /// What the next byte is to the record.
  private enum State {
    case fieldStart, text, quoted, quoteInQuoted
  }

  private let format: RecordFormat
  private var pending: [UInt8] = []
  private var state = State.fieldStart
  /// Where the last whole record ends.
  private var end = 0

  package init(_ format: RecordFormat) {
    self.format = format
  }

  /// How many bytes of whole records wait.
  package var recordByteCount: Int { end }

  /// How many bytes there are of a record that has no end yet.
  package var unfinishedByteCount: Int { pending.count - end }

  package mutating func append(_ block: [UInt8]) {
    let start = pending.count
    pending += block
    guard case .delimited(let delimiter, hasQuotes: true) = format,
      state == .quoted || state == .quoteInQuoted || hasQuote(from: start)
    else {
      appendWithoutQuotes(from: start)
      return
    }
    var (state, end) = (state, end)
    for index in start..<pending.count {
      let byte = pending[index]
      switch state {
      case .quoted:
        if byte == Bytes.quote { state = .quoteInQuoted }
        continue
      case .quoteInQuoted where byte == Bytes.quote, .fieldStart where byte == Bytes.quote:
        state = .quoted
        continue
      case .quoteInQuoted, .fieldStart, .text: break
      }
      if byte == Bytes.lineFeed { end = index + 1 }
      state = byte == Bytes.lineFeed || byte == delimiter ? .fieldStart : .text
    }
    (self.state, self.end) = (state, end)
  }

  /// Goes over bytes of which none is a quote, outside of quotes.
  private mutating func appendWithoutQuotes(from start: Int) {
    if let last = pending[start...].lastIndex(of: Bytes.lineFeed) { end = last + 1 }
    guard start < pending.count, let last = pending.last else { return }
    state = .text
    if last == Bytes.lineFeed { state = .fieldStart }
    if case .delimited(last, _) = format { state = .fieldStart }
  }

  private func hasQuote(from start: Int) -> Bool {
    unsafe pending.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      return unsafe memchr(base + start, Int32(Bytes.quote), bytes.count - start) != nil
    }
  }

  /// Takes the whole records that have arrived.
  package mutating func takeRecords() -> [UInt8] {
    let records = Array(pending[..<end])
    pending.removeFirst(end)
    end = 0
    return records
  }

  /// Takes all that is left, when the input has ended.
  package mutating func takeRest() -> [UInt8] {
    defer { self = RecordCutter(format) }
    return pending
  }
}
