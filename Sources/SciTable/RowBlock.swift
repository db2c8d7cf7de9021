import SciColumns

/// Successive rows whose fields are found before any of them is answered.
struct RowBlock {
  /// A row.
  struct Row {
    /// Where it begins.
    var start: Int
    var record: FieldCutter.Record
    /// Its fields among those of all rows.
    var fields: Range<Int>
  }

  private(set) var rows: [Row] = []
  private(set) var fields: [FieldCutter.Field] = []

  /// Finds the fields of the rows from a place on, as many as are computed together.
  mutating func cut(_ bytes: Span<UInt8>, from start: Int, _ cutter: FieldCutter) {
    rows.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
    var start = start
    while start < bytes.count, rows.count < BlockEvaluator.mostRows {
      let first = fields.count
      let record = cutter.cut(bytes, from: start, behind: &fields)
      rows.append(Row(start: start, record: record, fields: first..<fields.count))
      start = record.next
    }
  }
}
