/// What a file of rows holds and how it is written, found before any work begins.
///
/// A number or a date counts as one if the reader of fields reads it; what a verdict finds is what ``RowWorker`` does with the
/// options that the verdict names.
package struct TableVerdict: Sendable {
  let layout: FileLayout
  let header: TableHeader
  let request: VerdictRequest
  let candidates: NotationCandidates
  private let cutter: FieldCutter
  private var finder: ReadingFinder
  private(set) var columns: [ColumnTally]
  /// How many lines come before the next record.
  private var lineCount: Int
  private(set) var rowCount: Int = 0
  private(set) var fieldCount: Int = 0
  private(set) var quotedFieldCount: Int = 0
  private(set) var misshapenCount: Int = 0
  /// The first row that has not as many fields as the header, or broken quotes: its line, and why.
  private(set) var firstMisshapen: (line: Int, words: String)?

  /// Begins with the rows behind the header, of which signs of currencies are looked for in the first.
  package init(
    _ layout: FileLayout, _ header: TableHeader, _ request: VerdictRequest, sample: [UInt8]
  ) {
    (self.layout, self.header, self.request) = (layout, header, request)
    if case .delimited(let delimiter, let hasQuotes) = layout.format {
      cutter = FieldCutter(delimiter: delimiter, hasQuotes: hasQuotes)
    } else {
      cutter = FieldCutter(delimiter: Bytes.lineFeed, hasQuotes: false)
    }
    candidates = NotationCandidates(request, labels: Self.labels(sample, cutter))
    finder = ReadingFinder(candidates, request.dates.map { [$0] } ?? DateOrder.allCases)
    columns = Array(repeating: ColumnTally(), count: header.columns.count)
    lineCount = layout.skippedLineCount + header.lineCount
  }

  /// Looks at whole records.
  package mutating func add(_ bytes: [UInt8]) {
    var fields: [FieldCutter.Field] = []
    var start = 0
    while start < bytes.count {
      let record = cutter.cut(bytes.span, from: start, into: &fields)
      if record.end > start || columns.count == 1 { add(bytes, fields, record) }
      lineCount += record.lineCount
      start = record.next
    }
  }

  private mutating func add(
    _ bytes: [UInt8], _ fields: [FieldCutter.Field], _ record: FieldCutter.Record
  ) {
    rowCount += 1
    let line = lineCount + 1
    guard record.problem == nil, fields.count == columns.count else {
      misshapenCount += 1
      let count = fields.count == 1 ? "1 field" : "\(fields.count) fields"
      let words = record.problem?.words ?? "\(count), where the header has \(columns.count)"
      firstMisshapen = firstMisshapen ?? (line, words)
      return
    }
    fieldCount += fields.count
    for (column, field) in fields.enumerated() {
      if field.isQuoted { quotedFieldCount += 1 }
      let text = Self.trimmed(FieldCutter.text(field, bytes.span))
      columns[column].add(text.isEmpty ? nil : finder.reading(of: text), text, line: line)
    }
  }

  /// What stands beside the digits of fields that may be amounts.
  private static func labels(_ sample: [UInt8], _ cutter: FieldCutter) -> Set<String> {
    var labels: Set<String> = []
    var fields: [FieldCutter.Field] = []
    var start = 0
    while start < sample.count, labels.count < mostLabels {
      let record = cutter.cut(sample.span, from: start, into: &fields)
      for field in fields where field.content.count <= longestAmount {
        let text = trimmed(FieldCutter.text(field, sample.span))
        guard let parts = NumberParts(String(decoding: text, as: UTF8.self)), !parts.label.isEmpty
        else { continue }
        labels.insert(parts.label)
      }
      start = record.next
    }
    return labels
  }

  private static let mostLabels = 100
  private static let longestAmount = 40

  /// A field without the spaces at its ends, as it is read.
  private static func trimmed(_ text: [UInt8]) -> [UInt8] {
    let isSpace = { (byte: UInt8) in byte == Bytes.space || byte == Bytes.tab }
    return text.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
  }
}
