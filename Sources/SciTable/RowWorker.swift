import SciCalculator
import SciNumber

/// Answers the rows of a chunk, one after the other, in memory that is kept from row to row.
struct RowWorker {
  /// The thread's own plan: threads that count the users of the same tables wait for each other at each row.
  let plan: TablePlan
  var outcome: TableOutcome
  /// The cells of the row: constants stay, columns are filled by each row, and formulas in their order.
  var cells: [Cell]
  /// The delimited rows that are answered.
  private var block = RowBlock()
  /// What computes them together, where that can be done.
  private let formulas: FormulaBlocks?
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

  init(_ shared: TablePlan) {
    let plan = shared.unshared()
    self.plan = plan
    cells = plan.emptyCells
    texts = Array(repeating: [], count: plan.textColumns.count)
    outcome = TableOutcome(of: plan)
    formulas = plan.blocks.map { FormulaBlocks($0, plan) }
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
      block.cut(bytes, from: start, cutter)
      formulas?.compute(block, bytes, plan.reader, columnCount: plan.ownColumnCount)
      for index in block.rows.indices {
        let row = block.rows[index]
        if let formulas, !formulas.isOpen(index) {
          take(index, of: formulas, bytes, cutter)
        } else {
          answer(bytes, cutter, row)
        }
        outcome.lineCount += row.record.lineCount
        start = row.record.next
      }
    }
  }

  /// Answers a row by itself.
  private mutating func answer(
    _ bytes: Span<UInt8>, _ cutter: FieldCutter, _ row: RowBlock.Row
  ) {
    // A line without anything is no row, except where a row is one field.
    if row.record.end == row.start, plan.ownColumnCount > 1 {
      if plan.copiesBlankLines { append(bytes, row.start..<row.record.next) }
      return
    }
    outcome.rowCount += 1
    if let problem = row.record.problem { return fail(problem.words) }
    guard row.fields.count == plan.ownColumnCount else {
      return fail(cutter.words(ofCount: row.fields.count, header: plan.ownColumnCount))
    }
    for cell in plan.sources.indices { read(cell, bytes, row) }
    readTexts(bytes, row)
    let isKept = computeRow()
    end(row, isKept: isKept, bytes, cutter)
  }

  /// Takes the answers of a row from those of its block.
  private mutating func take(
    _ index: Int, of formulas: FormulaBlocks, _ bytes: Span<UInt8>, _ cutter: FieldCutter
  ) {
    outcome.rowCount += 1
    guard formulas.passes(index) else { return }
    let row = block.rows[index]
    if formulas.appendsFields { return write(index, of: formulas, bytes, cutter, row) }
    for (cell, lane) in formulas.lanes.enumerated() {
      if let lane {
        cells[cell] = .number(.rational(formulas.number(index, ofLane: lane)))
      } else {
        read(cell, bytes, row)
      }
    }
    readTexts(bytes, row)
    beginRow()
    countIn()
    end(row, isKept: true, bytes, cutter)
  }

  /// Fills a cell whose value is wanted and that a column of the row fills.
  private mutating func read(_ cell: Int, _ bytes: Span<UInt8>, _ row: RowBlock.Row) {
    guard case .column(let column) = plan.sources[cell], plan.isRead[cell], !plan.isJoined(column)
    else { return }
    cells[cell] = plan.reader.cell(bytes, block.fields[row.fields.lowerBound + column].content)
  }

  private mutating func readTexts(_ bytes: Span<UInt8>, _ row: RowBlock.Row) {
    for (slot, column) in plan.textColumns.enumerated() where !plan.isJoined(column) {
      texts[slot] = FieldCutter.text(block.fields[row.fields.lowerBound + column], bytes)
    }
  }

  /// Says which fields are unreadable, and writes the row if it is kept.
  private mutating func end(
    _ row: RowBlock.Row, isKept: Bool, _ bytes: Span<UInt8>, _ cutter: FieldCutter
  ) {
    for column in unreadable {
      failReading(
        column,
        plan.isJoined(column)
          ? joinedText(column) ?? []
          : FieldCutter.text(block.fields[row.fields.lowerBound + column], bytes))
    }
    guard isKept, plan.writesRows else { return }
    write(bytes, cutter, row)
    addSortedRow()
  }

  /// Writes a row and the answers of its block behind it, and adds these up.
  private mutating func write(
    _ index: Int, of formulas: FormulaBlocks, _ bytes: Span<UInt8>, _ cutter: FieldCutter,
    _ row: RowBlock.Row
  ) {
    for (sum, cell) in plan.sums.enumerated() {
      guard let lane = formulas.lanes[cell] else { continue }
      outcome.sums[sum].addNumber(formulas.number(index, ofLane: lane))
    }
    guard plan.writesRows else { return }
    append(bytes, row.start..<row.record.end)
    for (formula, field) in formulas.fields.enumerated() {
      outcome.output.append(cutter.delimiter)
      let number = formulas.number(index, ofLane: field.lane)
      if let decimals = field.decimals, number.write(decimals: decimals, to: &outcome.output) {
        if decimals > 0 {
          outcome.output[outcome.output.count - 1 - decimals] = formulas.separator
        }
      } else {
        cells[plan.formulas[formula].cell] = .number(.rational(number))
        writeField(formula, cutter)
      }
    }
    writeLineEnding(bytes, row)
  }

  private mutating func writeLineEnding(_ bytes: Span<UInt8>, _ row: RowBlock.Row) {
    if row.record.next > row.record.end {
      append(bytes, row.record.end..<row.record.next)
    } else {
      outcome.output += plan.lineEnding
    }
  }

  private mutating func write(_ bytes: Span<UInt8>, _ cutter: FieldCutter, _ row: RowBlock.Row) {
    if let only = plan.only {
      for (index, source) in only.enumerated() {
        if index > 0 { outcome.output.append(cutter.delimiter) }
        switch source {
        case .column(let column) where plan.isJoined(column):
          cutter.write(joinedText(column) ?? [], to: &outcome.output)
        case .column(let column):
          append(bytes, block.fields[row.fields.lowerBound + column].range)
        case .formula(let formula): writeField(formula, cutter)
        case .test, .constant: break
        }
      }
    } else {
      append(bytes, row.start..<row.record.end)
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
    writeLineEnding(bytes, row)
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
