import SciCalculator
import SciNumber

/// Answers the rows of a chunk, one after the other, in memory that is kept from row to row.
struct RowWorker {
  let plan: TablePlan
  var outcome: TableOutcome
  /// The cells of the row: constants stay, columns are filled by each row, and formulas in their order.
  var cells: [Cell]
  /// Where the columns of a delimited row are.
  private var fields: [FieldCutter.Field] = []
  /// Where the members of a JSON line are.
  var members = JSONMembers()
  var evaluator = RowEvaluator()
  /// The texts of the row of the joined file that has the row's key; `nil` for none.
  var joined: [[UInt8]]?
  /// The texts of columns whose texts count, by their slots.
  var texts: [[UInt8]]
  /// Columns that hold no number where a formula needs one.
  var unreadable: [Int] = []
  /// What this row's failures say, for the column of messages.
  var messages: [String] = []

  init(_ plan: TablePlan) {
    self.plan = plan
    cells = plan.emptyCells
    texts = Array(repeating: [], count: plan.textColumns.count)
    outcome = TableOutcome(of: plan)
  }

  mutating func answer(_ bytes: [UInt8]) {
    outcome.output.reserveCapacity(plan.writesRows ? bytes.count + bytes.count / 2 : 0)
    switch plan.format {
    case .delimited(let delimiter, let hasQuotes):
      answer(bytes.span, FieldCutter(delimiter: delimiter, hasQuotes: hasQuotes))
    case .jsonLines: answerLines(bytes.span)
    }
  }
}

// MARK: - Delimited rows

extension RowWorker {
  private mutating func answer(_ bytes: Span<UInt8>, _ cutter: FieldCutter) {
    var start = 0
    while start < bytes.count {
      let record = cutter.cut(bytes, from: start, into: &fields)
      answer(bytes, cutter, start, record)
      outcome.lineCount += record.lineCount
      start = record.next
    }
  }

  private mutating func answer(
    _ bytes: Span<UInt8>, _ cutter: FieldCutter, _ start: Int,
    _ record: FieldCutter.Record
  ) {
    // A line without anything is no row, except where a row is one field.
    if record.end == start, plan.ownColumnCount > 1 {
      if plan.copiesBlankLines { append(bytes, start..<record.next) }
      return
    }
    outcome.rowCount += 1
    if let problem = record.problem { return fail(problem.words) }
    guard fields.count == plan.ownColumnCount else {
      return fail(cutter.words(ofCount: fields.count, header: plan.ownColumnCount))
    }
    for (cell, source) in plan.sources.enumerated() {
      if case .column(let column) = source, plan.isRead[cell], !plan.isJoined(column) {
        cells[cell] = plan.reader.cell(bytes, fields[column].content)
      }
    }
    for (slot, column) in plan.textColumns.enumerated() where !plan.isJoined(column) {
      texts[slot] = FieldCutter.text(fields[column], bytes)
    }
    let isKept = computeRow()
    for column in unreadable {
      failReading(
        column,
        plan.isJoined(column)
          ? joinedText(column) ?? [] : FieldCutter.text(fields[column], bytes))
    }
    guard isKept, plan.writesRows else { return }
    defer { addSortedRow() }
    if let only = plan.only {
      for (index, source) in only.enumerated() {
        if index > 0 { outcome.output.append(cutter.delimiter) }
        switch source {
        case .column(let column) where plan.isJoined(column):
          cutter.write(joinedText(column) ?? [], to: &outcome.output)
        case .column(let column): append(bytes, fields[column].range)
        case .formula(let formula): writeField(formula, cutter)
        case .test, .constant: break
        }
      }
    } else {
      append(bytes, start..<record.end)
      for column in plan.joinedColumns {
        outcome.output.append(cutter.delimiter)
        cutter.write(joinedText(column) ?? [], to: &outcome.output)
      }
      for index in plan.formulas.indices {
        outcome.output.append(cutter.delimiter)
        writeField(index, cutter)
      }
    }
    if plan.errorColumn != nil {
      outcome.output.append(cutter.delimiter)
      cutter.write(Array(messages.joined(separator: "; ").utf8), to: &outcome.output)
    }
    if record.next > record.end {
      append(bytes, record.end..<record.next)
    } else {
      outcome.output += plan.lineEnding
    }
  }

  mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    unsafe bytes.extracting(range).withUnsafeBufferPointer { part in
      unsafe outcome.output.append(contentsOf: part)
    }
  }

  private mutating func writeField(_ formula: Int, _ cutter: FieldCutter) {
    let start = outcome.output.count
    guard let kind = write(formula), kind != .number || plan.reader.notation != nil else { return }
    // An array of its own: a slice would share the output, which would be copied as a whole to lose its end.
    let text = Array(outcome.output[start...])
    outcome.output.removeSubrange(start...)
    cutter.write(plan.text(text, kind), to: &outcome.output)
  }
}
