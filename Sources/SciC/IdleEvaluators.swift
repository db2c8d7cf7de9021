import SciCalculator
import SciColumns
import Synchronization

/// Evaluators of blocks that a call has left for the next one: to plan a formula and to find memory takes as long as a thousand rows.
///
/// Databases call with some thousand rows at a time.
@safe
final class IdleEvaluators: @unchecked Sendable {  // the lock guards them
  /// Each has memory for a block of each column and each operation, a third of a megabyte for a short formula.
  private static let mostIdle = 4

  private let lock = Mutex(())
  private var evaluators: [(unit: AngleUnit, evaluator: BlockEvaluator)] = []

  /// Takes one of a formula for columns, or makes it.
  func take(
    _ formula: ColumnFormula, _ columns: [BlockColumn], _ output: ColumnOutput, _ unit: AngleUnit
  ) -> BlockEvaluator {
    let idle = lock.withLock { _ -> BlockEvaluator? in
      evaluators.firstIndex { $0.unit == unit && $0.evaluator.computes(columns, output) }
        .map { evaluators.remove(at: $0).evaluator }
    }
    guard let idle else { return BlockEvaluator(formula, columns, output) }
    idle.use(columns)
    return idle
  }

  /// Leaves one for the next call.
  func leave(_ evaluator: BlockEvaluator, _ unit: AngleUnit) {
    lock.withLock { _ in
      if evaluators.count == Self.mostIdle { evaluators.removeFirst() }
      evaluators.append((unit, evaluator))
    }
  }
}
