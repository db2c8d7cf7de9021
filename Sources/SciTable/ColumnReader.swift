import SciCalculator
package import SciNumber
import SciSyntax

/// Reads the numbers of some columns of a file with fields between delimiters, exactly; its other columns are not looked at.
package struct ColumnReader {
  /// Why a row cannot be read.
  package struct RowError: Error {
    package var line: Int
    package var words: String
    /// Whether there are only too many rows.
    package var isLimit = false
  }

  /// A row.
  package struct Row {
    package var line: Int
    /// Its numbers, in the order in which columns were asked for; `nil` where a field is empty.
    package var numbers: [Real?]
  }

  private let cutter: FieldCutter
  private let header: [TableColumn]
  private let columns: [Int]
  private let mostRows: Int
  private let reader = FieldReader(locale: nil, currency: nil, missing: .missing)
  private var line: Int
  private var fields: [FieldCutter.Field] = []

  /// The rows that were read.
  package private(set) var rows: [Row] = []

  /// Begins behind a header; `nil` for a format without fields between delimiters.
  ///
  /// - Parameters:
  ///   - columns: the places of columns in the header.
  ///   - header: the header.
  ///   - format: how the rows are written.
  ///   - mostRows: how many rows there may be.
  package init?(_ columns: [Int], of header: TableHeader, _ format: RecordFormat, mostRows: Int) {
    guard case .delimited(let delimiter, let hasQuotes) = format else { return nil }
    cutter = FieldCutter(delimiter: delimiter, hasQuotes: hasQuotes)
    self.columns = columns
    self.header = header.columns
    self.mostRows = mostRows
    line = header.lineCount + 1
  }

  /// Reads whole records.
  ///
  /// - Parameter records: the bytes of records, the last of which may lack its line ending at the end of a file.
  /// - Throws: what is wrong with the first row that cannot be read.
  package mutating func read(_ records: [UInt8]) throws(RowError) {
    let bytes = records.span
    var start = 0
    while start < bytes.count {
      let record = cutter.cut(bytes, from: start, into: &fields)
      if record.end > start || header.count == 1 { try read(bytes, record) }
      line += record.lineCount
      start = record.next
    }
  }

  private mutating func read(
    _ bytes: Span<UInt8>, _ record: FieldCutter.Record
  ) throws(RowError) {
    if let problem = record.problem { throw RowError(line: line, words: problem.words) }
    guard fields.count == header.count else {
      throw RowError(line: line, words: cutter.words(ofCount: fields.count, header: header.count))
    }
    guard rows.count < mostRows else {
      throw RowError(line: line, words: "there are more than \(mostRows) rows", isLimit: true)
    }
    var numbers: [Real?] = []
    for column in columns { numbers.append(try number(bytes, column)) }
    rows.append(Row(line: line, numbers: numbers))
  }

  private func number(_ bytes: Span<UInt8>, _ column: Int) throws(RowError) -> Real? {
    let cell = reader.cell(bytes, fields[column].content)
    if case .missing = cell { return nil }
    guard let number = cell.value?.real else {
      let text = FieldCutter.text(fields[column], bytes)
      let words = reader.problem(of: text, ofComma: "numbers have a point before their decimals")
      throw RowError(
        line: line, words: DiagnosticRenderer.escaped("column \(header[column].words): \(words)"))
    }
    return number
  }
}

extension TableHeader {
  /// The columns that have a name, or else this title.
  package func indices(named name: String) -> [Int] {
    let named = columns.indices.filter { columns[$0].name == name }
    guard named.isEmpty else { return named }
    return columns.indices.filter { columns[$0].title == Array(name.utf8) }
  }

  /// The title of a column, with what a terminal would obey spelled out.
  package func title(ofColumn column: Int) -> String {
    DiagnosticRenderer.escaped(String(decoding: columns[column].title, as: UTF8.self))
  }

  /// All columns in words, as far as they fit.
  package var columnWords: String {
    if columns.count == 1 { return "the only column is `\(title(ofColumn: 0))`" }
    return TablePlan.words(of: columns)
  }
}
