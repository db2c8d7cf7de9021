/// Successive rows of a file, and then what is written for them.
final class TableChunk: Work {
  /// What rows left behind beside their text.
  struct Outcome {
    var output: [UInt8] = []
    var failures: [RowFailure] = []
    var sums: [ExactSum]
    var rowCount: Int = 0
    var lineCount: Int = 0
  }

  private let plan: TablePlan
  private let bytes: [UInt8]
  private(set) var outcome: Outcome
  /// Belongs to ``WorkQueue``.
  var isAnswered = false

  /// Makes a chunk of whole records.
  init(_ bytes: [UInt8], _ plan: TablePlan) {
    (self.bytes, self.plan) = (bytes, plan)
    outcome = Outcome(sums: plan.sums.map { _ in ExactSum() })
  }

  var byteCount: Int { bytes.count }

  func answer() {
    var worker = RowWorker(plan)
    worker.answer(bytes)
    outcome = worker.outcome
  }
}

/// A row that has no answer, or not all of them.
struct RowFailure {
  /// The line in which the row begins, from 1 in its chunk.
  var line: Int
  /// The number of the row, from 1 in its chunk.
  var row: Int
  /// The column that is to blame; empty for the whole row.
  var column: String
  /// What is wrong, perhaps with marks below the formula.
  var text: String
  var status: RunStatus
}
