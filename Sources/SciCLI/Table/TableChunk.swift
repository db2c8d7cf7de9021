import SciTable

/// Successive rows of a file, and then what is written for them.
final class TableChunk: Work {
  private let plan: TablePlan
  private let bytes: [UInt8]
  private(set) var outcome: TableOutcome
  /// Belongs to ``WorkQueue``.
  var isAnswered = false

  /// Makes a chunk of whole records.
  init(_ bytes: [UInt8], _ plan: TablePlan) {
    (self.bytes, self.plan) = (bytes, plan)
    outcome = TableOutcome(of: plan)
  }

  var byteCount: Int { bytes.count }

  func answer() {
    outcome = plan.answer(bytes)
  }
}
