/// The header of a file, or the names of its first JSON object.
struct TableHeader {
  /// The header as it is written; empty for JSON lines.
  var bytes: [UInt8]
  /// Where each title stands in them.
  var fields: [Range<Int>]
  /// What ends its line, and other lines that this command writes.
  var lineEnding: [UInt8]
  var lineCount: Int
  var columns: [TableColumn]

  /// Why there is none.
  struct Failure: Error {
    var words: String
    var status: RunStatus
  }

  /// Reads the header of a source, and gives what was read behind it as well.
  static func read(
    _ source: TableSource, _ format: RecordFormat
  ) throws(Failure) -> (header: TableHeader, rest: [UInt8]) {
    var bytes: [UInt8] = []
    while true {
      while source.state == .open, source.cutter.recordByteCount == 0 { source.readBlock() }
      if case .failed(let words, let status) = source.state {
        throw Failure(words: words, status: status)
      }
      let isEnd = source.state == .ended
      bytes += isEnd ? source.cutter.takeRest() : source.cutter.takeRecords()
      switch format {
      case .delimited(let delimiter, let hasQuotes):
        let cutter = FieldCutter(delimiter: delimiter, hasQuotes: hasQuotes)
        return try delimited(bytes, cutter)
      case .jsonLines:
        if let header = try jsonLines(bytes) { return (header, bytes) }
        guard isEnd else { continue }
        throw Failure(words: "there are no rows", status: .usage)
      }
    }
  }

  private static func delimited(
    _ bytes: [UInt8], _ cutter: FieldCutter
  ) throws(Failure) -> (header: TableHeader, rest: [UInt8]) {
    let start = bytes.starts(with: Bytes.byteOrderMark) ? Bytes.byteOrderMark.count : 0
    var fields: [FieldCutter.Field] = []
    let record = cutter.cut(bytes.span, from: start, into: &fields)
    guard record.end > start else { throw Failure(words: "there is no header", status: .usage) }
    if let problem = record.problem {
      let words =
        problem == .unclosedQuote ? "a quote is not closed" : "text stands behind a closing quote"
      throw Failure(words: "the header: \(words)", status: .syntax)
    }
    if bytes[start..<record.end].contains(Bytes.carriageReturn), record.lineCount == 1 {
      throw Failure(words: "lines must end with LF or CR LF, not with CR", status: .usage)
    }
    let columns = fields.enumerated().map { index, field in
      TableColumn(title: FieldCutter.text(field, bytes.span), number: index + 1)
    }
    let ending = Array(bytes[record.end..<record.next])
    let header = TableHeader(
      bytes: Array(bytes[..<record.end]), fields: fields.map(\.range),
      lineEnding: ending.isEmpty ? [Bytes.lineFeed] : ending, lineCount: record.lineCount,
      columns: columns)
    return (header, Array(bytes[record.next...]))
  }

  /// The names of the first object; `nil` if there are only blank lines.
  private static func jsonLines(_ bytes: [UInt8]) throws(Failure) -> TableHeader? {
    guard
      let line = bytes.split(separator: Bytes.lineFeed).first(where: { line in
        line.contains { $0 > Bytes.space }
      })
    else { return nil }
    var members = JSONMembers()
    do throws(JSONMembers.Problem) {
      try members.read(bytes.span, line.startIndex..<line.endIndex)
    } catch {
      throw Failure(words: "the first line: \(error.words)", status: .syntax)
    }
    let titles = members.members.map { JSONMembers.text($0.name, bytes.span) ?? [] }
    let columns = titles.enumerated().map { TableColumn(title: $1, number: $0 + 1) }
    return TableHeader(
      bytes: [], fields: [], lineEnding: [Bytes.lineFeed], lineCount: 0, columns: columns)
  }
}

// MARK: - Writing

extension TableHeader {
  /// The header of the output.
  func text(_ plan: TablePlan) -> [UInt8] {
    guard case .delimited(let delimiter, let hasQuotes) = plan.format else { return [] }
    let cutter = FieldCutter(delimiter: delimiter, hasQuotes: hasQuotes)
    var text = bytes.starts(with: Bytes.byteOrderMark) ? Bytes.byteOrderMark : []
    for (number, source) in plan.writtenSources.enumerated() {
      if number > 0 { text.append(delimiter) }
      switch source {
      case .column(let column): text += bytes[fields[column]]
      case .formula(let index):
        cutter.write(Array(plan.formulas[index].formula.name.utf8), to: &text)
      case .constant: break
      }
    }
    if plan.writesRows, let name = plan.errorColumn {
      text.append(delimiter)
      cutter.write(Array(name.utf8), to: &text)
    }
    return text + lineEnding
  }
}
