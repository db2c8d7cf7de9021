import SciSyntax

/// The rows of a second file, which rows of the first are joined with by a key: `--join prices.csv --on sku`.
package struct JoinTable: Sendable {
  /// Why the file cannot be joined: the line, and what is wrong there.
  package struct JoinError: Error {
    package var line: Int
    package var words: String
  }

  /// What is done with a row whose key no row of the file has.
  package enum Unmatched: String, CaseIterable, Sendable {
    /// It is said, and the columns of the file are empty.
    case error
    /// The columns of the file are empty.
    case empty
  }

  /// The name of the file.
  let name: String
  /// The columns but the key.
  package let columns: [TableColumn]
  /// The key as the file has it.
  let key: TableColumn
  /// What the first file calls the key.
  let ownKey: String
  private let keyPlace: Int
  private let cutter: FieldCutter
  private var lineCount: Int
  private var places: [[UInt8]: Int] = [:]
  private var rows: [(line: Int, texts: [[UInt8]])] = []

  /// Begins with no rows.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - format: how its rows are written.
  ///   - header: its header.
  ///   - key: the name of the key in both files, or its two names with `=` between them, that of the first file first.
  /// - Throws: why the key is no column, or the format is none.
  package init(
    name: String, _ format: RecordFormat, _ header: TableHeader, on key: String
  ) throws(TablePlan.PlanError) {
    guard case .delimited(let delimiter, let hasQuotes) = format else {
      throw .request("--join takes CSV or tab-separated values, and no JSON lines")
    }
    cutter = FieldCutter(delimiter: delimiter, hasQuotes: hasQuotes)
    let names = key.split(separator: "=", omittingEmptySubsequences: false).map(\.trimmingSpaces)
    guard names.count < 3, !names.contains("") else {
      throw .request("--on takes a column of both files, or 'column = column of the second'")
    }
    let places = header.columns.indices.filter { place in
      let column = header.columns[place]
      return column.name == names[names.count - 1]
        || String(decoding: column.title, as: UTF8.self) == names[names.count - 1]
    }
    guard places.count == 1 else {
      let found = places.isEmpty ? "no column" : "more than one column"
      throw .request(
        "--on: \(found) of \(name) is called `\(names[names.count - 1])`; \(TablePlan.words(of: header.columns))"
      )
    }
    (self.name, ownKey, keyPlace) = (name, names[0], places[0])
    self.key = header.columns[places[0]]
    columns = header.columns.indices.filter { $0 != places[0] }.map { header.columns[$0] }
    lineCount = header.lineCount
  }

  /// Takes whole records.
  ///
  /// - Throws: what is wrong with a row, or that two have the same key.
  package mutating func add(_ records: [UInt8]) throws(JoinError) {
    var fields: [FieldCutter.Field] = []
    var start = 0
    while start < records.count {
      let record = cutter.cut(records.span, from: start, into: &fields)
      if record.end > start || columns.isEmpty {
        try add(fields.map { FieldCutter.text($0, records.span) }, record.problem)
      }
      lineCount += record.lineCount
      start = record.next
    }
  }

  private mutating func add(
    _ fields: [[UInt8]], _ problem: FieldCutter.QuoteError?
  ) throws(JoinError) {
    let line = lineCount + 1
    if let problem { throw JoinError(line: line, words: problem.words) }
    guard fields.count == columns.count + 1 else {
      throw JoinError(
        line: line, words: cutter.words(ofCount: fields.count, header: columns.count + 1))
    }
    let key = fields[keyPlace]
    // Without a key, a row is nobody's.
    if key.isEmpty { return }
    if let place = places[key] {
      throw JoinError(
        line: line,
        words:
          "`\(String(decoding: key, as: UTF8.self))` is the \(self.key.name) of line \(rows[place].line), too; a key must be that of one row"
      )
    }
    places[key] = rows.count
    var texts = fields
    texts.remove(at: keyPlace)
    rows.append((line, texts))
  }

  /// The texts of the columns in the row that has a key; `nil` if none has.
  func texts(for key: [UInt8]) -> [[UInt8]]? {
    places[key].map { rows[$0].texts }
  }
}
