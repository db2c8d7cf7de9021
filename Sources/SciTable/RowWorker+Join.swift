// The columns of a joined file, which each row takes from the one that has its key.

extension RowWorker {
  /// Finds the row of the joined file, once the texts of the row's own columns are there, and fills the cells of its columns.
  mutating func joinRow() {
    guard let join = plan.join else { return }
    joined = join.table.texts(for: texts[join.slot])
    for (cell, source) in plan.sources.enumerated() {
      guard case .column(let column) = source, plan.isRead[cell], plan.isJoined(column) else {
        continue
      }
      if let text = joinedText(column) {
        cells[cell] = plan.reader.cell(text.span, 0..<text.count)
      } else {
        cells[cell] = join.unmatched == .error ? .failed : .missing
      }
    }
    for (slot, column) in plan.textColumns.enumerated() where plan.isJoined(column) {
      texts[slot] = joinedText(column) ?? []
    }
  }

  /// Says that no row of the joined file has the key of this one, if that is an error.
  mutating func failUnmatched() {
    guard let join = plan.join, joined == nil, join.unmatched == .error else { return }
    let key = String(decoding: texts[join.slot].prefix(60), as: UTF8.self)
    fail(
      "no row of \(join.table.name) has the \(join.table.key.name) `\(key)`; --unmatched empty lets it be",
      in: plan.columns[plan.textColumns[join.slot]].name)
  }

  /// The text of a column of the joined file; `nil` where no row has the key.
  func joinedText(_ column: Int) -> [UInt8]? {
    joined?[column - plan.ownColumnCount]
  }
}

extension TablePlan {
  /// Whether a column is one of the joined file.
  func isJoined(_ column: Int) -> Bool { column >= ownColumnCount }

  /// The columns of the joined file.
  var joinedColumns: Range<Int> { ownColumnCount..<columns.count }
}
