package import SciCalculator

/// What successive rows come to.
package struct TableOutcome: Sendable {
  /// What is written for them.
  package internal(set) var output: [UInt8] = []
  package internal(set) var failures: [RowFailure] = []
  /// The sums of the columns that are added up.
  var sums: [ExactSum]
  /// The groups of rows, where a summary is written in place of them.
  var groups: GroupTable
  /// Where each row stands in the output, where rows are sorted.
  var sortedRows: SortedRun?
  package internal(set) var rowCount: Int = 0
  package internal(set) var lineCount: Int = 0

  /// The outcome of no rows.
  package init(of plan: TablePlan) {
    sums = plan.sums.map { _ in ExactSum() }
    groups = GroupTable(plan.summary)
    sortedRows = plan.order.map(SortedRun.init)
  }
}

extension TablePlan {
  /// Answers whole records; any thread can do so, in any order.
  package func answer(_ records: [UInt8]) -> TableOutcome {
    var worker = RowWorker(self)
    worker.answer(records)
    worker.outcome.sortedRows?.sort()
    return worker.outcome
  }
}

/// A row that has no answer, or not all of them.
package struct RowFailure: Sendable {
  /// The line in which the row begins, from 1 in its chunk.
  package var line: Int
  /// The number of the row, from 1 in its chunk.
  package var row: Int
  /// The column that is to blame; empty for the whole row.
  package var column: String
  /// What is wrong, perhaps with marks below the formula.
  package var text: String
  package var errorClass: ErrorClass
}
