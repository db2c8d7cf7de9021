/// The header of a file, or the names of its first JSON object.
package struct TableHeader {
  /// The header as it is written; empty for JSON lines.
  var bytes: [UInt8]
  /// Where each title stands in them.
  var fields: [Range<Int>]
  /// What ends its line, and other lines that this command writes.
  var lineEnding: [UInt8]
  /// How many lines it takes.
  package var lineCount: Int
  package var columns: [TableColumn]

  /// Why there is none.
  package struct HeaderError: Error {
    package var words: String
    /// Whether there is something that breaks the rules of the format; else there is nothing, or another format.
    package var isMalformed: Bool
  }

  /// Finds the header of a file.
  ///
  /// - Parameters:
  ///   - bytes: whole records from its beginning.
  ///   - format: how they are written.
  ///   - isAll: whether the file has no others.
  /// - Returns: the header and the rows behind it, which are also the first in JSON lines; `nil` if more of the file is needed.
  /// - Throws: why there is no header.
  package static func read(
    _ bytes: [UInt8], _ format: RecordFormat, isAll: Bool
  ) throws(HeaderError) -> (header: TableHeader, rest: [UInt8])? {
    switch format {
    case .delimited(let delimiter, let hasQuotes):
      return try delimited(bytes, FieldCutter(delimiter: delimiter, hasQuotes: hasQuotes))
    case .jsonLines:
      if let header = try jsonLines(bytes) { return (header, bytes) }
      guard isAll else { return nil }
      throw HeaderError(words: "there are no rows", isMalformed: false)
    }
  }

  private static func delimited(
    _ bytes: [UInt8], _ cutter: FieldCutter
  ) throws(HeaderError) -> (header: TableHeader, rest: [UInt8]) {
    let start =
      bytes.starts(with: RecordFormat.byteOrderMark) ? RecordFormat.byteOrderMark.count : 0
    var fields: [FieldCutter.Field] = []
    let record = cutter.cut(bytes.span, from: start, into: &fields)
    guard record.end > start else {
      throw HeaderError(words: "there is no header", isMalformed: false)
    }
    if let problem = record.problem {
      throw HeaderError(words: "the header: \(problem.words)", isMalformed: true)
    }
    if bytes[start..<record.end].contains(Bytes.carriageReturn), record.lineCount == 1 {
      throw HeaderError(words: "lines must end with LF or CR LF, not with CR", isMalformed: false)
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
  private static func jsonLines(_ bytes: [UInt8]) throws(HeaderError) -> TableHeader? {
    guard
      let line = bytes.split(separator: Bytes.lineFeed).first(where: { line in
        line.contains { $0 > Bytes.space }
      })
    else { return nil }
    var members = JSONMembers()
    do throws(JSONMembers.MalformedLine) {
      try members.read(bytes.span, line.startIndex..<line.endIndex)
    } catch {
      throw HeaderError(words: "the first line: \(error.words)", isMalformed: true)
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
  package func text(_ plan: TablePlan) -> [UInt8] {
    guard case .delimited(let delimiter, let hasQuotes) = plan.format else { return [] }
    let cutter = FieldCutter(delimiter: delimiter, hasQuotes: hasQuotes)
    var text = bytes.starts(with: RecordFormat.byteOrderMark) ? RecordFormat.byteOrderMark : []
    if let summary = plan.summary {
      for (number, column) in summary.columns.enumerated() {
        if number > 0 { text.append(delimiter) }
        cutter.write(Array(column.title.utf8), to: &text)
      }
      return text + lineEnding
    }
    for (number, source) in plan.writtenSources.enumerated() {
      if number > 0 { text.append(delimiter) }
      switch source {
      case .column(let column) where plan.isJoined(column):
        cutter.write(plan.columns[column].title, to: &text)
      case .column(let column): text += bytes[fields[column]]
      case .formula(let index):
        cutter.write(Array(plan.formulas[index].formula.name.utf8), to: &text)
      case .test, .constant: break
      }
    }
    if plan.writesRows, let name = plan.errorColumn {
      text.append(delimiter)
      cutter.write(Array(name.utf8), to: &text)
    }
    return text + lineEnding
  }
}
